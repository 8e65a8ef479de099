/// A number with at most three decimals, without superfluous zeros: 12, −0.5, 3.142. Numbers that
/// are not finite are written `nan`, `inf` and `-inf`; beyond ±10¹² the number is cut there.
///
/// The same on every platform, and without the standard library's formatting.
func decimal(_ value: Double) -> String {
  if value.isNaN { return "nan" }
  if value.isInfinite { return value < 0 ? "-inf" : "inf" }
  let limit = 1e12
  let thousandths = Int64(Elementary.nearest(min(max(value, -limit), limit) * 1000))
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
