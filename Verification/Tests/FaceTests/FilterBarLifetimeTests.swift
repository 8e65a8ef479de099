import ChoiceScene
import QuartzCore
import Testing
import UIKit

@testable import ChoiceKit

@Suite("FilterBar in UIKit: lifetime, and calls from inside calls")
@MainActor struct FilterBarLifetimeTests {
  private struct Weak {
    weak var object: AnyObject?
  }

  @Test("i52: a thousand bars come, are opened and go, and nothing of them stays")
  func thousand() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    var alive: [Weak] = []
    for round in 0..<1000 {
      let bar = FilterBarView(filters: discussion, primaryAction: UIAction { _ in })
      bar.frame = CGRect(x: 0, y: 0, width: 375, height: 48)
      bar.eventHandler = { bar, _ in bar.accessibilityLabel = "told" }
      window.addSubview(bar)
      window.stubTurn()
      window.stubTap(at: CGPoint(x: 60, y: 20))
      if round % 3 == 0 { window.stubMoveFocus(into: bar) }
      if round % 5 == 0 { window.stubTap(at: CGPoint(x: 60, y: 100)) }
      StubClock.advance(0.04)
      alive += ([bar, bar.host, bar.host.tree] as [AnyObject]).map { Weak(object: $0) }
      alive += bar.host.tree.nodes.values.map { Weak(object: $0.view) }
      if let overlay = bar.host.tree.overlay { alive.append(Weak(object: overlay)) }
      bar.removeFromSuperview()
      window.stubTurn()
      if round % 100 == 0 { #expect(window.subviews.isEmpty) }
    }
    StubClock.advance(0.1)
    #expect(alive.count > 20_000)
    #expect(alive.count { $0.object != nil } == 0)
    #expect(window.subviews.isEmpty && StubClock.runningLinks == 0)
  }

  @Test("One bar that is put in, opened and taken out a thousand times has as many views as before")
  func sameBar() {
    let screen = BarScreen()
    func round() {
      screen.bar.open(1, animated: false)
      screen.window.stubTurn()
      screen.bar.removeFromSuperview()
      screen.window.addSubview(screen.bar)
      screen.window.stubTurn()
    }
    round()
    let views = screen.all(UIView.self).count
    for _ in 0..<1000 { round() }
    #expect(screen.all(UIView.self).count == views && screen.window.subviews.count == 1)
    #expect(screen.news().count == 2002)
    screen.open(1)
    let open = screen.all(UIView.self).count
    for _ in 0..<20 {
      screen.open(2)
      screen.open(1)
    }
    #expect(screen.all(UIView.self).count == open)
  }

  @Test(
    "A bar that leaves its window while open takes the panel with it, and is told closed once",
    arguments: [0.0, 0.1, 0.35, 2])
  func detached(after delay: Double) {
    let screen = BarScreen()
    screen.tapHeading(0)
    if delay == 0.35 { screen.tapHeading(1) }
    StubClock.advance(delay)
    _ = screen.news()
    screen.bar.removeFromSuperview()
    #expect(screen.window.subviews.isEmpty && screen.overlay == nil)
    #expect(screen.news() == [delay == 0.35 ? "closed 1" : "closed 0"])
    #expect(StubClock.runningLinks == 0)
    StubClock.advance(1)
    screen.window.addSubview(screen.bar)
    screen.window.stubTurn()
    #expect(screen.news() == [] && screen.overlay == nil && screen.bar.openID == nil)
    screen.open(0)
    #expect(screen.news() == ["opened 0"] && screen.drop == 88)
  }

  @Test("A bar that leaves while it closes has closed then, once")
  func detachedWhileClosing() {
    let screen = BarScreen()
    screen.open(0)
    screen.tapHeading(0)
    StubClock.advance(0.1)
    screen.bar.removeFromSuperview()
    #expect(screen.news() == ["opened 0", "closed 0"])
    StubClock.advance(1)
    #expect(screen.news() == [] && screen.window.subviews.isEmpty)
  }

  @Test("What the bar stands in goes: so does the panel")
  func parentGoes() {
    let screen = BarScreen()
    let page = UIView(frame: screen.window.bounds)
    screen.window.addSubview(page)
    page.addSubview(screen.bar)
    screen.open(0)
    page.removeFromSuperview()
    #expect(screen.window.subviews.isEmpty)
    #expect(screen.news() == ["opened 0", "closed 0"])
  }

  @Test("A bar that is dropped while open, without being taken out, leaves nothing behind")
  func dropped() {
    weak var bar: FilterBarView?
    weak var overlay: UIView?
    do {
      let screen = BarScreen()
      screen.open(0)
      bar = screen.bar
      overlay = screen.overlay
      #expect(overlay != nil && StubClock.runningLinks == 1)
    }
    #expect(bar == nil && overlay == nil)
    StubClock.advance(0.1)
    #expect(StubClock.runningLinks == 0)
  }

