import ChoiceScene
import QuartzCore
import Testing
import UIKit

@testable import ChoiceKit

@Suite("FilterBar in UIKit: assistive technology")
@MainActor struct FilterBarAccessibilityTests {
  @Test("Headings are buttons in a named group that say whether they are expanded")
  func headings() throws {
    let screen = BarScreen()
    screen.bar.accessibilityLabel = "Filters"
    screen.window.stubTurn()
    let group = try #require(screen.bar.subviews.first)
    #expect(!screen.bar.isAccessibilityElement && !group.isAccessibilityElement)
    #expect(group.accessibilityLabel == "Filters")
    #expect(group.accessibilityContainerType == .semanticGroup)
    let headings = (group.accessibilityElements ?? []).compactMap { $0 as? NodeControl }
    #expect(headings.map(\.accessibilityLabel) == ["All", "Tags", "Oldest"])
    #expect(
      headings.allSatisfy { $0.accessibilityTraits == .button && $0.accessibilityValue == nil })
    #expect(headings.map(\.accessibilityExpandedStatus) == [.collapsed, .collapsed, .collapsed])
    screen.open(1)
    #expect(headings.map(\.accessibilityExpandedStatus) == [.collapsed, .expanded, .collapsed])
    screen.tapHeading(1)
    #expect(headings[1].accessibilityExpandedStatus == .collapsed)
  }

  @Test("Before iOS 18 that is part of the value, in words that can be replaced")
  func expandedInWords() {
    var semantics = Semantics(role: .button, name: "Tags")
    semantics.isExpanded = true
    var strings = ChoiceStrings()
    #expect(semantics.value(in: strings, saysExpanded: true) == "Expanded")
    #expect(semantics.value(in: strings, saysExpanded: false) == nil)
    semantics.isExpanded = false
    strings.collapsed = "zu"
    #expect(semantics.value(in: strings, saysExpanded: true) == "zu")
    semantics.isExpanded = nil
    #expect(semantics.value(in: strings, saysExpanded: true) == nil)
  }

  @Test("The panel is a modal container: a named list, whose options say their place and choice")
  func panel() throws {
    var filters = discussion
    filters[1].chosenIndex = 2
    filters[1].options[1].count = 12
    filters[1].options[3].isEnabled = false
    let screen = BarScreen(filters)
    screen.open(1)
    let overlay = try #require(screen.overlay)
    #expect(overlay.accessibilityViewIsModal && !overlay.isAccessibilityElement)
    let outer = (overlay.accessibilityElements ?? []).compactMap { $0 as? UIView }
    #expect(outer.map(\.accessibilityLabel) == ["Close", "Tags"])
    #expect(outer[0].isAccessibilityElement && outer[0].accessibilityTraits == .button)
    let list = outer[1]
    #expect(list.accessibilityContainerType == .list && !list.isAccessibilityElement)
    let options = (list.accessibilityElements ?? []).compactMap { $0 as? UIView }
    #expect(options.map(\.accessibilityLabel) == ["Any", "Swift, 12 items", "UI", "Web"])
    #expect(options.map(\.accessibilityValue) == ["1 of 4", "2 of 4", "3 of 4", "4 of 4"])
    #expect(
      options.map(\.accessibilityTraits)
        == [.button, .button, [.button, .selected], [.button, .notEnabled]])
    // Nothing else is an element: no title is read twice.
    let heard = screen.all(UIView.self).filter(\.isAccessibilityElement)
    #expect(heard.count == 3 + 1 + 4)
  }

  @Test("VoiceOver's cursor goes to the chosen option, when the panel is at rest, and back")
  func cursor() {
    let screen = BarScreen()
    UIAccessibility.stubPosted = []
    screen.tapHeading(2)
    StubClock.advance(0.2)
    #expect(UIAccessibility.stubPosted == [], "it would be drawn where the row was")
    screen.settle()
    #expect(UIAccessibility.stubPosted == [.screenChanged])
    #expect(UIAccessibility.stubArgument as? UIView === screen.option(1))
    screen.tapHeading(1)
    screen.settle()
    #expect(UIAccessibility.stubPosted == [.screenChanged, .screenChanged])
    #expect(UIAccessibility.stubArgument as? UIView === screen.option(0))
    screen.tapOption(3)
    #expect(UIAccessibility.stubPosted.count == 3)
    #expect(UIAccessibility.stubArgument as? UIView === screen.heading(1))
    #expect(screen.overlay?.accessibilityViewIsModal == false, "the heading is to be reached")
    screen.settle()
    #expect(UIAccessibility.stubPosted.count == 3)
  }

  @Test("An open list that changes moves the cursor nowhere, and is told as another layout")
  func contentChanges() {
    let screen = BarScreen()
    screen.open(1)
    UIAccessibility.stubPosted = []
    screen.bar.setCounts([1, 2], ofFilterWithID: 1)
    screen.bar.setOptions(manyOptions(3), ofFilterWithID: 1)
    screen.settle()
    #expect(UIAccessibility.stubPosted == [.layoutChanged])
    screen.tapOption(2)
    #expect(UIAccessibility.stubPosted == [.layoutChanged, .screenChanged])
  }

  @Test("The state of a list is read out when it changes; when it opens, the cursor is on it")
  func states() throws {
    var filters = discussion
    filters[1].options = []
    filters[1].state = .loading
    let screen = BarScreen(filters)
    UIAccessibility.stubPosted = []
    screen.open(1)
    #expect(UIAccessibility.stubPosted == [.screenChanged])
    let status = try #require(UIAccessibility.stubArgument as? UIView)
    #expect(status.accessibilityLabel == "Loading…" && status.isAccessibilityElement)
    #expect(status.accessibilityTraits == .staticText)
    screen.bar.filters[1].state = .failed
    screen.settle()
    #expect(UIAccessibility.stubPosted == [.screenChanged, .announcement, .layoutChanged])
    let list = screen.list?.accessibilityElements?.compactMap {
      ($0 as? UIView)?.accessibilityLabel
    }
    #expect(list == ["Couldn’t be loaded", "Try again"])
    screen.bar.frame.origin.y += 1
    screen.settle()
    #expect(UIAccessibility.stubPosted.count == 3, "it hasn't changed")
  }

  @Test("The escape gesture closes, in the panel and on the bar; else it is others'")
  func escape() {
    let screen = BarScreen()
    #expect(!screen.bar.accessibilityPerformEscape())
    screen.open(0)
    #expect(screen.overlay?.accessibilityPerformEscape() == true)
    screen.settle()
    screen.open(0)
    #expect(screen.bar.accessibilityPerformEscape())
    screen.settle()
    #expect(screen.news() == ["opened 0", "closed 0", "opened 0", "closed 0"])
  }

  @Test("Activation opens, chooses and closes, each once")
  func activate() {
    let screen = BarScreen()
    #expect(screen.heading(0)?.accessibilityActivate() == true)
    screen.settle()
    #expect(screen.option(1)?.accessibilityActivate() == true)
    screen.settle()
    #expect(screen.news() == ["opened 0", "chose 1 in 0 person", "closed 0"])
    #expect(screen.valueChanges == 1)
    _ = screen.heading(0)?.accessibilityActivate()
    screen.settle()
    _ = screen.backdrop?.accessibilityActivate()
    screen.settle()
    #expect(screen.news() == ["opened 0", "closed 0"])
  }

  @Test("A tap makes one action of touch and click")
  func noDoubleAction() {
    let screen = BarScreen()
    screen.tapHeading(0)
    screen.heading(0)?.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    #expect(screen.news() == ["opened 0"])
  }

  @Test("VoiceOver gets to every row: what it comes to is scrolled into view")
  func outOfView() throws {
    var filters = discussion
    filters[0].options = manyOptions(60)
    let screen = BarScreen(filters)
    screen.open(0)
    for index in 1..<60 {
      let row = try #require(screen.option(index))
      row.accessibilityElementDidBecomeFocused()
      screen.window.stubTurn()
      let place = screen.frame(screen.option(index))
      #expect(place.minY >= 104 && place.maxY <= screen.frame(screen.list).maxY + 0.5)
    }
    #expect(screen.news() == ["opened 0"])
  }

  @Test("Every word can be replaced, shown or heard, also while open")
  func words() {
    var filters = discussion
    filters[1].hasActions = true
    let screen = BarScreen(filters)
    screen.open(1)
    var strings = ChoiceStrings()
    strings.apply = "Anwenden"
    strings.reset = "Zurück"
    strings.close = "Schließen"
    strings.position = { "\($0) von \($1)" }
    screen.bar.strings = strings
    screen.window.stubTurn()
    #expect(screen.button("Anwenden") != nil && screen.button("Zurück") != nil)
    #expect(screen.backdrop?.accessibilityLabel == "Schließen")
    #expect(screen.option(0)?.accessibilityValue == "1 von 4")
    // Also where a view is used again that showed the same before.
    let one = BarScreen([filter(0, "One", ["Only"])])
    one.open(0)
    one.open(0)
    one.bar.strings = strings
    one.open(0)
    #expect(one.option(0)?.accessibilityValue == "1 von 1")
  }

  @Test("A finger that rests on a heading sees it large, and lifting it there opens")
  func largeContent() throws {
    let screen = BarScreen()
    let interaction = try #require(
      screen.bar.interactions.compactMap { $0 as? UILargeContentViewerInteraction }.first)
    let heading = try #require(screen.heading(2))
    #expect(heading.largeContentTitle == "Oldest")
    interaction.stubEnd(on: heading, at: .zero)
    #expect(screen.news() == ["opened 2"])
  }
}
