import ChoiceScene
import Testing

@testable import ChoiceCore

@Suite("FilterBar: the keyboard")
struct FilterKeyTests {
  private func option(_ id: Int) -> NodeID { FilterBarModel.optionNode(ItemID(id)) }
  private func heading(_ id: Int) -> NodeID { FilterBarModel.itemNode(ItemID(id)) }

  private func focused(_ filters: [Filter] = discussion) throws -> Bar {
    let bar = try Bar(filters)
    bar.focusIn()
    return bar
  }

  @Test(
    "Closed, Left and Right go from heading to heading as seen, and wrap; nothing opens",
    arguments: WritingDirection.allCases)
  func headings(direction: WritingDirection) throws {
    let bar = try focused()
    bar.proposal.direction = direction
    bar.render()
    let (forwards, backwards) = direction == .leftToRight ? (Key.right, Key.left) : (.left, .right)
    for id in [1, 2, 0] {
      #expect(bar.key(forwards) == [] && bar.focus == heading(id))
    }
    #expect(bar.key(backwards) == [] && bar.focus == heading(2))
    bar.key(.home)
    #expect(bar.focus == heading(0))
    bar.key(.end)
    #expect(bar.focus == heading(2) && bar.open == nil)
  }

  @Test(
    "Enter, Space and Down open, and the focus goes to the chosen option",
    arguments: [Key.enter, .space, .down])
  func opens(key: Key) throws {
    let bar = try focused()
    try bar.apply(.choose(ItemID(1), [ItemID(2)]))
    bar.key(.right)
    #expect(bar.key(key) == [.opened(ItemID(1))])
    #expect(bar.focus == option(2))
    #expect(bar.scene.option(.focusRing) != nil && bar.scene.node(.focusRing) == nil)
  }

  @Test("In a list Down and Up go from row to row, Home and End to its ends, without wrapping")
  func rows() throws {
    let bar = try focused()
    bar.key(.right)
    bar.key(.down)
    for row in [1, 2, 3, 3] {
      bar.key(.down)
      #expect(bar.focus == option(row))
    }
    bar.key(.home)
    #expect(bar.focus == option(0))
    bar.key(.up)
    #expect(bar.focus == option(0))
    bar.key(.end)
    #expect(bar.focus == option(3))
    bar.key(.pageUp)
    #expect(bar.focus == option(0))
    bar.key(.pageDown)
    #expect(bar.focus == option(3) && bar.open == 1)
  }

  @Test(
    "Enter and Space choose the row that has the focus, which goes back to the heading",
    arguments: [Key.enter, .space])
  func chooses(key: Key) throws {
    let bar = try focused()
    bar.key(.down)
    bar.settle()
    bar.key(.down)
    #expect(bar.key(key) == [.chose(ItemID(0), [ItemID(1)], .person)])
    #expect(bar.focus == heading(0) && bar.open == nil)
    bar.settle()
    #expect(bar.focus == heading(0))
  }

  @Test("Escape closes, keeps the choice, and gives the focus back to the heading")
  func escape() throws {
    let bar = try focused()
    bar.key(.down)
    bar.wait(0.1)
    bar.key(.down)
    #expect(bar.key(.escape) == [] && bar.focus == heading(0) && bar.chosen(0) == [0])
    #expect(bar.scene.node(.focusRing) != nil)
    #expect(!bar.scene.keys.takes(KeyStroke(.escape)), "the next Escape is for who is around it")
    #expect(bar.settle() == [.closed(ItemID(0))])
  }

  @Test("Tab closes, and goes on from the heading; the platform moves the focus")
  func tab() throws {
    let bar = try focused()
    #expect(!bar.scene.heardKeys.takes(KeyStroke(.tab)))
    bar.key(.down)
    bar.wait(0.1)
    #expect(bar.scene.heardKeys.takes(KeyStroke(.tab)) && !bar.scene.keys.takes(KeyStroke(.tab)))
    bar.key(.tab)
    #expect(bar.focus == heading(0) && bar.open == nil)
    bar.send(.blurred)
    #expect(bar.focus == nil)
    #expect(bar.settle() == [.closed(ItemID(0))])
  }

