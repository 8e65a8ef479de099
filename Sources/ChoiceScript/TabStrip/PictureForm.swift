import ChoiceCore
import ChoiceScene

extension Form where Value == ImageSource {
  /// The name of a built-in drawing, a drawing as SVG path data, the app's image, or an address.
  package static let picture = Form(allowed: allowedPicture) { json, _ throws(ScriptError) in
    if case .string = json { return try builtIn.read(json, nil) }
    guard let members = json.members else { throw .found(json, allowed: allowedPicture) }
    let parts = try ObjectForm<PictureParts>.picture.read(members, PictureParts())
    switch (parts.outline, parts.named, parts.url) {
    case (let outline?, nil, nil):
      return .outline(Outline(outline.segments, stroke: parts.stroke))
    case (nil, let name?, nil) where parts.stroke == nil: return .named(name)
    case (nil, nil, let address?) where parts.stroke == nil: return .url(address)
    default: throw .found(json, allowed: allowedPicture)
    }
  } write: { source, _ in
    let name = builtIn.write(source, nil)
    if name != .null { return name }
    var parts = PictureParts()
    switch source {
    case .outline(let outline):
      parts.outline = OutlinePath(segments: outline.segments)
      parts.stroke = outline.stroke
    case .named(let name): parts.named = name
    case .url(let address): parts.url = address
    }
    return .object(ObjectForm<PictureParts>.picture.write(parts, PictureParts()))
  }

  /// The drawings that have names.
  package static let builtIn = Form.names([
    ("arrowDown", .outline(.arrowDown)), ("chevronDown", .outline(.chevronDown)),
    ("check", .outline(.check)),
  ])

  private static var allowedPicture: String {
    builtIn.allowed + ", {\"outline\": SVG path data, \"stroke\": …}, {\"named\": …}, {\"url\": …}"
  }
}

/// What an object can say about a picture.
package struct PictureParts: Equatable, Sendable {
  var outline: OutlinePath?
  var stroke: Double?
  var named: Utf8Text?
  var url: Utf8Text?
}

extension ObjectForm where Value == PictureParts {
  package static let picture = ObjectForm(
    "picture", PictureParts(),
    [
      Field("outline", \.outline, Form<OutlinePath>.path.orNull),
      Field("stroke", \.stroke, Form<Double>.number.orNull),
      Field("named", \.named, Form<Utf8Text>.text.orNull),
      Field("url", \.url, Form<Utf8Text>.text.orNull),
    ])
}

extension Field {
  /// The three keys of an icon: its picture, that of the selected look, and whether it keeps its
  /// own colour.
  package static func iconFields(
    _ path: WritableKeyPath<Owner, TabIcon?> & Sendable, icon: String, selected: String,
    keepsColor: String
  ) -> [Field] {
    let picture = Form<ImageSource>.picture
    return [
      Field(icon) { (owner: inout Owner, json) throws(ScriptError) in
        guard let source = try picture.orNull.read(json, nil) else {
          owner[keyPath: path] = nil
          return
        }
        if owner[keyPath: path] == nil {
          owner[keyPath: path] = TabIcon(source)
        } else {
          owner[keyPath: path]?.source = source
        }
      } write: { owner, base in
        let source = owner[keyPath: path]?.source
        if let base, base[keyPath: path]?.source == source { return nil }
        return picture.orNull.write(source, nil)
      },
      Field(selected) { (owner: inout Owner, json) throws(ScriptError) in
        let source = try picture.orNull.read(json, nil)
        if source != nil && owner[keyPath: path] == nil { throw missing(icon) }
        owner[keyPath: path]?.selectedSource = source
      } write: { owner, base in
        guard let value = owner[keyPath: path] else { return nil }
        if let base, base[keyPath: path]?.selectedSource == value.selectedSource { return nil }
        return picture.orNull.write(value.selectedSource, nil)
      },
      Field(keepsColor) { (owner: inout Owner, json) throws(ScriptError) in
        let keeps = try Form<Bool>.flag.read(json, nil)
        if keeps && owner[keyPath: path] == nil { throw missing(icon) }
        owner[keyPath: path]?.takesTitleColor = !keeps
      } write: { owner, base in
        guard let value = owner[keyPath: path] else { return nil }
        let before = base.map { $0[keyPath: path]?.takesTitleColor ?? true }
        return value.takesTitleColor == before ? nil : .bool(!value.takesTitleColor)
      },
    ]
  }

  private static func missing(_ icon: String) -> ScriptError {
    ScriptError("there is no icon for it", allowed: "together with \"\(icon)\"")
  }
}
