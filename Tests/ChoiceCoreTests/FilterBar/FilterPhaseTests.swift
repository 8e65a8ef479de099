import ChoiceScene
import Testing

@testable import ChoiceCore

/// What each command does in each phase, as one table.
///
/// A, B and C are the three filters; `+A` says that A was opened, `-A` that it was closed, `*A` that
/// an option of it was chosen. What stands before the bar is told at once, what stands after it
/// when all has come to rest.
@Suite("FilterBar: every command in every phase")
struct FilterPhaseTests {
  enum Phase: String, CaseIterable, CustomTestStringConvertible {
    case closed, opening, open, goingUp, comingDown, closing, fading
    var testDescription: String { rawValue }
  }

  enum Command: String, CaseIterable, CustomTestStringConvertible {
    case tapA, tapB, tapC, tapRow, tapBackdrop, escape, tab, dismiss, openA, openB, openC, close
    var testDescription: String { rawValue }

    fileprivate var column: Int {
      switch self {
      case .tapA, .openA: 0
      case .tapB, .openB: 1
      case .tapC, .openC: 2
      case .tapRow: 3
      case .tapBackdrop, .escape, .tab, .dismiss, .close: 4
      }
    }
  }

  // The columns: A, B, C, a row, and what closes. Going up is from A to B, coming down with B's rows.
  private static let table: [Phase: [String]] = [
    .closed: ["+A|", "+B|", "+C|", "|", "|"],
    .opening: ["|-A", "-A+B|", "-A+C|", "*A|-A", "|-A"],
    .open: ["|-A", "-A+B|", "-A+C|", "*A|-A", "|-A"],
    .goingUp: ["-B+A|", "|-B", "-B+C|", "|", "|-B"],
    .comingDown: ["-B+A|", "|-B", "-B+C|", "*B|-B", "|-B"],
    .closing: ["|", "-A+B|", "-A+C|", "|-A", "|-A"],
    .fading: ["+A|", "+B|", "+C|", "|", "|"],
  ]

  @Test("What a command does", arguments: Phase.allCases, Command.allCases)
  func pair(phase: Phase, command: Command) throws {
    let bar = try Bar()
    reach(phase, bar)
    var expected = try #require(Self.table[phase])[command.column]
    // Code that opens what is open already changes nothing; a tap on its heading closes it.
    if [.openA, .openB, .openC].contains(command), expected == "|-A" || expected == "|-B" {
      expected = "|"
    }
    let drop = bar.drop
    let darkness = bar.scene.darkness
    let now = try perform(command, bar)
    #expect(near(bar.drop, drop) || phase == .closed, "the panel jumps")
    #expect(near(bar.scene.darkness, darkness) || phase == .closed, "the backdrop jumps")
    #expect(written(now) + "|" + written(bar.settle()) == expected)
    #expect(bar.open == bar.believedOpen?.rawValue)
    #expect(near(bar.scene.darkness, bar.open == nil ? 0 : 1))
    if let open = bar.open {
      #expect(bar.rows.count == discussion[open].options.count)
      #expect(near(bar.drop, 44 * Double(bar.rows.count)))
    } else {
      #expect(bar.scene.nodes.allSatisfy { !$0.isOverlay })
    }
    #expect(bar.scene.motionEnds == nil && bar.scene.effectDue == nil)
  }

  @Test("Without animation all is at its end at once, in every phase", arguments: Phase.allCases)
  func unanimated(phase: Phase) throws {
    let expected = try #require(Self.table[phase])
    for column in [0, 1, 4] {
      let bar = try Bar()
      reach(phase, bar)
      let change =
        column == 4
        ? .close(animated: false)
        : FilterBarChange.open(
          ItemID(column), animated: false)
      let told = try bar.apply(change)
      // What was open stays so for code that opens it.
      let isOpen = column < 4 && expected[column].hasPrefix("|-")
      #expect(written(told) == (isOpen ? "" : expected[column].filter { $0 != "|" }))
      #expect(bar.scene.motionEnds == nil && bar.scene.effectDue == nil)
      #expect(bar.open == (column == 4 ? nil : column) && bar.believedOpen?.rawValue == bar.open)
      #expect(bar.drop == (column == 4 ? 0 : 44 * Double(discussion[column].options.count)))
      #expect(bar.scene.darkness == (column == 4 ? 0 : 1))
    }
  }

  private func reach(_ phase: Phase, _ bar: Bar) {
    if phase == .closed { return }
    bar.tapHeading(0)
    if phase == .opening { return _ = bar.wait(0.14) }
    bar.settle()
    switch phase {
    case .closed, .opening, .open: break
    case .goingUp:
      bar.tapHeading(1)
      bar.wait(0.1)
    case .comingDown:
      bar.tapHeading(1)
      bar.wait(0.35)
    case .closing:
      bar.tapHeading(0)
      bar.wait(0.15)
    case .fading:
      bar.tapHeading(0)
      bar.wait(0.3)
      bar.wait(0.1)
    }
  }

  private func perform(_ command: Command, _ bar: Bar) throws -> [FilterBarEffect] {
    switch command {
    case .tapA: return bar.tapHeading(0)
    case .tapB: return bar.tapHeading(1)
    case .tapC: return bar.tapHeading(2)
    case .tapRow:
      // The last row that is to be seen: in mid-slide the first ones are behind the bar.
      guard let row = bar.rows.last else { return bar.tap(ScenePoint(x: 180, y: 60)) }
      return bar.tapOption(row)
    case .tapBackdrop: return bar.tapBackdrop()
    case .escape: return bar.key(.escape)
    case .tab: return bar.key(.tab)
    case .dismiss: return bar.send(.dismiss)
    case .openA: return try bar.apply(.open(ItemID(0)))
    case .openB: return try bar.apply(.open(ItemID(1)))
    case .openC: return try bar.apply(.open(ItemID(2)))
    case .close: return try bar.apply(.close())
    }
  }

  private func written(_ effects: [FilterBarEffect]) -> String {
    let names = ["A", "B", "C"]
    return effects.map { effect in
      switch effect {
      case .opened(let filter): "+" + names[filter.rawValue]
      case .closed(let filter): "-" + names[filter.rawValue]
      case .chose(let filter, _, _): "*" + names[filter.rawValue]
      default: "?"
      }
    }.joined()
  }
}
