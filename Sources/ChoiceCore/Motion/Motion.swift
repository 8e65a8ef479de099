/// How a value gets to its target.
public enum Motion: Equatable, Sendable {
  /// At once.
  case none
  /// Along a curve, in `duration` seconds. A duration below a microsecond, or one that is not
  /// finite, is none.
  case timed(TimingCurve, duration: Double)
  /// As a spring pulls it, until what is left is below the moving value's precision.
  case spring(SpringCurve)

  /// The seconds from a state to rest, or nil if the motion is a jump.
  func duration(offset: Double, velocity: Double, precision: Double) -> Double? {
    switch self {
    case .none:
      return nil
    case .timed(_, let duration):
      return duration >= 1e-6 && duration < .infinity ? duration : nil
    case .spring(let spring):
      return spring.settlingTime(offset: offset, velocity: velocity, precision: precision)
    }
  }
}
