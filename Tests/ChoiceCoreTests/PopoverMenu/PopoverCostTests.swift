import ChoiceScene
import Testing

@testable import ChoiceCore

@Suite("PopoverMenu: what it costs")
struct PopoverCostTests {
  private func many(_ count: Int) -> MenuContent {
    MenuContent(name: "Many", options: manyOptions(count), chosen: [ItemID(count / 2)])
  }

  @Test("No option is measured, and the title once")
  func measuring() throws {
    let menu = try Menu.opened(many(1000))
    menu.tapOption(500)
    menu.settle()
    #expect(menu.ruler.calls == 1)
    try menu.apply(.title("Other"))
    menu.wait(1)
    #expect(menu.ruler.calls == 2)
    menu.proposal.fontRevision = 1
    menu.render()
    #expect(menu.ruler.calls == 3)
  }

  @Test("The scene has what is visible, whatever there is")
  func visible() throws {
    let few = try Menu.opened(many(100)).scene.nodes.count
    #expect(try Menu.opened(many(50_000)).scene.nodes.count == few)
    #expect(few < 80)
  }

  @Test("Copies are independent")
  func copies() throws {
    let menu = try Menu.opened()
    let copy = menu.model
    menu.tapOption(3)
    #expect(copy.isOpen && copy.chosen == [ItemID(0)] && copy != menu.model)
    var other = copy
    #expect(other == copy)
    _ = other.send(.dismiss, at: Instant(menu.now))
    #expect(copy.isOpen && !other.isOpen)
  }
}
