import ChoiceScene
import Testing

@testable import ChoiceCore

@Suite("FilterBar: what assistive technology hears, and costs, and bad input")
struct FilterAccessTests {
  @Test("Headings are buttons with an expanded state in a named group")
  func headings() throws {
    var labels = FilterBarLabels()
    labels.name = "Filters"
    let bar = try Bar(labels: labels)
    let group = try #require(bar.scene.node(TabStripPart.bar)?.semantics)
    #expect(group.role == .group && group.name == "Filters")
    #expect(bar.scene.node(.tab, 0)?.semantics?.role == .button)
    #expect(bar.scene.node(.tab, 0)?.semantics?.isExpanded == false)
    #expect(bar.scene.node(.tab, 0)?.semantics?.isSelected == nil)
    bar.tapHeading(0)
    #expect(bar.scene.node(.tab, 0)?.semantics?.isExpanded == true)
    bar.tapHeading(0)
    #expect(bar.scene.node(.tab, 0)?.semantics?.isExpanded == false)
  }

  @Test("Options say their name, count, whether they are chosen, and their place among all")
  func options() throws {
    var long = filter(0, "Long", manyOptions(1000), chosen: 500)
    long.options[500].count = 12
    long.options[500].subtitle = "the middle one"
    let bar = try Bar([long])
    bar.tapHeading(0)
    let list = try #require(bar.scene.node(FilterBarModel.list)?.semantics)
    #expect(list.role == .listBox && list.name == "Long" && !list.isMultiselectable)
    let option = try #require(bar.scene.option(.option, 500)?.semantics)
    #expect(option.role == .option && option.name == "Option 500" && option.count == 12)
    #expect(option.isSelected == true && option.detail == "the middle one")
    #expect(option.position == SetPosition(501, of: 1000))
    #expect(bar.scene.option(.option, 501)?.semantics?.isSelected == false)
  }

  @Test(
    "The default look has targets of 44 points and enough contrast, light and dark",
    arguments: [Appearance.light, .dark], [false, true])
  func advice(appearance: Appearance, open: Bool) throws {
    var filters = discussion
    filters[1].mode = .multiple
    filters[1].hasActions = true
    filters[1].options[2].subtitle = "below"
    filters[1].options[3].isDestructive = true
    let bar = try Bar(filters, style: FilterBarStyle()) { $0.appearance = appearance }
    if open { bar.tapHeading(1) }
    bar.settle()
    #expect(bar.scene.advice == [])
    // Marks: 3:1 (WCAG 2.2, 1.4.11).
    let style = bar.model.style
    let ground = style.panelColor.color(in: bar.proposal)
    #expect(contrastRatio(style.list.mark.color.color(in: bar.proposal), ground) >= 3)
    #expect(contrastRatio(style.list.focusRing.color.color(in: bar.proposal), ground) >= 3)
  }

  // Cost.

  @Test("Only headings are measured, whatever there is to choose from", arguments: [3, 100_000])
  func measures(count: Int) throws {
    let bar = try Bar([filter(0, "Long", manyOptions(count)), discussion[1]])
    let calls = bar.ruler.calls
    #expect(calls <= 4)
    bar.tapHeading(0)
    bar.settle()
    bar.send(.scrolled(FilterBarModel.list, to: 500))
    bar.tapHeading(1)
    bar.settle()
    #expect(bar.ruler.calls == calls)
    // A heading that says something new is measured.
    bar.tapOption(2)
    bar.settle()
    #expect(bar.ruler.calls <= calls + 2)
  }

  @Test("A scene holds what is visible, not what exists")
  func nodes() throws {
    let few = try Bar([filter(0, "Few", manyOptions(40), chosen: 20)])
    let many = try Bar([filter(0, "Many", manyOptions(100_000), chosen: 50_000)])
    for bar in [few, many] { bar.tapHeading(0) }
    #expect(many.scene.nodes.count == few.scene.nodes.count)
    for bar in [few, many] { bar.wait(0.1) }
    #expect(many.scene.nodes.count == few.scene.nodes.count)
    #expect(many.tree.updated.count <= 8 && many.tree.inserted.count + many.tree.removed.count <= 2)
  }

