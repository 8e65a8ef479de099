import ChoiceScene
import Testing

@testable import ChoiceCore

@Suite("TabStrip: titles, icons, images and badges")
struct TabTitleTests {
  @Test(
    "Title and arrow stand together in the middle of the item",
    arguments: [(320.0, 13.0), (374.9, 13), (375, 15), (413.9, 15), (414, 16), (1024, 16)],
    WritingDirection.allCases)
  func titleAndIcon(bar: (width: Double, size: Double), direction: WritingDirection) throws {
    let strip = try Strip(.filter, titled("abcd", "b", "c"), width: bar.width) {
      $0.direction = direction
    }
    let title = strip.frame(.title, 0)
    let icon = strip.frame(.icon, 0)
    let item = strip.frame(.tab, 0)
    let isMirrored = direction == .rightToLeft
    let start = isMirrored ? item.maxX - title.midX : title.midX - item.x
    #expect(near(start, (bar.width / 3 - 14) / 2))
    #expect(near(title.width, 4 * 0.5 * bar.size))
    #expect(near(isMirrored ? title.x - icon.maxX : icon.x - title.maxX, 4))
    #expect(near(icon.midY, 22) && icon.size == SceneSize(width: 10, height: 10))
    #expect(near(strip.scene.title(0)?.size, bar.size))
    #expect(strip.scene.title(0)?.color == RGBA(0x222222))
  }

  @Test("A title that is too long gets the item's width less icon and gap")
  func truncation() throws {
    let strip = try Strip(.filter, titled(String(repeating: "n", count: 60), "b", "c"))
    let item = strip.frame(.tab, 0)
    #expect(near(strip.frame(.title, 0).x, item.x))
    #expect(near(strip.frame(.title, 0).width, item.width - 14))
    #expect(near(strip.frame(.icon, 0).maxX, item.maxX))
  }

  @Test("The selected title of a filter is green, and so is its arrow")
  func filterColors() throws {
    let strip = try Strip(.filter, titled("a", "b"), selected: 1)
    #expect(strip.scene.title(1)?.color == RGBA(0x3bbd79))
    guard case .image(let image)? = strip.scene.node(.icon, 1)?.content else {
      Issue.record("no icon")
      return
    }
    #expect(image.tint == RGBA(0x3bbd79))
  }

  @Test("Icons stand before, after, above or instead of the title")
  func placements() throws {
    var style = TabStripStyle.filter
    style.icon.placement = .leading
    let leading = try Strip(style, titled("abcd", "b"))
    #expect(near(leading.frame(.title, 0).x - leading.frame(.icon, 0).maxX, 4))
    #expect(near((leading.frame(.icon, 0).x + leading.frame(.title, 0).maxX) / 2, 80))
    style.icon.placement = .above
    let above = try Strip(style, titled("abcd", "b"))
    #expect(near(above.frame(.icon, 0).midX, 80) && near(above.frame(.title, 0).midX, 80))
    #expect(near(above.frame(.title, 0).y - above.frame(.icon, 0).maxY, 4))
    // 10 + 4 + 1.25 · 13, centred in 44.
    #expect(near(above.frame(.icon, 0).y, (44 - 10 - 4 - 16.25) / 2))
    style.icon.placement = .alone
    let alone = try Strip(style, titled("abcd", "b"))
    #expect(alone.scene.node(.title, 0) == nil)
    #expect(near(alone.frame(.icon, 0).midX, 80) && near(alone.frame(.icon, 0).midY, 22))
    #expect(alone.scene.node(.tab, 0)?.semantics?.name == "abcd")
  }

  @Test("An icon that differs when selected cross-fades", arguments: [0, 0.25, 0.5, 1])
  func iconFade(progress: Double) throws {
    let strip = try Strip(.filter, Content.icons.items(3), selected: 0)
    try strip.apply(.progress(progress))
    let weight = 1 - progress
    #expect(near(strip.scene.node(.selectedIcon, 0)?.opacity ?? 0, weight))
    #expect(near(strip.scene.node(.icon, 0)?.opacity ?? 0, 1 - weight))
    #expect(near(strip.scene.node(.icon, 1)?.opacity ?? 0, 1 - progress))
  }

  @Test("Size and colour move with the selection", arguments: [0, 0.1, 0.5, 0.9, 1])
  func sizeAndColor(progress: Double) throws {
    let strip = try Strip(.selective, titled("a", "b", "c"), selected: 0)
    try strip.apply(.progress(progress))
    let scene = strip.scene
    #expect(near(scene.title(1)?.size, 16 + 3 * progress))
    #expect(near(scene.title(0)?.size, 19 - 3 * progress))
    // A colour's components are kept in 65,535 steps.
    #expect(near(scene.title(1)?.color.red, progress, 1e-5))
    #expect(near(scene.title(0)?.color.red, 1 - progress, 1e-5))
    #expect(near(scene.title(2)?.size, 16))
  }

  @Test("A title takes its selected colour as a pill comes below it", arguments: [1, 2, 3])
  func coveredByPill(target: Int) throws {
    let strip = try Strip(.capsule, titled("aaaa", "bbbb", "cccc", "dddd"), selected: 0)
    let beside = strip.scene.title(3)?.color
    let upon = strip.scene.title(0)?.color
    try strip.apply(.select(ItemID(target)))
    for step in 0...30 {
      let scene = strip.scene(after: Double(step) / 100)
      let pill = try #require(scene.node(.pill)).frame
      for item in 0..<4 {
        let frame = try #require(scene.node(.tab, item)).frame
        if pill.maxX <= frame.x || frame.maxX <= pill.x {
          #expect(scene.title(item)?.color == beside)
        } else if pill.x <= frame.x && frame.maxX <= pill.maxX {
          #expect(scene.title(item)?.color == upon)
        }
      }
    }
  }

