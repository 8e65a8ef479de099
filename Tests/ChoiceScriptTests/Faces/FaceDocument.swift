import ChoiceCore
import ChoiceScript
import Foundation
import Testing

/// A document in Tests/Faces, and what the app is to be told in it, written down by hand.
struct FaceDocument: CustomTestStringConvertible, Sendable {
  let name: String
  /// Time, effect, and what it is about.
  let effects: [String]
  /// What the app is told when the document is played.
  let told: @Sendable () throws -> [String]
  /// How many views there are when a plain face plays it, and what is wrong in them.
  let play: @Sendable () throws -> (views: Int, wrong: [String])

  var testDescription: String { name }

  static let all =
    tabStrip.map { FaceDocument($0, $1, TabStripModel.self) }
    + filterBar.map { FaceDocument($0, $1, FilterBarModel.self) }
    + popoverMenu.map { FaceDocument($0, $1, PopoverMenuModel.self) }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Faces").standardizedFileURL

  private init<Control: ScriptedControl & WordedControl>(
    _ name: String, _ effects: [String], _ control: Control.Type
  ) {
    self.name = name
    self.effects = effects
    told = {
      try Self.trace(of: name, control).entries.flatMap { entry -> [String] in
        guard case .expect(let view) = entry.what else { return [] }
        let time = (entry.time * 1e6).rounded() / 1e6
        return view.effects.map { "\(time) \(Control.words($0))" }
      }
    }
    play = { try Self.play(try Self.trace(of: name, control)) }
  }

  static func trace<Control: ScriptedControl>(
    of name: String, _ control: Control.Type
  ) throws -> FaceTrace<Control> {
    let data = try Data(contentsOf: folder.appendingPathComponent(name + ".json"))
    return try FaceTrace(try ScriptDocument(json: data))
  }

  static func views<Control: ScriptedControl>(
    of name: String, _ control: Control.Type
  ) throws -> [FaceView<Control.Effect>] {
    try trace(of: name, control).entries.compactMap { entry in
      if case .expect(let view) = entry.what { view } else { nil }
    }
  }

  private static func play<Control: ScriptedControl>(
    _ trace: FaceTrace<Control>
  ) throws -> (views: Int, wrong: [String]) {
    let face = try PlainFace(trace)
    var views = 0
    var wrong: [String] = []
    for entry in trace.entries {
      switch entry.what {
      case .perform(let operation): try face.perform(operation, at: entry.time)
      case .expect(let view):
        views += 1
        wrong += view.differences(from: face.view(at: entry.time), tolerance: 1e-9).map {
          "at \(entry.time): \($0)"
        }
      }
    }
    return (views, wrong)
  }
}

/// A control whose effects can be written down in words.
protocol WordedControl: ScriptedControl {
  static func words(_ effect: Effect) -> String
}
