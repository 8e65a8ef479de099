import ChoiceScene
import Testing

@testable import ChoiceCore

@Suite("FilterBar: choosing")
struct FilterChoiceTests {
  private func chose(
    _ filter: Int, _ options: Int..., by cause: Cause = .person
  ) -> FilterBarEffect {
    .chose(ItemID(filter), options.map { ItemID($0) }, cause)
  }

  private func marks(_ bar: Bar) -> [Int] {
    bar.scene.nodes.filter { $0.id.part == FilterBarModel.node(.mark).part }
      .compactMap { $0.id.item?.rawValue }
  }

  @Test("A choice moves the mark at once, is told at once, names the heading, and closes")
  func single() throws {
    let bar = try Bar()
    bar.tapHeading(0)
    bar.settle()
    #expect(marks(bar) == [0] && bar.scene.heading(0) == "全部讨论")
    #expect(bar.tapOption(1) == [chose(0, 1)])
    #expect(marks(bar) == [1] && bar.scene.heading(0) == "我的讨论" && bar.open == nil)
    #expect(bar.settle() == [.closed(ItemID(0))])
    #expect(bar.chosen(0) == [1])
  }

  @Test("Choosing what is chosen is no news, and closes")
  func again() throws {
    let bar = try Bar()
    bar.tapHeading(0)
    bar.settle()
    #expect(bar.tapOption(0) == [] && bar.open == nil)
    #expect(bar.settle() == [.closed(ItemID(0))])
  }

  @Test("In a filter without choice each tap is told, nothing is marked, and the name stays")
  func none() throws {
    let bar = try Bar([filter(0, "Sort", options(["a", "b"]), chosen: nil, mode: .none)])
    for _ in 0..<2 {
      bar.tapHeading(0)
      bar.settle()
      #expect(bar.tapOption(1) == [chose(0, 1)])
      #expect(marks(bar) == [] && bar.scene.heading(0) == "Sort")
      #expect(bar.settle() == [.closed(ItemID(0))])
    }
    bar.tapHeading(0)
    #expect(bar.scene.nodes.allSatisfy { $0.semantics?.isSelected == nil })
  }

  private func tags(actions: Bool = true) -> [Filter] {
    var tags = filter(0, "Tags", options(["all", "a", "b", "c"]), mode: .multiple)
    tags.hasActions = actions
    return [tags]
  }

  @Test("Several choices: the panel stays, the heading is the choice's, or the filter's name")
  func several() throws {
    let bar = try Bar(tags(actions: false))
    bar.tapHeading(0)
    bar.settle()
    #expect(bar.tapOption(2) == [chose(0, 0, 2)] && bar.open == 0)
    #expect(marks(bar) == [0, 2] && bar.scene.heading(0) == "Tags")
    #expect(bar.tapOption(0) == [chose(0, 2)] && bar.scene.heading(0) == "b")
    #expect(bar.tapOption(2) == [chose(0)] && bar.scene.heading(0) == "Tags")
    #expect(bar.scene.node(FilterBarPart.apply.node) == nil)
    #expect(bar.scene.node(FilterBarModel.list)?.semantics?.isMultiselectable == true)
  }

