import ChoiceScene
import Foundation
import Testing

@testable import ChoiceCore

@Suite("Known faults, of popovers and menus")
struct KnownMenuFaultTests {
  private func popover(_ menu: Menu) throws -> SceneRect {
    try #require(menu.scene.frame(.popover, in: menu.proposal))
  }

  /// A modern menu of so many rows at a rectangle.
  private func opened(
    rows: Int = 4, at anchor: SceneRect, in container: SceneSize, hasButton: Bool = false,
    adjust: (inout PopoverMenuStyle) -> Void = { _ in },
    proposal: (inout Proposal) -> Void = { _ in }
  ) throws -> Menu {
    var content = MenuContent(name: "Menu", options: manyOptions(rows), meaning: .commands)
    content.hasButton = hasButton
    var style = PopoverMenuStyle()
    adjust(&style)
    let menu = try Menu(content, style: style, frame: anchor, container: container, with: proposal)
    try menu.apply(.open(animated: false))
    return menu
  }

  @Test("i44: below is wanted and a keyboard is up: it is above, and seen")
  func i44() throws {
    let menu = try opened(
      at: SceneRect(x: 20, y: 480, width: 100, height: 20),
      in: SceneSize(width: 375, height: 600)
    ) {
      $0.placement.side = .below
    } proposal: {
      $0.coveredBottom = 80
    }
    let frame = try popover(menu)
    #expect(frame.maxY <= 480 && frame.height > 100)
    #expect(menu.scene.nodes.contains { $0.semantics?.role == .menuItem })
  }

  @Test("i53, w43: turned while open, it is at its button, and so is the arrow")
  func i53() throws {
    let menu = try opened(
      at: SceneRect(x: 10, y: 44, width: 60, height: 30), in: SceneSize(width: 320, height: 568))
    menu.proposal.frame = SceneRect(x: 258, y: 44, width: 300, height: 30)
    menu.proposal.container = SceneSize(width: 568, height: 320)
    menu.render()
    let arrow = try #require(menu.scene.frame(.arrow, in: menu.proposal))
    #expect(near(arrow.midX, 408) && near(arrow.y, 76))
    #expect(try popover(menu).maxY <= 320)
  }

  @Test(
    "i54: as wide as the screen and its button near the edge: the arrow is there, at the button")
  func i54() throws {
    let menu = try opened(
      at: SceneRect(x: 300, y: 20, width: 30, height: 44), in: SceneSize(width: 375, height: 667)
    ) {
      $0.popover.width = 375
    }
    let arrow = try #require(menu.scene.frame(.arrow, in: menu.proposal))
    #expect(near(arrow.midX, 315) && near(menu.model.placement?.arrowMiss, 0))
    menu.proposal.frame.x = 350
    menu.render()
    let clamped = try #require(menu.scene.frame(.arrow, in: menu.proposal))
    #expect(near(clamped.maxX, 375 - 8 - 12), "inside the corner")
  }

  @Test("i56, w33: too many rows: cut to what isn't covered, and the last one can be reached")
  func i56() throws {
    for count in [30, 1000] {
      let menu = try opened(
        rows: count, at: SceneRect(x: 100, y: 40, width: 100, height: 44),
        in: SceneSize(width: 320, height: 480)
      ) { _ in
      } proposal: {
        $0.coveredBottom = 34
        $0.coveredTop = 40
      }
      let frame = try popover(menu)
      #expect(frame.maxY == 480 - 34 - 8 && frame.y > 40)
      menu.send(.scrolled(PopoverMenuModel.scroller, to: 1e9))
      let last = PopoverMenuModel.itemNode(ItemID(count - 1))
      #expect(menu.tap(last) == [.chose(ItemID(count - 1))])
    }
  }

  @Test("i57: it is opened by code, with whatever title it has")
  func i57() throws {
    let menu = try Menu()
    try menu.apply(.title("Own title"))
    #expect(try menu.apply(.open()) == [.opened] && menu.heading == "Own title" && menu.isOpen)
  }

