import ChoiceScene
import ChoiceScript
import QuartzCore
import Testing
import UIKit

@testable import ChoiceKit

/// Faults that users of other libraries have met, where no other test here is the one that
/// Tests/KnownFaults.md names.
@Suite("Known faults, in UIKit")
@MainActor struct KnownFaultTests {
  private func nativeLabel(_ part: String, _ item: Int, on screen: Screen) -> UILabel? {
    screen.view(part, item)?.subviews.lazy.compactMap { ($0 as? TextView)?.label }.first
  }

  @Test("A touch beside the items does nothing", arguments: [false, true])
  func besideTheItems(isMirrored: Bool) throws {
    let screen = Screen(["Architecture", "Engineering"], .underline)
    if isMirrored { screen.strip.semanticContentAttribute = .forceRightToLeft }
    screen.window.stubTurn()
    let last = try #require(screen.frame("tab", 1))
    let (end, way) = isMirrored ? (last.minX, -1.0) : (last.maxX, 1.0)
    // An item takes half of the gap of 15 after it; the content ends 5 after the item.
    for distance in [8, 9, 40, 200] {
      screen.window.stubTap(at: CGPoint(x: end + way * Double(distance), y: 22))
    }
    #expect(screen.news() == [] && screen.strip.selectedIndex == 0)
    screen.window.stubTap(at: CGPoint(x: end - way, y: 22))
    #expect(screen.news().count == 1 && screen.strip.selectedIndex == 1)
  }

  @Test("A selected title, larger and bold, has all the width that its font needs")
  func selectedTitle() throws {
    let screen = Screen(["Aa", "Illiterate"], selected: 0, .underline)
    screen.tap(1)
    screen.settle()
    let label = try #require(nativeLabel("selectedTitle", 1, on: screen))
    #expect(label.font.pointSize == 18 && label.font.stubWeight == .bold)
    let needed = FixedMeasurer().measure(
      TextRun("Illiterate", TextStyle(size: Double(label.font.pointSize), weight: 700)))
    #expect(label.frame.width >= needed.width)
    let item = try #require(screen.frame("tab", 1))
    let frame = label.convert(label.bounds, to: screen.strip)
    #expect(frame.minX >= item.minX && frame.maxX <= item.maxX)
  }

  @Test("Nothing between a title and the bar cuts the marks above and below a line")
  func highMarks() throws {
    let screen = Screen(["ខ្ញុំ", "Two"], selected: 1, .underline)
    let label = try #require(nativeLabel("title", 0, on: screen))
    #expect(label.frame.height >= 2 * label.font.pointSize)
    var outer = label.superview
    while let view = outer, view !== screen.scroller {
      #expect(!view.clipsToBounds)
      outer = view.superview
    }
    #expect(outer === screen.scroller)
    let scroller = try #require(screen.scroller)
    let frame = label.convert(label.bounds, to: screen.strip)
    #expect(frame.minY >= 0 && frame.maxY <= scroller.frame.maxY)
  }

  @Test("What is selected while the strip is in no window is shown, in place, when it is in one")
  func selectedWhileAway() throws {
    let screen = Screen(numbered(20), .underline)
    screen.strip.removeFromSuperview()
    screen.strip.selectedIndex = 13
    screen.window.addSubview(screen.strip)
    screen.window.stubTurn()
    let tab = try #require(screen.frame("tab", 13))
    #expect(screen.frame("line")?.midX == tab.midX)
    #expect(abs(tab.midX - 375 / 2) < 0.5)
    #expect(StubClock.runningLinks == 0)
    #expect(screen.news() == [])
  }
}
