import ChoiceScene

/// A number that moves: what it was and how fast when it was last sent somewhere, where to, and
/// how.
///
/// Value and velocity at any instant follow from these in closed form; nothing is stepped, so
/// instants may be asked for in any order. An interruption (`retarget`) reads both and starts again
/// from there, so neither the value nor, except as told at `velocity(at:)`, the velocity jumps.
///
/// Values and velocities beyond ±10¹⁵ are cut off there.
public struct Track: Equatable, Sendable {
  /// Where the value is going, or is at rest.
  public private(set) var target: Double
  /// How it is going there; `.none` for a track that was never sent or has jumped.
  public private(set) var motion: Motion
  /// When it was last sent there; minus infinity for a track that was never sent or has jumped.
  public private(set) var start: Instant
  /// From when on the value is exactly `target`; minus infinity for a track that was never sent or
  /// has jumped, infinity for a spring that nothing brakes.
  public private(set) var end: Instant
  /// How far from the target, in the value's unit, a spring may be cut short.
  public let precision: Double
  /// Where the motion began.
  public private(set) var origin: Double
  private var entryVelocity: Double

  /// A value at rest.
  ///
  /// `precision` is in the value's unit, > 0 (else 0.001, what UIKit's springs leave of a distance
  /// of 1). A number on the screen does with a tenth of a point. A `value` that is not a number
  /// counts as 0.
  public init(_ value: Double, precision: Double = 0.001) {
    target = Self.limited(value)
    self.precision = precision > 0 && precision < .infinity ? precision : 0.001
    motion = .none
    start = Instant(-.infinity)
    end = start
    origin = target
    entryVelocity = 0
  }

  /// Whether the value may still change after `time`.
  public func isMoving(at time: Instant) -> Bool {
    time < end
  }

  /// The value at `time`.
  ///
  /// Before `start`, and for not-a-number, what it was at `start`; from `end` on exactly `target`.
  /// In between it is linear, to rounding, in the value and the velocity at the start and in the
  /// target:
  ///
  /// - timed: x₀ + (target − x₀) · e(τ) + v₀ · duration · τ · (1 − τ)², where τ is the part of the
  ///   duration that is over and v₀ the velocity carried over from an interrupted motion. From rest
  ///   that is the plain curve. The last term is a cubic with slope v₀ at the start that ends at
  ///   zero with slope zero.
  /// - spring: `SpringCurve.state(after:offset:velocity:)`.
  public func value(at time: Instant) -> Double {
    guard time > start else { return origin }
    guard time < end else { return target }
    let elapsed = time - start
    switch motion {
    case .none:
      return target
    case .timed(let curve, let duration):
      let progress = min(elapsed / duration, 1)
      let rest = 1 - progress
      let carried = entryVelocity * duration * progress * rest * rest
      return origin + (target - origin) * curve.value(at: progress) + carried
    case .spring(let spring):
      let offset = origin - target
      return target + spring.state(after: elapsed, offset: offset, velocity: entryVelocity).offset
    }
  }

  /// The velocity at `time`, in the value's unit per second; zero before `start` and from `end` on.
  ///
  /// A timed motion starts with v₀ + e′(0) · (target − x₀) / duration: it takes over the velocity
  /// exactly if its curve starts at rest, as `easeIn` and `easeInOut` do. Where a curve is vertical,
  /// its own part counts as zero.
  public func velocity(at time: Instant) -> Double {
    guard time >= start, time < end else { return 0 }
    let elapsed = time - start
    switch motion {
    case .none:
      return 0
    case .timed(let curve, let duration):
      let progress = min(elapsed / duration, 1)
      let slope = curve.velocity(at: progress) ?? 0
      let carried = entryVelocity * (1 - progress) * (1 - 3 * progress)
      return Self.limited((target - origin) * slope / duration + carried)
    case .spring(let spring):
      let offset = origin - target
      return spring.state(after: elapsed, offset: offset, velocity: entryVelocity).velocity
    }
  }

  /// Sends the value to `target` from where it is at `time`, with the velocity it has there plus
  /// `push`, in the value's unit per second.
  ///
  /// Sent again to the target it is moving to by the same motion, it keeps moving as it does, and
  /// the push is dropped: to open what is opening does not start anew. A target that is not a number
  /// counts as the present one, a push that is not a number as 0, a time before `start` as `start`.
  /// A velocity carried from a brief motion into a timed one that lasts much longer takes the value
  /// astray by up to 4/27 · velocity · duration.
  public mutating func retarget(
    to target: Double, with motion: Motion, at time: Instant, push: Double = 0
  ) {
    let target = target.isNaN ? self.target : Self.limited(target)
    if isMoving(at: time) && target == self.target && motion == self.motion { return }
    restart(to: target, with: motion, at: time, push: Self.limited(push))
    if end <= start || (origin == target && entryVelocity == 0) { jump(to: target) }
  }

  /// Puts the value at `target`, at rest. One that is not a number counts as the present target.
  public mutating func jump(to target: Double) {
    self = Track(target.isNaN ? self.target : target, precision: precision)
  }

  /// Sends several values at once so that they start and end together.
  ///
  /// As `retarget(to:with:at:push:)` does it for each, except that all are restarted unless all
  /// would have been left alone, and that all end when the last one does. If the targets have the
  /// same sum as the values, that sum stays the same, to rounding, as long as the values are only
  /// sent together: neighbours that share a width leave no gap. Surplus tracks or targets are left
  /// alone.
  public static func retarget(
    _ tracks: inout [Track], to targets: [Double], with motion: Motion, at time: Instant
  ) {
    let count = min(tracks.count, targets.count)
    var changes = false
    var latest = Instant(-.infinity)
    for index in 0..<count {
      let track = tracks[index]
      let sameTarget = targets[index].isNaN || limited(targets[index]) == track.target
      if !sameTarget || (track.isMoving(at: time) && track.motion != motion) { changes = true }
    }
    guard changes else { return }
    for index in 0..<count {
      let target = targets[index].isNaN ? tracks[index].target : limited(targets[index])
      tracks[index].restart(to: target, with: motion, at: time, push: 0)
      latest = max(latest, tracks[index].end)
    }
    for index in 0..<count {
      tracks[index].end = latest
      if latest <= tracks[index].start { tracks[index].jump(to: tracks[index].target) }
    }
  }

  private mutating func restart(
    to target: Double, with motion: Motion, at time: Instant, push: Double
  ) {
    let now = time > start ? time : start
    let value = Self.limited(value(at: now))
    let velocity = Self.limited(velocity(at: now) + push)
    let duration = motion.duration(
      offset: value - target, velocity: velocity, precision: precision)
    guard let duration else { return jump(to: target) }
    origin = value
    entryVelocity = velocity
    self.target = target
    self.motion = motion
    start = now
    end = now + duration
  }

  private static func limited(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, -1e15), 1e15)
  }
}
