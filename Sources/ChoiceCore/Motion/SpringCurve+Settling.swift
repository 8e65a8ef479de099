extension SpringCurve {
  /// Seconds until the motion is over for good: from then on the distance to the target stays
  /// within `precision`, and the speed within `precision` times the natural frequency.
  ///
  /// An upper bound from the amplitude that is left, at most a fraction of an oscillation late; the
  /// distance alone would not do, since a spring that overshoots crosses its target at speed.
  /// Arguments as for `state(after:offset:velocity:)`; `precision` > 0, in units of the offset.
  /// Infinite when nothing brakes the spring, or when an argument makes no sense. Costs about ten
  /// logarithms.
  public func settlingTime(offset: Double, velocity: Double, precision: Double) -> Double {
    guard precision > 0, offset.isFinite, velocity.isFinite else { return .infinity }
    let rate = stiffness / mass
    let drive = velocity + decay * offset
    let pull = decay * velocity + rate * offset
    let near = fading(offset.magnitude, drive.magnitude, below: precision)
    let slow = fading(velocity.magnitude, pull.magnitude, below: precision * naturalFrequency)
    return max(near, slow)
  }

  /// A time from which |first · cosine| + |second · sine| of the response stays below `limit`.
  ///
  /// Two bounds, both of the form exp(−decay · t) times something: an amplitude, tight but without
  /// bound near critical damping, and first + second · t, which is good there. The second is
  /// solved by iteration from above, so that each iterate is a bound as well.
  private func fading(_ first: Double, _ second: Double, below limit: Double) -> Double {
    let slowest = slowestDecay
    let discriminant = discriminant
    let reach = second == 0 ? 0 : second / Elementary.squareRoot(discriminant.magnitude)
    let amplitude =
      discriminant > 0
      ? Elementary.squareRoot(first * first + reach * reach) : first + reach / 2
    if amplitude <= limit { return 0 }
    guard slowest > 0 else { return .infinity }
    let loose = 2 * Elementary.log((first + second / slowest) / limit) / slowest
    var time = min(Elementary.log(amplitude / limit) / slowest, max(loose, 0))
    for _ in 0..<50 where time > 0 {
      let next = Elementary.log((first + second * time) / limit) / slowest
      if !(next < time) { break }
      time = max(next, 0)
    }
    return time
  }

  /// Seconds until the distance to the target is at least `precision` for the last time; zero if it
  /// never is.
  ///
  /// This is the settling time of the distance alone, found by searching the closed form to the
  /// last bit. Arguments and odd cases as for `settlingTime(offset:velocity:precision:)`, which
  /// is some hundred times cheaper and also waits for the speed; it
  /// is the answer when it exceeds 10⁹ seconds.
  public func lastCrossing(offset: Double, velocity: Double, precision: Double) -> Double {
    let bound = settlingTime(offset: offset, velocity: velocity, precision: precision)
    guard bound > 0, bound < 1e9 else { return bound }
    func distance(_ time: Double) -> Double {
      state(after: time, offset: offset, velocity: velocity).offset
    }
    // Between neighbouring turning points the motion is monotone, so it is enough to find the
    // last one that lies outside.
    let (first, spacing) = turningPoints(offset: offset, velocity: velocity, until: bound)
    var begin = 0.0
    var end = bound
    if first < bound {
      var turn = first + spacing * Double(Int64((bound - first) / spacing))
      while turn >= first && distance(turn).magnitude < precision {
        end = turn
        turn -= spacing
      }
      begin = turn < first ? 0 : turn
    }
    let start = distance(begin)
    guard start.magnitude >= precision else { return 0 }
    let sign = start < 0 ? -1.0 : 1.0
    return Self.lastTime(from: begin, to: end) { distance($0) * sign >= precision }
  }

  /// The first time ≥ 0 at which the velocity vanishes, and the time from one to the next; `limit`
  /// if there is none before.
  private func turningPoints(
    offset: Double, velocity: Double, until limit: Double
  ) -> (first: Double, spacing: Double) {
    let discriminant = discriminant
    let spacing = discriminant > 0 ? Double.pi / Elementary.squareRoot(discriminant) : limit
    if velocity == 0 { return (0, spacing) }
    let sign = velocity < 0 ? -1.0 : 1.0
    let first = Self.lastTime(from: 0, to: min(spacing, limit)) {
      state(after: $0, offset: offset, velocity: velocity).velocity * sign > 0
    }
    return (first, spacing)
  }

  /// The time at which a condition that holds at `begin` ceases to, by at most 200
  /// halvings; `end` if it does not cease before.
  static func lastTime(
    from begin: Double, to end: Double, while holds: (Double) -> Bool
  ) -> Double {
    if holds(end) { return end }
    var low = begin
    var high = end
    for _ in 0..<200 {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { break }
      if holds(middle) { low = middle } else { high = middle }
    }
    return low
  }
}
