import ChoiceScene
import Testing

@testable import ChoiceCore

@Suite("TabStrip: a linked pager")
struct TabPagerTests {
  @Test("Forwards and backwards are mirror images", arguments: Preset.allCases, Content.allCases)
  func mirrorImages(preset: Preset, content: Content) throws {
    let items = content.items(6)
    for (from, to) in [(0, 1), (2, 3), (4, 5)] where !items[from].isDisabled {
      if items[to].isDisabled { continue }
      let forwards = try Strip(preset.style, items, selected: from)
      let backwards = try Strip(preset.style, items, selected: to)
      var seen: [ControlScene] = []
      for step in 1..<8 {
        try forwards.apply(.progress(Double(from) + Double(step) / 8))
        seen.append(forwards.scene)
      }
      for step in (1..<8).reversed() {
        try backwards.apply(.progress(Double(from) + Double(step) / 8))
        #expect(backwards.scene.picture == seen.removeLast().picture)
      }
    }
  }

  @Test(
    "A tap and a swipe to the same item end in exactly the same scene",
    arguments: Preset.allCases, Content.allCases)
  func sameEnd(preset: Preset, content: Content) throws {
    for direction in WritingDirection.allCases {
      for (from, to) in [(0, 1), (0, 3), (5, 2), (4, 5)] {
        let items = content.items(6)
        if items[to].isDisabled { continue }
        let swiped = try Strip(preset.style, items, selected: from) { $0.direction = direction }
        let tapped = try Strip(preset.style, items, selected: from) { $0.direction = direction }
        let chosen = try Strip(preset.style, items, selected: to) { $0.direction = direction }
        for step in 1...20 {
          swiped.wait(0.016)
          let part = Double(step) / 20
          try swiped.apply(.progress(Double(from) + part * Double(to - from)))
        }
        tapped.send(.activate(TabStripModel.itemNode(ItemID(to))))
        #expect(swiped.settle() == tapped.settle())
        #expect(swiped.scene == chosen.scene)
      }
    }
  }

  @Test("Indicator, colours, sizes, widths and scroll follow at once", arguments: Preset.allCases)
  func followsAtOnce(preset: Preset) throws {
    let strip = try Strip(preset.style, Content.unequal.items(20), selected: 9)
    let part: TabStripPart = strip.scene.node(.pill) == nil ? .line : .pill
    let first = strip.scene.frame(part)
    try strip.apply(.progress(9.5))
    #expect(strip.scene.motionEnds == nil)
    #expect(strip.scene.frame(part) != first || strip.scene.canScroll)
    let middle = (strip.frame(.tab, 9).midX + strip.frame(.tab, 10).midX) / 2
    #expect(near(strip.frame(part).midX, middle))
  }

  @Test("Any number of pages, at any distance", arguments: [1, 2, 3, 50, 1000])
  func pages(count: Int) throws {
    let strip = try Strip(.selective, Content.short.items(count), selected: 0)
    for place in [0.0, 0.4, Double(count) / 2, Double(count) - 1.5, Double(count) - 1] {
      try strip.apply(.progress(place))
    }
    #expect(strip.selected == count - 1)
    #expect(near(strip.frame(.line).midX, strip.middle(of: count - 1).x))
  }

  @Test("Beyond the ends it counts as at the end", arguments: [-0.3, -1, -1e9, 2.3, 3, 1e9])
  func clamps(progress: Double) throws {
    let strip = try Strip(.selective, titled("a", "b", "c"), selected: 1)
    try strip.apply(.progress(progress))
    #expect(strip.selected == (progress < 0 ? 0 : 2))
    let rest = try Strip(.selective, titled("a", "b", "c"), selected: progress < 0 ? 0 : 2)
    #expect(strip.settle() == rest.scene)
  }

  @Test("The selection changes where the pager comes to rest, within a thousandth")
  func arrival() throws {
    let strip = try Strip(.selective, titled("a", "b", "c"), selected: 0)
    #expect(try strip.apply(.progress(0.998)) == [])
    #expect(strip.selected == 0)
    #expect(try strip.apply(.progress(0.9995)) == [.selected(ItemID(1), .person)])
  }

