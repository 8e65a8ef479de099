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

  /// Where the window is on the screen.
  public var stubOrigin = CGPoint.zero

  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    let other = window?.stubOrigin ?? .zero
    return rect.offsetBy(dx: other.x - stubOrigin.x, dy: other.y - stubOrigin.y)
  }

  /// A keyboard comes up, or goes away, to this place on the screen.
  public static func stubMoveKeyboard(to frame: CGRect) {
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil,
      userInfo: [UIResponder.keyboardFrameEndUserInfoKey: frame])
  }

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
      return scroller.stubDrag(
        by: CGPoint(x: touch.stubStart.x - place.x, y: touch.stubStart.y - place.y))
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

  /// The scroll view that takes a touch which has moved ten points the way it scrolls.
  private func stubScroller(for touch: UITouch) -> UIScrollView? {
    let x = abs(touch.stubPlace.x - touch.stubStart.x)
    let y = abs(touch.stubPlace.y - touch.stubStart.y)
    guard max(x, y) > 10, x != y else { return nil }
    var next = touch.view
    while let view = next {
      if let scroller = view as? UIScrollView, scroller.stubCanScroll(sideways: x > y),
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

  /// Whether responders get a key that the focus system could do nothing with because it was
  /// refused. The documentation says nothing of this.
  public var stubPassesRefusedKeys = true

  /// Whether the focus is lost at once with a view that has it.
  public var stubLosesFocusWithViews = false

  /// The item that has the focus.
  public var stubFocusedItem: UIView? { stubFocus.item }

  /// The Tab key moves the focus into a view, or out of everything.
  public func stubMoveFocus(into view: UIView?) {
    layoutIfNeeded()
    _ = stubFocus.move(to: view.flatMap { StubFocus.primary(in: $0) })
    stubTurn()
  }

  /// The focus engine moves the focus to this very item.
  public func stubMoveFocus(to item: UIView) {
    if item.canBecomeFocused { _ = stubFocus.move(to: item) }
    stubTurn()
  }

  /// A key goes down and up. Documented: the focus system gets it first, and responders where the
  /// focus system does nothing with it. Returns whether it came to the window, unused.
  @discardableResult
  public func stubPress(
    _ code: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = [], characters: String = ""
  ) -> Bool {
    let press = UIPress()
    press.key = UIKey()
    press.key?.keyCode = code
    press.key?.modifierFlags = modifiers
    press.key?.characters = characters
    stubUnused = []
    if stubIsFocusSystemFirst {
      if stubMoveFocus(by: code, modifiers) || (code == .keyboardTab && !stubPassesRefusedKeys) {
        stubTurn()
        return false
      }
    }
    let target: UIResponder = stubFocus.item ?? self
    target.pressesBegan([press], with: UIPressesEvent())
    target.pressesEnded([press], with: UIPressesEvent())
    stubTurn()
    return stubUnused.contains(press)
  }

  /// A key that writes something goes down and up.
  @discardableResult
  public func stubType(_ text: String, modifiers: UIKeyModifierFlags = []) -> Bool {
    let code: UIKeyboardHIDUsage = text == " " ? .keyboardSpacebar : .keyboardA
    return stubPress(code, modifiers: modifiers, characters: text)
  }

  private func stubMoveFocus(by code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags) -> Bool {
    let headings: [UIKeyboardHIDUsage: UIFocusHeading] = [
      .keyboardLeftArrow: .left, .keyboardRightArrow: .right, .keyboardUpArrow: .up,
      .keyboardDownArrow: .down,
    ]
    if code == .keyboardTab, modifiers.subtracting(.shift).isEmpty {
      let heading: UIFocusHeading = modifiers.isEmpty ? .next : .previous
      return stubFocus.moveToNextGroup(heading, in: self)
    }
    guard modifiers.isEmpty, let heading = headings[code] else { return false }
    return stubFocus.move(heading, in: self)
  }

  private var stubUnused: Set<UIPress> = []

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    stubUnused.formUnion(presses)
  }
}
