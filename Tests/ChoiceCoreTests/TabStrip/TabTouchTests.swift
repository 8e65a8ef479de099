import ChoiceScene
import Testing

@testable import ChoiceCore

@Suite("TabStrip: touch, and what is reported")
struct TabTouchTests {
  private func strip(_ direction: WritingDirection = .leftToRight) throws -> Strip {
    try Strip(.selective, titled("a", "b", "c"), selected: 0) { $0.direction = direction }
  }

  @Test(
    "A tap acts on release over the item it started on", arguments: Preset.allCases,
    WritingDirection.allCases)
  func tap(preset: Preset, direction: WritingDirection) throws {
    let strip = try Strip(preset.style, Content.unequal.items(4), selected: 0, width: 600) {
      $0.direction = direction
    }
    let place = strip.middle(of: 2)
    #expect(strip.pointer(.began, place) == [])
    #expect(strip.selected == 0)
    #expect(strip.pointer(.ended, place) == [.selected(ItemID(2), .person)])
    #expect(strip.selected == 2 && strip.scene.selectedItems == [2])
  }

  @Test("A pressed item shows it, until the pointer slides off, and again when it comes back")
  func pressedLook() throws {
    let strip = try strip()
    func opacity() -> Double? { strip.scene.node(.tab, 1)?.opacity }
    strip.pointer(.began, strip.middle(of: 1))
    #expect(opacity() == 0.5)
    strip.pointer(.moved, strip.middle(of: 2))
    #expect(opacity() == 1)
    strip.pointer(.moved, ScenePoint(x: 160, y: 200))
    #expect(opacity() == 1)
    strip.pointer(.moved, strip.middle(of: 1))
    #expect(opacity() == 0.5)
    #expect(strip.pointer(.ended, strip.middle(of: 1)) == [.selected(ItemID(1), .person)])
    #expect(opacity() == 1)
  }

  @Test(
    "Sliding off and releasing does nothing, over another item or outside",
    arguments: [ScenePoint(x: 300, y: 22), ScenePoint(x: 160, y: 45), ScenePoint(x: -1, y: 22)])
  func slidOff(place: ScenePoint) throws {
    let strip = try strip()
    strip.pointer(.began, strip.middle(of: 1))
    strip.pointer(.moved, place)
    #expect(strip.pointer(.ended, place) == [])
    #expect(strip.selected == 0)
    // Nothing is left over.
    #expect(strip.pointer(.ended, strip.middle(of: 1)) == [])
    #expect(strip.tap(2) == [.selected(ItemID(2), .person)])
  }

  @Test("A cancelled press does nothing")
  func cancelled() throws {
    let strip = try strip()
    strip.pointer(.began, strip.middle(of: 1))
    strip.pointer(.cancelled, strip.middle(of: 1))
    #expect(strip.scene.node(.tab, 1)?.opacity == 1)
    #expect(strip.pointer(.ended, strip.middle(of: 1)) == [])
  }

  @Test("A second pointer is ignored while the first is down")
  func secondPointer() throws {
    let strip = try strip()
    strip.pointer(.began, strip.middle(of: 1), 1)
    strip.pointer(.began, strip.middle(of: 2), 2)
    #expect(strip.pointer(.moved, strip.middle(of: 2), 2) == [])
    #expect(strip.pointer(.ended, strip.middle(of: 2), 2) == [])
    #expect(strip.pointer(.cancelled, strip.middle(of: 2), 2) == [])
    #expect(strip.pointer(.ended, strip.middle(of: 1), 1) == [.selected(ItemID(1), .person)])
  }

  @Test("A press that began outside, or on nothing, never selects")
  func beganOutside() throws {
    let strip = try Strip(.underline, titled("aaaa", "bbbb"), selected: 0)
    for place in [ScenePoint(x: 300, y: 22), ScenePoint(x: 50, y: -1), ScenePoint(x: 50, y: 44)] {
      strip.pointer(.began, place)
      #expect(strip.pointer(.ended, strip.middle(of: 1)) == [])
    }
  }

