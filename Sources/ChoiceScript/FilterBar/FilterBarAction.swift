import ChoiceCore
import ChoiceScene

/// What code can ask of a filter bar in a step. The cases are those of
/// ``ChoiceCore/FilterBarChange``, with parts of filters, style and words in place of whole ones.
public enum FilterBarAction: Equatable, Sendable {
  /// Opens a filter.
  case open(ItemID, animated: Bool = true)
  /// Closes what is open.
  case close(animated: Bool = true)
  /// Chooses options of a filter.
  case choose(ItemID, [ItemID], reported: Bool = false)
  /// Replaces all filters.
  case filters([Filter])
  /// Changes parts of a filter.
  case update(ItemID, ScriptPatch<Filter>)
  /// Replaces a filter's options.
  case options(ItemID, [ListOption], sections: [OptionSection] = [])
  /// Changes the counts of a filter's options.
  case counts(ItemID, [Int?])
  /// Whether a filter's counts are shown.
  case showsCounts(ItemID, Bool)
  /// Whether a filter's options are there.
  case listState(ItemID, ListState)
  /// Changes the style.
  case style(ScriptPatch<FilterBarStyle>)
  /// Changes words.
  case labels(ScriptPatch<FilterBarLabels>)
}

extension ScriptPatch where Value == FilterBarStyle {
  /// All parts of a style.
  public init(_ style: FilterBarStyle) { self.init(style, .filterBarStyle) }
}

extension ScriptPatch where Value == Filter {
  /// All parts of a filter.
  public init(_ filter: Filter) { self.init(filter, ObjectForm<Filter>.filter.form) }
}

/// What can be said of a filter in a step.
struct FilterParts: Equatable, Sendable {
  var filter = ItemID(0)
  var options: [ListOption] = []
  var sections: [OptionSection] = []
  var chosen: [ItemID] = []
  var isReported = false
  var counts: [Int?] = []
  var shows = true
  var state = ListState.ready
  var isAnimated = true
}

extension Form where Value == FilterParts {
  /// The id of a filter, or an object that also says whether there is motion.
  static let open: Form<FilterParts> = Form(
    allowed: "the id of a filter, or an object with filter, animated"
  ) { json, _ throws(ScriptError) in
    if case .integer(let id) = json { return FilterParts(filter: ItemID(id)) }
    guard let members = json.members else { throw .found(json, allowed: open.allowed) }
    return try ObjectForm<FilterParts>.open.read(members, FilterParts())
  } write: { parts, _ in
    if parts.isAnimated { return Form<ItemID>.id.write(parts.filter, nil) }
    return .object(ObjectForm<FilterParts>.open.write(parts, nil))
  }
}

extension ObjectForm where Value == FilterParts {
  private static let filter = Field("filter", \FilterParts.filter, .id, required: true)

  static let open = ObjectForm(
    "filterOpen", FilterParts(), [filter, Field("animated", \.isAnimated, .flag)])

  static let choose = ObjectForm(
    "choose", FilterParts(),
    [
      filter, Field("options", \.chosen, .choice, required: true),
      Field("reported", \.isReported, .flag),
    ])

  static let options = ObjectForm(
    "filterOptions", FilterParts(),
    [
      filter, Field("options", \.options, OptionListForm.all, required: true),
      Field("sections", \.sections, ObjectForm<OptionSection>.section.form.list),
    ])

  static let counts = ObjectForm(
    "filterCounts", FilterParts(),
    [filter, Field("counts", \.counts, Form<Int>.integer.orNull.list, required: true)])

  static let showsCounts = ObjectForm(
    "filterShowsCounts", FilterParts(),
    [filter, Field("shows", \.shows, .flag, required: true)])

  static let listState = ObjectForm(
    "filterState", FilterParts(),
    [filter, Field("state", \.state, .listState, required: true)])
}

extension EventForm where Event == FilterBarAction {
  /// The keys of a step that belong to a filter bar.
  static let filterBar: [EventForm] = [
    EventForm("open", Form<FilterParts>.open) {
      .open($0.filter, animated: $0.isAnimated)
    } value: {
      if case .open(let id, let animated) = $0 {
        FilterParts(filter: id, isAnimated: animated)
      } else {
        nil
      }
    },
    EventForm("close", .withMotion) {
      .close(animated: $0)
    } value: {
      if case .close(let animated) = $0 { animated } else { nil }
    },
    EventForm("choose", ObjectForm<FilterParts>.choose.form) {
      .choose($0.filter, $0.chosen, reported: $0.isReported)
    } value: {
      if case .choose(let id, let chosen, let reported) = $0 {
        FilterParts(filter: id, chosen: chosen, isReported: reported)
      } else {
        nil
      }
    },
    EventForm("filters", FilterList.all) {
      .filters($0)
    } value: {
      if case .filters(let filters) = $0 { filters } else { nil }
    },
    EventForm("update", .filterUpdate) {
      .update($0.id, $0.patch)
    } value: {
      if case .update(let id, let patch) = $0 { FilterUpdate(id: id, patch: patch) } else { nil }
    },
    EventForm("options", ObjectForm<FilterParts>.options.form) {
      .options($0.filter, $0.options, sections: $0.sections)
    } value: {
      if case .options(let id, let options, let sections) = $0 {
        FilterParts(filter: id, options: options, sections: sections)
      } else {
        nil
      }
    },
    EventForm("counts", ObjectForm<FilterParts>.counts.form) {
      .counts($0.filter, $0.counts)
    } value: {
      if case .counts(let id, let counts) = $0 {
        FilterParts(filter: id, counts: counts)
      } else {
        nil
      }
    },
    EventForm("showsCounts", ObjectForm<FilterParts>.showsCounts.form) {
      .showsCounts($0.filter, $0.shows)
    } value: {
      if case .showsCounts(let id, let shows) = $0 {
        FilterParts(filter: id, shows: shows)
      } else {
        nil
      }
    },
    EventForm("listState", ObjectForm<FilterParts>.listState.form) {
      .listState($0.filter, $0.state)
    } value: {
      if case .listState(let id, let state) = $0 {
        FilterParts(filter: id, state: state)
      } else {
        nil
      }
    },
    EventForm("style", Form<FilterBarStyle>.filterBarStyle.patch(on: .classic)) {
      .style($0)
    } value: {
      if case .style(let patch) = $0 { patch } else { nil }
    },
    EventForm("labels", ObjectForm<FilterBarLabels>.labels.form.patch()) {
      .labels($0)
    } value: {
      if case .labels(let patch) = $0 { patch } else { nil }
    },
  ]
}

/// Parts of the filter of an id.
struct FilterUpdate: Equatable, Sendable {
  var id: ItemID
  var patch: ScriptPatch<Filter>
}

extension Form where Value == FilterUpdate {
  static let filterUpdate: Form<FilterUpdate> = Form(
    allowed: ObjectForm<Filter>.filter.allowed
  ) { json, _ throws(ScriptError) in
    let form = ObjectForm<Filter>.filter.form
    guard json.members != nil else { throw .found(json, allowed: form.allowed) }
    guard let id = json["id"] else {
      throw ScriptError("\"id\" is missing", allowed: form.allowed)
    }
    let patch = try ScriptPatch(json, checkedBy: form, on: Filter(id: ItemID(0), name: ""))
    return FilterUpdate(id: try Form<ItemID>.id.read(id, nil), patch: patch)
  } write: { update, _ in
    let members = (update.patch.json.members ?? []).filter { $0.key != "id" }
    return .object([JSON.Member("id", .integer(update.id.rawValue))] + members)
  }
}
