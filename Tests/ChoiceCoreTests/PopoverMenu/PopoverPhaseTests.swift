import ChoiceScene
import Testing

@testable import ChoiceCore

/// What each command does in each phase, as one table. `+` says that it was opened, `-` that it was
/// closed, `*` that an option was selected. What stands before the bar is told at once, what stands
/// after it when all has come to rest.
@Suite("PopoverMenu: every command in every phase")
struct PopoverPhaseTests {
  enum Phase: String, CaseIterable, CustomTestStringConvertible {
    case closed, opening, open, closing, unseen
    var testDescription: String { rawValue }
  }

  enum Command: String, CaseIterable, CustomTestStringConvertible {
    case tapButton, activateButton, openByCode, tapRow, tapBackdrop, escape, tab, dismiss, close
    var testDescription: String { rawValue }
  }

  private static func expected(_ phase: Phase, _ command: Command) -> String {
    switch (phase, command) {
    case (.closed, .tapButton), (.closed, .activateButton), (.closed, .openByCode): "+|"
    case (.closed, _): "|"
    case (.opening, .openByCode), (.open, .openByCode): "|"
    case (.opening, .tapRow), (.open, .tapRow): "*|-"
    case (.opening, _), (.open, _): "|-"
    // It was not told yet that it closed, so it isn't told that it opens.
    case (.closing, .tapButton), (.closing, .activateButton), (.closing, .openByCode): "|"
    case (.unseen, .tapButton), (.unseen, .activateButton), (.unseen, .openByCode): "|"
    case (.closing, _), (.unseen, _): "|-"
    }
  }

  @Test("What a command does", arguments: Phase.allCases, Command.allCases)
  func pair(phase: Phase, command: Command) throws {
    let menu = try Menu()
    try reach(phase, menu)
    let grown = menu.scene.grown
    let told = try perform(command, menu)
    #expect(near(menu.scene.grown, grown), "the popover jumps")
    let isOpen = menu.isOpen
    #expect(written(told) + "|" + written(menu.settle()) == Self.expected(phase, command))
    #expect(menu.isOpen == isOpen && menu.isBelievedOpen == isOpen)
    #expect(menu.scene.grown == (isOpen ? 1 : 0))
    #expect(menu.scene.nodes.contains { $0.isOverlay } == isOpen)
    #expect(menu.scene.motionEnds == nil && menu.scene.effectDue == nil)
  }

  @Test("Without animation all is at its end at once, in every phase", arguments: Phase.allCases)
  func unanimated(phase: Phase) throws {
    for opens in [true, false] {
      let menu = try Menu()
      try reach(phase, menu)
      let wasTold = menu.isBelievedOpen
      let told = try menu.apply(opens ? .open(animated: false) : .close(animated: false))
      #expect(told == (wasTold == opens ? [] : opens ? [.opened] : [.closed]))
      #expect(menu.scene.grown == (opens ? 1 : 0) && menu.scene.motionEnds == nil)
      #expect(menu.scene.effectDue == nil && menu.isOpen == opens)
      #expect(menu.scene.node(PopoverMenuPart.backdrop.node) != nil || !opens)
    }
  }

  @Test("Opened, closed and moved from inside callbacks, it ends as the last one says")
  func insideCallbacks() throws {
    let menu = try Menu()
    // `apply` in answer to an effect, at the same instant, before anything is rendered again.
    #expect(try menu.apply(.open()) == [.opened])
    try menu.apply(.close(animated: false))
    try menu.apply(.open())
    try menu.apply(.anchor(SceneRect(x: 0, y: 300, width: 20, height: 20)))
    menu.settle()
    #expect(menu.isOpen && menu.told == [.opened, .closed, .opened])
    #expect(near(menu.model.placement?.frame.y, 347))
    menu.tapBackdrop()
    #expect(menu.settle() == [.closed])
    #expect(try menu.apply(.open()) == [.opened], "opened again in answer to closed")
  }

  private func reach(_ phase: Phase, _ menu: Menu) throws {
    if phase == .closed { return }
    menu.tapButton()
    if phase == .opening { return _ = menu.wait(0.06) }
    menu.settle()
    if phase == .open { return }
    try menu.apply(.close())
    menu.wait(phase == .closing ? 0.04 : 0.12)
  }

  private func perform(_ command: Command, _ menu: Menu) throws -> [PopoverMenuEffect] {
    switch command {
    case .tapButton: return menu.tap(ScenePoint(x: 127, y: 22))
    case .activateButton: return menu.send(.activate(PopoverMenuModel.button))
    case .openByCode: return try menu.apply(.open())
    case .tapRow:
      let scene = menu.scene
      guard scene.grown > 0, let frame = scene.frameInControl(PopoverMenuModel.itemNode(ItemID(1)))
      else { return menu.tap(ScenePoint(x: 127, y: 70)) }
      let top = scene.frameInControl(PopoverMenuPart.popover.node)?.y ?? 0
      return menu.tap(ScenePoint(x: frame.midX, y: top + (frame.midY - top) * scene.grown))
    case .tapBackdrop: return menu.tapBackdrop()
    case .escape: return menu.key(.escape)
    case .tab: return menu.key(.tab)
    case .dismiss: return menu.send(.dismiss)
    case .close: return try menu.apply(.close())
    }
  }

  private func written(_ effects: [PopoverMenuEffect]) -> String {
    effects.map { effect in
      switch effect {
      case .opened: "+"
      case .closed: "-"
      case .selected: "*"
      default: "?"
      }
    }.joined()
  }
}
