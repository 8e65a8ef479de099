// Uses what the core leaves generic, so that `embedded.sh` sees it compiled: a stage with a
// control and a sink. It is part of no product.

import ChoiceCore
import ChoiceScene

/// The least that is a control.
struct ProbeControl: ChoiceControl {
  var hasChanged = false

  mutating func apply(_ change: Bool, at time: Instant) throws(ChangeError) -> [Input] {
    hasChanged = change
    return []
  }

  mutating func send(_ input: Input, at time: Instant) -> [Input] { [input] }

  mutating func layOut(
    in proposal: Proposal, at time: Instant, measure: (TextRun) -> TextMetrics
  ) {}

  func scene(at time: Instant) -> ControlScene { .empty }
}

/// Counts what it is told.
struct ProbeSink: SceneSink {
  var count = 0

  mutating func insert(_ node: Node, at index: Int) { count += 1 }
  mutating func update(_ node: Node, from old: Node) { count += 1 }
  mutating func move(_ node: Node, to index: Int) { count += 1 }
  mutating func remove(_ node: Node) { count += 1 }
  mutating func focus(_ id: NodeID?) { count += 1 }
}

/// Makes the compiler keep what a face calls.
public func probe(at time: Instant, in proposal: Proposal, input: Input) -> Int {
  let stage = Stage(ProbeControl())
  var sink = ProbeSink()
  let applied = try? stage.apply(true, at: time)
  let sent = stage.send(input, at: time)
  let rendering = stage.render(
    at: time, in: proposal, measure: { TextMetrics(width: $0.style.size) }, into: &sink)
  stage.forgetShown()
  return sink.count + sent.count + rendering.effects.count + (applied == nil ? 0 : 1)
}
