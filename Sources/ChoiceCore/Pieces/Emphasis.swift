import ChoiceScene

/// How much each item is the selected one: a weight for each, 1 for the selected item at rest, a
/// share for each of two while a pager is between them, and in between while the selection moves.
///
/// Everything that moves with the selection — indicator, colours, sizes, widths, scrolling — is
/// a function of these weights. So a tap and a swipe that end at the same item end in exactly the
/// same picture, and an interruption, wherever it comes, starts from the place and at the speed
/// now shown.
///
/// A weight is a target plus a remainder that dies away. The remainders follow one motion, and
/// motions are linear in where they start and how fast; therefore the weights always add up to 1
/// while something is selected, and the sum itself fades from and to nothing.
struct Emphasis: Equatable, Sendable {
  /// An item and its weight.
  struct Share: Equatable, Sendable {
    var item: ItemID
    var weight: Double
  }

  private struct Remainder: Equatable, Sendable {
    var item: ItemID
    var track: Track
  }

  /// Where the weights are going; at most two.
  private(set) var targets: [Share] = []
  private var remainders: [Remainder] = []

  /// The weights are exactly `targets` from now on.
  mutating func jump(to targets: [Share]) {
    self.targets = targets
    remainders = []
  }

  /// The targets are `targets` from now on, and what is under way goes on as it was.
  mutating func follow(_ targets: [Share]) {
    self.targets = targets
  }

  /// The weights move to `targets` from what they are at `time`, with the speed they have.
  mutating func move(to targets: [Share], with motion: Motion, at time: Instant) {
    if self.targets == targets { return }
    var moved: [Remainder] = []
    for share in weights(at: time) + targets {
      if moved.contains(where: { $0.item == share.item }) { continue }
      var speed = 0.0
      for remainder in remainders where remainder.item == share.item {
        speed += remainder.track.velocity(at: time)
      }
      let rest = weight(of: share.item, at: time) - Self.target(of: share.item, in: targets)
      if rest.magnitude < Self.negligible && speed.magnitude < Self.negligible { continue }
      var track = Track(rest, precision: Self.negligible)
      track.retarget(to: 0, with: motion, at: time, push: speed)
      moved.append(Remainder(item: share.item, track: track))
    }
    self.targets = targets
    remainders = moved
  }

  /// The weight of the item `item` becomes that of `heir`, or is gone.
  mutating func replace(_ item: ItemID, by heir: ItemID?) {
    for index in targets.indices.reversed() where targets[index].item == item {
      if let heir { targets[index].item = heir } else { targets.remove(at: index) }
    }
    for index in remainders.indices.reversed() where remainders[index].item == item {
      if let heir { remainders[index].item = heir } else { remainders.remove(at: index) }
    }
  }

  /// Drops what has died away by `time`.
  mutating func forgetFinished(at time: Instant) {
    for index in remainders.indices.reversed() where !remainders[index].track.isMoving(at: time) {
      remainders.remove(at: index)
    }
  }

  /// Every item whose weight is not zero, and those on their way to or from zero. At least the
  /// targets, each item once.
  func weights(at time: Instant) -> [Share] {
    var shares: [Share] = []
    for target in targets { Self.add(target.weight, to: target.item, in: &shares) }
    for remainder in remainders where remainder.track.isMoving(at: time) {
      Self.add(remainder.track.value(at: time), to: remainder.item, in: &shares)
    }
    return shares
  }

  /// When the last remainder has died away; `nil` when nothing moves at `time`.
  func end(after time: Instant) -> Instant? {
    var end: Instant?
    for remainder in remainders where remainder.track.isMoving(at: time) {
      end = max(remainder.track.end, end ?? time)
    }
    return end
  }

  /// All items that have a weight or have had one in what is still under way.
  var items: [ItemID] {
    var items: [ItemID] = []
    for target in targets where !items.contains(target.item) { items.append(target.item) }
    for remainder in remainders where !items.contains(remainder.item) {
      items.append(remainder.item)
    }
    return items
  }

  private func weight(of item: ItemID, at time: Instant) -> Double {
    var weight = Self.target(of: item, in: targets)
    for remainder in remainders where remainder.item == item {
      weight += remainder.track.value(at: time)
    }
    return weight
  }

  private static func target(of item: ItemID, in targets: [Share]) -> Double {
    var weight = 0.0
    for target in targets where target.item == item { weight += target.weight }
    return weight
  }

  private static func add(_ weight: Double, to item: ItemID, in shares: inout [Share]) {
    for index in shares.indices where shares[index].item == item {
      shares[index].weight += weight
      return
    }
    shares.append(Share(item: item, weight: weight))
  }

  /// A ten thousandth: a tenth of a point over the widest way on a screen.
  private static let negligible = 0.0001
}
