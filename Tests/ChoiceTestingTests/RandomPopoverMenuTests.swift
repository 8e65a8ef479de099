import ChoiceTesting
import Testing

/// Every kind of input and change, at any time: 20 seeds of ``randomSteps`` steps each.
@Suite struct RandomPopoverMenuTests {
  @Test("Whatever happens, the menu stays sound", arguments: UInt64(1)...20)
  func staysSound(seed: UInt64) throws {
    var generator = RandomPopoverMenu(seed: seed)
    try Audit<PopoverMenuAudit>.expectNoFault(
      in: generator.document(steps: randomSteps), seed: seed)
  }

  @Test("A document that is printed is the one that failed", arguments: UInt64(1)...5)
  func survivesPrinting(seed: UInt64) throws {
    var generator = RandomPopoverMenu(seed: seed)
    try expectSurvivesPrinting(generator.document(steps: 200))
  }
}
