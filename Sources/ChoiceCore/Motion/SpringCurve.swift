/// A damped spring: how a distance to a target dies out.
///
/// It solves mass · x″ + damping · x′ + stiffness · (x − target) = 0 in closed form, for any damping
/// ratio and equally well close to the critical one. Mass, stiffness and damping have the meaning
/// and the units of Core Animation's `CASpringAnimation` and SwiftUI's `Spring`.
public struct SpringCurve: Equatable, Sendable {
  /// Inertia, > 0.
  public let mass: Double
  /// Pull per unit of distance, > 0.
  public let stiffness: Double
  /// Braking per unit of velocity, ≥ 0; at 0 the motion never ends.
  public let damping: Double

  /// A spring with these constants.
  ///
  /// Nil unless all are finite, mass and stiffness are positive, damping is not negative, the
  /// natural frequency √(stiffness / mass) is within 0.001...1 000 000 per second, and the damping
  /// ratio is at most 1 000.
  public init?(mass: Double = 1, stiffness: Double, damping: Double) {
    guard mass > 0, stiffness > 0, damping >= 0, mass.isFinite else { return nil }
    let frequency = Elementary.squareRoot(stiffness / mass)
    guard frequency >= 0.001, frequency <= 1_000_000, damping / mass <= 2000 * frequency
    else { return nil }
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
  }

  /// The spring that swings once in `response` seconds when nothing brakes it.
  ///
  /// stiffness = (2π / response)², damping = 4π · dampingRatio / response, mass = 1: SwiftUI's
  /// `Spring(response:dampingRatio:)`. A damping ratio below 1 overshoots, from 1 on it does not.
  /// Nil for values that give no valid spring: see `init(mass:stiffness:damping:)`.
  public init?(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / response
    guard response > 0 else { return nil }
    self.init(stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency)
  }

  /// The spring of a perceived `duration` in seconds with a `bounce` in −1...1: SwiftUI's
  /// `Spring(duration:bounce:)`.
  ///
  /// The duration is the response; the damping ratio is 1 − bounce, and 1 / (1 + bounce) for a
  /// negative bounce. A bounce of 1 never ends. Nil for a bounce above 1, at or below −1, and for
  /// values that give no valid spring.
  public init?(duration: Double, bounce: Double) {
    guard bounce > -1, bounce <= 1 else { return nil }
    self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
  }

  /// √(stiffness / mass), in radians per second.
  public var naturalFrequency: Double { Elementary.squareRoot(stiffness / mass) }

  /// damping / (2 · √(stiffness · mass)): below 1 the spring overshoots, from 1 on it does not.
  public var dampingRatio: Double { damping / (2 * mass * naturalFrequency) }

  /// Half the damping per mass: how fast the motion dies out, per second.
  var decay: Double { damping / (2 * mass) }

  /// Frequency² − decay²: positive when the spring overshoots. Taken from the constants and not
  /// from the ratio, which would round twice just where little is left.
  var discriminant: Double { stiffness / mass - decay * decay }

  /// Distance from the target and velocity, `time` seconds after they were `offset` and `velocity`.
  ///
  /// Velocity is in units of the offset per second, positive in the direction of growing position;
  /// `offset` is position − target. At or before 0, and for not-a-number, the answer is the given
  /// state; a time above 10⁹ counts as 10⁹. Costs one `exp` and either a `sin` and a `cos` or an
  /// `expm1`. Linear in (`offset`, `velocity`), to rounding.
  public func state(
    after time: Double, offset: Double, velocity: Double
  ) -> (offset: Double, velocity: Double) {
    guard time > 0 else { return (offset, velocity) }
    let (cosine, sine) = response(after: min(time, 1e9))
    let drive = velocity + decay * offset
    let pull = decay * velocity + stiffness / mass * offset
    return (offset * cosine + drive * sine, velocity * cosine - pull * sine)
  }

  /// The decaying motion's cosine-like part, and its sine-like part over the frequency.
  ///
  /// The second is smooth through critical damping. Over-damped, both are written with the slower
  /// of the two exponentials factored out: nothing overflows, and `expm1` keeps the small
  /// difference of the two.
  private func response(after time: Double) -> (cosine: Double, sine: Double) {
    let discriminant = discriminant
    if discriminant >= 0 {
      let envelope = Elementary.exp(-decay * time)
      guard discriminant > 0 else { return (envelope, envelope * time) }
      let frequency = Elementary.squareRoot(discriminant)
      let angle = frequency * time
      return (envelope * Elementary.cos(angle), envelope * Elementary.sin(angle) / frequency)
    }
    let spread = Elementary.squareRoot(-discriminant)
    let envelope = Elementary.exp(-slowestDecay * time)
    let faded = Elementary.expm1(-2 * spread * time)
    return (envelope * (1 + faded / 2), -envelope * faded / (2 * spread))
  }

  /// The decay of what lasts longest, per second: less than `decay` when over-damped.
  var slowestDecay: Double {
    let discriminant = discriminant
    guard discriminant < 0 else { return decay }
    return stiffness / mass / (decay + Elementary.squareRoot(-discriminant))
  }
}
