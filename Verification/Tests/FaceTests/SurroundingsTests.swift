import ChoiceScene
import QuartzCore
import Testing
import UIKit

@testable import ChoiceKit

@Suite("Surroundings in UIKit")
@MainActor struct SurroundingsTests {
  @Test("Text grows with the reader's size, and the bar with the text")
  func dynamicType() throws {
    let screen = Screen(numbered(3), .capsule)
    let height = screen.strip.intrinsicContentSize.height
    #expect(screen.strip.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    #expect(screen.strip.sizeThatFits(CGSize(width: 200, height: 0)).height == height)
    let invalidations = screen.strip.stubInvalidations
    screen.window.stubSetTraits(UITraitCollection(stubCategory: .accessibilityLarge))
    #expect(screen.strip.stubInvalidations > invalidations)
    #expect(screen.strip.intrinsicContentSize.height > height + 10)
    let label = try #require(screen.all(UILabel.self).first)
    #expect(abs(label.font.pointSize - 15 * 33 / 17) < 0.01)
    #expect(!label.adjustsFontForContentSizeCategory)
  }

  @Test("Right-to-left mirrors everything, by trait or by the view's own wish, also live")
  func rightToLeft() throws {
    let screen = Screen(numbered(3))
    let first = try #require(screen.frame("tab", 0))
    screen.window.stubSetTraits(UITraitCollection(stubDirection: .rightToLeft))
    let mirrored = try #require(screen.frame("tab", 0))
    #expect(abs(mirrored.midX - (375 - first.midX)) < 0.5)
    #expect(screen.targets.first?.accessibilityLabel == "Item 0")
    screen.strip.semanticContentAttribute = .forceLeftToRight
    screen.window.stubTurn()
    #expect(screen.frame("tab", 0) == first)
  }

  @Test("With reduced motion nothing slides, it fades")
  func reduceMotion() throws {
    let screen = Screen(numbered(3))
    UIAccessibility.stubReduceMotion = true
    defer { UIAccessibility.stubReduceMotion = false }
    screen.tap(2)
    let places = try [0, 2].map { try #require(screen.frame("tab", $0)).midX }
    var wasFading = false
    for _ in 0..<12 {
      StubClock.advance(1.0 / 60)
      let pills = screen.views("pill")
      #expect(!pills.isEmpty)
      for pill in pills {
        let middle = pill.convert(pill.bounds, to: screen.strip).midX
        #expect(places.contains { abs($0 - middle) < 0.5 })
        wasFading = wasFading || (pill.alpha > 0 && pill.alpha < 1)
      }
    }
    #expect(wasFading)
  }

  @Test("Dark, contrast and bold text are followed")
  func looks() throws {
    let screen = Screen(numbered(3))
    let light = screen.bar?.backgroundColor
    screen.window.stubSetTraits(UITraitCollection(stubStyle: .dark))
    #expect(screen.bar?.backgroundColor != light)
    let weight = try #require(screen.all(UILabel.self).first).font.stubWeight
    screen.window.stubSetTraits(UITraitCollection(stubLegibility: .bold))
    let bolder = try #require(screen.all(UILabel.self).first).font.stubWeight
    #expect(bolder.rawValue > weight.rawValue)
  }

  @Test("The app's dynamic colours are resolved for light, dark and more contrast")
  func dynamicColors() {
    var look = TabStripView.Configuration.segmented
    look.barColor = UIColor { traits in
      if traits.accessibilityContrast == .high { return .black }
      return traits.userInterfaceStyle == .dark ? .red : .white
    }
    let screen = Screen(numbered(3), look)
    #expect(screen.bar?.backgroundColor == .white)
    screen.window.stubSetTraits(UITraitCollection(stubStyle: .dark))
    #expect(screen.bar?.backgroundColor == .red)
    screen.window.stubSetTraits(UITraitCollection(stubStyle: .dark, stubContrast: .high))
    #expect(screen.bar?.backgroundColor == .black)
  }

  @Test("A strip shows nothing at no size, and everything when it gets one")
  func noSize() {
    let screen = Screen(numbered(3), width: 0)
    #expect(screen.targets.isEmpty)
    for width in [CGFloat.nan, .infinity, -5] {
      screen.strip.bounds.size.width = width
      screen.strip.setNeedsLayout()
      screen.window.stubTurn()
    }
    screen.strip.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    screen.window.stubTurn()
    #expect(screen.targets.count == 3)
    #expect(screen.frame("pill")?.midX == screen.frame("tab", 0)?.midX)
  }

  @Test("The same surroundings change nothing")
  func idle() {
    let screen = Screen(numbered(3))
    let scene = screen.strip.host.shown
    let views = screen.all(UIView.self)
    screen.strip.setNeedsLayout()
    screen.window.stubTurn()
    #expect(screen.strip.host.shown == scene)
    #expect(screen.all(UIView.self) == views)
    #expect(StubClock.runningLinks == 0)
  }
}
