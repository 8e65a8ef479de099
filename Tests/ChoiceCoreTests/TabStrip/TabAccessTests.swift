import ChoiceScene
import Testing

@testable import ChoiceCore

@Suite("TabStrip: what assistive technology is told")
struct TabAccessTests {
  @Test(
    "Tabs are a tab list of tabs, choices a group of radio buttons",
    arguments: [
      (TabStripOptions.Purpose.tabs, Role.tabList, Role.tab), (.choices, .radioGroup, .radio),
    ])
  func roles(sample: (purpose: TabStripOptions.Purpose, whole: Role, each: Role)) throws {
    var options = TabStripOptions()
    options.purpose = sample.purpose
    options.name = "Period"
    let strip = try Strip(.segmented, titled("Day", "Week"), selected: 0, options: options)
    let bar = strip.scene.node(.bar)?.semantics
    #expect(bar?.role == sample.whole && bar?.name == "Period")
    #expect(bar?.isFocusable == false && bar?.isSelected == nil)
    let tabs = strip.scene.nodes.compactMap(\.semantics).dropFirst()
    #expect(tabs.map(\.role) == [sample.each, sample.each])
  }

  @Test("Options can change at any time")
  func optionsChange() throws {
    let strip = try Strip(.segmented, titled("Day", "Week"), selected: 0)
    var options = TabStripOptions()
    options.purpose = .choices
    options.name = "Zoom"
    #expect(try strip.apply(.options(options)) == [])
    #expect(strip.scene.node(.bar)?.semantics?.role == .radioGroup)
    #expect(strip.scene.node(.bar)?.semantics?.name == "Zoom")
  }

  @Test(
    "Each item is told once: name, selected, disabled, place and badge",
    arguments: Preset.allCases, Content.allCases)
  func facts(preset: Preset, content: Content) throws {
    let items = content.items(5)
    let strip = try Strip(preset.style, items, selected: 2, width: 900)
    let told = strip.scene.nodes.filter { $0.semantics != nil }.dropFirst()
    #expect(told.map(\.id) == items.map { TabStripModel.itemNode($0.id) })
    for (index, (node, item)) in zip(told, items).enumerated() {
      let facts = try #require(node.semantics)
      #expect(facts.name == item.title)
      #expect(facts.isSelected == (index == 2))
      #expect(facts.isDisabled == item.isDisabled && facts.isFocusable == !item.isDisabled)
      #expect(facts.position == SetPosition(index + 1, of: 5))
      #expect(facts.badge == (item.badge == .count(0) ? nil : item.badge))
    }
  }

  @Test("An accessible name takes the title's place, shown or not")
  func accessibleName() throws {
    var items = titled("1d", "")
    items[0].accessibleName = "One day"
    items[1].accessibleName = "Ada"
    items[1].image = .named("ada")
    let strip = try Strip(.segmented, items)
    let names = strip.scene.nodes.compactMap(\.semantics).dropFirst().map(\.name)
    #expect(names == ["One day", "Ada"])
  }

  @Test("An item without any name is pointed out, and so is a small target")
  func advice() throws {
    let strip = try Strip(.segmented, titled("Day", ""), selected: 0, width: 320)
    #expect(strip.scene.advice.count == 1)
    #expect(strip.scene.advice.first?.contains("no accessible name") == true)
    var style = TabStripStyle.segmented
    style.widths = .equal
    let narrow = try Strip(style, titled("Day", "Week"), selected: 0, width: 100)
    #expect(narrow.scene.advice.filter { $0.contains("44") }.count == 2)
  }

  @Test("Places count all items, also those that the scene leaves out")
  func places() throws {
    let strip = try Strip(.selective, Content.short.items(500), selected: 250)
    for node in strip.scene.nodes {
      guard let item = node.id.item, let place = node.semantics?.position else { continue }
      #expect(place == SetPosition(item.rawValue + 1, of: 500))
    }
  }

  @Test("Selected changes at once, while the picture is still moving", arguments: Preset.allCases)
  func stateFirst(preset: Preset) throws {
    let strip = try Strip(preset.style, Content.short.items(4), selected: 0, width: 600)
    try strip.select(3)
    #expect(strip.scene.selectedItems == [3] && strip.scene.motionEnds != nil)
    #expect(strip.scene(after: 0.1).selectedItems == [3])
  }

  @Test("The selected item is always there for assistive technology", arguments: Preset.allCases)
  func neverLost(preset: Preset) throws {
    let strip = try Strip(preset.style, Content.short.items(60), selected: 2)
    strip.send(.scrolled(TabStripModel.scroller, to: strip.scene.contentWidth - 320))
    #expect(strip.scene.items.contains(2))
    #expect(strip.scene.selectedItems == [2])
    #expect(strip.scene.items == strip.scene.items.sorted())
  }

  @Test(
    "The colours that are no preset of 2015 are easy to read",
    arguments: [Preset.segmented, .capsule], [Appearance.light, .dark])
  func contrast(preset: Preset, appearance: Appearance) throws {
    let strip = try Strip(preset.style, titled("Day", "Week", "Month"), selected: 1, width: 400) {
      $0.appearance = appearance
    }
    #expect(strip.scene.advice.isEmpty)
    let style = preset.style
    if let pill = style.indicator?.color {
      let ground =
        appearance == .light ? style.selectedTitle.color.light : style.selectedTitle.color.dark
      let fill = appearance == .light ? pill.light : pill.dark
      #expect(contrastRatio(ground, fill) >= 4.5)
    }
  }
}
