import ChoiceCore
import ChoiceScene

// Compiled twice by elementary.sh, natively and as Embedded Swift for WebAssembly. Each answer
// follows from a function's number and an index alone, so that the two can be compared bit by bit.

/// How many functions `probe` knows; they are numbered from 0, in the order of elementary.mjs.
let functionCount: Int32 = 12

/// The bits of the answer of a function for the argument with an index.
func probe(_ function: Int32, _ index: Int32) -> UInt64 {
  let seed = UInt64(UInt32(bitPattern: function)) << 32 | UInt64(UInt32(bitPattern: index))
  var random = Random(state: seed)
  // Every sixteenth argument is an arbitrary bit pattern: huge, subnormal, infinite, no number.
  let odd = index & 15 == 0
  let wild = Double(bitPattern: random.next())
  let answer: Double
  switch function {
  case 0: answer = Elementary.exp(odd ? wild : random.between(-750, 710))
  case 1: answer = Elementary.sin(odd ? wild : random.between(-10_000, 10_000))
  case 2: answer = Elementary.cos(odd ? wild : random.between(-10_000, 10_000))
  case 3: answer = Elementary.log(odd ? wild : random.between(0, 1000))
  case 4: answer = Elementary.expm1(odd ? wild : random.between(-2, 2))
  case 5: answer = Elementary.log1p(odd ? wild : random.between(-1, 2))
  case 6: answer = Elementary.pow(random.between(0, 1), odd ? wild : 2.4)
  case 7: answer = Elementary.squareRoot(odd ? wild : random.between(0, 10_000))
  case 8: answer = Elementary.nearest(odd ? wild : random.between(-1000, 1000))
  case 9: answer = timed(&random)
  case 10: answer = sprung(&random)
  default: answer = matched(&random)
  }
  // The sign and payload of a not-a-number are the only bits that IEEE 754 leaves open.
  return answer.isNaN ? Double.nan.bitPattern : answer.bitPattern
}

/// A timed motion, interrupted by another.
private func timed(_ random: inout Random) -> Double {
  guard
    let curve = TimingCurve(
      random.between(0, 1), random.between(-1, 2), random.between(0, 1), random.between(-1, 2))
  else { return -1 }
  var track = Track(random.between(-300, 300))
  track.retarget(to: 50, with: .timed(curve, duration: 0.3), at: .zero)
  track.retarget(
    to: random.between(-300, 300), with: .timed(.default, duration: 0.25),
    at: Instant(random.between(0, 0.3)))
  let time = track.start + random.between(0, 0.3)
  return track.value(at: time) + track.velocity(at: time)
}

/// A spring, interrupted by another.
private func sprung(_ random: inout Random) -> Double {
  guard
    let first = SpringCurve(
      response: random.between(0.05, 2), dampingRatio: random.between(0.05, 3)),
    let second = SpringCurve(duration: random.between(0.05, 2), bounce: random.between(-0.9, 0.9))
  else { return -1 }
  var track = Track(random.between(-300, 300))
  track.retarget(to: 50, with: .spring(first), at: .zero)
  track.retarget(
    to: random.between(-300, 300), with: .spring(second), at: Instant(random.between(0, 0.5)))
  let time = track.start + random.between(0, 1)
  return track.value(at: time) + track.velocity(at: time) + track.end.seconds
}

/// A spring chosen for a duration, and a glide that it catches.
private func matched(_ random: inout Random) -> Double {
  guard
    let spring = SpringCurve(
      matchingDuration: random.between(0.1, 1), dampingRatio: random.between(0.2, 1.1),
      initialVelocity: random.between(-5, 5)),
    let glide = Deceleration(from: 0, velocity: random.between(-3000, 3000)),
    let bounce = BouncingDeceleration(glide, lower: -200, upper: 200, spring: spring)
  else { return -1 }
  return bounce.value(at: random.between(0, 1)) + bounce.settlingTime(precision: 0.1)
}

/// SplitMix64 (G. Steele and others, 2014).
private struct Random {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  mutating func between(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * (Double(next() >> 11) * 0x1p-53)
  }
}
