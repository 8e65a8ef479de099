import ChoiceScene
import Testing

@testable import ChoiceCore

@Suite("TabStrip: the keyboard")
struct TabKeyTests {
  private func strip(
    _ activation: TabStripOptions.Activation, selected: Int? = 0, count: Int = 4,
    direction: WritingDirection = .leftToRight, content: Content = .short
  ) throws -> Strip {
    var options = TabStripOptions()
    options.activation = activation
    let strip = try Strip(
      .selective, content.items(count), selected: selected, options: options
    ) { $0.direction = direction }
    if let entry = strip.scene.focusEntry { strip.send(.focused(entry, visible: true)) }
    return strip
  }

  private func focus(_ strip: Strip) -> Int? { strip.scene.focus?.item?.rawValue }

  @Test(
    "Right and Left go to the next and previous item as seen, and wrap",
    arguments: WritingDirection.allCases)
  func arrows(direction: WritingDirection) throws {
    let strip = try strip(.automatic, direction: direction)
    let (forwards, backwards) = direction == .leftToRight ? (Key.right, Key.left) : (.left, .right)
    for item in [1, 2, 3, 0] {
      #expect(strip.key(forwards) == [.selected(ItemID(item), .person)])
      #expect(focus(strip) == item && strip.selected == item)
    }
    for item in [3, 2, 1, 0] {
      #expect(strip.key(backwards) == [.selected(ItemID(item), .person)])
      #expect(focus(strip) == item)
    }
  }

  @Test("Home and End go to the first and last", arguments: WritingDirection.allCases)
  func homeAndEnd(direction: WritingDirection) throws {
    let strip = try strip(.automatic, selected: 1, direction: direction)
    #expect(strip.key(.end) == [.selected(ItemID(3), .person)])
    #expect(strip.key(.end) == [])
    #expect(strip.key(.home) == [.selected(ItemID(0), .person)])
    #expect(strip.key(.home) == [])
  }

  @Test(
    "With manual activation they only move the focus; Enter and Space select",
    arguments: [Key.enter, .space])
  func manual(key: Key) throws {
    let strip = try strip(.manual)
    #expect(strip.key(.right) == [] && strip.key(.right) == [])
    #expect(focus(strip) == 2 && strip.selected == 0)
    #expect(strip.scene.selectedItems == [0])
    #expect(strip.key(key) == [.selected(ItemID(2), .person)])
    #expect(strip.key(key) == [.reselected(ItemID(2), .person)])
    #expect(strip.key(.end) == [] && focus(strip) == 3 && strip.selected == 2)
  }

  @Test("Enter and Space on the selected item choose it again", arguments: [Key.enter, .space])
  func enter(key: Key) throws {
    #expect(try strip(.automatic).key(key) == [.reselected(ItemID(0), .person)])
    #expect(try strip(.automatic, selected: nil).key(key) == [.selected(ItemID(0), .person)])
  }

  @Test("Up, Down and Escape are left to the page", arguments: [Key.up, .down, .escape])
  func notTaken(key: Key) throws {
    let strip = try strip(.automatic)
    let before = strip.scene
    #expect(!strip.scene.keys.takes(KeyStroke(key)))
    #expect(strip.key(key) == [])
    #expect(strip.scene == before)
  }

  @Test(
    "The other keys are taken, unless they are shortcuts of the platform's",
    arguments: [Key.left, .right, .home, .end, .enter, .space])
  func shortcuts(key: Key) throws {
    let strip = try strip(.automatic)
    let before = strip.scene
    #expect(strip.scene.keys.takes(KeyStroke(key)))
    #expect(!strip.scene.keys.takes(KeyStroke(key, isShortcut: true)))
    #expect(strip.key(key, shortcut: true) == [])
    #expect(strip.scene == before)
  }

