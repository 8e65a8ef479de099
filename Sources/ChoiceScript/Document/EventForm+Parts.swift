import ChoiceScene

/// Longest time that a step may last, in seconds. It makes 60 pictures for each.
package let longestStep = 600.0

extension Form where Value == ScriptNode {
  /// The id of an item, or the name of a part.
  package static let node: Form<ScriptNode> = Form(
    allowed: "the id of an item, or an object with part, item"
  ) { json, _ throws(ScriptError) in
    if case .integer(let id) = json { return .item(ItemID(id)) }
    guard let members = json.members else { throw .found(json, allowed: node.allowed) }
    return try ObjectForm<PartName>.part.read(members, PartName()).node
  } write: { node, _ in
    switch node {
    case .item(let id): .integer(id.rawValue)
    case .part(let name, let item):
      .object(ObjectForm<PartName>.part.write(PartName(part: name, item: item), PartName()))
    }
  }
}

/// A part by its name, and the item that it belongs to.
package struct PartName: Equatable, Sendable {
  var part = ""
  var item: ItemID?

  var node: ScriptNode { .part(part, item) }
}

extension ObjectForm where Value == PartName {
  package static let part = ObjectForm(
    "part", PartName(),
    [
      Field("part", \.part, Form<String>.string, required: true),
      Field("item", \.item, Form<ItemID>.id.orNull),
    ])
}

extension Form where Value == ScriptTarget {
  /// The id of an item, the name of a part, or a place.
  package static let target: Form<ScriptTarget> = Form(
    allowed: "the id of an item, or an object with x, y, or with part, item"
  ) { json, _ throws(ScriptError) in
    if case .integer(let id) = json { return .item(ItemID(id)) }
    guard let members = json.members else { throw .found(json, allowed: target.allowed) }
    if json["part"] != nil { return .node(try Form<ScriptNode>.node.read(json, nil)) }
    return .place(try ObjectForm<ScenePoint>.place.read(members, .zero))
  } write: { target, _ in
    switch target {
    case .node(let node): Form<ScriptNode>.node.write(node, nil)
    case .place(let point): .object(ObjectForm<ScenePoint>.place.write(point, nil))
    }
  }
}

extension ObjectForm where Value == ScenePoint {
  package static let place = ObjectForm(
    "point", ScenePoint.zero,
    [
      Field("x", \.x, .number, required: true), Field("y", \.y, .number, required: true),
    ])
}

/// What an object can say about a press.
struct PressParts: Equatable, Sendable {
  var part: String?
  var item: ItemID?
  var x: Double?
  var y: Double?
  var duration = 0.5

  init() {}

  init(_ target: ScriptTarget, duration: Double) {
    self.duration = duration
    switch target {
    case .node(.item(let id)): item = id
    case .node(.part(let name, let id)): (part, item) = (name, id)
    case .place(let point): (x, y) = (point.x, point.y)
    }
  }

  var target: ScriptTarget {
    if let part { return .node(.part(part, item)) }
    if let item { return .item(item) }
    return .place(ScenePoint(x: x ?? 0, y: y ?? 0))
  }
}

extension Form where Value == PressParts {
  static let press: Form<PressParts> = Form(
    allowed: "an object with item, part and item, or x and y, and for"
  ) { json, _ throws(ScriptError) in
    let parts = try ObjectForm<PressParts>.press.read(json)
    let hasPlace = parts.x != nil && parts.y != nil
    let hasNode = parts.item != nil || parts.part != nil
    guard hasNode != hasPlace, (parts.x != nil) == hasPlace else {
      throw .found(json, allowed: press.allowed)
    }
    return parts
  } write: { parts, _ in
    .object(ObjectForm<PressParts>.press.write(parts, PressParts()))
  }
}

extension ObjectForm where Value == PressParts {
  static let press = ObjectForm(
    "press", PressParts(),
    [
      Field("part", \.part, Form<String>.string.orNull),
      Field("item", \.item, Form<ItemID>.id.orNull),
      Field("x", \.x, Form<Double>.number.orNull), Field("y", \.y, Form<Double>.number.orNull),
      Field("for", \.duration, .number(in: 0...longestStep)),
    ])
}

/// What an object says about a drag.
struct DragParts: Equatable, Sendable {
  var from = ScriptTarget.place(.zero)
  var to = ScriptTarget.place(.zero)
  var over = 0.3
}

extension ObjectForm where Value == DragParts {
  static let drag = ObjectForm(
    "drag", DragParts(),
    [
      Field("from", \.from, .target, required: true),
      Field("to", \.to, .target, required: true),
      Field("over", \.over, .number(in: 0...longestStep)),
    ])
}

