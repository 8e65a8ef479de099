// caught by: 'registerForTraitChanges(_:handler:)' is only available in iOS 17.0 or newer
import UIKit

final class Violation: UIView {
  func observe() {
    registerForTraitChanges([any UITraitDefinition.Type]()) {
      (view: Violation, _: UITraitCollection) in view.setNeedsLayout()
    }
  }
}
