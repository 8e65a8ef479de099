import ChoiceCore
import ChoiceScene
import Foundation
import Testing

@testable import ChoiceScript

// Items A to E are 100 points wide each, in a bar 500 points wide and 44 high; B is selected.

@Suite("Playing documents")
struct PlayerTests {
  private func effects(_ player: Player) -> [String] {
    player.records.map { record in
      switch record.event {
      case .effect(.selected(let id, let cause)):
        "\(record.time) selected \(id.map { "\($0.rawValue)" } ?? "none") \(cause)"
      case .effect(.reselected(let id, let cause)):
        "\(record.time) reselected \(id.rawValue) \(cause)"
      case .refused(let message): "\(record.time) \(message)"
      case .fault(let fault): "\(record.time) fault: \(fault)"
      }
    }
  }

  @Test("A tap selects, and a second one selects again")
  func tap() throws {
    let player = try play(#"{"at": 0.5, "tap": 3}, {"at": 1, "tap": {"x": 350, "y": 20}}"#)
    #expect(effects(player) == ["0.5 selected 3 person", "1.0 reselected 3 person"])
    #expect(player.records.map { $0.step } == [0, 1])
  }

  @Test("A tap on what isn't shown is refused, and the rest is played")
  func hidden() throws {
    let player = try play(#"{"at": 1, "tap": 9}, {"at": 2, "tap": 0}"#)
    #expect(effects(player) == ["1.0 The item 9 is not shown.", "2.0 selected 0 person"])
  }

  @Test("A press selects when it ends")
  func press() throws {
    let player = try play(#"{"at": 1, "press": {"item": 2, "for": 0.5}}"#)
    #expect(effects(player) == ["1.5 selected 2 person"])
  }

  @Test("A drag that ends elsewhere selects nothing")
  func drag() throws {
    let player = try play(#"{"at": 1, "drag": {"from": 2, "to": {"x": 250, "y": 300}}}"#)
    #expect(effects(player) == [])
    #expect(player.now == 1.3)
  }

  @Test("Keys, focus and assistive technology")
  func keys() throws {
    let player = try play(
      """
      {"at": 1, "focus": 1}, {"at": 2, "key": "right"}, {"at": 3, "key": "end"},
      {"at": 4, "key": {"key": "left", "shortcut": true}}, {"at": 5, "activate": 0},
      {"at": 6, "focus": null}
      """)
    #expect(
      effects(player) == [
        "2.0 selected 2 person", "3.0 selected 4 person", "5.0 selected 0 person",
      ]
    )
    #expect(player.scene(at: 7).focus == nil)
  }

  @Test("Code selects without being told, unless it asks")
  func select() throws {
    let player = try play(
      #"{"at": 1, "select": 2}, {"at": 2, "select": {"item": null, "reported": true}}"#)
    #expect(effects(player) == ["2.0 selected none code"])
  }

  @Test("Content that changes")
  func content() throws {
    let player = try play(
      """
      {"at": 1, "update": {"id": 1, "badge": "dot"}}, {"at": 1, "update": {"id": 1, "title": "b"}},
      {"at": 2, "insert": {"items": [{"id": 9, "title": "Z"}], "at": 0}},
      {"at": 3, "move": {"item": 9, "to": 5}}, {"at": 4, "remove": 1},
      {"at": 5, "remove": 1}, {"at": 6, "insert": {"items": [{"id": 9}], "at": 0}},
      {"at": 7, "move": {"item": 0, "to": 5}}
      """)
    let ids = player.control.items.map { $0.id.rawValue }
    #expect(ids == [0, 2, 3, 4, 9])
    let refusals = effects(player)
    #expect(refusals.count == 4)
    #expect(refusals[0] == "4.0 selected 2 content")
    #expect(refusals[1].hasPrefix("5.0 No item has the id 1;"))
    #expect(refusals[3].hasPrefix("7.0 The index 5 is out of range;"))
  }

  @Test("An update changes only what it names")
  func update() throws {
    let player = try play(
      #"{"at": 1, "update": {"id": 1, "badge": 2}}, {"at": 2, "update": {"id": 1, "title": "b"}}"#)
    #expect(player.control.items[1].title == "b")
    #expect(player.control.items[1].badge == .count(2))
  }

  @Test("A style changes what it names, or is replaced by a preset")
  func style() throws {
    let changed = try play(#"{"at": 1, "style": {"height": 60}}"#)
    #expect(changed.control.style.height == 60)
    #expect(changed.control.style.widths == .equal)
    #expect(changed.scene(at: 1).size.height == 60)
    let replaced = try play(#"{"at": 1, "style": "capsule"}"#)
    #expect(replaced.control.style == .capsule)
    #expect(replaced.scene(at: 1).size.height == 52)
  }

  @Test("Surroundings that change")
  func proposal() throws {
    let player = try play(
      #"{"at": 1, "proposal": {"direction": "rightToLeft"}}, {"at": 2, "tap": {"x": 50, "y": 20}}"#)
    #expect(effects(player) == ["2.0 selected 4 person"])
    #expect(player.scene(at: 2).size.width == 500)
  }

  @Test("The height is the control's own at the text scale, unless it is said")
  func height() throws {
    let player = try play(#"{"at": 1, "proposal": {"textScale": 2}}"#)
    #expect(player.scene(at: 0).size.height == 44)
    #expect(player.scene(at: 1).size.height == player.control.naturalHeight(textScale: 2))
  }
}

@Suite("Parts of items and styles")
struct PatchTests {
  @Test("A selected icon can be given to an item that has an icon")
  func selectedIcon() throws {
    let text = #"""
      {"control": "tabStrip", "items": [{"title": "A", "icon": "arrowDown"}, "B"],
       "steps": [{"at": 0, "update": {"id": 0, "selectedIcon": "chevronDown"}}]}
      """#
    let player = try Player(try Document(json: Data(text.utf8)))
    player.play()
    #expect(player.control.items[0].icon?.selectedSource == .outline(.chevronDown))
  }

  @Test("A part that makes no sense for an item leaves the others alone")
  func senseless() throws {
    let text = #"""
      {"control": "tabStrip", "items": ["A"],
       "steps": [{"at": 0, "update": {"id": 0, "selectedIcon": "chevronDown", "title": "Z"}}]}
      """#
    let player = try Player(try Document(json: Data(text.utf8)))
    player.play()
    #expect(player.control.items[0].title == "Z")
    #expect(player.control.items[0].icon == nil)
  }
}
