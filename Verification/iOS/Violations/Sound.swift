// The same things done rightly.
import UIKit

final class Sound: UIView {
  func observe() {
    if #available(iOS 17.0, *) {
      registerForTraitChanges([any UITraitDefinition.Type]()) {
        (view: Sound, _: UITraitCollection) in view.setNeedsLayout()
      }
    }
  }
  override func layoutSubviews() { super.layoutSubviews() }
  func opacity() -> Double { alpha }
}

final class Target: NSObject {
  var selector: Selector { #selector(step(_:)) }
  @objc private func step(_ link: CADisplayLink) {}
}
