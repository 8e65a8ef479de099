import ChoiceCore
import ChoiceScene
import Testing

@Suite("Curves and springs")
struct CurveTests {
  @Test("A curve brings its control points into range and refuses what is not finite")
  func controlPoints() throws {
    let curve = try #require(TimingCurve(-1, 5000, 2, -5000))
    #expect((curve.x1, curve.y1) == (0, 1000))
    #expect((curve.x2, curve.y2) == (1, -1000))
    for odd in [Double.nan, .infinity, -.infinity] {
      #expect(TimingCurve(odd, 0, 1, 1) == nil)
      #expect(TimingCurve(0, odd, 1, 1) == nil)
      #expect(TimingCurve(0, 0, odd, 1) == nil)
      #expect(TimingCurve(0, 0, 1, odd) == nil)
    }
  }

  @Test("Beyond its ends a curve stands still")
  func outside() {
    for curve in [TimingCurve.linear, .easeIn, .easeOut, .easeInOut, .default] {
      for progress in [-0.0, 0, -1, -.infinity, .nan] { #expect(curve.value(at: progress) == 0) }
      for progress in [1, 2, Double.infinity] { #expect(curve.value(at: progress) == 1) }
      for progress in [-1, 2, Double.nan] { #expect(curve.velocity(at: progress) == 0) }
    }
  }

  @Test("A spring refuses constants that make no sense")
  func refusals() {
    for odd in [0, -1, Double.nan, .infinity, 1e-300, 1e300] {
      #expect(SpringCurve(mass: odd, stiffness: 100, damping: 10) == nil)
      #expect(SpringCurve(stiffness: odd, damping: 10) == nil)
      #expect(SpringCurve(response: odd, dampingRatio: 1) == nil)
    }
    #expect(SpringCurve(stiffness: 100, damping: -1) == nil)
    #expect(SpringCurve(stiffness: 100, damping: .nan) == nil)
    #expect(SpringCurve(stiffness: 100, damping: .infinity) == nil)
    for bounce in [-1, 1.1, -2, Double.nan] {
      #expect(SpringCurve(duration: 0.5, bounce: bounce) == nil)
    }
    for (ratio, epsilon) in [
      (0, 0.001), (-1, 0.001), (.nan, 0.001), (0.7, 0), (0.7, 1), (1e-6, 0.001),
    ] {
      #expect(
        SpringCurve(matchingDuration: 0.3, dampingRatio: ratio, epsilon: epsilon) == nil)
    }
    #expect(SpringCurve(matchingDuration: .nan, dampingRatio: 1) == nil)
    #expect(SpringCurve(matchingDuration: 1, dampingRatio: 1, initialVelocity: .nan) == nil)
  }

  @Test("SwiftUI's documented example converts both ways")
  func documentedExample() throws {
    let spring = try #require(SpringCurve(duration: 0.5, bounce: 0.3))
    #expect((spring.stiffness - 157.9).magnitude < 0.05)
    #expect((spring.damping - 17.6).magnitude < 0.05)
    #expect((spring.dampingRatio - 0.7).magnitude < 1e-12)
  }

  @Test("A matched spring clamps duration, damping ratio and a velocity that is too fast")
  func matched() throws {
    func spring(_ duration: Double, _ ratio: Double, _ velocity: Double = 0) throws -> SpringCurve {
      try #require(
        SpringCurve(
          matchingDuration: duration, dampingRatio: ratio, initialVelocity: velocity))
    }
    #expect(try spring(0, 0.7) == spring(0.01, 0.7))
    #expect(try spring(99, 0.7) == spring(10, 0.7))
    #expect(try spring(0.3, 3) == spring(0.3, 1))
    for ratio in [0.05, 0.3, 0.7, 0.99, 1] {
      let limit = try spring(0.3, ratio, 1e6)
      #expect(try spring(0.3, ratio, 1e9) == limit)
      #expect(limit.naturalFrequency > 1 && limit.naturalFrequency < 1e4)
    }
  }

  @Test("A spring's state is what it was given until time passes, and total after")
  func totality() throws {
    for (stiffness, damping) in [(100, 0), (100, 1), (100, 20), (100, 500), (1e12, 1e6), (1e-6, 1)]
    {
      let spring = try #require(SpringCurve(stiffness: Double(stiffness), damping: Double(damping)))
      for time in [0, -1, .nan, -.infinity] as [Double] {
        #expect(spring.state(after: time, offset: 3, velocity: 4) == (3, 4))
      }
      for time in [1e-300, 1, 1e9, 1e300, .infinity] {
        let state = spring.state(after: time, offset: 3, velocity: 4)
        #expect(state.offset.isFinite && state.velocity.isFinite)
      }
    }
  }

  @Test("From its settling time on a spring stays within bounds, in place and in speed")
  func settling() throws {
    var generator = SplitMix(seed: 3)
    for _ in 0..<2000 {
      let spring = try #require(
        SpringCurve(
          response: 0.05 + generator.unit() * 2,
          dampingRatio: generator.next() % 4 == 0
            ? 1 + (generator.unit() - 0.5) * 1e-9 : 0.02 + generator.unit() * 3))
      let offset = generator.unit() * 800 - 400
      let velocity = generator.unit() * 8000 - 4000
      let end = spring.settlingTime(offset: offset, velocity: velocity, precision: 0.1)
      let last = spring.lastCrossing(offset: offset, velocity: velocity, precision: 0.1)
      #expect(last <= end)
      let swing = 2 * Double.pi / spring.naturalFrequency
      // The bound is not wasteful either, least of all near critical damping.
      if spring.dampingRatio < 1 { #expect(end < last + 2 * swing) }
      if (spring.dampingRatio - 1).magnitude < 1e-8 { #expect(end < 3 * swing) }
      for step in 0..<50 {
        let state = spring.state(
          after: end + swing * Double(step) / 20, offset: offset, velocity: velocity)
        #expect(state.offset.magnitude <= 0.1 * (1 + 1e-9))
        #expect(state.velocity.magnitude <= 0.1 * spring.naturalFrequency * (1 + 1e-9))
      }
    }
  }

  @Test("A spring that never settles, or a precision that makes no sense, takes forever")
  func endless() throws {
    let spring = try #require(SpringCurve(stiffness: 100, damping: 0))
    #expect(spring.settlingTime(offset: 1, velocity: 0, precision: 0.1) == .infinity)
    #expect(spring.settlingTime(offset: 0.01, velocity: 0, precision: 0.1) == 0)
    #expect(spring.lastCrossing(offset: 1, velocity: 0, precision: 0.1) == .infinity)
    let damped = try #require(SpringCurve(stiffness: 100, damping: 20))
    for precision in [0, -1, Double.nan] {
      #expect(damped.settlingTime(offset: 1, velocity: 0, precision: precision) == .infinity)
    }
    #expect(damped.settlingTime(offset: 0, velocity: 0, precision: 0.1) == 0)
  }
}
