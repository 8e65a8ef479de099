/// A key of an object, and the part of a value that it stands for.
public struct Field<Owner: Sendable>: Sendable {
  /// The key.
  package let key: String
  /// Whether an object without this key is refused.
  package let isRequired: Bool
  /// Puts what the JSON says into a value.
  package let read: @Sendable (inout Owner, JSON) throws(ScriptError) -> Void
  /// The JSON for the part of a value; `nil` where it is as in `base`, and needn't be there.
  package let write: @Sendable (Owner, _ base: Owner?) -> JSON?

  /// A field that is the property at `path`.
  package init<Value>(
    _ key: String, _ path: WritableKeyPath<Owner, Value> & Sendable, _ form: Form<Value>,
    required: Bool = false
  ) {
    self.key = key
    isRequired = required
    read = { (owner: inout Owner, json: JSON) throws(ScriptError) in
      owner[keyPath: path] = try form.read(json, owner[keyPath: path])
    }
    write = { owner, base in
      let value = owner[keyPath: path]
      let baseValue = base?[keyPath: path]
      return value == baseValue && !required ? nil : form.write(value, baseValue)
    }
  }

  package init(
    _ key: String, isRequired: Bool = false,
    read: @escaping @Sendable (inout Owner, JSON) throws(ScriptError) -> Void,
    write: @escaping @Sendable (Owner, Owner?) -> JSON?
  ) {
    self.key = key
    self.isRequired = isRequired
    self.read = read
    self.write = write
  }

  /// The same field in a larger value.
  package func lifted<Whole: Sendable>(
    _ path: WritableKeyPath<Whole, Owner> & Sendable
  ) -> Field<Whole> {
    Field<Whole>(key, isRequired: isRequired) { (whole: inout Whole, json) throws(ScriptError) in
      try read(&whole[keyPath: path], json)
    } write: { whole, base in
      write(whole[keyPath: path], base?[keyPath: path])
    }
  }
}

/// How a value is written as an object: its keys, and the value that an object without any key
/// stands for.
public struct ObjectForm<Value: Equatable & Sendable>: Sendable {
  /// The name of this kind of object, as in the schema's `$defs`.
  package let name: String
  /// What an object without any key stands for.
  package let template: Value
  /// Its keys, in the order in which they are written.
  package let fields: [Field<Value>]
  private let indices: [String: Int]

  package init(_ name: String, _ template: Value, _ fields: [Field<Value>]) {
    self.name = name
    self.template = template
    self.fields = fields
    indices = Dictionary(uniqueKeysWithValues: fields.enumerated().map { ($1.key, $0) })
  }

  /// The keys that an object may have.
  package var keys: [String] { fields.map { $0.key } }

  /// Changes what the object names, on top of `current` or the template.
  package func read(_ json: JSON, _ current: Value? = nil) throws(ScriptError) -> Value {
    guard let members = json.members else { throw .found(json, allowed: allowed) }
    return try read(members, current ?? template)
  }

  package func read(_ members: [JSON.Member], _ current: Value) throws(ScriptError) -> Value {
    var value = current
    for (index, json) in try inOrderOfFields(members) {
      do throws(ScriptError) {
        try fields[index].read(&value, json)
      } catch { throw error.inside(fields[index].key) }
    }
    for field in fields where field.isRequired {
      if !members.contains(where: { $0.key == field.key }) {
        throw ScriptError("\"\(field.key)\" is missing", allowed: allowed)
      }
    }
    return value
  }

  /// Fields are read in their own order, whatever the written one, because some build on others.
  private func inOrderOfFields(
    _ members: [JSON.Member]
  ) throws(ScriptError) -> [(index: Int, json: JSON)] {
    var found: [(index: Int, json: JSON)] = []
    found.reserveCapacity(members.count)
    for member in members {
      guard let index = indices[member.key] else {
        throw ScriptError.unknown("there is no such key", member.key, of: keys)
          .inside(member.key)
      }
      found.append((index, member.value))
    }
    return found.sorted { $0.index < $1.index }
  }

  /// The keys of which the value isn't as in `base`.
  package func write(_ value: Value, _ base: Value?) -> [JSON.Member] {
    fields.compactMap { field in
      field.write(value, base).map { JSON.Member(field.key, $0) }
    }
  }

  /// The form of such objects.
  package var form: Form<Value> {
    Form(allowed: allowed) { json, current throws(ScriptError) in
      try read(json, current)
    } write: { value, base in
      .object(write(value, base))
    }
  }

  /// What is allowed, for messages.
  package var allowed: String { "an object with " + keys.joined(separator: ", ") }
}
