extension JSON {
  /// The value on one line, without superfluous spaces.
  package var line: String {
    var text = ""
    write(to: &text, colon: ":", comma: ",")
    return text
  }

  /// The value over several lines, indented by two spaces; lists and objects that fit into 88
  /// columns stay on one.
  package var pretty: String {
    var text = ""
    writePretty(to: &text, indent: 0, used: 0)
    return text + "\n"
  }

  private static let width = 88

  private func writePretty(to text: inout String, indent: Int, used: Int) {
    var short = ""
    if write(to: &short, colon: ": ", comma: ", ", limit: Self.width - indent - used) {
      text += short
      return
    }
    let margin = String(repeating: " ", count: indent)
    switch self {
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        text += (index == 0 ? "\n" : ",\n") + margin + "  "
        value.writePretty(to: &text, indent: indent + 2, used: 0)
      }
      text += "\n" + margin + "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        text += (index == 0 ? "\n" : ",\n") + margin + "  "
        let key = JSON.string(member.key).line + ": "
        text += key
        member.value.writePretty(to: &text, indent: indent + 2, used: key.unicodeScalars.count)
      }
      text += "\n" + margin + "}"
    default:
      write(to: &text, colon: ": ", comma: ", ")
    }
  }

  /// Writes on one line; gives up, and returns `false`, once that is longer than `limit`.
  @discardableResult
  private func write(
    to text: inout String, colon: String, comma: String, limit: Int = .max
  ) -> Bool {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += "\(value)"
    case .number(let value): text += Self.digits(value)
    case .string(let value): Self.writeQuoted(value, to: &text)
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += comma }
        if !value.write(to: &text, colon: colon, comma: comma, limit: limit) { return false }
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += comma }
        Self.writeQuoted(member.key, to: &text)
        text += colon
        if !member.value.write(to: &text, colon: colon, comma: comma, limit: limit) {
          return false
        }
      }
      text += "}"
    }
    return text.utf8.count <= limit
  }

  private static func digits(_ value: Double) -> String {
    if value.isNaN { return "\"nan\"" }
    if value.isInfinite { return value < 0 ? "\"-inf\"" : "\"inf\"" }
    if value == value.rounded(), value.magnitude < 1e15 { return "\(Int64(value))" }
    return "\(value)"
  }

  private static func writeQuoted(_ value: String, to text: inout String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      case "\u{0}"..."\u{1f}", "\u{7f}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
