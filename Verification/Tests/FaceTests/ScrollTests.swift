import ChoiceCore
import QuartzCore
import Testing
import UIKit

@testable import ChoiceKit

@Suite("Scrolling in UIKit")
@MainActor struct ScrollTests {
  private func wide() -> Screen { Screen(numbered(30), .capsule) }

  @Test("The strip scrolls as the platform scrolls, without bars and delays")
  func native() throws {
    let screen = wide()
    let scroller = try #require(screen.scroller)
    #expect(scroller.isScrollEnabled)
    #expect(!scroller.showsHorizontalScrollIndicator && !scroller.showsVerticalScrollIndicator)
    #expect(!scroller.delaysContentTouches && !scroller.scrollsToTop)
    #expect(scroller.contentInsetAdjustmentBehavior == .never)
    #expect(scroller.contentSize.width > scroller.bounds.width)
    #expect(Screen(numbered(2), .capsule).scroller?.isScrollEnabled == false)
  }

  @Test("A finger that moves scrolls, and takes the press back")
  func drag() throws {
    let screen = wide()
    let scroller = try #require(screen.scroller)
    let start = screen.middle(2)
    let touch = screen.window.stubDown(at: start)
    #expect(screen.target(2)?.alpha == 0.5)
    screen.window.stubMove(touch, to: CGPoint(x: start.x - 20, y: start.y))
    #expect(screen.target(2)?.alpha == 1)
    screen.window.stubMove(touch, to: CGPoint(x: start.x - 120, y: start.y))
    #expect(scroller.contentOffset.x == 100)
    screen.window.stubUp(touch)
    screen.settle()
    #expect(scroller.contentOffset.x == 100)
    #expect(screen.news() == [])
    #expect(screen.strip.selectedIndex == 0)
  }

  @Test("Items come into being where a person scrolls, and go where they are out of view")
  func virtual() throws {
    let screen = Screen(numbered(5000), .capsule)
    #expect(screen.targets.count < 12)
    let scroller = try #require(screen.scroller)
    scroller.stubScroll(to: scroller.contentSize.width / 2)
    screen.window.stubTurn()
    #expect(screen.targets.count { ($0.id.item?.rawValue ?? 0) > 2000 } > 2)
    #expect(screen.targets.count < 12)
    #expect(scroller.subviews.count < 40)
  }

  @Test("What the strip scrolls by itself is no scroll of a person's")
  func echo() throws {
    let screen = wide()
    let scroller = try #require(screen.scroller)
    screen.strip.setSelectedIndex(15, animated: true)
    screen.window.stubTurn()
    StubClock.advance(0.1)
    let on = scroller.contentOffset.x
    #expect(on > 0)
    StubClock.advance(2)
    // Had the strip heard its own scrolling as a person's, it would have stopped there.
    let frame = try #require(screen.frame("tab", 15))
    #expect(abs(frame.midX - 187.5) < 0.5)
    #expect(scroller.contentOffset.x > on)
  }

  @Test("A finger ends a scroll that the strip has begun, and the content stays with the finger")
  func takeHold() throws {
    let screen = wide()
    let scroller = try #require(screen.scroller)
    screen.strip.setSelectedIndex(20, animated: true)
    screen.window.stubTurn()
    StubClock.advance(0.1)
    scroller.stubHold()
    let held = scroller.contentOffset.x
    StubClock.advance(0.5)
    #expect(abs(scroller.contentOffset.x - held) < 0.5)
    // The scene has it there too, so the items that are there are those in view.
    let scene = screen.strip.host.shown.node(TabStripModel.scroller)
    #expect(abs((scene?.scroll?.offset ?? 0) - held) < 0.5)
    scroller.stubMoveHold(by: 30)
    scroller.stubRelease()
    screen.settle()
    #expect(abs(scroller.contentOffset.x - held - 30) < 0.5)
    #expect(screen.strip.selectedIndex == 20)
  }

