import ChoiceScene
import Testing

@testable import ChoiceCore

@Suite("TabStrip: texts and styles that make no sense")
struct TabOddStyleTests {
  static let texts: [String] = [
    "", " ", "\n", "\u{0}", "e\u{301}\u{301}\u{301}", "🇪🇺🇯🇵", "👩‍👩‍👧‍👦", "1️⃣", "\u{200d}", "\u{202e}abc",
    "ខ្មែរ", "שלום", "\u{fdfd}", "a\u{300}\u{301}\u{302}\u{303}\u{304}",
  ]

  @Test("Any text is a title, and comes back as it was", arguments: texts, Preset.allCases)
  func titles(text: String, preset: Preset) throws {
    let title = Utf8Text(text)
    let items = (0..<4).map { TabItem(id: ItemID($0), title: title) }
    let strip = try Strip(preset.style, items, selected: 0)
    try strip.select(2)
    strip.wait(0.1)
    strip.settle()
    #expect(strip.scene.node(.tab, 2)?.semantics?.name == title)
    var badged = items[1]
    badged.badge = .text(title)
    badged.accessibleName = title
    try strip.apply(.update(badged))
    #expect(strip.selected == 2)
  }

  @Test("A title of a megabyte is a title", arguments: Preset.allCases)
  func megabyte(preset: Preset) throws {
    var items = Content.short.items(3)
    items[1].title = Utf8Text(repeating: "word ", 200_000)
    var strip = try TabStripModel(items: items, selected: ItemID(0), style: preset.style)
    let measure = { (run: TextRun) in
      TextMetrics(width: Double(run.text.string.utf8.count) * run.style.size / 2)
    }
    for (item, time) in [(1, 0.0), (1, 0.1), (2, 1), (0, 2)] {
      _ = try strip.apply(.select(ItemID(item)), at: Instant(time))
      strip.layOut(in: Proposal(width: 320, height: 44), at: Instant(time), measure: measure)
      expectSound(strip.scene(at: Instant(time + 0.2)))
      #expect(strip.selected == ItemID(item))
    }
    let scene = strip.scene(at: Instant(9))
    let part: TabStripPart = scene.node(.pill) == nil ? .line : .pill
    #expect(near(scene.frame(part)?.midX, scene.frame(.tab, 0)?.midX))
  }

  @Test("Texts are equal only when their bytes are")
  func bytes() throws {
    let strip = try Strip(.underline, titled("\u{e9}", "b"), selected: 0)
    strip.ruler.forget()
    try strip.apply(.update(TabItem(id: ItemID(0), title: "e\u{301}")))
    #expect(strip.ruler.calls == 2)
  }

  @Test(
    "A style of numbers that make no sense gives sound scenes",
    arguments: Preset.allCases, [Double.nan, .infinity, -.infinity, -7, 0, 1e9, 1e-9])
  func numbers(preset: Preset, value: Double) throws {
    for widths in [
      TabWidths.equal, .equalOrOwn(padding: value), .paged(scrollingFrom: Int.min),
      .paged(scrollingFrom: Int.max), .intrinsic, .fixed(value),
    ] {
      for motion in [
        Motion.timed(.easeInOut, duration: value), .timed(.linear, duration: 0.3),
        preset.style.motion,
      ] {
        var style = odd(preset.style, value)
        style.widths = widths
        style.motion = motion
        let strip = try Strip(style, Content.badges.items(5), selected: 1, height: 44)
        try strip.select(3)
        strip.wait(0.1)
        try strip.apply(.progress(2.4))
        strip.send(.focused(TabStripModel.itemNode(ItemID(4)), visible: true))
        strip.send(.blurred)
        strip.proposal.direction = .rightToLeft
        strip.render()
        strip.tap(0)
        try strip.select(2)
        strip.settle()
        #expect(strip.selected == 2)
      }
    }
  }

  @Test(
    "A style replaced by one that makes no sense, and back, is as it was",
    arguments: Preset.allCases, [Double.nan, -7, 1e9])
  func andBack(preset: Preset, value: Double) throws {
    let strip = try Strip(preset.style, Content.icons.items(5), selected: 1)
    let before = strip.scene
    try strip.apply(.style(odd(preset.style, value)))
    try strip.apply(.style(preset.style))
    #expect(strip.settle().differences(from: before).isEmpty)
  }

  @Test("A colour that isn't one can be written down", arguments: [Double.nan, .infinity, -3, 7])
  func colors(value: Double) throws {
    let color = RGBA(red: value, green: value, blue: value, alpha: value)
    var style = TabStripStyle.filter
    style.background = ThemeColor(color)
    style.title.color = ThemeColor(color)
    let strip = try Strip(style, titled("a", "b"), selected: 0)
    #expect(!strip.scene.dump(partName: TabStripModel.partName).isEmpty)
    _ = strip.scene.advice
  }

  /// The style with every number replaced.
  private func odd(_ style: TabStripStyle, _ value: Double) -> TabStripStyle {
    var style = style
    let insets = SceneInsets(top: value, leading: value, bottom: value, trailing: value)
    style.height = value
    style.spacing = value
    style.insets = insets
    style.itemHeight = value
    style.itemPadding = value
    style.minimumItemWidth = value
    style.pressedOpacity = value
    style.fade = TabFade(.overflowing, strength: value, width: value)
    let size = TitleSize(value, steps: [.init(from: value, value), .init(from: 1, value)])
    style.title = TabTitleStyle(size: size, weight: Int.min, color: ThemeColor(0))
    style.selectedTitle = TabTitleStyle(size: size, weight: Int.max, color: ThemeColor(0))
    style.icon = TabIconStyle(size: value, gap: value)
    style.image.size = value
    style.image.ringWidth = value
    style.badge.textSize = value
    style.badge.dotSize = value
    style.badge.height = value
    style.badge.gap = value
    style.badge.greatestCount = Int.min
    style.focusRing.width = value
    style.focusRing.inset = value
    style.focusRing.cornerRadius = value
    style.trough = TabTrough(color: ThemeColor(0), cornerRadius: value, insets: insets)
    style.separator?.width = value
    style.separator?.height = value
    style.hairline = Hairline(thickness: value, color: ThemeColor(0))
    style.indicator?.width = .fixed(value)
    style.indicator?.height = value
    style.indicator?.padding = value
    style.indicator?.stretch = value
    style.indicator?.cornerRadius = value
    return style
  }
}
