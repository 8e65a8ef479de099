import ChoiceCore
import ChoiceScene
import Foundation
import Testing

@testable import ChoiceWeb

@Suite("Commands") struct EncoderTests {
  /// A node with everything that a node can have.
  static func full() -> Node {
    var node = Node(
      id: NodeID(part: 9, item: ItemID(7)), parent: nil,
      frame: SceneRect(x: 10.5, y: -2, width: 30, height: 20))
    node.hitFrame = SceneRect(x: 8.5, y: -6, width: 36, height: 44)
    node.fill = .color(RGBA(0x3bbd79, alpha: 0.5))
    node.cornerRadius = 3
    node.border = Border(width: 2, color: RGBA(0xff0000))
    node.shadow = DropShadow(color: RGBA(0x010203), blur: 4, offset: ScenePoint(x: 1, y: -1))
    node.content = .text(
      TextContent(TextRun("Grüße", TextStyle(size: 14, weight: 600)), color: RGBA(0x0a0b0c)))
    node.opacity = 0.25
    node.transform = SceneTransform(
      scaleX: 2, scaleY: 0.5, rotation: 1, anchor: ScenePoint(x: 0, y: 1))
    node.clipsChildren = true
    node.edgeFade = EdgeFade(left: 20, right: 40, strength: 0.5)
    node.scroll = ScrollRegion(
      contentSize: SceneSize(width: 300, height: 20), offset: 0.1, isEnabled: true)
    node.semantics = Semantics(
      role: .radio, name: "Name", isSelected: true, isDisabled: true, isFocusable: false,
      position: SetPosition(2, of: 5), badge: .count(12))
    return node
  }

