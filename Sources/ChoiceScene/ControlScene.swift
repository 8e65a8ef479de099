/// Everything that a control shows at one instant.
public struct ControlScene: Equatable, Sendable {
  /// The control's own size in points.
  public var size: SceneSize
  /// What is shown, each parent before what is inside it, and otherwise from back to front. The
  /// nodes with ``Node/semantics`` are in reading order.
  public var nodes: [Node]
  /// When motion ends: scenes of that instant and later are alike until something is sent or
  /// applied. `nil` when nothing moves.
  public var motionEnds: Instant?
  /// When the next effect falls due. `nil` when none is pending.
  public var effectDue: Instant?
  /// The node that has the keyboard focus, if the control has it.
  public var focus: NodeID?
  /// The only node that the Tab key stops at: the one that has the focus, so that Tab leaves the
  /// control from there, else the one that takes it when it comes into the control.
  public var focusEntry: NodeID?
  /// The keys that the control takes while it has the focus. A face lets all others pass.
  public var keys: KeySet
  /// The keys that the control is to hear of before the platform acts on them: Tab, out of a list
  /// that closes then. A face sends them, moves the focus where the scene then has it, and lets
  /// them pass.
  public var heardKeys: KeySet = []
  /// Whether a letter that is typed now is the control's (``Input/typed(_:)``). A face lets it pass
  /// where it isn't.
  public var takesText = false

  /// A scene of the given nodes, at rest.
  public init(
    size: SceneSize, nodes: [Node], motionEnds: Instant? = nil, effectDue: Instant? = nil,
    focus: NodeID? = nil, focusEntry: NodeID? = nil, keys: KeySet = []
  ) {
    self.size = size
    self.nodes = nodes
    self.motionEnds = motionEnds
    self.effectDue = effectDue
    self.focus = focus
    self.focusEntry = focusEntry
    self.keys = keys
  }

  /// A scene without anything in it.
  public static let empty = ControlScene(size: .zero, nodes: [])

  /// The node of the given id, if it is shown. O(number of nodes).
  public func node(_ id: NodeID) -> Node? {
    for node in nodes where node.id == id { return node }
    return nil
  }

  /// A node's frame in the control's own coordinates: parents and scroll offsets added up,
  /// transforms left out. `nil` where no such node is shown. O(depth × number of nodes).
  public func frameInControl(_ id: NodeID) -> SceneRect? {
    guard let node = node(id) else { return nil }
    let origin = originOfContent(of: node.parent)
    return node.frame.offset(x: origin.x, y: origin.y)
  }

  /// Where the content of the node `id` has its top left corner, in the control's coordinates.
  public func originOfContent(of id: NodeID?) -> ScenePoint {
    var origin = ScenePoint.zero
    var next = id
    while let id = next, let node = node(id) {
      let scrolled = node.scroll?.origin ?? .zero
      origin.x += node.frame.x - scrolled.x
      origin.y += node.frame.y - scrolled.y
      next = node.parent
    }
    return origin
  }
}

/// Where a face receives the changes from one scene to the next. A face is an interpreter of these
/// calls.
///
/// They come in this order: removals (what is inside a node before the node), then for each node
/// from back to front its insertion, move or update, and last the focus. After them the native
/// nodes are those of the new scene.
public protocol SceneSink {
  /// A node has come. Its parent is already there; `index` is its place among the parent's
  /// children as they are at this call, from back to front.
  mutating func insert(_ node: Node, at index: Int)
  /// A node has changed, but not its parent.
  mutating func update(_ node: Node, from old: Node)
  /// Whether a node that stays is to be updated. Where a face doesn't say, every node that differs
  /// is; one that finds out by itself what is new can say yes, and spare comparing twice.
  func needsUpdate(_ node: Node, from old: Node) -> Bool
  /// A node has another place among its parent's children: `index` counts those that are there at
  /// this call, without the node itself.
  mutating func move(_ node: Node, to index: Int)
  /// A node has gone. What was inside it has been removed before.
  mutating func remove(_ node: Node)
  /// The keyboard focus is now on this node, or has left the control.
  mutating func focus(_ id: NodeID?)
}

extension SceneSink {
  /// Whether anything differs.
  public func needsUpdate(_ node: Node, from old: Node) -> Bool { node != old }
}
