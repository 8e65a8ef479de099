import QuartzCore
import Testing
import UIKit

@testable import ChoiceKit

@Suite("FilterBar in UIKit: keys and focus")
@MainActor struct FilterBarKeyTests {
  private func focused(
    _ filters: [FilterBarView.Filter] = discussion, isFocusSystemFirst: Bool = true
  ) -> BarScreen {
    let screen = BarScreen(filters)
    screen.window.stubIsFocusSystemFirst = isFocusSystemFirst
    screen.window.stubMoveFocus(into: screen.bar)
    return screen
  }

  private func focus(_ screen: BarScreen) -> String? {
    screen.window.stubFocusedItem?.accessibilityLabel
  }

  @Test("The focus comes in at the first heading; Left and Right go from heading to heading")
  func headings() {
    for isFirst in [true, false] {
      let screen = focused(isFocusSystemFirst: isFirst)
      #expect(focus(screen) == "All")
      screen.window.stubPress(.keyboardRightArrow)
      #expect(focus(screen) == "Tags")
      screen.window.stubPress(.keyboardEnd)
      #expect(focus(screen) == "Oldest")
      screen.window.stubPress(.keyboardRightArrow)
      #expect(focus(screen) == "All")
      #expect(screen.news() == [])
    }
  }

  @Test(
    "Down opens, and the focus goes to the chosen row; Escape closes and brings it back",
    arguments: [true, false])
  func opens(isFocusSystemFirst: Bool) {
    let screen = focused(isFocusSystemFirst: isFocusSystemFirst)
    screen.window.stubPress(.keyboardEnd)
    let isUnused = screen.window.stubPress(.keyboardDownArrow)
    #expect(!isUnused && screen.news() == ["opened 2"])
    #expect(focus(screen) == "Oldest" && screen.window.stubFocusedItem === screen.option(1))
    screen.settle()
    #expect(screen.view(named: "optionRing") != nil)
    screen.window.stubPress(.keyboardDownArrow)
    #expect(focus(screen) == "Hottest")
    screen.window.stubPress(.keyboardDownArrow)
    #expect(focus(screen) == "Hottest")
    screen.window.stubPress(.keyboardUpArrow)
    screen.window.stubPress(.keyboardUpArrow)
    #expect(focus(screen) == "Newest")
    let isEscapeUnused = screen.window.stubPress(.keyboardEscape)
    #expect(!isEscapeUnused)
    #expect(screen.window.stubFocusedItem === screen.heading(2))
    screen.settle()
    #expect(screen.news() == ["closed 2"])
    // The next one is for who is around the bar.
    let isNextUnused = screen.window.stubPress(.keyboardEscape)
    #expect(isNextUnused)
  }

  @Test(
    "Return and Space choose the row that has the focus, close, and the focus is on its heading")
  func chooses() {
    for code in [UIKeyboardHIDUsage.keyboardReturnOrEnter, .keyboardSpacebar] {
      let screen = focused()
      screen.window.stubPress(.keyboardDownArrow)
      screen.settle()
      screen.window.stubPress(.keyboardDownArrow)
      screen.window.stubPress(code)
      #expect(screen.news() == ["opened 0", "chose 1 in 0 person"])
      #expect(screen.window.stubFocusedItem === screen.heading(0) && focus(screen) == "Mine")
      #expect(screen.valueChanges == 1)
      screen.settle()
      #expect(screen.window.stubFocusedItem === screen.heading(0))
    }
  }

  @Test("Left and Right switch lists, and the focus follows once the rows are there")
  func switches() {
    for isFirst in [true, false] {
      let screen = focused(isFocusSystemFirst: isFirst)
      screen.window.stubPress(.keyboardDownArrow)
      screen.settle()
      screen.window.stubPress(.keyboardRightArrow)
      #expect(screen.news() == ["opened 0", "closed 0", "opened 1"])
      #expect(screen.window.stubFocusedItem === screen.heading(1))
      screen.settle()
      #expect(focus(screen) == "Any")
    }
  }

