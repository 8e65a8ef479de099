import ChoiceScene
import Testing

@testable import ChoiceCore

@Suite("PopoverMenu: how it moves")
struct PopoverMotionTests {
  /// UIKit's spring of 0.25 s, damping ratio 0.7 and initial velocity 2, among the reference numbers.
  private func spring() throws -> OracleFile.Case {
    let file = try OracleFile.read("springs-matched-duration.json")
    return try #require(file.cases.first { $0.id == "matched-00" })
  }

  private func popover(_ menu: Menu, after seconds: Double) -> Node? {
    menu.scene(after: seconds).node(PopoverMenuPart.popover.node)
  }

  @Test("The classic spring has the stated figures")
  func figures() throws {
    guard case .spring(let spring) = PopoverMenuStyle.classic.motions.opening else {
      return #expect(Bool(false), "no spring")
    }
    #expect(near(spring.stiffness, 1514.995, 0.001) && near(spring.damping, 54.492, 0.001))
    #expect(near(spring.dampingRatio, 0.7) && spring.mass == 1)
  }

  @Test("Opening: the y-scale follows the reference spring about the middle of the upper edge")
  func opening() throws {
    let menu = try Menu()
    menu.tapButton()
    #expect(menu.scene.grown == 0)
    #expect(menu.scene.node(PopoverMenuPart.backdrop.node)?.opacity == 1, "there at once")
    var compared = 0
    for sample in try #require(try spring().samples) where sample.t < 0.25 {
      #expect(near(menu.scene(after: sample.t).grown, sample.value, 1e-9))
      compared += 1
    }
    #expect(compared > 10)
    #expect(near(menu.scene(after: 0.1117).grown, 1.0461, 0.0001), "it swings beyond")
    #expect(popover(menu, after: 0.1)?.transform?.anchor == ScenePoint(x: 0.5, y: 0))
    #expect(popover(menu, after: 0.1)?.transform?.scaleX == 1)
    #expect(menu.scene(after: 0.25).grown == 1 && menu.scene.motionEnds == Instant(menu.now + 0.25))
  }

  @Test("Closing: the same spring downwards, never below 0, and 0 for good once it is there")
  func closing() throws {
    let menu = try Menu.opened()
    menu.tapBackdrop()
    for sample in try #require(try spring().samples) where sample.t < 0.08 {
      #expect(near(menu.scene(after: sample.t).grown, 1 - sample.value, 1e-9))
    }
    #expect(menu.scene(after: 0.082).grown > 0)
    for time in stride(from: 0.084, to: 0.25, by: 0.001) {
      #expect(menu.scene(after: time).grown == 0)
      #expect(menu.scene(after: time).node(PopoverMenuPart.backdrop.node)?.opacity == 1)
    }
    #expect(menu.scene.effectDue == Instant(menu.now + 0.25))
    #expect(menu.scene(after: 0.25).nodes.allSatisfy { !$0.isOverlay }, "the backdrop goes then")
    #expect(menu.wait(0.249) == [] && menu.wait(0.002) == [.closed])
  }

  @Test(
    "Taken back, it goes on from its place and at its speed", arguments: [0.02, 0.05, 0.1, 0.16])
  func takenBack(after seconds: Double) throws {
    let step = 1e-6
    for first in [PopoverMenuChange.open(), .close()] {
      let menu = first == .open() ? try Menu() : try Menu.opened()
      try menu.apply(first)
      menu.wait(seconds)
      let before = (menu.scene(after: 0).grown, menu.scene(after: step).grown)
      try menu.apply(first == .open() ? .close() : .open())
      let after = (menu.scene(after: 0).grown, menu.scene(after: step).grown)
      #expect(near(before.0, after.0, 1e-9))
      let speeds = ((before.1 - before.0) / step, (after.1 - after.0) / step)
      #expect(near(speeds.0, speeds.1, 0.02), "\(speeds)")
      menu.settle()
      #expect(menu.scene.grown == (menu.isOpen ? 1 : 0))
    }
  }

  @Test("The button's arrow turns at once, both ways, whatever closes")
  func arrow() throws {
    let turn = { (scene: ControlScene) in
      scene.node(PopoverMenuPart.icon.node)?.transform?.rotation ?? 0
    }
    for close in 0..<4 {
      let menu = try Menu()
      menu.tapButton()
      #expect(turn(menu.scene) == 0 && near(turn(menu.scene(after: 0.125)), Double.pi / 2))
      menu.settle()
      #expect(near(turn(menu.scene), Double.pi))
      switch close {
      case 0: menu.tapBackdrop()
      case 1: menu.key(.escape)
      case 2: menu.tapOption(2)
      default: try menu.apply(.close())
      }
      #expect(near(turn(menu.scene(after: 0.125)), Double.pi / 2))
      #expect(turn(menu.scene(after: 0.25)) == 0)
    }
    let mirrored = try Menu { $0.direction = .rightToLeft }
    mirrored.tapButton()
    #expect(near(turn(mirrored.scene(after: 0.125)), -Double.pi / 2))
  }

  @Test("With reduced motion it fades in place within 0.2 s, and the arrow is turned at once")
  func reduceMotion() throws {
    let menu = try Menu { $0.reduceMotion = true }
    menu.tapButton()
    let opacities = [0.0, 0.1, 0.2].map { popover(menu, after: $0)?.opacity }
    #expect(opacities[0] == 0 && near(opacities[1], 0.5) && opacities[2] == 1)
    for time in [0.0, 0.1, 0.2] { #expect(popover(menu, after: time)?.transform == nil) }
    #expect(menu.scene.node(PopoverMenuPart.icon.node)?.transform?.rotation == Double.pi)
    #expect(menu.scene.motionEnds == Instant(menu.now + 0.2))
    menu.settle()
    menu.tapBackdrop()
    #expect(near(popover(menu, after: 0.1)?.opacity, 0.5))
    #expect(menu.scene.effectDue == Instant(menu.now + 0.2))
  }

  @Test("However late a tick or a layout comes, what fell due is told once")
  func late() throws {
    let punctual = try Menu.opened()
    let late = try Menu.opened()
    for menu in [punctual, late] { try menu.apply(.close()) }
    punctual.wait(0.25)
    punctual.wait(0.75)
    late.wait(1)
    #expect(late.scene == punctual.scene && late.told == punctual.told)
    var model = late.model
    _ = try model.apply(.open(), at: Instant(10))
    _ = try model.apply(.close(), at: Instant(11))
    model.layOut(in: late.proposal, at: Instant(12)) { _ in TextMetrics(width: 30) }
    #expect(model.scene(at: Instant(12)).effectDue == Instant(12))
    #expect(model.send(.tick, at: Instant(12)) == [.closed])
    #expect(model.send(.tick, at: Instant(13)) == [])
  }

  @Test("Motions that make no sense are none, and everything still happens")
  func oddMotions() throws {
    var style = PopoverMenuStyle.classic
    style.motions = PopoverMotions(
      opening: .timed(.linear, duration: .nan), closing: .none, push: .infinity, longest: -1,
      turning: .none, fading: .none)
    let menu = try Menu(style: style)
    #expect(menu.tapButton() == [.opened] && menu.scene.grown == 1)
    #expect(menu.tapBackdrop() == [.closed])
    #expect(menu.scene.nodes.allSatisfy { !$0.isOverlay })
  }

  @Test("Whatever is done and whenever, it never jumps and never is below 0", arguments: 0..<8)
  func continuous(seed: Int) throws {
    var dice = Dice(UInt64(seed))
    let menu = try Menu(style: seed % 2 == 0 ? .classic : PopoverMenuStyle())
    let step = 0.004
    for _ in 0..<30 {
      if dice.roll(2) == 0 { try menu.apply(.open()) } else { menu.send(.dismiss) }
      var grown = menu.scene.grown
      for _ in 0..<dice.roll(40) {
        menu.wait(step)
        // The fastest spring goes 20 heights a second. It is cut at the end by less than 0.005.
        #expect((menu.scene.grown - grown).magnitude <= 20 * step + 0.005)
        #expect(menu.scene.grown >= 0)
        grown = menu.scene.grown
      }
    }
    menu.send(.dismiss)
    menu.settle()
    #expect(!menu.isBelievedOpen && menu.scene.grown == 0)
  }
}

