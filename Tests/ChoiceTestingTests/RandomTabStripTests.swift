import ChoiceTesting
import Testing

/// Twenty seeds, ten thousand steps each, of every kind of input and change.
@Suite struct RandomTabStripTests {
  @Test("Whatever happens, the strip stays sound", arguments: UInt64(1)...20)
  func staysSound(seed: UInt64) throws {
    var generator = RandomTabStrip(seed: seed)
    try Audit<TabStripAudit>.expectNoFault(in: generator.document(steps: 10_000), seed: seed)
  }

  @Test("A document that is printed is the one that failed", arguments: UInt64(1)...5)
  func survivesPrinting(seed: UInt64) throws {
    var generator = RandomTabStrip(seed: seed)
    try expectSurvivesPrinting(generator.document(steps: 300))
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
