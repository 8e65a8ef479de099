import ChoiceScene
import Foundation
import Testing

@testable import ChoiceCore

@Suite("Known faults, of lists of tabs on the web and on desktops")
struct KnownWebFaultTests {
  @Test("w1: when an item before the selected one grows, the line is there in the same layout")
  func w1() throws {
    var style = TabStripStyle.underline
    style.indicator = .line(.item)
    let strip = try Strip(style, titled("aaaa", "bbbb", "cccc"), selected: 2, width: 150)
    try strip.apply(.update(TabItem(id: ItemID(0), title: "aaaaaaaa")))
    #expect(strip.scene.motionEnds == nil)
    #expect(near(strip.frame(.line).x, strip.frame(.tab, 2).x))
  }

  @Test("w2: a bar that gets narrower moves its line at once")
  func w2() throws {
    let strip = try Strip(.filter, titled("a", "b", "c"), selected: 2, width: 600)
    strip.proposal.frame.width = 300
    strip.render()
    #expect(near(strip.frame(.line).midX, 250) && strip.scene.motionEnds == nil)
  }

  @Test("w3: in a centred row the line moves with the items")
  func w3() throws {
    var style = TabStripStyle.underline
    style.alignment = .center
    let strip = try Strip(style, titled("a", "b"), selected: 1, width: 800)
    let before = strip.frame(.line).midX
    strip.proposal.frame.width = 785
    strip.render()
    #expect(near(strip.frame(.line).midX, before - 7.5))
    #expect(near(strip.frame(.line).midX, strip.middle(of: 1).x))
  }

  @Test("w4: right to left, the first layout has the line at the right, without motion")
  func w4() throws {
    let strip = try Strip(.filter, titled("a", "b"), selected: 0) { $0.direction = .rightToLeft }
    #expect(near(strip.frame(.line).maxX, 320) && strip.scene.motionEnds == nil)
  }

  @Test("w5: a new title gives the line its width", arguments: [TabIndicator.Width.item, .text])
  func w5(width: TabIndicator.Width) throws {
    var style = TabStripStyle.underline
    style.indicator = .line(width)
    let strip = try Strip(style, titled("a", "A"), selected: 1)
    try strip.apply(.update(TabItem(id: ItemID(1), title: "Long label")))
    #expect(near(strip.frame(.line).width, 90))
  }

  @Test("w6: what is in view depends on the present width alone")
  func w6() throws {
    let strip = try Strip(.underline, Content.short.items(20), selected: 0, width: 520)
    strip.proposal.frame.width = 320
    strip.render()
    let fresh = try Strip(.underline, Content.short.items(20), selected: 0)
    #expect(strip.scene.items == fresh.scene.items)
  }

  @Test("w7: laid out in a place that is still small, all is right when it has its size")
  func w7() throws {
    let strip = try Strip(.underline, Content.short.items(20), selected: 9, width: 32)
    for width in [100.0, 222, 320] {
      strip.proposal.frame.width = width
      strip.wait(0.05)
    }
    let fresh = try Strip(.underline, Content.short.items(20), selected: 9)
    #expect(strip.scene.differences(from: fresh.scene).isEmpty)
  }

  @Test("w8: measured as nothing while hidden, it is measured again when shown")
  func w8() throws {
    let strip = try Strip(.underline, titled("aaaa", "bbbb"), selected: 1, width: 0)
    strip.ruler.answer = { _ in 0 }
    strip.proposal.frame.width = 320
    strip.render()
    strip.ruler.answer = nil
    strip.render()
    #expect(near(strip.frame(.tab, 0).width, 28) && near(strip.frame(.tab, 1).width, 36))
  }

  @Test("w9: right to left, scrolled, with own widths, the line is under its item")
  func w9() throws {
    let strip = try Strip(.underline, Content.unequal.items(9), selected: 1, width: 150) {
      $0.direction = .rightToLeft
    }
    strip.send(.scrolled(TabStripModel.scroller, to: 40))
    #expect(near(strip.frame(.line).midX, strip.middle(of: 1).x))
  }

  @Test("w10: padding of an item is counted once")
  func w10() throws {
    var style = TabStripStyle.underline
    style.itemPadding = 16
    style.indicator = .line(.item)
    let strip = try Strip(style, titled("aaaa"), selected: 0)
    #expect(near(strip.frame(.line).width, 36 + 32))
    #expect(near(strip.frame(.selectedTitle, 0).width, 36))
    #expect(near(strip.frame(.line).midX, strip.frame(.selectedTitle, 0).midX))
  }

