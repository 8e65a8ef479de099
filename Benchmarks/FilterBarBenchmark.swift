import ChoiceCore
import ChoiceScene
import ChoiceScript
import Foundation

/// The core's cost for a filter of `n` options.
struct FilterBarBenchmark {
  let n: Int
  private let proposal = Proposal(
    frame: SceneRect(x: 0, y: 0, width: 375, height: 48),
    container: SceneSize(width: 375, height: 667))
  private let measure = FixedMeasurer().measure

  func run() {
    let options = (0..<n).map { ListOption(id: ItemID($0), title: Utf8Text("Option \($0)")) }
    let filters = [
      Filter(id: ItemID(0), name: "Options", options: options, chosen: [ItemID(n / 2)]),
      Filter(id: ItemID(1), name: "Others", options: Array(options.prefix(5))),
    ]
    guard var bar = try? FilterBarModel(filters: filters) else {
      fatalError("the benchmark's filters are wrong")
    }
    bar.layOut(in: proposal, at: .zero, measure: measure)

    var time = 0.0
    report(
      "open to the first scene", n: n,
      medianMicroseconds(prepare: {
        time += 1
        _ = try? bar.apply(.close(), at: Instant(time))
        time += 1
        _ = bar.send(.tick, at: Instant(time))
      }) {
        _ = try? bar.apply(.open(ItemID(0)), at: Instant(time))
        bar.layOut(in: proposal, at: Instant(time), measure: measure)
        keep(bar.scene(at: Instant(time)))
      }, "µs")

    time += 1
    _ = bar.send(.tick, at: Instant(time))
    var turn = false
    report(
      "choose another option to the next scene", n: n,
      medianMicroseconds(batch: 20) {
        time += 1
        turn.toggle()
        _ = try? bar.apply(.choose(ItemID(0), [ItemID(n / 2 - (turn ? 1 : 0))]), at: Instant(time))
        bar.layOut(in: proposal, at: Instant(time), measure: measure)
        keep(bar.scene(at: Instant(time)))
      }, "µs")

    time += 1
    _ = try? bar.apply(.open(ItemID(1)), at: Instant(time))
    var frame = 0.0
    report(
      "scene during motion (switching filters)", n: n,
      medianMicroseconds(batch: 20) {
        frame = frame > 0.18 ? 0 : frame + 0.001
        keep(bar.scene(at: Instant(time + frame)))
      }, "µs")
    report(
      "change one count while open", n: n,
      medianMicroseconds {
        time += 1
        _ = try? bar.apply(.counts(ItemID(0), [turn ? 1 : 2]), at: Instant(time))
        keep(bar.scene(at: Instant(time)))
      }, "µs")
  }
}
