import ChoiceScene

/// Longest time that a step may last, in seconds. It makes 60 pictures for each.
package let longestStep = 600.0

extension Form where Value == ScriptTarget {
  /// The id of an item, or a place.
  package static let target: Form<ScriptTarget> = Form(
    allowed: "the id of an item, or an object with x, y"
  ) { json, _ throws(ScriptError) in
    if case .integer(let id) = json { return .item(ItemID(id)) }
    guard let members = json.members else { throw .found(json, allowed: target.allowed) }
    return .place(try ObjectForm<ScenePoint>.place.read(members, .zero))
  } write: { target, _ in
    switch target {
    case .item(let id): .integer(id.rawValue)
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
  var item: ItemID?
  var x: Double?
  var y: Double?
  var duration = 0.5

  init() {}

  init(_ target: ScriptTarget, duration: Double) {
    self.duration = duration
    switch target {
    case .item(let id): item = id
    case .place(let point): (x, y) = (point.x, point.y)
    }
  }

  var target: ScriptTarget {
    if let item { return .item(item) }
    return .place(ScenePoint(x: x ?? 0, y: y ?? 0))
  }
}

extension Form where Value == PressParts {
  static let press: Form<PressParts> = Form(
    allowed: "an object with item or x and y, and for"
  ) { json, _ throws(ScriptError) in
    let parts = try ObjectForm<PressParts>.press.read(json)
    let hasPlace = parts.x != nil && parts.y != nil
    guard (parts.item != nil) != hasPlace, (parts.x != nil) == hasPlace else {
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
    allowed: Form<Key>.key.allowed + ", or an object with key, shortcut"
  ) { json, _ throws(ScriptError) in
    if case .object(let members) = json {
      return try ObjectForm<KeyStroke>.keyStroke.read(members, KeyStroke(.left))
    }
    return KeyStroke(try Form<Key>.key.read(json, nil))
  } write: { stroke, _ in
    let key = Form<Key>.key.write(stroke.key, nil)
    if !stroke.isShortcut { return key }
    return .object([JSON.Member("key", key), JSON.Member("shortcut", .bool(true))])
  }
}

extension ObjectForm where Value == KeyStroke {
  static let keyStroke = ObjectForm(
    "keyStroke", KeyStroke(.left),
    [
      Field("key", \.key, .key, required: true), Field("shortcut", \.isShortcut, .flag),
    ])
}

/// What can be said about the focus.
struct FocusParts: Equatable, Sendable {
  var item: ItemID?
  var isVisible = true
}

extension Form where Value == FocusParts {
  /// The id of an item, `null` for none, or an object that also says whether it is shown.
  static let focus: Form<FocusParts> = Form(
    allowed: "the id of an item, null, or an object with item, visible"
  ) { json, _ throws(ScriptError) in
    switch json {
    case .null: return FocusParts()
    case .integer(let id): return FocusParts(item: ItemID(id))
    case .object(let members): return try ObjectForm<FocusParts>.focus.read(members, FocusParts())
    default: throw .found(json, allowed: focus.allowed)
    }
  } write: { parts, _ in
    let item = Form<ItemID>.id.orNull.write(parts.item, nil)
    if parts.isVisible { return item }
    return .object([JSON.Member("item", item), JSON.Member("visible", .bool(false))])
  }
}

extension ObjectForm where Value == FocusParts {
  static let focus = ObjectForm(
    "focus", FocusParts(),
    [
      Field("item", \.item, Form<ItemID>.id.orNull, required: true),
      Field("visible", \.isVisible, .flag),
    ])
}

/// What can be said about scrolling.
struct ScrollParts: Equatable, Sendable {
  var to = 0.0
  var over = 0.0
}

extension Form where Value == ScrollParts {
  /// An offset, or an object that also says how long it takes.
  static let scroll: Form<ScrollParts> = Form(
    allowed: "a number, or an object with to, over"
  ) { json, _ throws(ScriptError) in
    if let offset = Form<Double>.number.valueIfAllowed(json) { return ScrollParts(to: offset) }
    guard json.members != nil else { throw .found(json, allowed: scroll.allowed) }
    return try ObjectForm<ScrollParts>.scroll.read(json)
  } write: { parts, _ in
    if parts.over == 0 { return Form<Double>.number.write(parts.to, nil) }
    return .object(ObjectForm<ScrollParts>.scroll.write(parts, nil))
  }
}

extension ObjectForm where Value == ScrollParts {
  static let scroll = ObjectForm(
    "scroll", ScrollParts(),
    [
      Field("to", \.to, .number, required: true),
      Field("over", \.over, .number(in: 0...longestStep)),
    ])
}
