import ChoiceCore
import ChoiceScene

/// What a document says about a filter bar before anything happens.
public struct FilterBarSetup: Equatable, Sendable {
  /// The filters, in reading order.
  public var filters: [Filter]
  /// How the bar looks and moves.
  public var style: FilterBarStyle
  /// Its words.
  public var labels: FilterBarLabels

  /// A bar of the given filters.
  public init(
    filters: [Filter] = [], style: FilterBarStyle = FilterBarStyle(),
    labels: FilterBarLabels = FilterBarLabels()
  ) {
    self.filters = filters
    self.style = style
    self.labels = labels
  }
}

extension ObjectForm where Value == FilterBarSetup {
  /// The words but for the name, which has a key of its own.
  private static let labels = Field<FilterBarSetup>("labels") {
    (setup: inout FilterBarSetup, json) throws(ScriptError) in
    setup.labels = try ObjectForm<FilterBarLabels>.labels.read(json, setup.labels)
  } write: { setup, base in
    let members = ObjectForm<FilterBarLabels>.labels.write(setup.labels, base?.labels)
    return members.isEmpty ? nil : .object(members)
  }

  package static let filterBar = ObjectForm(
    "filterBar", FilterBarSetup(),
    [
      Field("name", \.labels.name, .text), Field("style", \.style, .filterBarStyle),
      labels,
      Field("filters", \.filters, FilterList.all, required: true),
    ])
}

extension FilterBarModel: ScriptedControl {
  /// What a document calls a filter bar.
  public static let scriptName = "filterBar"

  /// The keys of a document that belong to a filter bar.
  public static var setupForm: ObjectForm<FilterBarSetup> { .filterBar }

  /// The keys of a step that belong to a filter bar.
  public static var actionForms: [EventForm<FilterBarAction>] { EventForm.filterBar }

  /// What the bar is called.
  public static func name(in setup: FilterBarSetup) -> String { setup.labels.name.string }

  /// Panel and backdrop are over what is below the bar.
  public static let hasOverlays = true

  /// Which filter the control refuses by itself, and why.
  public static func fault(in setup: FilterBarSetup) -> ScriptError? {
    for (index, filter) in setup.filters.enumerated() {
      do throws(ChangeError) {
        _ = try FilterBarModel(filters: [filter])
      } catch {
        return ScriptError(error.message, allowed: "what the control accepts")
          .inside(index).inside("filters")
      }
    }
    return nil
  }

  /// The bar as a document describes it.
  public init(_ setup: FilterBarSetup) throws(ChangeError) {
    try self.init(filters: setup.filters, style: setup.style, labels: setup.labels)
  }

  /// The changes that an action asks for. Parts are filled up from what the bar has now; an
  /// update of a filter that isn't there is passed on, to be refused.
  public func changes(
    for action: FilterBarAction
  ) -> [(after: Double, change: FilterBarChange)] {
    [(0, change(for: action))]
  }

  private func change(for action: FilterBarAction) -> FilterBarChange {
    switch action {
    case .open(let id, let animated): return .open(id, animated: animated)
    case .close(let animated): return .close(animated: animated)
    case .choose(let id, let chosen, let reported):
      return .choose(id, chosen, reported: reported)
    case .filters(let filters): return .filters(filters)
    case .update(let id, let patch):
      let present = filters.first { $0.id == id } ?? Filter(id: id, name: "")
      return .update(patch.applied(to: present, ObjectForm<Filter>.filter.form))
    case .options(let id, let options, let sections):
      return .options(id, options, sections: sections)
    case .counts(let id, let counts): return .counts(id, counts)
    case .showsCounts(let id, let shows): return .showsCounts(id, shows)
    case .listState(let id, let state): return .listState(id, state)
    case .style(let patch): return .style(patch.applied(to: style, .filterBarStyle))
    case .labels(let patch):
      return .labels(patch.applied(to: labels, ObjectForm<FilterBarLabels>.labels.form))
    }
  }

  /// An effect as `choicekit play` prints it.
  public static func report(_ effect: FilterBarEffect) -> [JSON.Member] {
    func named(_ name: String, _ filter: ItemID, _ rest: JSON.Member...) -> [JSON.Member] {
      [JSON.Member("effect", .string(name)), JSON.Member("filter", .integer(filter.rawValue))]
        + rest
    }
    switch effect {
    case .opened(let filter): return named("opened", filter)
    case .closed(let filter): return named("closed", filter)
    case .chose(let filter, let options, let cause):
      return named(
        "chose", filter,
        JSON.Member("options", options.report),
        JSON.Member("cause", .string(cause.scriptName)))
    case .applied(let filter): return named("applied", filter)
    case .reset(let filter): return named("reset", filter)
    case .retry(let filter): return named("retry", filter)
    }
  }

  /// A setup as `choicekit trace` prints it: every filter and option as an object, the style as the
  /// name of a preset where it is one.
  public static func report(_ setup: FilterBarSetup) -> [JSON.Member] {
    [
      JSON.Member("preset", Form<FilterBarStyle>.filterBarStyle.write(setup.style, nil)),
      JSON.Member("filters", .array(setup.filters.map(report))),
    ] + report(setup.labels)
  }

  /// A change as `choicekit trace` prints it.
  public static func report(_ change: FilterBarChange) -> [JSON.Member] {
    func named(_ name: String, _ filter: ItemID?, _ rest: JSON.Member...) -> [JSON.Member] {
      let id = filter.map { [JSON.Member("filter", .integer($0.rawValue))] } ?? []
      return [JSON.Member("change", .string(name))] + id + rest
    }
    switch change {
    case .filters(let filters):
      return named("filters", nil, JSON.Member("filters", .array(filters.map(report))))
    case .update(let filter): return named("update", filter.id, JSON.Member("to", report(filter)))
    case .options(let id, let options, let sections):
      return named(
        "options", id, JSON.Member("options", options.report),
        JSON.Member("sections", sections.report))
    case .counts(let id, let counts):
      return named(
        "counts", id, JSON.Member("counts", Form<Int>.integer.orNull.list.write(counts, nil)))
    case .showsCounts(let id, let shows):
      return named("showsCounts", id, JSON.Member("shows", .bool(shows)))
    case .listState(let id, let state):
      return named("listState", id, JSON.Member("state", Form.listState.write(state, nil)))
    case .choose(let id, let options, let reported):
      return named(
        "choose", id, JSON.Member("options", options.report),
        JSON.Member("reported", .bool(reported)))
    case .open(let id, let animated):
      return named("open", id, JSON.Member("animated", .bool(animated)))
    case .close(let animated):
      return named("close", nil, JSON.Member("animated", .bool(animated)))
    case .style(let style):
      return named(
        "style", nil, JSON.Member("preset", Form<FilterBarStyle>.filterBarStyle.write(style, nil)))
    case .labels(let labels): return named("labels", nil) + report(labels)
    }
  }

  private static func report(_ labels: FilterBarLabels) -> [JSON.Member] {
    [
      JSON.Member("name", .string(labels.name.string)),
      JSON.Member("labels", .object(ObjectForm<FilterBarLabels>.labels.write(labels, nil))),
    ]
  }

  private static func report(_ filter: Filter) -> JSON {
    let members = ObjectForm<Filter>.filter.write(filter, nil).filter { $0.value != .null }
    return .object(
      members.map { member in
        switch member.key {
        case "options": JSON.Member("options", filter.options.report)
        case "chosen":
          JSON.Member("chosen", filter.chosen.report)
        default: member
        }
      })
  }
}
