import ChoiceScene
import Testing

@testable import ChoiceCore

@Suite("Option list")
struct OptionListTests {
  private let metrics = RowMetrics(
    FilterBarStyle.classic.list, in: Proposal(width: 300, height: 44))

  private func list(
    _ options: [ListOption], _ sections: [OptionSection] = [], height: Double = 220,
    mode: ChoiceMode = .single
  ) -> OptionList {
    var list = OptionList(mode: mode, metrics: metrics)
    list.replace(options, sections)
    list.viewport = SceneSize(width: 300, height: height)
    return list
  }

  private func with(disabled: Set<Int>, of count: Int) -> [ListOption] {
    manyOptions(count).map { option in
      var option = option
      option.isDisabled = disabled.contains(option.id.rawValue)
      return option
    }
  }

  // Places.

  @Test("Rows that are alike, and the same rows each with its own place, are where they should be")
  func places() {
    let alike = RowPlaces(count: 7, height: 44)
    let own = RowPlaces(count: 7, tail: 0, before: { _ in 0 }, height: { _ in 44 })
    #expect(alike.contentHeight == own.contentHeight)
    for row in 0..<7 {
      #expect(alike.top(of: row) == own.top(of: row) && alike.height(of: row) == 44)
    }
    for y in stride(from: -20.0, to: 340, by: 3.7) {
      #expect(alike.row(at: y) == own.row(at: y))
      #expect(alike.row(at: y) == (y >= 0 && y < 308 ? Int(y / 44) : nil))
    }
  }

  @Test("Headers and footers stand between sections, and subtitles make rows higher")
  func sections() {
    var options = options(["a", "b", "c", "d"])
    options[1].subtitle = "below"
    let list = list(
      options,
      [
        OptionSection(header: "One", count: 2), OptionSection(header: "Empty", count: 0),
        OptionSection(header: "Two", footer: "That was two", count: 1),
      ])
    #expect((0..<4).map { list.places.top(of: $0) } == [34, 78, 172, 250])
    #expect((0..<4).map { list.places.height(of: $0) } == [44, 60, 44, 44])
    #expect(list.contentHeight == 294)
    #expect(list.row(at: 10) == nil && list.row(at: 40) == 0 && list.row(at: 140) == nil)
    #expect(list.span(of: 1)?.section == 0 && list.span(of: 2)?.section == 2)
    #expect(list.span(of: 3) == nil)
  }

  @Test("Room around the rows scrolls with them, and a divider stands above a section")
  func paddingAndDividers() {
    var style = FilterBarStyle.classic.list
    style.padding = 6
    style.divider.height = 11
    let roomy = RowMetrics(style, in: Proposal(width: 300, height: 44))
    for sections in [[], [OptionSection(count: 2), OptionSection(count: 2)]] {
      var list = list(manyOptions(20), sections, height: 100)
      list.adopt(roomy)
      let dividers = sections.isEmpty ? 0.0 : 11
      #expect(list.places.top(of: 0) == 6 && list.contentHeight == 880 + 12 + dividers)
      #expect(list.places.top(of: 19) == 6 + 19 * 44 + dividers)
      #expect(list.places.top(of: 2) == 6 + 88 + dividers && list.places.top(of: 1) == 50)
      list.reveal(19)
      #expect(list.offset == list.greatestOffset)
      list.reveal(0)
      #expect(list.offset == 0)
      #expect(list.row(at: 5) == nil && list.row(at: 6) == 0)
      list.state = .failed
      #expect(list.contentHeight == 100)
      #expect([49.0, 50, 93, 94].map { list.offersRetry(at: $0) } == [false, true, true, false])
    }
  }

  @Test("In a list of commands radio options are checked one for a section, others each by itself")
  func commands() {
    var options = manyOptions(7)
    for row in 0..<6 { options[row].kind = row == 4 ? .checkbox : .radio }
    for sections in [[], [OptionSection(count: 2), OptionSection(count: 3)]] {
      var list = OptionList(mode: .single, metrics: metrics)
      list.isMenu = true
      list.replace(options, sections)
      for row in [0, 2, 4, 1, 3, 5, 6] { list.check(row) }
      #expect(list.chosen.map(\.rawValue) == (sections.isEmpty ? [4, 5] : [1, 3, 4, 5]))
      list.check(4)
      #expect(!list.isChosen(ItemID(4)))
    }
  }

