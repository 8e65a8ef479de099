import ChoiceCore
import ChoiceScene

/// Writes the changes of a scene as commands for JavaScript. Of a node that changes only what
/// differs is written.
public struct CommandEncoder: SceneSink {
  var writer = ByteWriter()
  /// The node that commands are about.
  private var current: NodeID?

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
    name(node.parent)
    writer.integer(index)
    writer.byte(node.kind.rawValue)
    var plain = Node(id: node.id, parent: node.parent, frame: .zero)
    // No frame is like this one, so it is always written.
    plain.frame.width = -1
    update(node, from: plain)
  }

  /// A node changes.
  public mutating func update(_ node: Node, from old: Node) {
    if node.frame != old.frame {
      command(.frame, of: node.id)
      shorts(node.frame.x, node.frame.y, node.frame.width, node.frame.height)
    }
    encodeTouch(node, from: old)
    encodeBox(node, from: old)
    if node.content != old.content { encodeContent(node, from: old) }
    encodeComposition(node, from: old)
    if let semantics = node.semantics, semantics != old.semantics {
      command(.semantics, of: node.id)
      encode(semantics)
    }
    // After the children have got their places: `sink.js` scrolls when all else is done.
    if let scroll = node.scroll, scroll != old.scroll {
      command(.scroll, of: node.id)
      shorts(scroll.contentSize.width, scroll.contentSize.height)
      writer.number(scroll.offset)
      writer.flag(scroll.isEnabled)
    }
  }

  /// A node gets another place among its siblings.
  public mutating func move(_ node: Node, to index: Int) {
    command(.move, of: node.id)
    writer.integer(index)
  }

  /// A node goes.
  public mutating func remove(_ node: Node) {
    command(.remove, of: node.id)
    current = nil
  }

  /// The keyboard focus is on this node now.
  public mutating func focus(_ id: NodeID?) {
    command(.focus)
    name(id)
  }

  mutating func command(_ command: Command) {
    writer.byte(command.rawValue)
  }

  /// A command about a node, which is named first where the last one was about another.
  mutating func command(_ command: Command, of id: NodeID) {
    if current != id {
      self.command(.node)
      name(id)
      current = id
    }
    self.command(command)
  }

  mutating func name(_ id: NodeID?) {
    writer.byte(id?.part ?? 0)
    writer.integer(id?.item?.rawValue ?? -1)
  }

  mutating func shorts(_ values: Double...) {
    for value in values { writer.short(value) }
  }

  private mutating func encodeTouch(_ node: Node, from old: Node) {
    guard let touch = node.hitFrame, touch != old.hitFrame || node.frame != old.frame else {
      return
    }
    let frame = node.frame
    command(.touch, of: node.id)
    shorts(
      frame.y - touch.y, touch.maxX - frame.maxX, touch.maxY - frame.maxY, frame.x - touch.x)
  }
}

extension Node {
  var kind: NodeKind {
    guard let semantics else { return scroll == nil ? .decoration : .container }
    return semantics.role.isInteractive ? .target : .container
  }
}
