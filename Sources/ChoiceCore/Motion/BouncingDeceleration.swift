/// A glide within bounds: where it meets one, a spring takes over with the velocity of that moment
/// and pulls it to the bound. Released outside the bounds, the spring acts at once.
///
/// The sequence is that of UIKit's scroll views as described by I. Lobanov ("How UIScrollView
/// works", 2020), who found a critically damped spring with mass 1 and stiffness 100 to look alike;
/// Apple documents none of it.
public struct BouncingDeceleration: Equatable, Sendable {
  /// The glide, as it would go on without bounds.
  public let glide: Deceleration
  /// What pulls it to the bound it meets.
  public let spring: SpringCurve
  /// The bound it meets, or nil if it comes to rest within.
  public let bound: Double?
  /// Seconds until it meets the bound; infinite if it does not.
  public let hitTime: Double

  /// The spring that looks most like UIKit's: stiffness 100, critically damped.
  public static var usualSpring: SpringCurve? { SpringCurve(stiffness: 100, damping: 20) }

  /// A glide between `lower` and `upper`, in points. Nil if they are not numbers or out of order.
  public init?(_ glide: Deceleration, lower: Double, upper: Double, spring: SpringCurve) {
    guard lower <= upper else { return nil }
    self.glide = glide
    self.spring = spring
    if glide.position < lower || glide.position > upper {
      bound = glide.position < lower ? lower : upper
      hitTime = 0
    } else if glide.destination < lower || glide.destination > upper {
      let met = glide.destination < lower ? lower : upper
      bound = met
      hitTime = glide.time(toReach: met) ?? .infinity
    } else {
      bound = nil
      hitTime = .infinity
    }
  }

  /// Where it comes to rest.
  public var destination: Double {
    bound ?? glide.destination
  }

  /// Position `time` seconds after the start; not-a-number and times before count as the start.
  public func value(at time: Double) -> Double {
    state(at: time).value
  }

  /// Velocity in points per second, `time` seconds after the start.
  public func velocity(at time: Double) -> Double {
    state(at: time).velocity
  }

  /// Seconds until it stays within `precision` points of where it comes to rest; infinity for one
  /// that is not positive.
  public func settlingTime(precision: Double) -> Double {
    guard let bound else { return glide.time(toWithin: precision) }
    let hit = state(at: hitTime)
    return hitTime
      + spring.settlingTime(
        offset: hit.value - bound, velocity: hit.velocity, precision: precision)
  }

  private func state(at time: Double) -> (value: Double, velocity: Double) {
    guard let bound, time >= hitTime else {
      return (glide.value(at: time), glide.velocity(at: time))
    }
    // Inside the bounds it meets the bound exactly; only a release outside starts elsewhere.
    let offset = hitTime == 0 ? glide.position - bound : 0
    let (distance, velocity) = spring.state(
      after: time - hitTime, offset: offset, velocity: glide.velocity(at: hitTime))
    return (bound + distance, velocity)
  }
}
