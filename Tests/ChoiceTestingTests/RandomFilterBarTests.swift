import ChoiceCore
import ChoiceScript
import ChoiceTesting
import Foundation
import Testing

/// Every kind of input and change, at any time: 20 seeds with 300 steps each, or as many as the
/// environment says in `CHOICEKIT_RANDOM_STEPS`.
@Suite struct RandomFilterBarTests {
  private static var steps: Int {
    ProcessInfo.processInfo.environment["CHOICEKIT_RANDOM_STEPS"].flatMap { Int($0) } ?? 300
  }

  @Test("Whatever happens, the bar stays sound", arguments: UInt64(1)...20)
  func staysSound(seed: UInt64) throws {
    var generator = RandomFilterBar(seed: seed)
    let document = generator.document(steps: Self.steps)
    guard let fault = try FilterBarAudit.firstFault(of: document) else { return }
    let shrunk = document.shrunk { candidate in
      (try? FilterBarAudit.firstFault(of: candidate)) != nil
    }
    let reason = try FilterBarAudit.firstFault(of: shrunk) ?? fault
    Issue.record("seed \(seed): \(reason)\nchoicekit play shows it with:\n\(shrunk.json())")
  }

  @Test("A document that is printed is the one that failed", arguments: UInt64(1)...5)
  func survivesPrinting(seed: UInt64) throws {
    var generator = RandomFilterBar(seed: seed)
    let document = generator.document(steps: 200)
    let read = try ScriptDocument<FilterBarModel>(json: Data(document.json().utf8))
    let first = try ScriptPlayer(document)
    let second = try ScriptPlayer(read)
    #expect(first.scene(at: first.end) == second.scene(at: second.end))
    #expect(first.records == second.records)
  }
}
