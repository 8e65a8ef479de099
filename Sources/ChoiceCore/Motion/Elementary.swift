/// Elementary functions made of IEEE 754 `+ - * /` and bit operations alone, so that every platform
/// gives the same bits.
///
/// The C libraries of Linux and of browsers disagree in the last bit of about one result of `exp`
/// in ten; with those, the same script would not give the same frames everywhere. Every function
/// is total. Each costs tens of arithmetic operations and no table.
///
/// The method is the textbook one: reduce the argument by a constant split into two or three parts
/// (Cody and Waite, *Software Manual for the Elementary Functions*, 1980), then sum the Taylor
/// series, whose coefficients are visible as such, until the next term no longer matters.
public enum Elementary {
  /// e raised to `x`; within one unit in the last place of the exact value, subnormal results
  /// included.
  ///
  /// Above 709.79 the answer is infinite, below −745.14 zero; not-a-number stays so.
  public static func exp(_ x: Double) -> Double {
    guard x > -746 else { return x.isNaN ? x : 0 }
    guard x < 710 else { return x.isNaN ? x : .infinity }
    let shifted = x * inverseLn2 + integerShift
    let k = shifted - integerShift
    let high = x - k * ln2High
    let low = k * ln2Low
    let r = high - low
    let correction = (high - r) - low
    let power = 1 + (r + (correction + exponentialTail(r)))
    // In two steps, because 2 to the power k need not be representable when the result is.
    let exponent = Int64(bitPattern: shifted.bitPattern &- integerShift.bitPattern)
    let half = exponent >> 1
    return power * powerOfTwo(half) * powerOfTwo(exponent - half)
  }

  /// e raised to `x`, minus one, without the cancellation near zero; within four units in the last
  /// place. Outside [−745, 709] as for `exp`, minus one.
  public static func expm1(_ x: Double) -> Double {
    x.magnitude < 0.34 ? x + exponentialTail(x) : exp(x) - 1
  }

  /// The natural logarithm; within one unit in the last place of the exact value.
  ///
  /// Zero gives minus infinity, a negative number not-a-number; infinity and not-a-number stay so.
  public static func log(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x < .infinity else { return x }
    var mantissa = x.significand
    var exponent = Double(x.exponent)
    if mantissa > 1.4142135623730951 {
      mantissa /= 2
      exponent += 1
    }
    // log(1 + f) = 2·artanh(s) with s = f / (2 + f); f itself is split off, since it is exact.
    let f = mantissa - 1
    let s = f / (2 + f)
    let z = s * s
    var series = 0.0
    var odd = 25.0
    while odd > 1 {
      series = z * (2 / odd + series)
      odd -= 2
    }
    let halfSquare = 0.5 * f * f
    let low = s * (halfSquare + series) + exponent * ln2Low
    return exponent * ln2High - ((halfSquare - low) - f)
  }

  /// The natural logarithm of one plus `x`, exact to a few units in the last place also where
  /// `1 + x` would round `x` away (W. Kahan's correction). `x` ≤ −1 as for `log` of `x` + 1.
  public static func log1p(_ x: Double) -> Double {
    let sum = 1 + x
    guard sum != 1, sum > 0, sum < .infinity else { return sum == 1 ? x : log(sum) }
    return log(sum) * (x / (sum - 1))
  }

  /// `base` raised to `exponent`, for a base ≥ 0; the relative error is below
  /// (2 + |exponent · log base|) · 2⁻⁵²: good for colour and motion, not for number theory.
  ///
  /// Zero to a positive exponent is 0, anything to the exponent 0 is 1. A negative base gives
  /// not-a-number unless the exponent is 0.
  public static func pow(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0 || base == 1 { return 1 }
    return exp(exponent * log(base))
  }

  /// The whole number nearest to `x`, ties to the even one, for |x| ≤ 2⁵¹; larger numbers are
  /// returned as they are. `rounded()` would call the C library in a debug build.
  public static func nearest(_ x: Double) -> Double {
    x.magnitude <= 0x1p51 ? (x + integerShift) - integerShift : x
  }

  /// 1.5 · 2⁵²: added to a number of modest size it leaves the nearest whole one in the low bits.
  static let integerShift = 0x1.8p52
  private static let inverseLn2 = 0x1.71547652b82fep+0
  /// The first 32 bits of ln 2, so that a product with an exponent is exact, and the rest.
  private static let ln2High = 0x1.62e42feep-1
  private static let ln2Low = 0x1.a39ef35793c76p-33

  /// exp(r) − 1 − r for |r| < 0.35: the Taylor series up to r¹⁴ / 14!.
  private static func exponentialTail(_ r: Double) -> Double {
    var sum = 1.0
    var n = 14.0
    while n > 2 {
      sum = 1 + sum * r / n
      n -= 1
    }
    return sum * r * r / 2
  }

  private static func powerOfTwo(_ exponent: Int64) -> Double {
    Double(bitPattern: UInt64(bitPattern: exponent &+ 1023) << 52)
  }
}
