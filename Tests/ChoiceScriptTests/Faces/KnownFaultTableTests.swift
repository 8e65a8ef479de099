import Foundation
import Testing

/// Tests/KnownFaults.md says what tries each fault on the faces; here that is held against what is
/// there.
@Suite struct KnownFaultTableTests {
  static let tests = FaceDocument.folder.deletingLastPathComponent()

  /// The cells of each row, by its number.
  static func rows() throws -> [String: [String]] {
    let table = try String(
      contentsOf: tests.appendingPathComponent("KnownFaults.md"), encoding: .utf8)
    let rows = table.split(separator: "\n").filter { $0.hasPrefix("| ") }.map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    return Dictionary(rows.map { ($0[0], Array($0.dropFirst())) }) { first, _ in first }
  }

  /// All sources of a kind in a folder, as one text.
  static func sources(in folder: URL, _ ending: String) throws -> String {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try files.filter { $0.hasSuffix(ending) }.sorted()
      .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
      .joined()
  }

  @Test func everyRowOfAStripIsTriedOnAFaceOrHasAReason() throws {
    let rows = try Self.rows()
    for row in (1...42).map({ "i\($0)" }) + (1...19).map({ "w\($0)" }) {
      let cells = try #require(rows[row], "\(row)")
      #expect(cells.count == 2 && !cells[1].isEmpty, "\(row)")
    }
  }

  @Test func whatTheTableNamesIsThere() throws {
    let documents = Set(FaceDocument.all.map(\.name))
    let native = try Self.sources(
      in: Self.tests.appendingPathComponent("../Verification/Tests/FaceTests"), ".swift")
    let browser = try Self.sources(in: Self.tests.appendingPathComponent("Web"), ".py")
    var count = 0
    for (row, cells) in try Self.rows() where cells.count == 2 && row != "Row" {
      if cells[1].hasPrefix("none: ") { continue }
      for name in cells[1].components(separatedBy: "; ") {
        count += 1
        let word = name.split(separator: "`").dropFirst().first.map(String.init) ?? ""
        if name.hasPrefix("document ") {
          #expect(documents.contains(word), "\(row): \(name)")
        } else if name.hasPrefix("browser: ") {
          #expect(browser.contains("def \(word)(self"), "\(row): \(name)")
        } else if name.hasPrefix("UIKit: ") {
          #expect(native.contains("@Test(\"\(name.dropFirst(7))\""), "\(row): \(name)")
        } else {
          #expect(name.hasPrefix("in UIKit ") && cells[1] != name, "\(row): \(name)")
        }
      }
    }
    #expect(count > 60)
  }
}