  @Test("A swipe that turns back selects nothing, and nothing is left of it")
  func turnsBack() throws {
    let strip = try Strip(.underline, titled("a", "bbb", "c"), selected: 1)
    let before = strip.scene
    var effects: [TabStripEffect] = []
    for place in [1.2, 1.6, 1.9, 1.3, 1.0] { effects += try strip.apply(.progress(place)) }
    #expect(effects == [])
    #expect(strip.scene == before)
  }

  @Test("A pager that follows a selection isn't heard until it has arrived", arguments: [0, 3])
  func errand(goal: Int) throws {
    let strip = try Strip(.selective, Content.short.items(4), selected: goal == 0 ? 3 : 0)
    let alone = try Strip(.selective, Content.short.items(4), selected: goal == 0 ? 3 : 0)
    let start = Double(strip.selected ?? 0)
    strip.tap(goal)
    alone.tap(goal)
    for step in 1...10 {
      strip.wait(0.04)
      alone.wait(0.04)
      let place = start + (Double(goal) - start) * Double(step) / 10
      #expect(try strip.apply(.progress(place)) == [])
      #expect(strip.scene == alone.scene)
    }
    // It has arrived: from now on it is heard.
    try strip.apply(.progress(goal == 0 ? 0.5 : 2.5))
    #expect(strip.scene != alone.scene)
  }

  @Test("It is heard when it turns away from where it was sent")
  func turnsAway() throws {
    let strip = try Strip(.selective, Content.short.items(4), selected: 0)
    strip.tap(3)
    strip.wait(0.1)
    try strip.apply(.progress(1.2))
    strip.wait(0.1)
    try strip.apply(.progress(1.5))
    strip.wait(0.1)
    try strip.apply(.progress(1.1))
    #expect(try strip.apply(.progress(1)) == [.selected(ItemID(1), .person)])
  }

  @Test("A tap on the selected item in mid-swipe brings it back, whatever its pager says")
  func takenBack() throws {
    let strip = try Strip(.selective, Content.short.items(4), selected: 0)
    try strip.apply(.progress(0.4))
    let alone = try Strip(.selective, Content.short.items(4), selected: 0)
    try alone.apply(.progress(0.4))
    #expect(strip.tap(0) == [.reselected(ItemID(0), .person)])
    alone.tap(0)
    for place in [0.3, 0.2, 0.1, 0] {
      strip.wait(0.05)
      alone.wait(0.05)
      #expect(try strip.apply(.progress(place)) == [])
      #expect(strip.scene == alone.scene)
    }
    strip.settle()
    #expect(strip.selected == 0)
  }

  @Test("After 0.6 s it is heard in any case")
  func patience() throws {
    let strip = try Strip(.selective, Content.short.items(4), selected: 0)
    strip.tap(3)
    strip.wait(0.59)
    try strip.apply(.progress(0.5))
    #expect(near(strip.frame(.line).midX, strip.middle(of: 3).x))
    strip.wait(0.02)
    try strip.apply(.progress(1))
    strip.settle()
    #expect(strip.selected == 1)
    #expect(near(strip.frame(.line).midX, strip.middle(of: 1).x))
  }

  @Test("A swipe that begins in mid-motion takes over without a jump", arguments: Preset.allCases)
  func takesOver(preset: Preset) throws {
    let strip = try Strip(preset.style, Content.unequal.items(8), selected: 0)
    try strip.select(5)
    strip.wait(0.1)
    let part: TabStripPart = strip.scene.node(.pill) == nil ? .line : .pill
    let before = strip.frame(part)
    try strip.apply(.progress(4.9))
    try strip.apply(.progress(4.8))
    #expect(near(strip.frame(part).midX, before.midX, 25))
    #expect(try strip.apply(.progress(4)) == [.selected(ItemID(4), .person)])
    let rest = try Strip(preset.style, Content.unequal.items(8), selected: 4)
    #expect(strip.settle().differences(from: rest.scene).isEmpty)
  }

  @Test("Without items it is ignored, and one that isn't finite is refused")
  func nothing() throws {
    let strip = try Strip(.selective, [])
    #expect(try strip.apply(.progress(0.5)) == [])
    let other = try Strip(.selective, titled("a", "b"), selected: 0)
    for value in [Double.nan, .infinity, -.infinity] {
      #expect(throws: ChangeError.self) { try other.apply(.progress(value)) }
    }
    #expect(other.selected == 0)
  }
}
