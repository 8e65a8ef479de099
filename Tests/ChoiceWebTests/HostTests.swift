import ChoiceCore
import ChoiceScene
import Testing

@testable import ChoiceWeb

@Suite("A strip behind bytes") struct HostTests {
  @Test func `a tap selects, tells the app, and moves a few nodes in each frame`() throws {
    var page = try Page<TabStripModel>()
    page.apply(Record.select(0, animated: false), at: 0)
    page.render(at: 0)
    #expect(page.reader.framesUntil == nil)
    #expect(page.reader.entry == TabStripModel.itemNode(ItemID(0)))
    #expect(page.reader.keys == KeySet(.left, .right, .home, .end, .enter, .space))
    page.send(Record.pointer(0, x: 300, y: 22), at: 1)
    page.send(Record.pointer(2, x: 300, y: 22), at: 1.1)
    // Item 2, by a person.
    #expect(page.reader.effects == [[0, 2, 0]])
    page.render(at: 1.1)
    page.render(at: 1.2)
    page.render(at: 1.216)
    #expect(page.reader.framesUntil != nil)
    #expect(page.reader.commands.count <= 30, "\(page.reader.commands)")
    #expect(!page.reader.commands.contains(.text))
    #expect(!page.reader.commands.contains(.insert))
    page.render(at: 9)
    #expect(page.reader.framesUntil == nil)
    page.render(at: 10)
    #expect(page.reader.commands == [.rendered])
  }

