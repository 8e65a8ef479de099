import ChoiceCore
import ChoiceScene

extension ObjectForm where Value == ListOption {
  /// Every field of an option.
  package static let option = ObjectForm(
    "option", ListOption(id: ItemID(0), title: ""),
    [
      Field("id", \.id, .id), Field("title", \.title, .text),
      Field("subtitle", \.subtitle, Form<Utf8Text>.text.orNull),
    ]
      + Field.iconFields(
        \ListOption.icon, icon: "icon", selected: "chosenIcon", keepsColor: "iconKeepsColor")
      + [
        Field("count", \.count, Form<Int>.integer.orNull),
        Field("disabled", \.isDisabled, .flag),
        Field("destructive", \.isDestructive, .flag), Field("kind", \.kind, .optionKind),
        Field("foldKey", \.foldKey, Form<Utf8Text>.text.orNull),
      ])
}

/// How a filter's options are written.
enum OptionListForm {
  static let all = TitledList(
    ObjectForm<ListOption>.option, noun: "option", id: \.id, title: \.title
  ) {
    ListOption(id: $0, title: $1)
  }.all
}

extension ObjectForm where Value == OptionSection {
  package static let section = ObjectForm(
    "section", OptionSection(count: 0),
    [
      Field("header", \.header, .text), Field("footer", \.footer, .text),
      Field("count", \.count, .integer, required: true),
    ])
}

extension Form where Value == [ItemID] {
  /// One id, a list of ids, or `null` for none.
  static let choice = Form(allowed: "the id of an option, a list of ids, or null") { json in
    switch json {
    case .null: []
    case .integer(let id): [ItemID(id)]
    case .array(let elements):
      elements.reduce([]) { ids, element in
        if case .integer(let id) = element { ids.map { $0 + [ItemID(id)] } } else { nil }
      }
    default: nil
    }
  } json: { ids in
    ids.count == 1
      ? .integer(ids[0].rawValue) : .array(ids.map { .integer($0.rawValue) })
  }
}

extension Form where Value == ChoiceMode {
  package static let mode = Form.names([
    ("none", .none), ("single", .single), ("multiple", .multiple),
  ])
}

extension Form where Value == OptionKind {
  package static let optionKind = Form.names([
    ("command", .command), ("radio", .radio), ("checkbox", .checkbox),
  ])
}

extension Form where Value == ListState {
  package static let listState = Form.names([
    ("ready", .ready), ("loading", .loading), ("failed", .failed),
  ])
}

extension ObjectForm where Value == Filter {
  /// Every field of a filter.
  package static let filter = ObjectForm(
    "filter", Filter(id: ItemID(0), name: ""),
    [
      Field("id", \.id, .id), Field("name", \.name, .text),
      Field("title", \.title, Form<Utf8Text>.text.orNull),
      Field("options", \.options, OptionListForm.all),
      Field("sections", \.sections, ObjectForm<OptionSection>.section.form.list),
      Field("mode", \.mode, .mode), Field("chosen", \.chosen, .choice),
      Field("default", \.defaultOption, Form<ItemID>.id.orNull),
      Field("showsCounts", \.showsCounts, .flag), Field("actions", \.hasActions, .flag),
      Field("disabled", \.isDisabled, .flag), Field("state", \.state, .listState),
    ])
}

/// How a bar's filters are written.
enum FilterList {
  static let all = TitledList(
    ObjectForm<Filter>.filter, noun: "filter", titleKey: "name", id: \.id, title: \.name
  ) {
    Filter(id: $0, name: $1)
  }.all
}

extension ObjectForm where Value == FilterBarLabels {
  /// The words of a bar, its name left out.
  package static let labels = ObjectForm(
    "labels", FilterBarLabels(),
    [Field("apply", \.apply, .text), Field("reset", \.reset, .text)]
      + ObjectForm<ListLabels>.listLabels.fields.map { $0.lifted(\.list) })
}

extension ObjectForm where Value == ListLabels {
  /// The words of a list.
  package static let listLabels = ObjectForm(
    "listLabels", ListLabels(),
    [
      Field("empty", \.empty, .text), Field("loading", \.loading, .text),
      Field("failed", \.failed, .text), Field("retry", \.retry, .text),
      Field("zero", \.zero, .text),
    ])
}
