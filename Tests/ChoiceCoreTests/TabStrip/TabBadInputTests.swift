import ChoiceScene
import Testing

@testable import ChoiceCore

@Suite("TabStrip: input that makes no sense")
struct TabBadInputTests {
  static let odd: [Double] = [
    .nan, .infinity, -.infinity, -1, 0, -0.0, 1e300, -1e300, .leastNonzeroMagnitude,
    .greatestFiniteMagnitude,
  ]
  static let oddIndices = [-1, Int.min, Int.max, 4]

  @Test(
    "Any size: nothing is lost, and the next real one shows everything",
    arguments: Preset.allCases, odd)
  func sizes(preset: Preset, value: Double) throws {
    let strip = try Strip(preset.style, Content.unequal.items(6), selected: 3)
    let before = strip.scene
    let real = strip.proposal
    let steps: [(inout Proposal) -> Void] = [
      { $0.frame.width = value }, { $0.frame.height = value }, { $0.frame.x = value },
      { $0.container.width = value }, { $0.textScale = value }, { $0.pixelScale = value },
      { $0.frame = SceneRect(x: value, y: value, width: value, height: value) },
    ]
    for step in steps {
      step(&strip.proposal)
      strip.render()
      strip.tap(1)
      strip.proposal = real
      try strip.select(3)
      strip.settle()
      #expect(strip.selected == 3)
    }
    #expect(strip.scene.differences(from: before).isEmpty)
  }

  @Test("A strip that is given no size at first shows nothing, and later all of it")
  func noSize() throws {
    let strip = try Strip(.underline, Content.short.items(6), selected: 3, width: 0, height: 0)
    #expect(strip.scene.items.isEmpty)
    #expect(strip.send(.focused(TabStripModel.itemNode(ItemID(2)), visible: true)) == [])
    try strip.select(5)
    try strip.apply(.progress(4.5))
    strip.send(.blurred)
    try strip.select(4)
    strip.proposal = Proposal(width: 320, height: 44)
    strip.render()
    let fresh = try Strip(.underline, Content.short.items(6), selected: 4)
    #expect(strip.scene == fresh.scene)
  }

  @Test("Without items there is a bar and nothing else", arguments: Preset.allCases)
  func noItems(preset: Preset) throws {
    let strip = try Strip(preset.style, [])
    #expect(strip.scene.items.isEmpty && strip.scene.focusEntry == nil)
    for key in Key.allCases { #expect(strip.key(key) == []) }
    #expect(strip.pointer(.began, ScenePoint(x: 10, y: 10)) == [])
    #expect(strip.pointer(.ended, ScenePoint(x: 10, y: 10)) == [])
    #expect(try strip.select(nil) == [])
    #expect(try strip.apply(.progress(3)) == [])
    #expect(try strip.apply(.items([])) == [])
    #expect(try strip.apply(.insert([], at: 0)) == [])
    strip.send(.scrolled(TabStripModel.scroller, to: 10))
  }

  @Test("Indices out of range are refused by name, with what is allowed", arguments: oddIndices)
  func indices(index: Int) throws {
    let strip = try Strip(.underline, Content.short.items(4), selected: 1)
    expectRefused(strip, .move(ItemID(0), to: index), .indexOutOfRange(index, allowed: 0...3))
    if index != 4 {
      let new = [TabItem(id: ItemID(9), title: "new")]
      expectRefused(strip, .insert(new, at: index), .indexOutOfRange(index, allowed: 0...4))
    }
    let message = ChangeError.indexOutOfRange(index, allowed: 0...3).message
    #expect(message.contains("\(index)") && message.contains("0 to 3"))
  }

  @Test("Ids that aren't there are refused by name", arguments: [4, -1, Int.max, Int.min])
  func unknownIds(number: Int) throws {
    let strip = try Strip(.underline, Content.short.items(4), selected: 1)
    let id = ItemID(number)
    for change in [
      TabStripChange.select(id), .remove(id), .move(id, to: 0),
      .update(TabItem(id: id, title: "")),
    ] {
      expectRefused(strip, change, .unknownItem(id))
    }
    #expect(ChangeError.unknownItem(id).message.contains("\(number)"))
    #expect(throws: ChangeError.unknownItem(id)) {
      try TabStripModel(items: Content.short.items(4), selected: id)
    }
    #expect(strip.send(.activate(TabStripModel.itemNode(id))) == [])
    #expect(strip.send(.focused(TabStripModel.itemNode(id), visible: true)) == [])
  }

