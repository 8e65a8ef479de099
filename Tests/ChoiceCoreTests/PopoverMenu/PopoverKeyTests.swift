import ChoiceScene
import Testing

@testable import ChoiceCore

/// The keys of the ARIA Authoring Practices' list box and menu button.
@Suite("PopoverMenu: keys and focus")
struct PopoverKeyTests {
  private let option = PopoverMenuModel.itemNode

  @Test("Closed: Enter, Space, Down and Up open, nothing else is taken")
  func closed() throws {
    for key in Key.allCases {
      let menu = try Menu()
      menu.focusIn()
      let opens = [Key.enter, .space, .down, .up].contains(key)
      #expect(menu.scene.keys.takes(KeyStroke(key)) == opens)
      #expect(menu.key(key) == (opens ? [.opened] : []))
      let shortcut = try Menu()
      #expect(shortcut.key(key, shortcut: true) == [])
    }
  }

  @Test("A list box opens at what is chosen, a menu at its first command, by Up at its last")
  func entry() throws {
    for (key, value, command) in [(Key.down, 7, 0), (.enter, 7, 0), (.space, 7, 0), (.up, 7, 5)] {
      let list = try Menu()
      try list.apply(.choose([ItemID(7)]))
      let menu = try Menu(commands)
      for (opened, wanted) in [(list, value), (menu, command)] {
        opened.focusIn(visible: false)
        opened.key(key)
        #expect(opened.focusedOption == wanted)
        #expect(opened.scene.node(PopoverMenuModel.node(.focusRing)) != nil)
      }
    }
  }

