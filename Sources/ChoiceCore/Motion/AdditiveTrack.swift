import ChoiceScene

/// A number moved by overlapping timing curves, the way UIKit's block animations add up since
/// iOS 8 (WWDC 2014, session 236).
///
/// A change of target does not end the motion under way: each contributes what is left of its own
/// distance, and
///
///     value(t) = target + Σ (fromᵢ − toᵢ) · (1 − eᵢ((t − tᵢ) / durationᵢ))
///
/// where a motion that has ended adds nothing. The velocity is continuous where curves start and
/// end at rest, as `easeInOut` does. For springs this is the same as `Track`.
public struct AdditiveTrack: Equatable, Sendable {
  /// Where the value is going, or is at rest.
  public private(set) var target: Double
  private var segments: [Segment] = []

  private struct Segment: Equatable, Sendable {
    let distance: Double
    let curve: TimingCurve
    let start: Instant
    let duration: Double

    var end: Instant { start + duration }

    func progress(at time: Instant) -> Double {
      min((time - start) / duration, 1)
    }
  }

  /// A value at rest; not-a-number counts as 0.
  public init(_ value: Double) {
    target = value.isNaN ? 0 : value
  }

  /// From when on the value is exactly `target`; minus infinity if it never moved.
  public var end: Instant {
    segments.reduce(Instant(-.infinity)) { max($0, $1.end) }
  }

  /// Whether the value may still change after `time`.
  public func isMoving(at time: Instant) -> Bool {
    time < end
  }

  /// The value at `time`; from `end` on exactly `target`. An instant before the last change, or one
  /// that is not a number, counts as that of the last change. Costs one curve per motion under way.
  public func value(at time: Instant) -> Double {
    let time = latest(time)
    var value = target
    for segment in segments where time < segment.end {
      value += segment.distance * (1 - segment.curve.value(at: segment.progress(at: time)))
    }
    return value
  }

  /// The velocity at `time`, in the value's unit per second. A curve that is vertical there adds
  /// nothing.
  public func velocity(at time: Instant) -> Double {
    let time = latest(time)
    var velocity = 0.0
    for segment in segments where time < segment.end {
      let slope = segment.curve.velocity(at: segment.progress(at: time)) ?? 0
      velocity -= segment.distance * slope / segment.duration
    }
    return velocity
  }

  /// Adds a motion from the present target to `target`, and forgets those that have ended.
  ///
  /// `duration` is in seconds; one below a microsecond, or not finite, jumps by the distance, while
  /// the motions under way go on. A target that is not finite, and the present one, change nothing.
  public mutating func retarget(
    to target: Double, along curve: TimingCurve, duration: Double, at time: Instant
  ) {
    guard target.isFinite, target != self.target else { return }
    let time = latest(time)
    segments.removeAll { $0.end <= time }
    if duration >= 1e-6 && duration < .infinity {
      segments.append(
        Segment(
          distance: self.target - target, curve: curve, start: time, duration: duration))
    }
    self.target = target
  }

  private func latest(_ time: Instant) -> Instant {
    guard let last = segments.last else { return time }
    return time > last.start ? time : last.start
  }
}
