import ChoiceScene
import ChoiceScript
import Foundation
import Testing

/// Every document in Examples/ is fit to be shown: it is what people copy from.
@Suite("Gallery")
struct GalleryTests {
  @Test(
    "Documents have words, and play without refusals or faults",
    arguments: Example.all)
  func plays(_ example: Example) throws {
    let head = try example.head()
    #expect(!head.title.isEmpty && !head.name.isEmpty)
    #expect(head.description.hasSuffix("."))
    let player = try example.player()
    let times = player.scenes + [0, player.end]
    for time in times { #expect(player.scene(at: time).faults == [], "at \(time)") }
    _ = player.end
    #expect(player.problems == [])
  }

  @Test("The default looks are easy to read and to hit", arguments: Example.all)
  func isEasyToUse(_ example: Example) throws {
    guard try !example.head().keepsColorsOf2015 else { return }
    let player = try example.player()
    for time in [0, player.end] { #expect(player.scene(at: time).advice == [], "at \(time)") }
  }
}

/// A document in Examples/.
struct Example: CustomTestStringConvertible {
  let name: String

  var testDescription: String { name }

  private var data: Data {
    get throws { try Data(contentsOf: Self.folder.appending(path: name)) }
  }

  func player() throws -> any AnyScriptPlayer {
    try ScriptControls.player(json: data, checksFaults: true)
  }

  func head() throws -> Head { try JSONDecoder().decode(Head.self, from: data) }

  /// What every document of the gallery says, whichever control it describes.
  struct Head: Decodable {
    var control: String
    var title: String
    var description: String
    var name: String
    var style: Style

    enum Style: Decodable {
      case preset(String?)

      init(from decoder: any Decoder) throws {
        struct Changed: Decodable { var preset: String? }
        if let name = try? decoder.singleValueContainer().decode(String.self) {
          self = .preset(name)
        } else {
          self = .preset(try Changed(from: decoder).preset)
        }
      }
    }

    /// Whether its style is one of the presets whose figures are those of apps of 2015.
    var keepsColorsOf2015: Bool {
      guard case .preset(let name?) = style else { return control == "tabStrip" }
      return ["selective", "underline", "filter", "avatars", "classic"].contains(name)
    }
  }

  static let folder = URL(filePath: #filePath).appending(path: "../../../Examples")
    .standardizedFileURL

  static let all: [Example] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".json") }.sorted().map { Example(name: $0) }
  }()
}
