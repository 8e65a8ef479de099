import ChoiceScene
import Testing

@testable import ChoiceCore

@Suite("TabStrip: how the reader wants to read")
struct TabSurroundingsTests {
  // Direction.

  @Test(
    "Right to left is an exact mirror image, at rest, in motion, scrolled and swiped",
    arguments: Preset.allCases, Content.allCases)
  func mirrored(preset: Preset, content: Content) throws {
    for (count, selected) in [(3, 1), (14, 0), (14, 6), (14, 13)] {
      var strips: [Strip] = []
      for direction in WritingDirection.allCases {
        let strip = try Strip(preset.style, content.items(count), selected: selected) {
          $0.direction = direction
        }
        strips.append(strip)
      }
      expectMirrored(strips)
      for strip in strips {
        strip.send(.focused(TabStripModel.itemNode(ItemID(2)), visible: true))
        try strip.select(2)
      }
      expectMirrored(strips)
      for strip in strips { strip.wait(0.12) }
      expectMirrored(strips)
      for strip in strips { strip.settle() }
      for strip in strips { try strip.apply(.progress(1.3)) }
      expectMirrored(strips)
      let limit = strips[0].scene.contentWidth - 320
      strips[0].send(.scrolled(TabStripModel.scroller, to: limit / 3))
      strips[1].send(.scrolled(TabStripModel.scroller, to: limit - limit / 3))
      expectMirrored(strips)
    }
  }

  @Test(
    "Live, too: a flipped strip is one that was always so", arguments: Preset.allCases,
    Content.allCases)
  func flipped(preset: Preset, content: Content) throws {
    let strip = try Strip(preset.style, content.items(12), selected: 3)
    let other = try Strip(preset.style, content.items(12), selected: 3) {
      $0.direction = .rightToLeft
    }
    for each in [strip, other] {
      try each.select(8)
      each.wait(0.1)
    }
    strip.proposal.direction = .rightToLeft
    strip.render()
    #expect(strip.scene.differences(from: other.scene).isEmpty)
    strip.proposal.direction = .leftToRight
    strip.render()
    expectMirrored([strip, other])
  }

  private func expectMirrored(
    _ strips: [Strip], _ location: SourceLocation = #_sourceLocation
  ) {
    let (one, other) = (strips[0].scene, strips[1].scene)
    #expect(one.nodes.map(\.id) == other.nodes.map(\.id), sourceLocation: location)
    var wrong: [String] = []
    for (node, twin) in zip(one.nodes, other.nodes) {
      let name = TabStripModel.partName(node.id.part)
      let wanted = one.frameInControl(node.id)?.mirrored(in: one.size.width)
      if !near(other.frameInControl(twin.id), wanted) { wrong.append("\(name): frame") }
      let hit = one.hitFrame(node)?.mirrored(in: one.size.width)
      if !near(other.hitFrame(twin), hit) { wrong.append("\(name): hit frame") }
      if !near(node.opacity, twin.opacity, 1e-9) { wrong.append("\(name): opacity") }
      if node.content != twin.content || node.semantics != twin.semantics {
        wrong.append("\(name): content")
      }
    }
    #expect(wrong.isEmpty, sourceLocation: location)
  }

  // Text.

  @Test("Text, icons and widths grow with the text scale", arguments: [0.8, 1, 1.5, 3.1])
  func textScale(scale: Double) throws {
    let strip = try Strip(.filter, titled("abcd", "b"), width: 374, height: 44 * 3) {
      $0.textScale = scale
    }
    #expect(near(strip.scene.title(0)?.size, 13 * scale))
    #expect(near(strip.frame(.icon, 0).width, 10 * scale))
    let own = try Strip(.underline, titled("aaaa", "b"), height: 100) { $0.textScale = scale }
    #expect(near(own.frame(.tab, 0).width, (28 * scale).rounded(.up), 1e-6))
  }

  @Test(
    "A text scale that changes live looks as if it had always been so",
    arguments: Preset.allCases, Content.allCases)
  func liveScale(preset: Preset, content: Content) throws {
    let strip = try Strip(preset.style, content.items(7), selected: 2, height: 120)
    for scale in [2.0, 0.7, 1] {
      strip.proposal.textScale = scale
      strip.render()
      let fresh = try Strip(preset.style, content.items(7), selected: 2, height: 120) {
        $0.textScale = scale
      }
      #expect(strip.scene.differences(from: fresh.scene).isEmpty)
    }
  }

  @Test("The height that suits grows by what the titles' lines grow", arguments: Preset.allCases)
  func naturalHeight(preset: Preset) throws {
    let model = try TabStripModel(items: [], style: preset.style)
    #expect(model.naturalHeight(textScale: 1) == preset.style.height)
    #expect(model.naturalHeight(textScale: 0.5) == preset.style.height)
    #expect(model.naturalHeight(textScale: .nan) == preset.style.height)
    if preset == .underline {
      // 18 points with lines of 1.25.
      #expect(near(model.naturalHeight(textScale: 2), 44 + 18 * 1.25))
    }
  }

