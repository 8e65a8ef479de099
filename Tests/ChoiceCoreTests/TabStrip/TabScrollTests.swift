import ChoiceScene
import Testing

@testable import ChoiceCore

@Suite("TabStrip: scrolling and edge fades")
struct TabScrollTests {
  /// Twelve items of 100 in a bar of 320: 1200, scrolled by at most 880.
  static var fixed: TabStripStyle {
    var style = TabStripStyle()
    style.widths = .fixed(100)
    style.indicator = .line(.item)
    return style
  }

  @Test(
    "Selecting brings an item to the middle, as far as the content reaches",
    arguments: 0..<12, WritingDirection.allCases)
  func centring(item: Int, direction: WritingDirection) throws {
    let strip = try Strip(Self.fixed, Content.short.items(12), selected: 5) {
      $0.direction = direction
    }
    try strip.select(item)
    strip.settle()
    let offset = min(max(100 * Double(item) + 50 - 160, 0), 880)
    #expect(near(strip.scene.offset, direction == .leftToRight ? offset : 880 - offset))
  }

  @Test(
    "Selecting takes 0.3 s unless the style says otherwise",
    arguments: [Preset.selective, .underline, .filter, .avatars])
  func duration(preset: Preset) throws {
    let strip = try Strip(preset.style, Content.short.items(12), selected: 0)
    let start = strip.now
    try strip.select(7)
    #expect(near(strip.scene.motionEnds?.seconds, start + 0.3))
    #expect(strip.wait(0.299).motionEnds != nil)
    #expect(strip.wait(0.0011).motionEnds == nil)
  }

  @Test(
    "The first layout shows the selection in its place, without motion",
    arguments: Preset.allCases, [0, 7, 15, 19])
  func firstLayout(preset: Preset, item: Int) throws {
    for direction in WritingDirection.allCases {
      let strip = try Strip(preset.style, Content.unequal.items(20), selected: item) {
        $0.direction = direction
      }
      #expect(strip.scene.motionEnds == nil)
      let middle = strip.middle(of: item).x
      let limit = strip.scene.contentWidth - 320
      if strip.scene.offset > 0.001 && strip.scene.offset < limit - 0.001 {
        #expect(near(middle, 160))
      } else {
        #expect(middle > 0 && middle < 320)
      }
    }
  }

  @Test(
    "What is selected before the first layout is shown without motion", arguments: Preset.allCases)
  func beforeLayout(preset: Preset) throws {
    var model = try TabStripModel(items: Content.short.items(20), style: preset.style)
    _ = try model.apply(.select(ItemID(11)), at: Instant(1))
    model.layOut(in: Proposal(width: 320, height: 70), at: Instant(1)) { Ruler().measure($0) }
    var fresh = try TabStripModel(
      items: Content.short.items(20), selected: ItemID(11), style: preset.style)
    fresh.layOut(in: Proposal(width: 320, height: 70), at: Instant(1)) { Ruler().measure($0) }
    expectSound(model.scene(at: Instant(1)))
    #expect(model.scene(at: Instant(1)) == fresh.scene(at: Instant(1)))
  }

  @Test("Scrolling moves continuously from where it is to where it goes")
  func continuous() throws {
    let strip = try Strip(Self.fixed, Content.short.items(12), selected: 0)
    try strip.select(9)
    var last = strip.scene.offset
    #expect(last == 0)
    for _ in 0..<30 {
      let offset = strip.wait(0.01).offset
      #expect(offset >= last - 1e-9 && offset - last < 60)
      last = offset
    }
    #expect(near(last, 790))
  }

  @Test("A person's scroll stays where it is put, and ends the strip's own")
  func scrolled() throws {
    let strip = try Strip(Self.fixed, Content.short.items(12), selected: 0)
    try strip.select(9)
    strip.wait(0.1)
    strip.send(.scrolled(TabStripModel.scroller, to: 333))
    #expect(strip.scene.offset == 333)
    #expect(strip.wait(0.1).offset == 333)
    #expect(strip.settle().offset == 333)
    #expect(near(strip.frame(.line).midX, strip.frame(.tab, 9).midX))
  }

  @Test("A pull beyond the ends is taken over")
  func pulled() throws {
    let strip = try Strip(Self.fixed, Content.short.items(12), selected: 0)
    strip.send(.scrolled(TabStripModel.scroller, to: -40))
    #expect(strip.scene.offset == -40)
    strip.send(.scrolled(TabStripModel.scroller, to: 900))
    #expect(strip.scene.offset == 900)
  }

  @Test("After a person has scrolled, selecting brings the item to the middle from there")
  func selectAfterScroll() throws {
    let strip = try Strip(Self.fixed, Content.short.items(12), selected: 0)
    strip.send(.scrolled(TabStripModel.scroller, to: 500))
    try strip.select(2)
    #expect(near(strip.scene.offset, 500, 0.01))
    #expect(near(strip.settle().offset, 90))
  }

