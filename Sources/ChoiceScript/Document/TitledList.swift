import ChoiceScene

/// Things with ids as a list of titles and objects, or as one that is repeated.
struct TitledList<Item: Equatable & Sendable>: Sendable {
  private let object: ObjectForm<Item>
  private let noun: String
  private let titleKey: String
  private let id: WritableKeyPath<Item, ItemID> & Sendable
  private let title: WritableKeyPath<Item, Utf8Text> & Sendable
  private let make: @Sendable (ItemID, Utf8Text) -> Item

  /// Most things that `repeat` makes.
  static var most: Int { 1_000_000 }

  /// Things that are written as `object` says, or as their title alone.
  init(
    _ object: ObjectForm<Item>, noun: String, titleKey: String = "title",
    id: WritableKeyPath<Item, ItemID> & Sendable,
    title: WritableKeyPath<Item, Utf8Text> & Sendable,
    make: @escaping @Sendable (ItemID, Utf8Text) -> Item
  ) {
    self.object = object
    self.noun = noun
    self.titleKey = titleKey
    self.id = id
    self.title = title
    self.make = make
  }

  /// The form of all of them: one without an id has its index as the id.
  var all: Form<[Item]> { form(idsFromIndex: true) }

  /// The form of further ones, each with an id.
  var further: Form<[Item]> { form(idsFromIndex: false) }

  private var article: String { "aeiou".contains(noun.prefix(1)) ? "an" : "a" }

  private var allowed: String {
    "a list of \(titleKey)s and objects, or {\"repeat\": count, \"\(titleKey)\": …}"
  }

  private func form(idsFromIndex: Bool) -> Form<[Item]> {
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

  private func read(_ elements: [JSON], idsFromIndex: Bool) throws(ScriptError) -> [Item] {
    var items: [Item] = []
    items.reserveCapacity(elements.count)
    var indices: [Int: Int] = [:]
    for (index, element) in elements.enumerated() {
      do throws(ScriptError) {
        let item = try read(element, defaultID: idsFromIndex ? index : nil)
        let number = item[keyPath: id].rawValue
        if let other = indices.updateValue(index, forKey: number) {
          throw ScriptError(
            "\(number) is also the id of the \(noun) at index \(other)",
            allowed: "each id once; \(article) \(noun) without an id has its index as the id",
            path: "id")
        }
        items.append(item)
      } catch { throw error.inside(index) }
    }
    return items
  }

  private func read(_ json: JSON, defaultID: Int?) throws(ScriptError) -> Item {
    switch json {
    case .string(let text):
      guard let defaultID else {
        throw .found(json, allowed: "an object with id, \(titleKey), …")
      }
      return make(ItemID(defaultID), Utf8Text(text))
    case .object(let members):
      if defaultID == nil && json["id"] == nil {
        throw ScriptError("\"id\" is missing", allowed: object.allowed)
      }
      return try object.read(members, make(ItemID(defaultID ?? 0), ""))
    default:
      throw .found(json, allowed: "a \(titleKey), or " + object.allowed)
    }
  }

  private func readRepeated(_ members: [JSON.Member]) throws(ScriptError) -> [Item] {
    guard let count = members.first(where: { $0.key == "repeat" })?.value else {
      throw ScriptError("\"repeat\" is missing", allowed: allowed)
    }
    guard case .integer(let count) = count, (0...Self.most).contains(count) else {
      throw ScriptError.found(count, allowed: "an integer from 0 to \(Self.most)")
        .inside("repeat")
    }
    if members.contains(where: { $0.key == "id" }) {
      throw ScriptError("repeated \(noun)s have the ids 0, 1, …", allowed: "no id", path: "id")
    }
    let rest = members.filter { $0.key != "repeat" }
    let usual = Utf8Text(noun.prefix(1).uppercased() + noun.dropFirst() + " {n}")
    let pattern = try object.read(rest, make(ItemID(0), usual))
    let parts = pattern[keyPath: title].string
      .split(separator: "{n}", omittingEmptySubsequences: false)
    return (0..<count).map { index in
      var item = pattern
      item[keyPath: id] = ItemID(index)
      item[keyPath: title] = Utf8Text(parts.joined(separator: "\(index + 1)"))
      return item
    }
  }

  private func write(_ item: Item, at index: Int?) -> JSON {
    let plain = make(ItemID(index ?? 0), item[keyPath: title])
    if index != nil && item == plain { return .string(item[keyPath: title].string) }
    var members = object.write(item, make(plain[keyPath: id], ""))
    if members.first?.key != "id" && index == nil {
      members.insert(JSON.Member("id", .integer(item[keyPath: id].rawValue)), at: 0)
    }
    return .object(members)
  }
}
