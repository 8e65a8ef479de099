import Foundation

extension JSON {
  /// Reads a text in UTF-8. Objects get their keys in alphabetical order, because Foundation's
  /// parser does not keep the written one.
  ///
  /// - Throws: ``ScriptError`` with line and column where the text isn't JSON. Lists and objects
  ///   that are nested more than 512 deep are refused.
  package init(parsing data: Data) throws(ScriptError) {
    let value: Any
    do {
      value = try JSONSerialization.jsonObject(with: data, options: [.fragmentsAllowed])
    } catch {
      throw JSON.syntaxError(error as NSError, in: data)
    }
    self.init(foundation: value)
  }

  private init(foundation value: Any) {
    switch value {
    case let text as String: self = .string(text)
    case let members as [String: Any]:
      self = .object(
        members.sorted { $0.key < $1.key }.map { Member($0.key, JSON(foundation: $0.value)) })
    case let values as [Any]: self = .array(values.map { JSON(foundation: $0) })
    case let number as NSNumber: self.init(number)
    default: self = .null
    }
  }

  private init(_ number: NSNumber) {
    let type = number.objCType.pointee
    if type == CChar(UInt8(ascii: "c")) || type == CChar(UInt8(ascii: "B")) {
      self = .bool(number.boolValue)
    } else {
      let double = number.doubleValue
      let isSmall = double.magnitude < 9_007_199_254_740_992
      if isSmall, let integer = Int(exactly: double) {
        self = .integer(integer)
      } else if !isSmall, let integer = Int(number.stringValue) {
        self = .integer(integer)
      } else {
        self = .number(double)
      }
    }
  }

  // MARK: - Where it isn't JSON

  private static func syntaxError(_ error: NSError, in data: Data) -> ScriptError {
    let message = error.userInfo[NSDebugDescriptionErrorKey] as? String ?? "this is not JSON"
    if message.contains("not representable") {
      return ScriptError("a number is too large", allowed: "a number of at most 1.7e308")
    }
    if message.contains("nested") {
      return ScriptError(
        "lists or objects are nested too deeply", allowed: "512 lists or objects in each other")
    }
    let isCut = message.contains("end of file") || message.contains("Unterminated")
    let offset = isCut ? data.count : errorOffset(error, message)
    let place = position(of: min(offset, data.count), in: data)
    let problem = isCut ? "the document ends in the middle" : problem(at: offset, in: data)
    return ScriptError(problem, allowed: "a whole JSON document", path: place)
  }

  /// Foundation says the place in an entry of its own on Apple's platforms, elsewhere in words.
  private static func errorOffset(_ error: NSError, _ message: String) -> Int {
    if let index = error.userInfo["NSJSONSerializationErrorIndex"] as? Int { return index }
    return Int(message.split { !$0.isASCII || !$0.isNumber }.last ?? "") ?? 0
  }

  private static func problem(at offset: Int, in data: Data) -> String {
    let rest = data.dropFirst(offset).prefix(12)
    let start = String(decoding: rest, as: UTF8.self).prefix { !$0.isNewline }
    return "this is not JSON" + (start.isEmpty ? "" : ": found " + JSON.string(String(start)).line)
  }

  private static func position(of offset: Int, in data: Data) -> String {
    let before = data.prefix(offset)
    let newline = UInt8(ascii: "\n")
    let line = before.count { $0 == newline } + 1
    let lineStart = before.lastIndex(of: newline).map { $0 + 1 } ?? before.startIndex
    let column = String(decoding: before[lineStart...], as: UTF8.self).unicodeScalars.count + 1
    return "line \(line), column \(column)"
  }
}
