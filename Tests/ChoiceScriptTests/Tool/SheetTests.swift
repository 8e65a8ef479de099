import ChoiceScene
import Testing

@testable import ChoiceTool

@Suite("Sheets")
struct SheetTests {
  @Test("Controls stand in columns on cards, and in the middle of their line")
  func layout() {
    let layout = SheetLayout(
      [(100, 40), (80, 60), (100, 50)].map { SceneSize(width: $0.0, height: $0.1) }, columns: 2)
    #expect(layout.cards[0] == SceneRect(x: 24, y: 24, width: 100, height: 60 + 24))
    #expect(layout.cards[1].x == 24 + 100 + 16)
    #expect(layout.cards[1].width == 80)
    #expect(layout.cards[2].y == layout.cards[0].maxY + 16)
    for (card, frame) in zip(layout.cards, layout.frames) { #expect(card.midY == frame.midY) }
    #expect(layout.size.width == 24 + 100 + 16 + 100 + 24)
    #expect(layout.size.height == layout.cards[2].maxY + 24)
  }
}
