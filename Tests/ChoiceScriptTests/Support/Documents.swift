import ChoiceCore
import ChoiceScript
import Foundation

typealias Document = ScriptDocument<TabStripModel>
typealias Player = ScriptPlayer<TabStripModel>

/// The folder of the package.
let package = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

func read(_ text: String) throws(ScriptError) -> Document {
  try Document(json: Data(text.utf8))
}

/// A document of the items A to E, of which B is selected, with more keys.
func letters(_ more: String = "") throws(ScriptError) -> Document {
  try read(
    """
    {"control": "tabStrip", "items": ["A", "B", "C", "D", "E"], "selected": 1,
      "style": {"preset": "plain", "widths": "equal", "indicator": {}},
      "proposal": {"width": 500}\(more.isEmpty ? "" : ", " + more)}
    """)
}

/// A player of the items A to E and these steps.
func play(_ steps: String) throws(ScriptError) -> Player {
  let player = try Player(try letters("\"steps\": [" + steps + "]"), checksFaults: true)
  player.play()
  return player
}

/// The message of the error that a document gives.
func message(_ text: String) -> String {
  do throws(ScriptError) {
    _ = try ScriptControls.player(json: Data(text.utf8))
    return "accepted"
  } catch {
    return error.description
  }
}