  @Test("An option that goes while it is pressed is not chosen, and the next tap works")
  func optionGone() {
    let screen = BarScreen()
    screen.open(1)
    let touch = screen.window.stubDown(at: screen.middle(screen.option(2)))
    screen.bar.setOptions([.init("Any", id: 0), .init("Swift", id: 1)], ofFilterWithID: 1)
    screen.window.stubTurn()
    screen.window.stubUp(touch)
    #expect(screen.news() == ["opened 1"])
    screen.tapOption(1)
    #expect(screen.news() == ["chose 1 in 1 person"])
  }

  @Test("A bar that goes while a row of it is pressed: nothing is chosen, and later taps work")
  func barGone() {
    let screen = BarScreen()
    screen.open(1)
    let touch = screen.window.stubDown(at: screen.middle(screen.option(2)))
    screen.bar.removeFromSuperview()
    screen.window.stubUp(touch)
    #expect(screen.news() == ["opened 1", "closed 1"])
    screen.window.addSubview(screen.bar)
    screen.window.stubTurn()
    screen.open(1)
    #expect(screen.option(2)?.backgroundColor == nil)
    screen.tapOption(2)
    #expect(screen.news() == ["opened 1", "chose 2 in 1 person"])
  }

  @Test("An open filter that goes is closed at once, and told by the id that it had")
  func filterGone() {
    let screen = BarScreen()
    screen.open(1)
    screen.bar.filters = [discussion[0], discussion[2]]
    #expect(screen.news() == ["opened 1", "closed 1"])
    screen.settle()
    #expect(screen.overlay == nil && screen.bar.filters.map(\.id) == [0, 2])
    // One that stays is still open.
    screen.open(1)
    screen.bar.filters = [discussion[1], discussion[2]]
    screen.settle()
    #expect(screen.bar.openID == AnyHashable(2) && screen.news() == ["opened 2"])
    #expect(screen.titles == ["Newest", "Oldest", "Hottest"])
  }

