import ChoiceScene
import QuartzCore
import Testing
import UIKit

@testable import ChoiceKit

@Suite("Calls from inside calls in UIKit")
@MainActor struct ReentryTests {
  @Test("A handler may change the items, select, and restyle")
  func handlerChanges() {
    let screen = Screen(numbered(4))
    var calls = 0
    screen.strip.selectionHandler = { strip, selection in
      calls += 1
      if calls > 1 { return }
      strip.items = [5, 6, 7].map { TabStripView.Item("Item \($0)", id: $0) }
      strip.setSelectedID(7, animated: true)
      strip.configuration = .underline
    }
    screen.tap(2)
    screen.settle()
    // The tap, and the item that took over when the items went.
    #expect(calls == 2)
    #expect(screen.strip.selectedID == AnyHashable(7))
    #expect(screen.targets.count == 3)
    #expect(screen.frame("line")?.midX == screen.frame("tab", 2)?.midX)
  }

  @Test("Effects that a handler causes come after it, in order")
  func order() {
    let screen = Screen(numbered(4))
    var log: [String] = []
    screen.strip.selectionHandler = { strip, selection in
      let id = selection.id.map { "\($0.base)" } ?? "nil"
      log.append("begin \(id)")
      if id == "2" { strip.setSelectedID(3, animated: false, isReported: true) }
      log.append("end \(id)")
    }
    screen.tap(2)
    #expect(log == ["begin 2", "end 2", "begin 3", "end 3"])
  }

  @Test("A handler may remove the strip")
  func handlerRemoves() {
    let screen = Screen(numbered(4))
    screen.strip.selectionHandler = { strip, _ in strip.removeFromSuperview() }
    screen.tap(2)
    StubClock.advance(1)
    #expect(StubClock.runningLinks == 0)
    #expect(screen.strip.selectedIndex == 2)
    screen.window.addSubview(screen.strip)
    screen.window.stubTurn()
    #expect(screen.frame("pill")?.midX == screen.frame("tab", 2)?.midX)
  }

  @Test("The pressed item goes while it is pressed: the press ends, and the next tap works")
  func itemRemoved() {
    let screen = Screen(numbered(4))
    let touch = screen.window.stubDown(at: screen.middle(1))
    screen.strip.removeItem(withID: 1)
    screen.window.stubTurn()
    screen.window.stubUp(touch)
    #expect(screen.news() == [])
    #expect(screen.strip.selectedIndex == 0)
    screen.tap(1)
    #expect(screen.news() == ["person 2"])
  }

  @Test("The strip goes while it is pressed, and comes back: nothing is pressed, taps work")
  func stripRemoved() {
    let screen = Screen(numbered(4))
    let touch = screen.window.stubDown(at: screen.middle(1))
    screen.strip.removeFromSuperview()
    screen.window.stubUp(touch)
    #expect(screen.news() == [])
    screen.window.addSubview(screen.strip)
    screen.window.stubTurn()
    #expect(screen.target(1)?.alpha == 1)
    screen.tap(2)
    #expect(screen.news() == ["person 2"])
  }

  @Test("Input that UIKit sends while the strip renders waits, and is not lost")
  func whileRendering() throws {
    let screen = Screen(numbered(30), .capsule)
    // In the middle of a rendering the scroll view reports a person's scroll, as it does where its
    // content becomes smaller; and the view of a pressed item goes, which ends the press.
    let scroller = try #require(screen.scroller)
    let touch = screen.window.stubDown(at: screen.middle(1))
    var isInside = false
    let measure = screen.strip.host.measure
    screen.strip.host.measure = { run in
      if !isInside {
        isInside = true
        screen.strip.host.take(.scrolled(scroller.nodeID, to: 40))
        screen.strip.host.take(.pointer(PointerEvent(.cancelled, at: .zero, pointer: 1)))
      }
      return measure(run)
    }
    screen.strip.insert(["A title to be measured"], at: 0)
    screen.window.stubTurn()
    #expect(isInside)
    screen.window.stubUp(touch)
    screen.settle()
    #expect(abs(scroller.contentOffset.x - 40) < 0.5)
    #expect(StubClock.runningLinks == 0)
  }

  @Test("A strip that is taken out in mid-motion and put in again shows the end of the motion")
  func detached() {
    let screen = Screen(numbered(4))
    screen.tap(3)
    StubClock.advance(0.1)
    #expect(StubClock.runningLinks == 1)
    screen.strip.removeFromSuperview()
    #expect(StubClock.runningLinks == 0)
    StubClock.advance(1)
    screen.window.addSubview(screen.strip)
    screen.window.stubTurn()
    #expect(screen.frame("pill")?.midX == screen.frame("tab", 3)?.midX)
    screen.tap(0)
    StubClock.advance(0.1)
    #expect(StubClock.runningLinks == 1)
    screen.settle()
    #expect(screen.frame("pill")?.midX == screen.frame("tab", 0)?.midX)
  }

  @Test("Changes inside the app's own transaction don't make nodes move by themselves")
  func noImplicitMotion() {
    let screen = Screen(numbered(3))
    var wereDisabled = false
    let measure = screen.strip.host.measure
    screen.strip.host.measure = { run in
      wereDisabled = CATransaction.disableActions()
      return measure(run)
    }
    screen.strip.insert(["New"], at: 0)
    screen.window.stubTurn()
    #expect(wereDisabled)
    #expect(!CATransaction.disableActions())
  }
}
