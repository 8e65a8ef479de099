import ChoiceScene
import Testing

@testable import ChoiceCore

@Suite("FilterBar: panel, rows and backdrop")
struct FilterPanelTests {
  private func long(_ count: Int, chosen: Int? = 0) -> [Filter] {
    [filter(0, "Long", manyOptions(count), chosen: chosen), discussion[1]]
  }

  @Test("A row of 2015: title, check mark and line are where they were")
  func row() throws {
    let bar = try Bar()
    bar.tapHeading(0)
    bar.settle()
    let scene = bar.scene
    #expect(
      scene.frameInControl(FilterBarModel.optionNode(ItemID(1)))
        == SceneRect(
          x: 0, y: 88, width: 375, height: 44))
    let title = try #require(scene.option(.title, 0))
    #expect(title.frame == SceneRect(x: 15, y: 0, width: 375 - 15 - 15 - 18 - 10, height: 44))
    guard case .text(let text) = title.content else { Issue.record("no title"); return }
    #expect(text.run.style == TextStyle(size: 16) && text.color == RGBA(0x666666))
    #expect(text.alignment == .left)
    #expect(scene.option(.mark, 0)?.frame == SceneRect(x: 342, y: 13, width: 18, height: 18))
    #expect(scene.option(.mark, 1) == nil)
    let line = try #require(scene.option(.hairline, 1))
    #expect(near(line.frame, SceneRect(x: 15, y: 43.4, width: 360, height: 0.6)))
    #expect(line.fill == .color(RGBA(0xdddddd)))
    #expect(scene.node(FilterBarPart.panel.node)?.fill == .color(RGBA(0xffffff)))
  }

  @Test("Right to left, a row is its mirror image", arguments: [true, false])
  func mirrored(classic: Bool) throws {
    var filters = discussion
    filters[0].options[0].icon = TabIcon(.outline(.check))
    filters[0].options[0].subtitle = "below"
    filters[0].hasActions = true
    let style = classic ? FilterBarStyle.classic : FilterBarStyle()
    let left = try Bar(filters, style: style)
    let right = try Bar(filters, style: style) { $0.direction = .rightToLeft }
    for bar in [left, right] {
      bar.tapHeading(0)
      bar.settle()
    }
    #expect(left.scene.nodes.map(\.id) == right.scene.nodes.map(\.id))
    for node in left.scene.nodes where node.id.part >= FilterBarPart.backdrop.rawValue {
      let frame = left.scene.frameInControl(node.id)
      #expect(near(right.scene.frameInControl(node.id), frame?.mirrored(in: 375)))
    }
    guard case .text(let text)? = right.scene.option(.title, 0)?.content else { return }
    #expect(text.alignment == .right)
  }

  @Test("The panel is as high as its rows, at most what is below the bar less one bar height")
  func height() throws {
    let bar = try Bar(long(40), container: 480)
    bar.tapHeading(0)
    bar.settle()
    #expect(bar.drop == 480 - 64 - 44 - 44)
    bar.tapHeading(1)
    bar.settle()
    #expect(bar.drop == 4 * 44)
  }

  @Test(
    "In a container lower than a row one row is shown, and scrolls", arguments: [0.0, 108, 130])
  func low(container: Double) throws {
    let bar = try Bar(long(3), container: container)
    bar.tapHeading(0)
    bar.settle()
    #expect(bar.drop == 44 && bar.visibleRows == [0])
    bar.send(.scrolled(FilterBarModel.list, to: 1000))
    #expect(bar.visibleRows == [2])
    #expect(bar.tapOption(2) == [.chose(ItemID(0), [ItemID(2)], .person)])
  }

  @Test("The backdrop covers what is below the bar, all over the container")
  func backdrop() throws {
    let bar = try Bar { $0.frame = SceneRect(x: 20, y: 100, width: 300, height: 44) }
    bar.tapHeading(0)
    let node = try #require(bar.scene.node(FilterBarPart.backdrop.node))
    #expect(node.frame == SceneRect(x: -20, y: 44, width: 375, height: 667 - 144))
    #expect(node.hitFrame == node.frame && node.isOverlay && node.parent == nil)
    let region = try #require(bar.scene.node(FilterBarPart.region.node))
    #expect(region.frame == SceneRect(x: 0, y: 44, width: 300, height: 88))
    #expect(region.isOverlay && region.clipsChildren && region.hitFrame == nil)
  }

  @Test("What is beside the panel isn't the panel's: a touch there closes")
  func beside() throws {
    let bar = try Bar { $0.frame = SceneRect(x: 20, y: 100, width: 300, height: 44) }
    bar.tapHeading(0)
    bar.settle()
    bar.tap(ScenePoint(x: -10, y: 60))
    #expect(bar.open == nil)
    bar.settle()
    bar.tap(ScenePoint(x: -10, y: 60))
    bar.tap(ScenePoint(x: 100, y: 20))
    #expect(bar.open != nil)
  }

  @Test("The panel follows the bar: moved, turned, made narrower, under a keyboard")
  func follows() throws {
    let bar = try Bar(long(40, chosen: 20))
    bar.tapHeading(0)
    bar.settle()
    bar.ruler.forget()
    bar.proposal.frame.y = 10
    bar.render()
    #expect(bar.drop == 667 - 10 - 88 && bar.ruler.calls == 0)
    bar.proposal.container = SceneSize(width: 667, height: 375)
    bar.proposal.frame.width = 667
    bar.render()
    #expect(bar.drop == 375 - 10 - 88)
    #expect(bar.scene.frameInControl(FilterBarPart.panel.node)?.width == 667)
    bar.proposal.container.height = 150
    bar.render()
    #expect(bar.drop == 52 && bar.open == 0)
    bar.proposal.container.height = 2000
    bar.render()
    #expect(bar.drop == 40 * 44 && bar.visibleRows.count == 40)
  }

  @Test("What the system covers is no room for rows, but the backdrop goes under it")
  func covered() throws {
    let bar = try Bar(long(40), container: 600)
    bar.tapHeading(0)
    bar.settle()
    let backdrop = bar.scene.node(FilterBarPart.backdrop.node)?.frame
    #expect(bar.drop == 600 - 64 - 44 - 44)
    bar.proposal.coveredBottom = 216
    bar.render()
    #expect(bar.drop == 600 - 216 - 64 - 44 - 44)
    #expect(bar.scene.node(FilterBarPart.backdrop.node)?.frame == backdrop)
    // At least one row, as in a low container.
    bar.proposal.coveredBottom = 590
    bar.render()
    #expect(bar.drop == 44)
    for odd in [-100, Double.nan] {
      bar.proposal.coveredBottom = odd
      bar.render()
      #expect(bar.drop == 600 - 64 - 44 - 44)
    }
  }

  @Test("A disabled filter isn't opened by a person, by whatever means; code can open it")
  func disabled() throws {
    var filters = discussion
    filters[1].isDisabled = true
    let bar = try Bar(filters)
    let heading = FilterBarModel.itemNode(ItemID(1))
    #expect(bar.scene.node(heading)?.semantics?.isDisabled == true)
    #expect(bar.scene.node(heading)?.semantics?.isFocusable == false)
    #expect(bar.tapHeading(1) == [] && bar.send(.activate(heading)) == [])
    bar.focusIn(0, visible: true)
    bar.key(.right)
    #expect(bar.focus == FilterBarModel.itemNode(ItemID(2)))
    bar.send(.focused(heading, visible: true))
    #expect(bar.focus == FilterBarModel.itemNode(ItemID(2)))
    #expect(try bar.apply(.open(ItemID(1))) == [.opened(ItemID(1))])
    bar.settle()
    #expect(bar.tapHeading(1) == [])
    #expect(bar.open == 1 && bar.focus == FilterBarModel.itemNode(ItemID(2)))
    bar.key(.down)
    #expect(bar.focus == FilterBarModel.optionNode(ItemID(0)))
    // Its heading can't have the focus back: the first one that can has it.
    bar.tapOption(2)
    #expect(bar.focus == FilterBarModel.itemNode(ItemID(0)))
    #expect(bar.settle().contains(.closed(ItemID(1))))
  }

  @Test("Where all filters become disabled, nothing has the focus, and code can still open them")
  func allDisabled() throws {
    let bar = try Bar()
    bar.focusIn(0, visible: true)
    bar.key(.down)
    bar.settle()
    #expect(bar.focus == FilterBarModel.optionNode(ItemID(0)))
    var filters = discussion
    for index in filters.indices { filters[index].isDisabled = true }
    try bar.apply(.filters(filters))
    #expect(bar.open == 0 && bar.focus == FilterBarModel.optionNode(ItemID(0)))
    bar.key(.escape)
    #expect(bar.focus == nil && bar.scene.focusEntry == nil)
    bar.settle()
    #expect(try bar.apply(.open(ItemID(2))) == [.opened(ItemID(2))])
    #expect(bar.key(.right) == [] && bar.key(.enter) == [])
  }

  @Test("Opening shows the chosen row in the middle, also before the first layout")
  func reveal() throws {
    let bar = try Bar(long(100, chosen: 70))
    bar.tapHeading(0)
    let list = try #require(bar.scene.frameInControl(FilterBarModel.list))
    let row = try #require(bar.scene.frameInControl(FilterBarModel.optionNode(ItemID(70))))
    #expect(near(row.midY - list.midY, 0))
    let early = try FilterBarModel(filters: long(100, chosen: 70), style: .classic)
    let stage = Stage(early)
    #expect(try stage.apply(.open(ItemID(0)), at: .zero) == [.opened(ItemID(0))])
    var tree = NativeTree()
    let proposal = bar.proposal
    _ = stage.render(
      at: Instant(1), in: proposal, measure: { TextMetrics(width: $0.style.size) }, into: &tree)
    #expect(stage.shown.rows.contains(70))
  }

  @Test("A list doesn't bounce, says how far it goes, and a scroll ends a press")
  func scrolling() throws {
    let bar = try Bar(long(100))
    bar.tapHeading(0)
    bar.settle()
    let scroll = try #require(bar.scene.node(FilterBarModel.list)?.scroll)
    #expect(scroll.axis == .vertical && !scroll.bounces && scroll.isEnabled)
    #expect(scroll.contentSize.height == 4400)
    let place = bar.middle(of: FilterBarModel.optionNode(ItemID(3)))
    bar.pointer(.began, place)
    #expect(bar.scene.option(.option, 3)?.fill == .color(RGBA(0xf2f2f2)))
    bar.send(.scrolled(FilterBarModel.list, to: 30))
    #expect(bar.scene.option(.option, 3)?.fill == Fill.none)
    #expect(bar.pointer(.ended, place) == [] && bar.open == 0)
    bar.send(.scrolled(FilterBarModel.list, to: -300))
    #expect(bar.scene.node(FilterBarModel.list)?.scroll?.offset == 0)
  }

  @Test("A press that slides off chooses nothing; back on, it does")
  func slideOff() throws {
    let bar = try Bar()
    bar.tapHeading(1)
    bar.settle()
    let place = bar.middle(of: FilterBarModel.optionNode(ItemID(2)))
    let other = bar.middle(of: FilterBarModel.optionNode(ItemID(3)))
    bar.pointer(.began, place)
    bar.pointer(.moved, other)
    #expect(bar.pointer(.ended, other) == [] && bar.open == 1)
    bar.pointer(.began, place)
    bar.pointer(.moved, other)
    bar.pointer(.moved, place)
    #expect(bar.pointer(.ended, place) == [.chose(ItemID(1), [ItemID(2)], .person)])
  }

  @Test("Only the first of several pointers presses")
  func pointers() throws {
    let bar = try Bar()
    bar.tapHeading(1)
    bar.settle()
    bar.pointer(.began, bar.middle(of: FilterBarModel.optionNode(ItemID(2))), 1)
    let heading = bar.middle(of: FilterBarModel.itemNode(ItemID(0)))
    bar.pointer(.began, heading, 2)
    #expect(bar.pointer(.ended, heading, 2) == [] && bar.open == 1)
  }

  @Test("An option that disappears while it is pressed is not chosen")
  func pressedGone() throws {
    let bar = try Bar()
    bar.tapHeading(1)
    bar.settle()
    let place = bar.middle(of: FilterBarModel.optionNode(ItemID(3)))
    bar.pointer(.began, place)
    try bar.apply(.options(ItemID(1), Array(discussion[1].options.prefix(3))))
    #expect(bar.pointer(.ended, place) == [])
    bar.pointer(.began, bar.middle(of: FilterBarModel.optionNode(ItemID(2))))
    try bar.apply(.filters([discussion[0]]))
    #expect(bar.pointer(.ended, place) == [])
  }

  @Test(
    "Without options there is a word, and Escape and the backdrop work", arguments: [true, false])
  func empty(byKey: Bool) throws {
    let bar = try Bar([filter(0, "Empty", [], chosen: nil)])
    #expect(bar.tapHeading(0) == [.opened(ItemID(0))])
    bar.settle()
    #expect(bar.drop == 44 && bar.scene.text(FilterBarModel.node(.status)) == "Nothing here")
    if byKey { bar.key(.escape) } else { bar.tapBackdrop() }
    #expect(bar.settle() == [.closed(ItemID(0))])
  }

  @Test("A list that is loading says so; one that failed can be tried again; then options come")
  func states() throws {
    let bar = try Bar()
    bar.tapHeading(1)
    bar.settle()
    try bar.apply(.listState(ItemID(1), .loading))
    #expect(bar.rows == [] && bar.scene.text(FilterBarModel.node(.status)) == "Loading…")
    bar.settle()
    #expect(bar.drop == 44)
    try bar.apply(.listState(ItemID(1), .failed))
    bar.settle()
    #expect(bar.drop == 88)
    #expect(bar.tap(FilterBarModel.node(.retry)) == [.retry(ItemID(1))] && bar.open == 1)
    try bar.apply(.options(ItemID(1), options(["x", "y"])))
    #expect(bar.rows == [0, 1] && bar.drop == 88)
  }

  @Test("Replaced filters: an open one that stays is open, one that goes is closed at once")
  func filters() throws {
    let bar = try Bar()
    bar.tapHeading(1)
    bar.settle()
    #expect(try bar.apply(.filters([discussion[1], discussion[0]])) == [])
    #expect(bar.open == 1 && bar.rows.count == 4)
    #expect(try bar.apply(.filters([discussion[0]])) == [.closed(ItemID(1))])
    #expect(bar.open == nil && bar.drop == 0)
    #expect(bar.scene.darkness == 1 && bar.scene(after: 0.2).darkness == 0)
    #expect(bar.scene.node(.tab, 0)?.semantics?.isExpanded == false)
    bar.settle()
    bar.tapHeading(0)
    bar.settle()
    try bar.apply(.filters(discussion))
    bar.tapHeading(1)
    bar.wait(0.1)
    // In mid-switch the rows that are seen go: the others come from where the panel's edge was.
    let drop = bar.drop
    #expect(try bar.apply(.filters([discussion[1]])) == [])
    #expect(bar.open == 1 && bar.rows.count == 4 && near(bar.drop, drop))
    bar.settle()
    #expect(bar.drop == 176)
    try bar.apply(.filters(discussion))
    bar.tapHeading(0)
    bar.wait(0.1)
    #expect(try bar.apply(.filters([discussion[1]])) == [.closed(ItemID(0))])
    #expect(bar.settle() == [] && bar.open == nil)
  }

  @Test("A filter that closes behind the rows of one that goes is closed then")
  func filtersWhileClosing() throws {
    let bar = try Bar()
    bar.tapHeading(0)
    bar.settle()
    bar.tapHeading(1)
    bar.tapBackdrop()
    bar.wait(0.1)
    #expect(try bar.apply(.filters([discussion[1]])) == [.closed(ItemID(1))])
    #expect(bar.settle() == [] && bar.scene.darkness == 0)
  }

  @Test("Sections: a header names its options for assistive technology")
  func sections() throws {
    var filter = filter(0, "F", options(["a", "b", "c"]))
    filter.sections = [OptionSection(header: "One", footer: "Foot", count: 2)]
    let bar = try Bar([filter])
    bar.tapHeading(0)
    bar.settle()
    let section = try #require(bar.scene.option(.section, 0))
    #expect(section.semantics?.role == .group && section.semantics?.name == "One")
    #expect(section.semantics?.detail == "Foot")
    #expect(bar.scene.option(.option, 1)?.parent == section.id)
    #expect(bar.scene.option(.option, 2)?.parent == FilterBarModel.list)
    let y = bar.scene.frameInControl(FilterBarModel.optionNode(ItemID(2)))?.y
    #expect(near(y, 44 + 34 + 88 + 34))
    #expect(bar.tapOption(2) == [.chose(ItemID(0), [ItemID(2)], .person)])
  }

  @Test("At 200 % text everything that holds text grows, and nothing overlaps")
  func textScale() throws {
    var filters = discussion
    filters[0].hasActions = true
    filters[0].options[0].subtitle = "below"
    let bar = try Bar(filters) { $0.textScale = 2 }
    bar.tapHeading(0)
    bar.settle()
    #expect(near(bar.scene.option(.option, 1)?.frame.height, 44 + 20))
    for (one, other) in [(OptionPart.title, OptionPart.subtitle), (.title, .mark)] {
      let first = bar.scene.option(one, 0)?.frame ?? .zero
      let second = bar.scene.option(other, 0)?.frame ?? .zero
      #expect(!first.intersects(second) && first.width > 100)
    }
  }
}
