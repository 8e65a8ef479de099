import ChoiceScene
import Testing

@testable import ChoiceCore

@Suite("TabStrip: what it costs")
struct TabCostTests {
  private static let uniform: [TabWidths] = [.equal, .paged(scrollingFrom: 5), .fixed(60)]

  @Test("Uniform widths measure nothing, at any count", arguments: [3, 60, 100_000], uniform)
  func measuresNothing(count: Int, widths: TabWidths) throws {
    // A hundred thousand equal items would all be in view.
    if widths == .equal && count > 60 { return }
    var style = TabStripStyle.segmented
    style.widths = widths
    let strip = try Strip(style, plain(count), selected: count / 2)
    try strip.select(0)
    strip.wait(0.1)
    try strip.select(count - 1)
    strip.settle()
    #expect(strip.ruler.calls == 0)
  }

  @Test("A selected look that is larger is measured where it could be cut, once for each selection")
  func measuresGrown() throws {
    let strip = try Strip(.selective, plain(100_000), selected: 500)
    #expect(strip.ruler.calls <= 2)
    strip.ruler.forget()
    try strip.select(99_999)
    strip.settle()
    #expect(strip.ruler.calls <= 2)
    strip.ruler.forget()
    try strip.select(500)
    strip.settle()
    #expect(strip.ruler.calls == 0)
  }

  @Test("When fonts change, every text is measured again, once")
  func otherFonts() throws {
    let strip = try Strip(.underline, plain(9), selected: 0)
    let before = strip.scene.nodes
    let calls = strip.ruler.calls
    strip.ruler.forget()
    strip.ruler.answer = { Ruler.width($0.text.string, $0.style.size) * 1.5 }
    strip.proposal.fontRevision += 1
    strip.render()
    #expect(strip.ruler.calls == calls)
    #expect(strip.scene.nodes != before)
    strip.ruler.forget()
    strip.render()
    #expect(strip.ruler.calls == 0)
  }

  @Test("Images measure nothing")
  func images() throws {
    let strip = try Strip(.avatars, Content.images.items(300), selected: 7)
    try strip.select(280)
    strip.settle()
    #expect(strip.ruler.calls == 0)
  }

  @Test("With icons only what is in view is measured")
  func iconsInView() throws {
    var style = TabStripStyle.filter
    style.widths = .fixed(80)
    let strip = try Strip(style, plain(10_000), selected: 0)
    #expect(strip.ruler.calls <= 320 / 80 + 4)
  }

  @Test(
    "Own widths measure each title once, and the selected look once",
    arguments: [Preset.underline, .capsule], [1, 9, 200])
  func intrinsic(preset: Preset, count: Int) throws {
    let strip = try Strip(preset.style, Content.unequal.items(count), selected: 0)
    #expect(strip.ruler.calls == count + 1)
    strip.ruler.forget()
    strip.proposal.frame.width = 500
    strip.render()
    strip.proposal.direction = .rightToLeft
    strip.render()
    strip.proposal.appearance = .dark
    strip.render()
    #expect(strip.ruler.calls == 0)
    try strip.select(count - 1)
    strip.settle()
    #expect(strip.ruler.calls == (count == 1 ? 0 : 1))
    strip.ruler.forget()
    try strip.select(0)
    strip.settle()
    #expect(strip.ruler.calls == 0)
  }

  @Test("After a change only what changed is measured")
  func afterChanges() throws {
    let strip = try Strip(.underline, Content.unequal.items(50), selected: 3)
    func calls(_ change: TabStripChange) throws -> Int {
      strip.ruler.forget()
      try strip.apply(change)
      return strip.ruler.calls
    }
    #expect(try calls(.update(TabItem(id: ItemID(9), title: "new"))) == 1)
    #expect(try calls(.update(TabItem(id: ItemID(3), title: "new"))) == 2)
    var item = strip.model.items[9]
    item.isDisabled = true
    #expect(try calls(.update(item)) == 0)
    item.badge = .count(4)
    #expect(try calls(.update(item)) == 1)
    #expect(try calls(.insert(Content.short.items(4, from: 100), at: 0)) == 4)
    #expect(try calls(.remove(ItemID(20))) == 0)
    #expect(try calls(.move(ItemID(3), to: 40)) == 0)
    #expect(try calls(.items(strip.model.items.reversed())) == 0)
    #expect(try calls(.items(strip.model.items + Content.short.items(2, from: 200))) == 2)
    var style = strip.model.style
    style.indicator = nil
    style.spacing = 3
    #expect(try calls(.style(style)) == 0)
  }

