import Foundation

extension JSON {
  /// Most lists and objects that may be nested.
  package static let deepest = 512

  /// Reads a text in UTF-8. Objects keep the order of their keys.
  ///
  /// This is not Foundation's parser, because off Apple's platforms that one reads
  /// 0.6000000000000001 as 0.6000000000000002 (a document would give other scenes than the one it
  /// was written from), says no line, and drops a key that is there twice.
  ///
  /// - Throws: ``ScriptError`` with line and column of the first thing that isn't JSON
  ///   (RFC 8259), of a key that an object has twice, and where more than ``deepest`` lists and
  ///   objects are nested.
  package init(parsing data: Data) throws(ScriptError) {
    var parser = JSONParser(bytes: [UInt8](data))
    self = try parser.parse()
  }
}

/// One pass over a text. A byte is looked at once or twice, so the time grows with the length.
struct JSONParser {
  let bytes: [UInt8]
  var next = 0
  private var depth = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The value that the whole text is.
  mutating func parse() throws(ScriptError) -> JSON {
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { next = 3 }
    skipSpace()
    let value = try value()
    skipSpace()
    if next < bytes.count { throw unexpected() }
    return value
  }

  private mutating func value() throws(ScriptError) -> JSON {
    switch peek {
    case UInt8(ascii: "{"): return try nested { parser throws(ScriptError) in try parser.object() }
    case UInt8(ascii: "["): return try nested { parser throws(ScriptError) in try parser.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func nested(
    _ read: (inout JSONParser) throws(ScriptError) -> JSON
  ) throws(ScriptError) -> JSON {
    guard depth < JSON.deepest else {
      throw error(
        "lists or objects are nested too deeply", allowed: "\(JSON.deepest) in each other")
    }
    depth += 1
    next += 1
    skipSpace()
    let value = try read(&self)
    depth -= 1
    return value
  }

  private mutating func array() throws(ScriptError) -> JSON {
    var values: [JSON] = []
    if take("]") { return .array(values) }
    while true {
      values.append(try value())
      skipSpace()
      if take("]") { return .array(values) }
      try expect(",")
      skipSpace()
    }
  }

  private mutating func object() throws(ScriptError) -> JSON {
    var members: [JSON.Member] = []
    var keys: Set<String> = []
    if take("}") { return .object(members) }
    while true {
      let start = next
      guard peek == UInt8(ascii: "\"") else { throw unexpected() }
      let key = try string()
      if !keys.insert(key).inserted {
        throw error(
          "the key " + JSON.string(key).excerpt + " is there twice", allowed: "each key once",
          at: start)
      }
      skipSpace()
      try expect(":")
      skipSpace()
      members.append(JSON.Member(key, try value()))
      skipSpace()
      if take("}") { return .object(members) }
      try expect(",")
      skipSpace()
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSON) throws(ScriptError) -> JSON {
    for index in 0..<word.utf8CodeUnitCount {
      guard peek == word.utf8Start[index] else { throw unexpected() }
      next += 1
    }
    return value
  }

  private mutating func number() throws(ScriptError) -> JSON {
    let start = next
    _ = take("-")
    if !take("0") { try digits() }
    var isInteger = true
    if take(".") {
      isInteger = false
      try digits()
    }
    if take("e") || take("E") {
      isInteger = false
      if !take("+") { _ = take("-") }
      try digits()
    }
    let text = String(decoding: bytes[start..<next], as: UTF8.self)
    if isInteger, let integer = Int(text) { return .integer(integer) }
    guard let double = Double(text), double.isFinite else {
      throw error(
        "the number is too large", allowed: "a number of at most 1.7976931348623157e308",
        at: start)
    }
    return Int(exactly: double).map { .integer($0) } ?? .number(double)
  }

  private mutating func digits() throws(ScriptError) {
    guard let first = peek, Self.isDigit(first) else { throw unexpected() }
    while let byte = peek, Self.isDigit(byte) { next += 1 }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  // MARK: - Bytes

  var peek: UInt8? { next < bytes.count ? bytes[next] : nil }

  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: scalar) else { return false }
    next += 1
    return true
  }

  private mutating func expect(_ scalar: Unicode.Scalar) throws(ScriptError) {
    if !take(scalar) { throw unexpected() }
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09 {
      next += 1
    }
  }
}