extension ObjectForm where Value == PointerEvent {
  static let pointer = ObjectForm(
    "pointer", PointerEvent(.began, at: .zero),
    [
      Field("phase", \.phase, .phase, required: true),
      Field("x", \.place.x, .number, required: true),
      Field("y", \.place.y, .number, required: true),
      Field("pointer", \.pointer, .integer),
    ])
}

extension Form where Value == PointerPhase {
  package static let phase = Form.names([
    ("began", .began), ("moved", .moved), ("ended", .ended), ("cancelled", .cancelled),
  ])
}

extension Form where Value == Key {
  package static let key = Form.names([
    ("left", .left), ("right", .right), ("up", .up), ("down", .down), ("home", .home),
    ("end", .end), ("enter", .enter), ("space", .space), ("escape", .escape),
    ("pageUp", .pageUp), ("pageDown", .pageDown), ("tab", .tab),
  ])
}

extension Form where Value == KeyStroke {
  /// The name of a key, or an object that also says whether it is a shortcut.
  static let keyStroke: Form<KeyStroke> = Form(
    allowed: Form<Key>.key.allowed + ", or an object with key, shortcut, shift"
  ) { json, _ throws(ScriptError) in
    if case .object(let members) = json {
      return try ObjectForm<KeyStroke>.keyStroke.read(members, KeyStroke(.left))
    }
    return KeyStroke(try Form<Key>.key.read(json, nil))
  } write: { stroke, _ in
    let key = Form<Key>.key.write(stroke.key, nil)
    if !stroke.isShortcut && !stroke.isShifted { return key }
    return .object(ObjectForm<KeyStroke>.keyStroke.write(stroke, KeyStroke(.left)))
  }
}

extension ObjectForm where Value == KeyStroke {
  static let keyStroke = ObjectForm(
    "keyStroke", KeyStroke(.left),
    [
      Field("key", \.key, .key, required: true), Field("shortcut", \.isShortcut, .flag),
      Field("shift", \.isShifted, .flag),
    ])
}

/// What can be said about the focus.
struct FocusParts: Equatable, Sendable {
  var part: String?
  var item: ItemID?
  var isVisible = true

  init(_ node: ScriptNode? = nil, isVisible: Bool = true) {
    self.isVisible = isVisible
    switch node {
    case .item(let id): item = id
    case .part(let name, let id): (part, item) = (name, id)
    case nil: break
    }
  }

  var node: ScriptNode? { part.map { .part($0, item) } ?? item.map { .item($0) } }
}

extension Form where Value == FocusParts {
  /// The id of an item, `null` for none, or an object that also says whether it is shown.
  static let focus: Form<FocusParts> = Form(
    allowed: "the id of an item, null, or an object with part, item, visible"
  ) { json, _ throws(ScriptError) in
    switch json {
    case .null: return FocusParts()
    case .integer(let id): return FocusParts(.item(ItemID(id)))
    case .object(let members) where json["item"] != nil || json["part"] != nil:
      return try ObjectForm<FocusParts>.focus.read(members, FocusParts())
    default: throw .found(json, allowed: focus.allowed)
    }
  } write: { parts, _ in
    if parts.isVisible && parts.part == nil {
      return Form<ItemID>.id.orNull.write(parts.item, nil)
    }
    var members = ObjectForm<FocusParts>.focus.write(parts, FocusParts())
    if parts.node == nil { members.insert(JSON.Member("item", .null), at: 0) }
    return .object(members)
  }
}

extension ObjectForm where Value == FocusParts {
  static let focus = ObjectForm(
    "focus", FocusParts(),
    [
      Field("part", \.part, Form<String>.string.orNull),
      Field("item", \.item, Form<ItemID>.id.orNull),
      Field("visible", \.isVisible, .flag),
    ])
}

/// What can be said about scrolling.
struct ScrollParts: Equatable, Sendable {
  var to = 0.0
  var over = 0.0
  var node: ScriptNode?
}

extension Form where Value == ScrollParts {
  /// An offset, or an object that also says how long it takes.
  static let scroll: Form<ScrollParts> = Form(
    allowed: "a number, or an object with to, over, in"
  ) { json, _ throws(ScriptError) in
    if let offset = Form<Double>.number.valueIfAllowed(json) { return ScrollParts(to: offset) }
    guard json.members != nil else { throw .found(json, allowed: scroll.allowed) }
    return try ObjectForm<ScrollParts>.scroll.read(json)
  } write: { parts, _ in
    if parts.over == 0 && parts.node == nil { return Form<Double>.number.write(parts.to, nil) }
    return .object(ObjectForm<ScrollParts>.scroll.write(parts, ScrollParts()))
  }
}

extension ObjectForm where Value == ScrollParts {
  static let scroll = ObjectForm(
    "scroll", ScrollParts(),
    [
      Field("to", \.to, .number, required: true),
      Field("over", \.over, .number(in: 0...longestStep)),
      Field("in", \.node, Form<ScriptNode>.node.orNull),
    ])
}