  @Test("Code that selects while a finger holds the content doesn't pull it from under the finger")
  func selectUnderFinger() throws {
    let screen = wide()
    let scroller = try #require(screen.scroller)
    scroller.stubHold()
    scroller.stubMoveHold(by: 50)
    screen.strip.setSelectedIndex(20, animated: true)
    screen.window.stubTurn()
    StubClock.advance(1)
    #expect(scroller.contentOffset.x == 50)
    scroller.stubRelease()
    screen.settle()
    #expect(scroller.contentOffset.x == 50)
    let frame = try #require(screen.frame("tab", 1))
    let scene = screen.strip.host.shown
    let id = try #require(screen.target(1)?.id)
    #expect(abs((scene.frameInControl(id)?.x ?? 0) - frame.minX) < 0.5)
  }

  @Test("What UIKit scrolls to show the focus doesn't get in the way of the strip's own scroll")
  func focusScroll() throws {
    let screen = wide()
    let scroller = try #require(screen.scroller)
    screen.strip.setSelectedIndex(15, animated: true)
    screen.window.stubTurn()
    StubClock.advance(0.1)
    let on = scroller.contentOffset.x
    scroller.contentOffset.x = 3
    #expect(abs(scroller.contentOffset.x - on) < 0.1)
    screen.settle()
    #expect(abs((screen.frame("tab", 15)?.midX ?? 0) - 187.5) < 0.5)
    // At rest it is a scroll like any other.
    scroller.contentOffset.x = 3
    #expect(screen.strip.host.shown.node(TabStripModel.scroller)?.scroll?.offset == 3)
  }

  @Test("What still glides isn't stopped by its own echo, in either writing direction")
  func glides() throws {
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      let screen = wide()
      screen.window.stubSetTraits(UITraitCollection(stubDirection: direction))
      let scroller = try #require(screen.scroller)
      let start = scroller.contentOffset.x
      scroller.stubThrow(by: direction == .leftToRight ? 400.123 : -400.123, over: 40)
      #expect(abs(abs(scroller.contentOffset.x - start) - 400.123) < 1e-6)
      screen.settle()
      #expect(abs(abs(scroller.contentOffset.x - start) - 400.123) < 1e-6)
    }
  }

  @Test("Code that selects while the content glides stops it")
  func selectWhileGliding() throws {
    let screen = wide()
    let scroller = try #require(screen.scroller)
    scroller.stubThrow(by: 400, over: 40) { step in
      if step == 10 {
        screen.strip.setSelectedIndex(20, animated: true)
        screen.window.stubTurn()
        StubClock.advance(1.0 / 60)
      }
    }
    screen.settle()
    #expect(abs((screen.frame("tab", 20)?.midX ?? 0) - 187.5) < 0.5)
  }

  @Test("Beyond the ends the content follows the finger, and the platform brings it back")
  func rubberBand() throws {
    let screen = wide()
    let scroller = try #require(screen.scroller)
    scroller.stubHold()
    scroller.stubMoveHold(by: -60)
    #expect(scroller.contentOffset.x == -30)
    #expect(screen.strip.host.shown.node(TabStripModel.scroller)?.scroll?.offset == -30)
    scroller.stubMoveHold(by: 0)
    scroller.stubRelease()
    #expect(scroller.contentOffset.x == 0)
  }

  @Test("A fade over the edge doesn't take touches from what is below it")
  func fadeLetsThrough() throws {
    let screen = wide()
    let fade = try #require(screen.frame("trailingFade"))
    screen.window.stubTap(at: CGPoint(x: fade.maxX - 4, y: fade.midY))
    #expect(screen.news().count == 1)
  }

  @Test("A mask stays where the bar is while the content scrolls")
  func mask() throws {
    var look = TabStripView.Configuration.capsule
    look.barColor = .clear
    let screen = Screen(numbered(30), look)
    let scroller = try #require(screen.scroller)
    scroller.stubScroll(to: 150)
    screen.window.stubTurn()
    // From here on the fade itself stays the same.
    scroller.stubScroll(to: 200)
    screen.window.stubTurn()
    let mask = try #require(scroller.layer.mask as? CAGradientLayer)
    #expect(mask.frame == scroller.bounds)
    #expect(mask.frame.minX == 200)
    let width: Double = 24.0 / 375
    let places: [Double] = (mask.locations ?? []).map(\.doubleValue)
    let expected: [Double] = [0, width, 1 - width, 1]
    #expect(places == expected)
  }
}