@Suite("Track: when it arrives")
struct TrackArrivalTests {
  private static let motions: [Motion] = [
    .timed(.linear, duration: 0.3), .timed(.easeInOut, duration: 0.4),
    .timed(.easeOut, duration: 0.2),
    .spring(SpringCurve(stiffness: 1514.995, damping: 54.492)!),
    .spring(SpringCurve(duration: 0.4, bounce: 0.8)!),
    .spring(SpringCurve(duration: 0.4, bounce: 0)!),
    .spring(SpringCurve(duration: 0.4, bounce: -0.5)!),
  ]

  @Test(
    "Before it arrives it is on one side, and after it for a moment on the other", arguments: 0..<60
  )
  func firstCrossing(seed: Int) {
    var dice = Dice(UInt64(seed))
    for motion in Self.motions {
      var track = Track(dice.fraction() * 4 - 2)
      let target = dice.fraction()
      track.retarget(
        to: target, with: motion, at: .zero, push: dice.fraction() * 80 - 40)
      let arrival = track.arrival
      let side = track.value(at: .zero) < target ? -1.0 : 1.0
      for share in 1..<400 {
        let time = Instant(arrival.seconds * Double(share) / 400)
        #expect((track.value(at: time) - target) * side > -1e-9, "\(motion)")
      }
      if arrival < track.end {
        #expect(near(track.value(at: arrival), target, 1e-9))
        #expect((track.value(at: arrival + 1e-6) - target) * side < 0, "\(motion)")
      }
    }
  }

  @Test("The classic spring passes its end after 0.083 s; what is at rest is there already")
  func classic() {
    var track = Track(1)
    track.retarget(to: 0, with: PopoverMenuStyle.classic.motions.closing, at: .zero, push: -2)
    #expect(near(track.arrival.seconds, 0.083, 0.0005))
    #expect(Track(1).arrival.seconds == -.infinity)
  }
}
