/// A scroll view gliding to a halt: the velocity shrinks by the same factor every millisecond.
///
/// The rates are those of `UIScrollView.DecelerationRate`. In closed form, with
/// L = 1000 · ln(rate): velocity(t) = v · exp(L · t) and position(t) = x + v · (exp(L · t) − 1) / L.
public struct Deceleration: Equatable, Sendable {
  /// `UIScrollView.DecelerationRate.normal`.
  public static var normalRate: Double { 0.998 }
  /// `UIScrollView.DecelerationRate.fast`.
  public static var fastRate: Double { 0.99 }

  /// Where the glide starts, in points.
  public let position: Double
  /// How fast it starts, in points per second.
  public let velocity: Double
  /// What is left of the velocity after a millisecond, above 0 and below 1.
  public let rate: Double
  private let logarithm: Double

  /// A glide from `position` with `velocity`. Nil unless both are finite and `rate`, per
  /// millisecond, lies between 0.000001 and 0.999999.
  public init?(from position: Double, velocity: Double, rate: Double = normalRate) {
    guard position.isFinite, velocity.isFinite, rate >= 0.000001, rate <= 0.999999
    else { return nil }
    self.position = position
    self.velocity = velocity
    self.rate = rate
    logarithm = 1000 * Elementary.log(rate)
  }

  /// Where it comes to rest.
  public var destination: Double {
    position - velocity / logarithm
  }

  /// Where it comes to rest by the sum over milliseconds that Apple showed (WWDC 2018, session 803,
  /// "project"): velocity / 1000 · rate / (1 − rate) further, up to half a percent short of
  /// `destination`.
  public var projection: Double {
    position + velocity / 1000 * rate / (1 - rate)
  }

  /// Position `time` seconds after the start; not-a-number and times before count as the start.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return position }
    return position + velocity * Elementary.expm1(logarithm * time) / logarithm
  }

  /// Velocity in points per second, `time` seconds after the start.
  public func velocity(at time: Double) -> Double {
    time > 0 ? velocity * Elementary.exp(logarithm * time) : velocity
  }

  /// Seconds until it is within `distance` of its destination; zero if it always is, infinity for a
  /// distance that is not positive.
  public func time(toWithin distance: Double) -> Double {
    guard distance > 0 else { return .infinity }
    let ratio = -logarithm * distance / velocity.magnitude
    return ratio < 1 ? Elementary.log(ratio) / logarithm : 0
  }

  /// Seconds until it passes `goal`; nil if it never does. Zero if it starts there.
  public func time(toReach goal: Double) -> Double? {
    if goal == position { return 0 }
    let fraction = logarithm * (goal - position) / velocity
    guard fraction <= 0, fraction > -1 else { return nil }
    return Elementary.log1p(fraction) / logarithm
  }
}
