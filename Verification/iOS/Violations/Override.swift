// caught by: method does not override any method from its superclass
import UIKit

final class Violation: UIView {
  override func layoutSubviews(animated: Bool) {}
}