  @Test("w35: rows gone and come back, its height is what they need")
  func w35() throws {
    let menu = try opened(
      rows: 10, at: SceneRect(x: 10, y: 500, width: 100, height: 44),
      in: SceneSize(width: 375, height: 640))
    let first = menu.model.placement
    try menu.apply(.options(manyOptions(1)))
    #expect(menu.model.placement?.side == .below, "one row has room there")
    try menu.apply(.options(manyOptions(10)))
    #expect(menu.model.placement == first && first?.side == .above)
  }

  @Test("w36: asked again it stands still")
  func w36() throws {
    let menu = try opened(
      rows: 9, at: SceneRect(x: 0, y: 300, width: 375, height: 44),
      in: SceneSize(width: 266, height: 640))
    let first = menu.scene
    for _ in 0..<4 { menu.render() }
    #expect(menu.scene == first)
  }

  @Test("w37: it changes sides before it shrinks, with the same padding for both")
  func w37() throws {
    let menu = try opened(
      rows: 3, at: SceneRect(x: 20, y: 220, width: 100, height: 20),
      in: SceneSize(width: 375, height: 310)
    ) {
      $0.placement.padding = 10
    }
    #expect(menu.model.placement?.side == .above)
    #expect(near(menu.model.placement?.frame.height, 144), "not shrunk")
  }

  @Test("w38: a small button: the tip is at its middle where it can be, else as near as it can")
  func w38() throws {
    let menu = try opened(
      at: SceneRect(x: 100, y: 40, width: 16, height: 16), in: SceneSize(width: 375, height: 667)
    ) {
      $0.placement.alignment = .start
    }
    let body = try #require(menu.scene.frame(.body, in: menu.proposal))
    #expect(body.x == 100, "the arrow doesn't move the popover")
    #expect(near(menu.scene.frame(.arrow, in: menu.proposal)?.x, 100 + 12))
    #expect(near(menu.model.placement?.arrowMiss, 15), "and says by how much")
  }

  @Test("w39: a wide button and the popover at its end: the arrow stays on the popover")
  func w39() throws {
    let menu = try opened(
      at: SceneRect(x: 20, y: 40, width: 600, height: 44), in: SceneSize(width: 700, height: 667)
    ) {
      $0.placement.alignment = .end
    }
    let body = try #require(menu.scene.frame(.body, in: menu.proposal))
    #expect(body.maxX == 620)
    #expect(near(menu.scene.frame(.arrow, in: menu.proposal)?.x, body.x + 12))
  }

  @Test("w40, i45: moved without another size, it follows in the same layout")
  func w40() throws {
    let menu = try opened(
      at: SceneRect(x: 100, y: 140, width: 100, height: 44), in: SceneSize(width: 375, height: 667))
    let before = try popover(menu)
    menu.proposal.frame.y = 190
    menu.render()
    #expect(near(try popover(menu), before.offset(x: 0, y: 50)))
  }

  @Test("w41: at rest nothing is updated")
  func w41() throws {
    let menu = try Menu.opened()
    menu.send(.scrolled(PopoverMenuModel.scroller, to: 40))
    menu.wait(1)
    #expect(menu.tree.calls.isEmpty && menu.scene.motionEnds == nil)
  }

  @Test("w42: what it belongs to ends where the keyboard begins: it opens above")
  func w42() throws {
    let menu = try opened(
      at: SceneRect(x: 20, y: 300, width: 100, height: 44), in: SceneSize(width: 375, height: 667)
    ) { _ in
    } proposal: {
      $0.coveredBottom = 667 - 344
    }
    let frame = try popover(menu)
    #expect(menu.model.placement?.side == .above && frame.height > 100)
  }

