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
  /// A person types a text, letter by letter at one instant; its spaces are the space bar.
  case type(String)
  /// The keyboard focus comes to a node, or leaves the control.
  case focus(ScriptNode?, visible: Bool = true)
  /// Assistive technology activates a node.
  case activate(ScriptNode)
  /// What is open is dismissed: a press outside, the platform's way back.
  case dismiss
  /// A person scrolls to an offset in points, at once or evenly over some seconds: what the control
  /// scrolls as a rule, or this node.
  case scroll(to: Double, over: Double = 0, ScriptNode? = nil)
  /// The surroundings change.
  case proposal(ScriptPatch<ScriptProposal>)
  /// Time has passed.
  case tick
  /// Code asks for something.
  case action(Action)
}

/// A node of a control, as documents name it.
public enum ScriptNode: Equatable, Sendable {
  /// The node of an item that is touched, focused and spoken.
  case item(ItemID)
  /// A part of the control by its name, of the whole or of an item.
  case part(String, ItemID?)
}

/// Where a pointer goes.
public enum ScriptTarget: Equatable, Sendable {
  /// To the middle of what is visible of a node's touch area.
  case node(ScriptNode)
  /// To a place in the control's own coordinates.
  case place(ScenePoint)

  /// To the middle of what is visible of an item's touch area.
  public static func item(_ id: ItemID) -> ScriptTarget { .node(.item(id)) }
}
