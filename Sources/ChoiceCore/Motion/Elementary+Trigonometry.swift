extension Elementary {
  /// The sine of `x` radians: within one unit in the last place of the exact value for
  /// |x| ≤ 10 000.
  ///
  /// Beyond, the absolute error grows like |x| · 2⁻⁵² from 1 600 000 on, and from 2⁴⁵ on, where
  /// neighbouring numbers are a hundredth of a turn apart, the answer is that for zero. Infinity
  /// and not-a-number give not-a-number.
  public static func sin(_ x: Double) -> Double {
    x.magnitude < 0x1p-26 ? x : turned(x, by: 0)
  }

  /// The cosine of `x` radians, with the accuracy and the limits of `sin`.
  public static func cos(_ x: Double) -> Double {
    turned(x, by: 1)
  }

  /// sin(x + quarters · π/2).
  private static func turned(_ x: Double, by quarters: UInt64) -> Double {
    guard x.isFinite else { return .nan }
    let angle = withinReach(x)
    let shifted = angle * twoOverPi + integerShift
    let k = shifted - integerShift
    // Both products are exact, and so is the first difference; the second leaves a remainder.
    let a = angle - k * halfPiHigh
    let b = k * halfPiMiddle
    let difference = a - b
    let bRounded = a - difference
    let aRounded = difference + bRounded
    let remainder = (a - aRounded) + (bRounded - b)
    let rest = k * halfPiLow - remainder
    let r = difference - rest
    let tail = (difference - r) - rest
    let quadrant = (shifted.bitPattern &+ quarters) & 3
    let value = quadrant & 1 == 0 ? sine(r, tail) : cosine(r, tail)
    return quadrant & 2 == 0 ? value : -value
  }

  /// An angle whose number of quarter turns has at most 20 bits, as exact products need.
  private static func withinReach(_ x: Double) -> Double {
    guard x.magnitude > 1_600_000 else { return x }
    guard x.magnitude < 0x1p45 else { return 0 }
    return x - nearest(x / 0x1.921fb54442d18p+2) * 0x1.921fb54442d18p+2
  }

  /// sin(r + tail) for |r| ≤ π/4: the Taylor series up to r¹⁷ / 17!.
  private static func sine(_ r: Double, _ tail: Double) -> Double {
    let z = r * r
    var sum = 1.0
    var n = 16.0
    while n > 2 {
      sum = 1 - sum * z / (n * (n + 1))
      n -= 2
    }
    return r + (tail * (1 - z / 2) - sum * z * r / 6)
  }

  /// cos(r + tail) for |r| ≤ π/4: the Taylor series up to r¹⁸ / 18!.
  private static func cosine(_ r: Double, _ tail: Double) -> Double {
    let z = r * r
    var sum = 1.0
    var n = 17.0
    while n > 3 {
      sum = 1 - sum * z / (n * (n + 1))
      n -= 2
    }
    // 1 − z/2 is rounded, and what the rounding took is put back.
    let half = z / 2
    let head = 1 - half
    return head + (((1 - head) - half) + (sum * z * z / 24 - r * tail))
  }

  private static let twoOverPi = 0x1.45f306dc9c883p-1
  /// π/2 in three parts: 33 bits, 33 bits, and the rest.
  private static let halfPiHigh = 0x1.921fb544p+0
  private static let halfPiMiddle = 0x1.0b4611a6p-34
  private static let halfPiLow = 0x1.3198a2e037073p-69
}