  @Test("Ids that are there twice are refused by name and place")
  func duplicates() throws {
    let strip = try Strip(.underline, Content.short.items(4), selected: 1)
    let twice = titled("a", "b", "c") + [TabItem(id: ItemID(1), title: "d")]
    expectRefused(strip, .items(twice), .duplicateItem(ItemID(1), index: 3))
    #expect(throws: ChangeError.duplicateItem(ItemID(1), index: 3)) {
      try TabStripModel(items: twice)
    }
    let again = [TabItem(id: ItemID(9), title: ""), TabItem(id: ItemID(2), title: "")]
    expectRefused(strip, .insert(again, at: 1), .duplicateItem(ItemID(2), index: 2))
    let both = [TabItem(id: ItemID(9), title: ""), TabItem(id: ItemID(9), title: "")]
    expectRefused(strip, .insert(both, at: 2), .duplicateItem(ItemID(9), index: 3))
    let message = ChangeError.duplicateItem(ItemID(9), index: 3).message
    #expect(message.contains("9") && message.contains("index 3") && message.contains("once"))
  }

  @Test(
    "Progress that isn't finite is refused, and its message says what is allowed",
    arguments: [(Double.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf")])
  func progress(value: Double, text: String) throws {
    let strip = try Strip(.underline, Content.short.items(4), selected: 1)
    let before = strip.model
    do {
      try strip.apply(.progress(value))
      Issue.record("not refused")
    } catch let error as ChangeError {
      #expect(error.message == "progress is \(text); allowed is any finite number.")
    }
    #expect(strip.model == before)
  }

  @Test(
    "Times that go backwards, or aren't times, count as the last one",
    arguments: [Double.nan, .infinity, -.infinity, -5, 0])
  func times(value: Double) throws {
    let strip = try Strip(.selective, Content.short.items(4), selected: 0)
    try strip.select(2)
    strip.wait(0.1)
    let before = strip.scene
    _ = strip.stage.send(.tick, at: Instant(value))
    #expect(strip.model.scene(at: Instant(value)) == before)
    #expect(strip.model.scene(at: Instant(strip.now)) == before)
    _ = try strip.stage.apply(.select(ItemID(3)), at: Instant(value))
    expectSound(strip.model.scene(at: Instant(value)))
    #expect(strip.settle().selectedItems == [3])
  }

  @Test("The first time may be anything", arguments: odd)
  func firstTime(value: Double) throws {
    var model = try TabStripModel(
      items: Content.short.items(4), selected: ItemID(0), style: .capsule)
    let time = Instant(value)
    model.layOut(in: Proposal(width: 320, height: 52), at: time) { Ruler().measure($0) }
    _ = try model.apply(.select(ItemID(3)), at: time)
    _ = model.send(.tick, at: time)
    expectSound(model.scene(at: time))
    #expect(model.selected == ItemID(3))
  }

  @Test("Whatever measuring answers, frames are sound", arguments: Preset.allCases, odd)
  func measuring(preset: Preset, answer: Double) throws {
    let strip = try Strip(preset.style, Content.icons.items(6), selected: 3)
    strip.ruler.answer = { _ in answer }
    try strip.apply(.items(Content.badges.items(8)))
    strip.proposal.textScale = 1.5
    strip.render()
    try strip.select(5)
    strip.wait(0.1)
    strip.tap(4)
    strip.settle()
    strip.proposal.direction = .rightToLeft
    strip.render()
    #expect(strip.scene.nodes.allSatisfy { $0.frame.width < 1e9 })
  }

  @Test("Pointers and scrolls to nowhere are ignored", arguments: odd)
  func places(value: Double) throws {
    let strip = try Strip(.selective, Content.short.items(9), selected: 3)
    for place in [
      ScenePoint(x: value, y: 22), ScenePoint(x: 30, y: value), ScenePoint(x: value, y: value),
    ] where !(place.x >= 0 && place.x < 320 && place.y >= 0 && place.y < 44) {
      for phase in [PointerPhase.began, .moved, .ended, .cancelled] {
        #expect(strip.pointer(phase, place) == [])
      }
    }
    strip.send(.scrolled(TabStripModel.scroller, to: value))
    #expect(strip.scene.offset.magnitude < 2000)
    for node in [NodeID(part: 0), NodeID(part: 255), NodeID(part: 3, item: ItemID(1))] {
      let before = strip.scene
      strip.send(.scrolled(node, to: 50))
      #expect(strip.send(.activate(node)) == [])
      #expect(strip.scene == before)
    }
    #expect(strip.selected == 3)
  }

  @Test("A place that isn't finite cancels the press", arguments: [Double.nan, .infinity])
  func cancels(value: Double) throws {
    let strip = try Strip(.selective, Content.short.items(3), selected: 0)
    strip.pointer(.began, strip.middle(of: 1))
    strip.pointer(.moved, ScenePoint(x: value, y: 22))
    #expect(strip.pointer(.ended, strip.middle(of: 1)) == [])
    #expect(strip.tap(2) == [.selected(ItemID(2), .person)])
  }

  private func expectRefused(
    _ strip: Strip, _ change: TabStripChange, _ error: ChangeError,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let before = strip.model
    #expect(throws: error, sourceLocation: location) { try strip.apply(change) }
    #expect(strip.model == before, sourceLocation: location)
  }
}
