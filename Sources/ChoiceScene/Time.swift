/// A moment on the clock of whoever drives a control, in seconds.
///
/// The origin is the caller's (system uptime, `performance.now() / 1000`, zero in a test); only
/// differences matter. Time is always an argument, never read by the core, so that the same calls
/// give the same scenes.
///
/// Any value is accepted by a control: one that is not finite, or earlier than the last one the
/// control was given, counts as that last one.
public struct Instant: Equatable, Comparable, Sendable {
  /// Seconds since the clock's origin.
  public var seconds: Double

  /// A moment `seconds` after the clock's origin.
  public init(_ seconds: Double) {
    self.seconds = seconds
  }

  /// The clock's origin.
  public static let zero = Instant(0)

  /// Whether `left` is earlier than `right`.
  public static func < (left: Instant, right: Instant) -> Bool {
    left.seconds < right.seconds
  }

  /// The moment `seconds` after `instant`.
  public static func + (instant: Instant, seconds: Double) -> Instant {
    Instant(instant.seconds + seconds)
  }

  /// The seconds from `right` to `left`.
  public static func - (left: Instant, right: Instant) -> Double {
    left.seconds - right.seconds
  }
}
