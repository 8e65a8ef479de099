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
    // A button: focusable 8, opens something 16, which is open 32; nothing behind it.
    #expect(page.reader.nodes[heading(0)]?.said["semantics"] == [6, 56, 0, 0, 0, -1])
    // An option: can be chosen 1 and is 2, focusable 8; the first of two, with 128 behind it.
    #expect(page.reader.nodes[option(10)]?.said["semantics"] == [8, 11, 1, 2, 0, 128])
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
    page.send(Record.node(2, heading(0), then: [1]), at: 0)
    page.send(Record.key(.down), at: 1)
    page.render(at: 1.5)
    #expect(page.reader.focus == option(10))
    #expect(page.reader.takesText)
    #expect(page.reader.heardKeys == KeySet(.tab))
    page.send([6, 1, 0, 0, 0, 109], at: 2)
    page.render(at: 2)
    #expect(page.reader.focus == option(11))
    page.send(Record.key(.tab, isShifted: true), at: 3)
    page.render(at: 3)
    #expect(page.reader.focus == heading(0))
    page.apply([5, 0, 0, 0, 0, 0], at: 4)
    page.send([7], at: 5)
    page.render(at: 5.3)
    #expect(page.reader.effects == [[0, 0], [1, 0], [0, 0], [1, 0]])
  }

  @Test func `the room below the bar and what is covered of it arrive`() throws {
    var page = Page.filterBar(options: 40)
    let record = Record()
    record.writer.byte(0)
    for number in [30, 50, 300, 48, 400, 500, 100, 1, 2] as [Double] {
      record.writer.number(number)
    }
    record.writer.integer(0)
    page.apply([5, 0, 0, 0, 0, 0], at: 0)
    page.render(at: 0, record.bytes)
    // As wide as the window, down to its end.
    #expect(page.reader.nodes[try part("backdrop")]?.said["frame"] == [-30, 48, 400, 402])
    // Down to what is covered, less the height of the bar.
    #expect(page.reader.nodes[try part("region")]?.said["frame"] == [0, 48, 300, 254])
  }

  @Test func `every field of a filter arrives`() throws {
    let record = Record()
    let writer = record.writer
    writer.byte(1)
    writer.filter(4, "Name", flags: 1 | 2 | 4, mode: 1, state: 1, title: "Title")
    writer.integer(9)
    writer.integer(1)
    writer.integer(8)
    writer.integer(1)
    writer.integer(7)
    // Disabled, destructive, the icon keeps its colour; subtitle, count, key, icon.
    writer.byte(127)
    writer.text("Über")
    writer.text("uns")
    writer.integer(3)
    writer.text("uber")
    writer.byte(1)
    writer.text("a.png")
    writer.byte(2)
    writer.integer(1)
    writer.text("Header")
    writer.text("Footer")
    writer.integer(1)
    var reader = RecordReader(record.bytes)
    let change = reader.filterBarChange()
    reader.end()
    #expect(reader.fault == nil)
    var filter = Filter(
      id: ItemID(4), name: "Name",
      options: [
        ListOption(
          id: ItemID(7), title: "Über", subtitle: "uns",
          icon: TabIcon(.url("a.png"), selected: .outline(.arrowDown), takesTitleColor: false),
          count: 3, isDisabled: true, isDestructive: true, foldKey: "uber")
      ], mode: .multiple, chosen: [ItemID(8)], defaultOption: ItemID(9))
    filter.title = "Title"
    filter.isDisabled = true
    filter.hasActions = true
    filter.state = .loading
    filter.sections = [OptionSection(header: "Header", footer: "Footer", count: 1)]
    #expect(change == .update(filter))
  }

  @Test func `every other change arrives`() throws {
    func change(_ kind: UInt8, _ write: (ByteWriter) -> Void) -> FilterBarChange? {
      let writer = ByteWriter()
      writer.byte(kind)
      write(writer)
      var reader = RecordReader(writer.bytes)
      let change = reader.filterBarChange()
      reader.end()
      #expect(reader.fault == nil)
      return change
    }
    let counts = change(3) { writer in
      writer.integer(1)
      writer.integer(2)
      writer.integer(5)
      writer.integer(-1)
    }
    #expect(counts == .counts(ItemID(1), [5, nil]))
    let choice = change(4) { writer in
      writer.integer(1)
      writer.integer(1)
      writer.integer(5)
      writer.flag(true)
    }
    #expect(choice == .choose(ItemID(1), [ItemID(5)], reported: true))
    let options = change(2) { writer in
      writer.integer(1)
      writer.integer(0)
      writer.integer(0)
    }
    #expect(options == .options(ItemID(1), []))
    #expect(change(6) { $0.flag(false) } == .close(animated: false))
    let style = change(7) { writer in
      writer.byte(1)
      writer.flag(false)
      writer.text("<")
      writer.text(">")
    }
    var classic = FilterBarStyle.classic
    classic.list.count.place = .inTitle(before: "<", after: ">")
    #expect(style == .style(classic))
    let words = change(8) { writer in
      for word in ["N", "A", "R", "E", "L", "F", "T"] as [Utf8Text] { writer.text(word) }
    }
    var labels = FilterBarLabels()
    labels.name = "N"
    labels.apply = "A"
    labels.reset = "R"
    labels.list.empty = "E"
    labels.list.loading = "L"
    labels.list.failed = "F"
    labels.list.retry = "T"
    #expect(words == .labels(labels))
  }

  @Test func `what makes no sense is refused with a sentence, and noise without a trap`() {
    var page = Page.filterBar()
    page.apply([5, 9, 0, 0, 0, 1], at: 0)
    #expect(page.reader.refusals.last?.hasPrefix("No item has the id 9") == true)
    page.apply([7, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0], at: 0)
    #expect(page.reader.refusals.last == "2 is no preset.")
    page.apply([11], at: 0)
    #expect(page.reader.refusals.last == "11 is no kind of change.")
    var seed: UInt64 = 7
    for _ in 0..<20_000 {
      var record: [UInt8] = []
      for _ in 0..<seed % 60 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        record.append(UInt8(truncatingIfNeeded: seed >> 56) % (seed >> 40 & 1 == 0 ? 9 : 255))
      }
      seed = seed &* 6_364_136_223_846_793_005 &+ 1
      _ = page.host.apply(record, at: 0)
      _ = page.host.send(record, at: 0)
      _ = page.host.render(record, at: 0) { _ in TextMetrics(width: 10) }
    }
    let refusals = page.reader.refusals.count
    page.apply([5, 9, 9, 9, 9, 1], at: 0)
    #expect(page.reader.refusals.count == refusals + 1)
  }

  @Test func `JavaScript has the same names of parts`() throws {
    let lists = try String(
      contentsOf: EncoderTests.web.appending(path: "lists.js"), encoding: .utf8
    ).replacing("\" +\n    \"", with: "")
    for (first, last) in [(64, 70), (96, 109)] as [(UInt8, UInt8)] {
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
    let writer = ByteWriter()
    writer.byte(0)
    writer.integer(1)
    writer.filter(0, "Scope")
    writer.integer(-1)
    writer.integer(1)
    writer.integer(10)
    writer.integer(options)
    writer.integer(10)
    writer.byte(16)
    writer.text("All")
    writer.integer(128)
    for id in 11..<10 + options {
      writer.integer(id)
      writer.byte(8)
      writer.text("Mine")
      writer.text("And nobody else’s")
    }
    writer.integer(0)
    page.apply(writer.bytes, at: 0)
    return page
  }

  mutating func tap(x: Double, y: Double, at time: Double) {
    send(Record.pointer(0, x: x, y: y), at: time)
    send(Record.pointer(2, x: x, y: y), at: time)
  }

  mutating func render(at time: Double) { render(at: time, Record.proposal(height: 48)) }
}

extension ByteWriter {
  /// The first fields of a filter, up to its title.
  fileprivate func filter(
    _ id: Int, _ name: Utf8Text, flags: UInt8 = 2, mode: UInt8 = 0, state: UInt8 = 0,
    title: Utf8Text = ""
  ) {
    integer(id)
    byte(flags)
    byte(mode)
    byte(state)
    text(name)
    text(title)
  }
}
