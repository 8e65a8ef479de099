import Foundation
import Testing

/// Compares a text with the file of that name in Tests/ChoiceScriptTests/Snapshots; a new or
/// different one is written to build/snapshots instead. See Scripts/accept.sh.
func expectSnapshot(
  _ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let place = "ChoiceScriptTests/Snapshots/\(name)"
  let expected = try? String(
    contentsOf: package.appendingPathComponent("Tests/\(place)"), encoding: .utf8)
  let isAccepting = ProcessInfo.processInfo.environment["CHOICE_SNAPSHOTS"] == "write"
  if expected != text || isAccepting {
    let found = package.appendingPathComponent("build/snapshots/\(place)")
    try FileManager.default.createDirectory(
      at: found.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: found)
  }
  guard !isAccepting, expected != text else { return }
  let problem = expected == nil ? "There is no snapshot" : "Something differs from the snapshot"
  Issue.record("\(problem) \(place).", sourceLocation: sourceLocation)
}
