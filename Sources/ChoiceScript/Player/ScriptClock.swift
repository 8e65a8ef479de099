/// How what lasts is divided into moments.
package enum ScriptClock {
  /// Moments in a second.
  package static let rate = 60.0

  /// The fractions of a duration at which something happens: 0, at most a sixtieth of a second
  /// apart, and 1.
  package static func fractions(over duration: Double) -> [Double] {
    let seconds = duration.isFinite ? min(max(duration, 0), longestStep) : 0
    let count = max(1, Int((seconds * rate - 1e-9).rounded(.up)))
    return (0...count).map { Double($0) / Double(count) }
  }
}
