import ChoiceCore
import ChoiceScene
import Testing

@Suite("Additive motion and scrolling")
struct ScrollMotionTests {
  @Test("Additive motions end exactly at the last target, and only when all have ended")
  func additiveEnd() {
    var track = AdditiveTrack(0)
    #expect(!track.isMoving(at: .zero))
    track.retarget(to: 0.1, along: .easeInOut, duration: 1, at: .zero)
    track.retarget(to: 0.7, along: .easeInOut, duration: 0.2, at: Instant(0.3))
    #expect(track.end == Instant(1))
    #expect(track.isMoving(at: Instant(0.9)))
    #expect(track.value(at: Instant(0.9)) != 0.7)
    #expect(track.value(at: Instant(1)) == 0.7)
    #expect(track.velocity(at: Instant(1)) == 0)
    #expect(track.value(at: Instant(.infinity)) == 0.7)
    #expect(track.value(at: Instant(-5)) == track.value(at: Instant(0.3)))
    #expect(track.value(at: Instant(.nan)) == track.value(at: Instant(0.3)))
  }

  @Test("A change of target does not make an additive motion jump")
  func additiveContinuity() {
    var track = AdditiveTrack(0)
    track.retarget(to: 100, along: .easeInOut, duration: 0.3, at: .zero)
    let (value, velocity) = (track.value(at: Instant(0.1)), track.velocity(at: Instant(0.1)))
    track.retarget(to: 0, along: .easeInOut, duration: 0.3, at: Instant(0.1))
    #expect((track.value(at: Instant(0.1)) - value).magnitude < 1e-12)
    #expect((track.velocity(at: Instant(0.1)) - velocity).magnitude < 1e-9)
    let before = track
    track.retarget(to: 0, along: .easeInOut, duration: 0.3, at: Instant(0.15))
    track.retarget(to: .nan, along: .easeInOut, duration: 0.3, at: Instant(0.15))
    #expect(track == before)
  }

  @Test("Additive motions that have ended are forgotten")
  func additiveForgets() {
    var long = AdditiveTrack(0)
    long.retarget(to: 1, along: .linear, duration: 0.1, at: .zero)
    long.retarget(to: 2, along: .linear, duration: 0.1, at: Instant(1))
    var short = AdditiveTrack(1)
    short.retarget(to: 2, along: .linear, duration: 0.1, at: Instant(1))
    #expect(long == short)
    long.retarget(to: 5, along: .linear, duration: 0, at: Instant(1.05))
    #expect(long.value(at: Instant(1.2)) == 5)
  }

  @Test("A glide refuses what makes no sense and is total otherwise")
  func glide() throws {
    for rate in [0, 1, -1, 2, Double.nan] {
      #expect(Deceleration(from: 0, velocity: 1, rate: rate) == nil)
    }
    #expect(Deceleration(from: .nan, velocity: 1) == nil)
    #expect(Deceleration(from: 0, velocity: .infinity) == nil)
    let glide = try #require(Deceleration(from: 10, velocity: 1000))
    for time in [0, -1, Double.nan] {
      #expect(glide.value(at: time) == 10)
      #expect(glide.velocity(at: time) == 1000)
    }
    #expect((glide.value(at: .infinity) - glide.destination).magnitude < 1e-9)
    #expect(glide.time(toReach: 10) == 0)
    #expect(glide.time(toReach: 9) == nil)
    #expect(glide.time(toReach: glide.destination + 1) == nil)
    let there = try #require(glide.time(toReach: 300))
    #expect((glide.value(at: there) - 300).magnitude < 1e-9)
    #expect(glide.time(toWithin: 1e6) == 0)
    #expect(glide.time(toWithin: 0) == .infinity)
    let still = try #require(Deceleration(from: 10, velocity: 0))
    #expect(still.time(toReach: 11) == nil)
    #expect(still.time(toWithin: 0.5) == 0)
  }

  @Test("A bounce meets its bound without a jump, comes to rest there, and knows when")
  func bounce() throws {
    let spring = try #require(BouncingDeceleration.usualSpring)
    let glide = try #require(Deceleration(from: 100, velocity: -3000))
    let bounce = try #require(
      BouncingDeceleration(glide, lower: 0, upper: 500, spring: spring))
    let hit = bounce.hitTime
    #expect((bounce.value(at: hit) - bounce.value(at: hit.nextDown)).magnitude < 1e-9)
    #expect((bounce.velocity(at: hit) - bounce.velocity(at: hit.nextDown)).magnitude < 1e-9)
    #expect(bounce.destination == 0)
    let end = bounce.settlingTime(precision: 0.5)
    #expect(end > hit && end < 3)
    #expect(bounce.value(at: end).magnitude <= 0.5)
    #expect(BouncingDeceleration(glide, lower: 1, upper: 0, spring: spring) == nil)
    #expect(BouncingDeceleration(glide, lower: .nan, upper: 0, spring: spring) == nil)
    // Starting on the bound, towards the outside.
    let edge = try #require(Deceleration(from: 0, velocity: -100))
    let atOnce = try #require(
      BouncingDeceleration(edge, lower: 0, upper: 500, spring: spring))
    #expect(atOnce.hitTime == 0)
    #expect(atOnce.velocity(at: 0) == -100)
  }

  @Test("A rubber band refuses what makes no sense and is total otherwise")
  func rubberBand() throws {
    for odd in [0, -1, Double.nan, .infinity] {
      #expect(RubberBand(lower: 0, upper: 1, dimension: odd) == nil)
      #expect(RubberBand(lower: 0, upper: 1, dimension: 1, coefficient: odd) == nil)
    }
    #expect(RubberBand(lower: 1, upper: 0, dimension: 1) == nil)
    let band = try #require(RubberBand(lower: 0, upper: 100, dimension: 50))
    #expect(band.shown(0) == 0 && band.shown(70) == 70 && band.shown(100) == 100)
    #expect(band.shown(.infinity) == 150 && band.shown(-.infinity) == -50)
    #expect(band.shown(100 + 1e-12) > 100)
    #expect(band.shown(1e308) == 150)
    #expect(band.raw(150) == .infinity && band.raw(-60) == -.infinity)
    #expect(band.shown(.nan).isNaN)
  }
}
