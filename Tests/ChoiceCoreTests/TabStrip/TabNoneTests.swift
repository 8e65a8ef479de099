import ChoiceScene
import Testing

@testable import ChoiceCore

@Suite("TabStrip: none selected")
struct TabNoneTests {
  private func indicator(of preset: Preset) -> TabStripPart {
    preset.style.indicator?.place == .behindItem ? .pill : .line
  }

  @Test(
    "From none the indicator appears in place: no flight from the first item",
    arguments: Preset.allCases, WritingDirection.allCases)
  func appears(preset: Preset, direction: WritingDirection) throws {
    let part = indicator(of: preset)
    let strip = try Strip(preset.style, Content.unequal.items(4), width: 600) {
      $0.direction = direction
    }
    #expect(strip.scene.node(part) == nil)
    try strip.select(2)
    var last = 0.0
    for _ in 0..<12 {
      let scene = strip.wait(0.02)
      let node = try #require(scene.node(part))
      #expect(near(strip.frame(part).midX, strip.middle(of: 2).x))
      #expect(node.opacity >= last - 1e-9)
      last = node.opacity
    }
    #expect(strip.settle().node(part)?.opacity == 1)
  }

  @Test("Its opacity begins at nothing")
  func begins() throws {
    let strip = try Strip(.selective, Content.short.items(4))
    try strip.select(2)
    #expect(strip.scene(after: 0).node(.line)?.opacity ?? 0 < 0.001)
    #expect(strip.scene(after: 0.15).node(.line)?.opacity ?? 0 > 0.3)
  }

  @Test("To none it fades where it is", arguments: Preset.allCases, WritingDirection.allCases)
  func fades(preset: Preset, direction: WritingDirection) throws {
    let part = indicator(of: preset)
    let strip = try Strip(preset.style, Content.unequal.items(4), selected: 2, width: 600) {
      $0.direction = direction
    }
    #expect(try strip.apply(.select(nil, reported: true)) == [.selected(nil, .code)])
    #expect(strip.scene.selectedItems == [])
    var last = 1.0
    for _ in 0..<60 {
      let scene = strip.wait(0.02)
      guard let node = scene.node(part) else { break }
      #expect(near(strip.frame(part).midX, strip.middle(of: 2).x))
      #expect(node.opacity <= last + 1e-9)
      last = node.opacity
    }
    #expect(strip.settle().node(part) == nil)
    let fresh = try Strip(preset.style, Content.unequal.items(4), width: 600) {
      $0.direction = direction
    }
    #expect(strip.scene.differences(from: fresh.scene).isEmpty)
  }

  @Test("None and back in mid-motion returns to where it was", arguments: Preset.allCases)
  func thereAndBack(preset: Preset) throws {
    let strip = try Strip(preset.style, Content.unequal.items(4), selected: 2, width: 600)
    let before = strip.scene
    try strip.select(nil)
    strip.wait(0.1)
    try strip.select(2)
    #expect(strip.settle().differences(from: before).isEmpty)
  }

  @Test("Selecting none twice is told once, and a tap then selects anew")
  func twice() throws {
    let strip = try Strip(.selective, Content.short.items(4), selected: 2)
    #expect(try strip.apply(.select(nil, reported: true)).count == 1)
    #expect(try strip.apply(.select(nil, reported: true)).isEmpty)
    #expect(strip.tap(2) == [.selected(ItemID(2), .person)])
  }

  @Test("The first layout with none selected begins at the first item", arguments: Preset.allCases)
  func firstLayout(preset: Preset) throws {
    let strip = try Strip(preset.style, Content.short.items(20))
    #expect(strip.scene.offset == 0)
    #expect(strip.scene.selectedItems == [] && strip.scene.motionEnds == nil)
  }

  @Test("To none doesn't scroll", arguments: Preset.allCases)
  func keepsScroll(preset: Preset) throws {
    let strip = try Strip(preset.style, Content.short.items(20), selected: 10)
    let middle = strip.middle(of: 9).x
    try strip.select(nil)
    #expect(near(strip.settle().frame(.tab, 9)?.midX, middle))
  }
}