  @Test("Weight cross-fades, with both looks at the same size", arguments: [0, 0.3, 0.5, 1])
  func weight(progress: Double) throws {
    let strip = try Strip(.underline, titled("aaaa", "bbbb"), selected: 0)
    try strip.apply(.progress(progress))
    let normal = strip.scene.node(.title, 1)
    let bold = strip.scene.node(.selectedTitle, 1)
    // One of them is whole at any time, so that the title is never faint.
    #expect(near(normal?.opacity ?? 0, min(1, 2 - 2 * progress)))
    #expect(near(bold?.opacity ?? 0, min(1, 2 * progress)))
    for (node, size) in [(normal, 14.0), (bold, 18)] {
      guard let node else { continue }
      #expect(near((node.transform?.scaleX ?? 1) * size, 14 + 4 * progress))
    }
    if progress == 1 {
      #expect(strip.scene.title(1)?.weight == 700)
      #expect(strip.scene.title(1)?.color == RGBA(0x000000))
      #expect(strip.scene.title(0)?.color == RGBA(0xaaaaaa))
    }
  }

  @Test(
    "Own widths follow the selected look, and a title always has the room it needs",
    arguments: [0, 0.25, 0.5, 0.75, 1], WritingDirection.allCases)
  func widthsFollow(progress: Double, direction: WritingDirection) throws {
    let strip = try Strip(.underline, titled("aaaa", "bbbb", "cc"), selected: 0) {
      $0.direction = direction
    }
    try strip.apply(.progress(progress))
    // Four characters: 28 at 14, 36 at 18.
    #expect(near(strip.frame(.tab, 1).width, 28 + 8 * progress))
    #expect(near(strip.frame(.tab, 0).width, 36 - 8 * progress))
    for item in 0...2 {
      for part in [TabStripPart.title, .selectedTitle] {
        guard let node = strip.scene.node(part, item), case .text(let text) = node.content else {
          continue
        }
        let needed = Ruler.width(text.run.text.string, text.run.style.size)
        #expect(node.frame.width >= needed - 1e-6)
      }
    }
  }

  @Test(
    "On the way to bold, a title has the room that bold letters take",
    arguments: [0.1, 0.5, 0.9], [Preset.underline, .capsule, .segmented])
  func boldRoom(progress: Double, preset: Preset) throws {
    var items = titled("aaaa", "bbbb")
    items[1].badge = .count(12)
    let strip = try Strip(preset.style, items, selected: 0)
    strip.ruler.answer = { run in
      Ruler.width(run.text.string, run.style.size) * (run.style.weight >= 600 ? 1.2 : 1)
    }
    try strip.apply(.progress(progress))
    let bold = try #require(strip.scene.node(.selectedTitle, 1))
    guard case .text(let text) = bold.content else { return }
    #expect(bold.frame.width >= strip.ruler.measure(text.run).width - 1e-9)
  }

  @Test("Where widths don't follow, a title grows no further than it has room", arguments: 4...12)
  func growthLimit(length: Int) throws {
    let long = Utf8Text(repeating: "n", length)
    let items = (0..<5).map { TabItem(id: ItemID($0), title: long) }
    let strip = try Strip(.selective, items, selected: 2)
    let room = (320.0 - 44) / 4
    let size = strip.scene.title(2)?.size ?? 0
    let wanted = min(19, max(16, room / (0.5 * Double(length))))
    #expect(near(size, wanted))
  }

  @Test("An empty title shows nothing, and its item can still be selected")
  func emptyTitle() throws {
    let strip = try Strip(.selective, Content.emptyTitles.items(3), selected: 1)
    #expect(strip.scene.node(.title, 0) == nil)
    #expect(strip.tap(0) == [.selected(ItemID(0), .person)])
  }

  @Test("A title's line box is 1.25 em in every script, centred", arguments: ["a", "今日", "ខ្មែរ"])
  func lineBox(title: String) throws {
    let strip = try Strip(.selective, titled(title, "b"))
    #expect(near(strip.frame(.title, 0).height, 20) && near(strip.frame(.title, 0).midY, 22))
  }

  @Test("Badges: a dot, a count up to 99+, a word; none for zero and less")
  func badges() throws {
    var items = Content.short.items(6)
    for (item, badge) in zip(
      0..., [.dot, .count(7), .count(100), .text("new"), .count(0)] as [Badge])
    {
      items[item].badge = badge
    }
    let strip = try Strip(.filter, items, width: 900)
    func text(_ item: Int) -> String? {
      guard case .text(let text)? = strip.scene.node(.badge, item)?.content else { return nil }
      return text.run.text.string
    }
    #expect(strip.scene.node(.badge, 0) != nil && text(0) == nil)
    #expect([1, 2, 3].map(text) == ["7", "99+", "new"])
    #expect(strip.scene.node(.badge, 4) == nil && strip.scene.node(.badge, 5) == nil)
    // The gap between title and badge is 4.
    #expect(near(strip.frame(.badge, 1).x - strip.frame(.icon, 1).maxX, 4))
  }

  @Test("An image keeps its address and placeholder, and is cut to a circle")
  func image() throws {
    var item = TabItem(id: ItemID(0), title: "Ada")
    item.image = .url("https://example.org/ada.png")
    let strip = try Strip(.avatars, [item])
    guard case .image(let image)? = strip.scene.node(.image, 0)?.content else {
      Issue.record("no image")
      return
    }
    #expect(image.source == .url("https://example.org/ada.png") && image.fillsFrame)
    #expect(image.placeholder != nil)
    #expect(strip.scene.node(.tab, 0)?.semantics?.name == "Ada")
  }
}
