import ChoiceScene
import Testing

@testable import ChoiceCore

@Suite("TabStrip: anything, in any order")
struct TabRandomTests {
  @Test(
    "Whatever happens, scenes are sound, one item at most is selected, and all is told",
    arguments: 0..<170)
  func anything(seed: Int) throws {
    var walk = try Walk(seed)
    for _ in 0..<60 { try walk.step() }
    try walk.end()
  }

  /// A strip to which things happen at random, and what must be true of it.
  private struct Walk {
    var dice: Dice
    let strip: Strip
    /// What an app that listens believes to be selected.
    var believed: Int?
    var nextID = 100

    init(_ seed: Int) throws {
      var dice = Dice(UInt64(seed))
      let style = Preset.allCases[seed % Preset.allCases.count].style
      let content = Content.allCases[seed % Content.allCases.count]
      let count = dice.roll(12)
      believed = count == 0 || dice.roll(4) == 0 ? nil : dice.roll(count)
      strip = try Strip(style, content.items(count), selected: believed)
      self.dice = dice
    }

    mutating func step() throws {
      let ids = strip.model.items.map(\.id.rawValue)
      let some = ids.randomElement(using: &dice)
      switch dice.roll(15) {
      case 0: strip.wait(dice.fraction() * 0.2)
      case 1: strip.wait(2)
      case 2:
        believed = dice.roll(5) == 0 ? nil : some
        hear(try strip.select(believed, animated: dice.roll(4) > 0))
      case 3: hear(try strip.apply(.progress(dice.fraction() * Double(ids.count + 1) - 1)))
      case 4: hear(try strip.apply(.progress(Double(dice.roll(ids.count + 1)))))
      case 5: hear(strip.tap(some ?? 0))
      case 6:
        let phases = [PointerPhase.began, .moved, .ended, .cancelled]
        let place = ScenePoint(x: dice.fraction() * 400 - 40, y: dice.fraction() * 60 - 5)
        hear(strip.pointer(phases[dice.roll(4)], place, dice.roll(2)))
      case 7: hear(strip.key(Key.allCases[dice.roll(Key.allCases.count)]))
      case 8:
        let node = TabStripModel.itemNode(ItemID(some ?? 0))
        hear(strip.send(dice.roll(3) == 0 ? .blurred : .focused(node, visible: dice.roll(2) == 0)))
      case 9: hear(strip.send(.scrolled(TabStripModel.scroller, to: dice.fraction() * 900 - 50)))
      case 10:
        strip.proposal.frame.width = [0, 100, 320, 414, 900][dice.roll(5)]
        strip.proposal.direction = dice.roll(3) == 0 ? .rightToLeft : .leftToRight
        strip.proposal.reduceMotion = dice.roll(5) == 0
        strip.proposal.textScale = [1, 1, 1.4][dice.roll(3)]
        strip.render()
      case 11: try edit(some)
      case 12: try edit(some)
      case 13:
        if dice.roll(4) == 0 {
          hear(try strip.apply(.style(Preset.allCases[dice.roll(6)].style)))
        }
      default:
        // Several things without a rendering in between.
        let time = Instant(strip.now)
        hear(try strip.stage.apply(.insert(newItems(dice.roll(3)), at: 0), at: time))
        hear(strip.stage.send(.key(KeyStroke(.end)), at: time))
        strip.render()
      }
      #expect(strip.selected == believed)
      let selected = strip.scene.selectedItems
      #expect(selected.count <= 1 && (selected.isEmpty || selected[0] == believed))
      if let believed { #expect(strip.model.index(of: ItemID(believed)) != nil) }
    }

    private mutating func edit(_ some: Int?) throws {
      switch dice.roll(5) {
      case 0:
        let index = dice.roll(strip.model.items.count + 1)
        hear(try strip.apply(.insert(newItems(1 + dice.roll(3)), at: index)))
      case 1:
        if let some { hear(try strip.apply(.remove(ItemID(some)))) }
      case 2:
        let count = strip.model.items.count
        if let some { hear(try strip.apply(.move(ItemID(some), to: dice.roll(count)))) }
      case 3:
        guard let some, var item = newItems(1).first else { return }
        item.id = ItemID(some)
        hear(try strip.apply(.update(item)))
      default:
        var items = strip.model.items.shuffled(using: &dice)
        items.removeLast(dice.roll(items.count + 1))
        hear(try strip.apply(.items(items + newItems(dice.roll(4)))))
      }
    }

    private mutating func newItems(_ count: Int) -> [TabItem] {
      let items = Content.allCases[dice.roll(Content.allCases.count)].items(count, from: nextID)
      nextID += count
      return items
    }

    /// Follows what is told; telling that something is selected which already was is a fault.
    private mutating func hear(_ effects: [TabStripEffect]) {
      for effect in effects {
        switch effect {
        case .selected(let item, let cause):
          #expect(cause != .code)
          #expect(item?.rawValue != believed)
          believed = item?.rawValue
        case .reselected(let item, _): #expect(item.rawValue == believed)
        }
      }
    }

    /// At rest, and with nothing pressed or focused, it is what a new strip shows.
    mutating func end() throws {
      strip.proposal.frame.width = 320
      strip.send(.blurred)
      for pointer in 0...1 { strip.pointer(.cancelled, .zero, pointer) }
      guard let believed else { return }
      try strip.select(believed)
      strip.settle()
      let items = strip.model.items
      let fresh = try Strip(
        strip.model.style, items, selected: strip.model.selectedIndex,
        height: strip.proposal.frame.height
      ) { [proposal = strip.proposal] in $0 = proposal }
      #expect(strip.scene.differences(from: fresh.scene).isEmpty)
    }
  }
}
