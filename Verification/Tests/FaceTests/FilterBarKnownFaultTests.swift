import QuartzCore
import Testing
import UIKit

@testable import ChoiceKit

/// Faults that users of other libraries have met with lists, where no other test here is the one
/// that Tests/KnownFaults.md names.
@Suite("Known faults of filter bars, in UIKit")
@MainActor struct FilterBarKnownFaultTests {
  private func focused(_ titles: [String], disabled: Set<Int> = []) -> BarScreen {
    var filters = [filter(0, "Filter", titles)]
    for index in disabled { filters[0].options[index].isEnabled = false }
    let screen = BarScreen(filters)
    screen.window.stubMoveFocus(into: screen.bar)
    screen.window.stubPress(.keyboardDownArrow)
    screen.settle()
    return screen
  }

  private func focus(_ screen: BarScreen) -> String? {
    screen.window.stubFocusedItem?.accessibilityLabel
  }

  private func type(_ text: String, every seconds: Double = 0.05, _ screen: BarScreen) {
    for letter in text {
      screen.window.stubType(String(letter))
      StubClock.advance(seconds)
    }
  }

  @Test("A filter of exactly one option can be chosen from")
  func oneOption() {
    let screen = BarScreen([filter(0, "One", ["Only"])])
    screen.open(0)
    screen.tapOption(0)
    #expect(screen.news() == ["opened 0", "chose 0 in 0 person"])
    #expect(screen.heading(0)?.accessibilityLabel == "Only")
  }

  @Test("Nothing looks chosen where nothing is, whatever the heading says")
  func nothingChosen() {
    var filters = discussion
    filters[1].title = "Pick"
    let screen = BarScreen(filters)
    screen.open(1)
    #expect(screen.heading(1)?.accessibilityLabel == "Pick")
    #expect(screen.rows.allSatisfy { !$0.accessibilityTraits.contains(.selected) })
    #expect(
      screen.all(OutlineView.self).allSatisfy { !$0.isDescendant(of: screen.window.subviews[1]) })
  }

  @Test("Each filter keeps its own choice, whatever another one has")
  func ownChoices() {
    let screen = BarScreen()
    screen.open(1)
    screen.tapOption(3)
    screen.settle()
    screen.open(0)
    screen.tapOption(1)
    screen.settle()
    #expect(screen.bar.filters.map(\.chosenIndex) == [1, 3, 1])
    screen.open(1)
    #expect(screen.option(3)?.accessibilityTraits.contains(.selected) == true)
  }

  @Test("A section whose first option is disabled: Down goes to the next")
  func disabledFirst() {
    var filters = [filter(0, "Filter", ["a", "b", "c"])]
    filters[0].sections = [.init(header: "Section", count: 3)]
    filters[0].options[0].isEnabled = false
    let screen = BarScreen(filters)
    screen.window.stubMoveFocus(into: screen.bar)
    screen.window.stubPress(.keyboardDownArrow)
    screen.settle()
    #expect(focus(screen) == "b")
    screen.window.stubPress(.keyboardDownArrow)
    #expect(focus(screen) == "c")
  }

  @Test("Titles that share their first word can be told apart, and Space is part of a quick search")
  func sharedFirstWord() {
    let screen = focused(["In Bearbeitung", "In Prüfung", "In Pru\u{308}fung 2"])
    type("in prü", screen)
    #expect(focus(screen) == "In Prüfung")
    type("fung 2", screen)
    #expect(focus(screen) == "In Pru\u{308}fung 2")
    #expect(screen.news() == ["opened 0"], "Space has chosen nothing")
  }

  @Test("A quick search looks for all of it, from the present row on, and goes to nothing disabled")
  func wholePrefix() {
    let screen = focused(["Other", "Option 1", "Option 2", "Option 3"], disabled: [2])
    for _ in 0..<3 {
      type("op", screen)
      #expect(focus(screen) == "Option 1")
    }
    StubClock.advance(1.2)
    type("option 2", screen)
    #expect(focus(screen) != "Option 2")
    StubClock.advance(1.2)
    type("option 3", screen)
    #expect(focus(screen) == "Option 3")
  }

  @Test("One letter again and again goes through its rows, another one is a new beginning")
  func oneLetter() {
    let screen = focused(["b1", "b2", "b3", "b4", "a1", "a2"])
    var seen: [String?] = []
    for letter in "bbbba" {
      type(String(letter), every: 0.5, screen)
      seen.append(focus(screen))
    }
    #expect(seen == ["b2", "b3", "b4", "b1", "a1"])
  }

  @Test("Letters too many don't break the next arrow key")
  func surplus() {
    let screen = focused(["Hello", "Helicopter", "Other"])
    type("helicx", screen)
    #expect(focus(screen) == "Helicopter")
    screen.window.stubPress(.keyboardDownArrow)
    #expect(focus(screen) == "Other")
  }

  @Test("The panel is as high as its rows")
  func height() {
    let screen = BarScreen([filter(0, "Two", ["a", "b"])])
    screen.open(0)
    #expect(screen.drop == 88)
  }

  @Test("One tap on an open heading closes it, and doesn't open it again")
  func tapOnOpen() {
    let screen = BarScreen()
    screen.open(0)
    screen.tapHeading(0)
    screen.settle()
    #expect(screen.news() == ["opened 0", "closed 0"])
  }

  @Test("A touch on the backdrop that is taken away leaves nothing behind: a tap inside chooses")
  func cancelledOutside() {
    let screen = BarScreen()
    screen.open(1)
    screen.window.stubCancel(screen.window.stubDown(at: CGPoint(x: 180, y: 500)))
    screen.settle()
    #expect(screen.bar.openID == AnyHashable(1))
    screen.tapOption(2)
    screen.settle()
    #expect(screen.news() == ["opened 1", "chose 2 in 1 person", "closed 1"])
  }

  @Test("Escape is taken once, and the next one is for who is around the bar")
  func escape() {
    let screen = focused(["a", "b"])
    let isFirstUnused = screen.window.stubPress(.keyboardEscape)
    let isSecondUnused = screen.window.stubPress(.keyboardEscape)
    #expect(!isFirstUnused && isSecondUnused)
  }
}