  @Test("What is seen is found among a hundred thousand rows as among ten")
  func visible() {
    var list = list(manyOptions(100_000))
    list.scroll(to: 44 * 50_000 + 10)
    #expect(list.places.visible(from: list.offset, height: 220) == 49_999..<50_007)
    #expect(list.row(at: 0) == 50_000 && list.row(at: 219) == 50_005)
    #expect(list.row(at: 220) == nil && list.row(at: -1) == nil)
  }

  // Scrolling.

  @Test("It never bounces, and ignores what isn't a number")
  func bounds() {
    var list = list(manyOptions(10))
    list.scroll(to: -50)
    #expect(list.offset == 0)
    list.scroll(to: 9999)
    #expect(list.offset == 220)
    list.scroll(to: .nan)
    #expect(list.offset == 220)
    list.viewport.height = 400
    #expect(list.offset == 40)
    list.viewport.height = 900
    #expect(list.offset == 0)
  }

  @Test("Revealing scrolls no further than needed, centring as far as there is anything around")
  func reveal() {
    var list = list(manyOptions(100))
    list.reveal(4)
    #expect(list.offset == 0)
    list.reveal(5)
    #expect(list.offset == 44)
    list.reveal(99)
    #expect(list.offset == 4180)
    list.reveal(97)
    #expect(list.offset == 4180)
    list.reveal(0)
    #expect(list.offset == 0)
    list.center(50)
    #expect(list.offset == 50 * 44 + 22 - 110)
    list.center(0)
    #expect(list.offset == 0)
    list.center(99)
    #expect(list.offset == 4180)
  }

  @Test("Rows that come before what is seen don't push it away")
  func anchored() {
    var list = list(manyOptions(100))
    list.scroll(to: 50 * 44 + 7)
    let new = (200..<210).map { ListOption(id: ItemID($0), title: "new") }
    list.replace(new + list.options, [])
    #expect(list.offset == 60 * 44 + 7)
    list.replace(Array(list.options.prefix(3)), [])
    #expect(list.offset == 0)
  }

  // Choice.

  @Test("Choices are told in the order of rows, each once")
  func chosen() {
    var list = list(
      [5, 3, 9, 1].map { ListOption(id: ItemID($0), title: "") }, mode: .multiple)
    list.choose([ItemID(1), ItemID(9), ItemID(1)])
    #expect(list.chosenInOrder == [ItemID(9), ItemID(1)])
    list.toggle(ItemID(5))
    list.toggle(ItemID(1))
    #expect(list.chosenInOrder == [ItemID(5), ItemID(9)])
    #expect(list.isChosen(ItemID(5)) && !list.isChosen(ItemID(1)) && !list.isChosen(ItemID(7)))
    #expect(list.entryRow == 0)
  }

  @Test("The focus comes in at the first chosen row that can be, else at the first that can")
  func entry() {
    var list = list(with(disabled: [0, 4], of: 6), mode: .multiple)
    #expect(list.entryRow == 1)
    list.choose([ItemID(4)])
    #expect(list.entryRow == 1)
    list.choose([ItemID(5), ItemID(4), ItemID(3)])
    #expect(list.entryRow == 3)
    #expect(self.list(with(disabled: [0, 1], of: 2)).entryRow == nil)
    list.state = .loading
    #expect(list.entryRow == nil)
  }

  // Keys.

  @Test("Down and Up stop at the ends and pass over what can't be chosen")
  func arrows() {
    let list = list(with(disabled: [0, 2, 3, 5], of: 6))
    #expect(list.row(.next, from: 1) == 4 && list.row(.next, from: 4) == 4)
    #expect(list.row(.previous, from: 4) == 1 && list.row(.previous, from: 1) == 1)
    #expect(list.row(.first, from: 4) == 1 && list.row(.last, from: 1) == 4)
    #expect(list.row(.next, from: nil) == 1 && list.row(.previous, from: nil) == 4)
    let none = self.list(with(disabled: [0, 1], of: 2))
    for step: OptionList.Step in [.next, .previous, .first, .last, .pageUp, .pageDown] {
      #expect(none.row(step, from: nil) == nil)
      #expect(self.list([]).row(step, from: nil) == nil)
    }
  }

