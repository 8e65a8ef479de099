extension JSONParser {
  /// The text between two quotation marks, of which the first is next.
  mutating func string() throws(ScriptError) -> String {
    next += 1
    var start = next
    var text = ""
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        text += try decoded(start..<next)
        next += 1
        return text
      case UInt8(ascii: "\\"):
        text += try decoded(start..<next)
        next += 1
        text.unicodeScalars.append(try escape())
        start = next
      case 0..<0x20: throw unexpected()
      default: next += 1
      }
    }
    throw unexpected()
  }

  private func decoded(_ range: Range<Int>) throws(ScriptError) -> String {
    guard let text = String(validating: bytes[range], as: UTF8.self) else {
      throw error("this is not UTF-8", allowed: "text in UTF-8", at: range.lowerBound)
    }
    return text
  }

  /// What stands after a backslash.
  private mutating func escape() throws(ScriptError) -> Unicode.Scalar {
    guard let byte = peek else { throw unexpected() }
    let scalars: [UInt8: Unicode.Scalar] = [
      UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
      UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{c}", UInt8(ascii: "n"): "\n",
      UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    ]
    if let scalar = scalars[byte] {
      next += 1
      return scalar
    }
    guard byte == UInt8(ascii: "u") else { throw unexpected() }
    next += 1
    let start = next
    let first = try unit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    // A character beyond U+FFFF is written as two.
    if (0xd800..<0xdc00).contains(first), take("\\"), take("u") {
      let second = try unit()
      if (0xdc00..<0xe000).contains(second) {
        let value = 0x10000 + (UInt32(first) - 0xd800) << 10 + UInt32(second) - 0xdc00
        if let scalar = Unicode.Scalar(value) { return scalar }
      }
    }
    throw error(
      "this is half of a surrogate pair", allowed: "both halves, or the character itself",
      at: start)
  }

  private mutating func unit() throws(ScriptError) -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw unexpected()
      }
      value = value << 4 | UInt16(digit)
      next += 1
    }
    return value
  }

  // MARK: - Errors

  /// The error that the next byte makes no sense.
  func unexpected() -> ScriptError {
    if next >= bytes.count {
      return error("the document ends in the middle", allowed: "a whole JSON document")
    }
    let rest = String(decoding: bytes[next...].prefix(12), as: UTF8.self)
    let found = rest.prefix { !$0.isNewline && $0 != "\u{fffd}" }
    let excerpt = found.isEmpty ? "" : ": found " + JSON.string(String(found)).line
    return error("this is not JSON" + excerpt, allowed: "a whole JSON document")
  }

  func error(_ problem: String, allowed: String, at place: Int? = nil) -> ScriptError {
    ScriptError(problem, allowed: allowed, path: position(of: place ?? next))
  }

  /// Line and column, counted in characters of Unicode from 1.
  private func position(of place: Int) -> String {
    let before = bytes[..<min(place, bytes.count)]
    let newline = UInt8(ascii: "\n")
    let line = before.count { $0 == newline } + 1
    let lineStart = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
    let column = String(decoding: before[lineStart...], as: UTF8.self).unicodeScalars.count + 1
    return "line \(line), column \(column)"
  }
}