  @Test("A disabled item isn't selected, and a press on it doesn't show")
  func disabled() throws {
    let strip = try Strip(.selective, Content.disabled.items(3), selected: 0)
    strip.pointer(.began, strip.middle(of: 1))
    #expect(strip.scene.node(.tab, 1)?.opacity == 1)
    #expect(strip.pointer(.ended, strip.middle(of: 1)) == [])
    #expect(strip.send(.activate(TabStripModel.itemNode(ItemID(1)))) == [])
    #expect(strip.selected == 0)
    // Code may.
    try strip.select(1)
    #expect(strip.selected == 1)
  }

  @Test("A tap on the selected item is told as such")
  func reselected() throws {
    let strip = try strip()
    #expect(strip.tap(0) == [.reselected(ItemID(0), .person)])
    #expect(strip.tap(1) == [.selected(ItemID(1), .person)])
    #expect(strip.tap(1) == [.reselected(ItemID(1), .person)])
  }

  @Test("Activation without a pointer selects like a tap")
  func activate() throws {
    let strip = try strip()
    let node = TabStripModel.itemNode(ItemID(2))
    #expect(strip.send(.activate(node)) == [.selected(ItemID(2), .person)])
    #expect(strip.send(.activate(node)) == [.reselected(ItemID(2), .person)])
  }

  @Test("What code does is told only where asked, with code as its cause")
  func code() throws {
    let strip = try strip()
    #expect(try strip.select(1) == [])
    #expect(try strip.apply(.select(ItemID(2), reported: true)) == [.selected(ItemID(2), .code)])
    #expect(try strip.apply(.select(nil, reported: true)) == [.selected(nil, .code)])
    #expect(try strip.apply(.select(nil, reported: true)) == [])
  }

  @Test("A swipe is told as the person's, once, when it comes to rest")
  func swipe() throws {
    let strip = try strip()
    var effects: [TabStripEffect] = []
    for step in 0...10 { effects += try strip.apply(.progress(Double(step) / 10)) }
    effects += try strip.apply(.progress(1))
    #expect(effects == [.selected(ItemID(1), .person)])
  }

  @Test(
    "Every place of the bar belongs to one item at most, and hit frames say which",
    arguments: Preset.allCases, WritingDirection.allCases)
  func hitFrames(preset: Preset, direction: WritingDirection) throws {
    let strip = try Strip(preset.style, Content.unequal.items(8), selected: 3) {
      $0.direction = direction
    }
    for x in stride(from: 0.25, to: 320, by: 7.5) {
      let place = ScenePoint(x: x, y: 20)
      let hit = strip.scene.nodes.filter { strip.scene.hitFrame($0)?.contains(place) == true }
      #expect(hit.count <= 1)
      strip.pointer(.began, place)
      #expect(strip.model.pressed == hit.first?.id.item)
      strip.pointer(.cancelled, place)
    }
  }

  @Test("Items are hit over the whole height of the bar", arguments: Preset.allCases)
  func hitHeight(preset: Preset) throws {
    let strip = try Strip(preset.style, Content.short.items(3), selected: 0)
    for node in strip.scene.nodes where node.hitFrame != nil {
      #expect(node.hitFrame?.y == 0 && node.hitFrame?.height == strip.scene.size.height)
    }
  }

  @Test("A scroll takes the pointer away from the press")
  func scrollCancels() throws {
    let strip = try Strip(.selective, Content.short.items(9), selected: 0)
    strip.pointer(.began, strip.middle(of: 1))
    strip.send(.scrolled(TabStripModel.scroller, to: 10))
    #expect(strip.pointer(.ended, strip.middle(of: 1)) == [])
  }

  @Test("Taps in quick succession leave the last one selected, and each is told")
  func quickTaps() throws {
    let strip = try strip()
    var effects: [TabStripEffect] = []
    for item in [1, 2, 1, 0, 2] {
      effects += strip.tap(item)
      strip.wait(0.03)
    }
    #expect(effects == [1, 2, 1, 0, 2].map { .selected(ItemID($0), .person) })
    #expect(strip.settle().selectedItems == [2])
  }
}
