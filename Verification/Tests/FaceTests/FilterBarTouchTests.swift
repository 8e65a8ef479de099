import QuartzCore
import Testing
import UIKit

@testable import ChoiceKit

@Suite("FilterBar in UIKit: touch")
@MainActor struct FilterBarTouchTests {
  @Test("A closed bar is its headings, and nothing is in the window")
  func closed() {
    let screen = BarScreen()
    #expect(screen.bar.intrinsicContentSize.height == screen.bar.configuration.headings.height)
    #expect((0..<3).map { screen.heading($0)?.accessibilityLabel } == ["All", "Tags", "Oldest"])
    #expect(screen.overlay == nil && screen.bar.openID == nil)
    #expect(StubClock.runningLinks == 0)
  }

  @Test(
    "A tap opens: told at once, the backdrop is there, the panel comes down from behind the bar")
  func opens() throws {
    let screen = BarScreen()
    screen.tapHeading(1)
    #expect(screen.news() == ["opened 1"])
    #expect(screen.bar.openID == AnyHashable(1))
    let overlay = try #require(screen.overlay)
    #expect(overlay.superview === screen.window && screen.window.subviews.last === overlay)
    #expect(screen.frame(screen.backdrop) == CGRect(x: 0, y: 104, width: 375, height: 496))
    StubClock.advance(0.15)
    #expect(screen.drop > 20 && screen.drop < 4 * 44 - 20)
    let region = try #require(screen.view(named: "region"))
    #expect(region.clipsToBounds && screen.frame(region).minY == 104)
    screen.settle()
    #expect(screen.drop == CGFloat(4 * 44))
    #expect(screen.titles == ["Any", "Swift", "UI", "Web"])
    #expect(screen.frame(screen.rows[0]) == CGRect(x: 0, y: 104, width: 375, height: 44))
    #expect(screen.valueChanges == 0 && screen.primaryActions == 0)
  }

  @Test("A choice is told, moves the mark, closes, and the app's actions are sent once")
  func chooses() {
    let screen = BarScreen()
    screen.open(0)
    _ = screen.news()
    screen.tapOption(1)
    #expect(screen.news() == ["chose 1 in 0 person"])
    #expect(screen.valueChanges == 1 && screen.primaryActions == 1)
    #expect(screen.heading(0)?.accessibilityLabel == "Mine")
    #expect(screen.bar.filters[0].chosenIndex == 1)
    #expect(screen.bar.chosenIDs(inFilterWithID: 0) == [AnyHashable(1)])
    #expect(screen.bar.openID == nil)
    screen.settle()
    #expect(screen.news() == ["closed 0"])
    #expect(screen.overlay == nil && screen.window.subviews == [screen.bar])
    #expect(StubClock.runningLinks == 0)
  }

  @Test("What is chosen already closes, and is no change")
  func sameChoice() {
    let screen = BarScreen()
    screen.open(0)
    _ = screen.news()
    screen.tapOption(0)
    screen.settle()
    #expect(screen.news() == ["closed 0"])
    #expect(screen.valueChanges == 0 && screen.primaryActions == 0)
  }

  @Test("A tap on another heading switches, in one press")
  func switches() {
    let screen = BarScreen()
    screen.open(0)
    _ = screen.news()
    screen.tapHeading(2)
    #expect(screen.news() == ["closed 0", "opened 2"])
    #expect(screen.titles == ["All", "Mine"])
    screen.settle()
    #expect(screen.titles == ["Newest", "Oldest", "Hottest"])
    #expect(screen.drop == CGFloat(3 * 44) && screen.news() == [])
  }

  @Test(
    "A tap on the open heading closes, and so does one on the backdrop", arguments: [true, false])
  func closes(byBackdrop: Bool) {
    let screen = BarScreen()
    screen.open(0)
    _ = screen.news()
    byBackdrop ? screen.tapBackdrop() : screen.tapHeading(0)
    #expect(screen.news() == [])
    screen.settle()
    #expect(screen.news() == ["closed 0"])
    #expect(screen.overlay == nil && screen.bar.filters[0].chosenIndex == 0)
  }

  @Test("A press on a row shows, and sliding off takes it back; back on, it chooses")
  func slideOff() throws {
    let screen = BarScreen()
    screen.open(0)
    _ = screen.news()
    let row = try #require(screen.option(1))
    let start = screen.middle(row)
    let touch = screen.window.stubDown(at: start)
    #expect(row.backgroundColor != nil)
    screen.window.stubMove(touch, to: CGPoint(x: start.x, y: 500))
    #expect(row.backgroundColor == nil)
    screen.window.stubUp(touch)
    #expect(screen.news() == [] && screen.bar.openID == AnyHashable(0))
    let second = screen.window.stubDown(at: start)
    screen.window.stubMove(second, to: CGPoint(x: start.x, y: 500))
    screen.window.stubMove(second, to: start)
    screen.window.stubUp(second)
    #expect(screen.news() == ["chose 1 in 0 person"])
  }

