import Foundation
import Testing

@testable import ChoiceScript

@Suite("Large documents")
struct LargeDocumentTests {
  @Test("Ten megabytes are read in seconds")
  func tenMegabytes() throws {
    let items = (0..<280_000).map { #"{"id": \#($0), "title": "Item \#($0)"}"# }
    let text = #"{"control": "tabStrip", "items": [\#(items.joined(separator: ",\n"))]}"#
    #expect(text.utf8.count > 10_000_000)
    let clock = ContinuousClock()
    let start = clock.now
    let document = try read(text)
    let duration = clock.now - start
    #expect(document.setup.items.count == 280_000)
    // Unoptimised, on a busy machine; optimised it is a few seconds.
    #expect(duration < .seconds(60), "\(duration)")
  }

  @Test("A hundred thousand items that are repeated are played as fast as ten")
  func repeated() throws {
    let player = try Player(
      try read(
        """
        {"control": "tabStrip", "items": {"repeat": 100000}, "selected": 0, "style": "selective",
          "steps": [{"at": 1, "tap": 2}, {"at": 2, "select": 99999}]}
        """))
    player.play()
    #expect(player.records.count == 1)
    #expect(player.control.selected == .init(99_999))
    #expect(player.scene(at: player.end).nodes.count < 40)
  }
}