  @Test(
    "With a list open, Left and Right open the neighbour; the focus follows when it is there",
    arguments: WritingDirection.allCases)
  func switches(direction: WritingDirection) throws {
    let bar = try focused()
    bar.proposal.direction = direction
    bar.render()
    bar.key(.down)
    bar.settle()
    let key = direction == .leftToRight ? Key.right : .left
    #expect(bar.key(key) == [.closed(ItemID(0)), .opened(ItemID(1))])
    #expect(bar.focus == heading(1))
    bar.wait(0.19)
    #expect(bar.focus == heading(1))
    bar.wait(0.02)
    #expect(bar.focus == option(0) && bar.rows.count == 4)
    #expect(bar.key(key) == [.closed(ItemID(1)), .opened(ItemID(2))])
    #expect(bar.key(key) == [.closed(ItemID(2)), .opened(ItemID(0))])
  }

  @Test("Letters are the control's while the focus is in a bar whose list is there")
  func takesText() throws {
    let bar = try focused()
    #expect(!bar.scene.takesText)
    bar.key(.down)
    #expect(bar.scene.takesText)
    try bar.apply(.listState(ItemID(0), .loading))
    #expect(!bar.scene.takesText)
    try bar.apply(.listState(ItemID(0), .ready))
    bar.settle()
    bar.key(.right)
    #expect(!bar.scene.takesText, "the rows on their way up are no rows to go to")
    bar.settle()
    #expect(bar.scene.takesText)
    bar.send(.blurred)
    #expect(!bar.scene.takesText)
  }

  @Test("A list that a pointer opened leaves the focus where it is; Down goes in")
  func pointer() throws {
    let bar = try Bar()
    bar.tapHeading(1)
    #expect(bar.focus == nil)
    bar.settle()
    bar.focusIn(1, visible: false)
    #expect(bar.focus == heading(1))
    bar.key(.down)
    #expect(bar.focus == option(0))
    bar.key(.escape)
    bar.settle()
    bar.send(.focused(heading(2), visible: false))
    bar.tapHeading(2)
    #expect(bar.focus == option(0) && bar.scene.option(.focusRing) == nil)
  }

  @Test("Without rows the focus stays on the heading, and goes to the button that tries again")
  func withoutRows() throws {
    var filters = discussion
    filters[0].state = .loading
    filters[1].state = .failed
    let bar = try focused(filters)
    bar.key(.enter)
    #expect(bar.focus == heading(0))
    bar.key(.down)
    #expect(bar.focus == heading(0))
    bar.key(.right)
    bar.settle()
    #expect(bar.focus == FilterBarModel.node(.retry))
    #expect(bar.scene.option(.focusRing) != nil)
    #expect(bar.key(.enter) == [.retry(ItemID(1))])
    try bar.apply(.listState(ItemID(1), .loading))
    #expect(bar.focus == heading(1))
    try bar.apply(.options(ItemID(1), options(["x", "y"])))
    bar.key(.down)
    #expect(bar.focus == option(0))
    bar.key(.escape)
    #expect(bar.settle() == [.closed(ItemID(1))])
  }

  @Test("A list with buttons is gone through with Tab, and out of it to its heading")
  func actions() throws {
    var filters = discussion
    filters[0].hasActions = true
    filters[0].mode = .multiple
    let bar = try focused(filters)
    bar.key(.enter)
    bar.settle()
    #expect(bar.scene.keys.takes(KeyStroke(.tab)) && !bar.scene.heardKeys.takes(KeyStroke(.tab)))
    bar.key(.tab)
    #expect(bar.focus == FilterBarPart.reset.node)
    bar.key(.tab)
    #expect(bar.focus == FilterBarPart.apply.node)
    #expect(bar.scene.node(FilterBarPart.actionRing.node) != nil)
    bar.key(.tab, shift: true)
    bar.key(.tab, shift: true)
    #expect(bar.focus == option(0))
    bar.key(.tab, shift: true)
    #expect(bar.focus == heading(0) && bar.open == nil)
    bar.settle()
    bar.key(.enter)
    bar.settle()
    bar.key(.tab)
    bar.key(.tab)
    #expect(bar.key(.space) == [.applied(ItemID(0))] && bar.focus == heading(0))
  }

