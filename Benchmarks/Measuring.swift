import Foundation

/// One line of output.
struct Result: Encodable {
  var metric: String
  var n: Int
  var median: Double
  var unit: String
}

/// Prints a result as one line of JSON.
func report(_ metric: String, n: Int, _ median: Double, _ unit: String) {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  let rounded = (median * 1000).rounded() / 1000
  let result = Result(metric: metric, n: n, median: rounded, unit: unit)
  if let line = try? encoder.encode(result) { print(String(decoding: line, as: UTF8.self)) }
}

/// The median time of one call of `body`, in microseconds.
///
/// Short bodies are called in batches, so that the clock's own cost doesn't count; as many batches
/// as fit into `seconds`, at least five. `prepare` runs before each batch and isn't counted.
func medianMicroseconds(
  seconds: Double = 0.4, batch: Int = 1, prepare: () -> Void = {}, _ body: () -> Void
) -> Double {
  var samples: [Double] = []
  let clock = ContinuousClock()
  let deadline = clock.now + .seconds(seconds)
  prepare()
  body()
  while samples.count < 5 || (clock.now < deadline && samples.count < 20_000) {
    prepare()
    let time = clock.measure { for _ in 0..<batch { body() } }
    samples.append(time.microseconds / Double(batch))
  }
  samples.sort()
  return samples[samples.count / 2]
}

extension Duration {
  fileprivate var microseconds: Double {
    Double(components.seconds) * 1e6 + Double(components.attoseconds) / 1e12
  }
}

/// Keeps a value from being optimised away.
@inline(never)
func keep<Value>(_ value: Value) {
  withExtendedLifetime(value) {}
}
