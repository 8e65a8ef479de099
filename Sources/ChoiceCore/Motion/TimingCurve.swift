/// A cubic Bézier curve from (0, 0) to (1, 1) that turns progress in time into progress in space.
///
/// The curve is that of CSS's `cubic-bezier()` (CSS Easing Functions, level 2) and of Core
/// Animation's `CAMediaTimingFunction`. `x1` and `x2` lie in [0, 1], so time never runs backwards;
/// `y1` and `y2` may lie outside, and then the motion goes past its ends.
public struct TimingCurve: Equatable, Sendable {
  /// Progress in time of the first control point, 0...1.
  public let x1: Double
  /// Progress in space of the first control point.
  public let y1: Double
  /// Progress in time of the second control point, 0...1.
  public let x2: Double
  /// Progress in space of the second control point.
  public let y2: Double

  /// The curve with these control points. `x1` and `x2` are brought into 0...1, `y1` and `y2` into
  /// −1000...1000; a number that is not finite gives nil.
  public init?(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    guard x1.isFinite, y1.isFinite, x2.isFinite, y2.isFinite else { return nil }
    self.init(
      valid: min(max(x1, 0), 1), min(max(y1, -1000), 1000),
      min(max(x2, 0), 1), min(max(y2, -1000), 1000))
  }

  private init(valid x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// Even speed. CSS `linear`.
  public static var linear: TimingCurve { TimingCurve(valid: 0, 0, 1, 1) }
  /// Starts at rest. CSS `ease-in`, Core Animation's `easeIn`.
  public static var easeIn: TimingCurve { TimingCurve(valid: 0.42, 0, 1, 1) }
  /// Ends at rest. CSS `ease-out`, Core Animation's `easeOut`.
  public static var easeOut: TimingCurve { TimingCurve(valid: 0, 0, 0.58, 1) }
  /// Starts and ends at rest. CSS `ease-in-out`, Core Animation's `easeInEaseOut`, and what UIKit's
  /// block animations use when no curve is named.
  public static var easeInOut: TimingCurve { TimingCurve(valid: 0.42, 0, 0.58, 1) }
  /// CSS `ease`, Core Animation's `default`.
  public static var `default`: TimingCurve { TimingCurve(valid: 0.25, 0.1, 0.25, 1) }

  /// Progress in space at a progress in time.
  ///
  /// At or before 0, and for not-a-number, exactly 0; at or after 1 exactly 1: as Core Animation
  /// does. Accurate to about 10⁻¹³, less where the curve is almost vertical and a rounding of
  /// `progress` already moves the answer. Costs some ten evaluations of a cubic, at most eighty.
  public func value(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    if x1 == y1 && x2 == y2 { return progress }
    return Self.coordinate(y1, y2, at: parameter(at: progress))
  }

  /// The slope of `value(at:)`, per unit of progress; nil where the curve is vertical.
  ///
  /// At 0 and 1 it is the slope just inside, beyond them zero. Costs what `value(at:)` costs.
  public func velocity(at progress: Double) -> Double? {
    guard progress >= 0, progress <= 1 else { return 0 }
    if x1 == y1 && x2 == y2 { return 1 }
    if progress == 0 { return Self.endSlope(x1, y1, x2, y2) }
    if progress == 1 { return Self.endSlope(1 - x2, 1 - y2, 1 - x1, 1 - y1) }
    let s = parameter(at: progress)
    let slope = Self.derivative(y1, y2, at: s) / Self.derivative(x1, x2, at: s)
    return slope.isFinite ? slope : nil
  }

  /// Slope at (0, 0): towards the first control point that lies elsewhere.
  private static func endSlope(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Double? {
    let (x, y) = x1 != 0 || y1 != 0 ? (x1, y1) : x2 != 0 || y2 != 0 ? (x2, y2) : (1, 1)
    let slope = y / x
    return slope.isFinite ? slope : nil
  }

  /// The curve's parameter at which x is `progress`, for a progress between 0 and 1.
  ///
  /// Newton's method within a bracket that always holds the root; a step that leaves the bracket is
  /// replaced by halving it. It stops when the parameter no longer changes: a test of the distance
  /// in x, as browsers use, is blind where the curve is almost vertical.
  private func parameter(at progress: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var s = progress
    for _ in 0..<80 {
      let excess = Self.coordinate(x1, x2, at: s) - progress
      if excess == 0 { break }
      if excess > 0 { high = s } else { low = s }
      var next = s - excess / Self.derivative(x1, x2, at: s)
      if !(next > low && next < high) { next = low + (high - low) / 2 }
      if next == s { break }
      s = next
    }
    return s
  }

  private static func coordinate(_ p1: Double, _ p2: Double, at s: Double) -> Double {
    let rest = 1 - s
    return s * (3 * p1 * rest * rest + s * (3 * p2 * rest + s))
  }

  private static func derivative(_ p1: Double, _ p2: Double, at s: Double) -> Double {
    let rest = 1 - s
    return 3 * (p1 * rest * rest + 2 * (p2 - p1) * s * rest + (1 - p2) * s * s)
  }
}
