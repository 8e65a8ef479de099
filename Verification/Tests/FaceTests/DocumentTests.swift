import ChoiceCore
import ChoiceScript
import Foundation
import Testing

@testable import ChoiceKit

/// The documents that every face must show alike, in UIKit.
@Suite("Documents in UIKit")
@MainActor struct DocumentTests {
  nonisolated static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Tests/Faces").standardizedFileURL

  nonisolated static var names: [String] {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { $0.hasSuffix(".json") && isOfTabStrip($0) }
      .map { String($0.dropLast(5)) }.sorted()
  }

  /// Whether a document is of the control that the face has.
  nonisolated private static func isOfTabStrip(_ file: String) -> Bool {
    struct Head: Decodable { var control: String }
    let data = try? Data(contentsOf: folder.appendingPathComponent(file))
    return data.flatMap { try? JSONDecoder().decode(Head.self, from: $0) }?.control == "tabStrip"
  }

  @Test("There are documents")
  func documents() {
    #expect(Self.names.count >= 20)
  }

  @Test("The views show what the document says, to half a point", arguments: names)
  func shows(_ name: String) throws {
    let data = try Data(contentsOf: Self.folder.appendingPathComponent(name + ".json"))
    let wrong = TraceRunner(try FaceTrace(try ScriptDocument(json: data))).run()
    #expect(wrong.isEmpty, "\(wrong.prefix(8).joined(separator: "\n"))")
  }
}
