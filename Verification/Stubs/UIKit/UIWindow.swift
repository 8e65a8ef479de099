/// A window, and through its `stub` members the person in front of it.
@MainActor open class UIWindow: UIView {
  let stubFocus = StubFocus()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    stubJoinClock()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    stubJoinClock()
  }

  private func stubJoinClock() {
    let key = ObjectIdentifier(self)
    StubClock.afterFrame[key] = { [weak self] in
      guard let self else {
        StubClock.afterFrame[key] = nil
        return
      }
      stubTurn()
    }
  }

  open override var window: UIWindow? { self }

  /// The end of a turn of the run loop: layout and focus are brought up to date.
  public func stubTurn() {
    layoutIfNeeded()
    stubFocus.update()
    layoutIfNeeded()
  }

  public func stubSetTraits(_ traits: UITraitCollection) {
    stubInherit(traits)
    stubTurn()
  }

  // Touches.

  public func stubDown(at place: CGPoint) -> UITouch {
    layoutIfNeeded()
    let touch = UITouch()
    touch.window = self
    touch.stubPlace = place
    touch.stubStart = place
    touch.view = hitTest(place, with: nil)
    touch.view?.touchesBegan([touch], with: UIEvent())
    stubTurn()
    return touch
  }

  public func stubMove(_ touch: UITouch, to place: CGPoint) {
    touch.stubPlace = place
    touch.phase = .moved
    defer { stubTurn() }
    if let scroller = touch.stubScroller {
      return scroller.stubDrag(by: touch.stubStart.x - place.x)
    }
    if let scroller = stubScroller(for: touch) {
      touch.stubScroller = scroller
      touch.stubStart = place
      touch.phase = .cancelled
      touch.view?.touchesCancelled([touch], with: UIEvent())
      return scroller.stubBeginDrag()
    }
    touch.view?.touchesMoved([touch], with: UIEvent())
  }

  public func stubUp(_ touch: UITouch, at place: CGPoint? = nil) {
    if let place { touch.stubPlace = place }
    defer { stubTurn() }
    if let scroller = touch.stubScroller { return scroller.stubEndDrag() }
    touch.phase = .ended
    // A view that was taken out of its window goes on getting its touches.
    touch.view?.touchesEnded([touch], with: UIEvent())
  }

  public func stubCancel(_ touch: UITouch) {
    touch.phase = .cancelled
    touch.view?.touchesCancelled([touch], with: UIEvent())
    stubTurn()
  }

  public func stubTap(at place: CGPoint) { stubUp(stubDown(at: place)) }

  /// The scroll view that takes a touch which has moved ten points sideways.
  private func stubScroller(for touch: UITouch) -> UIScrollView? {
    let distance = abs(touch.stubPlace.x - touch.stubStart.x)
    guard distance > 10, distance > abs(touch.stubPlace.y - touch.stubStart.y) else { return nil }
    var next = touch.view
    while let view = next {
      if let scroller = view as? UIScrollView, scroller.stubCanScroll,
        scroller.canCancelContentTouches, let target = touch.view,
        target === scroller || scroller.touchesShouldCancel(in: target)
      {
        return scroller
      }
      next = view.superview
    }
    return nil
  }

  // Keys and focus.

  /// Whether the focus system gets keys before responders. Where a responder has taken one, the
  /// focus system may still see it.
  public var stubIsFocusSystemFirst = true

  /// The item that has the focus.
  public var stubFocusedItem: UIView? { stubFocus.item }

  /// The Tab key moves the focus into a view, or out of everything.
  public func stubMoveFocus(into view: UIView?) {
    layoutIfNeeded()
    stubFocus.move(to: view.flatMap { StubFocus.primary(in: $0) })
    stubTurn()
  }

  /// The focus engine moves the focus to this very item.
  public func stubMoveFocus(to item: UIView) {
    if item.canBecomeFocused { stubFocus.move(to: item) }
    stubTurn()
  }

  /// A key goes down and up. Documented: the focus system gets it first, and responders where the
  /// focus system does nothing with it. Returns whether it came to the window, unused.
  @discardableResult
  public func stubPress(
    _ code: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []
  ) -> Bool {
    let press = UIPress()
    press.key = UIKey()
    press.key?.keyCode = code
    press.key?.modifierFlags = modifiers
    stubUnused = []
    let headings: [UIKeyboardHIDUsage: UIFocusHeading] = [
      .keyboardLeftArrow: .left, .keyboardRightArrow: .right,
    ]
    if stubIsFocusSystemFirst, modifiers.isEmpty, let heading = headings[code],
      stubFocus.moveSideways(heading, in: self)
    {
      stubTurn()
      return false
    }
    let target: UIResponder = stubFocus.item ?? self
    target.pressesBegan([press], with: UIPressesEvent())
    target.pressesEnded([press], with: UIPressesEvent())
    stubTurn()
    return stubUnused.contains(press)
  }

  private var stubUnused: Set<UIPress> = []

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    stubUnused.formUnion(presses)
  }
}
