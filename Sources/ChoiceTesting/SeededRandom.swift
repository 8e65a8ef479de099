/// Random numbers that are the same each time for the same seed, on every platform.
///
/// SplitMix64: Steele, Lea, Flood, "Fast splittable pseudorandom number generators", 2014.
public struct SeededRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// The numbers that belong to a seed.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next number; every 64-bit number is equally likely.
  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A whole number of the range. All but exactly equally likely.
  public mutating func int(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.upperBound - range.lowerBound + 1))
  }

  /// A number of the range.
  public mutating func double(_ range: ClosedRange<Double>) -> Double {
    let unit = Double(next() >> 11) / 9_007_199_254_740_992
    return range.lowerBound + (range.upperBound - range.lowerBound) * unit
  }

  /// True once in so many times, on average.
  public mutating func oneIn(_ count: Int) -> Bool {
    int(1...count) == 1
  }

  /// One of the values, of which there must be at least one.
  public mutating func pick<Value>(_ values: [Value]) -> Value {
    values[int(0...values.count - 1)]
  }
}

extension SeededRandom {
  /// The time of a step after `time`, which moves on: mostly at once or up to `step` seconds later,
  /// now and then much later, and seldom earlier or at what isn't a number.
  mutating func time(after time: inout Double, step: Double) -> Double {
    switch int(0...40) {
    case 0: return time - double(0...3)
    case 1: return pick([.nan, .infinity, -.infinity])
    case 2...8: break
    case 9...12: time += double(0.2...2)
    default: time += double(0...step)
    }
    return time
  }
}
