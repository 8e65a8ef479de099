#if canImport(UIKit)
  import UIKit

  /// A view that is only seen: touches go to what is inside or behind it.
  class PassThroughView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit === self ? nil : hit
    }
  }

  /// What holds a control's overlays in the window, over everything else.
  ///
  /// It has the control's coordinates. For keys, for the focus and for the gestures of assistive
  /// technology it is inside the control.
  final class OverlayView: PassThroughView {
    private weak var control: UIView?
    private weak var input: (any NodeInput)?

    init(of control: UIView, input: (any NodeInput)?) {
      self.control = control
      self.input = input
      super.init(frame: .zero)
      isAccessibilityElement = false
    }

    required init?(coder: NSCoder) { nil }

    /// Lies over the window that the control is in, in the control's place; is nowhere if it is in
    /// none.
    func cover(_ place: WindowPlace) {
      guard let control, let window = control.window else { return removeFromSuperview() }
      if superview !== window { window.addSubview(self) }
      // One stop for the Tab key, together with the control.
      focusGroupIdentifier = control.focusGroupIdentifier
      layer.anchorPoint = .zero
      transform = CGAffineTransform(rotationAngle: 0)
        .scaledBy(x: place.scale.width, y: place.scale.height)
      bounds = CGRect(
        origin: CGPoint(x: -place.origin.x, y: -place.origin.y), size: place.container)
      center = window.bounds.origin
    }

    override var next: UIResponder? { control }

    override var parentFocusEnvironment: (any UIFocusEnvironment)? { control }

    override func accessibilityPerformEscape() -> Bool {
      input?.take(.dismiss)
      return input != nil
    }
  }
#endif
