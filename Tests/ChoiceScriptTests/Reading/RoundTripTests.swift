import ChoiceCore
import ChoiceScene
import Foundation
import Testing

@testable import ChoiceScript

@Suite("What is written is read back")
struct RoundTripTests {
  @Test("Documents by chance", arguments: 1...200)
  func random(seed: UInt64) throws {
    var random = RandomDocument(seed: seed)
    let document = random.document(steps: 20)
    let text = document.json()
    #expect(try read(text) == document, "\(text)")
    #expect(try read(text).json() == text)
  }

  @Test("The examples")
  func examples() throws {
    let folder = package.appendingPathComponent("Examples")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    for name in names where name.hasSuffix(".json") {
      let data = try Data(contentsOf: folder.appendingPathComponent(name))
      switch try JSON(parsing: data)["control"] {
      case .string(FilterBarModel.scriptName): try check(FilterBarModel.self, data, name)
      case .string(PopoverMenuModel.scriptName): try check(PopoverMenuModel.self, data, name)
      default: try check(TabStripModel.self, data, name)
      }
    }
  }

  private func check<Control: ScriptedControl>(
    _ control: Control.Type, _ data: Data, _ name: String
  ) throws {
    let document = try ScriptDocument<Control>(json: data)
    let again = try ScriptDocument<Control>(json: Data(document.json().utf8))
    #expect(again == document && again.json() == document.json(), "\(name)")
  }

  @Test("A preset is written by its name, and what differs from it beside it")
  func presets() throws {
    for (name, style) in TabStripStyle.presets {
      let written = Form<TabStripStyle>.style.write(style, nil)
      #expect(written == .string(name))
    }
    var style = TabStripStyle.underline
    style.spacing = 20
    style.title.weight = 500
    #expect(
      Form<TabStripStyle>.style.write(style, nil).line
        == #"{"preset":"underline","spacing":20,"title":{"weight":500}}"#)
  }

  @Test("What goes without saying isn't written")
  func defaults() throws {
    let document = try read(#"{"control": "tabStrip", "items": ["A"], "style": "capsule"}"#)
    #expect(document.json() == #"{"control": "tabStrip", "items": ["A"]}"# + "\n")
  }

  @Test("Numbers that JSON lacks")
  func notFinite() throws {
    let steps = #"[{"at": "nan", "scroll": "inf"}, {"at": "-inf", "progress": "nan"}]"#
    let text = #"{"control": "tabStrip", "items": [], "steps": \#(steps)}"#
    let written = try read(text).json()
    for number in [#""at": "nan""#, #""scroll": "inf""#, #""at": "-inf""#, #""progress": "nan""#] {
      #expect(written.contains(number))
    }
    let player = try Player(try read(text), checksFaults: true)
    player.play()
    #expect(player.end == 0)
    #expect(player.records.allSatisfy { $0.step == 1 })
  }

  @Test("Integers keep all their digits, and colours all their bits")
  func exact() throws {
    let id = ItemID(9_223_372_036_854_775_807)
    var item = TabItem(id: id, title: "A")
    item.badge = .count(-9_007_199_254_740_993)
    var setup = TabStripSetup(items: [item], selected: id)
    setup.style.background = ThemeColor(RGBA(red: 0.1, green: 1.5, blue: -0, alpha: 1.0 / 3))
    #expect(try read(Document(setup).json()) == Document(setup))
  }
}
