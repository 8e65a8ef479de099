/// One of the ways in which a value can be written: a name, or an object with one key.
package struct Variant<Value: Equatable & Sendable>: Sendable {
  package let name: String
  /// Whether it is written as `{name: …}` instead of as `"name"`.
  package let hasPayload: Bool
  let read: @Sendable (JSON) throws(ScriptError) -> Value
  let write: @Sendable (Value) -> JSON?

  /// The name alone.
  package static func name(_ name: String, _ value: Value) -> Variant {
    Variant(name: name, hasPayload: false) { _ throws(ScriptError) in
      value
    } write: {
      $0 == value ? .string(name) : nil
    }
  }

  /// An object with the name as its key.
  package static func tagged<Payload>(
    _ name: String, _ form: Form<Payload>, make: @escaping @Sendable (Payload) -> Value,
    payload: @escaping @Sendable (Value) -> Payload?
  ) -> Variant {
    Variant(name: name, hasPayload: true) { json throws(ScriptError) in
      do throws(ScriptError) {
        return make(try form.read(json, nil))
      } catch { throw error.inside(name) }
    } write: { value in
      payload(value).map { .object([JSON.Member(name, form.write($0, nil))]) }
    }
  }
}

extension Form {
  /// A value that is one of several.
  package static func variants(_ variants: [Variant<Value>]) -> Form {
    let allowed = variants.map { $0.hasPayload ? "{\"\($0.name)\": …}" : "\"\($0.name)\"" }
      .joined(separator: ", ")
    return Form(allowed: allowed) { json, _ throws(ScriptError) in
      if case .string(let name) = json {
        if let found = variants.first(where: { $0.name == name && !$0.hasPayload }) {
          return try found.read(.null)
        }
        let names = variants.filter { !$0.hasPayload }.map { $0.name }
        var error = ScriptError.unknown("found " + json.excerpt, name, of: names)
        error.allowed = allowed
        throw error
      }
      if let members = json.members, members.count == 1,
        let found = variants.first(where: { $0.name == members[0].key && $0.hasPayload })
      {
        return try found.read(members[0].value)
      }
      throw .found(json, allowed: allowed)
    } write: { value, _ in
      for variant in variants {
        if let json = variant.write(value) { return json }
      }
      return .null
    }.named(variants.map { $0.name })
  }

  /// A value that is one of several names.
  package static func names(_ names: [(String, Value)]) -> Form {
    variants(names.map { .name($0.0, $0.1) })
  }
}
