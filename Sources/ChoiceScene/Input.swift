/// What comes to a control from outside. All of it is accepted at any time; what makes no sense is
/// ignored.
public enum Input: Equatable, Sendable {
  /// A finger, pen or mouse button.
  case pointer(PointerEvent)
  /// A key went down, or repeats.
  case key(KeyStroke)
  /// The keyboard focus has come to this node of the control, by the platform's doing. `visible`
  /// says whether the platform wants it shown (CSS's `:focus-visible`).
  case focused(NodeID, visible: Bool)
  /// The keyboard focus has left the control.
  case blurred
  /// Assistive technology, or a click without a pointer, activates this node.
  case activate(NodeID)
  /// A person has scrolled what is inside this node to an offset in points, from the left or, where
  /// it scrolls vertically, from the top.
  case scrolled(NodeID, to: Double)
  /// A person has typed this text while the control had the focus: one letter as a rule, and no
  /// space, which is a key. With the platform's fold key applied: lower case, without accents.
  case typed(Utf8Text)
  /// What is open is to be closed: a press outside of the control and its overlays, the platform's
  /// way back, the escape gesture of assistive technology.
  case dismiss
  /// Time has passed.
  case tick
}

/// One event of a pointer, in the control's own coordinates.
public struct PointerEvent: Equatable, Sendable {
  /// What happened.
  public var phase: PointerPhase
  /// Where, from the control's top left corner. A place that isn't finite cancels the press.
  public var place: ScenePoint
  /// Which pointer; several can be down at once. The first one down presses, others are ignored.
  public var pointer: Int

  /// An event of a pointer.
  public init(_ phase: PointerPhase, at place: ScenePoint, pointer: Int = 0) {
    self.phase = phase
    self.place = place
    self.pointer = pointer
  }
}

/// What a pointer does.
public enum PointerPhase: Equatable, Sendable {
  /// It went down.
  case began
  /// It moved while down.
  case moved
  /// It went up.
  case ended
  /// The platform took it away, for a scroll or a gesture of its own.
  case cancelled
}

/// A key with its modifiers.
public struct KeyStroke: Equatable, Sendable {
  /// Which key.
  public var key: Key
  /// Whether Control, Alt (Option) or Meta (Command) is held. Such presses belong to the platform
  /// (Alt+Left goes back in a browser) and no control takes them.
  public var isShortcut: Bool
  /// Whether Shift is held: with Tab it goes back.
  public var isShifted: Bool

  /// A key, without modifiers unless told otherwise.
  public init(_ key: Key, isShortcut: Bool = false, isShifted: Bool = false) {
    self.key = key
    self.isShortcut = isShortcut
    self.isShifted = isShifted
  }
}

/// A key that a control may take. Left and right are those of the keyboard, whatever the writing
/// direction.
public enum Key: UInt8, Equatable, Sendable, CaseIterable {
  /// The arrow to the left.
  case left
  /// The arrow to the right.
  case right
  /// Up.
  case up
  /// Down.
  case down
  /// Home.
  case home
  /// End.
  case end
  /// Enter or Return.
  case enter
  /// The space bar.
  case space
  /// Escape.
  case escape
  /// A page up.
  case pageUp
  /// A page down.
  case pageDown
  /// The Tab key, with Shift or without.
  case tab
}

/// A set of keys.
public struct KeySet: OptionSet, Sendable {
  /// One bit for each key, by its raw value.
  public var rawValue: UInt16

  /// The set of the given bits.
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// The set of the given keys.
  public init(_ keys: Key...) {
    rawValue = 0
    for key in keys { rawValue |= 1 << key.rawValue }
  }

  /// Whether the stroke is of one of these keys, and not a shortcut of the platform's.
  public func takes(_ stroke: KeyStroke) -> Bool {
    !stroke.isShortcut && rawValue & (1 << stroke.key.rawValue) != 0
  }
}