  @Test("Page keys go by what is seen less a row, and stop at the ends")
  func pages() {
    let list = list(manyOptions(20))
    #expect(list.row(.pageDown, from: 0) == 4 && list.row(.pageDown, from: 4) == 8)
    #expect(list.row(.pageDown, from: 18) == 19 && list.row(.pageDown, from: 19) == 19)
    #expect(list.row(.pageUp, from: 19) == 15 && list.row(.pageUp, from: 2) == 0)
    #expect(list.row(.pageUp, from: 0) == 0)
    let low = self.list(manyOptions(20), height: 10)
    #expect(low.row(.pageDown, from: 3) == 4 && low.row(.pageUp, from: 3) == 2)
    let disabled = self.list(with(disabled: Set(5...19), of: 20))
    #expect(disabled.row(.pageDown, from: 4) == 4)
  }

  // Typing.

  private func typing(
    _ list: inout OptionList, _ texts: [String], every gap: Double = 0.1, from start: Int? = nil,
    at time: Double = 0
  ) -> Int? {
    var row = start
    for (index, text) in texts.enumerated() {
      let time = Instant(time + Double(index) * gap)
      row = list.row(typing: Utf8Text(text), at: time, from: row) ?? row
    }
    return row
  }

  @Test("One letter again and again goes through all that begin with it")
  func oneLetter() {
    var list = list(options(["ba", "a1", "bb", "bc", "a2"]))
    #expect(typing(&list, ["b"]) == 0)
    #expect(typing(&list, ["b"], from: 0, at: 0.2) == 2)
    #expect(typing(&list, ["b", "b"], from: 2, at: 0.4) == 0)
  }

  @Test("A text is searched from the present row on, and goes on at the first")
  func prefix() {
    var list = list(options(["Option 1", "Option 2", "Other", "Option 4"]))
    #expect(typing(&list, ["o", "t"]) == 2)
    list.typeAhead.forget()
    #expect(typing(&list, ["o", "p"], from: 3) == 0)
    list.typeAhead.forget()
    #expect(typing(&list, "option 4".map { String($0) }) == 3)
    list.typeAhead.forget()
    #expect(typing(&list, ["OPTION 2"]) == 1)
  }

  @Test("After a second a letter is a new beginning")
  func timeout() {
    var list = list(options(["ab", "b", "ba"]))
    #expect(typing(&list, ["a", "b"], every: 0.9) == 0)
    #expect(list.typeAhead.isLive(at: Instant(1.8)) && !list.typeAhead.isLive(at: Instant(1.91)))
    list.typeAhead.forget()
    #expect(typing(&list, ["a", "b"], every: 1) == 1)
  }

  @Test("Letters that match nothing leave the row, and are forgotten in time")
  func noMatch() {
    var list = list(options(["alpha", "beta"]))
    #expect(typing(&list, ["b", "x", "q"]) == 1)
    #expect(typing(&list, ["a"], from: 1, at: 5) == 0)
    #expect(list.row(typing: "", at: Instant(9), from: 0) == nil)
  }

  @Test("A key that the platform folded is compared instead of the title; letters of any length")
  func folded() {
    var options = options(["Älter", "推荐", "추천"])
    options[0].foldKey = "alter"
    var list = list(options)
    #expect(typing(&list, ["a"], from: 2) == 0)
    list.typeAhead.forget()
    #expect(typing(&list, ["ä"], from: 2) == 2)
    list.typeAhead.forget()
    #expect(typing(&list, ["推"]) == 1)
    #expect(typing(&list, ["荐"], from: 1, at: 0.2) == 1)
  }

  // Bad content.

  @Test("Content that makes no sense is refused with the value and what is allowed")
  func refused() {
    let two = options(["a", "b"])
    #expect(throws: ChangeError.duplicateItem(ItemID(0), index: 2)) {
      try OptionList.check(two + [two[0]], [])
    }
    #expect(throws: ChangeError.negativeCount(ItemID(1), -2)) {
      try OptionList.check(options(["a", "b"], counts: [0, -2]), [])
    }
    #expect(throws: ChangeError.indexOutOfRange(3, allowed: 0...2)) {
      try OptionList.check(two, [OptionSection(count: 3)])
    }
    #expect(throws: ChangeError.indexOutOfRange(-1, allowed: 0...1)) {
      try OptionList.check(two, [OptionSection(count: 1), OptionSection(count: -1)])
    }
    #expect(throws: ChangeError.indexOutOfRange(.max, allowed: 0...1)) {
      try OptionList.check(two, [OptionSection(count: 1), OptionSection(count: .max)])
    }
    for error in [
      ChangeError.negativeCount(ItemID(1), -2), .tooMany("counts", 5, most: 3),
      .unknownOption(ItemID(7), filter: ItemID(2)),
    ] {
      #expect(error.message.contains("allowed"))
    }
  }
}
