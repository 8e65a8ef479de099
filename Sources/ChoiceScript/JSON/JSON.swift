/// A JSON value whose objects keep the order of their members.
public indirect enum JSON: Equatable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number without a fraction that fits.
  case integer(Int)
  /// Any other number. One that isn't finite is written as the string `"nan"`, `"inf"` or
  /// `"-inf"`.
  case number(Double)
  /// A text.
  case string(String)
  /// A list.
  case array([JSON])
  /// Keys with their values.
  case object([Member])

  /// A key of an object with its value.
  public struct Member: Equatable, Sendable {
    /// The key.
    public var key: String
    /// Its value.
    public var value: JSON

    /// The given key and value.
    public init(_ key: String, _ value: JSON) {
      self.key = key
      self.value = value
    }
  }

  /// The members of an object; `nil` for everything else.
  package var members: [Member]? {
    if case .object(let members) = self { members } else { nil }
  }

  /// The value of a key of an object.
  package subscript(key: String) -> JSON? {
    members?.first { $0.key == key }?.value
  }

  /// The same value with the keys of all objects in alphabetical order.
  package var sorted: JSON {
    switch self {
    case .array(let values): .array(values.map { $0.sorted })
    case .object(let members):
      .object(
        members.map { Member($0.key, $0.value.sorted) }.sorted { $0.key < $1.key })
    default: self
    }
  }

  /// A short text for messages that shows what was found.
  package var excerpt: String {
    switch self {
    case .null, .bool, .integer, .number: return line
    case .string(let text):
      let limit = 40
      let isLong = text.unicodeScalars.count > limit
      let start = String(String.UnicodeScalarView(text.unicodeScalars.prefix(limit)))
      return JSON.string(isLong ? start + "…" : text).line
    case .array(let values):
      return values.isEmpty ? "an empty list" : "a list of \(values.count)"
    case .object(let members):
      if members.isEmpty { return "an empty object" }
      let keys = members.prefix(4).map { $0.key }.joined(separator: ", ")
      return "an object with " + keys + (members.count > 4 ? ", …" : "")
    }
  }
}