  @Test("Typing goes to the row that begins so, in a list that is open and has the focus")
  func typing() throws {
    let titles = ["Option 1", "Option 2", "Option 3", "Option 4", "Other"]
    let bar = try focused([filter(0, "F", options(titles))])
    bar.type("o")
    #expect(bar.focus == heading(0))
    bar.key(.down)
    bar.type("option 4")
    #expect(bar.focus == option(3) && bar.open == 0 && bar.chosen(0) == [0])
    bar.wait(2)
    bar.type("ot")
    #expect(bar.focus == option(4))
    bar.wait(2)
    #expect(bar.key(.space) == [.chose(ItemID(0), [ItemID(4)], .person)])
    let unfocused = try Bar([filter(0, "F", options(titles))])
    unfocused.tapHeading(0)
    unfocused.type("x")
    #expect(unfocused.focus == nil)
  }

  @Test("A row that is far away is brought into view by the keys that go there")
  func farAway() throws {
    let bar = try focused([filter(0, "F", manyOptions(100_000))])
    bar.key(.down)
    bar.settle()
    bar.key(.end)
    #expect(bar.visibleRows.contains(99_999))
    for _ in 0..<20 { bar.key(.up) }
    #expect(bar.visibleRows.contains(99_979))
    // Scrolled away by hand, the row that has the focus stays in the scene.
    bar.send(.scrolled(FilterBarModel.list, to: 0))
    #expect(bar.focus == option(99_979) && bar.rows.contains(99_979))
    bar.key(.up)
    #expect(bar.visibleRows.contains(99_978))
  }

  @Test("When the row that has the focus goes, the nearest takes over; without one the heading")
  func focusGone() throws {
    let bar = try focused()
    bar.key(.right)
    bar.key(.down)
    bar.key(.end)
    try bar.apply(.options(ItemID(1), Array(discussion[1].options.prefix(3))))
    #expect(bar.focus == option(2))
    try bar.apply(.options(ItemID(1), []))
    #expect(bar.focus == heading(1))
    try bar.apply(.filters([discussion[0]]))
    #expect(bar.focus == heading(0))
    try bar.apply(.filters([]))
    #expect(bar.focus == nil)
  }

  @Test("What is taken, at rest and open")
  func keys() throws {
    let bar = try focused()
    let closed = Key.allCases.filter { bar.scene.keys.takes(KeyStroke($0)) }
    #expect(closed == [.left, .right, .down, .home, .end, .enter, .space])
    bar.key(.down)
    let open = Key.allCases.filter { bar.scene.keys.takes(KeyStroke($0)) }
    #expect(open == Key.allCases.filter { $0 != .tab })
    #expect(bar.key(.left, shortcut: true) == [] && bar.open == 0)
  }

  @Test("A focus by itself neither opens nor chooses")
  func focusAlone() throws {
    let bar = try Bar()
    bar.send(.focused(heading(1), visible: true))
    #expect(bar.open == nil)
    bar.tapHeading(1)
    bar.settle()
    #expect(bar.send(.focused(option(3), visible: true)) == [] && bar.chosen(1) == [0])
    bar.send(.focused(option(99), visible: true))
    #expect(bar.focus == option(3))
  }

  @Test("Assistive technology activates headings, options, buttons and the backdrop")
  func activation() throws {
    let bar = try Bar()
    #expect(bar.send(.activate(heading(0))) == [.opened(ItemID(0))])
    bar.wait(0.1)
    #expect(bar.send(.activate(heading(1))) == [.closed(ItemID(0)), .opened(ItemID(1))])
    #expect(bar.send(.activate(option(1))) == [], "it is on its way up")
    bar.settle()
    #expect(
      bar.send(.activate(option(1))) == [.chose(ItemID(1), [ItemID(1)], .person)])
    bar.settle()
    bar.send(.activate(heading(1)))
    bar.send(.activate(FilterBarPart.backdrop.node))
    #expect(bar.open == nil)
    for node in [option(1), FilterBarPart.apply.node, FilterBarPart.backdrop.node, heading(9)] {
      bar.settle()
      #expect(bar.send(.activate(node)) == [])
    }
  }
}
