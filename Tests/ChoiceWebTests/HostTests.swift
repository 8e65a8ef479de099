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
          == [frame.x, frame.y, frame.width, frame.height])
    }
  }

  @Test func `keys, focus, activation and scrolling arrive`() throws {
    var page = try Page<TabStripModel>((0..<20).map { "Number \($0)" }, preset: .capsule)
    page.apply(Record.select(0, animated: false), at: 0)
    page.render(at: 0)
    let first = TabStripModel.itemNode(ItemID(0))
    page.send(Record.node(2, first, then: true), at: 1)
    page.render(at: 1)
    #expect(page.reader.focus == first)
    page.send(Record.key(.right), at: 1)
    #expect(page.reader.effects == [[0, 1, 0]])
    page.send(Record.of(3), at: 1)
    page.render(at: 1)
    #expect(page.reader.focus == nil)
    page.send(Record.node(4, TabStripModel.itemNode(ItemID(1))), at: 1)
    #expect(page.reader.effects.last == [1, 1, 0])
    page.send(Record.node(5, TabStripModel.scroller, then: 77.25), at: 2)
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
          let offset = Double(step * 311 % 900)
          page.send(Record.node(5, TabStripModel.scroller, then: offset), at: time)
        }
        page.render(at: time, Record.proposal(isRightToLeft: step > 30))
        let nodes = page.host.shown.nodes
        for parent in Set(nodes.map(\.parent)).union(page.reader.children.keys) {
          let wanted = nodes.filter { $0.parent == parent }.map(\.id)
          #expect(page.reader.children[parent] ?? [] == wanted)
        }
        for node in nodes {
          #expect(page.reader.nodes[node.id]?.said["frame"]?[0] == node.frame.x)
        }
      }
    }
  }

  @Test func `every field of an item arrives`() throws {
    // Disabled; icons: a drawing that is built in and an address, in their own colours; an image; a
    // badge's text.
    let record = Record.of(
      0, 1, 3, true, "Title", "Label", 3, 1, "a.png", true, 2, 3, "beta")
    var reader = RecordReader(record)
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
    page.apply(Record.of(4, 44), at: 0)
    #expect(page.reader.refusals.last == "44 is no preset.")
    page.apply(Record.of(3, Double.nan), at: 0)
    #expect(page.reader.refusals.last == "progress is nan; allowed is any finite number.")
  }

  @Test func `a record that is cut, or too long, or noise, is refused without a trap`() throws {
    let good = [
      Record.items(["Day", "Week"]), Record.select(0), Record.preset(.selective),
      Record.of(3, 0.5), Record.of(5, true, true, "A"),
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
    var noise = Noise(seed: 1)
    for _ in 0..<20_000 {
      let record = noise.record()
      _ = host.apply(record, at: 0)
      _ = host.send(record, at: 0)
      _ = host.render(record, at: 0) { _ in TextMetrics(width: 10) }
    }
    var reader = CommandReader()
    reader.read(host.apply(Array(Record.of(2, -1).prefix(12)), at: 0))
    #expect(reader.refusals.count == 1)
  }
}
