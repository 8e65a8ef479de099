import ChoiceScene
import Testing

@testable import ChoiceCore

/// Faults that users of other controls have met. Tests/KnownFaults.md lists them all, with reasons
/// for those that can't occur here.
@Suite("Known faults, of lists of tabs on phones")
struct KnownFaultTests {
  @Test("i1: without titles nothing is measured and nothing traps", arguments: Preset.allCases)
  func i1(preset: Preset) throws {
    let strip = try Strip(preset.style, [])
    #expect(strip.ruler.calls == 0 && strip.selected == nil)
    #expect(strip.scene.node(.line) == nil && strip.scene.node(.pill) == nil)
  }

  @Test("i2: a pager beyond the last item counts as at it; an unknown item is refused")
  func i2() throws {
    let strip = try Strip(.selective, titled("a", "b", "c"), selected: 2)
    for place in [3.0, 7] { #expect(try strip.apply(.progress(place)) == []) }
    for item in [3, 7] {
      #expect(throws: ChangeError.unknownItem(ItemID(item))) { try strip.select(item) }
    }
    #expect(strip.selected == 2)
  }

  @Test(
    "i3: a touch at or beyond the end of the content hits nothing",
    arguments: Preset.allCases, WritingDirection.allCases)
  func i3(preset: Preset, direction: WritingDirection) throws {
    let strip = try Strip(preset.style, titled("a", "b", "c"), width: 900) {
      $0.direction = direction
    }
    let edges = (0..<3).map { strip.frame(.tab, $0) }
    let end = direction == .leftToRight ? edges[2].maxX : edges[2].x
    let way = direction == .leftToRight ? 1.0 : -1
    let room = preset.style.spacing / 2
    for x in [end + way * (room + 1e-6), end + way * (room + 1), end + way * 4000] {
      strip.pointer(.began, ScenePoint(x: x, y: 20))
      #expect(strip.pointer(.ended, ScenePoint(x: x, y: 20)) == [])
    }
    strip.pointer(.began, ScenePoint(x: 900, y: 20))
    #expect(strip.pointer(.ended, ScenePoint(x: 900, y: 20)) == [])
  }

  @Test("i4: a selected title that is larger has all the width it needs")
  func i4() throws {
    var style = TabStripStyle.underline
    style.selectedTitle.size = 20
    let strip = try Strip(style, titled("Aa", "Bb"), selected: 1)
    #expect(strip.frame(.selectedTitle, 1).width >= 20)
    #expect(near(strip.frame(.tab, 1).width, 20) && near(strip.frame(.tab, 0).width, 14))
  }

  @Test("i5: the first layout shows the item that is selected", arguments: Preset.allCases)
  func i5(preset: Preset) throws {
    let strip = try Strip(preset.style, Content.short.items(20), selected: 15)
    let frame = strip.frame(.tab, 15)
    #expect(frame.x >= 0 && frame.maxX <= 320 + 1e-6)
  }

  @Test("i6: turned to landscape, widths are those of the new bar")
  func i6() throws {
    let strip = try Strip(.filter, Content.short.items(5), selected: 2)
    strip.proposal = Proposal(width: 568, height: 44)
    strip.render()
    #expect(near(strip.frame(.tab, 4).width, 568.0 / 5) && strip.selected == 2)
  }

  @Test("i7: right to left, the first item is at the right and indices are the same")
  func i7() throws {
    let strip = try Strip(.filter, titled("a", "b", "c"), selected: 0) {
      $0.direction = .rightToLeft
    }
    #expect(near(strip.frame(.tab, 0).maxX, 320) && near(strip.frame(.tab, 2).x, 0))
    #expect(strip.model.selectedIndex == 0 && near(strip.frame(.line).maxX, 320))
  }

  @Test("i8: a tap on the selected item is told")
  func i8() throws {
    let strip = try Strip(.filter, titled("a", "b"), selected: 1)
    #expect(strip.tap(1) == [.reselected(ItemID(1), .person)])
  }

  @Test("i9: none can be selected, and the next selection doesn't fly in")
  func i9() throws {
    let strip = try Strip(.filter, titled("a", "b", "c"), selected: 0)
    try strip.select(nil)
    #expect(strip.settle().node(.line) == nil)
    try strip.select(2)
    strip.wait(0.05)
    #expect(near(strip.frame(.line).midX, strip.middle(of: 2).x))
  }

  @Test(
    "i10: a line of any script has a box of 1.25 em within the bar, and isn't clipped by itself")
  func i10() throws {
    let strip = try Strip(.selective, titled("ខ្មែរ", "b"), selected: 0)
    let node = try #require(strip.scene.node(.title, 0))
    #expect(!node.clipsChildren && strip.scene.node(.tab, 0)?.clipsChildren == false)
    #expect(strip.frame(.title, 0).y > 8 && strip.frame(.title, 0).maxY < 36)
  }

  @Test("i11: a disabled item isn't selected by a tap, says so, and keeps its badge")
  func i11() throws {
    var items = titled("a", "b")
    items[1].isDisabled = true
    items[1].badge = .count(3)
    let strip = try Strip(.filter, items, selected: 0)
    #expect(strip.tap(1) == [] && strip.selected == 0)
    let facts = strip.scene.node(.tab, 1)?.semantics
    #expect(facts?.isDisabled == true && facts?.badge == .count(3))
  }

  @Test("i12: fewer items while a selection is under way", arguments: Preset.allCases)
  func i12(preset: Preset) throws {
    let strip = try Strip(preset.style, Content.short.items(8), selected: 0)
    try strip.select(7)
    strip.wait(0.1)
    #expect(
      try strip.apply(.items(Content.short.items(3))) == [.selected(ItemID(2), .content)])
    strip.send(.scrolled(TabStripModel.scroller, to: 4))
    #expect(strip.settle().selectedItems == [2])
  }