  @Test("w11: selecting scrolls the strip by its own offset and nothing else")
  func w11() throws {
    let strip = try Strip(.underline, Content.short.items(20), selected: 0)
    try strip.select(12)
    strip.settle()
    #expect(strip.scene.offset > 0)
    #expect(strip.scene.nodes.filter { $0.scroll != nil }.map(\.id) == [TabStripModel.scroller])
  }

  @Test("w12: the first item is an item, not none")
  func w12() throws {
    let strip = try Strip(.underline, titled("a", "b"), selected: 0)
    #expect(strip.model.selectedIndex == 0 && strip.scene.selectedItems == [0])
  }

  @Test("w13: when code and the person select at once, the last one wins and stays")
  func w13() throws {
    let strip = try Strip(.underline, titled("a", "b", "c"), selected: 0)
    #expect(strip.tap(2) == [.selected(ItemID(2), .person)])
    #expect(try strip.select(1) == [])
    #expect(strip.settle().selectedItems == [1] && strip.wait(2).selectedItems == [1])
  }

  @Test("w14: right to left, Right goes to what is at the right")
  func w14() throws {
    let strip = try Strip(.underline, titled("a", "b"), selected: 1) { $0.direction = .rightToLeft }
    strip.send(.focused(TabStripModel.itemNode(ItemID(1)), visible: true))
    strip.key(.right)
    #expect(strip.scene.focus == TabStripModel.itemNode(ItemID(0)))
  }

  @Test("w15: the Tab key comes back to the active item, and Right goes on from there")
  func w15() throws {
    var options = TabStripOptions()
    options.activation = .manual
    let strip = try Strip(.underline, Content.short.items(4), selected: 0, options: options)
    strip.send(.focused(TabStripModel.itemNode(ItemID(0)), visible: true))
    strip.key(.right)
    strip.key(.right)
    strip.send(.blurred)
    let entry = try #require(strip.scene.focusEntry)
    #expect(entry == TabStripModel.itemNode(ItemID(0)))
    strip.send(.focused(entry, visible: true))
    strip.key(.right)
    #expect(strip.scene.focus == TabStripModel.itemNode(ItemID(1)))
  }

  @Test("w16: the way back in a browser, Alt and Left, isn't taken")
  func w16() throws {
    let strip = try Strip(.underline, titled("a", "b"), selected: 1)
    #expect(!strip.scene.keys.takes(KeyStroke(.left, isShortcut: true)))
    #expect(strip.key(.left, shortcut: true) == [])
  }

  @Test("w17: a focus that comes without a key selects nothing")
  func w17() throws {
    let strip = try Strip(.underline, titled("a", "b"), selected: 0)
    #expect(strip.send(.focused(TabStripModel.itemNode(ItemID(1)), visible: false)) == [])
    #expect(strip.selected == 0)
  }

  @Test("w18: Home and End go to the first and last that can be selected")
  func w18() throws {
    var items = Content.short.items(4)
    items[0].isDisabled = true
    items[3].isDisabled = true
    let strip = try Strip(.underline, items, selected: 1)
    #expect(strip.key(.end) == [.selected(ItemID(2), .person)])
    #expect(strip.key(.home) == [.selected(ItemID(1), .person)])
  }

  @Test("w19: a disabled item doesn't stop the arrow keys")
  func w19() throws {
    let strip = try Strip(.underline, Content.disabled.items(3), selected: 0)
    #expect(strip.key(.right) == [.selected(ItemID(2), .person)])
  }

  @Test("Every row is in Tests/KnownFaults.md once, with its test or the reason for none")
  func table() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let tests = folder.deletingLastPathComponent().deletingLastPathComponent()
    let table = try String(
      contentsOf: tests.appendingPathComponent("KnownFaults.md"), encoding: .utf8)
    var sources = ""
    for file in ["KnownFaultTests", "KnownFaultMoreTests", "KnownWebFaultTests"] {
      sources += try String(
        contentsOf: folder.appendingPathComponent(file + ".swift"), encoding: .utf8)
    }
    let words = table.split { !$0.isLetter && !$0.isNumber }
    for row in (1...42).map({ "i\($0)" }) + (1...19).map({ "w\($0)" }) {
      #expect(words.filter { $0 == row }.count == 1)
      let line = table.split(separator: "\n").first { $0.hasPrefix("| \(row) |") } ?? ""
      let hasReason = line.hasPrefix("| \(row) | none:")
      #expect(hasReason != sources.contains("\"\(row): "))
    }
  }
}
