import ChoiceScene
import Testing

@testable import ChoiceCore

@Suite("TabStrip: how wide items are, and where they stand")
struct TabWidthTests {
  static let barWidths = [320.0, 375, 414, 333.3, 1024]

  @Test("Fewer than five pages share the bar", arguments: 1...4, barWidths)
  func pagedShare(count: Int, width: Double) throws {
    let strip = try Strip(.selective, Content.short.items(count), selected: 0, width: width)
    for item in 0..<count {
      #expect(near(strip.frame(.tab, item).width, width / Double(count)))
      #expect(near(strip.frame(.tab, item).x, width / Double(count) * Double(item)))
    }
    #expect(!strip.scene.canScroll)
    #expect(strip.scene.contentWidth == width)
  }

  @Test(
    "From five on a page has a quarter of the bar less its height", arguments: [5, 8], barWidths)
  func pagedQuarter(count: Int, width: Double) throws {
    let strip = try Strip(.selective, Content.short.items(count), selected: 0, width: width)
    let page = (width - 44) / 4
    #expect(near(strip.frame(.tab, 0), SceneRect(x: 0, y: 0, width: page, height: 44)))
    #expect(near(strip.frame(.tab, 1).x, page))
    // Room after the last one, so that it can stand in the middle too.
    #expect(near(strip.scene.contentWidth, Double(count) * page + (width - page) / 2))
    #expect(strip.scene.canScroll)
    try strip.select(count - 1)
    strip.settle()
    #expect(near(strip.frame(.tab, count - 1).midX, width / 2))
  }

  @Test(
    "Equal items fill the bar and never scroll", arguments: [1, 2, 3, 5, 7, 11, 13, 49], barWidths)
  func equal(count: Int, width: Double) throws {
    for preset in [Preset.filter, .segmented] {
      var style = preset.style
      style.widths = .equal
      let strip = try Strip(style, Content.short.items(count), selected: 0, width: width)
      #expect(!strip.scene.canScroll)
      #expect(strip.scene.offset == 0)
      let inset = style.insets.leading
      #expect(near(strip.frame(.tab, 0).x, inset))
      #expect(near(strip.frame(.tab, count - 1).maxX, width - inset, 1e-6))
    }
  }

  @Test("Items of their own width: text rounded up, 30 high, 15 apart, insets 5, 5, 0, 2")
  func intrinsic() throws {
    let strip = try Strip(.underline, titled("a", "bbb", "国", "cc"), selected: nil)
    // At 14: 7, 21, 14 and 14.
    let y = (44.0 - 2 - 30) / 2
    #expect(near(strip.frame(.tab, 0), SceneRect(x: 5, y: y, width: 7, height: 30)))
    #expect(near(strip.frame(.tab, 1), SceneRect(x: 27, y: y, width: 21, height: 30)))
    #expect(near(strip.frame(.tab, 2), SceneRect(x: 63, y: y, width: 14, height: 30)))
    #expect(near(strip.frame(.tab, 3), SceneRect(x: 92, y: y, width: 14, height: 30)))
  }

  @Test("A text width that isn't whole is rounded up")
  func roundedUp() throws {
    var style = TabStripStyle.underline
    style.title.size = 13
    let strip = try Strip(style, titled("a", "bb", "ccc"))
    #expect(near(strip.frame(.tab, 0).width, 7))
    #expect(near(strip.frame(.tab, 1).width, 13))
    #expect(near(strip.frame(.tab, 2).width, 20))
  }

  @Test("Own widths scroll where they don't fit, between insets of 5")
  func intrinsicScrolls() throws {
    let strip = try Strip(.underline, Content.short.items(20))
    // Ten titles of 5 and ten of 6 characters at 14.
    let inner = 10.0 * 35 + 10 * 42 + 19 * 15
    #expect(near(strip.scene.contentWidth, inner + 10))
    #expect(strip.scene.canScroll)
  }

  @Test("Equal while every title fits; then own widths and 25, scrolling")
  func equalOrOwn() throws {
    var style = TabStripStyle.filter
    style.defaultIcon = nil
    style.widths = .equalOrOwn(padding: 25)
    // 13 points: 16 characters are 104, 17 are 110.5; a third of the bar is 106.7.
    let fits = Utf8Text(repeating: "n", 16)
    let strip = try Strip(
      style,
      [fits, "b", "c"].enumerated().map {
        TabItem(id: ItemID($0.offset), title: $0.element)
      })
    #expect(near(strip.frame(.tab, 1).width, 320.0 / 3))
    #expect(!strip.scene.canScroll)

    try strip.apply(.update(TabItem(id: ItemID(0), title: Utf8Text(repeating: "n", 17))))
    #expect(near(strip.frame(.tab, 0).width, 111 + 25))
    #expect(near(strip.frame(.tab, 1).width, 7 + 25))
    #expect(near(strip.frame(.tab, 2).x, 136 + 32))

    try strip.apply(.update(TabItem(id: ItemID(0), title: fits)))
    #expect(near(strip.frame(.tab, 0).width, 320.0 / 3))
  }

