import ChoiceScene

/// What a popover menu offers, and what it is called.
public struct MenuContent: Equatable, Sendable {
  /// What it is called: its button where nothing, or more than one option, is chosen, and its list.
  public var name: Utf8Text
  /// What its button says instead, whatever is chosen: "Groups". `nil` for the usual.
  public var title: Utf8Text?
  /// Its options, in reading order.
  public var options: [ListOption]
  /// How options stand together: the first so many of them in the first section, and so on. Those
  /// left over stand in no section.
  public var sections: [OptionSection] = []
  /// What choosing an option means.
  public var meaning: MenuMeaning
  /// The chosen options, or the checked ones of a menu of commands. Those that are not among the
  /// options are refused, unless the options are still to come.
  public var chosen: [ItemID]
  /// Whether the options' counts are shown and spoken.
  public var showsCounts = true
  /// Whether the options are there.
  public var state = ListState.ready
  /// Whether it has a title button. Without one it belongs to something of the app's: the control's
  /// own rectangle, or the one that ``PopoverMenuChange/anchor(_:)`` names.
  public var hasButton = true
  /// Whether a person cannot open it by its button. Code can.
  public var isDisabled = false

  /// A menu with a title button; it keeps one value, unless told otherwise.
  public init(
    name: Utf8Text, options: [ListOption] = [], meaning: MenuMeaning = .value,
    chosen: [ItemID] = []
  ) {
    self.name = name
    self.options = options
    self.meaning = meaning
    self.chosen = chosen
  }
}

/// What choosing an option of a popover menu means.
public enum MenuMeaning: Equatable, Sendable {
  /// It keeps one value, or none yet; choosing closes. A list box with check marks.
  case value
  /// It keeps any number of values; choosing leaves it open.
  case values
  /// Each option is a command, of its ``ListOption/kind``; choosing closes. A menu.
  case commands
}

/// A menu's content as the model keeps it.
struct MenuEntry: Equatable, Sendable {
  var name: Utf8Text
  var title: Utf8Text?
  var meaning: MenuMeaning
  var hasButton: Bool
  var isDisabled: Bool
  var list: OptionList

  init(_ content: MenuContent, _ metrics: RowMetrics) {
    name = content.name
    title = content.title
    meaning = content.meaning
    hasButton = content.hasButton
    isDisabled = content.isDisabled
    list = OptionList(mode: .single, metrics: metrics)
    take(content)
  }

  /// Becomes the given content, and keeps what is in view.
  mutating func take(_ content: MenuContent) {
    name = content.name
    title = content.title
    meaning = content.meaning
    hasButton = content.hasButton
    isDisabled = content.isDisabled
    list.isMenu = meaning == .commands
    list.showsCounts = content.showsCounts
    list.state = content.state
    replace(content.options, content.sections)
    list.choose(content.chosen)
  }

  /// Replaces the options. In a menu without any that can be checked there is no room for marks.
  mutating func replace(_ options: [ListOption], _ sections: [OptionSection]) {
    switch meaning {
    case .value: list.mode = .single
    case .values: list.mode = .multiple
    case .commands:
      list.mode = options.contains { $0.kind != .command } ? .multiple : .none
    }
    list.replace(options, sections)
  }

  /// The content with what has happened to it.
  var content: MenuContent {
    var content = MenuContent(
      name: name, options: list.options, meaning: meaning, chosen: list.choice)
    content.title = title
    content.sections = list.sections
    content.showsCounts = list.showsCounts
    content.state = list.state
    content.hasButton = hasButton
    content.isDisabled = isDisabled
    return content
  }

  /// What the button says.
  var heading: Utf8Text {
    if let title { return title }
    guard meaning != .commands, list.chosen.count == 1, let row = list.row(of: list.chosen[0])
    else { return name }
    return list.options[row].title
  }

  /// Throws where content makes no sense by itself.
  static func check(_ content: MenuContent) throws(ChangeError) {
    _ = try OptionList.check(content.options, content.sections)
    let metrics = RowMetrics(OptionListStyle(), in: Proposal(width: 0, height: 0))
    try MenuEntry(content, metrics).checkChoice(content.chosen)
  }

  /// Throws where these options can't be chosen together.
  func checkChoice(_ ids: [ItemID]) throws(ChangeError) {
    if meaning == .value && ids.count > 1 { throw .tooMany("choices", ids.count, most: 1) }
    guard list.state == .ready else { return }
    var groups: [Int?] = []
    for id in ids {
      guard let row = list.row(of: id) else { throw .unknownItem(id) }
      guard meaning == .commands else { continue }
      switch list.options[row].kind {
      case .command: throw .notCheckable(id)
      case .checkbox: break
      case .radio:
        let group = list.span(of: row)?.section
        if groups.contains(where: { $0 == group }) {
          throw .tooMany("checked radio options of a section", 2, most: 1)
        }
        groups.append(group)
      }
    }
  }
}