  @Test func `what is told, in the order of the nodes, is what the scene has`() throws {
    var page = try Page<TabStripModel>(preset: .underline)
    page.apply(Record.select(1, animated: false), at: 0)
    page.render(at: 0)
    var model = try TabStripModel(
      items: ["Day", "Week", "Month"].enumerated().map {
        TabItem(id: ItemID($0.offset), title: $0.element)
      }, selected: ItemID(1), style: .underline)
    model.layOut(in: Proposal(width: 375, height: 44), at: .zero) { run in
      TextMetrics(width: Double(run.text.utf8.count) * run.style.size / 2)
    }
    let scene = model.scene(at: .zero)
    #expect(page.reader.nodes.count == scene.nodes.count)
    for parent in Set(scene.nodes.map(\.parent)) {
      #expect(page.reader.children[parent] == scene.nodes.filter { $0.parent == parent }.map(\.id))
    }
    for node in scene.nodes {
      let frame = node.frame
      #expect(
        page.reader.nodes[node.id]?.said["frame"]
          == [frame.x, frame.y, frame.width, frame.height].map { Double(Float($0)) })
    }
  }

  @Test func `keys, focus, activation and scrolling arrive`() throws {
    var page = try Page<TabStripModel>((0..<20).map { "Number \($0)" }, preset: .capsule)
    page.apply(Record.select(0, animated: false), at: 0)
    page.render(at: 0)
    let first = TabStripModel.itemNode(ItemID(0))
    page.send(Record.node(2, first, then: [1]), at: 1)
    page.render(at: 1)
    #expect(page.reader.focus == first)
    page.send(Record.key(.right), at: 1)
    #expect(page.reader.effects == [[0, 1, 0]])
    page.send([3], at: 1)
    page.render(at: 1)
    #expect(page.reader.focus == nil)
    page.send(Record.node(4, TabStripModel.itemNode(ItemID(1))), at: 1)
    #expect(page.reader.effects.last == [1, 1, 0])
    let writer = ByteWriter()
    writer.number(77.25)
    page.send(Record.node(5, TabStripModel.scroller, then: writer.bytes), at: 2)
    page.render(at: 2)
    #expect(page.reader.nodes[TabStripModel.scroller]?.said["scroll"]?[2] == 77.25)
  }

  @Test func `however it is scrolled, the page has the scene's nodes in their order`() throws {
    for preset in TabStripStyle.Preset.allCases {
      var page = try Page<TabStripModel>((0..<40).map { "Number \($0)" }, preset: preset)
      page.apply(Record.select(0, animated: false), at: 0)
      page.render(at: 0)
      for step in 0..<60 {
        let time = Double(step) / 60
        if step % 17 == 5 { page.apply(Record.select(step % 40), at: time) }
        if step % 3 == 0 {
          let writer = ByteWriter()
          writer.number(Double(step * 311 % 900))
          page.send(Record.node(5, TabStripModel.scroller, then: writer.bytes), at: time)
        }
        page.render(at: time, Record.proposal(flags: step > 30 ? 1 : 0))
        let nodes = page.host.shown.nodes
        for parent in Set(nodes.map(\.parent)).union(page.reader.children.keys) {
          let wanted = nodes.filter { $0.parent == parent }.map(\.id)
          #expect(page.reader.children[parent] ?? [] == wanted)
        }
        for node in nodes {
          #expect(page.reader.nodes[node.id]?.said["frame"]?[0] == Double(Float(node.frame.x)))
        }
      }
    }
  }

  @Test func `every field of an item arrives`() throws {
    var record = Record()
    record.writer.byte(0)
    record.writer.integer(1)
    // Disabled; the icon keeps its colour.
    record.item(3, "Title", flags: 1 | 2)
    record.writer.text("Label")
    record.writer.byte(3)
    record.writer.byte(1)
    record.writer.text("a.png")
    record.writer.byte(2)
    record.writer.byte(3)
    record.writer.text("beta")
    var reader = RecordReader(record.bytes)
    let change = reader.tabStripChange()
    reader.end()
    var item = TabItem(id: ItemID(3), title: "Title", badge: .text("beta"), isDisabled: true)
    item.accessibleName = "Label"
    item.icon = TabIcon(.outline(.chevronDown), selected: .url("a.png"), takesTitleColor: false)
    item.image = .outline(.arrowDown)
    #expect(reader.fault == nil)
    #expect(change == .items([item]))
  }

  @Test func `a change that makes no sense is refused with a sentence`() throws {
    var page = try Page<TabStripModel>()
    page.apply(Record.select(9), at: 0)
    #expect(
      page.reader.refusals == [
        "No item has the id 9; allowed are the ids of the control's items."
      ])
    page.apply([4, 44], at: 0)
    #expect(page.reader.refusals.last == "44 is no preset.")
    page.apply([3] + [UInt8](repeating: 0xff, count: 8), at: 0)
    #expect(page.reader.refusals.last == "progress is nan; allowed is any finite number.")
  }

  @Test func `a record that is cut, or too long, or noise, is refused without a trap`() throws {
    let good = [
      Record.items(["Day", "Week"]), Record.select(0), Record.preset(.selective),
      [UInt8](repeating: 3, count: 9),
      [5, 3, 1, 0, 0, 0, 65],
    ]
    for record in good {
      var page = try Page<TabStripModel>()
      page.apply(record, at: 0)
      #expect(page.reader.refusals.isEmpty)
      for length in 0..<record.count {
        page.apply(Array(record.prefix(length)), at: 0)
        #expect(page.reader.refusals.count == length + 1)
      }
      page.apply(record + [0], at: 0)
      #expect(page.reader.refusals.count == record.count + 1)
    }
    let host = try Page<TabStripModel>().host
    var seed: UInt64 = 1
    for _ in 0..<20_000 {
      var record: [UInt8] = []
      for _ in 0..<seed % 40 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        record.append(UInt8(truncatingIfNeeded: seed >> 56) % (seed >> 40 & 1 == 0 ? 9 : 255))
      }
      seed = seed &* 6_364_136_223_846_793_005 &+ 1
      _ = host.apply(record, at: 0)
      _ = host.send(record, at: 0)
      _ = host.render(record, at: 0) { _ in TextMetrics(width: 10) }
    }
    var reader = CommandReader()
    reader.read(host.apply([2, 255, 255, 255, 255], at: 0))
    #expect(reader.refusals.count == 1)
  }
}