  @Test("Disabled items are passed over in all directions")
  func disabled() throws {
    // Of seven, 1 and 4 are disabled.
    let strip = try strip(.automatic, count: 5, content: .disabled)
    for item in [2, 3, 0] { #expect(strip.key(.right) == [.selected(ItemID(item), .person)]) }
    for item in [3, 2, 0] { #expect(strip.key(.left) == [.selected(ItemID(item), .person)]) }
    #expect(strip.key(.end) == [.selected(ItemID(3), .person)])
  }

  @Test("Where all are disabled, keys do nothing and nothing takes the focus")
  func allDisabled() throws {
    var items = Content.short.items(3)
    for index in items.indices { items[index].isDisabled = true }
    let strip = try Strip(.selective, items, selected: 1)
    #expect(strip.scene.focusEntry == nil)
    for key in Key.allCases { #expect(strip.key(key) == []) }
    #expect(strip.selected == 1)
  }

  @Test("Moving the focus by script selects nothing", arguments: [true, false])
  func script(visible: Bool) throws {
    let strip = try strip(.automatic)
    let node = TabStripModel.itemNode(ItemID(2))
    #expect(strip.send(.focused(node, visible: visible)) == [])
    #expect(strip.selected == 0 && strip.scene.focus == node)
    #expect((strip.scene.node(.focusRing) != nil) == visible)
  }

  @Test("The Tab key comes back to the selected item, not to the last one that had the focus")
  func reentry() throws {
    let strip = try strip(.manual, selected: 1)
    strip.key(.right)
    #expect(focus(strip) == 2)
    // So that Tab leaves the strip from there, and doesn't stop at the selected item first.
    #expect(strip.scene.focusEntry == TabStripModel.itemNode(ItemID(2)))
    #expect(strip.send(.blurred) == [])
    #expect(strip.scene.focus == nil && strip.scene.node(.focusRing) == nil)
    #expect(strip.scene.focusEntry == TabStripModel.itemNode(ItemID(1)))
  }

  @Test("With none selected, or a disabled one, it comes to the first that can be selected")
  func entry() throws {
    var items = Content.short.items(3)
    items[0].isDisabled = true
    for selected in [nil, 0] {
      let strip = try Strip(.selective, items, selected: selected)
      #expect(strip.scene.focusEntry == TabStripModel.itemNode(ItemID(1)))
    }
  }

  @Test(
    "The item with the focus is in the scene and in view", arguments: Preset.allCases,
    WritingDirection.allCases)
  func revealed(preset: Preset, direction: WritingDirection) throws {
    var options = TabStripOptions()
    options.activation = .manual
    let strip = try Strip(preset.style, Content.short.items(30), selected: 0, options: options) {
      $0.direction = direction
    }
    strip.send(.focused(TabStripModel.itemNode(ItemID(0)), visible: true))
    for key in [Key.end, .home, .right, .left, .left, .left, .right, .right, .right] {
      strip.key(key)
      strip.settle()
      let item = try #require(focus(strip))
      let frame = strip.frame(.tab, item)
      #expect(frame.x >= -1e-6 && frame.maxX <= 320 + 1e-6)
    }
  }

  @Test("Scrolled away, the item with the focus stays in the scene")
  func scrolledAway() throws {
    let strip = try strip(.manual, count: 50)
    strip.key(.right)
    strip.send(.scrolled(TabStripModel.scroller, to: 2000))
    #expect(strip.scene.items.contains(1) && focus(strip) == 1)
  }

  @Test("The ring is around the item that has the focus", arguments: Preset.allCases)
  func ring(preset: Preset) throws {
    let strip = try Strip(preset.style, Content.short.items(4), selected: 0, width: 600)
    strip.send(.focused(TabStripModel.itemNode(ItemID(2)), visible: true))
    let wanted = strip.frame(.tab, 2).inset(by: preset.style.focusRing.inset)
    #expect(near(strip.frame(.focusRing), wanted))
  }

  // Changes under the focus.

  @Test(
    "When the item with the focus goes, the following one has it; at the end the preceding",
    arguments: [(1, 2), (3, 2)])
  func removed(pair: (gone: Int, heir: Int)) throws {
    for replaces in [false, true] {
      let strip = try strip(.manual)
      strip.send(.focused(TabStripModel.itemNode(ItemID(pair.gone)), visible: true))
      let rest = strip.model.items.filter { $0.id != ItemID(pair.gone) }
      try strip.apply(replaces ? .items(rest) : .remove(ItemID(pair.gone)))
      #expect(focus(strip) == pair.heir)
      #expect(strip.selected == 0)
    }
  }

  @Test("When it becomes disabled, the nearest has it", arguments: [false, true])
  func becomesDisabled(replaces: Bool) throws {
    let strip = try strip(.manual)
    strip.key(.right)
    var items = strip.model.items
    items[1].isDisabled = true
    try strip.apply(replaces ? .items(items) : .update(items[1]))
    #expect(focus(strip) == 2)
  }

  @Test("When no other can have it, it leaves the control")
  func nobody() throws {
    let strip = try strip(.manual, count: 1)
    try strip.apply(.remove(ItemID(0)))
    #expect(strip.scene.focus == nil && strip.scene.focusEntry == nil)
  }

  @Test("A disabled item, or one that isn't there, takes no focus")
  func refused() throws {
    let strip = try strip(.manual, count: 5, content: .disabled)
    strip.send(.focused(TabStripModel.itemNode(ItemID(4)), visible: true))
    #expect(strip.scene.focus != TabStripModel.itemNode(ItemID(4)))
    strip.send(.focused(TabStripModel.itemNode(ItemID(99)), visible: true))
    strip.send(.focused(TabStripModel.scroller, visible: true))
    #expect(strip.scene.focus?.item != ItemID(99))
  }

  @Test("A title that changes leaves the focus where it is")
  func retitled() throws {
    let strip = try strip(.manual)
    strip.key(.right)
    try strip.apply(.update(TabItem(id: ItemID(1), title: "other")))
    try strip.apply(.move(ItemID(1), to: 3))
    #expect(focus(strip) == 1)
  }
}
