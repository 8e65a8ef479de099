import ChoiceCore
import ChoiceScene

extension TabStripModel {
  /// A setup as `choicekit trace` prints it: every item as an object, the style as the name of a
  /// preset where it is one.
  public static func report(_ setup: TabStripSetup) -> [JSON.Member] {
    report(setup.options) + [
      JSON.Member("preset", Form<TabStripStyle>.style.write(setup.style, nil)),
      JSON.Member("selected", Form<ItemID>.id.orNull.write(setup.selected, nil)),
      JSON.Member("items", report(setup.items)),
    ]
  }

  /// A change as `choicekit trace` prints it.
  public static func report(_ change: TabStripChange) -> [JSON.Member] {
    func named(_ name: String, _ rest: JSON.Member...) -> [JSON.Member] {
      [JSON.Member("change", .string(name))] + rest
    }
    func item(_ id: ItemID?) -> JSON.Member {
      JSON.Member("item", Form<ItemID>.id.orNull.write(id, nil))
    }
    switch change {
    case .items(let items): return named("items", JSON.Member("items", report(items)))
    case .update(let new): return named("update", JSON.Member("item", report(new)))
    case .insert(let items, let index):
      return named(
        "insert", JSON.Member("items", report(items)), JSON.Member("index", .integer(index)))
    case .remove(let id): return named("remove", item(id))
    case .move(let id, let index):
      return named("move", item(id), JSON.Member("index", .integer(index)))
    case .select(let id, let animated, let reported):
      return named(
        "select", item(id), JSON.Member("animated", .bool(animated)),
        JSON.Member("reported", .bool(reported)))
    case .progress(let progress): return named("progress", JSON.Member("to", .number(progress)))
    case .style(let style):
      return named("style", JSON.Member("preset", Form<TabStripStyle>.style.write(style, nil)))
    case .options(let options): return named("options") + report(options)
    }
  }

  private static func report(_ options: TabStripOptions) -> [JSON.Member] {
    ObjectForm<TabStripOptions>.options.write(options, nil)
  }

  private static func report(_ items: [TabItem]) -> JSON { .array(items.map(report)) }

  private static func report(_ item: TabItem) -> JSON {
    let members = ObjectForm<TabItem>.item.write(item, nil)
    return .object(members.filter { $0.value != .null })
  }
}
