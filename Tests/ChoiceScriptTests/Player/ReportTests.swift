import ChoiceCore
import ChoiceScene
import Foundation
import Testing

@testable import ChoiceScript

@Suite("What play prints")
struct ReportTests {
  @Test("The example with ten titles")
  func certificates() throws {
    let file = package.appendingPathComponent("Examples/certificates.json")
    let document = try Document(json: Data(contentsOf: file))
    let lines = try Player(document).report(scenesAt: document.scenes)
    try expectSnapshot(lines.joined(separator: "\n") + "\n", "certificates.jsonl")
  }

  @Test("The example with a filter that drops its list, in mid-slide and at rest")
  func discussion() throws {
    let file = package.appendingPathComponent("Examples/discussion.json")
    let player = try ScriptControls.player(json: Data(contentsOf: file))
    let lines = player.report(scenesAt: [0.25, 1.5])
    try expectSnapshot(lines.joined(separator: "\n") + "\n", "discussion.jsonl")
  }

  @Test("The example with a list that grows out of a title, in mid-motion and at rest")
  func groups() throws {
    let file = package.appendingPathComponent("Examples/groups.json")
    let player = try ScriptControls.player(json: Data(contentsOf: file))
    let lines = player.report(scenesAt: [0.05, 0.25])
    try expectSnapshot(lines.joined(separator: "\n") + "\n", "groups.jsonl")
  }

  @Test("Every line is JSON, and frames are in the container")
  func container() throws {
    let player = try Player(
      try letters(
        #""steps": [{"at": 1, "tap": 2}, {"at": 2, "proposal": {"x": 10, "y": 20, "height": 50}}]"#)
    )
    let lines = player.report(scenesAt: [1.5, 3])
    #expect(lines.count == 3)
    #expect(lines[0] == #"{"time":1,"step":0,"effect":"selected","item":2,"cause":"person"}"#)
    let scene = try JSON(parsing: Data(lines[2].utf8))
    #expect(scene["frame"]?.line == "[10,20,500,50]")
    #expect(lines[2].contains(#""part":"tab","item":2,"frame":[210,"#))
  }

  @Test("Records stand by time before the scene of their time")
  func order() throws {
    let player = try Player(try letters(#""steps": [{"at": 1, "tap": 2}, {"at": 3, "tap": 9}]"#))
    let times = player.report(scenesAt: [2, 0]).map { $0.prefix(9) }
    #expect(times == [#"{"time":0"#, #"{"time":1"#, #"{"time":2"#, #"{"time":3"#])
  }

  @Test("The fixed measurer: half an em below U+1100, one em from there on")
  func measurer() {
    func width(_ text: String) -> Double {
      FixedMeasurer().measure(TextRun(Utf8Text(text), TextStyle(size: 10))).width
    }
    #expect(width("") == 0)
    #expect(width("abc") == 15)
    #expect(width("師") == 10)
    #expect(width("e\u{301}") == 10)
    #expect(width("\u{10ff}\u{1100}") == 15)
    #expect(width("🧑‍🔬") == 30)
  }
}