  @Test("Bold text adds 200 to every weight, up to 900", arguments: [100, 400, 700, 800, 900])
  func bold(weight: Int) throws {
    var style = TabStripStyle.selective
    style.title.weight = weight
    style.selectedTitle.weight = weight
    let strip = try Strip(style, titled("a", "b"), selected: 0) { $0.boldText = true }
    #expect(strip.scene.title(1)?.weight == min(900, weight + 200))
    #expect(strip.scene.title(0)?.weight == min(900, weight + 200))
  }

  // Colours.

  @Test(
    "Each colour has a value for light, dark, and more contrast",
    arguments: [
      (Appearance.light, false, 1), (.light, true, 2), (.dark, false, 3), (.dark, true, 4),
    ])
  func themes(sample: (appearance: Appearance, contrast: Bool, color: UInt32)) throws {
    var color = ThemeColor(1, dark: 3)
    color.lightContrast = RGBA(2)
    color.darkContrast = RGBA(4)
    var style = TabStripStyle.filter
    style.background = color
    style.title.color = color
    style.hairline?.color = color
    style.indicator?.color = color
    style.selectedTitle.color = color
    style.separator?.color = color
    let strip = try Strip(style, titled("a", "b"), selected: 0) {
      $0.appearance = sample.appearance
      $0.increasedContrast = sample.contrast
    }
    let wanted = RGBA(sample.color)
    for part in [TabStripPart.bar, .hairline, .line] {
      #expect(strip.scene.fill(part) == wanted)
    }
    #expect(strip.scene.fill(.separator, 1) == wanted)
    #expect(strip.scene.title(0)?.color == wanted && strip.scene.title(1)?.color == wanted)
  }

  @Test("Where no colour for more contrast is given, the usual one serves")
  func fallback() {
    var proposal = Proposal(width: 1, height: 1)
    proposal.increasedContrast = true
    let color = ThemeColor(0x111111, dark: 0xeeeeee)
    #expect(color.color(in: proposal) == RGBA(0x111111))
    proposal.appearance = .dark
    #expect(color.color(in: proposal) == RGBA(0xeeeeee))
  }

  // Motion.

  @Test(
    "With reduced motion no frame moves: it is final from the first, and looks fade",
    arguments: Preset.allCases, Content.allCases)
  func reducedMotion(preset: Preset, content: Content) throws {
    let strip = try Strip(preset.style, content.items(20), selected: 2) { $0.reduceMotion = true }
    try strip.select(12)
    let scenes = (0...20).map { strip.scene(after: Double($0) * 0.02) }
    let last = try #require(scenes.last)
    #expect(scenes[0].motionEnds != nil && last.motionEnds == nil)
    var moved: Set<String> = []
    for scene in scenes {
      #expect(scene.offset == last.offset && scene.contentWidth == last.contentWidth)
      for node in scene.nodes where node.id.item != nil {
        let part = try #require(TabStripPart(rawValue: node.id.part))
        let item = node.id.item?.rawValue
        // What is there at the end, too, is there already; what goes doesn't move while it goes.
        let final = scenes.last { $0.node(node.id) != nil }
        if !near(scene.frame(part, item), final?.frame(part, item)) { moved.insert(part.name) }
      }
    }
    #expect(moved.isEmpty)
    #expect(scenes[5].node(preset.style.indicator?.place == .behindItem ? .pill : .line) == nil)
  }

  @Test("With reduced motion the indicators of both items cross-fade in place")
  func crossFade() throws {
    let strip = try Strip(.selective, Content.short.items(4), selected: 0) {
      $0.reduceMotion = true
    }
    try strip.select(2)
    strip.wait(0.1)
    for item in [0, 2] {
      #expect(near(strip.frame(.line, item).midX, strip.middle(of: item).x))
    }
    let sum = [0, 2].map { strip.scene.node(.line, $0)?.opacity ?? 0 }.reduce(0, +)
    #expect(near(sum, 1, 1e-3))
    strip.settle()
    #expect(strip.scene.node(.line, 0) == nil && strip.scene.node(.line, 2)?.opacity == 1)
  }

  @Test("Where a strip stands, and what is around it, is nothing to it")
  func place() throws {
    var model = try TabStripModel(items: [TabItem(id: ItemID(0), title: "a")], style: .capsule)
    let measure = { (run: TextRun) in TextMetrics(width: run.style.size) }
    model.layOut(in: Proposal(width: 300, height: 44), at: .zero, measure: measure)
    let before = model
    var moved = Proposal(
      frame: SceneRect(x: 20, y: 90, width: 300, height: 44),
      container: SceneSize(width: 400, height: 800))
    moved.coveredBottom = 34
    model.layOut(in: moved, at: .zero, measure: measure)
    #expect(model == before)
  }
}
