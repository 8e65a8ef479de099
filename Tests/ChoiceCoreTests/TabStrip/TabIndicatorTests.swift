import ChoiceScene
import Testing

@testable import ChoiceCore

@Suite("TabStrip: indicator, hairline and separators")
struct TabIndicatorTests {
  static let lines: [TabIndicator] = [
    .line(.fixed(30), height: 3), .line(.fixed(500)), .line(.text), .line(.item),
    .dot(color: ThemeColor(0)),
  ]

  @Test("Own widths: 30×3, radius 1.5, 2 above the bottom, purple")
  func underline() throws {
    let strip = try Strip(.underline, titled("aaaa", "b"), selected: 0)
    let line = strip.frame(.line)
    #expect(line.size == SceneSize(width: 30, height: 3))
    #expect(near(line.maxY, 42))
    #expect(strip.scene.node(.line)?.cornerRadius == 1.5)
    #expect(strip.scene.fill(.line) == RGBA(0x800080))
  }

  @Test(
    "Else as wide as the item, 2 high at the bottom, green",
    arguments: [Preset.selective, .filter, .avatars])
  func itemWide(preset: Preset) throws {
    let strip = try Strip(preset.style, Content.short.items(3), selected: 1)
    #expect(near(strip.frame(.line).width, strip.frame(.tab, 1).width))
    #expect(
      near(strip.frame(.line).height, 2) && near(strip.frame(.line).maxY, strip.scene.size.height))
    #expect(strip.scene.fill(.line) == RGBA(0x3bbd79))
  }

  @Test(
    "It is centred under its item, also where it is wider and where items are unequal",
    arguments: lines, WritingDirection.allCases)
  func centred(indicator: TabIndicator, direction: WritingDirection) throws {
    for content in [Content.unequal, .icons, .badges, .wide] {
      var style = TabStripStyle.underline
      style.indicator = indicator
      let strip = try Strip(style, content.items(9), selected: 0) { $0.direction = direction }
      for item in [3, 0, 8, 7, 1] {
        try strip.select(item)
        strip.settle()
        #expect(near(strip.frame(.line).midX, strip.frame(.tab, item).midX))
      }
    }
  }

  @Test("As wide as the text means the selected text, padding counted once")
  func textWide() throws {
    var style = TabStripStyle.underline
    style.itemPadding = 16
    style.indicator = .line(.text)
    style.indicator?.padding = 3
    let strip = try Strip(style, titled("aaaa", "b"), selected: 0)
    #expect(near(strip.frame(.tab, 0).width, 36 + 32))
    #expect(near(strip.frame(.line).width, 36 + 6))
  }

  @Test(
    "It moves and resizes with the selection: halfway it is in the middle of both",
    arguments: [0, 0.25, 0.5, 1])
  func moves(progress: Double) throws {
    var style = TabStripStyle.filter
    style.defaultIcon = nil
    style.widths = .fixed(80)
    let strip = try Strip(style, titled("a", "b", "c"), selected: 0)
    try strip.apply(.progress(progress))
    #expect(near(strip.frame(.line).midX, 40 + 80 * progress))
    #expect(near(strip.frame(.line).width, 80))
  }

  @Test("Its width goes from that of one item to that of the next", arguments: [0, 0.5, 1])
  func resizes(progress: Double) throws {
    var style = TabStripStyle.underline
    style.selectedTitle = style.title
    style.indicator = .line(.item)
    let strip = try Strip(style, titled("aa", "bbbbbb"), selected: 0)
    try strip.apply(.progress(progress))
    // 14 wide at 5, and 42 wide at 34.
    #expect(near(strip.frame(.line).width, 14 + 28 * progress))
    #expect(near(strip.frame(.line).midX, 12 + (55 - 12) * progress))
  }

  @Test(
    "It stretches while it moves: halfway by that part of half the way",
    arguments: [0, 0.3, 1.0], WritingDirection.allCases)
  func stretches(stretch: Double, direction: WritingDirection) throws {
    var style = TabStripStyle.selective
    style.indicator?.stretch = stretch
    let strip = try Strip(style, titled("a", "b"), selected: 0) { $0.direction = direction }
    #expect(near(strip.frame(.line).width, 160))
    try strip.apply(.progress(0.5))
    #expect(near(strip.frame(.line).width, 160 + stretch * 80))
    #expect(near(strip.frame(.line).midX, 160))
    try strip.apply(.progress(1))
    #expect(near(strip.frame(.line).width, 160))
  }

  @Test(
    "A pill is behind the item, centred in its height", arguments: [Preset.segmented, .capsule])
  func pill(preset: Preset) throws {
    let strip = try Strip(preset.style, Content.short.items(3), selected: 1)
    let pill = strip.frame(.pill)
    #expect(near(pill.midX, strip.frame(.tab, 1).midX))
    #expect(near(pill.midY, strip.frame(.tab, 1).midY))
    let parts = strip.scene.nodes.map(\.id)
    let order = [TabStripPart.pill.node, TabStripPart.tab.node(ItemID(0))].map {
      parts.firstIndex(of: $0) ?? -1
    }
    #expect(order[0] >= 0 && order[0] < order[1])
  }

  @Test("There may be none")
  func none() throws {
    var style = TabStripStyle.selective
    style.indicator = nil
    let strip = try Strip(style, titled("a", "b"), selected: 0)
    #expect(strip.scene.node(.line) == nil && strip.scene.node(.pill) == nil)
  }

  @Test("A hairline of half a point runs along the bottom and doesn't scroll")
  func hairline() throws {
    var style = TabStripStyle.filter
    style.widths = .fixed(100)
    let strip = try Strip(style, Content.short.items(9), selected: 0)
    let wanted = SceneRect(x: 0, y: 43.5, width: 320, height: 0.5)
    #expect(near(strip.frame(.hairline), wanted))
    #expect(strip.scene.fill(.hairline) == RGBA(0xc8c7cc))
    strip.send(.scrolled(TabStripModel.scroller, to: 120))
    #expect(near(strip.frame(.hairline), wanted))
  }

  @Test(
    "A separator, 1×14, stands before every item but the first",
    arguments: WritingDirection.allCases)
  func separators(direction: WritingDirection) throws {
    let strip = try Strip(.filter, Content.short.items(4)) { $0.direction = direction }
    #expect(strip.scene.node(.separator, 0) == nil)
    for item in 1..<4 {
      let line = strip.frame(.separator, item)
      let edge =
        direction == .leftToRight ? strip.frame(.tab, item).x : strip.frame(.tab, item).maxX
      #expect(near(line.midX, edge))
      #expect(line.size == SceneSize(width: 1, height: 14) && near(line.midY, 22))
      #expect(strip.scene.fill(.separator, item) == RGBA(0xdddddd))
    }
  }

  @Test("Separators beside the selection hide where asked")
  func hiddenSeparators() throws {
    let strip = try Strip(.segmented, Content.short.items(4), selected: 1)
    #expect((1..<4).map { strip.scene.node(.separator, $0)?.opacity } == [0, 0, 1])
  }

  @Test("A pill covers the separators that it passes")
  func coveredSeparators() throws {
    let strip = try Strip(.segmented, Content.short.items(4), selected: 0)
    let ids = strip.scene.nodes.map { $0.id }
    let pill = try #require(ids.firstIndex(of: TabStripPart.pill.node))
    let lines = ids.indices.filter { ids[$0].part == TabStripPart.separator.rawValue }
    #expect(lines.count == 3 && lines.allSatisfy { $0 < pill })
  }
}
