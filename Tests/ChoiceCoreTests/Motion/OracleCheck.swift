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
      let off = max(0, (value - sample.value).magnitude - (sample.tol ?? 0)) / (oracle.scale ?? 1)
      #expect(
        off <= min(aim, tolerance.value),
        "\(oracle.id) at \(sample.t): \(value), not \(sample.value)")
      worstValue = max(worstValue, off)
      comparisons += 1
      guard let expected = sample.velocity else { continue }
      let difference = ((velocity ?? .nan) - expected).magnitude - (sample.velocityTol ?? 0)
      let slip = difference > 0 || difference.isNaN ? difference / (oracle.velocityScale ?? 1) : 0
      #expect(
        slip <= (wide(sample.t) ? tolerance.velocity : min(aim, tolerance.velocity)),
        "\(oracle.id) at \(sample.t): velocity \(String(describing: velocity)), not \(expected)")
      worstVelocity = max(worstVelocity, slip)
      comparisons += 1
    }
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
      let off = (answer - number).magnitude / max(1, number.magnitude)
      #expect(off <= aim, "\(oracle.id): \(name) \(answer), not \(number)")
      worstExpected = max(worstExpected, off)
      comparisons += 1
    }
  }
}