  @Test("w44: opened again it is where it was")
  func w44() throws {
    let menu = try opened(
      at: SceneRect(x: 330, y: 620, width: 40, height: 40), in: SceneSize(width: 375, height: 667))
    let first = menu.model.placement
    for _ in 0..<3 {
      try menu.apply(.close())
      menu.settle()
      try menu.apply(.open())
      menu.settle()
      #expect(menu.model.placement == first && first?.side == .above)
    }
  }

  @Test("w46: it is as high as its rows")
  func w46() throws {
    let menu = try opened(
      rows: 2, at: SceneRect(x: 100, y: 40, width: 100, height: 44),
      in: SceneSize(width: 375, height: 667))
    #expect(near(menu.model.placement?.frame.height, 100))
  }

  @Test("w47: one tap on the button while it is open closes it, and doesn't open it again")
  func w47() throws {
    let menu = try Menu.opened()
    let place = ScenePoint(x: 127, y: 22)
    #expect(menu.pointer(.began, place) == [] && menu.isOpen)
    menu.pointer(.ended, place)
    #expect(!menu.isOpen && menu.settle() == [.closed] && !menu.isOpen)
    // Where a platform closes by the press already, the rest of that press opens nothing.
    let other = try Menu.opened()
    other.pointer(.began, place)
    other.send(.dismiss)
    #expect(other.pointer(.ended, place) == [] && !other.isOpen)
  }

  @Test("w48: it covers its button: the press that opened it selects nothing")
  func w48() throws {
    let menu = try Menu(
      groups, style: PopoverMenuStyle(), container: SceneSize(width: 375, height: 100))
    let place = ScenePoint(x: 127, y: 22)
    menu.pointer(.began, place)
    #expect(menu.pointer(.ended, place) == [.opened])
    menu.settle()
    #expect(menu.model.placement?.coversAnchor == true)
    #expect(menu.pointer(.ended, place) == [] && menu.isOpen && menu.chosen == [0])
  }

  @Test("i43, i50, w34: a choice that isn't there, or no rows at all, mark nothing and open")
  func i43() throws {
    let menu = try Menu.opened(MenuContent(name: "None"), byKey: true)
    #expect(menu.scene.text(PopoverMenuModel.node(.status)) == "Nothing here")
    menu.key(.down)
    menu.key(.escape)
    #expect(!menu.isOpen)
    try menu.apply(.options(options(["a", "b"])))
    menu.tapButton()
    #expect(menu.scene.selectedItems == [] && menu.heading == "None")
  }

  @Test("w32: opened again after keys, a long list shows the chosen row")
  func w32() throws {
    let menu = try Menu.opened(
      MenuContent(name: "Many", options: manyOptions(100), chosen: [ItemID(99)]), byKey: true)
    menu.key(.home)
    menu.key(.escape)
    menu.settle()
    menu.key(.down)
    let row = try #require(menu.scene.frameInControl(PopoverMenuModel.itemNode(ItemID(99))))
    let list = try #require(menu.scene.frameInControl(PopoverMenuModel.scroller))
    #expect(row.maxY <= list.maxY + 1e-9 && menu.focusedOption == 99)
  }

  @Test("Every row is in Tests/KnownFaults.md once, with its test or the reason for none")
  func table() throws {
    let file = URL(fileURLWithPath: #filePath)
    let tests = file.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let table = try String(
      contentsOf: tests.appendingPathComponent("KnownFaults.md"), encoding: .utf8)
    let titles = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "@Test(")
    let tried = titles.dropFirst().compactMap { $0.components(separatedBy: ": ").first }
      .map { $0.trimmingCharacters(in: .whitespacesAndNewlines.union(["\""])) }
      .flatMap { $0.components(separatedBy: ", ") }
    let rows = [44, 54, 55, 56, 57].map { "i\($0)" } + (Array(35...45) + [54]).map { "w\($0)" }
    for row in rows {
      let lines = table.split(separator: "\n").filter { $0.hasPrefix("| \(row) |") }
      #expect(lines.count == 1)
      #expect(lines.first?.hasPrefix("| \(row) | none:") != tried.contains(row), "\(row)")
    }
  }
}
