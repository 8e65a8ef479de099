import QuartzCore
import Testing
import UIKit

@testable import ChoiceKit

@Suite("Touch in UIKit")
@MainActor struct TouchTests {
  @Test("A strip shows its items, and the first layout has the selection in place")
  func shows() {
    let screen = Screen(["Day", "Week", "Month"], selected: 1)
    #expect(screen.targets.count == 3)
    #expect(screen.all(UILabel.self).compactMap(\.text).sorted() == ["Day", "Month", "Week"])
    #expect(screen.frame("pill")?.midX == screen.frame("tab", 1)?.midX)
    #expect(StubClock.runningLinks == 0)
  }

  @Test("A tap selects, moves the indicator, and is told once")
  func tap() throws {
    let screen = Screen(numbered(3))
    let start = try #require(screen.frame("pill"))
    screen.tap(2)
    #expect(screen.strip.selectedIndex == 2)
    #expect(screen.news() == ["person 2"])
    #expect(screen.valueChanges == 1)
    #expect(screen.primaryActions == 1)
    StubClock.advance(0.1)
    let middle = try #require(screen.frame("pill"))
    #expect(start.midX < middle.midX)
    screen.settle()
    #expect(screen.frame("pill")?.midX == screen.frame("tab", 2)?.midX)
    #expect(StubClock.runningLinks == 0)
  }

  @Test("A press shows, and sliding off takes it back")
  func slideOff() {
    let screen = Screen(numbered(3))
    let touch = screen.window.stubDown(at: screen.middle(1))
    #expect(screen.target(1)?.alpha == 0.5)
    screen.window.stubMove(touch, to: CGPoint(x: screen.middle(1).x, y: 300))
    #expect(screen.target(1)?.alpha == 1)
    screen.window.stubUp(touch)
    #expect(screen.strip.selectedIndex == 0)
    #expect(screen.news() == [])
  }

  @Test("Sliding off and on again selects")
  func slideBack() {
    let screen = Screen(numbered(3))
    let touch = screen.window.stubDown(at: screen.middle(1))
    screen.window.stubMove(touch, to: CGPoint(x: screen.middle(1).x, y: 300))
    screen.window.stubMove(touch, to: screen.middle(1))
    screen.window.stubUp(touch)
    #expect(screen.news() == ["person 1"])
  }

  @Test("A touch acts where the item's area is, also between the items and at the bar's edges")
  func area() {
    let screen = Screen(numbered(3), .capsule)
    let left = screen.frame("tab", 0)
    let right = screen.frame("tab", 1)
    guard let left, let right else { return }
    #expect(right.minX - left.maxX == 8)
    screen.window.stubTap(at: CGPoint(x: right.minX - 3, y: 1))
    #expect(screen.news() == ["person 1"])
  }

  @Test("A second finger on another item is ignored while the first is down")
  func twoFingers() {
    let screen = Screen(numbered(3))
    let first = screen.window.stubDown(at: screen.middle(1))
    screen.window.stubTap(at: screen.middle(2))
    #expect(screen.news() == [])
    screen.window.stubUp(first)
    #expect(screen.news() == ["person 1"])
  }

  @Test("A touch that the platform takes away does nothing")
  func cancelled() {
    let screen = Screen(numbered(3))
    let touch = screen.window.stubDown(at: screen.middle(1))
    screen.window.stubCancel(touch)
    #expect(screen.target(1)?.alpha == 1)
    #expect(screen.news() == [])
    screen.tap(2)
    #expect(screen.news() == ["person 2"])
  }

  @Test("A tap on the selected item is told as chosen again, and sends no action")
  func again() {
    let screen = Screen(numbered(3))
    screen.tap(0)
    #expect(screen.news() == ["person 0 again"])
    #expect(screen.valueChanges == 0)
  }

  @Test("A disabled item can't be tapped, but code can select it")
  func disabled() {
    var items = numbered(3)
    items[1].isEnabled = false
    let screen = Screen(items)
    screen.tap(1)
    #expect(screen.strip.selectedIndex == 0)
    screen.strip.selectedIndex = 1
    #expect(screen.strip.selectedIndex == 1)
    #expect(screen.news() == [])
  }

  @Test("A strip that isn't enabled takes nothing, and does again when it is")
  func wholeDisabled() {
    let screen = Screen(numbered(3))
    screen.strip.isEnabled = false
    screen.window.stubTurn()
    screen.tap(1)
    #expect(screen.strip.selectedIndex == 0)
    #expect(screen.target(1)?.accessibilityTraits.contains(.notEnabled) == true)
    screen.strip.isEnabled = true
    screen.window.stubTurn()
    screen.tap(1)
    #expect(screen.news() == ["person 1"])
  }

  @Test("The device taps for a person's change, once, and not for code or where it is told not to")
  func haptics() {
    let screen = Screen(numbered(3))
    UISelectionFeedbackGenerator.stubCount = 0
    screen.tap(1)
    screen.tap(1)
    screen.strip.setSelectedIndex(2, animated: true)
    #expect(UISelectionFeedbackGenerator.stubCount == 1)
    screen.strip.playsHaptics = false
    screen.tap(0)
    #expect(UISelectionFeedbackGenerator.stubCount == 1)
  }
}
