import ChoiceCore
import ChoiceScene
import ChoiceScript
import Foundation
import Testing

/// The documents in Tests/Faces, which every face must show alike: here on the plainest of faces.
@Suite struct FaceDocumentTests {
  /// What the app is to be told in each document, written down by hand: time, effect, item, cause.
  static let effects: [String: [String]] = [
    "activation": ["0.1 selected 1 person", "0.5 reselected 1 person"],
    "another-style": ["0.1 selected 0 person", "0.6 selected 2 person"],
    "avatars": ["0.1 selected 1 person", "0.8 selected 5 person"],
    "content": ["0.3 selected 2 person"],
    "finger-in-an-animated-scroll": [],
    "focus-in-and-out": [],
    "keys": [
      "0.2 selected 1 person", "0.3 selected 3 person", "0.7 selected 4 person",
      "0.8 selected 0 person", "1.2 selected 4 person", "1.3 selected 0 person",
      "1.4 reselected 0 person", "1.5 reselected 0 person",
    ],
    "keys-move-the-focus": ["0.8 selected 7 person", "1.9 selected 6 person"],
    "none": ["0.1 selected 1 person", "1.2 selected 0 code"],
    "press-and-slide-off": ["0.55 selected 2 person"],
    "remove-the-selected-item": [
      "0.1 selected 2 content", "0.6 selected 3 person", "0.7 selected 2 content",
      "1.2 selected 0 content",
    ],
    "resize": ["0.3 selected 2 person"],
    "retitle-in-mid-motion": ["0.1 selected 2 person"],
    "right-to-left": ["0.2 selected 2 person", "0.8 selected 3 person", "1.5 selected 2 person"],
    "scroll-then-select": ["0.4 selected 6 person"],
    "surroundings": ["0.3 selected 3 person", "0.9 selected 1 person"],
    "swipe": ["0.3 selected 1 person", "0.65 selected 3 person"],
    "tap": ["0.2 selected 2 person", "0.8 reselected 2 person"],
    "tap-in-mid-motion": [
      "0.1 selected 3 person", "0.22 selected 1 person", "0.31 selected 2 person",
    ],
    "text-scale": ["0.3 selected 0 person"],
  ]

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Faces").standardizedFileURL

  static func trace(_ name: String) throws -> FaceTrace<TabStripModel> {
    let data = try Data(contentsOf: folder.appendingPathComponent(name + ".json"))
    return try FaceTrace(try ScriptDocument(json: data))
  }

  @Test func everyDocumentHasItsEffectsWrittenDown() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let names = files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
    #expect(names.sorted() == Self.effects.keys.sorted())
  }

  @Test(arguments: effects.keys.sorted())
  func theAppIsToldWhatIsWrittenDown(_ name: String) throws {
    let told = try Self.trace(name).entries.flatMap { entry -> [String] in
      guard case .expect(let view) = entry.what else { return [] }
      return view.effects.map { "\((entry.time * 1e6).rounded() / 1e6) \(Self.words($0))" }
    }
    #expect(told == Self.effects[name])
  }

  @Test(arguments: effects.keys.sorted())
  func aFaceShowsWhatTheSceneSaysHoweverOftenItRenders(_ name: String) throws {
    let trace = try Self.trace(name)
    let face = try PlainFace(trace)
    var views = 0
    for entry in trace.entries {
      switch entry.what {
      case .perform(let operation): try face.perform(operation, at: entry.time)
      case .expect(let view):
        views += 1
        let wrong = view.differences(from: face.view(at: entry.time), tolerance: 1e-9)
        #expect(wrong.isEmpty, "at \(entry.time): \(wrong.joined(separator: "; "))")
      }
    }
    #expect(views > 3)
  }

  @Test func differencesAreNoticed() throws {
    let trace = try Self.trace("tap")
    guard case .expect(let view) = trace.entries[0].what else { return #expect(Bool(false)) }
    var other = view
    other.focus = ItemID(1)
    other.effects = [.reselected(ItemID(0), .person)]
    other.nodes[0].frame.x += 0.6
    other.nodes[1].frame.x += 0.4
    other.nodes[2].opacity = 0.5
    let tab = try #require(view.nodes.lastIndex { $0.semantics?.role == .tab })
    other.nodes[tab].semantics?.isSelected?.toggle()
    let title = try #require(view.nodes.lastIndex { $0.text != nil })
    other.nodes[title].text = "Else"
    other.nodes.remove(at: 3)
    other.nodes.append(
      FaceNode(
        id: NodeID(part: 99), part: "?", frame: SceneRect(x: 0, y: 0, width: 1, height: 1),
        opacity: 1, text: nil, semantics: nil))
    #expect(view.differences(from: view) == [])
    #expect(view.differences(from: other).count == 8)
  }

  private static func words(_ effect: TabStripEffect) -> String {
    switch effect {
    case .selected(let item, let cause):
      "selected \(item.map { "\($0.rawValue)" } ?? "nothing") \(cause)"
    case .reselected(let item, let cause): "reselected \(item.rawValue) \(cause)"
    }
  }
}
