import Testing

/// Compares answers with a file's numbers and remembers the worst error.
struct OracleCheck {
  /// What is asked for, well below the tolerances of the files.
  private let aim = 1e-9
  let tolerance: OracleFile.Tolerance
  /// The worst errors, in units of scale (or of the expected number), a sample's own `tol` taken off.
  var worstValue = 0.0
  var worstVelocity = 0.0
  var worstExpected = 0.0
  var comparisons = 0

  init(_ tolerance: OracleFile.Tolerance) {
    self.tolerance = tolerance
  }

  /// Compares every sample with `answer(t)`; a velocity is compared where the file has one, and to
  /// the file's own tolerance where `wide` says so.
  mutating func samples(
    of oracle: OracleFile.Case, wide: (Double) -> Bool = { _ in false },
    answer: (Double) -> (value: Double, velocity: Double?)
  ) {
    for sample in oracle.samples ?? [] {
      let (value, velocity) = answer(sample.t)
      let off = Self.error(value, sample.value, sample.tol, oracle.scale)
      #expect(
        off <= min(aim, tolerance.value),
        "\(oracle.id) at \(sample.t): \(value), not \(sample.value)")
      worstValue = max(worstValue, off)
      comparisons += 1
      guard let expected = sample.velocity else { continue }
      let slip = Self.error(
        velocity ?? .nan, expected, sample.velocityTol, oracle.velocityScale)
      #expect(
        slip <= (wide(sample.t) ? tolerance.velocity : min(aim, tolerance.velocity)),
        "\(oracle.id) at \(sample.t): velocity \(String(describing: velocity)), not \(expected)")
      worstVelocity = max(worstVelocity, slip)
      comparisons += 1
    }
  }

  /// The error in units of scale, less what the sample itself allows; infinite for no number.
  private static func error(
    _ answer: Double, _ expected: Double, _ allowed: Double?, _ scale: Double?
  ) -> Double {
    guard answer.isFinite else { return .infinity }
    return max(0, (answer - expected).magnitude - (allowed ?? 0)) / (scale ?? 1)
  }

  /// Compares the numbers under `expected`, relative above 1 and absolute below; every one that the
  /// case has must be answered, but for one that is compared elsewhere.
  mutating func expected(
    of oracle: OracleFile.Case, answers: [String: Double?], except: String = ""
  ) {
    for (name, number) in oracle.expected ?? [:] where name != except {
      guard let number else { continue }
      guard let answer = answers[name] ?? nil else {
        Issue.record("\(oracle.id): no answer for \(name)")
        continue
      }
      let off = Self.error(answer, number, nil, max(1, number.magnitude))
      #expect(off <= aim, "\(oracle.id): \(name) \(answer), not \(number)")
      worstExpected = max(worstExpected, off)
      comparisons += 1
    }
  }
}
