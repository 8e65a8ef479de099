extension SpringCurve {
  /// The spring of `UIView.animate(withDuration:delay:usingSpringWithDamping:
  /// initialSpringVelocity:…)`: one that has nearly died out when `duration` seconds are over.
  ///
  /// Mass is 1. The natural frequency w is the largest solution of
  ///
  ///     |ratio · w − velocity| / (w · √(1 − ratio²)) · exp(−ratio · w · duration) = epsilon
  ///
  /// and for a ratio of 1 of |1 + (w − velocity) · duration| · exp(−w · duration) = epsilon. Apple
  /// does not document the rule. It is the one published as `findSpring` with Framer's animation
  /// libraries, and agrees with UIKit wherever UIKit's own iteration converges
  /// (measurements: CosynPa/RevealSpringAnimation). At the end of `duration` the motion is still
  /// off its target by about `epsilon` of the distance.
  ///
  /// - Parameters:
  ///   - duration: Seconds, brought into 0.01...10 as UIKit does.
  ///   - dampingRatio: Above 0; more than 1 counts as 1, as in UIKit.
  ///   - initialVelocity: In whole distances per second, positive towards the target. It only
  ///     takes part in the choice of the spring; give it to the motion as well. Where it is so
  ///     fast that the motion would not die out by the tail of the curve (about 6.9 / `duration`
  ///     for a ratio of 1), the fastest that does counts instead.
  ///   - epsilon: What may be left of the distance, above 0 and below 1. UIKit's is 0.001.
  ///
  /// Nil for other values, not-a-number, and a damping ratio that is too small for `epsilon`.
  /// Costs up to two hundred `exp`: make it once and keep it.
  public init?(
    matchingDuration duration: Double, dampingRatio: Double, initialVelocity: Double = 0,
    epsilon: Double = 0.001
  ) {
    guard duration.isFinite, initialVelocity.isFinite, dampingRatio > 0, epsilon > 0, epsilon < 1
    else { return nil }
    let remainder = Remainder(
      duration: min(max(duration, 0.01), 10), ratio: min(dampingRatio, 1), epsilon: epsilon)
    guard let frequency = remainder.largestFrequency(velocity: initialVelocity) else { return nil }
    self.init(stiffness: frequency * frequency, damping: 2 * remainder.ratio * frequency)
  }
}

/// What is left of the distance at the end of the duration, as UIKit's rule measures it.
private struct Remainder {
  let duration: Double
  let ratio: Double
  let epsilon: Double

  func largestFrequency(velocity: Double) -> Double? {
    guard exceeds(peak(0), velocity: 0) else { return nil }
    var velocity = velocity
    if !exceeds(peak(velocity), velocity: velocity) {
      velocity = SpringCurve.lastTime(from: 0, to: velocity) { exceeds(peak($0), velocity: $0) }
    }
    let begin = peak(velocity)
    var end = max(begin, 1 / duration)
    while exceeds(end, velocity: velocity) {
      end *= 2
      guard end < 1e9 else { return nil }
    }
    return SpringCurve.lastTime(from: begin, to: end) { exceeds($0, velocity: velocity) }
  }

  /// The frequency from which on less and less is left: where the derivative vanishes, or almost
  /// zero when there is no such place.
  private func peak(_ velocity: Double) -> Double {
    guard velocity > 0 else { return 1e-6 }
    guard ratio < 1 else { return velocity }
    // The positive root of (ratio² · T) w² − (ratio · T · v) w − v.
    let travel = ratio * duration * velocity
    let square = ratio * ratio * duration
    return (travel + Elementary.squareRoot(travel * travel + 4 * square * velocity)) / (2 * square)
  }

  private func exceeds(_ w: Double, velocity: Double) -> Bool {
    if ratio == 1 {
      return (1 + (w - velocity) * duration) * Elementary.exp(-w * duration) > epsilon
    }
    return (ratio - velocity / w) * Elementary.exp(-ratio * w * duration)
      > epsilon * Elementary.squareRoot(1 - ratio * ratio)
  }
}