  @Test("At rest a rendering changes nothing, open or closed")
  func atRest() throws {
    let bar = try Bar()
    bar.render()
    #expect(bar.tree.calls.isEmpty)
    bar.tapHeading(1)
    bar.settle()
    bar.render()
    #expect(bar.tree.calls.isEmpty && bar.scene.motionEnds == nil)
  }

  @Test("Another choice changes two rows and the heading")
  func choice() throws {
    var tags = discussion[1]
    tags.mode = .multiple
    let bar = try Bar([tags])
    bar.tapHeading(1)
    bar.settle()
    let place = bar.middle(of: FilterBarModel.optionNode(ItemID(2)))
    bar.pointer(.began, place)
    bar.pointer(.ended, place)
    #expect(bar.tree.calls.count <= 8)
  }

  // Bad input.

  @Test("What makes no sense is refused with the value, and nothing has changed")
  func refused() throws {
    let bar = try Bar()
    bar.tapHeading(1)
    bar.wait(0.1)
    let before = bar.model
    let one = ItemID(1)
    let nine = ItemID(9)
    let cases: [(FilterBarChange, ChangeError)] = [
      (.open(nine), .unknownItem(nine)),
      (.update(filter(9, "", [], chosen: nil)), .unknownItem(nine)),
      (.options(nine, []), .unknownItem(nine)), (.counts(nine, []), .unknownItem(nine)),
      (.listState(nine, .loading), .unknownItem(nine)), (.choose(nine, []), .unknownItem(nine)),
      (.showsCounts(nine, true), .unknownItem(nine)),
      (.choose(one, [nine]), .unknownOption(nine, filter: one)),
      (.choose(one, [ItemID(0), ItemID(2)]), .tooMany("choices", 2, most: 1)),
      (.counts(one, [1, 2, 3, 4, 5]), .tooMany("counts", 5, most: 4)),
      (.counts(one, [1, -1]), .negativeCount(one, -1)),
      (.options(one, manyOptions(2) + manyOptions(1)), .duplicateItem(ItemID(0), index: 2)),
      (
        .options(one, manyOptions(2), sections: [OptionSection(count: 3)]),
        .indexOutOfRange(3, allowed: 0...2)
      ),
      (.filters(discussion + [discussion[0]]), .duplicateItem(ItemID(0), index: 3)),
      (
        .filters([filter(0, "", manyOptions(2), chosen: 5)]),
        .unknownOption(ItemID(5), filter: ItemID(0))
      ),
      (
        .update(filter(1, "", manyOptions(2), chosen: 1, mode: .none)),
        .tooMany("choices", 1, most: 0)
      ),
    ]
    for (change, error) in cases {
      #expect(throws: error) { try bar.apply(change) }
      #expect(bar.model == before)
    }
    #expect(throws: ChangeError.duplicateItem(ItemID(0), index: 1)) {
      try FilterBarModel(filters: [discussion[0], discussion[0]])
    }
  }

  @Test("Times that go back or aren't numbers count as the last one")
  func times() throws {
    let bar = try Bar()
    bar.tapHeading(1)
    bar.wait(0.1)
    let scene = bar.scene
    for time in [Double.nan, .infinity, -.infinity, -5, 0] {
      #expect(bar.stage.send(.tick, at: Instant(time)) == [])
      #expect(bar.model.scene(at: Instant(time)) == scene)
    }
  }

  @Test(
    "Sizes that aren't sizes trap nothing",
    arguments: [0, -5, Double.nan, .infinity, 1e300, 0.001])
  func sizes(value: Double) throws {
    for axis in 0..<5 {
      let bar = try Bar([filter(0, "Long", manyOptions(50), chosen: 30), discussion[1]])
      bar.tapHeading(0)
      switch axis {
      case 0: bar.proposal.frame.width = value
      case 1: bar.proposal.frame.height = value
      case 2: bar.proposal.container.height = value
      case 3: bar.proposal.frame.y = value
      default: bar.proposal.textScale = value
      }
      bar.wait(0.1)
      bar.key(.down)
      bar.key(.pageDown)
      bar.send(.scrolled(FilterBarModel.list, to: value))
      bar.pointer(.began, ScenePoint(x: value, y: value))
      bar.pointer(.ended, ScenePoint(x: 5, y: 60))
      bar.send(.dismiss)
      bar.settle()
      #expect(bar.believedOpen == nil)
    }
  }

  @Test(
    "A style of nonsense still gives scenes without faults", arguments: [Double.nan, -1, 1e300])
  func oddStyle(value: Double) throws {
    var style = FilterBarStyle()
    style.cornerRadius = value
    style.list.rowHeight = value
    style.list.subtitleRowHeight = value
    style.list.inset = value
    style.list.gap = value
    style.list.iconSize = value
    style.list.mark.size = value
    style.list.mark.inset = value
    style.list.header.height = value
    style.list.hairline = Hairline(thickness: value, color: ThemeColor(0x000000))
    style.list.title.size = TitleSize(value)
    style.list.focusRing.inset = value
    style.actions.height = value
    style.actions.padding = value
    style.panelColor = ThemeColor(RGBA(red: value, green: 0, blue: 0, alpha: value))
    style.bar.icon.selectedRotation = value
    var filters = discussion
    filters[0].hasActions = true
    filters[0].sections = [OptionSection(header: "h", footer: "f", count: 1)]
    filters[0].options[0].icon = TabIcon(.outline(.check))
    let bar = try Bar(filters, style: style) { $0.frame.height = 44 }
    bar.focusIn(0)
    bar.key(.down)
    bar.settle()
    bar.key(.tab)
    bar.key(.escape)
    bar.settle()
    #expect(bar.believedOpen == nil)
  }

  @Test(
    "The keyboard comes into a list that is open, at the chosen row, wherever that is scrolled to")
  func entryOfOpenList() throws {
    var long = Filter(id: ItemID(0), name: "Long", options: manyOptions(40))
    long.chosen = [ItemID(20)]
    let bar = try Bar([long, Filter(id: ItemID(1), name: "Other")], container: 320)
    #expect(bar.scene.focusEntry == FilterBarModel.itemNode(ItemID(0)))
    bar.tapHeading(0)
    bar.settle()
    #expect(bar.focus == nil && bar.scene.focusEntry == FilterBarModel.optionNode(ItemID(20)))
    bar.send(.scrolled(FilterBarModel.list, to: 0))
    #expect(bar.scene.focusEntry == FilterBarModel.optionNode(ItemID(20)))
    bar.send(.dismiss)
    #expect(bar.scene.focusEntry == FilterBarModel.itemNode(ItemID(0)))
    // Nothing in this one can have it.
    bar.tapHeading(1)
    bar.settle()
    #expect(bar.scene.focusEntry == FilterBarModel.itemNode(ItemID(1)))
  }

  @Test("Nothing in it at all is a bar, and titles of any length are titles")
  func extremes() throws {
    let empty = try Bar([])
    for key in Key.allCases { empty.key(key) }
    empty.tap(ScenePoint(x: 5, y: 5))
    empty.send(.dismiss)
    #expect(empty.told == [] && empty.scene.focusEntry == nil)
    let title = Utf8Text(String(repeating: "很长的标题", count: 2000))
    let bar = try Bar([
      Filter(id: ItemID(.max), name: "", options: [ListOption(id: ItemID(.min), title: title)])
    ])
    bar.tapHeading(.max)
    bar.settle()
    #expect(bar.tapOption(.min) == [.chose(ItemID(.max), [ItemID(.min)], .person)])
  }
}