  @Test("Tapping the selected item brings it back to the middle")
  func reselect() throws {
    let strip = try Strip(Self.fixed, Content.short.items(12), selected: 4)
    strip.send(.scrolled(TabStripModel.scroller, to: 250))
    #expect(strip.tap(4) == [.reselected(ItemID(4), .person)])
    #expect(near(strip.settle().offset, 290))
  }

  @Test("A new title before what is in view doesn't push it away")
  func keepsView() throws {
    let strip = try Strip(.underline, Content.short.items(40), selected: 0)
    strip.send(.scrolled(TabStripModel.scroller, to: 700))
    let item = strip.scene.items.first { strip.frame(.tab, $0).x > 40 } ?? -1
    let before = strip.frame(.tab, item)
    try strip.apply(.update(TabItem(id: ItemID(1), title: "A much longer title than before")))
    #expect(near(strip.frame(.tab, item), before))
    try strip.apply(.insert([TabItem(id: ItemID(99), title: "New")], at: 0))
    #expect(near(strip.frame(.tab, item), before))
  }

  // Fades.

  @Test(
    "Selective fades at the trailing edge from five items on", arguments: [4, 5, 9],
    WritingDirection.allCases)
  func trailingFade(count: Int, direction: WritingDirection) throws {
    let strip = try Strip(.selective, Content.short.items(count), selected: 0) {
      $0.direction = direction
    }
    #expect(strip.scene.node(.leadingFade) == nil)
    guard let fade = strip.scene.node(.trailingFade) else {
      #expect(count < 5)
      return
    }
    #expect(count >= 5)
    let isMirrored = direction == .rightToLeft
    #expect(near(fade.frame, SceneRect(x: isMirrored ? 0 : 276, y: 0, width: 44, height: 44)))
    #expect(fade.parent == TabStripPart.bar.node)
    guard case .gradient(let gradient) = fade.fill else {
      Issue.record("not a gradient")
      return
    }
    // Clear towards the middle, four fifths of the background at the edge.
    #expect(gradient.start.x == (isMirrored ? 1 : 0) && gradient.end.x == (isMirrored ? 0 : 1))
    #expect(
      gradient.stops == [
        .init(0, RGBA(0xffffff, alpha: 0)), .init(1, RGBA(0xffffff, alpha: 0.8)),
      ])
  }

  @Test("Otherwise each edge fades that content goes beyond", arguments: WritingDirection.allCases)
  func overflow(direction: WritingDirection) throws {
    let strip = try Strip(.capsule, Content.short.items(20), selected: 0) {
      $0.direction = direction
    }
    func fades() -> [Double] {
      [TabStripPart.leadingFade, .trailingFade].map { strip.scene.node($0)?.opacity ?? 0 }
    }
    #expect(fades() == [0, 1])
    strip.send(.scrolled(TabStripModel.scroller, to: 300))
    #expect(fades() == [1, 1])
    let limit = strip.scene.contentWidth - 320
    strip.send(.scrolled(TabStripModel.scroller, to: direction == .leftToRight ? limit : 0))
    #expect(fades() == [1, 0])
    let few = try Strip(.capsule, Content.short.items(2), selected: 0)
    #expect(few.scene.node(.leadingFade) == nil && few.scene.node(.trailingFade) == nil)
  }

  @Test("Where the background isn't opaque a mask fades", arguments: WritingDirection.allCases)
  func mask(direction: WritingDirection) throws {
    var style = TabStripStyle.selective
    style.background = ThemeColor(RGBA(0xffffff, alpha: 0.5))
    let strip = try Strip(style, Content.short.items(6), selected: 0) { $0.direction = direction }
    #expect(strip.scene.node(.trailingFade) == nil)
    let wanted =
      direction == .leftToRight
      ? EdgeFade(left: 0, right: 44, strength: 0.8) : EdgeFade(left: 44, right: 0, strength: 0.8)
    #expect(strip.scene.node(.scroller)?.edgeFade == wanted)
    let opaque = try Strip(.selective, Content.short.items(6), selected: 0)
    #expect(opaque.scene.node(.scroller)?.edgeFade == nil)
  }

  @Test("A fade doesn't scroll")
  func fadeStays() throws {
    let strip = try Strip(.selective, Content.short.items(9), selected: 0)
    let before = strip.frame(.trailingFade)
    strip.send(.scrolled(TabStripModel.scroller, to: 123))
    #expect(strip.frame(.trailingFade) == before)
  }

  @Test("Bringing the focus into view never swings beyond the ends", arguments: Preset.allCases)
  func revealStaysInside(preset: Preset) throws {
    var options = TabStripOptions()
    options.activation = .manual
    let strip = try Strip(preset.style, Content.unequal.items(12), selected: 0, options: options)
    strip.send(.focused(TabStripModel.itemNode(ItemID(0)), visible: true))
    for key in [Key.end, .home] {
      strip.key(key)
      for step in 0...100 {
        let scroll = try #require(strip.scene(after: Double(step) / 100).node(.scroller)?.scroll)
        #expect(scroll.offset >= 0 && scroll.offset <= scroll.contentSize.width - strip.width)
      }
      strip.settle()
    }
  }
}