  @Test("Own widths leave room for a fade: a title wider than the bar is cut before its arrow")
  func widerThanTheBar() throws {
    // 15 points: 33 characters are 247.5, and 248 + 17 + 28 with arrow and padding; at 17 points
    // they are 280.5. The bar of 320 less its fade is 296.
    for (length, atRest) in [(90, 296.0), (33, 293)] {
      var style = FilterBarStyle().bar
      style.selectedTitle.size.base = 17
      let titles = [Utf8Text(repeating: "n", length), "b"]
      let strip = try Strip(
        style, titles.enumerated().map { TabItem(id: ItemID($0.offset), title: $0.element) })
      #expect(near(strip.frame(.tab, 0).width, atRest))
      for time in [0, 0.1, 0.2, 0.4] {
        if time == 0.1 { try strip.apply(.select(ItemID(0))) }
        let scene = strip.scene(after: time)
        let tab = try #require(scene.frame(.tab, 0))
        let icon = try #require(scene.frame(.icon, 0))
        #expect(tab.width >= atRest - 1e-6 && tab.width <= 296 + 1e-6)
        #expect(icon.maxX <= tab.maxX - 14 + 1e-6 && icon.maxX >= tab.maxX - 15 && icon.width == 12)
        for part in [TabStripPart.title, .selectedTitle] {
          guard let title = scene.frame(part, 0) else { continue }
          #expect(title.maxX <= icon.x - 5 + 1e-6 && title.x >= tab.x + 14 - 1e-6)
        }
      }
      #expect(near(strip.scene(after: 1).frame(.tab, 0)?.width, 296))
    }
    let alone = try Strip(
      .underline, [TabItem(id: ItemID(0), title: Utf8Text(repeating: "n", 90))], selected: 0)
    #expect(alone.frame(.tab, 0).width > 320, "by itself it is as wide as it is")
  }

  @Test("A round image is 40 wide in an item of 50, in a bar of 70; the first is inset by 5")
  func images() throws {
    let strip = try Strip(.avatars, Content.images.items(9), selected: 0)
    #expect(strip.scene.size.height == 70)
    for item in 0..<3 {
      let x = 5 + 50.0 * Double(item)
      #expect(near(strip.frame(.tab, item), SceneRect(x: x, y: 0, width: 50, height: 70)))
      #expect(near(strip.frame(.image, item), SceneRect(x: x + 5, y: 15, width: 40, height: 40)))
      #expect(strip.scene.node(.image, item)?.cornerRadius == 20)
    }
    #expect(near(strip.scene.contentWidth, 5 + 9 * 50 + 5))
  }

  @Test("A bar is 44 high on white, one of images 70")
  func bars() {
    for preset in [Preset.selective, .underline, .filter] {
      #expect(preset.style.height == 44)
      #expect(preset.style.background.light == RGBA(0xffffff))
    }
    #expect(TabStripStyle.avatars.height == 70)
  }

  @Test(
    "Few items stand at the leading end, in the middle, or fill the bar",
    arguments: WritingDirection.allCases)
  func alignment(direction: WritingDirection) throws {
    var style = TabStripStyle.underline
    func frames(_ alignment: TabAlignment) throws -> [SceneRect] {
      style.alignment = alignment
      let strip = try Strip(style, titled("a", "bbb")) { $0.direction = direction }
      #expect(!strip.scene.canScroll)
      return (0...1).map {
        let frame = strip.frame(.tab, $0)
        return direction == .leftToRight ? frame : frame.mirrored(in: 320)
      }
    }
    // 7 and 21 wide, 15 between, 5 around: 53 of 320.
    let leading = try frames(.leading)
    #expect(near(leading[0].x, 5) && near(leading[1].x, 27))
    let center = try frames(.center)
    #expect(near(center[0].x, 5 + 133.5) && near(center[1].maxX, 320 - 5 - 133.5))
    let fill = try frames(.fill)
    #expect(near(fill[0].x, 5) && near(fill[0].width, 7 + 133.5))
    #expect(near(fill[1].width, 21 + 133.5) && near(fill[1].maxX, 315))
  }

  @Test("Fixed widths are what they are, at every count", arguments: [1, 6, 7, 40])
  func fixed(count: Int) throws {
    var style = TabStripStyle()
    style.widths = .fixed(50)
    let strip = try Strip(style, Content.unequal.items(count))
    #expect(near(strip.frame(.tab, 0).width, 50))
    #expect(strip.scene.canScroll == (count > 6))
  }

  @Test(
    "What is shown depends on the present width, not on the ones before",
    arguments: Preset.allCases, [2, 5, 12])
  func resizing(preset: Preset, count: Int) throws {
    let items = Content.unequal.items(count)
    let strip = try Strip(preset.style, items, selected: 1)
    for width in [568.0, 320, 1, 2000, 414] {
      strip.proposal.frame.width = width
      strip.render()
      let fresh = try Strip(preset.style, items, selected: 1, width: width)
      #expect(strip.scene.differences(from: fresh.scene).isEmpty)
    }
  }
}
