import ChoiceCore
import ChoiceScene
import ChoiceScript

/// The core's cost for a popover menu of `n` options.
struct PopoverMenuBenchmark {
  let n: Int
  private let proposal = Proposal(
    frame: SceneRect(x: 0, y: 20, width: 375, height: 44),
    container: SceneSize(width: 375, height: 667))
  private let measure = FixedMeasurer().measure

  func run() {
    let options = (0..<n).map { ListOption(id: ItemID($0), title: Utf8Text("Option \($0)")) }
    let content = MenuContent(name: "Options", options: options, chosen: [ItemID(n / 2)])
    guard var menu = try? PopoverMenuModel(content: content, style: .classic) else {
      fatalError("the benchmark's content is wrong")
    }
    menu.layOut(in: proposal, at: .zero, measure: measure)

    var time = 0.0
    report(
      "popover: open to the first scene", n: n,
      medianMicroseconds(prepare: {
        time += 1
        _ = try? menu.apply(.close(), at: Instant(time))
        time += 1
        _ = menu.send(.tick, at: Instant(time))
      }) {
        _ = try? menu.apply(.open(), at: Instant(time))
        menu.layOut(in: proposal, at: Instant(time), measure: measure)
        keep(menu.scene(at: Instant(time)))
      }, "µs")

    var frame = 0.0
    report(
      "popover: scene during motion", n: n,
      medianMicroseconds(batch: 20) {
        frame = frame > 0.24 ? 0 : frame + 0.001
        keep(menu.scene(at: Instant(time + frame)))
      }, "µs")

    time += 1
    var y = 20.0
    report(
      "popover: moved, to the next scene", n: n,
      medianMicroseconds(batch: 20) {
        y = y > 600 ? 20 : y + 1
        var moved = proposal
        moved.frame.y = y
        menu.layOut(in: moved, at: Instant(time), measure: measure)
        keep(menu.scene(at: Instant(time)))
      }, "µs")
  }

  /// A popover's placement alone.
  static func runPlacement() {
    var rules = PlacementRules()
    rules.arrow = PlacementArrow(width: 22, height: 9, inset: 12)
    var x = 0.0
    report(
      "placement", n: 1,
      medianMicroseconds(batch: 1000) {
        x = x > 375 ? 0 : x + 1
        keep(
          Placement(
            of: SceneSize(width: 250, height: 300),
            at: SceneRect(x: x, y: 100, width: 40, height: 44),
            in: SceneRect(x: 0, y: 20, width: 375, height: 613), rules))
      }, "µs")
  }
}
