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
      #expect(message(start).hasPrefix("line \(start.split(separator: "\n", omittingEmptySubsequences: false).count), column "))
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
    #expect(message("{\"at\": 1e400}").contains("a number is too large"))
    #expect(throws: ScriptError.self) { try Document(json: Data([0x22, 0xff, 0x22])) }
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
    #expect(text.count < 100)
    #expect(text.contains("…"))
  }
}
