import ChoiceCore
import ChoiceScene

extension EventForm where Event == TabStripAction {
  /// The keys of a step that belong to a tab strip.
  static let tabStrip: [EventForm] = [
    EventForm("select", .select) {
      .select($0.item, animated: $0.isAnimated, reported: $0.isReported)
    } value: {
      if case .select(let item, let animated, let reported) = $0 {
        SelectParts(item: item, isAnimated: animated, isReported: reported)
      } else {
        nil
      }
    },
    EventForm("progress", .swipe) {
      .progress($0)
    } value: {
      if case .progress(let swipe) = $0 { swipe } else { nil }
    },
    EventForm("items", TabItemList.all) {
      .items($0)
    } value: {
      if case .items(let items) = $0 { items } else { nil }
    },
    EventForm("update", .update) {
      .update($0.id, $0.patch)
    } value: {
      if case .update(let id, let patch) = $0 { UpdateParts(id: id, patch: patch) } else { nil }
    },
    EventForm("insert", ObjectForm<InsertParts>.insert.form) {
      .insert($0.items, at: $0.index)
    } value: {
      if case .insert(let items, let index) = $0 {
        InsertParts(items: items, index: index)
      } else {
        nil
      }
    },
    EventForm("remove", .id) {
      .remove($0)
    } value: {
      if case .remove(let id) = $0 { id } else { nil }
    },
    EventForm("move", ObjectForm<MoveParts>.move.form) {
      .move($0.item, to: $0.index)
    } value: {
      if case .move(let item, let index) = $0 { MoveParts(item: item, index: index) } else { nil }
    },
    EventForm("style", Form<TabStripStyle>.style.patch(on: .filter)) {
      .style($0)
    } value: {
      if case .style(let patch) = $0 { patch } else { nil }
    },
    EventForm("options", ObjectForm<TabStripOptions>.options.form.patch()) {
      .options($0)
    } value: {
      if case .options(let patch) = $0 { patch } else { nil }
    },
  ]
}

/// What can be said about selecting.
struct SelectParts: Equatable, Sendable {
  var item: ItemID?
  var isAnimated = true
  var isReported = false
}

extension Form where Value == SelectParts {
  /// The id of an item, `null` for none, or an object that says more.
  static let select: Form<SelectParts> = Form(
    allowed: "the id of an item, null, or an object with item, animated, reported"
  ) { json, _ throws(ScriptError) in
    switch json {
    case .null: return SelectParts()
    case .integer(let id): return SelectParts(item: ItemID(id))
    case .object(let members): return try ObjectForm<SelectParts>.select.read(members, .init())
    default: throw .found(json, allowed: select.allowed)
    }
  } write: { parts, _ in
    let plain = SelectParts(item: parts.item)
    if parts == plain { return Form<ItemID>.id.orNull.write(parts.item, nil) }
    return .object(ObjectForm<SelectParts>.select.write(parts, nil))
  }
}

extension ObjectForm where Value == SelectParts {
  static let select = ObjectForm(
    "select", SelectParts(),
    [
      Field("item", \.item, Form<ItemID>.id.orNull, required: true),
      Field("animated", \.isAnimated, .flag), Field("reported", \.isReported, .flag),
    ])
}

extension Form where Value == PagerSwipe {
  /// A number, or an object that says how it is reached.
  static let swipe: Form<PagerSwipe> = Form(
    allowed: "a number, or an object with from, to, over, curve"
  ) { json, _ throws(ScriptError) in
    if let place = Form<Double>.number.valueIfAllowed(json) { return PagerSwipe(to: place) }
    guard json.members != nil else { throw .found(json, allowed: swipe.allowed) }
    return try ObjectForm<PagerSwipe>.swipe.read(json)
  } write: { swipe, _ in
    if swipe.from == nil && swipe.over == 0 && swipe.curve == .linear {
      return Form<Double>.number.write(swipe.to, nil)
    }
    return .object(ObjectForm<PagerSwipe>.swipe.write(swipe, nil))
  }
}

extension ObjectForm where Value == PagerSwipe {
  static let swipe = ObjectForm(
    "progress", PagerSwipe(to: 0),
    [
      Field("from", \.from, Form<Double>.number.orNull),
      Field("to", \.to, .number, required: true),
      Field("over", \.over, .number(in: 0...longestStep)),
      Field("curve", \.curve, .curve),
    ])
}

/// Parts of the item of an id.
struct UpdateParts: Equatable, Sendable {
  var id: ItemID
  var patch: ScriptPatch<TabItem>
}

extension Form where Value == UpdateParts {
  static let update: Form<UpdateParts> = Form(
    allowed: ObjectForm<TabItem>.item.allowed
  ) { json, _ throws(ScriptError) in
    let form = ObjectForm<TabItem>.item.form
    guard json.members != nil else { throw .found(json, allowed: form.allowed) }
    guard let id = json["id"] else {
      throw ScriptError("\"id\" is missing", allowed: form.allowed)
    }
    var present = TabItem(id: ItemID(0), title: "")
    present.icon = TabIcon(.outline(.arrowDown))
    let patch = try ScriptPatch(json, checkedBy: form, on: present)
    return UpdateParts(id: try Form<ItemID>.id.read(id, nil), patch: patch)
  } write: { parts, _ in
    let members = (parts.patch.json.members ?? []).filter { $0.key != "id" }
    return .object([JSON.Member("id", .integer(parts.id.rawValue))] + members)
  }
}

/// What an object says about inserting.
struct InsertParts: Equatable, Sendable {
  var items: [TabItem] = []
  var index = 0
}

extension ObjectForm where Value == InsertParts {
  static let insert = ObjectForm(
    "insert", InsertParts(),
    [
      Field("items", \.items, TabItemList.further, required: true),
      Field("at", \.index, .integer, required: true),
    ])
}

/// What an object says about moving.
struct MoveParts: Equatable, Sendable {
  var item = ItemID(0)
  var index = 0
}

extension ObjectForm where Value == MoveParts {
  static let move = ObjectForm(
    "move", MoveParts(),
    [
      Field("item", \.item, .id, required: true), Field("to", \.index, .integer, required: true),
    ])
}
