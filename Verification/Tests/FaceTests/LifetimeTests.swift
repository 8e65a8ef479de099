import QuartzCore
import Testing
import UIKit

@testable import ChoiceKit

@Suite("Lifetime in UIKit")
@MainActor struct LifetimeTests {
  private struct Weak {
    weak var object: AnyObject?
  }

  @Test("A thousand strips come, are used and go, and nothing of them stays")
  func thousand() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    var alive: [Weak] = []
    for round in 0..<1000 {
      let strip = TabStripView(
        items: ["A", "B", "C"], selectedIndex: 0, configuration: .capsule,
        primaryAction: UIAction { _ in })
      strip.frame = CGRect(x: 0, y: 0, width: 375, height: 52)
      strip.selectionHandler = { strip, _ in strip.purpose = .choices }
      window.addSubview(strip)
      window.stubTurn()
      window.stubTap(at: CGPoint(x: 70, y: 20))
      if round % 3 == 0 { window.stubMoveFocus(into: strip) }
      if round % 5 == 0 { strip.host.tree.nodes.values.first?.view.removeFromSuperview() }
      StubClock.advance(0.02)
      alive += ([strip, strip.host, strip.host.tree] as [AnyObject]).map { Weak(object: $0) }
      alive += strip.host.tree.nodes.values.map { Weak(object: $0.view) }
      strip.removeFromSuperview()
      window.stubTurn()
    }
    StubClock.advance(0.1)
    #expect(alive.count > 10_000)
    #expect(alive.count { $0.object != nil } == 0)
    #expect(window.subviews.isEmpty)
    #expect(StubClock.runningLinks == 0)
  }

  @Test("One strip that is put in and out a thousand times has as many views as before")
  func sameStrip() {
    let screen = Screen(numbered(30), .capsule)
    let views = screen.all(UIView.self).count
    for _ in 0..<1000 {
      screen.strip.removeFromSuperview()
      screen.window.addSubview(screen.strip)
      screen.window.stubTurn()
    }
    #expect(screen.all(UIView.self).count == views)
    #expect(screen.strip.host.tree.nodes.count == screen.strip.host.shown.nodes.count)
  }

  @Test("A strip that is dropped in mid-motion, without being taken out, stops asking for frames")
  func dropped() {
    weak var strip: TabStripView?
    do {
      let screen = Screen(numbered(3))
      screen.tap(2)
      strip = screen.strip
      #expect(StubClock.runningLinks == 1)
    }
    #expect(strip == nil)
    StubClock.advance(0.1)
    #expect(StubClock.runningLinks == 0)
  }

  @Test("Pictures of items that have gone are forgotten")
  func images() {
    weak var image: UIImage?
    let screen = Screen(numbered(2), .avatars)
    do {
      let picture = UIImage()
      image = picture
      screen.strip.insert([TabStripView.Item("Picture", id: "p", image: picture)], at: 0)
      screen.window.stubTurn()
      #expect(image != nil)
    }
    screen.strip.removeItem(withID: "p")
    screen.settle()
    #expect(image == nil)
  }
}
