import ChoiceScene

/// One heading of a filter bar, and the list that it drops.
public struct Filter: Equatable, Sendable {
  /// Its identity. Unique within the bar.
  public var id: ItemID
  /// What it is called: its heading where nothing, or more than one option, is chosen, and the
  /// name of its list.
  public var name: Utf8Text
  /// What its heading says instead, whatever is chosen: "Tags (3)". `nil` for the usual.
  public var title: Utf8Text?
  /// Its options, in reading order.
  public var options: [ListOption]
  /// How options stand together: the first so many of them in the first section, and so on. Those
  /// left over stand in no section.
  public var sections: [OptionSection] = []
  /// How many options can be chosen.
  public var mode: ChoiceMode
  /// The chosen options: at most one where only one can be, none where none can. Those that are
  /// not among the options are refused, unless the options are still to come.
  public var chosen: [ItemID]
  /// What is chosen when nothing that was chosen is there any more, and by the reset button. One
  /// that isn't among the options counts as none.
  public var defaultOption: ItemID?
  /// Whether the options' counts are shown and spoken.
  public var showsCounts = true
  /// Whether there are buttons to apply and to reset, below the options.
  public var hasActions = false
  /// Whether a person cannot open it. Code can, and what is open stays open.
  public var isDisabled = false
  /// Whether the options are there.
  public var state = ListState.ready

  /// A filter of which one option can be chosen, unless told otherwise.
  public init(
    id: ItemID, name: Utf8Text, options: [ListOption] = [], mode: ChoiceMode = .single,
    chosen: [ItemID] = [], defaultOption: ItemID? = nil
  ) {
    self.id = id
    self.name = name
    self.options = options
    self.mode = mode
    self.chosen = chosen
    self.defaultOption = defaultOption
  }
}

/// The words of a filter bar, in the reader's language.
public struct FilterBarLabels: Equatable, Sendable {
  /// What the bar as a whole is called. Empty for nothing.
  public var name: Utf8Text = ""
  /// What the button is called that applies the choices and closes.
  public var apply: Utf8Text = "Apply"
  /// What the button is called that goes back to the default choice.
  public var reset: Utf8Text = "Reset"
  /// The words of the lists.
  public var list = ListLabels()

  /// The words in English.
  public init() {}
}

/// A filter as the bar keeps it.
struct FilterEntry: Equatable, Sendable {
  var id: ItemID
  var name: Utf8Text
  var title: Utf8Text?
  var defaultOption: ItemID?
  var hasActions: Bool
  var isDisabled: Bool
  var list: OptionList

  init(_ filter: Filter, _ metrics: RowMetrics) {
    id = filter.id
    name = filter.name
    hasActions = filter.hasActions
    isDisabled = filter.isDisabled
    list = OptionList(mode: filter.mode, metrics: metrics)
    take(filter)
  }

  /// Becomes the given filter, and keeps what is in view.
  mutating func take(_ filter: Filter) {
    name = filter.name
    title = filter.title
    defaultOption = filter.defaultOption
    hasActions = filter.hasActions
    isDisabled = filter.isDisabled
    list.mode = filter.mode
    list.showsCounts = filter.showsCounts
    list.state = filter.state
    list.replace(filter.options, filter.sections)
    list.choose(filter.chosen)
  }

  /// The filter with what has happened to it.
  var filter: Filter {
    var filter = Filter(
      id: id, name: name, options: list.options, mode: list.mode, chosen: list.choice,
      defaultOption: defaultOption)
    filter.title = title
    filter.sections = list.sections
    filter.showsCounts = list.showsCounts
    filter.hasActions = hasActions
    filter.isDisabled = isDisabled
    filter.state = list.state
    return filter
  }

  /// Throws where a filter makes no sense by itself.
  static func check(_ filter: Filter) throws(ChangeError) {
    let directory = try OptionList.check(filter.options, filter.sections)
    try check(filter.chosen, filter.mode, filter.state, of: filter.id) { option in
      directory.index(of: option) { filter.options[$0].id } != nil
    }
  }

  /// Throws where these options can't be chosen together.
  func checkChoice(_ ids: [ItemID]) throws(ChangeError) {
    try Self.check(ids, list.mode, list.state, of: id) { list.row(of: $0) != nil }
  }

  private static func check(
    _ ids: [ItemID], _ mode: ChoiceMode, _ state: ListState, of filter: ItemID,
    isThere: (ItemID) -> Bool
  ) throws(ChangeError) {
    let most = mode == .none ? 0 : mode == .single ? 1 : Int.max
    if ids.count > most { throw .tooMany("choices", ids.count, most: most) }
    guard state == .ready else { return }
    for option in ids where !isThere(option) { throw .unknownOption(option, filter: filter) }
  }

  /// What the heading says.
  var heading: Utf8Text {
    if let title { return title }
    guard list.chosen.count == 1, let row = list.row(of: list.chosen[0]) else { return name }
    return list.options[row].title
  }

  /// The choice to fall back to.
  var defaultChoice: [ItemID] {
    guard list.mode != .none, let defaultOption, list.row(of: defaultOption) != nil else {
      return []
    }
    return [defaultOption]
  }
}