  @Test("A handler may change everything: content, choice, look, and what is open")
  func handlerChanges() {
    let screen = BarScreen()
    var log: [String] = []
    screen.bar.eventHandler = { bar, event in
      log.append(BarScreen.words(event))
      switch event {
      case .chose(_, AnyHashable(0), .person):
        // The counts of one filter are shown only while another is at its first option.
        bar.filters[1].showsCounts = bar.filters[0].chosenIndex == 0
        bar.setOptions([.init("One", id: "one")], ofFilterWithID: 2)
        bar.configuration = .modern
        bar.open(1, animated: true)
      case .opened(AnyHashable(1)): bar.choose([3], inFilterWithID: 1)
      default: break
      }
    }
    screen.open(0)
    screen.tapOption(1)
    screen.settle()
    #expect(
      log == [
        "opened 0", "chose 1 in 0 person", "chose  in 2 content", "closed 0", "opened 1",
      ])
    #expect(screen.bar.filters[1].chosenIndex == 3 && !screen.bar.filters[1].showsCounts)
    #expect(screen.titles == ["Any", "Swift", "UI", "Web"])
  }

  @Test("Effects that a handler causes come after it, in order, by the ids that were then")
  func order() {
    let screen = BarScreen()
    var log: [String] = []
    screen.bar.eventHandler = { bar, event in
      log.append("begin " + BarScreen.words(event))
      if event == .opened(0) {
        bar.open(1, animated: true)
        bar.filters = [discussion[1]]
      }
      log.append("end " + BarScreen.words(event))
    }
    screen.tapHeading(0)
    #expect(
      log == [
        "begin opened 0", "end opened 0", "begin closed 0", "end closed 0", "begin opened 1",
        "end opened 1",
      ])
  }

  @Test("A handler may remove the bar, in the middle of what it is told")
  func handlerRemoves() {
    let screen = BarScreen()
    var log: [String] = []
    screen.bar.eventHandler = { bar, event in
      log.append(BarScreen.words(event))
      if case .chose = event { bar.removeFromSuperview() }
    }
    screen.open(0)
    screen.tapOption(1)
    #expect(log == ["opened 0", "chose 1 in 0 person", "closed 0"])
    #expect(screen.window.subviews.isEmpty && StubClock.runningLinks == 0)
  }

  @Test("Input that UIKit sends while the bar renders waits, and is not lost")
  func whileRendering() throws {
    let screen = BarScreen()
    screen.open(0)
    let measure = screen.bar.host.measure
    var isInside = false
    screen.bar.host.measure = { [bar = screen.bar] run in
      if !isInside {
        isInside = true
        bar.host.take(.dismiss)
      }
      return measure(run)
    }
    screen.bar.filters[2].name = "A name to be measured"
    screen.bar.filters[2].chosenIDs = []
    screen.window.stubTurn()
    #expect(isInside)
    screen.settle()
    #expect(screen.news() == ["opened 0", "closed 0"])
  }

  @Test("Code opens and closes, moving or at once")
  func code() {
    let screen = BarScreen()
    screen.bar.open(1, animated: true)
    screen.window.stubTurn()
    #expect(screen.bar.openID == AnyHashable(1) && screen.drop == 0)
    screen.settle()
    #expect(screen.drop == 176)
    screen.bar.open(2, animated: false)
    screen.window.stubTurn()
    #expect(screen.drop == 132 && screen.titles.count == 3)
    screen.bar.close(animated: false)
    #expect(screen.news() == ["opened 1", "closed 1", "opened 2", "closed 2"])
    screen.window.stubTurn()
    #expect(screen.overlay == nil)
    // Before it has a window it may be open already.
    let other = BarScreen()
    other.bar.removeFromSuperview()
    other.bar.open(0, animated: false)
    other.window.addSubview(other.bar)
    other.window.stubTurn()
    #expect(other.drop == 88 && other.overlay?.superview === other.window)
  }

  @Test("Wrong values change nothing, and the log says so once")
  func wrongValues() {
    let screen = BarScreen()
    var said: [String] = []
    let write = Log.write
    Log.write = { said.append($0) }
    defer { Log.write = write }
    let scene = screen.bar.host.shown
    var twice = discussion
    twice[1].options.append(.init("again", id: 0))
    var unknown = discussion[0]
    unknown.chosenIDs = ["x"]
    var several = discussion[0]
    several.chosenIDs = [0, 1]
    var negative = discussion[0]
    negative.options[0].count = -1
    var sections = discussion[0]
    sections.sections = [.init(count: 9)]
    for _ in 0..<2 {
      screen.bar.open(9, animated: true)
      screen.bar.update(filter(9, "none", []))
      screen.bar.setOptions([], ofFilterWithID: 9)
      screen.bar.setCounts([], ofFilterWithID: 9)
      screen.bar.choose([], inFilterWithID: 9)
      screen.bar.filters = [discussion[0], discussion[0]]
      screen.bar.filters = twice
      screen.bar.setOptions([.init("a", id: 7), .init("b", id: 7)], ofFilterWithID: 0)
      screen.bar.update(unknown)
      screen.bar.choose(["x"], inFilterWithID: 0)
      screen.bar.update(several)
      screen.bar.update(negative)
      screen.bar.setCounts([-2], ofFilterWithID: 0)
      screen.bar.setCounts([1, 2, 3], ofFilterWithID: 0)
      screen.bar.update(sections)
    }
    screen.window.stubTurn()
    #expect(screen.bar.host.shown == scene && screen.bar.filters == discussion)
    #expect(screen.news() == [])
    #expect(
      said == [
        "FilterBarView: No filter has the id 9; allowed are the ids of the bar's filters.",
        "FilterBarView: Two filters have the id 0; each id is allowed once. Nothing has changed.",
        "FilterBarView: Two options have the id 0; each id is allowed once. Nothing has changed.",
        "FilterBarView: Two options have the id 7; each id is allowed once. Nothing has changed.",
        "FilterBarView: No option of Scope has the id x; allowed are the ids of its options."
          + " Nothing has changed.",
        "FilterBarView: There are 2 choices; allowed are at most 1.",
        "FilterBarView: A count is -1; allowed is 0 or more, or nil. Nothing has changed.",
        "FilterBarView: A count is -2; allowed is 0 or more, or nil. Nothing has changed.",
        "FilterBarView: There are 3 counts; allowed are at most 2.",
        "FilterBarView: The index 9 is out of range; allowed is 0 to 2.",
      ])
    screen.bar.update(discussion[0])
    #expect(said.count == 10)
  }

  @Test("Choices by index and by id, read and written")
  func choices() {
    let screen = BarScreen()
    #expect(screen.bar.filters.map(\.chosenIndex) == [0, nil, 1])
    screen.bar.filters[1].chosenIndex = 2
    screen.bar.choose([2], inFilterWithID: 2)
    screen.window.stubTurn()
    #expect((0..<3).map { screen.heading($0)?.accessibilityLabel } == ["All", "UI", "Hottest"])
    #expect(screen.bar.chosenIDs(inFilterWithID: 2) == [2] && screen.news() == [])
    screen.bar.filters[1].chosenIndex = 99
    #expect(screen.bar.filters[1].chosenIndex == nil)
    #expect(screen.bar.chosenIDs(inFilterWithID: "none") == [])
    var titled = screen.bar.filters[0]
    titled.title = "Scope (1)"
    screen.bar.update(titled)
    screen.window.stubTurn()
    #expect(screen.heading(0)?.accessibilityLabel == "Scope (1)")
    #expect(screen.valueChanges == 0)
  }
}
