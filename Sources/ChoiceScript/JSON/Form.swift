import ChoiceScene

/// How a value is written in a document: one description for reading and writing.
///
/// Reading may start from a present value, of which an object changes only what it names. Writing
/// may leave out what is as in a base value.
public struct Form<Value: Equatable & Sendable>: Sendable {
  /// What is allowed, for messages: "a number".
  package let allowed: String
  /// The names that the value can be written as, with those that are keys of an object.
  package private(set) var names: [String] = []
  /// The value that the JSON stands for.
  package let read: @Sendable (JSON, _ current: Value?) throws(ScriptError) -> Value
  /// The JSON for a value, less what is as in `base`.
  package let write: @Sendable (Value, _ base: Value?) -> JSON

  package init(
    allowed: String,
    read: @escaping @Sendable (JSON, Value?) throws(ScriptError) -> Value,
    write: @escaping @Sendable (Value, Value?) -> JSON
  ) {
    self.allowed = allowed
    self.read = read
    self.write = write
  }

  /// A form without parts: `value` gives `nil` where the JSON isn't allowed.
  package init(
    allowed: String, value: @escaping @Sendable (JSON) -> Value?,
    json: @escaping @Sendable (Value) -> JSON
  ) {
    self.init(allowed: allowed) { found, _ throws(ScriptError) in
      guard let value = value(found) else { throw .found(found, allowed: allowed) }
      return value
    } write: { value, _ in
      json(value)
    }
  }

  /// The same form with its names stated.
  package func named(_ names: [String]) -> Form {
    var form = self
    form.names = names
    return form
  }

  /// The same form, with `null` for nothing.
  package var orNull: Form<Value?> {
    Form<Value?>(allowed: allowed + " or null") { json, current throws(ScriptError) in
      if json == .null { return nil }
      return try read(json, current ?? nil)
    } write: { value, base in
      value.map { write($0, base ?? nil) } ?? .null
    }
  }

  /// A list of such values.
  package var list: Form<[Value]> {
    Form<[Value]>(allowed: "a list") { json, _ throws(ScriptError) in
      guard case .array(let elements) = json else { throw .found(json, allowed: "a list") }
      var values: [Value] = []
      values.reserveCapacity(elements.count)
      for (index, element) in elements.enumerated() {
        do throws(ScriptError) {
          values.append(try read(element, nil))
        } catch { throw error.inside(index) }
      }
      return values
    } write: { values, _ in
      .array(values.map { write($0, nil) })
    }
  }
}

// MARK: - Plain values

extension Form where Value == Double {
  /// Any number, also `"nan"`, `"inf"` and `"-inf"`: what is wrong with it is the core's to say.
  package static let number = Form(allowed: "a number") { json in
    switch json {
    case .integer(let value): Double(value)
    case .number(let value): value
    case .string("nan"): .nan
    case .string("inf"): .infinity
    case .string("-inf"): -.infinity
    default: nil
    }
  } json: { value in
    Int(exactly: value).map { JSON.integer($0) } ?? .number(value)
  }

  /// A number of the player's own.
  package static func number(in range: ClosedRange<Double>) -> Form {
    let low = JSON.number(range.lowerBound).line
    let high = JSON.number(range.upperBound).line
    return Form(allowed: "a number from \(low) to \(high)") { json in
      number.valueIfAllowed(json).flatMap { range.contains($0) ? $0 : nil }
    } json: { value in
      number.write(value, nil)
    }
  }
}

extension Form {
  package func valueIfAllowed(_ json: JSON) -> Value? {
    try? read(json, nil)
  }
}

extension Form where Value == Int {
  /// A number without a fraction.
  package static let integer = Form(allowed: "an integer") { json in
    if case .integer(let value) = json { value } else { nil }
  } json: {
    .integer($0)
  }
}

extension Form where Value == Bool {
  /// `true` or `false`.
  package static let flag = Form(allowed: "true or false") { json in
    if case .bool(let value) = json { value } else { nil }
  } json: {
    .bool($0)
  }
}

extension Form where Value == String {
  /// A text.
  package static let string = Form(allowed: "a string") { json in
    if case .string(let value) = json { value } else { nil }
  } json: {
    .string($0)
  }
}

extension Form where Value == Utf8Text {
  /// A text that reaches the core.
  package static let text = Form(allowed: "a string") { json in
    if case .string(let value) = json { Utf8Text(value) } else { nil }
  } json: {
    .string($0.string)
  }
}

extension Form where Value == ItemID {
  /// The id of an item.
  package static let id = Form(allowed: "an integer, the id of an item") { json in
    if case .integer(let value) = json { ItemID(value) } else { nil }
  } json: {
    .integer($0.rawValue)
  }
}
