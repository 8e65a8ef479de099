import ChoiceScene
import Testing

@testable import ChoiceCore

@Suite("FilterBar: how it moves")
struct FilterMotionTests {
  @Test("Opening: the backdrop is there at once, the panel comes down in 0.3 s, easing in and out")
  func opening() throws {
    let bar = try Bar()
    bar.tapHeading(1)
    #expect(bar.scene.darkness == 1 && bar.drop == 0)
    #expect(bar.scene.motionEnds == Instant(bar.now + 0.3))
    for share in [0.1, 0.25, 0.5, 0.9] {
      let scene = bar.scene(after: 0.3 * share)
      #expect(near(scene.drop, 176 * TimingCurve.easeInOut.value(at: share)))
    }
    #expect(bar.scene(after: 0.3).drop == 176)
    let color = try #require(bar.scene.node(FilterBarPart.backdrop.node)?.fill)
    #expect(color == .color(RGBA(0x000000, alpha: 0.4)))
  }

  @Test("Switching: up evenly in 0.2 s, other rows, down in 0.3 s; the backdrop stays")
  func switching() throws {
    let bar = try Bar()
    bar.tapHeading(0)
    bar.settle()
    bar.tapHeading(1)
    #expect(near(bar.scene(after: 0.05).drop, 88 * 0.75))
    #expect(bar.scene(after: 0.199).rows == [0, 1])
    #expect(bar.scene(after: 0.2).drop == 0)
    #expect(bar.scene(after: 0.2).rows == [0, 1, 2, 3])
    #expect(near(bar.scene(after: 0.35).drop, 88))
    #expect(bar.scene(after: 0.5).drop == 176)
    #expect(bar.scene.motionEnds == Instant(bar.now + 0.2 + 0.3))
    for time in stride(from: 0, to: 0.5, by: 0.05) {
      #expect(bar.scene(after: time).darkness == 1)
    }
  }

  @Test("Closing: up evenly in 0.3 s, then the heading goes back, then the backdrop fades in 0.2 s")
  func closing() throws {
    let bar = try Bar()
    bar.tapHeading(1)
    bar.settle()
    bar.tapHeading(1)
    #expect(near(bar.scene(after: 0.15).drop, 88))
    #expect(bar.scene(after: 0.299).darkness == 1)
    #expect(bar.scene.effectDue == Instant(bar.now + 0.3))
    #expect(bar.scene(after: 0.299).node(.title, 1)?.content == bar.scene.node(.title, 1)?.content)
    #expect(bar.scene(after: 0.45).node(.title, 1)?.content != bar.scene.node(.title, 1)?.content)
    #expect(near(bar.scene(after: 0.4).darkness, 0.5))
    #expect(bar.scene(after: 0.5).darkness == 0)
    #expect(bar.wait(0.29) == [])
    #expect(bar.wait(0.02) == [.closed(ItemID(1))])
  }

  @Test("The arrow turns with its heading, and back when the panel is up")
  func arrow() throws {
    let bar = try Bar()
    let rotation = { (scene: ControlScene) in scene.node(.icon, 0)?.transform?.rotation ?? 0 }
    bar.tapHeading(0)
    #expect(rotation(bar.scene) == 0)
    #expect(near(rotation(bar.scene(after: 0.15)), Double.pi / 2))
    bar.settle()
    #expect(near(rotation(bar.scene), Double.pi))
    bar.tapHeading(0)
    #expect(near(rotation(bar.scene(after: 0.29)), Double.pi))
    #expect(near(rotation(bar.scene(after: 0.45)), Double.pi / 2))
    bar.settle()
    #expect(rotation(bar.scene) == 0)
  }

  @Test("However late a tick comes, everything has happened at its own time")
  func lateTick() throws {
    let punctual = try Bar()
    let late = try Bar()
    for bar in [punctual, late] {
      bar.tapHeading(0)
      bar.settle()
      bar.tapHeading(1)
    }
    punctual.wait(0.2)
    punctual.wait(0.1)
    late.wait(0.3)
    #expect(late.scene == punctual.scene)
    for bar in [punctual, late] { bar.tapHeading(1) }
    punctual.wait(0.3)
    punctual.wait(0.05)
    late.wait(0.35)
    #expect(late.scene == punctual.scene && late.told == punctual.told)
  }

  @Test("A layout that comes late loses nothing that fell due")
  func lateLayout() throws {
    var model = try FilterBarModel(filters: discussion, style: .classic)
    let measure = { (run: TextRun) in TextMetrics(width: run.style.size) }
    let proposal = Proposal(
      frame: SceneRect(x: 0, y: 0, width: 375, height: 44),
      container: SceneSize(width: 375, height: 667))
    model.layOut(in: proposal, at: .zero, measure: measure)
    _ = try model.apply(.open(ItemID(0)), at: .zero)
    _ = try model.apply(.close(), at: Instant(1))
    model.layOut(in: proposal, at: Instant(2), measure: measure)
    #expect(model.scene(at: Instant(2)).effectDue == Instant(2))
    #expect(model.send(.tick, at: Instant(2)) == [.closed(ItemID(0))])
    #expect(model.send(.tick, at: Instant(3)) == [])
    #expect(model.scene(at: Instant(3)).effectDue == nil)
  }