  @Test("Apply is told and closes; reset goes back to the default, is told, and stays")
  func actions() throws {
    let bar = try Bar(tags())
    bar.tapHeading(0)
    bar.settle()
    bar.tapOption(1)
    bar.tapOption(3)
    #expect(
      bar.tap(FilterBarPart.reset.node) == [chose(0, 0), .reset(ItemID(0))] && bar.open == 0)
    #expect(bar.tap(FilterBarPart.reset.node) == [.reset(ItemID(0))])
    #expect(bar.tap(FilterBarPart.apply.node) == [.applied(ItemID(0))] && bar.open == nil)
    #expect(bar.settle() == [.closed(ItemID(0))])
    #expect(bar.chosen(0) == [0])
  }

  @Test("A title of the developer's own stays, whatever is chosen")
  func ownTitle() throws {
    let bar = try Bar(tags(actions: false))
    bar.tapHeading(0)
    bar.settle()
    bar.tapOption(1)
    var filter = bar.model.filters[0]
    filter.title = "Tags (2)"
    try bar.apply(.update(filter))
    #expect(bar.scene.heading(0) == "Tags (2)" && bar.chosen(0) == [0, 1])
  }

  @Test("Code chooses without being told, unless it asks; nothing opens or closes")
  func code() throws {
    let bar = try Bar()
    #expect(try bar.apply(.choose(ItemID(2), [ItemID(1)])) == [])
    #expect(bar.scene.heading(2) == "发布时间排序")
    #expect(
      try bar.apply(.choose(ItemID(2), [ItemID(2)], reported: true)) == [chose(2, 2, by: .code)])
    #expect(try bar.apply(.choose(ItemID(2), [ItemID(2)], reported: true)) == [])
    #expect(try bar.apply(.choose(ItemID(2), [])) == [])
    #expect(bar.scene.heading(2) == "Order" && bar.open == nil)
    bar.tapHeading(2)
    try bar.apply(.choose(ItemID(2), [ItemID(1)]))
    #expect(marks(bar) == [1] && bar.open == 2)
  }

  @Test("A disabled option isn't chosen by a person; code can choose it")
  func disabled() throws {
    var options = options(["a", "b"])
    options[1].isDisabled = true
    let bar = try Bar([filter(0, "F", options)])
    bar.tapHeading(0)
    bar.settle()
    #expect(bar.tapOption(1) == [] && bar.open == 0)
    #expect(bar.send(.activate(FilterBarModel.optionNode(ItemID(1)))) == [] && bar.open == 0)
    try bar.apply(.choose(ItemID(0), [ItemID(1)]))
    #expect(marks(bar) == [1])
    let semantics = bar.scene.option(.option, 1)?.semantics
    #expect(semantics?.isDisabled == true && semantics?.isSelected == true)
  }

  // Content.

  @Test("Choices follow identity; the default takes over for one that is gone, told once")
  func replaced() throws {
    let bar = try Bar()
    try bar.apply(.choose(ItemID(1), [ItemID(2)]))
    let moved = [
      ListOption(id: ItemID(2), title: "Shared"), ListOption(id: ItemID(0), title: "All"),
    ]
    #expect(try bar.apply(.options(ItemID(1), moved)) == [])
    #expect(bar.chosen(1) == [2] && bar.scene.heading(1) == "Shared")
    let rest = [ListOption(id: ItemID(0), title: "All"), ListOption(id: ItemID(7), title: "7")]
    #expect(try bar.apply(.options(ItemID(1), rest)) == [chose(1, 0, by: .content)])
    #expect(bar.scene.heading(1) == "All")
    #expect(try bar.apply(.options(ItemID(1), [])) == [chose(1, by: .content)])
    #expect(bar.scene.heading(1) == "Tags")
    #expect(try bar.apply(.options(ItemID(1), rest)) == [])
  }

  @Test("Of several choices those that are still there stay")
  func someGone() throws {
    var tags = filter(0, "Tags", options(["all", "a", "b", "c"]), mode: .multiple)
    tags.chosen = [ItemID(1), ItemID(3)]
    let bar = try Bar([tags])
    let left = Array(tags.options.prefix(3))
    #expect(try bar.apply(.options(ItemID(0), left)) == [chose(0, 1, by: .content)])
    #expect(try bar.apply(.options(ItemID(0), [tags.options[0]])) == [chose(0, 0, by: .content)])
  }

  @Test("While options are on their way, choices wait for them")
  func loading() throws {
    var tags = filter(0, "Tags", [], chosen: 3)
    tags.state = .loading
    let bar = try Bar([tags])
    #expect(bar.chosen(0) == [3] && bar.scene.heading(0) == "Tags")
    #expect(try bar.apply(.options(ItemID(0), options(["a", "b", "c", "d"]))) == [])
    #expect(bar.chosen(0) == [3] && bar.scene.heading(0) == "d")
  }

  @Test("Counts stand after titles, change while open, and can be left out")
  func counts() throws {
    let bar = try Bar()
    bar.tapHeading(0)
    bar.settle()
    #expect(bar.scene.option(0) == "全部讨论（128）" && bar.scene.option(1) == "我的讨论（3）")
    #expect(bar.scene.option(.option, 1)?.semantics?.count == 3)
    #expect(bar.scene.option(.option, 1)?.semantics?.name == "我的讨论")
    #expect(bar.scene.heading(0) == "全部讨论")
    try bar.apply(.counts(ItemID(0), [129]))
    #expect(bar.scene.option(0) == "全部讨论（129）" && bar.scene.option(1) == "我的讨论（3）")
    try bar.apply(.counts(ItemID(0), [nil, 4]))
    #expect(bar.scene.option(0) == "全部讨论" && bar.scene.option(1) == "我的讨论（4）")
    try bar.apply(.showsCounts(ItemID(0), false))
    #expect(bar.scene.option(1) == "我的讨论")
    #expect(bar.scene.option(.option, 1)?.semantics?.count == nil)
  }

  @Test("The rule of 2015, driven by effects: tags have counts only for the first scope")
  func dependent() throws {
    let bar = try Bar()
    func listen(_ effects: [FilterBarEffect]) throws {
      for case .chose(ItemID(0), let scope, _) in effects {
        try bar.apply(.showsCounts(ItemID(1), scope == [ItemID(0)]))
      }
    }
    bar.tapHeading(0)
    bar.settle()
    try listen(bar.tapOption(1))
    bar.settle()
    bar.tapHeading(1)
    #expect(bar.scene.option(1) == "提问")
    bar.tapHeading(0)
    bar.settle()
    try listen(bar.tapOption(0))
    bar.tapHeading(1)
    bar.settle()
    #expect(bar.scene.option(1) == "提问（90）")
  }

  @Test("The form of counts can be changed, or they stand at the trailing edge")
  func countForms() throws {
    var style = FilterBarStyle.classic
    style.list.count = CountStyle(place: .inTitle(before: " · ", after: ""))
    let bar = try Bar(style: style)
    bar.tapHeading(0)
    #expect(bar.scene.option(0) == "全部讨论 · 128")
    style.list.count = CountStyle(place: .trailing)
    try bar.apply(.style(style))
    #expect(bar.scene.option(0) == "全部讨论")
    #expect(bar.scene.text(FilterBarModel.node(.count, ItemID(0))) == "128")
  }

  @Test("Counts are written in the reader's digits, and told as numbers")
  func digits() throws {
    let bar = try Bar()
    bar.tapHeading(0)
    var labels = FilterBarLabels()
    labels.list.zero = "٠"
    try bar.apply(.labels(labels))
    #expect(bar.scene.option(0) == "全部讨论（١٢٨）")
    #expect(bar.scene.option(.option, 0)?.semantics?.count == 128)
    let plain = bar.scene.option(.title, 0)
    var style = FilterBarStyle.classic
    style.list.count.place = .trailing
    try bar.apply(.style(style))
    let count = bar.scene.option(.count, 0)
    #expect(bar.scene.text(FilterBarModel.node(.count, ItemID(0))) == "١٢٨" && plain != nil)
    try bar.apply(.labels(FilterBarLabels()))
    #expect(bar.scene.option(.count, 0)?.frame == count?.frame, "as wide as other digits")
  }

  @Test("Every zero that Unicode has leads to its own digits; what is none leads to ASCII's")
  func decimalSystems() {
    var systems = 0
    for code in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(code), scalar.properties.numericType == .decimal,
        scalar.properties.numericValue == 0
      else { continue }
      systems += 1
      let zero = Utf8Text(String(Character(scalar)))
      let written = Utf8Text(-1_234_567_890, zero: zero).string.unicodeScalars
      #expect(
        written.dropFirst().map { $0.properties.numericValue } == [1, 2, 3, 4, 5, 6, 7, 8, 9, 0])
      #expect(written.first == "-" && written.last == scalar)
    }
    #expect(systems > 50)
    for zero: Utf8Text in ["", "~", "\u{3FF}", "\u{10FFFF}"] {
      #expect(Utf8Text(907, zero: zero) == "907")
    }
  }

  @Test("The count of a disabled option is as pale as its title")
  func disabledCount() throws {
    var options = options(["a", "b"], counts: [1, 2])
    options[1].isDisabled = true
    var style = FilterBarStyle()
    style.list.count.place = .trailing
    let bar = try Bar([filter(0, "Scope", options)], style: style)
    bar.tapHeading(0)
    func color(_ part: OptionPart, _ option: Int) -> RGBA? {
      guard case .text(let text)? = bar.scene.option(part, option)?.content else { return nil }
      return text.color
    }
    #expect(
      color(.count, 1) == style.list.disabledColor.light && color(.title, 1) == color(.count, 1))
    #expect(color(.count, 0) == style.list.count.text.color.light)
  }
}
