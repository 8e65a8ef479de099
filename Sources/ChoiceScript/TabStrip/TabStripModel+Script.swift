import ChoiceCore
import ChoiceScene

extension TabStripModel: ScriptedControl {
  /// What a document calls a tab strip.
  public static let scriptName = "tabStrip"

  /// The keys of a document that belong to a tab strip.
  public static var setupForm: ObjectForm<TabStripSetup> { .tabStrip }

  /// The keys of a step that belong to a tab strip.
  public static var actionForms: [EventForm<TabStripAction>] { EventForm.tabStrip }

  /// What the strip is called.
  public static func name(in setup: TabStripSetup) -> String { setup.options.name.string }

  /// A strip shows nothing outside of itself.
  public static let hasOverlays = false

  /// Whether the selected item is not among the items.
  public static func fault(in setup: TabStripSetup) -> ScriptError? {
    guard let selected = setup.selected, !setup.items.contains(where: { $0.id == selected })
    else { return nil }
    return ScriptError(
      "found \(selected.rawValue)", allowed: "the id of one of the items, or null",
      path: "selected")
  }

  /// The strip as a document describes it.
  public init(_ setup: TabStripSetup) throws(ChangeError) {
    try self.init(
      items: setup.items, selected: setup.selected, style: setup.style, options: setup.options)
  }

  /// The changes that an action asks for. Parts are filled up from what the strip has now; an
  /// update of an item that isn't there is passed on, to be refused.
  public func changes(
    for action: TabStripAction
  ) -> [(after: Double, change: TabStripChange)] {
    switch action {
    case .select(let id, let animated, let reported):
      return [(0, .select(id, animated: animated, reported: reported))]
    case .progress(let swipe): return changes(for: swipe)
    case .items(let items): return [(0, .items(items))]
    case .update(let id, let patch):
      let present = index(of: id).map { items[$0] } ?? TabItem(id: id, title: "")
      return [(0, .update(patch.applied(to: present, ObjectForm<TabItem>.item.form)))]
    case .insert(let items, let index): return [(0, .insert(items, at: index))]
    case .remove(let id): return [(0, .remove(id))]
    case .move(let id, let index): return [(0, .move(id, to: index))]
    case .style(let patch): return [(0, .style(patch.applied(to: style, .style)))]
    case .options(let patch):
      return [(0, .options(patch.applied(to: options, ObjectForm<TabStripOptions>.options.form)))]
    }
  }

  private func changes(for swipe: PagerSwipe) -> [(after: Double, change: TabStripChange)] {
    guard swipe.over > 0 else { return [(0, .progress(swipe.to))] }
    let start = swipe.from ?? selectedIndex.map(Double.init) ?? 0
    return ScriptClock.fractions(over: swipe.over).map { fraction in
      let share = swipe.curve.value(at: fraction)
      let place = fraction == 1 ? swipe.to : start + (swipe.to - start) * share
      return (fraction * swipe.over, .progress(place))
    }
  }

  /// An effect as `choicekit play` prints it.
  public static func report(_ effect: TabStripEffect) -> [JSON.Member] {
    let (name, item, cause) =
      switch effect {
      case .selected(let item, let cause): ("selected", item, cause)
      case .reselected(let item, let cause): ("reselected", Optional(item), cause)
      }
    return [
      JSON.Member("effect", .string(name)),
      JSON.Member("item", item.map { .integer($0.rawValue) } ?? .null),
      JSON.Member("cause", .string(cause.scriptName)),
    ]
  }
}

extension Cause {
  var scriptName: String {
    switch self {
    case .person: "person"
    case .code: "code"
    case .content: "content"
    }
  }
}