  @Test("A motion that is taken back goes on from its place and speed")
  func takenBack() throws {
    let bar = try Bar()
    bar.tapHeading(1)
    bar.wait(0.15)
    let before = (bar.scene(after: 0).drop, bar.scene(after: 0.0001).drop)
    bar.tapHeading(1)
    let after = (bar.scene(after: 0).drop, bar.scene(after: 0.0001).drop)
    #expect(near(before.0, after.0))
    #expect(after.1 > after.0, "it still goes down for a moment")
    // A curve's own speed is added to what is carried over: here that of the even way up.
    let speed = (before.1 - before.0 - (after.1 - after.0)) / 0.0001
    #expect(near(speed, after.0 / 0.3, 20))
  }

  @Test("With reduced motion nothing slides: the panel fades in and out, in place")
  func reduceMotion() throws {
    let bar = try Bar { $0.reduceMotion = true }
    bar.tapHeading(1)
    for time in [0.0, 0.1, 0.2, 0.3] { #expect(bar.scene(after: time).drop == 176) }
    let opacity = { (time: Double) in
      bar.scene(after: time).node(FilterBarPart.region.node)?.opacity
    }
    #expect(opacity(0) == 0 && near(opacity(0.15), 0.5) && opacity(0.3) == 1)
    bar.settle()
    bar.tapHeading(2)
    #expect(near(opacity(0.1), 0.5) && bar.scene(after: 0.1).rows.count == 4)
    #expect(opacity(0.2) == 0 && bar.scene(after: 0.2).rows.count == 3)
    bar.settle()
    #expect(bar.scene.node(.icon, 2)?.transform?.rotation == Double.pi)
  }

  @Test("Every figure is a value of the style")
  func figures() throws {
    var style = FilterBarStyle.classic
    style.motions = PanelMotions(
      opening: .timed(.linear, duration: 1), switching: .timed(.linear, duration: 2),
      closing: .timed(.linear, duration: 4), fading: .timed(.linear, duration: 8))
    let bar = try Bar(style: style)
    bar.tapHeading(1)
    #expect(near(bar.scene(after: 0.5).drop, 88))
    bar.settle()
    bar.tapHeading(0)
    #expect(near(bar.scene(after: 1).drop, 88) && near(bar.scene(after: 2.5).drop, 44))
    bar.settle()
    bar.tapHeading(0)
    #expect(near(bar.scene(after: 2).drop, 44))
    #expect(near(bar.scene(after: 8).darkness, 0.5))
    #expect(bar.scene.motionEnds == Instant(bar.now + 12))
  }

  @Test("Motions that make no sense are none, and everything still happens")
  func oddMotions() throws {
    var style = FilterBarStyle.classic
    style.motions = PanelMotions(
      opening: .timed(.linear, duration: .nan), switching: .none, closing: .none,
      fading: .timed(.linear, duration: -1))
    let bar = try Bar(style: style)
    #expect(bar.tapHeading(0) == [.opened(ItemID(0))])
    #expect(bar.drop == 88)
    #expect(bar.tapHeading(1) == [.closed(ItemID(0)), .opened(ItemID(1))])
    #expect(bar.drop == 176 && bar.rows.count == 4)
    #expect(bar.tapHeading(1) == [.closed(ItemID(1))])
    #expect(bar.scene.nodes.allSatisfy { !$0.isOverlay })
  }

  @Test("Whatever is done and whenever, panel and backdrop never jump", arguments: 0..<8)
  func continuous(seed: Int) throws {
    var dice = Dice(UInt64(seed))
    let bar = try Bar()
    let step = 0.008
    for _ in 0..<25 {
      switch dice.roll(7) {
      case 0...3: bar.tapHeading(dice.roll(3))
      case 4: bar.tapBackdrop()
      case 5: if let row = bar.rows.last { bar.tapOption(row) }
      default: bar.key(.escape)
      }
      var drop = bar.drop
      var darkness = bar.scene.darkness
      for _ in 0..<dice.roll(24) {
        bar.wait(step)
        // The fastest curve goes 5.7 heights a second, and what is carried over adds to it.
        #expect((bar.drop - drop).magnitude <= 176 * 12 * step)
        #expect((bar.scene.darkness - darkness).magnitude <= 20 * step)
        (drop, darkness) = (bar.drop, bar.scene.darkness)
      }
    }
    if bar.open != nil { bar.send(.dismiss) }
    bar.settle()
    #expect(bar.believedOpen == nil && bar.drop == 0 && bar.scene.darkness == 0)
  }
}
