/// How a scroll view follows a finger beyond its bounds: ever more reluctantly.
///
/// With x the raw overshoot, c the coefficient and d the dimension, the shown overshoot is
/// (1 − 1 / (x · c / d + 1)) · d: slope c at the bound, never reaching d. Found by measurement and
/// published by G. Parker (2012); Apple does not document it.
public struct RubberBand: Equatable, Sendable {
  /// The slope at the bound, > 0.
  public let coefficient: Double
  /// What the overshoot never reaches: the view's extent along the axis, in points, > 0.
  public let dimension: Double
  /// The least offset without resistance.
  public let lower: Double
  /// The greatest offset without resistance.
  public let upper: Double

  /// The coefficient of UIKit's scroll views, as measured.
  public static var usualCoefficient: Double { 0.55 }

  /// A band that resists outside `lower`...`upper`. Nil unless all are finite, `coefficient` and
  /// `dimension` positive, and the bounds in order.
  public init?(
    lower: Double, upper: Double, dimension: Double, coefficient: Double = usualCoefficient
  ) {
    guard lower.isFinite, upper.isFinite, lower <= upper, dimension > 0, dimension.isFinite,
      coefficient > 0, coefficient.isFinite
    else { return nil }
    self.coefficient = coefficient
    self.dimension = dimension
    self.lower = lower
    self.upper = upper
  }

  /// The offset shown for a raw one: the same within the bounds, held back beyond them.
  /// Not-a-number stays so.
  public func shown(_ raw: Double) -> Double {
    if raw > upper { return upper + resisted(raw - upper) }
    if raw < lower { return lower - resisted(lower - raw) }
    return raw
  }

  /// The slope of `shown(_:)`: 1 within the bounds and on them.
  public func slope(at raw: Double) -> Double {
    let overshoot = raw > upper ? raw - upper : raw < lower ? lower - raw : 0
    guard overshoot > 0 else { return 1 }
    let stretch = overshoot * coefficient / dimension + 1
    return coefficient / (stretch * stretch)
  }

  /// The raw offset that is shown as `shown`, for a finger that catches a stretched view. From an
  /// overshoot of `dimension` on, which no raw offset gives, infinite.
  public func raw(_ shown: Double) -> Double {
    if shown > upper { return upper + stretched(shown - upper) }
    if shown < lower { return lower - stretched(lower - shown) }
    return shown
  }

  private func resisted(_ overshoot: Double) -> Double {
    // The published form, rearranged so that no overshoot cancels or overflows.
    dimension / (1 + dimension / (overshoot * coefficient))
  }

  private func stretched(_ overshoot: Double) -> Double {
    guard overshoot < dimension else { return .infinity }
    return overshoot * dimension / (coefficient * (dimension - overshoot))
  }
}
