import ChoiceScene
import Testing

@testable import ChoiceCore

@Suite("PopoverMenu: choosing")
struct PopoverChoiceTests {
  private func ids(_ numbers: Int...) -> [ItemID] { numbers.map { ItemID($0) } }

  @Test("A value is selected once, changes the title, and closes")
  func value() throws {
    let menu = try Menu.opened()
    #expect(menu.heading == "首页")
    #expect(menu.tapOption(2) == [.selected(ids(2), .person)])
    #expect(menu.heading == "群微博" && !menu.isOpen && menu.settle() == [.closed])
    menu.tapButton()
    menu.settle()
    #expect(menu.tapOption(2) == [], "it is the chosen one already")
    #expect(!menu.isOpen)
  }

  @Test("Of several values each is toggled, and it stays open")
  func values() throws {
    var content = groups
    content.meaning = .values
    let menu = try Menu.opened(content)
    #expect(menu.tapOption(3) == [.selected(ids(0, 3), .person)])
    #expect(menu.tapOption(0) == [.selected(ids(3), .person)] && menu.isOpen)
  }

  @Test("A command is told each time, and closes; its title stays")
  func command() throws {
    let menu = try Menu.opened(commands)
    #expect(menu.heading == "Edit")
    #expect(menu.tapOption(0) == [.chose(ItemID(0))])
    #expect(!menu.isOpen && menu.settle() == [.closed] && menu.heading == "Edit")
  }

  @Test("A radio option unchecks the others of its section, a checkbox nothing")
  func marks() throws {
    let menu = try Menu.opened(commands)
    #expect(menu.tapOption(3) == [.selected(ids(3), .person), .chose(ItemID(3))])
    menu.settle()
    try menu.apply(.open(animated: false))
    #expect(menu.tapOption(4) == [.selected(ids(3, 4), .person), .chose(ItemID(4))])
    menu.settle()
    try menu.apply(.open(animated: false))
    #expect(menu.tapOption(3) == [.chose(ItemID(3))], "it is checked already")
    menu.settle()
    try menu.apply(.open(animated: false))
    #expect(menu.tapOption(4) == [.selected(ids(3), .person), .chose(ItemID(4))])
  }

  @Test("A disabled option does nothing, whatever asks for it")
  func disabled() throws {
    let menu = try Menu.opened(commands, byKey: true)
    #expect(menu.tapOption(1) == [] && menu.isOpen)
    #expect(menu.send(.activate(PopoverMenuModel.itemNode(ItemID(1)))) == [])
    menu.key(.down)
    #expect(menu.focusedOption == 1 && menu.key(.enter) == [] && menu.isOpen)
  }

