import QuartzCore
import Testing
import UIKit

@testable import ChoiceKit

@Suite("Keys and focus in UIKit")
@MainActor struct KeyTests {
  @Test("The focus comes in at the selected item, and shows")
  func entry() {
    let screen = Screen(numbered(4), selected: 2)
    screen.window.stubMoveFocus(into: screen.strip)
    #expect(screen.window.stubFocusedItem === screen.target(2))
    #expect(screen.view("focusRing") != nil)
    #expect(screen.target(2)?.focusEffect == nil)
    screen.window.stubMoveFocus(into: nil)
    #expect(screen.view("focusRing") == nil)
    #expect(screen.strip.host.shown.focus == nil)
  }

  @Test("Arrows select and take UIKit's focus along")
  func arrows() {
    let screen = Screen(numbered(4))
    screen.window.stubMoveFocus(into: screen.strip)
    let isUnused = screen.window.stubPress(.keyboardRightArrow)
    #expect(!isUnused)
    #expect(screen.news() == ["person 1"])
    #expect(screen.window.stubFocusedItem === screen.target(1))
    screen.window.stubPress(.keyboardEnd)
    #expect(screen.window.stubFocusedItem === screen.target(3))
    #expect(screen.valueChanges == 2)
  }

  @Test("Arrows work alike whether the focus system or the strip gets them first, or both get them")
  func whoIsFirst() {
    for isFocusSystemFirst in [true, false] {
      let screen = Screen(numbered(4), selected: 1)
      screen.window.stubIsFocusSystemFirst = isFocusSystemFirst
      screen.window.stubMoveFocus(into: screen.strip)
      var selected: [Int?] = []
      let codes: [UIKeyboardHIDUsage] = [
        .keyboardRightArrow, .keyboardRightArrow, .keyboardRightArrow, .keyboardLeftArrow,
        .keyboardHome, .keyboardRightArrow,
      ]
      for code in codes {
        let isUnused = screen.window.stubPress(code)
        #expect(!isUnused)
        selected.append(screen.strip.selectedIndex)
        #expect(screen.window.stubFocusedItem === screen.target(selected.last.flatMap { $0 } ?? 0))
      }
      // It wraps at the ends, where the focus system finds nothing.
      #expect(selected == [2, 3, 0, 3, 0, 1])
    }
  }

  @Test("With manual activation an arrow that the focus system takes selects nothing")
  func manualByFocusSystem() {
    let screen = Screen(numbered(4))
    screen.strip.activation = .manual
    screen.window.stubMoveFocus(into: screen.strip)
    screen.window.stubPress(.keyboardRightArrow)
    #expect(screen.strip.selectedIndex == 0)
    #expect(screen.strip.host.shown.focus == screen.target(1)?.id)
  }

  @Test("The Tab key stops at one item only: the one that has the focus, or would take it")
  func tabStop() {
    let screen = Screen(numbered(4), selected: 2)
    func stops() -> [Int] {
      (0..<4).filter { screen.target($0)?.focusGroupPriority == .prioritized }
    }
    #expect(stops() == [2])
    screen.strip.selectedIndex = 3
    screen.window.stubTurn()
    #expect(stops() == [3])
    screen.strip.activation = .manual
    screen.window.stubMoveFocus(into: screen.strip)
    screen.window.stubPress(.keyboardLeftArrow)
    #expect(stops() == [2])
    screen.strip.removeItem(withID: 2)
    screen.window.stubTurn()
    #expect(stops().count == 1)
  }

  @Test("The focus goes to an item that has only just come into view")
  func newItem() throws {
    let screen = Screen(numbered(200), .capsule)
    screen.window.stubMoveFocus(into: screen.strip)
    screen.window.stubPress(.keyboardEnd)
    #expect(screen.window.stubFocusedItem === screen.target(199))
    screen.settle()
    let frame = try #require(screen.frame("tab", 199))
    #expect(frame.maxX <= 375 && frame.minX >= 0)
  }

  @Test("With manual activation arrows move the focus, and space selects once")
  func manual() {
    let screen = Screen(numbered(4))
    screen.strip.activation = .manual
    screen.window.stubMoveFocus(into: screen.strip)
    screen.window.stubPress(.keyboardRightArrow)
    #expect(screen.news() == [])
    #expect(screen.window.stubFocusedItem === screen.target(1))
    let isUnused = screen.window.stubPress(.keyboardSpacebar)
    #expect(!isUnused)
    #expect(screen.news() == ["person 1"])
    #expect(screen.primaryActions == 1)
  }

  @Test("Keys that the strip doesn't take, and shortcuts, go on to whoever is next")
  func passedOn() {
    let screen = Screen(numbered(4))
    screen.window.stubMoveFocus(into: screen.strip)
    let up = screen.window.stubPress(.keyboardUpArrow)
    let letter = screen.window.stubPress(.keyboardA)
    let shortcut = screen.window.stubPress(.keyboardRightArrow, modifiers: .command)
    #expect(up && letter && shortcut)
    #expect(screen.news() == [])
  }

  @Test("Without the focus no key is taken")
  func withoutFocus() {
    let screen = Screen(numbered(4))
    let isUnused = screen.window.stubPress(.keyboardRightArrow)
    #expect(isUnused)
    #expect(screen.news() == [])
  }

  @Test("Where UIKit moves the focus from item to item, the strip follows")
  func movedByUIKit() throws {
    let screen = Screen(numbered(4))
    screen.window.stubMoveFocus(into: screen.strip)
    screen.window.stubMoveFocus(to: try #require(screen.target(3)))
    #expect(screen.strip.host.shown.focus == screen.target(3)?.id)
    #expect(screen.frame("focusRing")?.midX == screen.frame("tab", 3)?.midX)
    #expect(screen.news() == [])
  }

  @Test("When the item with the focus goes, the nearest one has it")
  func removed() {
    let screen = Screen(numbered(4), selected: 1)
    screen.window.stubMoveFocus(into: screen.strip)
    screen.strip.removeItem(withID: 1)
    screen.window.stubTurn()
    screen.window.stubTurn()
    #expect(screen.strip.selectedID == AnyHashable(2))
    #expect(screen.window.stubFocusedItem === screen.target(1))
    #expect(screen.strip.host.shown.focus == screen.target(1)?.id)
  }

  @Test("A disabled item takes no focus, and one that becomes disabled gives it away")
  func disabled() {
    let screen = Screen(numbered(3))
    screen.window.stubMoveFocus(into: screen.strip)
    var item = screen.strip.items[0]
    item.isEnabled = false
    screen.strip.update(item)
    screen.window.stubTurn()
    #expect(screen.target(0)?.canBecomeFocused == false)
    #expect(screen.window.stubFocusedItem === screen.target(1))
  }

  @Test("A strip that leaves its window lets go of the focus")
  func leaves() {
    let screen = Screen(numbered(3))
    screen.window.stubMoveFocus(into: screen.strip)
    screen.strip.removeFromSuperview()
    #expect(screen.strip.host.shown.focus == nil)
    screen.window.addSubview(screen.strip)
    screen.window.stubTurn()
    #expect(screen.view("focusRing") == nil)
  }

  @Test("All items are one group for the Tab key")
  func group() throws {
    let screen = Screen(numbered(3))
    let identifier = try #require(screen.strip.focusGroupIdentifier)
    let other = Screen(numbered(3))
    #expect(other.strip.focusGroupIdentifier != identifier)
  }
}
