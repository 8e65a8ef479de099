import ChoiceCore
import ChoiceScene
import Foundation
import Testing

@testable import ChoiceWeb

@Suite("A popover menu behind bytes") struct PopoverMenuHostTests {
  private func change(_ record: [UInt8]) -> PopoverMenuChange? {
    var reader = RecordReader(record)
    let change = PopoverMenuModel.change(from: &reader)
    reader.end()
    #expect(reader.fault == nil)
    return change
  }

  /// A filter as JavaScript writes it, with one option.
  private func filter(mode: Int, hasButton: Bool = true) -> [UInt8] {
    Record.of(0, false, true, hasButton, mode, 0, "Group", "", -1, 1, 7)
      + Record.of(1, 7, false, false, 2, "Friends", "", -1, "", 0, 0, false)
      + Record.of(0)
  }

  @Test func `a filter's record is a menu's content`() {
    var option = ListOption(id: ItemID(7), title: "Friends")
    option.kind = .checkbox
    let meanings: [(Int, MenuMeaning)] = [(0, .value), (1, .values), (2, .commands)]
    for (mode, meaning) in meanings {
      var content = MenuContent(
        name: "Group", options: [option], meaning: meaning, chosen: [ItemID(7)])
      #expect(change(Record.of(0, 1) + filter(mode: mode)) == .content(content))
      content.hasButton = false
      #expect(change(Record.of(1) + filter(mode: mode, hasButton: false)) == .content(content))
    }
  }

  @Test func `every other change arrives`() {
    #expect(change(Record.of(2, 0, 0, 0)) == .options([]))
    #expect(change(Record.of(3, 0, 2, 5, -1)) == .counts([5, nil]))
    #expect(change(Record.of(4, 0, 1, 7, true)) == .choose([ItemID(7)], reported: true))
    #expect(change(Record.of(5, 0, false)) == .open(animated: false))
    #expect(change(Record.of(6, true)) == .close())
    var style = PopoverMenuStyle.classic
    style.placement.side = .leading
    style.placement.alignment = .end
    style.whenAnchorLeaves = .close
    style.popover.width = 320
    #expect(change(Record.of(7, true, 2, 2, true, 320)) == .style(style))
    #expect(change(Record.of(7, false, 0, 0, false, -1)) == .style(PopoverMenuStyle()))
    var labels = ListLabels()
    labels.empty = "E"
    labels.loading = "L"
    labels.failed = "F"
    labels.retry = "T"
    labels.zero = "٠"
    #expect(change(Record.of(8, "N", "A", "R", "E", "L", "F", "T", "٠")) == .labels(labels))
    #expect(
      change(Record.of(9, true, 1, 2, 3, 4))
        == .anchor(SceneRect(x: 1, y: 2, width: 3, height: 4)))
    #expect(change(Record.of(9, false)) == .anchor(nil))
  }

  @Test func `it opens, is told, and what has a mark is told before it is chosen`() {
    var page = Page(PopoverMenuModel())
    page.reader.isFilterBar = true
    page.apply(Record.of(0, 1) + filter(mode: 2), at: 0)
    page.render(at: 0)
    #expect(page.reader.entry == PopoverMenuModel.button)
    page.apply(Record.of(5, 0, false), at: 1)
    page.render(at: 1)
    #expect(page.reader.children[CommandReader.layer]?.count == 2)
    page.send(Record.node(4, PopoverMenuModel.itemNode(ItemID(7))), at: 2)
    // Opened; nothing is checked any more, by a person; option 7.
    #expect(page.reader.effects == [[0, -1], [5, -1, 0], [6, -1, 7]])
  }

  @Test func `what makes no sense is refused with a sentence, and noise without a trap`() {
    var page = Page(PopoverMenuModel())
    page.apply(Record.of(7, false, 4, 0, false, -1), at: 0)
    #expect(page.reader.refusals.last == "4 is no side.")
    page.apply(Record.of(7, false, 0, 3, false, -1), at: 0)
    #expect(page.reader.refusals.last == "3 is no alignment.")
    page.apply(Record.of(4, 0, 1, 9, false), at: 0)
    #expect(page.reader.refusals.last?.hasPrefix("No item has the id 9") == true)
    var noise = Noise(seed: 11)
    for _ in 0..<20_000 {
      let record = noise.record()
      _ = page.host.apply(record, at: 0)
      _ = page.host.send(record, at: 0)
      _ = page.host.render(record, at: 0) { _ in TextMetrics(width: 10) }
    }
  }

  @Test func `JavaScript has the same names of parts`() throws {
    let lists = try String(
      contentsOf: EncoderTests.web.appending(path: "lists.js"), encoding: .utf8)
    let names = (72...79).map { PopoverMenuModel.partName($0) }.joined(separator: ",")
    #expect(lists.contains("[72, \"\(names)\"]"), "\(names)")
    #expect(PopoverMenuModel.partName(80) == "?")
  }
}
