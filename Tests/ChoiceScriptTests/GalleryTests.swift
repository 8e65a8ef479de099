import ChoiceCore
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
    let document = try example.document()
    #expect(document.title?.isEmpty == false)
    #expect(document.description?.hasSuffix(".") == true)
    #expect(!document.setup.options.name.isEmpty)
    let player = try ScriptPlayer(document, checksFaults: true)
    let times = document.scenes + [0, player.end]
    for time in times { #expect(player.scene(at: time).faults == [], "at \(time)") }
    player.play()
    for record in player.records {
      switch record.event {
      case .effect: break
      case .refused, .fault: Issue.record("\(record)")
      }
    }
  }

  @Test("The default looks are easy to read and to hit", arguments: Example.all)
  func isEasyToUse(_ example: Example) throws {
    guard try !example.keepsColorsOf2015() else { return }
    let document = try example.document()
    let player = try ScriptPlayer(document)
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

  func document() throws -> ScriptDocument<TabStripModel> { try ScriptDocument(json: data) }

  /// Whether its style is one of the presets whose figures are those of apps of 2015.
  func keepsColorsOf2015() throws -> Bool {
    struct Head: Decodable {
      var style: Style

      enum Style: Decodable {
        case preset(String)

        init(from decoder: any Decoder) throws {
          struct Changed: Decodable { var preset: String }
          if let name = try? decoder.singleValueContainer().decode(String.self) {
            self = .preset(name)
          } else {
            self = .preset(try Changed(from: decoder).preset)
          }
        }
      }
    }
    guard case .preset(let name) = try JSONDecoder().decode(Head.self, from: data).style
    else { return true }
    return ["selective", "underline", "filter", "avatars"].contains(name)
  }

  static let folder = URL(filePath: #filePath).appending(path: "../../../Examples")
    .standardizedFileURL

  static let all: [Example] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".json") }.sorted().map { Example(name: $0) }
  }()
}
