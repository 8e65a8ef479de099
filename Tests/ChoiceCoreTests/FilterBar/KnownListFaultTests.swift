import ChoiceScene
import Foundation
import Testing

@testable import ChoiceCore

@Suite("Known faults, of bars that drop a list")
struct KnownListFaultTests {
  private func option(_ id: Int) -> NodeID { FilterBarModel.optionNode(ItemID(id)) }
  private func heading(_ id: Int) -> NodeID { FilterBarModel.itemNode(ItemID(id)) }

  private func opened(_ filters: [Filter], byKey: Bool = false) throws -> Bar {
    let bar = try Bar(filters)
    if byKey {
      bar.focusIn()
      bar.key(.down)
    } else {
      bar.tapHeading(filters[0].id.rawValue)
    }
    bar.settle()
    return bar
  }

  private func one(_ titles: String...) -> [Filter] { [filter(0, "F", options(titles))] }

  @Test("i43: options replaced by fewer while one that goes is chosen")
  func i43() throws {
    let bar = try Bar([filter(0, "F", options(["a", "b"]), chosen: 1)])
    try bar.apply(.options(ItemID(0), options(["alpha"])))
    bar.tapHeading(0)
    bar.settle()
    #expect(bar.chosen(0) == [0] && bar.rows == [0])
  }

  @Test("i46: each filter keeps its own choice, whatever another one has")
  func i46() throws {
    let bar = try Bar([
      filter(0, "A", manyOptions(6)), filter(1, "Empty", [], chosen: nil),
      filter(2, "C", manyOptions(3)),
    ])
    bar.tapHeading(0)
    bar.settle()
    bar.tapOption(5)
    bar.settle()
    for other in [1, 2] {
      bar.tapHeading(other)
      bar.settle()
    }
    bar.tapOption(1)
    #expect([0, 1, 2].map { bar.chosen($0) } == [[5], [], [1]])
  }

  @Test("i47: a filter of exactly one option can be chosen from")
  func i47() throws {
    let bar = try opened([filter(0, "F", options(["only"]), chosen: nil)])
    #expect(bar.tapOption(0) == [.chose(ItemID(0), [ItemID(0)], .person)])
  }

  @Test("i48: nothing looks chosen where nothing is")
  func i48() throws {
    let bar = try opened([filter(0, "F", options(["a", "b"]), chosen: nil)])
    #expect(bar.scene.option(.mark, 0) == nil && bar.scene.heading(0) == "F")
    #expect(bar.scene.nodes.allSatisfy { $0.semantics?.isSelected != true })
  }

  @Test("i49: a bar that has moved has its panel below it, and touches there are the panel's")
  func i49() throws {
    let bar = try opened(discussion)
    bar.proposal.frame.y = 300
    bar.render()
    #expect(bar.scene.frameInControl(FilterBarPart.panel.node)?.y == 44)
    #expect(bar.tapOption(1) == [.chose(ItemID(0), [ItemID(1)], .person)])
  }

  @Test("i50: a title that is no option's marks nothing")
  func i50() throws {
    var pick = filter(0, "F", options(["a", "b"]), chosen: nil)
    pick.title = "Pick"
    let bar = try opened([pick])
    #expect(bar.scene.heading(0) == "Pick")
    #expect(bar.scene.option(.mark, 0) == nil && bar.scene.option(.mark, 1) == nil)
  }

  @Test("i51: forty options in a low container: the last one can be reached")
  func i51() throws {
    let bar = try opened([filter(0, "F", manyOptions(40))])
    bar.proposal.container.height = 300
    bar.render()
    bar.send(.scrolled(FilterBarModel.list, to: 1e6))
    #expect(bar.visibleRows.last == 39)
    let bottom = bar.scene.frameInControl(option(39))?.maxY ?? 0
    #expect(bottom + bar.proposal.frame.y <= 300)
    #expect(bar.tapOption(39) == [.chose(ItemID(0), [ItemID(39)], .person)])
  }

