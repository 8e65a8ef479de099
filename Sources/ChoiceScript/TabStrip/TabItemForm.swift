import ChoiceCore
import ChoiceScene

extension ObjectForm where Value == TabItem {
  /// Every field of an item.
  package static let item = ObjectForm(
    "item", TabItem(id: ItemID(0), title: ""),
    [
      Field("id", \.id, .id),
      Field("title", \.title, .text),
    ]
      + Field.iconFields(
        \TabItem.icon, icon: "icon", selected: "selectedIcon", keepsColor: "iconKeepsColor")
      + [
        Field("image", \.image, Form<ImageSource>.picture.orNull),
        Field("badge", \.badge, Form<Badge>.badge.orNull),
        Field("disabled", \.isDisabled, .flag),
        Field("accessibleName", \.accessibleName, Form<Utf8Text>.text.orNull),
      ])
}

extension Form where Value == Badge {
  /// `"dot"`, a count, or a text.
  package static let badge: Form<Badge> = Form(
    allowed: "\"dot\", an integer, a string, {\"text\": …}"
  ) { json in
    switch json {
    case .string("dot"): .dot
    case .integer(let count): .count(count)
    case .string(let text): .text(Utf8Text(text))
    case .object(let members) where members.count == 1 && members[0].key == "text":
      if case .string(let text) = members[0].value { .text(Utf8Text(text)) } else { nil }
    default: nil
    }
  } json: { badge in
    switch badge {
    case .dot: .string("dot")
    case .count(let count): .integer(count)
    case .text("dot"): .object([JSON.Member("text", .string("dot"))])
    case .text(let text): .string(text.string)
    }
  }
}

/// Items as a list of titles and objects, or as one that is repeated.
enum TabItemList {
  static let allowed = "a list of titles and objects, or {\"repeat\": count, \"title\": …}"

  /// Most items that `repeat` makes.
  static let most = 1_000_000

  /// The form of all items of a strip: an item without an id has its index as the id.
  static let all = form(idsFromIndex: true)

  /// The form of further items, each with an id.
  static let further = form(idsFromIndex: false)

  private static func form(idsFromIndex: Bool) -> Form<[TabItem]> {
    Form(allowed: allowed) { json, _ throws(ScriptError) in
      switch json {
      case .array(let elements): try read(elements, idsFromIndex: idsFromIndex)
      case .object(let members) where idsFromIndex: try readRepeated(members)
      default: throw .found(json, allowed: allowed)
      }
    } write: { items, _ in
      .array(items.enumerated().map { write($1, at: idsFromIndex ? $0 : nil) })
    }
  }

  private static func read(
    _ elements: [JSON], idsFromIndex: Bool
  ) throws(ScriptError) -> [TabItem] {
    var items: [TabItem] = []
    items.reserveCapacity(elements.count)
    var indices: [Int: Int] = [:]
    for (index, element) in elements.enumerated() {
      do throws(ScriptError) {
        let item = try read(element, defaultID: idsFromIndex ? index : nil)
        if let other = indices.updateValue(index, forKey: item.id.rawValue) {
          throw ScriptError(
            "\(item.id.rawValue) is also the id of the item at index \(other)",
            allowed: "each id once; an item without an id has its index as the id",
            path: "id")
        }
        items.append(item)
      } catch { throw error.inside(index) }
    }
    return items
  }

  private static func read(_ json: JSON, defaultID: Int?) throws(ScriptError) -> TabItem {
    let form = ObjectForm<TabItem>.item
    switch json {
    case .string(let title):
      guard let defaultID else { throw .found(json, allowed: "an object with id, title, …") }
      return TabItem(id: ItemID(defaultID), title: Utf8Text(title))
    case .object(let members):
      if defaultID == nil && json["id"] == nil {
        throw ScriptError("\"id\" is missing", allowed: form.allowed)
      }
      return try form.read(members, TabItem(id: ItemID(defaultID ?? 0), title: ""))
    default:
      throw .found(json, allowed: "a title, or " + form.allowed)
    }
  }

  private static func readRepeated(_ members: [JSON.Member]) throws(ScriptError) -> [TabItem] {
    guard let count = members.first(where: { $0.key == "repeat" })?.value else {
      throw ScriptError("\"repeat\" is missing", allowed: allowed)
    }
    guard case .integer(let count) = count, (0...most).contains(count) else {
      throw ScriptError.found(count, allowed: "an integer from 0 to \(most)").inside("repeat")
    }
    if members.contains(where: { $0.key == "id" }) {
      throw ScriptError("repeated items have the ids 0, 1, …", allowed: "no id", path: "id")
    }
    let form = ObjectForm<TabItem>.item
    let rest = members.filter { $0.key != "repeat" }
    let pattern = try form.read(rest, TabItem(id: ItemID(0), title: "Item {n}"))
    let parts = pattern.title.string.split(separator: "{n}", omittingEmptySubsequences: false)
    return (0..<count).map { index in
      var item = pattern
      item.id = ItemID(index)
      item.title = Utf8Text(parts.joined(separator: "\(index + 1)"))
      return item
    }
  }

  private static func write(_ item: TabItem, at index: Int?) -> JSON {
    let plain = TabItem(id: ItemID(index ?? 0), title: item.title)
    if index != nil && item == plain { return .string(item.title.string) }
    var members = ObjectForm<TabItem>.item.write(item, TabItem(id: plain.id, title: ""))
    if members.first?.key != "id" && index == nil {
      members.insert(JSON.Member("id", .integer(item.id.rawValue)), at: 0)
    }
    return .object(members)
  }
}
