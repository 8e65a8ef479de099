import ChoiceCore
import ChoiceScene
import Foundation
import Testing

@testable import ChoiceWeb

@Suite("A filter bar behind bytes") struct FilterBarHostTests {
  private func heading(_ id: Int) -> NodeID { FilterBarModel.itemNode(ItemID(id)) }
  private func option(_ id: Int) -> NodeID { FilterBarModel.optionNode(ItemID(id)) }

  private func part(_ name: String) throws -> NodeID {
    NodeID(part: try #require((1...255).first { FilterBarModel.partName($0) == name }))
  }

  @Test func `a tap opens, a list comes into the layer, and a choice is told with its options`()
    throws
  {
    var page = Page.filterBar()
    page.render(at: 0)
    #expect(page.reader.children[CommandReader.layer] == nil)
    #expect(page.reader.keys.contains(KeySet(.down)))
    #expect(!page.reader.takesText)
    page.tap(x: 20, y: 20, at: 1)
    #expect(page.reader.effects == [[0, 0]])
    page.render(at: 1)
    #expect(
      page.reader.children[CommandReader.layer] == [try part("backdrop"), try part("region")])
    #expect(page.reader.nodes[try part("backdrop")]?.isTarget == true)
    // Up and down, and nothing to scroll.
    #expect(page.reader.nodes[try part("list")]?.said["scroll"]?.suffix(2) == [1, 0])
    // A button that is open, with a list box; focusable.
    #expect(
      page.reader.nodes[heading(0)]?.said["semantics"] == [6, 0, 0, 0, 0, 2, 3, 0, 0, 1, 0, 0])
    // An option that is selected; the first of two; focusable; 128 behind it.
    #expect(
      page.reader.nodes[option(10)]?.said["semantics"] == [8, 0, 2, 0, 0, 0, 0, 1, 2, 1, 4, 128])
    #expect(page.reader.nodes[option(11)]?.texts["detail"] == "And nobody else’s")
    page.tap(x: 20, y: 48 + 48 + 20, at: 2)
    #expect(page.reader.effects.last == [5, 0, 0, 11])
    page.render(at: 2)
    // The backdrop is only seen from here on.
    #expect(page.reader.nodes[try part("backdrop")]?.said["semantics"] == [0])
    page.render(at: 2.3)
    #expect(page.reader.effects.last == [1, 0])
    page.render(at: 3)
    #expect(page.reader.children[CommandReader.layer] == [])
    #expect(page.reader.framesUntil == nil)
  }

  @Test func `keys, typed letters and a dismissal arrive, and the page knows whose they are`()
    throws
  {
    var page = Page.filterBar()
    page.render(at: 0)
    page.send(Record.node(2, heading(0), then: true), at: 0)
    page.send(Record.key(.down), at: 1)
    page.render(at: 1.5)
    #expect(page.reader.focus == option(10))
    #expect(page.reader.takesText)
    #expect(page.reader.heardKeys == KeySet(.tab))
    page.send(Record.of(6, "m"), at: 2)
    page.render(at: 2)
    #expect(page.reader.focus == option(11))
    page.send(Record.key(.tab, isShifted: true), at: 3)
    page.render(at: 3)
    #expect(page.reader.focus == heading(0))
    page.apply(Record.of(5, 0, false), at: 4)
    page.send(Record.of(7), at: 5)
    page.render(at: 5.3)
    #expect(page.reader.effects == [[0, 0], [1, 0], [0, 0], [1, 0]])
  }

  @Test func `the room below the bar and what is covered of it arrive`() throws {
    var page = Page.filterBar(options: 40)
    page.apply(Record.of(5, 0, false), at: 0)
    page.render(
      at: 0,
      Record.of(false, false, false, false, 30, 50, 300, 48, 400, 500, 0, 100, 1, 2, 0))
    // As wide as the window, down to its end.
    #expect(page.reader.nodes[try part("backdrop")]?.said["frame"] == [-30, 48, 400, 402])
    // Down to what is covered, less the height of the bar.
    #expect(page.reader.nodes[try part("region")]?.said["frame"] == [0, 48, 300, 254])
  }

  @Test func `every field of a filter arrives`() throws {
    // Disabled, counts not hidden, buttons; several; loading.
    let fields = Record.of(1, 4, true, true, true, 1, 1, "Name", "Title", 9, 1, 8)
    // Disabled, destructive, a radio item; icons: an address and a drawing that is built in.
    let option = Record.of(
      1, 7, true, true, 1, "Über", "uns", 3, "uber", 1, "a.png", 2, true)
    var reader = RecordReader(fields + option + Record.of(1, "Header", "Footer", 1))
    let change = FilterBarModel.change(from: &reader)
    reader.end()
    #expect(reader.fault == nil)
    var wanted = ListOption(
      id: ItemID(7), title: "Über", subtitle: "uns",
      icon: TabIcon(.url("a.png"), selected: .outline(.arrowDown), takesTitleColor: false),
      count: 3, isDisabled: true, isDestructive: true, foldKey: "uber")
    wanted.kind = .radio
    var filter = Filter(
      id: ItemID(4), name: "Name", options: [wanted], mode: .multiple, chosen: [ItemID(8)],
      defaultOption: ItemID(9))
    filter.title = "Title"
    filter.isDisabled = true
    filter.hasActions = true
    filter.state = .loading
    filter.sections = [OptionSection(header: "Header", footer: "Footer", count: 1)]
    #expect(change == .update(filter))
  }

  @Test func `every other change arrives`() throws {
    func change(_ fields: any RecordField...) -> FilterBarChange? {
      var reader = RecordReader(fields.flatMap { Record.of($0) })
      let change = FilterBarModel.change(from: &reader)
      reader.end()
      #expect(reader.fault == nil)
      return change
    }
    #expect(change(3, 1, 2, 5, -1) == .counts(ItemID(1), [5, nil]))
    #expect(change(4, 1, 1, 5, true) == .choose(ItemID(1), [ItemID(5)], reported: true))
    #expect(change(2, 1, 0, 0) == .options(ItemID(1), []))
    #expect(change(6, false) == .close(animated: false))
    let style = change(7, true, false, "<", ">")
    var classic = FilterBarStyle.classic
    classic.list.count.place = .inTitle(before: "<", after: ">")
    #expect(style == .style(classic))
    let words = change(8, "N", "A", "R", "E", "L", "F", "T", "٠")
    var labels = FilterBarLabels()
    labels.name = "N"
    labels.apply = "A"
    labels.reset = "R"
    labels.list.empty = "E"
    labels.list.loading = "L"
    labels.list.failed = "F"
    labels.list.retry = "T"
    labels.list.zero = "٠"
    #expect(words == .labels(labels))
  }

  @Test func `what makes no sense is refused with a sentence, and noise without a trap`() {
    var page = Page.filterBar()
    page.apply(Record.of(5, 9, true), at: 0)
    #expect(page.reader.refusals.last?.hasPrefix("No item has the id 9") == true)
    page.apply(Record.of(7, 2, false, "", ""), at: 0)
    #expect(page.reader.refusals.last == "2 is no preset.")
    page.apply(Record.of(11), at: 0)
    #expect(page.reader.refusals.last == "11 is no kind of change.")
    var noise = Noise(seed: 7)
    for _ in 0..<20_000 {
      let record = noise.record()
      _ = page.host.apply(record, at: 0)
      _ = page.host.send(record, at: 0)
      _ = page.host.render(record, at: 0) { _ in TextMetrics(width: 10) }
    }
    let refusals = page.reader.refusals.count
    page.apply(Record.of(5, 9, 9), at: 0)
    #expect(page.reader.refusals.count == refusals + 1)
  }

  @Test func `JavaScript has the same names of parts`() throws {
    let lists = try String(
      contentsOf: EncoderTests.web.appending(path: "lists.js"), encoding: .utf8
    ).replacing("\" +\n    \"", with: "")
    for (first, last) in [(64, 70), (96, 110)] as [(UInt8, UInt8)] {
      let names = (first...last).map { FilterBarModel.partName($0) }.joined(separator: ",")
      #expect(lists.contains("[\(first), \"\(names)\"]"), "\(names)")
      #expect(FilterBarModel.partName(last + 1) == "?")
    }
  }
}

extension Page<FilterBarModel> {
  /// A bar of one filter with two options, the first of which is chosen; or with more.
  static func filterBar(options: Int = 2) -> Self {
    var page = Self(FilterBarModel())
    page.reader.isFilterBar = true
    let filter = Record.of(0, 1, 0, false, true, false, 0, 0, "Scope", "", -1, 1, 10, options)
    let first = Record.of(10, false, false, 0, "All", "", 128, "", 0, 0, false)
    let others = (11..<10 + options).flatMap { id in
      Record.of(id, false, false, 0, "Mine", "And nobody else’s", -1, "", 0, 0, false)
    }
    page.apply(filter + first + others + Record.of(0), at: 0)
    return page
  }

  mutating func tap(x: Double, y: Double, at time: Double) {
    send(Record.pointer(0, x: x, y: y), at: time)
    send(Record.pointer(2, x: x, y: y), at: time)
  }

  mutating func render(at time: Double) { render(at: time, Record.proposal(height: 48)) }
}
