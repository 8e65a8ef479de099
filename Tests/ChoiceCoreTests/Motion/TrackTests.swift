import ChoiceCore
import ChoiceScene
import Testing

@Suite("Track")
struct TrackTests {
  static let easing = Motion.timed(.easeInOut, duration: 0.3)
  static let spring = Motion.spring(SpringCurve(stiffness: 400, damping: 28)!)

  @Test("A value at rest stays where it is at every instant")
  func rest() {
    let track = Track(5)
    for time in [-.infinity, -1, 0, 1e9, .infinity, Double.nan] {
      #expect(track.value(at: Instant(time)) == 5)
      #expect(track.velocity(at: Instant(time)) == 0)
      #expect(!track.isMoving(at: Instant(time)))
    }
  }

  @Test("From rest, a timed motion is the plain curve")
  func plain() {
    for curve in [TimingCurve.linear, .easeIn, .easeOut, .easeInOut, .default] {
      var track = Track(10)
      track.retarget(to: 110, with: .timed(curve, duration: 0.5), at: Instant(2))
      for step in 0..<100 {
        let progress = Double(step) / 100
        let value = track.value(at: Instant(2 + progress / 2))
        #expect((value - (10 + 100 * curve.value(at: progress))).magnitude < 1e-9)
      }
    }
  }

  @Test("Before it starts a motion has its first value, from its end on exactly its target")
  func ends() {
    for motion in [Self.easing, Self.spring, .timed(.linear, duration: 0.1)] {
      var track = Track(0.1)
      track.retarget(to: 0.7, with: motion, at: Instant(3))
      #expect(track.value(at: Instant(-1)) == 0.1)
      #expect(track.value(at: Instant(.nan)) == 0.1)
      #expect(track.value(at: Instant(3)) == 0.1)
      let end = track.end
      #expect(track.isMoving(at: Instant(end.seconds.nextDown)))
      #expect(!track.isMoving(at: end))
      #expect(track.value(at: end) == 0.7)
      #expect(track.velocity(at: end) == 0)
      #expect(track.value(at: Instant(.infinity)) == 0.7)
      #expect((track.value(at: Instant(end.seconds.nextDown)) - 0.7).magnitude <= 0.001)
    }
  }

  @Test("A spring is cut short only within the precision")
  func precision() {
    var coarse = Track(0, precision: 0.5)
    var fine = Track(0, precision: 0.001)
    coarse.retarget(to: 264, with: Self.spring, at: .zero)
    fine.retarget(to: 264, with: Self.spring, at: .zero)
    #expect(coarse.end < fine.end)
    for track in [coarse, fine] {
      let jump = track.value(at: Instant(track.end.seconds.nextDown)) - 264
      #expect(jump.magnitude <= track.precision)
    }
    var endless = Track(0)
    endless.retarget(
      to: 1, with: .spring(SpringCurve(stiffness: 10, damping: 0)!), at: .zero)
    #expect(endless.end == Instant(.infinity))
    #expect(endless.value(at: Instant(1e300)).isFinite)
  }

  @Test(
    "An interruption jumps neither in value nor in velocity",
    arguments: [easing, spring, .timed(.easeIn, duration: 0.4)])
  func smooth(_ next: Motion) {
    for first in [Self.easing, Self.spring, .timed(.default, duration: 0.25)] {
      for step in 1...9 {
        var track = Track(-20)
        track.retarget(to: 80, with: first, at: .zero)
        let time = Instant(0.02 * Double(step))
        let (value, velocity) = (track.value(at: time), track.velocity(at: time))
        track.retarget(to: -150, with: next, at: time)
        #expect(track.value(at: time) == value)
        #expect((track.velocity(at: time) - velocity).magnitude < 1e-9 * 1000)
        let h = 1e-6
        let after = (track.value(at: time + h) - value) / h
        #expect((after - velocity).magnitude < 0.5)
      }
    }
  }

  @Test("The velocity is the slope of the value")
  func slope() {
    for motion in [Self.easing, Self.spring, .timed(.default, duration: 0.25)] {
      var track = Track(0)
      track.retarget(to: 1, with: Self.spring, at: .zero)
      track.retarget(to: -3, with: motion, at: Instant(0.05))
      for step in 1..<20 {
        let time = Instant(0.05 + 0.01 * Double(step))
        let h = 1e-6
        let slope = (track.value(at: time + h) - track.value(at: time + -h)) / (2 * h)
        #expect((slope - track.velocity(at: time)).magnitude < 1e-5)
      }
    }
  }

  @Test("Sent again to the target it is moving to, a value keeps moving as it does")
  func sameTarget() {
    for motion in [Self.easing, Self.spring] {
      var track = Track(0)
      track.retarget(to: 1, with: motion, at: .zero, push: 2)
      let before = track
      track.retarget(to: 1, with: motion, at: Instant(0.1), push: 2)
      #expect(track == before)
      track.retarget(to: .nan, with: motion, at: Instant(0.1))
      #expect(track == before)
    }
  }

  @Test("Sent to where it rests, a value stays at rest")
  func nowhere() {
    var track = Track(4)
    track.retarget(to: 4, with: Self.easing, at: .zero)
    #expect(track == Track(4))
    track.retarget(to: 4, with: Self.easing, at: .zero, push: 10)
    #expect(track.isMoving(at: .zero))
    #expect(track.value(at: Instant(0.1)) > 4)
    #expect(track.value(at: Instant(0.3)) == 4)
  }

