// caught by: main actor-isolated property 'alpha' can not be referenced from a nonisolated context
import UIKit

final class Violation: UIView {
  nonisolated func opacity() -> CGFloat { alpha }
}