  @Test func `a node says all that it is`() throws {
    var encoder = CommandEncoder()
    var reader = CommandReader()
    let node = Self.full()
    encoder.insert(node, at: 0)
    reader.read(encoder.take())
    let seen = try #require(reader.nodes[node.id])
    #expect(reader.children[nil] == [node.id])
    #expect(seen.isTarget)
    #expect(seen.said["frame"] == [10.5, -2, 30, 20])
    // Beyond the frame: 4 above, 4 to the right, 20 below, 2 to the left.
    #expect(seen.said["touch"] == [-4, -4, -20, -2])
    #expect(seen.said["fill"] == [0x3b, 0xbd, 0x79, 128])
    #expect(seen.said["radius"] == [3])
    #expect(seen.said["border"] == [2, 255, 0, 0, 255, -2])
    #expect(seen.said["shadow"] == [1, 2, 3, 255, 1, -1, 4])
    #expect(seen.texts["text"] == "Grüße")
    #expect(seen.said["font"] == [14, 600, 20])
    #expect(seen.said["ink"] == [10, 11, 12, 255])
    #expect(seen.texts["align"] == "center")
    #expect(seen.said["opacity"] == [0.25])
    #expect(seen.said["transform"] == [1, 2, 0.5, 0, 100])
    #expect(seen.texts["clip"] == "clip")
    // 60 of fades in 30 of width: both are halved, and meet after a third of it. To the right;
    // colours, and where they are in hundredths of the width.
    let first = 100 * (20.0 / 60)
    let second = 100 * (1 - 40.0 / 60)
    #expect(
      seen.said["fade"] == [
        30, 0, 0, 0, 0, 128, 0, 0, 0, 0, 255, first, 0, 0, 0, 255, second, 0, 0, 0, 128, 100,
      ])
    #expect(seen.said["scroll"] == [300, 20, 0.1, 0, 1])
    // A radio button; checked, not one that is selected; disabled; nothing else; second of five; out
    // of the focus' way; a count of 12.
    #expect(seen.said["semantics"] == [4, 2, 0, 2, 0, 0, 0, 2, 5, 0, 2, 12])
    #expect(seen.texts["name"] == "Name")
  }

  @Test func `a node that is as it was says nothing`() {
    var encoder = CommandEncoder()
    encoder.update(Self.full(), from: Self.full())
    #expect(encoder.take().isEmpty)
  }

  @Test func `a node that differs says what differs`() {
    let changes: [(String, (inout Node) -> Void)] = [
      ("opacity", { $0.opacity = 1 }), ("frame", { $0.frame.x = 0 }),
      ("clip", { $0.clipsChildren = false }), ("radius", { $0.cornerRadius = 0 }),
      ("border", { $0.border = nil }), ("shadow", { $0.shadow = nil }),
      ("fill", { $0.fill = .none }), ("transform", { $0.transform = nil }),
      ("fade", { $0.edgeFade = nil }), ("scroll", { $0.scroll?.offset = 3 }),
      ("semantics", { $0.semantics?.isSelected = false }),
    ]
    for (name, change) in changes {
      var encoder = CommandEncoder()
      var reader = CommandReader()
      let old = Self.full()
      encoder.insert(old, at: 0)
      reader.read(encoder.take())
      var new = old
      change(&new)
      encoder.update(new, from: old)
      reader.read(encoder.take())
      let said = reader.commands.map { "\($0)" }
      // Where a node can be touched is written in relation to its frame.
      #expect(said == ["node", name] + (name == "frame" ? ["touch"] : []))
    }
  }

  @Test func `of a text that changes colour only the colour is said`() {
    var encoder = CommandEncoder()
    var reader = CommandReader()
    let old = Self.full()
    encoder.insert(old, at: 0)
    reader.read(encoder.take())
    var new = old
    guard case .text(var text) = old.content else { return }
    text.color = RGBA(0xffffff)
    new.content = .text(text)
    encoder.update(new, from: old)
    reader.read(encoder.take())
    #expect(reader.commands == [.node, .ink])
  }

  @Test func `pictures say where they come from, and a tint that changes is only a colour`() {
    var encoder = CommandEncoder()
    var reader = CommandReader()
    var node = Node(id: NodeID(part: 1), parent: nil, frame: .zero)
    var image = ImageContent(
      .outline(Outline([.move(ScenePoint(x: 0, y: 1)), .close], stroke: 0.5)), tint: RGBA(0))
    node.content = .image(image)
    encoder.insert(node, at: 0)
    reader.read(encoder.take())
    // A picture of two steps, to 0, 1 and back; its line; tinted, not filling; no placeholder.
    #expect(reader.nodes[node.id]?.said["picture"] == [1, 2, 0, 1, 0.5, 1, 0, 0, 0, 0, 0])
    #expect(reader.nodes[node.id]?.texts["letters"] == "MZ")
    let old = node
    image.tint = RGBA(0xffffff)
    node.content = .image(image)
    encoder.update(node, from: old)
    reader.read(encoder.take())
    #expect(reader.commands == [.node, .ink])
    let tinted = node
    image.source = .url("https://example.org/a.png")
    image.tint = nil
    node.content = .image(image)
    encoder.update(node, from: tinted)
    reader.read(encoder.take())
    #expect(reader.commands == [.node, .picture])
    #expect(reader.nodes[node.id]?.texts["address"] == "https://example.org/a.png")
  }

  @Test func `gradients are written with their stops, and anew when the size changes`() {
    var encoder = CommandEncoder()
    var reader = CommandReader()
    var node = Node(
      id: NodeID(part: 1), parent: nil, frame: SceneRect(x: 0, y: 0, width: 9, height: 9))
    node.fill = .gradient(
      GradientFill(
        start: ScenePoint(x: 0, y: 0.5), end: ScenePoint(x: 1, y: 0.5),
        stops: [.init(0, RGBA(0xffffff)), .init(1, .clear)]))
    encoder.insert(node, at: 0)
    reader.read(encoder.take())
    #expect(
      reader.nodes[node.id]?.said["gradient"]
        == [9, 0, 255, 255, 255, 255, 0, 0, 0, 0, 0, 100])
    let old = node
    node.frame.width = 10
    encoder.update(node, from: old)
    reader.read(encoder.take())
    #expect(reader.commands == [.node, .frame, .gradient])
  }

  @Test func `a gradient that begins in the middle does so on CSS's line, too`() {
    var encoder = CommandEncoder()
    var reader = CommandReader()
    var node = Node(
      id: NodeID(part: 1), parent: nil, frame: SceneRect(x: 0, y: 0, width: 40, height: 20))
    // From the middle to the right edge; CSS's line for this direction goes from edge to edge.
    node.fill = .gradient(
      GradientFill(
        start: ScenePoint(x: 0.5, y: 0.2), end: ScenePoint(x: 1, y: 0.2),
        stops: [.init(0, .clear), .init(0.5, .clear)]))
    encoder.insert(node, at: 0)
    reader.read(encoder.take())
    #expect(
      reader.nodes[node.id]?.said["gradient"]
        == [20, 0, 0, 0, 0, 0, 50, 0, 0, 0, 0, 75])
  }

  @Test func `JavaScript has the same numbers for commands and the same names of parts`() throws {
    let sink = try String(contentsOf: Self.web.appending(path: "sink.js"), encoding: .utf8)
    for command in Command.allCases {
      // Carried out by a rule, or case by case.
      let rule = "// \(command.rawValue) \(command)"
      let found = sink.split(separator: "\n").first {
        $0.hasSuffix(rule) || $0.contains("case \(command.rawValue): ")
      }
      #expect(found?.hasSuffix(" \(command)") == true, "\(command)")
    }
    let names = (1...18).map { TabStripModel.partName($0) }.joined(separator: ",")
    let joined = sink.replacing("\" +\n  \"", with: "")
    #expect(joined.contains("\",\(names)\""))
  }

  static let web = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Web").standardizedFileURL
}