  @Test(
    "No motion, and a duration that makes no sense, jump",
    arguments: [0, -1, .nan, .infinity, 1e-9] as [Double])
  func jumps(_ duration: Double) {
    for motion in [Motion.none, .timed(.easeInOut, duration: duration)] {
      var track = Track(0)
      track.retarget(to: 1, with: Self.spring, at: .zero)
      track.retarget(to: 9, with: motion, at: Instant(0.1))
      #expect(track == Track(9))
    }
    var track = Track(0)
    track.retarget(to: 1, with: Self.spring, at: .zero)
    track.jump(to: 3)
    #expect(track == Track(3))
  }

  @Test("An instant before the start, or that is no number, counts as the start")
  func odd() {
    var track = Track(0)
    track.retarget(to: 1, with: Self.easing, at: Instant(5))
    for time in [4, -Double.infinity, .nan] {
      var again = track
      again.retarget(to: 7, with: Self.easing, at: Instant(time))
      #expect(again.start == Instant(5))
      #expect(again.value(at: Instant(5)) == 0)
    }
  }

  @Test(
    "The value is linear in start, velocity and target",
    arguments: [easing, spring, .timed(.default, duration: 0.25)])
  func linear(_ motion: Motion) {
    func track(_ from: Double, _ push: Double, _ to: Double) -> Track {
      var track = Track(from, precision: 1e-9)
      track.retarget(to: to, with: motion, at: .zero, push: push)
      return track
    }
    let one = track(3, -40, 90)
    let two = track(-7, 11, 20)
    let sum = track(3 + 2 * -7, -40 + 2 * 11, 90 + 2 * 20)
    for step in 0...40 {
      let time = Instant(Double(step) / 100)
      let mixed = one.value(at: time) + 2 * two.value(at: time)
      #expect((mixed - sum.value(at: time)).magnitude < 1e-7)
    }
  }

  @Test("Values sent together keep their sum, however often they are interrupted")
  func sum() {
    var generator = SplitMix(seed: 7)
    for motion in [Self.easing, Self.spring, .timed(.default, duration: 0.2)] {
      var tracks = [Track(100), Track(0), Track(0), Track(20)]
      var time = Instant(1)
      for _ in 0..<300 {
        var targets = [0.0, 0, 0, 20]
        targets[Int(generator.next() % 3)] = 100
        Track.retarget(&tracks, to: targets, with: motion, at: time)
        #expect(Set(tracks.map { $0.end.seconds }).count == 1)
        for step in 0..<8 {
          let moment = time + 0.1 * Double(step)
          let sum = tracks.reduce(0) { $0 + $1.value(at: moment) }
          #expect((sum - 120).magnitude < 1e-10)
        }
        time = time + generator.unit() * 0.5
      }
    }
  }

  @Test("Sent together where they are already going, values keep moving as they do")
  func groupSameTargets() {
    var tracks = [Track(0), Track(1), Track(5)]
    Track.retarget(&tracks, to: [1, 0], with: Self.spring, at: .zero)
    #expect(tracks[2] == Track(5))
    let before = tracks
    Track.retarget(&tracks, to: [1, 0], with: Self.spring, at: Instant(0.1))
    #expect(tracks == before)
    Track.retarget(&tracks, to: [1, 0, .nan], with: Self.spring, at: Instant(10))
    #expect(tracks == before)
  }

  @Test("Ten thousand random changes leave everything finite and end at the target")
  func random() {
    var generator = SplitMix(seed: 1)
    let curves =
      [TimingCurve.linear, .easeIn, .easeOut, .easeInOut, .default]
      + [TimingCurve(0, 1, 1, 0)!, TimingCurve(1, 0, 0, 1)!, TimingCurve(0, -3, 1, 4)!]
    var track = Track(0)
    var time = Instant(0)
    for _ in 0..<10_000 {
      let motion: Motion
      switch generator.next() % 8 {
      case 0: motion = .none
      case 1, 2, 3:
        motion = .spring(
          SpringCurve(
            response: 0.05 + generator.unit() * 2, dampingRatio: 0.05 + generator.unit() * 3)!)
      default:
        motion = .timed(
          curves[Int(generator.next() % 8)], duration: generator.unit() * 2 - 0.1)
      }
      let odd: [Double] = [.nan, .infinity, -.infinity, 1e300]
      let wild = generator.next() % 50 == 0
      let target = wild ? odd[Int(generator.next() % 4)] : generator.unit() * 1000 - 500
      track.retarget(to: target, with: motion, at: time, push: generator.unit() * 100 - 50)
      #expect(track.target.isFinite)
      #expect(track.end.seconds < .infinity)
      #expect(track.value(at: track.end) == track.target)
      time = time + generator.unit() * 0.3
      #expect(track.value(at: time).isFinite)
      #expect(track.velocity(at: time).isFinite)
    }
  }
}

/// A small, fixed source of random numbers (G. Steele and others, 2014).
struct SplitMix {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  /// From 0 up to, not including, 1.
  mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }
}
