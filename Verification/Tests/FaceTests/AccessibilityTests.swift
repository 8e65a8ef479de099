import ChoiceScene
import QuartzCore
import Testing
import UIKit

@testable import ChoiceKit

@Suite("Assistive technology in UIKit")
@MainActor struct AccessibilityTests {
  @Test("The bar is a container with a name, and each item is heard once: name, traits, 3 of 5")
  func elements() throws {
    var items = numbered(5)
    items[3].isEnabled = false
    let screen = Screen(items, selected: 2)
    screen.strip.accessibilityLabel = "Sections"
    screen.window.stubTurn()
    let bar = try #require(screen.bar)
    #expect(!screen.strip.isAccessibilityElement && !bar.isAccessibilityElement)
    #expect(bar.accessibilityContainerType == .semanticGroup)
    #expect(bar.accessibilityTraits == .tabBar)
    #expect(bar.accessibilityLabel == "Sections")
    let targets = screen.targets
    let names: [String?] = (0..<5).map { "Item \($0)" }
    let values: [String?] = (1...5).map { "\($0) of 5" }
    #expect(targets.map(\.accessibilityLabel) == names)
    #expect(targets.map(\.accessibilityValue) == values)
    #expect(targets.map(\.isAccessibilityElement) == Array(repeating: true, count: 5))
    #expect(targets[2].accessibilityTraits == [.button, .selected])
    #expect(targets[3].accessibilityTraits == [.button, .notEnabled])
    #expect(targets[0].accessibilityTraits == .button)
    // Nothing else is an element: no title is read twice.
    let heard = screen.all(UIView.self).filter(\.isAccessibilityElement)
    #expect(heard.count == 5)
  }

  @Test("Choices are heard as a group of buttons, and not as tabs")
  func choices() {
    let screen = Screen(numbered(3))
    screen.strip.purpose = .choices
    screen.window.stubTurn()
    #expect(screen.bar?.accessibilityTraits == UIAccessibilityTraits.none)
    #expect(screen.bar?.accessibilityContainerType == .semanticGroup)
    #expect(screen.targets[0].accessibilityTraits == [.button, .selected])
  }

  @Test("Traits and values follow at once")
  func follows() {
    let screen = Screen(numbered(3))
    screen.tap(2)
    #expect(
      screen.targets.map { $0.accessibilityTraits.contains(.selected) } == [false, false, true])
    screen.strip.insert([TabStripView.Item("New", id: "new")], at: 0)
    screen.window.stubTurn()
    #expect(screen.targets.map(\.accessibilityLabel) == ["New", "Item 0", "Item 1", "Item 2"])
    #expect(screen.targets[0].accessibilityValue == "1 of 4")
    screen.strip.moveItem(withID: "new", to: 3)
    screen.window.stubTurn()
    #expect(screen.targets.last?.accessibilityLabel == "New")
  }

  @Test("A badge is heard before the position, in the app's words where it has any")
  func badges() {
    var items = numbered(4)
    items[0].badge = .count(12)
    items[1].badge = .dot
    items[2].badge = .text("Beta")
    items[3].badge = .count(0)
    items[3].accessibilityLabel = "The last one"
    let screen = Screen(items)
    #expect(
      screen.targets.map(\.accessibilityValue)
        == ["12 items, 1 of 4", "New, 2 of 4", "Beta, 3 of 4", "4 of 4"])
    #expect(screen.targets[3].accessibilityLabel == "The last one")
    var strings = ChoiceStrings()
    strings.position = { "\($0) von \($1)" }
    strings.dot = "Neu"
    screen.strip.strings = strings
    #expect(screen.targets[1].accessibilityValue == "Neu, 2 von 4")
    strings.position = { _, _ in "" }
    screen.strip.strings = strings
    #expect(screen.targets[1].accessibilityValue == "Neu")
    #expect(screen.targets[3].accessibilityValue == nil)
  }

  @Test("Activation selects once, and a disabled item is not activated")
  func activate() {
    var items = numbered(3)
    items[2].isEnabled = false
    let screen = Screen(items)
    #expect(screen.target(1)?.accessibilityActivate() == true)
    #expect(screen.news() == ["person 1"])
    #expect(screen.valueChanges == 1)
    #expect(screen.target(2)?.accessibilityActivate() == false)
    #expect(screen.news() == [])
  }

  @Test("A tap makes one action of touch and click")
  func noDoubleAction() {
    let screen = Screen(numbered(3))
    screen.tap(1)
    // What a control sends by itself at the end of a touch leads to nothing more.
    screen.target(1)?.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    #expect(screen.news() == ["person 1"])
    #expect(screen.primaryActions == 1)
  }

  @Test("VoiceOver gets to items out of view: what it comes to is scrolled into view")
  func outOfView() throws {
    let screen = Screen(numbered(40), .capsule)
    for _ in 0..<39 {
      // A swipe to the right: from the element that was heard last to the next one.
      let targets = screen.targets
      let shown = screen.strip.bounds
      let last = targets.last { $0.convert($0.bounds, to: screen.strip).intersects(shown) }
      let index = last.flatMap { found in targets.firstIndex { $0 === found } } ?? 0
      let next = try #require(targets.indices.contains(index + 1) ? targets[index + 1] : last)
      next.accessibilityElementDidBecomeFocused()
      screen.window.stubTurn()
      #expect(next.convert(next.bounds, to: screen.strip).maxX <= 375.5)
    }
    #expect(screen.target(39) != nil)
    #expect(screen.strip.selectedIndex == 0)
    #expect(screen.strip.host.shown.focus == nil)
  }

  @Test("A change of items is announced, once, and a selection or a scroll isn't")
  func announcements() {
    let screen = Screen(numbered(30), .capsule)
    UIAccessibility.stubPosted = []
    screen.tap(1)
    screen.scroller?.stubScroll(to: 200)
    screen.settle()
    #expect(UIAccessibility.stubPosted == [])
    screen.strip.removeItem(withID: 3)
    screen.strip.removeItem(withID: 4)
    screen.settle()
    #expect(UIAccessibility.stubPosted == [.layoutChanged])
  }

  @Test("A finger that rests on an item sees it large, and lifting it there selects")
  func largeContent() throws {
    let screen = Screen(numbered(3))
    let interaction = try #require(
      screen.strip.interactions.compactMap { $0 as? UILargeContentViewerInteraction }.first)
    let target = try #require(screen.target(1))
    #expect(target.showsLargeContentViewer)
    #expect(target.largeContentTitle == "Item 1")
    interaction.stubEnd(on: target, at: .zero)
    #expect(screen.news() == ["person 1"])
    interaction.stubEnd(on: nil, at: .zero)
    #expect(screen.news() == [])
    var item = screen.strip.items[1]
    item.image = UIImage()
    screen.strip.update(item)
    screen.window.stubTurn()
    #expect(target.largeContentImage != nil)
    item.image = nil
    screen.strip.update(item)
    screen.window.stubTurn()
    #expect(target.largeContentImage == nil)
  }
}
