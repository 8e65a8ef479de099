/// A number with at most three decimals, without superfluous zeros: 12, −0.5, 3.142. Numbers that
/// are not finite are written `nan`, `inf` and `-inf`; beyond ±10¹⁵ the number is cut there.
///
/// The same on every platform, and without the standard library's formatting.
func decimal(_ value: Double) -> String {
  if value.isNaN { return "nan" }
  if value.isInfinite { return value < 0 ? "-inf" : "inf" }
  let limit = 1e15
  let thousandths = Int64((min(max(value, -limit), limit) * 1000).roundedToInteger)
  let size = thousandths.magnitude
  var text = thousandths < 0 ? "-" : ""
  text += "\(size / 1000)"
  var rest = size % 1000
  if rest == 0 { return text }
  text += "."
  var unit: UInt64 = 100
  while rest > 0 {
    text += "\(rest / unit)"
    rest %= unit
    unit /= 10
  }
  return text
}

extension Double {
  /// The nearest integer, halves away from zero. Unlike `rounded()` it needs no C library.
  /// Magnitudes of 2⁵² and more are integers already.
  var roundedToInteger: Double {
    if !(magnitude < 4_503_599_627_370_496) { return self }
    return Double(Int64(self < 0 ? self - 0.5 : self + 0.5))
  }

  /// The smallest integer that is not less, within a billionth: 12.0000000001 gives 12, so that
  /// the last bits of a sum don't cost a point.
  var roundedUp: Double {
    if !(magnitude < 4_503_599_627_370_496) { return self }
    let whole = Double(Int64(self))
    return whole + 1e-9 < self ? whole + 1 : whole
  }
}
