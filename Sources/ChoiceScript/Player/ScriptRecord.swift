import ChoiceScene

/// Something that a player writes down.
public struct ScriptRecord<Effect: Equatable & Sendable>: Equatable, Sendable {
  /// When it happened, on the control's clock, which never goes back.
  public var time: Double
  /// The index of the step that caused it; `nil` for what fell due by itself.
  public var step: Int?
  /// What happened.
  public var event: Event

  /// What a player writes down.
  public enum Event: Equatable, Sendable {
    /// The app is told something.
    case effect(Effect)
    /// A step made no sense, for this reason, and changed nothing.
    case refused(String)
    /// The control's scene has this fault.
    case fault(String)
  }

  /// A record of the given time.
  public init(time: Double, step: Int?, event: Event) {
    self.time = time
    self.step = step
    self.event = event
  }
}

/// A sink that shows nothing and counts what it is told.
public struct SinkTally: SceneSink, Equatable, Sendable {
  /// How many nodes have come.
  public private(set) var inserted = 0
  /// How many nodes have changed.
  public private(set) var updated = 0
  /// How many nodes have another place.
  public private(set) var moved = 0
  /// How many nodes have gone.
  public private(set) var removed = 0

  /// Nothing counted yet.
  public init() {}

  /// Counts a node that has come.
  public mutating func insert(_ node: Node, at index: Int) { inserted += 1 }
  /// Counts a node that has changed.
  public mutating func update(_ node: Node, from old: Node) { updated += 1 }
  /// Counts a node that has another place.
  public mutating func move(_ node: Node, to index: Int) { moved += 1 }
  /// Counts a node that has gone.
  public mutating func remove(_ node: Node) { removed += 1 }
  /// Counts nothing.
  public mutating func focus(_ id: NodeID?) {}
}
