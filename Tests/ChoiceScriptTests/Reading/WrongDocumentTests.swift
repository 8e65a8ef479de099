import Foundation
import Testing

@testable import ChoiceScript

@Suite("Wrong documents say where, what was found, and what is allowed")
struct WrongDocumentTests {
  @Test("Every wrong document gives exactly its message")
  func table() throws {
    let file = package.appendingPathComponent("Tests/WrongScripts/wrong.json")
    let json = try JSON(parsing: Data(contentsOf: file))
    guard case .array(let cases) = json else { throw CocoaError(.coderReadCorrupt) }
    #expect(cases.count > 60)
    for entry in cases {
      let document = try #require(entry["document"]).line
      #expect(JSON.string(message(document)) == entry["error"], "\(document)")
    }
  }

  @Test("A document that is cut anywhere is refused with line and column")
  func cut() throws {
    let text = try letters(#""steps": [{"at": 1, "tap": {"x": 1, "y": 2}}]"#).json()
    for count in stride(from: 1, to: text.count - 2, by: 7) {
      let start = String(text.prefix(count))
      let line = start.split(separator: "\n", omittingEmptySubsequences: false).count
      #expect(message(start).hasPrefix("line \(line), column "))
    }
    #expect(
      message("{\n  \"control\": \"tab")
        == "line 2, column 18: the document ends in the middle; allowed: a whole JSON document")
    #expect(
      message("") == "line 1, column 1: the document ends in the middle; "
        + "allowed: a whole JSON document")
  }

  @Test("What isn't JSON is refused with line and column")
  func syntax() {
    #expect(
      message("{\n \"items\": [\"一\", , 2]\n}")
        == #"line 2, column 17: this is not JSON: found ", 2]"; allowed: a whole JSON document"#)
    #expect(message("{} x").hasPrefix("line 1, column 4: this is not JSON"))
    #expect(message("[1,\n1e400]").hasPrefix("line 2, column 1: the number is too large"))
    #expect(
      message("{\"at\": 1, \"at\": 2}")
        == "line 1, column 11: the key \"at\" is there twice; allowed: each key once")
    #expect(message(#"["\ud83e"]"#).hasPrefix("line 1, column 5: this is half of a surrogate pair"))
    for wrong in [
      "[01]", "[1.]", "[.5]", "[+1]", "[-]", "[1e]", "[tru]", "['a']", "[1,]", "{a: 1}",
      "[\"\t\"]", #"["\x"]"#, #"["\u12g4"]"#, "[NaN]", "{\"a\":1,}", "[1]]",
    ] {
      #expect(message(wrong).contains(": this is not JSON"), "\(wrong)")
    }
    #expect(throws: ScriptError.self) { try Document(json: Data([0x22, 0xff, 0x22])) }
  }

  @Test("Every way to write a text or a number")
  func values() throws {
    let text =
      #"\u{feff} ["a\"\\\/\b\f\n\r\t\u00e9\ud83e\uddd1", -0, 1e2, 1.5E-1, 12, true, null, {}] "#
    let json = try JSON(
      parsing: Data(text.replacingOccurrences(of: #"\u{feff}"#, with: "\u{feff}").utf8))
    #expect(
      json
        == .array([
          .string("a\"\\/\u{8}\u{c}\n\r\té🧑"), .integer(0), .integer(100), .number(0.15),
          .integer(12), .bool(true), .null, .object([]),
        ]))
  }

  @Test("Numbers are read to the last bit")
  func bits() throws {
    let least = Double.leastNonzeroMagnitude
    for number in [0.6000000000000001, -0.3999999999999999, 15.571428571428571, least, 1e300] {
      #expect(try JSON(parsing: Data("\(number)".utf8)) == .number(number))
    }
  }

  @Test("Brackets without end", arguments: [513, 100_000])
  func deep(depth: Int) {
    let open = String(repeating: "[", count: depth)
    #expect(message(open).contains("nested too deeply"))
    #expect(message(open + String(repeating: "]", count: depth)).contains("nested too deeply"))
    #expect(message(String(repeating: "{\"items\":", count: depth)).contains("nested too deeply"))
  }

  @Test("What is nested, but not too deeply, is refused for what it is")
  func nested() {
    let open = String(repeating: "[", count: 500) + String(repeating: "]", count: 500)
    #expect(message(open).hasPrefix("document: found a list of 1"))
  }

  @Test("Long texts are cut short in messages")
  func excerpts() {
    let long = String(repeating: "長", count: 1_000)
    let text = message(#"{"control": "\#(long)", "items": []}"#)
    #expect(text.count < 120)
    #expect(text.contains("…"))
  }
}
