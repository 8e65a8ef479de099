import ChoiceScene
import Testing

@testable import ChoiceCore

@Suite("Emphasis: how much each item is the selected one")
struct EmphasisTests {
  private static let motions: [Motion] = [
    .timed(.easeInOut, duration: 0.3), .timed(.linear, duration: 0.3),
    .spring(SpringCurve(duration: 0.4, bounce: 0.12)!),
    .spring(SpringCurve(stiffness: 1515, damping: 54.5)!), .none,
  ]

  private func only(_ item: Int) -> [Emphasis.Share] { [.init(item: ItemID(item), weight: 1)] }

  private func weight(_ item: Int, in emphasis: Emphasis, at time: Double) -> Double {
    var weight = 0.0
    for share in emphasis.weights(at: Instant(time)) where share.item == ItemID(item) {
      weight += share.weight
    }
    return weight
  }

  @Test("At rest the selected item has all of it")
  func rest() {
    var emphasis = Emphasis()
    #expect(emphasis.weights(at: .zero).isEmpty && emphasis.end(after: .zero) == nil)
    emphasis.jump(to: only(3))
    #expect(emphasis.weights(at: .zero) == only(3))
  }

  @Test("It moves from one item to the other, and their sum stays 1", arguments: motions)
  func moves(motion: Motion) {
    var emphasis = Emphasis()
    emphasis.jump(to: only(0))
    emphasis.move(to: only(1), with: motion, at: Instant(1))
    for step in 0...60 {
      let time = 1 + Double(step) / 100
      let sum = weight(0, in: emphasis, at: time) + weight(1, in: emphasis, at: time)
      #expect(near(sum, 1, 1e-3))
    }
    let end = emphasis.end(after: Instant(1)) ?? Instant(1)
    #expect(emphasis.weights(at: end) == only(1))
  }

  @Test("Through any interruptions the sum stays 1, and no weight jumps", arguments: 0..<30)
  func interruptions(seed: Int) {
    var dice = Dice(UInt64(seed))
    let motion = Self.motions[seed % 4]
    var emphasis = Emphasis()
    emphasis.jump(to: only(0))
    var time = 0.0
    for _ in 0..<60 {
      time += dice.fraction() * 0.12
      let before = (0..<6).map { weight($0, in: emphasis, at: time) }
      let item = dice.roll(5)
      let fraction = dice.fraction()
      let targets: [Emphasis.Share] =
        dice.roll(3) == 0
        ? [
          .init(item: ItemID(item), weight: 1 - fraction),
          .init(item: ItemID(item + 1), weight: fraction),
        ] : only(item)
      emphasis.forgetFinished(at: Instant(time))
      emphasis.move(to: targets, with: motion, at: Instant(time))
      let after = (0..<6).map { weight($0, in: emphasis, at: time) }
      for (one, other) in zip(before, after) { #expect(near(one, other, 1e-3)) }
      for ahead in [0, 0.013, 0.1, 0.25, 3] {
        let shares = emphasis.weights(at: Instant(time + ahead))
        #expect(near(shares.map(\.weight).reduce(0, +), 1, 3e-3))
        #expect(Set(shares.map(\.item)).count == shares.count)
      }
    }
  }

  @Test("From and to nothing the sum itself fades", arguments: motions.dropLast())
  func nothing(motion: Motion) {
    var emphasis = Emphasis()
    emphasis.move(to: only(2), with: motion, at: .zero)
    #expect(near(weight(2, in: emphasis, at: 0), 0))
    #expect(weight(2, in: emphasis, at: 0.15) > 0.2)
    let end = emphasis.end(after: .zero)
    #expect(near(weight(2, in: emphasis, at: end?.seconds ?? 0), 1))
    emphasis.move(to: [], with: motion, at: Instant(9))
    #expect(near(weight(2, in: emphasis, at: 9), 1))
    #expect(emphasis.weights(at: Instant(12)).isEmpty)
  }

  @Test("Following keeps what is under way")
  func follow() {
    var emphasis = Emphasis()
    emphasis.jump(to: only(0))
    emphasis.move(to: only(1), with: .timed(.linear, duration: 1), at: .zero)
    emphasis.follow([
      .init(item: ItemID(1), weight: 0.5), .init(item: ItemID(2), weight: 0.5),
    ])
    #expect(near(weight(0, in: emphasis, at: 0.25), 0.75))
    #expect(near(weight(1, in: emphasis, at: 0.25), 0.5 - 0.75))
    #expect(near(weight(2, in: emphasis, at: 0.25), 0.5))
  }

  @Test("An heir has the weight of the one that is gone")
  func replace() {
    var emphasis = Emphasis()
    emphasis.jump(to: only(0))
    emphasis.move(to: only(1), with: .timed(.linear, duration: 1), at: .zero)
    emphasis.replace(ItemID(1), by: ItemID(5))
    #expect(near(weight(5, in: emphasis, at: 0.25), 0.25))
    #expect(weight(1, in: emphasis, at: 0.25) == 0)
    emphasis.replace(ItemID(0), by: nil)
    #expect(emphasis.items == [ItemID(5)])
  }

  @Test("Moving to where it is going already changes nothing")
  func same() {
    var emphasis = Emphasis()
    emphasis.jump(to: only(0))
    emphasis.move(to: only(1), with: Self.motions[0], at: .zero)
    let before = emphasis
    emphasis.move(to: only(1), with: Self.motions[0], at: Instant(0.1))
    #expect(emphasis == before)
  }
}
