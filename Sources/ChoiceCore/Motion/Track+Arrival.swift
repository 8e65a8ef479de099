import ChoiceScene

extension Track {
  /// When the value is at its target for the first time: `end`, or earlier where it goes beyond.
  ///
  /// Found to the last bit where the value comes from beyond the precision. A timed motion is looked
  /// at sixty-four times, so one that goes beyond for less than a sixty-fourth of it counts as if it
  /// did not. Costs about sixty values.
  var arrival: Instant {
    let distance = { (seconds: Double) in value(at: start + seconds) - target }
    guard motion != .none, end.seconds.isFinite, distance(0).magnitude > precision else {
      return end
    }
    let sign = distance(0) < 0 ? -1.0 : 1.0
    var before = 0.0
    for step in lookouts {
      if distance(step) * sign < 0 {
        return start + SpringCurve.lastTime(from: before, to: step) { distance($0) * sign > 0 }
      }
      before = step
    }
    return end
  }

  /// Times after the start between which the value reaches its target once at most.
  private var lookouts: [Double] {
    let length = end - start
    guard case .spring(let spring) = motion else {
      return (1..<64).map { length * Double($0) / 64 }
    }
    // It swings through once in each half turn; without swinging it does at most once at all.
    let half =
      spring.discriminant > 0
      ? Double.pi / Elementary.squareRoot(spring.discriminant) : length
    return half < length ? [half] : [length * (1 - 1e-9)]
  }
}