  @Test("What code chooses is told only where that is asked for, and is checked")
  func byCode() throws {
    let menu = try Menu.opened()
    #expect(try menu.apply(.choose(ids(4))) == [] && menu.chosen == [4] && menu.isOpen)
    #expect(try menu.apply(.choose(ids(1), reported: true)) == [.selected(ids(1), .code)])
    #expect(throws: ChangeError.unknownItem(ItemID(99))) { try menu.apply(.choose(ids(99))) }
    #expect(throws: ChangeError.tooMany("choices", 2, most: 1)) {
      try menu.apply(.choose(ids(1, 2)))
    }
    #expect(menu.chosen == [1])
    let other = try Menu(commands)
    #expect(throws: ChangeError.notCheckable(ItemID(0))) { try other.apply(.choose(ids(0))) }
    #expect(throws: ChangeError.self) { try other.apply(.choose(ids(2, 3))) }
    #expect(throws: ChangeError.self) { try other.apply(.counts([1, -1])) }
    #expect(throws: ChangeError.self) {
      try other.apply(.options(options(["a"]) + options(["b"])))
    }
    #expect(other.chosen == [2])
  }

  @Test("Choices follow identity; one that is gone is told, once")
  func identity() throws {
    let menu = try Menu(groups)
    try menu.apply(.choose(ids(3)))
    let left = Array(groups.options.reversed())
    #expect(try menu.apply(.options(left)) == [] && menu.chosen == [3])
    #expect(
      try menu.apply(.options(left.filter { $0.id != ItemID(3) })) == [.selected([], .content)])
    #expect(menu.heading == "首页" && menu.chosen == [])
  }

  @Test("A title of its own is said whatever is chosen, and marks nothing")
  func title() throws {
    let menu = try Menu.opened()
    try menu.apply(.title("Groups"))
    #expect(menu.heading == "Groups")
    menu.tapOption(1)
    #expect(menu.heading == "Groups")
    try menu.apply(.title(nil))
    #expect(menu.heading == "好友圈")
  }

  @Test("A list that is still to come is a word, one that failed can be had again")
  func states() throws {
    let menu = try Menu.opened(byKey: true)
    try menu.apply(.listState(.loading))
    #expect(menu.focus == PopoverMenuModel.scroller, "the list has the focus meanwhile")
    try menu.apply(.listState(.failed))
    #expect(menu.focus == PopoverMenuModel.node(.retry))
    #expect(menu.key(.enter) == [.retry] && menu.isOpen)
    #expect(menu.tap(PopoverMenuModel.node(.retry)) == [.retry])
    try menu.apply(.options(options(["a", "b"])))
    #expect(menu.focusedOption == 0)
  }

  @Test("Counts change while it is open")
  func counts() throws {
    let menu = try Menu.opened(commands, style: PopoverMenuStyle())
    try menu.apply(.counts([7]))
    #expect(menu.scene.text(PopoverMenuModel.node(.count, ItemID(0))) == "7")
    #expect(menu.scene.node(PopoverMenuModel.itemNode(ItemID(0)))?.semantics?.count == 7)
  }

  // The press that opens.

  private func held(_ menu: Menu) throws {
    menu.pointer(.began, menu.middle(of: PopoverMenuModel.button))
    // As for a press that is held: the app opens before the finger leaves.
    try menu.apply(.open())
    menu.settle()
  }

  @Test("The press that opened it chooses nothing by its release")
  func releaseChoosesNothing() throws {
    let menu = try Menu()
    try held(menu)
    // Now it covers the button, and the finger hasn't moved.
    try menu.apply(.anchor(SceneRect(x: 127, y: -20, width: 1, height: 1)))
    let row = menu.middle(of: PopoverMenuModel.itemNode(ItemID(0)))
    #expect(row.y < 44)
    #expect(menu.pointer(.moved, ScenePoint(x: row.x, y: row.y - 1)) == [])
    #expect(menu.scene.node(PopoverMenuModel.itemNode(ItemID(0)))?.fill == Fill.none)
    #expect(menu.pointer(.ended, row) == [] && menu.isOpen)
    try menu.apply(.choose([ItemID(1)]))
    #expect(menu.tap(row) == [.selected(ids(0), .person)], "a press of its own does")
  }

  @Test("It chooses what it is dragged to, deliberately")
  func dragged() throws {
    let menu = try Menu()
    try held(menu)
    let row = menu.middle(of: PopoverMenuModel.itemNode(ItemID(2)))
    menu.pointer(.moved, row)
    let node = PopoverMenuModel.itemNode(ItemID(2))
    #expect(menu.scene.node(node)?.fill != Fill.none, "the row under it looks so")
    #expect(menu.pointer(.began, row, 1) == [] && menu.pointer(.ended, row, 1) == [])
    #expect(menu.pointer(.ended, row) == [.selected(ids(2), .person)])
  }

  @Test("Another finger chooses nothing while the one that opened it is down")
  func anotherFinger() throws {
    let menu = try Menu()
    try held(menu)
    let row = menu.middle(of: PopoverMenuModel.itemNode(ItemID(2)))
    #expect(menu.pointer(.began, row, 1) == [] && menu.pointer(.ended, row, 1) == [])
    menu.pointer(.moved, row)
    #expect(menu.pointer(.ended, row) == [.selected(ids(2), .person)])
  }

  @Test("A layout that moves rows under the finger takes the press away")
  func turnedWhilePressed() throws {
    let menu = try Menu.opened()
    let row = menu.middle(of: PopoverMenuModel.itemNode(ItemID(1)))
    menu.pointer(.began, row)
    menu.proposal.direction = .rightToLeft
    menu.render()
    #expect(menu.pointer(.ended, row) == [] && menu.isOpen)
  }

  @Test("Dragged elsewhere, or taken away, it chooses nothing and the next press is a new one")
  func draggedAway() throws {
    for phase in [PointerPhase.ended, .cancelled] {
      let menu = try Menu()
      try held(menu)
      let row = menu.middle(of: PopoverMenuModel.itemNode(ItemID(1)))
      menu.pointer(.moved, row)
      let end = phase == .ended ? ScenePoint(x: -50, y: 300) : row
      #expect(menu.pointer(phase, end) == [] && menu.isOpen)
      #expect(menu.tap(row) == [.selected(ids(1), .person)])
    }
  }

  @Test("Sliding off a row chooses nothing; scrolling takes the press away")
  func slidingOff() throws {
    let menu = try Menu.opened()
    let row = menu.middle(of: PopoverMenuModel.itemNode(ItemID(1)))
    menu.pointer(.began, row)
    #expect(menu.pointer(.ended, menu.middle(of: PopoverMenuModel.itemNode(ItemID(3)))) == [])
    menu.pointer(.began, row)
    menu.send(.scrolled(PopoverMenuModel.scroller, to: 30))
    #expect(menu.pointer(.ended, row) == [] && menu.isOpen)
  }
}
