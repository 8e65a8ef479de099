import ChoiceScene
import Testing

@testable import ChoiceCore

@Suite("PopoverMenu: what assistive technology hears")
struct PopoverAccessTests {
  private func semantics(_ menu: Menu, _ node: NodeID) throws -> Semantics {
    try #require(menu.scene.node(node)?.semantics)
  }

  @Test("The button says whether its list is open, and of which kind that is")
  func button() throws {
    for (content, isMenu) in [(groups, false), (commands, true)] {
      let menu = try Menu(content)
      var button = try semantics(menu, PopoverMenuModel.button)
      #expect(button.role == .button && button.isExpanded == false && button.opensMenu == isMenu)
      #expect(button.name.string == menu.heading)
      menu.tapButton()
      button = try semantics(menu, PopoverMenuModel.button)
      #expect(button.isExpanded == true)
    }
  }

  @Test("A value: a list box with options, one selected, each with its place")
  func listBox() throws {
    let menu = try Menu.opened()
    let list = try semantics(menu, PopoverMenuModel.scroller)
    #expect(list.role == .listBox && list.name == "首页" && !list.isMultiselectable)
    let option = try semantics(menu, PopoverMenuModel.itemNode(ItemID(1)))
    #expect(option.role == .option && option.isSelected == false)
    #expect(option.position == SetPosition(2, of: 16))
    #expect(menu.scene.selectedItems == [0])
    var several = groups
    several.meaning = .values
    let many = try Menu.opened(several)
    #expect(try semantics(many, PopoverMenuModel.scroller).isMultiselectable)
  }

  @Test("Commands: a menu with items; only what can have a mark says whether it has")
  func menu() throws {
    let menu = try Menu.opened(commands, style: PopoverMenuStyle())
    #expect(try semantics(menu, PopoverMenuModel.scroller).role == .menu)
    let items = try (0..<6).map { try semantics(menu, PopoverMenuModel.itemNode(ItemID($0))) }
    #expect(
      items.map(\.role) == [
        .menuItem, .menuItem, .menuItemRadio, .menuItemRadio, .menuItemCheckbox, .menuItem,
      ])
    #expect(items.map(\.isSelected) == [nil, nil, true, false, false, nil])
    #expect(items[1].isDisabled && !items[0].isDisabled)
    #expect(!(try semantics(menu, PopoverMenuModel.scroller).isMultiselectable))
    let groups = menu.scene.nodes.compactMap(\.semantics).filter { $0.role == .group }
    #expect(groups.map(\.name) == ["Sort"])
  }

  @Test("While it is open something dismisses it; while it closes nothing does")
  func dismiss() throws {
    let menu = try Menu.opened()
    #expect(try semantics(menu, PopoverMenuPart.backdrop.node).role == .dismiss)
    #expect(menu.send(.activate(PopoverMenuPart.backdrop.node)) == [] && !menu.isOpen)
    #expect(menu.scene.node(PopoverMenuPart.backdrop.node)?.semantics == nil)
    #expect(menu.scene.node(PopoverMenuPart.backdrop.node)?.hitFrame == nil)
  }

  @Test(
    "The modern look has nothing to advise: targets, contrast, names, in both appearances",
    arguments: [Appearance.light, .dark])
  func advice(appearance: Appearance) throws {
    for content in [groups, commands] {
      let menu = try Menu(content, style: PopoverMenuStyle()) {
        $0.appearance = appearance
        $0.container.height = 1200
      }
      #expect(menu.scene.advice == [])
      try menu.apply(.open(animated: false))
      #expect(menu.scene.advice == [])
    }
  }

  @Test("Bold and larger text: rows and popover grow, and stay within the room")
  func largeText() throws {
    let menu = try Menu.opened(commands, style: PopoverMenuStyle()) {
      $0.textScale = 3
      $0.boldText = true
    }
    let body = try #require(menu.scene.frame(.body, in: menu.proposal))
    #expect(body.width == 375 - 16 && body.maxY <= 667 - 8)
    guard case .text(let text)? = menu.scene.node(PopoverMenuModel.node(.title, ItemID(0)))?.content
    else { return #expect(Bool(false), "no title") }
    #expect(text.run.style.size == 48 && text.run.style.weight == 600)
    #expect(menu.model.naturalHeight(textScale: 3) > 44)
    var content = menu.model.content
    content.hasButton = false
    var bare = menu.model
    _ = try bare.apply(.content(content), at: .zero)
    #expect(bare.naturalHeight(textScale: 3) == 0)
  }
}