  @Test("Letters go to a row, also without their accents and whatever their case; Space joins in")
  func typeAhead() {
    var filters = discussion
    filters[1].options = ["Österreich", "São Tomé", "Straße 1", "Straße 2", "Éire"].enumerated()
      .map { .init($1, id: $0) }
    let screen = focused(filters)
    screen.window.stubPress(.keyboardRightArrow)
    let isPassedOn = screen.window.stubType("s")
    #expect(isPassedOn, "a closed bar leaves letters to who is around it")
    screen.window.stubPress(.keyboardDownArrow)
    screen.settle()
    let isUnused = screen.window.stubType("e")
    #expect(!isUnused && focus(screen) == "Éire")
    StubClock.advance(1.2)
    for letter in ["S", "T", "r", "a", "ß", "e", " ", "2"] { screen.window.stubType(letter) }
    #expect(focus(screen) == "Straße 2")
    StubClock.advance(1.2)
    screen.window.stubType("o")
    #expect(focus(screen) == "Österreich")
    StubClock.advance(1.2)
    screen.window.stubType("Ã")
    screen.window.stubType("s")
    #expect(screen.news() == ["opened 1"])
    // Shortcuts, and keys that write nothing, are others'.
    let isShortcutPassedOn = screen.window.stubType("s", modifiers: .command)
    let isNamePassedOn = screen.window.stubType("UIKeyInputF5")
    let isControlPassedOn = screen.window.stubType("\u{7f}")
    #expect(isShortcutPassedOn && isNamePassedOn && isControlPassedOn)
  }

  @Test(
    "Pages, Home and End in a long list: the row that has the focus is in view",
    arguments: [true, false])
  func pages(losesFocusWithViews: Bool) throws {
    var filters = discussion
    filters[0].options = manyOptions(100_000)
    let screen = focused(filters)
    screen.window.stubLosesFocusWithViews = losesFocusWithViews
    screen.window.stubPress(.keyboardDownArrow)
    screen.settle()
    screen.window.stubPress(.keyboardPageDown)
    #expect(focus(screen) == "Option 9")
    screen.window.stubPress(.keyboardEnd)
    #expect(focus(screen) == "Option 99999")
    screen.settle()
    let list = screen.frame(screen.list)
    #expect(list.contains(screen.middle(screen.option(99_999))))
    screen.window.stubPress(.keyboardPageUp)
    #expect(focus(screen) == "Option 99989")
    screen.window.stubPress(.keyboardHome)
    #expect(focus(screen) == "Option 0" && screen.list?.contentOffset == .zero)
  }

