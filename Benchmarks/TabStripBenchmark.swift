import ChoiceCore
import ChoiceScene
import ChoiceScript
import Foundation

/// The core's cost for strips of `n` items.
struct TabStripBenchmark {
  let n: Int
  private let proposal = Proposal(width: 375, height: 44)
  private let measure = FixedMeasurer().measure

  func run() {
    for (name, style) in [("own widths", TabStripStyle.underline), ("paged", .selective)] {
      run(name, style)
    }
  }

  private func items() -> [TabItem] {
    (0..<n).map { TabItem(id: ItemID($0), title: Utf8Text("Title \($0)")) }
  }

  private func shown(_ style: TabStripStyle, _ items: [TabItem]) -> TabStripModel {
    guard var strip = try? TabStripModel(items: items, selected: ItemID(0), style: style) else {
      fatalError("the benchmark's items are wrong")
    }
    strip.layOut(in: proposal, at: .zero, measure: measure)
    return strip
  }

  private func run(_ name: String, _ style: TabStripStyle) {
    let items = items()
    report(
      "set content to first scene (\(name))", n: n,
      medianMicroseconds { keep(shown(style, items).scene(at: .zero)) }, "µs")

    var strip = shown(style, items)
    var time = 0.0
    var turn = false
    report(
      "change one title (\(name))", n: n,
      medianMicroseconds {
        time += 1
        turn.toggle()
        var item = items[n / 2]
        item.title = turn ? "Another title" : "A title"
        _ = try? strip.apply(.update(item), at: Instant(time))
        strip.layOut(in: proposal, at: Instant(time), measure: measure)
        keep(strip.scene(at: Instant(time)))
      }, "µs")
    report(
      "select a far tab to the next scene (\(name))", n: n,
      medianMicroseconds(batch: 20) {
        time += 1
        turn.toggle()
        _ = try? strip.apply(.select(ItemID(turn ? n - 1 : 0)), at: Instant(time))
        strip.layOut(in: proposal, at: Instant(time), measure: measure)
        keep(strip.scene(at: Instant(time)))
      }, "µs")
    var frame = 0.0
    report(
      "scene during motion (\(name))", n: n,
      medianMicroseconds(batch: 20) {
        frame = frame > 0.25 ? 0 : frame + 0.001
        keep(strip.scene(at: Instant(time + frame)))
      }, "µs")

    let stage = Stage(strip)
    var sink = CountingSink()
    _ = stage.render(at: Instant(time), in: proposal, measure: measure, into: &sink)
    var now = time + 10
    report(
      "render a frame of motion through a stage (\(name))", n: n,
      medianMicroseconds(batch: 20) {
        now += 0.016
        if stage.shown.motionEnds == nil {
          turn.toggle()
          _ = try? stage.apply(.select(ItemID(turn ? n - 1 : 0)), at: Instant(now))
        }
        keep(stage.render(at: Instant(now), in: proposal, measure: measure, into: &sink))
      }, "µs")
  }

  /// What a strip keeps for each item, by what the process grows when there are so many strips
  /// that together they have 200,000 items. Titles of up to 15 bytes are part of the item itself.
  ///
  /// Returns the strips: while they are kept, the next measurement can't use their memory again.
  func reportBytes() -> [TabStripModel] {
    let copies = 200_000 / n
    guard let before = residentBytes() else { return [] }
    let strips = (0..<copies).map { _ in shown(.underline, items()) }
    let after = residentBytes() ?? before
    report("memory per item", n: n, Double(after - before) / Double(copies * n), "bytes")
    return strips
  }
}

/// What the process holds in memory now; `nil` where Linux's `/proc` isn't there.
private func residentBytes() -> Int? {
  guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
    return nil
  }
  let fields = text.split(separator: " ")
  return fields.count > 1 ? Int(fields[1]).map { $0 * 4096 } : nil
}

/// A face that does nothing but count.
struct CountingSink: SceneSink {
  var changes = 0
  mutating func insert(_ node: Node, at index: Int) { changes += 1 }
  mutating func update(_ node: Node, from old: Node) { changes += 1 }
  mutating func move(_ node: Node, to index: Int) { changes += 1 }
  mutating func remove(_ node: Node) { changes += 1 }
  mutating func focus(_ id: NodeID?) { changes += 1 }
}