  @Test("What is beside the bar and above it gets its touches, also while a list is open")
  func beside() throws {
    let screen = BarScreen()
    let other = UIControl(frame: CGRect(x: 0, y: 0, width: 375, height: 60))
    screen.window.insertSubview(other, at: 0)
    screen.open(1)
    #expect(screen.window.hitTest(CGPoint(x: 100, y: 30), with: nil) === other)
    // What is behind the panel gets none.
    let behind = UIControl(frame: CGRect(x: 0, y: 104, width: 375, height: 496))
    screen.window.insertSubview(behind, at: 0)
    let overlay = try #require(screen.overlay)
    for y in [120, 300, 590] {
      let hit = try #require(screen.window.hitTest(CGPoint(x: 100, y: y), with: nil))
      #expect(hit.isDescendant(of: overlay))
    }
  }

  @Test("A press on a heading never chooses what its list brings under the finger")
  func pressOnHeading() {
    let screen = BarScreen()
    let touch = screen.window.stubDown(at: screen.middle(screen.heading(0)))
    screen.bar.open(0, animated: false)
    screen.window.stubTurn()
    screen.window.stubMove(touch, to: CGPoint(x: 60, y: 126))
    screen.window.stubUp(touch)
    #expect(screen.news() == ["opened 0"])
    #expect(screen.bar.filters[0].chosenIndex == 0)
  }

  @Test("A list in a filter with several choices stays open; its buttons apply and reset")
  func several() {
    var filters = discussion
    filters[1].mode = .multiple
    filters[1].hasActions = true
    filters[1].defaultID = 0
    let screen = BarScreen(filters)
    screen.open(1)
    _ = screen.news()
    screen.tapOption(1)
    screen.tapOption(3)
    #expect(screen.news() == ["chose 1 in 1 person", "chose 1,3 in 1 person"])
    #expect(screen.valueChanges == 2 && screen.primaryActions == 0)
    #expect(screen.heading(1)?.accessibilityLabel == "Tags")
    screen.tap(screen.button("Reset"))
    #expect(screen.news() == ["chose 0 in 1 person", "reset 1"])
    screen.tapOption(2)
    screen.tap(screen.button("Apply"))
    #expect(screen.news() == ["chose 0,2 in 1 person", "applied 1"])
    #expect(screen.primaryActions == 1)
    screen.settle()
    #expect(screen.news() == ["closed 1"])
  }

  @Test("A filter without choice: a tap is an act, leaves no mark, and changes no value")
  func noChoice() {
    var filters = discussion
    filters[1].mode = .none
    let screen = BarScreen(filters)
    screen.open(1)
    _ = screen.news()
    screen.tapOption(2)
    #expect(screen.news() == ["chose 2 in 1 person"])
    #expect(screen.valueChanges == 0 && screen.primaryActions == 1)
    #expect(screen.bar.filters[1].chosenIDs == [])
  }

  @Test("Interrupted in mid-slide, the panel goes on from where it is", arguments: [0, 2])
  func interrupted(heading: Int) {
    let screen = BarScreen()
    screen.tapHeading(0)
    StubClock.advance(0.12)
    let drop = screen.drop
    #expect(drop > 5 && drop < 80)
    screen.tapHeading(heading)
    #expect(abs(screen.drop - drop) < 12)
    screen.settle()
    #expect(
      screen.news()
        == (heading == 0 ? ["opened 0", "closed 0"] : ["opened 0", "closed 0", "opened 2"]))
  }

  @Test("The device taps softly for a person's choice alone")
  func haptics() {
    let screen = BarScreen()
    UISelectionFeedbackGenerator.stubCount = 0
    screen.open(0)
    screen.tapOption(1)
    screen.bar.choose([0], inFilterWithID: 0, isReported: true)
    #expect(UISelectionFeedbackGenerator.stubCount == 1)
    #expect(screen.news() == ["opened 0", "chose 1 in 0 person", "chose 0 in 0 code"])
  }

  @Test("A bar that isn't enabled opens nothing, closes what is open, and says so")
  func disabled() {
    let screen = BarScreen()
    screen.bar.choose([2], inFilterWithID: 1)
    screen.open(1)
    screen.bar.isEnabled = false
    screen.settle()
    #expect(screen.news() == ["opened 1", "closed 1"])
    screen.tapHeading(0)
    #expect(screen.heading(0)?.accessibilityActivate() == false)
    #expect(screen.bar.openID == nil)
    #expect(screen.heading(0)?.accessibilityTraits.contains(.notEnabled) == true)
    screen.bar.isEnabled = true
    screen.window.stubTurn()
    screen.tapHeading(0)
    #expect(screen.news() == ["opened 0"])
    #expect(screen.bar.filters.map(\.chosenIndex) == [0, 2, 1], "what is chosen stays")
  }
}
