import ChoiceCore
import ChoiceScene
import ChoiceScript

/// What the controls' random documents have in common.
extension SeededRandom {
  /// A number of the range, or one that is hard to bear.
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    if !oneIn(15) { return double(range) }
    return pick([.nan, .infinity, -.infinity, 0, -1, 1e9, -1e300, 1e-300])
  }

  /// The id of an option that may be there.
  mutating func optionID() -> ItemID {
    oneIn(25) ? ItemID(pick([-1, Int.min])) : ItemID(int(0...7))
  }

  fileprivate static let titles: [Utf8Text] = [
    "Option", "Other", "", "推荐", "بحث", "Ärger", "b", "b b",
    "A rather long title that fits nowhere at all, whatever one does, in whichever row it stands",
  ]

  /// Options of every kind.
  mutating func options(_ count: Int) -> [ListOption] {
    let first = oneIn(3) ? int(0...5) : 0
    return (first..<first + count).map { id in
      var option = ListOption(id: ItemID(id), title: pick(Self.titles))
      if oneIn(5) { option.subtitle = "Below" }
      if oneIn(3) { option.count = int(0...1000) }
      if oneIn(6) { option.icon = TabIcon(.outline(.check)) }
      option.isDisabled = oneIn(5)
      option.isDestructive = oneIn(9)
      option.kind = pick([.command, .radio, .checkbox])
      if oneIn(8) { option.foldKey = "option" }
      return option
    }
  }

  /// Sections of so many options, or none.
  mutating func sections(_ count: Int) -> [OptionSection] {
    guard oneIn(3), count > 0 else { return [] }
    let first = int(0...count)
    return [
      OptionSection(header: pick(["", "Head"]), footer: "Foot", count: first),
      OptionSection(header: "Second", count: int(0...count - first)),
    ]
  }

  /// How a list's rows look.
  mutating func change(_ style: inout OptionListStyle) {
    style.rowHeight = number(20...80)
    style.padding = oneIn(2) ? number(0...20) : 0
    style.inset = number(0...40)
    style.hairline = oneIn(2) ? nil : Hairline(color: ThemeColor(0xdddddd))
    style.divider = SectionDivider(height: oneIn(2) ? 0 : number(0...30), thickness: number(0...3))
    style.count.place = oneIn(2) ? .trailing : .inTitle(before: " ", after: "")
  }

  /// A motion, or none.
  mutating func motion() -> Motion {
    pick([
      .none, .timed(.linear, duration: 0.2), .timed(.easeInOut, duration: number(0...0.5)),
      SpringCurve(duration: 0.4, bounce: double(-0.5...0.6)).map { .spring($0) } ?? .none,
    ])
  }

  /// Surroundings of a control that drops a list.
  mutating func proposal() -> ScriptProposal {
    var proposal = ScriptProposal()
    proposal.width = oneIn(3) ? number(0...900) : 375
    proposal.height = oneIn(4) ? number(0...120) : nil
    proposal.y = oneIn(3) ? number(-100...300) : 64
    if !oneIn(4) {
      proposal.container = SceneSize(width: 375, height: number(0...900))
      proposal.coveredBottom = number(-10...400)
      proposal.coveredTop = number(-10...100)
      proposal.coveredLeft = number(-10...100)
      proposal.coveredRight = number(-10...100)
    }
    proposal.direction = pick([.leftToRight, .rightToLeft])
    proposal.textScale = oneIn(3) ? number(0.5...3) : 1
    proposal.appearance = pick([.light, .dark])
    proposal.increasedContrast = oneIn(4)
    proposal.boldText = oneIn(4)
    proposal.reduceMotion = oneIn(5)
    return proposal
  }
}
