import ChoiceCore
import ChoiceScene
import Foundation
import Testing

@testable import ChoiceScript

@Suite("A player's time")
struct PlayerTimeTests {
  private let swipe = #"{"at": 1, "progress": {"from": 1, "to": 2, "over": 0.5}}"#

  private func lineX(_ player: Player, at time: Double) throws -> Double {
    let scene = player.scene(at: time)
    let line = try #require(scene.nodes.first { TabStripModel.partName($0.id.part) == "line" })
    return try #require(scene.frameInControl(line.id)).x
  }

  @Test("A swipe moves the line with it")
  func progress() throws {
    let player = try play(swipe)
    #expect(try lineX(player, at: 1) == 100)
    #expect(abs(try lineX(player, at: 1.25) - 150) < 2)
    #expect(try lineX(player, at: 1.5) == 200)
    #expect(player.end == 1.5)
    let beforeIt = try lineX(player, at: 0.5)
    #expect(beforeIt == 100)
  }

  @Test("A swipe starts at the selected item where it doesn't say")
  func progressFromSelected() throws {
    let player = try play(#"{"at": 1, "progress": {"to": 3, "over": 1}}"#)
    #expect(try lineX(player, at: 1) == 100)
    #expect(abs(try lineX(player, at: 1.5) - 200) < 4)
  }

  @Test("Scenes can be asked for in any order, and are the same")
  func anyOrder() throws {
    let player = try play(swipe + #", {"at": 2, "tap": 4}, {"at": 2.1, "tap": 0}"#)
    let times = [0, 1.1, 1.5, 2, 2.05, 2.1, 2.2, 2.4, 9]
    let forwards = times.map { player.scene(at: $0) }
    let backwards = times.reversed().map { player.scene(at: $0) }
    #expect(forwards == backwards.reversed())
    let records = player.records
    player.rewind()
    player.play()
    #expect(player.records != [])
    #expect(player.end == 2.4)
    _ = records
  }

  @Test("A scene in the middle of motion changes nothing of what follows")
  func looking() throws {
    let steps = #"{"at": 1, "tap": 4}, {"at": 1.1, "tap": 0}"#
    let looked = try play(steps)
    for time in [0.5, 1.03, 1.1, 1.17] { _ = looked.scene(at: time) }
    #expect(looked.scene(at: 1.2) == (try play(steps)).scene(at: 1.2))
  }

  @Test("A step that begins while another lasts is taken in between")
  func between() throws {
    let player = try play(
      #"{"at": 1, "press": {"item": 3, "for": 1}}, {"at": 1.5, "select": 0}, {"at": 3, "tick": true}"#
    )
    _ = player.scene(at: 1.8)
    #expect(player.control.selected == ItemID(0))
    player.play()
    #expect(player.control.selected == ItemID(3))
    #expect(player.records.map { $0.time } == [2])
  }

  @Test("Times that go backwards are taken in the written order, at the time it is by then")
  func backwards() throws {
    let player = try play(#"{"at": 2, "tap": 3}, {"at": 1, "tap": 0}, {"at": "nan", "tap": 2}"#)
    #expect(player.records.map { $0.time } == [2, 2, 2])
    #expect(player.control.selected == ItemID(2))
    _ = player.scene(at: 1.5)
    #expect(player.control.selected == ItemID(1))
  }

  @Test("Scrolling, at once and over time")
  func scroll() throws {
    let player = try Player(
      try read(
        """
        {"control": "tabStrip", "items": {"repeat": 30}, 
          "style": {"preset": "plain", "widths": {"fixed": 100}},
          "steps": [{"at": 1, "scroll": 250}, {"at": 2, "scroll": {"to": 500, "over": 1}},
            {"at": 4, "tap": 4}, {"at": 5, "tap": 7}]}
        """), checksFaults: true)
    func offset(_ time: Double) -> Double? {
      player.scene(at: time).node(TabStripModel.scroller)?.scroll?.offset
    }
    #expect(offset(1) == 250)
    #expect(abs((offset(2.5) ?? 0) - 375) < 5)
    #expect(offset(3) == 500)
    player.play()
    #expect(player.records.count == 2)
    #expect(player.records[0].event == .refused("The item 4 is not shown."))
  }

  @Test("A tap goes to the middle of what is visible")
  func visiblePart() throws {
    let player = try Player(
      try read(
        """
        {"control": "tabStrip", "items": {"repeat": 30}, "proposal": {"width": 250},
          "style": {"preset": "plain", "widths": {"fixed": 100}},
          "steps": [{"at": 1, "tap": 2}]}
        """))
    let frame = try #require(
      player.scene(at: 0).visibleHitFrame(TabStripModel.itemNode(ItemID(2))))
    #expect(frame.x == 200)
    #expect(frame.width == 50)
    player.play()
    #expect(player.control.selected == ItemID(2))
  }

  @Test("A tap goes to where a thing is seen, also while that is stretched")
  func stretched() throws {
    let document = try ScriptDocument<PopoverMenuModel>(
      json: Data(
        """
        {"control": "popoverMenu", "style": "classic", "options": {"repeat": 6},
          "proposal": {"container": {"width": 375, "height": 667}},
          "steps": [{"at": 1, "open": true}, {"at": 1.04, "tap": 1}]}
        """.utf8))
    let player = try ScriptPlayer(document)
    let scene = player.scene(at: 1.039)
    let grown = try #require(
      scene.nodes.first { PopoverMenuModel.partName($0.id.part) == "popover" }?.transform?.scaleY)
    let frame = try #require(scene.visibleHitFrame(PopoverMenuModel.itemNode(ItemID(1))))
    // Its tip is at 36. The list begins 15 below that, and a row is 40 high.
    #expect(grown > 0.2 && grown < 0.8)
    #expect(abs(frame.y - (36 + 55 * grown)) < 1e-9)
    #expect(abs(frame.height - 40 * grown) < 1e-9)
    player.play()
    #expect(player.control.chosen == [ItemID(1)])
  }

  @Test("Documents by chance are played without a fault, and each time alike", arguments: 1...60)
  func random(seed: UInt64) throws {
    var random = RandomDocument(seed: 1000 + seed)
    let document = random.document(steps: 40)
    let player = try Player(document, checksFaults: true)
    player.play()
    let faults = player.records.filter { if case .fault = $0.event { true } else { false } }
    #expect(faults == [], "\(document.json())")
    let end = player.end
    let again = try Player(try read(document.json()))
    #expect(again.scene(at: end) == player.scene(at: end), "\(document.json())")
  }

  @Test("What lasts is divided into sixtieths of a second")
  func fractions() {
    #expect(ScriptClock.fractions(over: 0) == [0, 1])
    #expect(ScriptClock.fractions(over: 0.05) == [0, 1.0 / 3, 2.0 / 3, 1])
    #expect(ScriptClock.fractions(over: 1).count == 61)
    #expect(ScriptClock.fractions(over: .nan) == [0, 1])
  }
}
