import ChoiceScene
import Testing

@testable import ChoiceTool

@Suite("Films")
struct FilmTests {
  @Test("The times are the document's, unless others are asked for")
  func times() throws {
    func times(
      _ from: Double?, _ to: Double?, _ rate: Double?, scenes: [Double] = []
    ) throws -> [Double] {
      try FilmTimes(from: from, to: to, rate: rate).times(scenes: scenes) { 0.25 }
    }
    #expect(try times(nil, nil, nil) == [0, 0.1, 0.2, 0.25])
    #expect(try times(nil, nil, nil, scenes: [1, 3]) == [1, 3])
    #expect(try times(nil, nil, 4, scenes: [1, 3]) == [0, 0.25])
    #expect(try times(1, 2, 2) == [1, 1.5, 2])
    #expect(try times(1, nil, 2) == [1])
    #expect(try times(1, 1, nil) == [1])
    #expect(throws: Failure.self) { try times(2, 1, nil) }
    #expect(throws: Failure.self) { try times(0, 1000, 100) }
  }

  @Test("Frames stand in columns, each after its caption")
  func layout() {
    let layout = FilmLayout(
      [SceneSize](repeating: SceneSize(width: 100, height: 40), count: 3), columns: 2)
    let lead = FilmLayout.captionWidth + FilmLayout.captionGap
    #expect(layout.frames[0].x == 16 + lead)
    #expect(layout.frames[1].x == layout.frames[0].maxX + FilmLayout.columnGap + lead)
    #expect(layout.frames[2].y == layout.frames[0].maxY + FilmLayout.gap)
    #expect(layout.size.width == layout.frames[1].maxX + 16)
    #expect(layout.size.height == layout.frames[2].maxY + 16)
    #expect(layout.captions[0].maxX < layout.frames[0].x)
    #expect(layout.captions[0].midY == layout.frames[0].midY)
  }

  @Test("Without captions frames stand edge to edge")
  func bareLayout() {
    let layout = FilmLayout(
      [SceneSize](repeating: SceneSize(width: 100, height: 40), count: 3), columns: 1,
      hasCaptions: false)
    #expect(layout.captions == [])
    #expect(layout.frames.map { $0.y } == [0, 40, 80])
    #expect(layout.size == SceneSize(width: 100, height: 120))
  }

  @Test("Captions have two decimals")
  func captions() {
    #expect(FilmLayout.caption(0) == "0.00 s")
    #expect(FilmLayout.caption(1.005) == "1.00 s" || FilmLayout.caption(1.005) == "1.01 s")
    #expect(FilmLayout.caption(12.34) == "12.34 s")
    #expect(FilmLayout.caption(-0.5) == "−0.50 s")
  }
}