  @Test("i13: a press that leaves the selected item leaves its look")
  func i13() throws {
    let strip = try Strip(.selective, titled("a", "b"), selected: 0)
    let before = strip.scene
    strip.pointer(.began, strip.middle(of: 0))
    strip.pointer(.moved, ScenePoint(x: 10, y: 300))
    #expect(strip.scene.title(0)?.color == RGBA(0xff0000))
    strip.pointer(.ended, ScenePoint(x: 10, y: 300))
    #expect(strip.scene == before)
  }

  @Test("i14: new titles in mid-swipe leave progress and colours", arguments: Preset.allCases)
  func i14(preset: Preset) throws {
    let strip = try Strip(preset.style, titled("a", "b", "c"), selected: 0)
    try strip.apply(.progress(0.4))
    let colors = (0..<3).map { strip.scene.title($0)?.color }
    try strip.apply(.items(titled("other", "new", "titles")))
    // Over a pill they follow where it is, which the new widths decide.
    if preset.style.indicator?.place != .behindItem {
      #expect((0..<3).map { strip.scene.title($0)?.color } == colors)
    }
    let fresh = try Strip(preset.style, titled("other", "new", "titles"), selected: 0)
    try fresh.apply(.progress(0.4))
    #expect(strip.scene.differences(from: fresh.scene).isEmpty)
  }

  @Test("i15: two short items stand together at the leading edge, unless told otherwise")
  func i15() throws {
    let strip = try Strip(.underline, titled("a", "b"), width: 375)
    #expect(strip.frame(.tab, 1).maxX < 60)
  }

  @Test("i16: under the last items, too, the line is centred in final widths", arguments: [8, 9])
  func i16(item: Int) throws {
    var style = TabStripStyle.underline
    style.selectedTitle.size = 21
    let strip = try Strip(style, Content.short.items(10), selected: 0)
    strip.send(.scrolled(TabStripModel.scroller, to: strip.scene.contentWidth - 320))
    try strip.select(item)
    strip.settle()
    #expect(near(strip.frame(.line).midX, strip.middle(of: item).x))
  }

  @Test("i18: with unequal titles a tap and a swipe end at the same frame")
  func i18() throws {
    let tapped = try Strip(.underline, titled("a", "a long one"), selected: 1)
    let swiped = try Strip(.underline, titled("a", "a long one"), selected: 1)
    tapped.tap(0)
    for place in [0.7, 0.3, 0] { try swiped.apply(.progress(place)) }
    #expect(tapped.settle() == swiped.settle())
  }

  @Test(
    "i19: thirty selections in one frame leave one item with the selected look",
    arguments: Preset.allCases)
  func i19(preset: Preset) throws {
    let strip = try Strip(preset.style, Content.short.items(30), selected: 0)
    for item in 0..<30 {
      _ = try strip.stage.apply(.select(ItemID(item)), at: Instant(strip.now))
    }
    strip.render()
    let fresh = try Strip(preset.style, Content.short.items(30), selected: 29)
    #expect(strip.settle().differences(from: fresh.scene).isEmpty)
  }

  @Test("i20: a pager that moves while there are no items is ignored")
  func i20() throws {
    #expect(try Strip(.underline, []).apply(.progress(0.5)) == [])
  }

  @Test("i21: right to left, the indicator is between the mirrored frames")
  func i21() throws {
    let strip = try Strip(.filter, titled("a", "b"), selected: 0) { $0.direction = .rightToLeft }
    try strip.apply(.progress(0.25))
    #expect(near(strip.frame(.line).midX, 240 - 0.25 * 160))
  }
}