  @Test("Open: arrows, pages and ends move and don't wrap; the rest is left to others")
  func moving() throws {
    let menu = try Menu.opened(byKey: true)
    menu.key(.up)
    #expect(menu.focusedOption == 0)
    menu.key(.down)
    #expect(menu.focusedOption == 1)
    menu.key(.end)
    #expect(menu.focusedOption == 15)
    menu.key(.down)
    #expect(menu.focusedOption == 15)
    menu.key(.pageUp)
    #expect((menu.focusedOption ?? 15) < 12)
    menu.key(.home)
    #expect(menu.focusedOption == 0)
    menu.key(.pageDown)
    #expect((menu.focusedOption ?? 0) > 2)
    for key in [Key.left, .right] { #expect(!menu.scene.keys.takes(KeyStroke(key))) }
    #expect(menu.chosen == [0], "the focus chooses nothing")
  }

  @Test("What has the focus is in view", arguments: [Key.end, .pageDown])
  func inView(key: Key) throws {
    let menu = try Menu.opened(byKey: true)
    menu.key(key)
    let row = try #require(menu.focus.flatMap { menu.scene.frameInControl($0) })
    let list = try #require(menu.scene.frameInControl(PopoverMenuModel.scroller))
    #expect(row.y >= list.y - 1e-9 && row.maxY <= list.maxY + 1e-9)
  }

  @Test("Disabled options are passed over in a list box, and focused in a menu")
  func disabled() throws {
    var content = commands
    let menu = try Menu.opened(content, byKey: true)
    menu.key(.down)
    #expect(menu.focusedOption == 1)
    let node = menu.scene.node(option(ItemID(1)))
    #expect(node?.semantics?.isDisabled == true && node?.semantics?.isFocusable == true)
    #expect(node?.hitFrame == nil)
    content.meaning = .value
    let list = try Menu.opened(content, byKey: true)
    list.key(.home)
    list.key(.down)
    #expect(list.focusedOption == 2)
    #expect(list.scene.node(option(ItemID(1)))?.semantics?.isFocusable == false)
  }

  @Test("Enter chooses and closes, and the focus is back on the button")
  func enter() throws {
    let menu = try Menu.opened(byKey: true)
    menu.key(.down)
    #expect(menu.key(.enter) == [.selected([ItemID(1)], .person)])
    #expect(!menu.isOpen && menu.focus == PopoverMenuModel.button)
    #expect(menu.scene.node(PopoverMenuPart.buttonRing.node) != nil)
  }

  @Test("Space checks a radio or checkbox option and leaves the menu open; a command closes")
  func space() throws {
    let menu = try Menu.opened(commands, byKey: true)
    menu.send(.focused(option(ItemID(4)), visible: true))
    #expect(menu.key(.space) == [.selected([ItemID(2), ItemID(4)], .person), .chose(ItemID(4))])
    #expect(menu.isOpen && menu.focusedOption == 4)
    menu.key(.up)
    #expect(menu.key(.space) == [.selected([ItemID(3), ItemID(4)], .person), .chose(ItemID(3))])
    #expect(menu.isOpen)
    menu.key(.home)
    #expect(menu.key(.space) == [.chose(ItemID(0))] && !menu.isOpen)
  }

  @Test("Enter on a checkbox option closes")
  func enterOnCheckbox() throws {
    let menu = try Menu.opened(commands, byKey: true)
    menu.send(.focused(option(ItemID(4)), visible: true))
    #expect(menu.key(.enter).last == .chose(ItemID(4)) && !menu.isOpen)
  }

  @Test("Escape closes and changes nothing; the next one is for others")
  func escape() throws {
    let menu = try Menu.opened(byKey: true)
    menu.key(.down)
    menu.key(.escape)
    #expect(!menu.isOpen && menu.chosen == [0] && menu.focus == PopoverMenuModel.button)
    #expect(!menu.scene.keys.takes(KeyStroke(.escape)))
  }

  @Test("Tab is heard, closes, and leaves from the button, either way")
  func tab() throws {
    for shift in [false, true] {
      let menu = try Menu.opened(byKey: true)
      #expect(menu.scene.heardKeys == KeySet(.tab) && !menu.scene.keys.takes(KeyStroke(.tab)))
      menu.key(.tab, shift: shift)
      #expect(!menu.isOpen && menu.focus == PopoverMenuModel.button && menu.chosen == [0])
      #expect(menu.scene.heardKeys == [])
    }
  }

  @Test("Typing goes to what begins so, in a menu to disabled ones too")
  func typing() throws {
    let menu = try Menu.opened(commands, byKey: true)
    menu.type("p")
    #expect(menu.focusedOption == 1)
    menu.wait(2)
    menu.type("by d")
    #expect(menu.focusedOption == 3 && menu.isOpen && menu.chosen == [2], "the space is part of it")
    #expect(menu.scene.takesText)
    menu.key(.escape)
    #expect(!menu.scene.takesText)
  }

  @Test("Without a button it takes the focus when it opens, and gives it back")
  func bare() throws {
    var content = commands
    content.hasButton = false
    let menu = try Menu(content)
    #expect(menu.scene.focusEntry == nil && menu.scene.keys == [])
    try menu.apply(.open())
    #expect(menu.focusedOption == 0)
    #expect(menu.scene.node(PopoverMenuModel.node(.focusRing)) == nil, "not shown yet")
    menu.key(.down)
    #expect(menu.focusedOption == 1)
    #expect(menu.scene.node(PopoverMenuModel.node(.focusRing)) != nil)
    menu.key(.escape)
    #expect(menu.focus == nil)
  }

  @Test("A button without the focus doesn't get it by opening")
  func noFocus() throws {
    let menu = try Menu.opened()
    #expect(menu.focus == nil && menu.scene.focusEntry == PopoverMenuModel.button)
    menu.tapBackdrop()
    #expect(menu.focus == nil)
  }

  @Test("A button that the pointer focused gives the focus to the list, unseen")
  func byPointer() throws {
    let menu = try Menu()
    menu.focusIn(visible: false)
    menu.tapButton()
    #expect(menu.focusedOption == 0)
    #expect(menu.scene.node(PopoverMenuModel.node(.focusRing)) == nil)
    menu.tapOption(3)
    #expect(menu.focus == PopoverMenuModel.button)
    #expect(menu.scene.node(PopoverMenuPart.buttonRing.node) == nil)
  }

  @Test("When the option that has the focus goes, the next one has it")
  func optionGoes() throws {
    let menu = try Menu.opened(byKey: true)
    menu.key(.down)
    try menu.apply(.options(groups.options.filter { $0.id != ItemID(1) }))
    #expect(menu.focusedOption == 2)
    try menu.apply(.options([]))
    #expect(menu.focus == PopoverMenuModel.scroller && menu.isOpen)
    menu.key(.escape)
    #expect(!menu.isOpen && menu.focus == PopoverMenuModel.button)
  }

  @Test("A disabled button takes neither touch, key nor focus; code opens it all the same")
  func disabledButton() throws {
    var content = groups
    content.isDisabled = true
    let menu = try Menu(content)
    #expect(menu.scene.focusEntry == nil && menu.scene.keys == [])
    #expect(menu.tapButton() == [])
    #expect(menu.send(.activate(PopoverMenuModel.button)) == [])
    menu.send(.focused(PopoverMenuModel.button, visible: true))
    #expect(menu.focus == nil)
    #expect(menu.scene.node(PopoverMenuModel.button)?.semantics?.isDisabled == true)
    #expect(try menu.apply(.open()) == [.opened])
  }

  @Test("What is given the focus while it closes stays where that is")
  func blurred() throws {
    let menu = try Menu.opened(byKey: true)
    menu.send(.blurred)
    #expect(menu.focus == nil && menu.isOpen)
    menu.send(.dismiss)
    #expect(menu.focus == nil)
  }
}
