import ChoiceScene

/// Which of a row of items has the keyboard focus. The row as a whole is one stop of the Tab key
/// (ARIA Authoring Practices, "roving tabindex").
struct RovingFocus: Equatable, Sendable {
  /// The item that has the focus.
  var item: ItemID
  /// Whether it is to be shown.
  var isVisible: Bool

  /// Where a key leads.
  enum Step {
    /// To the next in reading order.
    case next
    /// To the one before.
    case previous
    /// To the first.
    case first
    /// To the last.
    case last
  }

  /// The index that a step leads to from `index`, wrapping around and passing over items that
  /// cannot be focused; `nil` where none can. O(number of items passed over).
  static func index(
    after index: Int?, _ step: Step, count: Int, isFocusable: (Int) -> Bool
  ) -> Int? {
    guard count > 0 else { return nil }
    var candidate: Int
    let direction: Int
    switch step {
    case .next:
      candidate = index.map { $0 + 1 } ?? 0
      direction = 1
    case .previous:
      candidate = index.map { $0 - 1 } ?? count - 1
      direction = -1
    case .first:
      candidate = 0
      direction = 1
    case .last:
      candidate = count - 1
      direction = -1
    }
    for _ in 0..<count {
      if candidate >= count { candidate = 0 }
      if candidate < 0 { candidate = count - 1 }
      if isFocusable(candidate) { return candidate }
      candidate += direction
    }
    return nil
  }
}
