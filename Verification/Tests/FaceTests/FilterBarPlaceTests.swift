import QuartzCore
import Testing
import UIKit

@testable import ChoiceKit

@Suite("FilterBar in UIKit: where the panel is")
@MainActor struct FilterBarPlaceTests {
  private func long() -> [FilterBarView.Filter] {
    var filters = discussion
    filters[0].options = manyOptions(40)
    return filters
  }

  @Test("i53: turned while open, the panel is below the bar again, and as high as there is room")
  func rotation() {
    let screen = BarScreen(long())
    screen.open(0)
    #expect(screen.drop == CGFloat(600 - 104 - 44))
    screen.window.frame = CGRect(x: 0, y: 0, width: 600, height: 375)
    screen.bar.frame = CGRect(x: 50, y: 30, width: 500, height: 44)
    screen.window.stubTurn()
    #expect(
      screen.frame(screen.view(named: "region")) == CGRect(x: 50, y: 74, width: 500, height: 257))
    #expect(screen.frame(screen.backdrop) == CGRect(x: 0, y: 74, width: 600, height: 301))
    #expect(screen.frame(screen.overlay) == screen.window.bounds)
  }

  @Test("A window that alone changes its size is noticed, too")
  func windowAlone() {
    let screen = BarScreen(long())
    screen.open(0)
    screen.window.frame.size.height = 400
    StubClock.advance(0.05)
    #expect(screen.drop == CGFloat(400 - 104 - 44))
  }

  @Test("i45, i49: in a header that scrolls the panel follows the bar, and is touched where it is")
  func scrollingHeader() {
    let screen = BarScreen()
    let page = UIScrollView(frame: screen.window.bounds)
    page.contentSize = CGSize(width: 375, height: 3000)
    screen.window.addSubview(page)
    screen.bar.removeFromSuperview()
    screen.bar.frame.origin.y = 900
    page.addSubview(screen.bar)
    page.contentOffset.y = 700
    screen.window.stubTurn()
    screen.open(0)
    _ = screen.news()
    #expect(screen.frame(screen.option(0)).minY == 244)
    page.contentOffset.y = 750
    StubClock.advance(1.0 / 60)
    #expect(screen.frame(screen.option(0)).minY == 194)
    #expect(screen.frame(screen.backdrop) == CGRect(x: 0, y: 194, width: 375, height: 406))
    screen.tapOption(1)
    #expect(screen.news() == ["chose 1 in 0 person"])
    // While it goes up it follows, too.
    StubClock.advance(0.1)
    page.contentOffset.y = 800
    StubClock.advance(1.0 / 60)
    #expect(screen.frame(screen.view(named: "region")).minY == 144)
  }

  @Test("While nothing moves, frames change nothing; once closed, none is asked for")
  func rests() {
    let screen = BarScreen()
    screen.open(1)
    #expect(StubClock.runningLinks == 1)
    CATransaction.stubCount = 0
    StubClock.advance(1)
    #expect(CATransaction.stubCount == 0)
    screen.bar.frame.origin.y = 61
    screen.bar.setNeedsLayout()
    StubClock.advance(1)
    #expect(CATransaction.stubCount <= 2 && CATransaction.stubCount > 0)
    screen.bar.close(animated: true)
    screen.settle()
    #expect(StubClock.runningLinks == 0)
  }

  @Test("The keyboard takes room from the panel while it is up, wherever the window is")
  func keyboard() {
    let screen = BarScreen(long())
    screen.window.stubOrigin = CGPoint(x: 300, y: 50)
    screen.open(0)
    UIWindow.stubMoveKeyboard(to: CGRect(x: 300, y: 450, width: 375, height: 200))
    StubClock.advance(0.05)
    #expect(screen.drop == CGFloat(600 - 200 - 104 - 44))
    #expect(screen.frame(screen.backdrop).maxY == 600)
    // It reaches to the edge of the screen, and the window doesn't.
    UIWindow.stubMoveKeyboard(to: CGRect(x: 0, y: 500, width: 1000, height: 400))
    StubClock.advance(0.05)
    #expect(screen.drop == CGFloat(600 - 150 - 104 - 44))
    // Gone, beside the window, or floating.
    for frame in [
      CGRect(x: 0, y: 1000, width: 375, height: 200), CGRect.zero,
      CGRect(x: 700, y: 500, width: 375, height: 400),
      CGRect(x: 320, y: 300, width: 200, height: 150),
    ] {
      UIWindow.stubMoveKeyboard(to: CGRect(x: 300, y: 450, width: 375, height: 200))
      UIWindow.stubMoveKeyboard(to: frame)
      StubClock.advance(0.05)
      #expect(screen.drop == CGFloat(600 - 104 - 44), "\(frame)")
    }
  }

  @Test("i44: with the keyboard right below the bar a row is to be seen, all the same")
  func keyboardBelow() {
    let screen = BarScreen(y: 340)
    UIWindow.stubMoveKeyboard(to: CGRect(x: 0, y: 390, width: 375, height: 210))
    screen.open(1)
    #expect(screen.drop == 44)
  }

  @Test("The home indicator takes room from the panel, and none from the backdrop")
  func safeArea() {
    let screen = BarScreen(long())
    screen.window.stubSafeAreaInsets.bottom = 34
    screen.open(0)
    #expect(screen.drop == CGFloat(600 - 34 - 104 - 44))
    #expect(screen.frame(screen.backdrop).maxY == 600)
    // A keyboard is over it, and not added to it.
    UIWindow.stubMoveKeyboard(to: CGRect(x: 0, y: 400, width: 375, height: 200))
    StubClock.advance(0.05)
    #expect(screen.drop == CGFloat(600 - 200 - 104 - 44))
  }

  @Test("i51, i56: forty options in a low window: the last can be scrolled to and chosen")
  func lowWindow() throws {
    let screen = BarScreen(long(), height: 300)
    screen.open(0)
    _ = screen.news()
    #expect(screen.drop == CGFloat(300 - 104 - 44))
    let list = try #require(screen.list)
    list.stubScroll(to: 10_000)
    screen.window.stubTurn()
    #expect(list.contentOffset.y == CGFloat(40 * 44) - list.bounds.height)
    screen.tapOption(39)
    #expect(screen.news() == ["chose 39 in 0 person"])
  }

  @Test("i55: the panel is in the window of the bar, whatever other windows there are")
  func otherWindow() {
    let screen = BarScreen()
    let other = UIWindow(frame: screen.window.frame)
    screen.open(0)
    #expect(screen.overlay?.window === screen.window && other.subviews.isEmpty)
    // A bar that moves to another window takes what is open along.
    other.addSubview(screen.bar)
    other.stubTurn()
    #expect(screen.window.subviews.isEmpty)
    #expect(screen.overlay == nil && other.subviews.contains { $0 is OverlayView })
    #expect(screen.news() == ["opened 0"])
  }

  @Test("Where views around the bar are scaled, the panel is scaled and placed with it")
  func scaled() {
    let screen = BarScreen()
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    screen.window.addSubview(page)
    screen.bar.removeFromSuperview()
    page.addSubview(screen.bar)
    page.transform = CGAffineTransform(rotationAngle: 0).scaledBy(x: 0.5, y: 0.5)
    screen.window.stubTurn()
    screen.open(0)
    _ = screen.news()
    let bar = screen.frame(screen.bar)
    #expect(bar == CGRect(x: 93.75, y: 180, width: 187.5, height: 22))
    let row = screen.frame(screen.option(0))
    #expect(row == CGRect(x: 93.75, y: 202, width: 187.5, height: 22))
    #expect(screen.frame(screen.backdrop) == CGRect(x: 0, y: 202, width: 375, height: 398))
    screen.tapOption(1)
    #expect(screen.news() == ["chose 1 in 0 person"])
  }

  @Test("Right to left, live: headings and rows are mirrored while open")
  func rightToLeft() throws {
    let screen = BarScreen()
    screen.open(0)
    let label = try #require(screen.option(0)?.subviews.first { !$0.subviews.isEmpty })
    let left = screen.frame(label)
    screen.window.stubSetTraits(UITraitCollection(stubDirection: .rightToLeft))
    #expect(screen.frame(screen.heading(0)).midX > 250)
    let row = try #require(screen.option(0))
    let mirrored = try #require(row.subviews.first { !$0.subviews.isEmpty })
    #expect(abs(screen.frame(mirrored).maxX - (375 - left.minX)) < 0.5)
    screen.bar.semanticContentAttribute = .forceLeftToRight
    screen.window.stubTurn()
    #expect(screen.frame(screen.heading(0)).midX < 125)
  }

  @Test("Text of the reader's size: bar and rows grow, and the panel with them")
  func dynamicType() {
    let screen = BarScreen()
    screen.open(0)
    let height = screen.bar.intrinsicContentSize.height
    screen.window.stubSetTraits(UITraitCollection(stubCategory: .accessibilityLarge))
    #expect(screen.bar.intrinsicContentSize.height > height + 8)
    #expect(screen.frame(screen.option(0)).height > 55)
    #expect(abs(screen.drop - screen.frame(screen.option(0)).height * 2) < 0.01)
  }

  @Test("With reduced motion the panel fades where it is, and the arrow doesn't turn")
  func reduceMotion() {
    let screen = BarScreen()
    UIAccessibility.stubReduceMotion = true
    defer { UIAccessibility.stubReduceMotion = false }
    screen.tapHeading(1)
    var opacities: [CGFloat] = []
    for _ in 0..<10 {
      StubClock.advance(1.0 / 60)
      #expect(screen.drop == CGFloat(4 * 44))
      opacities.append(screen.view(named: "region")?.alpha ?? -1)
    }
    #expect(opacities == opacities.sorted() && opacities.contains { $0 > 0.1 && $0 < 0.9 })
    screen.settle()
    #expect(screen.view(named: "region")?.alpha == 1)
  }

  @Test("Dark is followed while open, and so are the app's dynamic colours")
  func dark() {
    var look = FilterBarView.Configuration.modern
    look.backdropColor = UIColor { traits in
      traits.userInterfaceStyle == .dark ? .red : .black
    }
    look.headings.titleColor = .red
    let screen = BarScreen(discussion, look)
    screen.open(1)
    let light = screen.view(named: "panel")?.backgroundColor
    #expect(screen.backdrop?.backgroundColor == .black)
    screen.window.stubSetTraits(UITraitCollection(stubStyle: .dark))
    #expect(screen.view(named: "panel")?.backgroundColor != light)
    #expect(screen.backdrop?.backgroundColor == .red)
    let label = screen.heading(0)?.subviews.flatMap(\.subviews).compactMap { $0 as? TextView }.first
    #expect(label?.label.textColor == .red)
  }
}
