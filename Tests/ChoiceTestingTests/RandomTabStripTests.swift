import ChoiceCore
import ChoiceScene
import ChoiceScript
import ChoiceTesting
import Foundation
import Testing

/// Twenty seeds, ten thousand steps each, of every kind of input and change.
@Suite struct RandomTabStripTests {
  @Test("Whatever happens, the strip stays sound", arguments: UInt64(1)...20)
  func staysSound(seed: UInt64) throws {
    var generator = RandomTabStrip(seed: seed)
    let document = generator.document(steps: 10_000)
    guard let fault = try TabStripAudit.firstFault(of: document) else { return }
    let shrunk = document.shrunk { candidate in
      (try? TabStripAudit.firstFault(of: candidate)) != nil
    }
    let reason = try TabStripAudit.firstFault(of: shrunk) ?? fault
    Issue.record("seed \(seed): \(reason)\nchoicekit play shows it with:\n\(shrunk.json())")
  }

  @Test("A document that is printed is the one that failed", arguments: UInt64(1)...5)
  func survivesPrinting(seed: UInt64) throws {
    var generator = RandomTabStrip(seed: seed)
    let document = generator.document(steps: 300)
    let read = try ScriptDocument<TabStripModel>(json: Data(document.json().utf8))
    let first = try ScriptPlayer(document)
    let second = try ScriptPlayer(read)
    #expect(first.scene(at: first.end) == second.scene(at: second.end))
    #expect(first.records == second.records)
  }

  @Test("Shrinking keeps what fails and little else")
  func shrinks() {
    var generator = RandomTabStrip(seed: 7)
    let document = generator.document(steps: 200)
    let wanted = document.steps[120]
    let shrunk = document.shrunk { $0.steps.contains { $0.event == wanted.event } }
    #expect(shrunk.steps.map(\.event) == [wanted.event])
  }
}
