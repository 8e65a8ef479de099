import ChoiceCore
import ChoiceScene

/// What code can ask of a popover menu in a step. The cases are those of
/// ``ChoiceCore/PopoverMenuChange``, with parts of content, style and words in place of whole ones.
public enum PopoverMenuAction: Equatable, Sendable {
  /// Opens it.
  case open(animated: Bool = true)
  /// Closes it.
  case close(animated: Bool = true)
  /// Chooses options.
  case choose([ItemID], reported: Bool = false)
  /// Changes parts of the content.
  case content(ScriptPatch<MenuContent>)
  /// Replaces the options.
  case options([ListOption], sections: [OptionSection] = [])
  /// Changes the counts of the options.
  case counts([Int?])
  /// Whether the options are there.
  case listState(ListState)
  /// What the button says; `nil` for the usual.
  case heading(Utf8Text?)
  /// What it belongs to; `nil` for its button, or for its control.
  case anchor(SceneRect?)
  /// Changes the style.
  case style(ScriptPatch<PopoverMenuStyle>)
  /// Changes words.
  case labels(ScriptPatch<ListLabels>)
}

extension ScriptPatch where Value == PopoverMenuStyle {
  /// All parts of a style.
  public init(_ style: PopoverMenuStyle) { self.init(style, .popoverMenuStyle) }
}

extension ScriptPatch where Value == MenuContent {
  /// All parts of a content.
  public init(_ content: MenuContent) {
    self.init(content, ObjectForm<MenuContent>.menuContent.form)
  }
}

/// What can be said of a menu's options in a step.
struct MenuParts: Equatable, Sendable {
  var options: [ListOption] = []
  var sections: [OptionSection] = []
  var chosen: [ItemID] = []
  var isReported = false
}

extension ObjectForm where Value == MenuParts {
  static let menuChoice = ObjectForm(
    "menuChoice", MenuParts(),
    [
      Field("options", \.chosen, .choice, required: true),
      Field("reported", \.isReported, .flag),
    ])

  static let menuOptions = ObjectForm(
    "menuOptions", MenuParts(),
    [
      Field("options", \.options, OptionListForm.all, required: true),
      Field("sections", \.sections, ObjectForm<OptionSection>.section.form.list),
    ])
}

extension EventForm where Event == PopoverMenuAction {
  /// The keys of a step that belong to a popover menu.
  static let popoverMenu: [EventForm] = [
    EventForm("open", .withMotion) {
      .open(animated: $0)
    } value: {
      if case .open(let animated) = $0 { animated } else { nil }
    },
    EventForm("close", .withMotion) {
      .close(animated: $0)
    } value: {
      if case .close(let animated) = $0 { animated } else { nil }
    },
    EventForm("choose", ObjectForm<MenuParts>.menuChoice.form) {
      .choose($0.chosen, reported: $0.isReported)
    } value: {
      if case .choose(let chosen, let reported) = $0 {
        MenuParts(chosen: chosen, isReported: reported)
      } else {
        nil
      }
    },
    EventForm("content", ObjectForm<MenuContent>.menuContent.form.patch()) {
      .content($0)
    } value: {
      if case .content(let patch) = $0 { patch } else { nil }
    },
    EventForm("options", ObjectForm<MenuParts>.menuOptions.form) {
      .options($0.options, sections: $0.sections)
    } value: {
      if case .options(let options, let sections) = $0 {
        MenuParts(options: options, sections: sections)
      } else {
        nil
      }
    },
    EventForm("counts", Form<Int>.integer.orNull.list) {
      .counts($0)
    } value: {
      if case .counts(let counts) = $0 { counts } else { nil }
    },
    EventForm("listState", .listState) {
      .listState($0)
    } value: {
      if case .listState(let state) = $0 { state } else { nil }
    },
    EventForm("heading", Form<Utf8Text>.text.orNull) {
      .heading($0)
    } value: {
      if case .heading(let title) = $0 { title } else { nil }
    },
    EventForm("anchor", ObjectForm<SceneRect>.rectangle.form.orNull) {
      .anchor($0)
    } value: {
      if case .anchor(let anchor) = $0 { anchor } else { nil }
    },
    EventForm("style", Form<PopoverMenuStyle>.popoverMenuStyle.patch()) {
      .style($0)
    } value: {
      if case .style(let patch) = $0 { patch } else { nil }
    },
    EventForm("labels", ObjectForm<ListLabels>.listLabels.form.patch()) {
      .labels($0)
    } value: {
      if case .labels(let patch) = $0 { patch } else { nil }
    },
  ]
}