  @Test(
    "A width that isn't known yet is asked for again until it is", arguments: Preset.allCases,
    Content.allCases)
  func unknown(preset: Preset, content: Content) throws {
    let late = try Strip(preset.style, content.items(6), selected: 1, width: 0)
    late.ruler.answer = { _ in 0 }
    late.proposal.frame.width = 320
    late.render()
    late.render()
    late.ruler.answer = nil
    late.render()
    let fresh = try Strip(preset.style, content.items(6), selected: 1)
    #expect(late.scene.differences(from: fresh.scene).isEmpty)
  }

  // Scenes and native changes.

  @Test(
    "A scene holds what is visible, not what exists",
    arguments: [Preset.selective, .underline, .avatars, .capsule])
  func nodes(preset: Preset) throws {
    let few = try Strip(preset.style, plain(60), selected: 30)
    let many = try Strip(preset.style, plain(100_000), selected: 50_000)
    #expect(many.scene.nodes.count <= few.scene.nodes.count + 4)
    try many.select(3)
    for _ in 0..<12 { #expect(many.wait(0.03).nodes.count <= few.scene.nodes.count + 12) }
  }

  @Test("At rest a rendering changes nothing", arguments: Preset.allCases, Content.allCases)
  func atRest(preset: Preset, content: Content) throws {
    let strip = try Strip(preset.style, content.items(12), selected: 4)
    strip.render()
    #expect(strip.tree.calls.isEmpty)
    let rendering = strip.render()
    #expect(rendering.framesUntil == nil && rendering.effectDue == nil)
  }

  @Test("A selection changes only the two items and what marks them")
  func selection() throws {
    let strip = try Strip(.selective, titled("a", "b", "c", "d"), selected: 0)
    try strip.select(2)
    strip.wait(0.1)
    strip.wait(0.1)
    #expect(strip.tree.inserted.isEmpty && strip.tree.removed.isEmpty && strip.tree.moved.isEmpty)
    let wanted: Set<NodeID> = [
      TabStripPart.title.node(ItemID(0)), TabStripPart.title.node(ItemID(2)),
      TabStripPart.line.node,
    ]
    #expect(Set(strip.tree.updated) == wanted)
  }

  @Test("A selection far away costs each frame what comes into view")
  func farSelection() throws {
    let strip = try Strip(.selective, plain(100_000), selected: 0)
    try strip.select(90_000)
    for _ in 0..<30 {
      strip.wait(0.0101)
      // Seven items of two nodes come and seven go; the rest is scrolling, indicator and fades.
      #expect(strip.tree.calls.count < 60)
    }
    #expect(strip.scene.selectedItems == [90_000])
  }

  @Test("One of equal items is retitled with two changes")
  func retitle() throws {
    let strip = try Strip(.segmented, titled("a", "b", "c"), selected: 0)
    try strip.apply(.update(TabItem(id: ItemID(1), title: "B")))
    #expect(strip.tree.calls.count == 2)
    #expect(strip.tree.updated.count == 2)
  }

  @Test("Moving an item moves as few nodes as it can")
  func move() throws {
    let strip = try Strip(.filter, Content.short.items(4), selected: 0)
    try strip.apply(.move(ItemID(3), to: 1))
    #expect(
      Set(strip.tree.moved) == [
        TabStripPart.tab.node(ItemID(3)), TabStripPart.separator.node(ItemID(3)),
      ])
  }

  private func plain(_ count: Int) -> [TabItem] {
    (0..<count).map { TabItem(id: ItemID($0), title: "Tab") }
  }
}
