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

  /// The names of the documents of a control.
  nonisolated static func names(_ control: String) -> [String] {
    struct Head: Decodable { var control: String }
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { file in
      let data = try? Data(contentsOf: folder.appendingPathComponent(file))
      return data.flatMap { try? JSONDecoder().decode(Head.self, from: $0) }?.control == control
    }.map { String($0.dropLast(".json".count)) }.sorted()
  }

  @Test("There are documents of each control")
  func documents() {
    #expect(Self.names(TabStripModel.scriptName).count >= 30)
    #expect(Self.names(FilterBarModel.scriptName).count >= 20)
  }

  @Test(
    "The views show what the document says, to half a point",
    arguments: names(TabStripModel.scriptName))
  func tabStrip(_ name: String) throws { try play(name, TabStripView.self) }

  @Test(
    "Bar, panel and backdrop are what the document says, to half a point",
    arguments: names(FilterBarModel.scriptName))
  func filterBar(_ name: String) throws { try play(name, FilterBarView.self) }

  private func play<View: TracedView>(_ name: String, _ view: View.Type) throws {
    let data = try Data(contentsOf: Self.folder.appendingPathComponent(name + ".json"))
    let wrong = TraceRunner<View>(try FaceTrace(try ScriptDocument(json: data))).run()
    #expect(wrong.isEmpty, "\(wrong.prefix(8).joined(separator: "\n"))")
  }
}
