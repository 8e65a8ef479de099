import ChoiceScene

/// One thing that happens at a time of a document.
public struct ScriptStep<Action: Equatable & Sendable>: Equatable, Sendable {
  /// When it happens, in seconds from the start. A time before that of the step before it is
  /// passed on as it is.
  public var time: Double
  /// What happens.
  public var event: ScriptEvent<Action>

  /// A step at the given time.
  public init(at time: Double, _ event: ScriptEvent<Action>) {
    self.time = time
    self.event = event
  }
}

/// What can happen in a document.
public enum ScriptEvent<Action: Equatable & Sendable>: Equatable, Sendable {
  /// A pointer goes down and up.
  case tap(ScriptTarget)
  /// A pointer goes down, and up after so many seconds.
  case press(ScriptTarget, for: Double)
  /// A pointer goes down, moves, and goes up elsewhere.
  case drag(from: ScriptTarget, to: ScriptTarget, over: Double)
  /// One event of a pointer.
  case pointer(PointerEvent)
  /// A key goes down.
  case key(KeyStroke)
  /// The keyboard focus comes to an item, or leaves the control.
  case focus(ItemID?, visible: Bool = true)
  /// Assistive technology activates an item.
  case activate(ItemID)
  /// A person scrolls to an offset in points, at once or evenly over some seconds.
  case scroll(to: Double, over: Double = 0)
  /// The surroundings change.
  case proposal(ScriptPatch<ScriptProposal>)
  /// Time has passed.
  case tick
  /// Code asks for something.
  case action(Action)
}

/// Where a pointer goes.
public enum ScriptTarget: Equatable, Sendable {
  /// To the middle of what is visible of an item's touch area.
  case item(ItemID)
  /// To a place in the control's own coordinates.
  case place(ScenePoint)
}
