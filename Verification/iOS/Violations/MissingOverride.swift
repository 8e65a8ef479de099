// caught by: overriding declaration requires an 'override' keyword
import UIKit

final class Violation: UIControl {
  func layoutSubviews() {}
}