  @Test("w22, w24: Tab out of a list closes it, and the focus goes on", arguments: [true, false])
  func tab(isFocusSystemFirst: Bool) {
    let screen = focused(isFocusSystemFirst: isFocusSystemFirst)
    let other = Focusable(frame: CGRect(x: 0, y: 560, width: 375, height: 40))
    screen.window.insertSubview(other, at: 1)
    screen.window.stubPress(.keyboardDownArrow)
    screen.settle()
    screen.window.stubPress(.keyboardTab)
    if isFocusSystemFirst {
      #expect(screen.window.stubFocusedItem === other)
      #expect(screen.bar.host.shown.focus == nil)
    } else {
      // A focus system that does nothing with the key leaves the focus where the bar has it.
      #expect(screen.window.stubFocusedItem === screen.heading(0))
    }
    screen.settle()
    #expect(screen.news() == ["opened 0", "closed 0"])
    if isFocusSystemFirst { #expect(screen.window.stubFocusedItem === other) }
  }

  @Test(
    "With buttons, Tab goes through the list and back to its heading, wherever UIKit would go",
    arguments: [(true, true), (true, false), (false, true)])
  func tabThrough(isFocusSystemFirst: Bool, passesRefusedKeys: Bool) {
    var filters = discussion
    filters[0].mode = .multiple
    filters[0].hasActions = true
    let screen = focused(filters, isFocusSystemFirst: isFocusSystemFirst)
    screen.window.stubPassesRefusedKeys = passesRefusedKeys
    let other = Focusable(frame: CGRect(x: 0, y: 560, width: 375, height: 40))
    screen.window.insertSubview(other, at: 1)
    screen.window.stubPress(.keyboardDownArrow)
    screen.settle()
    var stops: [String?] = []
    for modifiers: UIKeyModifierFlags in [[], [], .shift] {
      screen.window.stubPress(.keyboardTab, modifiers: modifiers)
      StubClock.advance(0.05)
      stops.append(focus(screen))
    }
    #expect(stops == ["Reset", "Apply", "Reset"])
    screen.window.stubPress(.keyboardSpacebar)
    #expect(screen.news() == ["opened 0", "chose  in 0 person", "reset 0"])
    for _ in 0..<2 {
      screen.window.stubPress(.keyboardTab)
      StubClock.advance(0.05)
    }
    #expect(screen.window.stubFocusedItem === screen.heading(0))
    screen.settle()
    #expect(screen.news() == ["closed 0"])
  }

  @Test("Down at the last row stays there, though the focus system would go on to a button")
  func lastRow() {
    var filters = discussion
    filters[0].mode = .multiple
    filters[0].hasActions = true
    let screen = focused(filters)
    screen.window.stubPress(.keyboardDownArrow)
    screen.settle()
    for _ in 0..<3 {
      screen.window.stubPress(.keyboardDownArrow)
      #expect(screen.window.stubFocusedItem === screen.option(1))
      #expect(screen.bar.host.shown.focus == screen.option(1)?.id)
    }
  }

  @Test("A list that a finger opened leaves the focus where it is")
  func pointer() {
    let screen = BarScreen()
    let other = Focusable(frame: CGRect(x: 0, y: 0, width: 375, height: 40))
    screen.window.addSubview(other)
    screen.window.stubMoveFocus(to: other)
    screen.open(1)
    #expect(screen.window.stubFocusedItem === other)
    let isUnused = screen.window.stubPress(.keyboardPageDown)
    #expect(isUnused)
  }

  @Test("Keys that nobody in the panel takes go on to the bar, and to who is around it")
  func chain() throws {
    let screen = focused()
    screen.window.stubPress(.keyboardDownArrow)
    let row = try #require(screen.option(0))
    var path: [UIResponder] = [row]
    while let next = path.last?.next { path.append(next) }
    #expect(path.contains { $0 === screen.bar })
    let isUnused = screen.window.stubPress(.keyboardEnd, modifiers: .command)
    #expect(isUnused)
  }

  @Test("The Tab key stops at one place only, and headings and rows are one group")
  func oneStop() {
    let screen = BarScreen()
    func stops() -> [String?] {
      screen.all(NodeControl.self).filter { $0.focusGroupPriority == .prioritized }
        .map(\.accessibilityLabel)
    }
    #expect(stops() == ["All"])
    screen.window.stubMoveFocus(into: screen.bar)
    screen.window.stubPress(.keyboardDownArrow)
    screen.settle()
    #expect(stops() == ["All"] && screen.window.stubFocusedItem === screen.option(0))
    #expect(screen.option(0)?.focusGroupPriority == .prioritized)
    #expect(screen.overlay?.focusGroupIdentifier == screen.bar.focusGroupIdentifier)
  }

  @Test(
    "The open filter goes while a row has the focus: a heading has it", arguments: [true, false])
  func filterGone(losesFocusWithViews: Bool) {
    let screen = focused()
    screen.window.stubLosesFocusWithViews = losesFocusWithViews
    screen.window.stubPress(.keyboardDownArrow)
    screen.settle()
    screen.bar.filters = [discussion[1], discussion[2]]
    screen.settle()
    #expect(screen.news() == ["opened 0", "closed 0"])
    #expect(screen.window.stubFocusedItem === screen.heading(0) && focus(screen) == "Tags")
    #expect(screen.bar.host.shown.focus == screen.heading(0)?.id)
  }

  @Test("The row with the focus goes: the nearest one has it", arguments: [true, false])
  func rowGone(losesFocusWithViews: Bool) {
    let screen = focused()
    screen.window.stubLosesFocusWithViews = losesFocusWithViews
    screen.window.stubPress(.keyboardRightArrow)
    screen.window.stubPress(.keyboardDownArrow)
    screen.settle()
    screen.window.stubPress(.keyboardDownArrow)
    #expect(focus(screen) == "Swift")
    screen.bar.setOptions(
      [.init("Any", id: 0), .init("UI", id: 2), .init("Web", id: 3)], ofFilterWithID: 1)
    screen.window.stubTurn()
    screen.window.stubTurn()
    #expect(focus(screen) == "UI")
    #expect(screen.bar.host.shown.focus == screen.option(2)?.id)
    // The view of the row that went is used again, and the Tab key stops at one place all the same.
    screen.bar.setOptions(manyOptions(6), ofFilterWithID: 1)
    screen.window.stubTurn()
    let stops = screen.all(NodeControl.self).filter { $0.focusGroupPriority == .prioritized }
    #expect(stops.count == 1)
  }

  @Test("A disabled row takes no focus")
  func disabledRow() {
    var filters = discussion
    filters[1].options[1].isEnabled = false
    let screen = focused(filters)
    screen.window.stubPress(.keyboardRightArrow)
    screen.window.stubPress(.keyboardDownArrow)
    screen.settle()
    screen.window.stubPress(.keyboardDownArrow)
    #expect(focus(screen) == "UI")
    #expect(screen.option(1)?.canBecomeFocused == false)
    screen.tapOption(1)
    #expect(screen.news() == ["opened 1"])
  }
}

/// Something of the app's that can have the focus.
private final class Focusable: UIView {
  override var canBecomeFocused: Bool { true }
}