  @Test("i53: turned while open, the panel is where the bar is")
  func i53() throws {
    let bar = try opened(discussion)
    bar.proposal.frame = SceneRect(x: 44, y: 32, width: 480, height: 44)
    bar.proposal.container = SceneSize(width: 568, height: 320)
    bar.render()
    #expect(
      bar.scene.frameInControl(FilterBarPart.panel.node)
        == SceneRect(x: 0, y: 44, width: 480, height: 88))
    #expect(bar.scene.motionEnds == nil)
  }

  @Test("w20: a section whose first option is disabled: Down goes to the next")
  func w20() throws {
    var filter = filter(0, "F", options(["a", "b"]), chosen: nil, mode: .multiple)
    filter.options[0].isDisabled = true
    filter.sections = [OptionSection(header: "S", count: 2)]
    let bar = try Bar([filter])
    bar.focusIn()
    bar.key(.down)
    #expect(bar.focus == option(1))
    bar.key(.up)
    #expect(bar.focus == option(1))
  }

  @Test("w22: Tab out of an open list closes it and goes on")
  func w22() throws {
    let bar = try opened(discussion, byKey: true)
    bar.key(.tab)
    #expect(bar.open == nil && bar.focus == heading(0) && bar.scene.focusEntry == heading(0))
  }

  @Test("w24: Tab while a list is open, in every phase", arguments: [0, 0.1, 0.3, 0.35, 0.7])
  func w24(time: Double) throws {
    let bar = try Bar()
    bar.focusIn()
    bar.key(.down)
    bar.wait(0.25)
    bar.key(.right)
    bar.wait(time)
    bar.key(.tab)
    bar.send(.blurred)
    bar.settle()
    #expect(bar.open == nil && bar.believedOpen == nil && bar.focus == nil)
  }

  @Test("w26: Space within a quick search is part of it")
  func w26() throws {
    let bar = try opened(one("Option 1", "Option 2", "Option 3", "Option 4"), byKey: true)
    bar.type("Option 4")
    #expect(bar.focus == option(3) && bar.open == 0 && bar.chosen(0) == [0])
  }

  @Test(
    "w27: titles that share their first word can be told apart, composed or not",
    arguments: ["in pr", "in prü", "in pru\u{308}"])
  func w27(typed: String) throws {
    var filters = one("Alle", "In Bearbeitung", "In Prüfung")
    filters[0].options[2].foldKey = "in prufung"
    let bar = try opened(filters, byKey: true)
    // What a face does with text before it hands it over.
    let folded = typed.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
    bar.type(folded)
    #expect(bar.focus == option(2))
  }

  @Test(
    "w28: a quick search looks for all of it, from the present row on, and chooses nothing disabled"
  )
  func w28() throws {
    var filters = one("Other", "Option 1", "Option 2", "Option 3", "Option 4")
    filters[0].options[2].isDisabled = true
    filters[0].options[4].isDisabled = true
    let bar = try opened(filters, byKey: true)
    for _ in 0..<3 {
      bar.type("op")
      #expect(bar.focus == option(1))
    }
    #expect(bar.chosen(0) == [0])
  }

  @Test("w29: one letter again and again goes through its rows; another one is a new beginning")
  func w29() throws {
    let bar = try opened(one("start", "b1", "b2", "b3", "b4", "a1", "a2"), byKey: true)
    var seen: [NodeID?] = []
    for letter in ["b", "b", "b", "b", "a"] {
      bar.type(letter)
      seen.append(bar.focus)
      bar.wait(0.5)
    }
    #expect(seen == [1, 2, 3, 4, 5].map { option($0) })
  }

  @Test("w30: letters too many don't break the next arrow key")
  func w30() throws {
    let bar = try opened(one("Start", "Hello", "Helicopter", "Last"), byKey: true)
    bar.type("helicxyz")
    #expect(bar.focus == option(2))
    bar.key(.down)
    #expect(bar.focus == option(3))
  }

  @Test("w32: opened again after keys were used, a long list shows the chosen row")
  func w32() throws {
    let bar = try opened([filter(0, "F", manyOptions(100), chosen: 99)], byKey: true)
    #expect(bar.focus == option(99))
    bar.key(.home)
    bar.key(.escape)
    bar.settle()
    bar.key(.enter)
    bar.settle()
    #expect(bar.focus == option(99) && bar.visibleRows.contains(99))
  }

  @Test("w33: a thousand rows are as high as the room, and scroll")
  func w33() throws {
    let bar = try opened([filter(0, "F", manyOptions(1000))])
    #expect(bar.drop == 667 - 64 - 88 && bar.visibleRows.count < 20)
    #expect(bar.scene.node(FilterBarModel.list)?.scroll?.isEnabled == true)
  }

  @Test("w34: without options it opens, says so, and Escape works")
  func w34() throws {
    let bar = try opened([filter(0, "F", [], chosen: nil)], byKey: true)
    #expect(bar.open == 0 && bar.scene.option(.status)?.semantics?.role == .status)
    for key in [Key.down, .up, .home, .end, .pageDown] { bar.key(key) }
    bar.type("x")
    #expect(bar.focus == heading(0))
    bar.key(.escape)
    #expect(bar.settle() == [.closed(ItemID(0))])
  }

  @Test("w46: the panel is as high as its rows", arguments: [1, 2, 5])
  func w46(count: Int) throws {
    #expect(try opened([filter(0, "F", manyOptions(count))]).drop == 44 * Double(count))
  }

  @Test("w47: one tap on an open heading closes it, and doesn't open it again")
  func w47() throws {
    let bar = try opened(discussion)
    let place = bar.middle(of: heading(0))
    #expect(bar.pointer(.began, place) == [] && bar.open == 0)
    #expect(bar.pointer(.ended, place) == [] && bar.open == nil)
    #expect(bar.settle() == [.closed(ItemID(0))] && bar.open == nil)
  }

  @Test("w48: a press on a heading never chooses what its list brings under it")
  func w48() throws {
    let bar = try Bar()
    bar.pointer(.began, bar.middle(of: heading(0)))
    try bar.apply(.open(ItemID(0)))
    bar.settle()
    #expect(bar.pointer(.ended, bar.middle(of: option(1))) == [])
    #expect(bar.open == 0 && bar.chosen(0) == [0])
  }

  @Test("w49: a cancelled touch outside leaves nothing behind: a tap inside chooses")
  func w49() throws {
    let bar = try opened(discussion)
    let outside = ScenePoint(x: 10, y: 500)
    bar.pointer(.began, outside)
    bar.pointer(.cancelled, outside)
    #expect(bar.open == 0)
    #expect(bar.tapOption(1) == [.chose(ItemID(0), [ItemID(1)], .person)])
  }

  @Test("w51: a heading pressed while another is open closes that and opens, in one press")
  func w51() throws {
    let bar = try opened(discussion)
    #expect(bar.tapHeading(1) == [.closed(ItemID(0)), .opened(ItemID(1))] && bar.open == 1)
  }

  @Test("w53: Escape is taken once; the next one is for who is around it")
  func w53() throws {
    let bar = try opened(discussion, byKey: true)
    #expect(bar.scene.keys.takes(KeyStroke(.escape)))
    bar.key(.escape)
    #expect(!bar.scene.keys.takes(KeyStroke(.escape)) && bar.open == nil)
  }

  @Test("Every row is in Tests/KnownFaults.md once, with its test or the reason for none")
  func table() throws {
    let file = URL(fileURLWithPath: #filePath)
    let tests = file.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let table = try String(
      contentsOf: tests.appendingPathComponent("KnownFaults.md"), encoding: .utf8)
    let source = try String(contentsOf: file, encoding: .utf8)
    let rows =
      [43, 45, 46, 47, 48, 49, 50, 51, 52, 53].map { "i\($0)" }
      + (Array(20...34) + Array(46...53)).map { "w\($0)" }
    for row in rows {
      let lines = table.split(separator: "\n").filter { $0.hasPrefix("| \(row) |") }
      #expect(lines.count == 1)
      #expect(lines.first?.hasPrefix("| \(row) | none:") != source.contains("\"\(row): "))
    }
  }
}
