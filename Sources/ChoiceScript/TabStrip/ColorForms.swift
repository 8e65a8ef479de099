import ChoiceCore
import ChoiceScene

extension Form where Value == RGBA {
  /// `"#3bbd79"`, `"#3bbd7980"`, or components from 0 to 1 for what that cannot say.
  package static let color = Form(allowed: colorAllowed) { json, _ throws(ScriptError) in
    if case .string(let text) = json, let color = RGBA(hexDigits: text) { return color }
    guard json["red"] != nil else { throw .found(json, allowed: colorAllowed) }
    return try ObjectForm<RGBA>.components.read(json)
  } write: { color, _ in
    if let text = color.hexDigits { return .string(text) }
    return .object(ObjectForm<RGBA>.components.write(color, nil))
  }
}

private let colorAllowed = "a colour such as \"#3bbd79\" or \"#3bbd7980\""

extension ObjectForm where Value == RGBA {
  /// A colour by its components.
  package static let components = ObjectForm(
    "components", RGBA(0x000000),
    [
      Field("red", \.red, .number, required: true),
      Field("green", \.green, .number, required: true),
      Field("blue", \.blue, .number, required: true),
      Field("alpha", \.alpha, .number),
    ])
}

extension RGBA {
  fileprivate init?(hexDigits text: String) {
    guard text.utf8.first == UInt8(ascii: "#"), text.utf8.count == 7 || text.utf8.count == 9,
      text.dropFirst().utf8.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let value = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    if text.utf8.count == 7 {
      self.init(value)
    } else {
      self.init(value >> 8, alpha: Double(value & 0xff) / 255)
    }
  }

  /// The colour in hexadecimal digits; `nil` where they cannot say it exactly.
  fileprivate var hexDigits: String? {
    var text = "#"
    for component in alpha == 1 ? [red, green, blue] : [red, green, blue, alpha] {
      guard component >= 0, component <= 1 else { return nil }
      let value = (component * 255).rounded()
      guard value / 255 == component else { return nil }
      text += (value < 16 ? "0" : "") + String(Int(value), radix: 16)
    }
    return text
  }
}

extension Form where Value == ThemeColor {
  /// One colour for all surroundings, or an object with a colour for each.
  package static let themeColor = Form(allowed: themeAllowed) { json, current throws(ScriptError) in
    if case .string = json { return ThemeColor(try Form<RGBA>.color.read(json, nil)) }
    if json["red"] != nil { return ThemeColor(try Form<RGBA>.color.read(json, nil)) }
    guard let members = json.members, !members.isEmpty else {
      throw .found(json, allowed: themeAllowed)
    }
    let form = ObjectForm<ThemeColor>.theme
    if let current { return try form.read(members, current) }
    // Whichever of light and dark is left out is as the other.
    let known = json["light"] ?? json["dark"]
    let start = known.flatMap { Form<RGBA>.color.valueIfAllowed($0) } ?? RGBA(0x000000)
    return try form.read(members, ThemeColor(start))
  } write: { color, base in
    if color == ThemeColor(color.light) { return Form<RGBA>.color.write(color.light, nil) }
    return .object(ObjectForm<ThemeColor>.theme.write(color, base))
  }
}

private let themeAllowed =
  colorAllowed + ", or an object with light, dark, lightContrast, darkContrast"

extension ObjectForm where Value == ThemeColor {
  /// A colour for each kind of surroundings.
  package static let theme = ObjectForm(
    "theme", ThemeColor(0x000000),
    [
      Field("light", \.light, .color), Field("dark", \.dark, .color),
      Field("lightContrast", \.lightContrast, Form<RGBA>.color.orNull),
      Field("darkContrast", \.darkContrast, Form<RGBA>.color.orNull),
    ])
}

extension ObjectForm where Value == DropShadow {
  /// A shadow.
  package static let shadow = ObjectForm(
    "shadow",
    DropShadow(color: RGBA(0x000000, alpha: 0.2), blur: 4, offset: ScenePoint(x: 0, y: 1)),
    [
      Field("color", \.color, .color), Field("blur", \.blur, .number),
      Field("x", \.offset.x, .number), Field("y", \.offset.y, .number),
    ])
}

extension ObjectForm where Value == SceneInsets {
  /// Distances from the four edges.
  package static let insets = ObjectForm(
    "insets", SceneInsets(),
    [
      Field("top", \.top, .number), Field("leading", \.leading, .number),
      Field("bottom", \.bottom, .number), Field("trailing", \.trailing, .number),
    ])
}
