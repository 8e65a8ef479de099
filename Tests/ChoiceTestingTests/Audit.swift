import ChoiceCore
import ChoiceScene
import ChoiceScript
import ChoiceTesting
import Foundation
import Testing

/// What must always hold of one control, besides what holds of every one.
protocol AuditRules {
  associatedtype Control: ScriptedControl

  init(_ document: ScriptDocument<Control>)
  /// What doesn't hold after a step, or `nil`. `new` is what has happened since the last one.
  mutating func fault(
    after step: Int, _ new: ArraySlice<ScriptRecord<Control.Effect>>, in scene: ControlScene,
    of control: Control
  ) -> String?
  /// What jumps when something is done: between the scenes of that instant before and after it.
  func jump(
    from before: ControlScene, to after: ControlScene, by operation: ScriptOperation<Control>,
    of control: Control, in surroundings: Proposal
  ) -> String?
}

extension AuditRules {
  /// Nothing is said about jumps.
  func jump(
    from before: ControlScene, to after: ControlScene, by operation: ScriptOperation<Control>,
    of control: Control, in surroundings: Proposal
  ) -> String? { nil }
}

/// Plays a document and checks after every step what must always hold.
struct Audit<Rules: AuditRules> {
  private let document: ScriptDocument<Rules.Control>
  private let player: ScriptPlayer<Rules.Control>
  private var rules: Rules
  private var seen = 0

  /// The first thing that doesn't hold, or `nil`.
  static func firstFault(of document: ScriptDocument<Rules.Control>) throws -> String? {
    var audit = try Audit(document)
    return try audit.run()
  }

  /// Records the first thing that doesn't hold, with the fewest steps that show it.
  static func expectNoFault(in document: ScriptDocument<Rules.Control>, seed: UInt64) throws {
    guard let fault = try firstFault(of: document) else { return }
    let shrunk = document.shrunk { (try? firstFault(of: $0)) != nil }
    let reason = try firstFault(of: shrunk) ?? fault
    Issue.record("seed \(seed): \(reason)\nchoicekit play shows it with:\n\(shrunk.json())")
  }

  private init(_ document: ScriptDocument<Rules.Control>) throws {
    self.document = document
    player = try ScriptPlayer(document)
    rules = Rules(document)
  }

  private mutating func run() throws -> String? {
    var index = 0
    var latest: (operation: ScriptOperation<Rules.Control>, time: Double, before: ControlScene)?
    player.willPerform = { [unowned player] operation, time in
      latest = (operation, max(time, player.now), player.control.scene(at: Instant(time)))
    }
    while player.playStep() {
      if let fault = fault(after: index) { return "step \(index): \(fault)" }
      if let (operation, time, before) = latest, time == player.now,
        let jump = rules.jump(
          from: before, to: player.shown, by: operation, of: player.control,
          in: player.currentProposal)
      {
        return "step \(index): \(jump)"
      }
      latest = nil
      index += 1
    }
    player.willPerform = nil
    player.play()
    return try replayFault()
  }

  private mutating func fault(after index: Int) -> String? {
    let control = player.control
    let scene = player.shown
    if let fault = scene.faults.first { return fault }
    let new = player.records[seen...]
    seen = player.records.count
    for record in new {
      switch record.event {
      case .fault(let fault): return fault
      case .refused(let message): if message.isEmpty { return "an error without a message" }
      case .effect: break
      }
    }
    if let fault = rules.fault(after: index, new, in: scene, of: control) { return fault }
    return index.isMultiple(of: 16) ? purityFault(of: control) : nil
  }

  /// Scenes may be asked for in any order, those of the past are that of the last call, and after
  /// its end nothing moves.
  private func purityFault(of control: Rules.Control) -> String? {
    let now = player.now
    let later = control.scene(at: Instant(now + 0.13))
    if control.scene(at: Instant(now)) != player.shown { return "asked again, another scene" }
    let latest = control.scene(at: Instant(now + 90))
    if control.scene(at: Instant(now + 0.13)) != later { return "asking changes the scene" }
    if control.scene(at: Instant(now - 5)) != control.scene(at: Instant(now)) {
      return "the past isn't the last call's scene"
    }
    if latest.motionEnds != nil { return "motion doesn't end" }
    if let end = player.shown.motionEnds {
      let last = control.scene(at: end)
      if last.nodes != control.scene(at: end + 1).nodes { return "it moves on after its end" }
    } else if player.shown.nodes != control.scene(at: Instant(now + 1)).nodes {
      return "it moves at rest"
    }
    for scene in [later, latest] { if let fault = scene.faults.first { return fault } }
    return nil
  }

  /// Played again, and asked for other scenes on the way, all is the same.
  private func replayFault() throws -> String? {
    let other = try ScriptPlayer(document)
    var index = 0
    while other.playStep() {
      if index.isMultiple(of: 5) { _ = other.control.scene(at: Instant(other.now + 0.4)) }
      index += 1
    }
    other.play()
    if other.records != player.records { return "played again, other things are reported" }
    if other.control != player.control { return "played again, the control is another" }
    let end = Instant(player.now + 0.05)
    return other.control.scene(at: end) == player.control.scene(at: end)
      ? nil : "played again, the scene is another"
  }
}

/// How many steps a random document has: 300, or as many as the environment says in
/// `CHOICEKIT_RANDOM_STEPS`.
let randomSteps =
  ProcessInfo.processInfo.environment["CHOICEKIT_RANDOM_STEPS"].flatMap { Int($0) } ?? 300

/// Prints a document, reads that, and plays both.
func expectSurvivesPrinting<Control: ScriptedControl>(
  _ document: ScriptDocument<Control>
) throws {
  let read = try ScriptDocument<Control>(json: Data(document.json().utf8))
  let first = try ScriptPlayer(document)
  let second = try ScriptPlayer(read)
  #expect(first.scene(at: first.end) == second.scene(at: second.end))
  #expect(first.records == second.records)
}
