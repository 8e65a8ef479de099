import ChoiceCore
import ChoiceScene

/// Writes the changes of a scene as commands for JavaScript. Of a node that changes only what
/// differs is written.
public struct CommandEncoder: SceneSink {
  let writer = ByteWriter()
  /// The node that commands are about.
  private var current: NodeID?
  /// How many nodes without a parent are no overlays. They stand before those that are.
  private var rootCount = 0

  /// An encoder that has been told nothing yet.
  public init() {}

  /// The commands since the last call.
  public mutating func take() -> [UInt8] {
    current = nil
    return writer.take()
  }

  /// A node comes, with all that isn't as `sink.js` makes it.
  public mutating func insert(_ node: Node, at index: Int) {
    current = node.id
    command(.insert)
    name(node.id)
    if node.isOverlay {
      writer.integer(0)
      writer.integer(index - rootCount)
    } else {
      name(node.parent)
      writer.integer(index)
      if node.parent == nil { rootCount += 1 }
    }
    writer.flag(node.semantics?.role.isInteractive ?? false)
    var plain = Node(id: node.id, parent: node.parent, frame: .zero)
    // No frame is like this one, so it is always written.
    plain.frame.width = -1
    encodeAspects(of: node, unlike: plain)
  }

  /// A node changes.
  public mutating func update(_ node: Node, from old: Node) {
    let start = writer.count
    let before = current
    turn(to: node.id)
    let named = writer.count
    encodeAspects(of: node, unlike: old)
    if writer.count == named {
      writer.cut(to: start)
      current = before
    }
  }

  /// Always: to compare what is written takes less of a module than to compare nodes.
  public func needsUpdate(_ node: Node, from old: Node) -> Bool { true }

  /// A node gets another place among its siblings.
  public mutating func move(_ node: Node, to index: Int) {
    turn(to: node.id)
    command(.move)
    writer.integer(index)
  }

  /// A node goes.
  public mutating func remove(_ node: Node) {
    if node.parent == nil && !node.isOverlay { rootCount -= 1 }
    turn(to: node.id)
    command(.remove)
    current = nil
  }

  /// The keyboard focus is on this node now.
  public mutating func focus(_ id: NodeID?) {
    command(.focus)
    name(id)
  }

  mutating func command(_ command: Command) {
    writer.integer(Int(command.rawValue))
  }

  /// Names the node that commands are about, unless the last one was about it, too.
  private mutating func turn(to id: NodeID) {
    if current == id { return }
    command(.node)
    name(id)
    current = id
  }

  mutating func name(_ id: NodeID?) {
    writer.number(Double(id?.item?.rawValue ?? -1) * 256 + Double(id?.part ?? 0))
  }
}
