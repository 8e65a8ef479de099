import ChoiceScene

/// Where keys and typed text lead in a list.
extension OptionList {
  /// Where a key leads.
  enum Step {
    /// To the next row.
    case next
    /// To the row before.
    case previous
    /// To the first row.
    case first
    /// To the last row.
    case last
    /// Down by what is seen at once.
    case pageDown
    /// Up by what is seen at once.
    case pageUp
  }

  /// The row that a step leads to; `nil` where there is none that can be focused. At the ends it
  /// stays, and rows that cannot be focused are passed over. O(log n + rows passed over).
  func row(_ step: Step, from current: Int?) -> Int? {
    guard state == .ready, !options.isEmpty else { return nil }
    let last = options.count - 1
    guard let current else {
      switch step {
      case .last, .previous, .pageUp: return focusableRow(from: last, by: -1)
      case .next, .first, .pageDown: return focusableRow(from: 0, by: 1)
      }
    }
    switch step {
    case .next: return focusableRow(from: current + 1, by: 1) ?? current
    case .previous: return focusableRow(from: current - 1, by: -1) ?? current
    case .first: return focusableRow(from: 0, by: 1)
    case .last: return focusableRow(from: last, by: -1)
    case .pageDown:
      let y = places.top(of: current) + page
      let target = max(current + 1, places.lastRow(beginningBefore: y) ?? last)
      return focusableRow(from: min(target, last), by: 1) ?? row(.last, from: current)
    case .pageUp:
      let y = places.top(of: current) - page
      let target = min(current - 1, places.lastRow(beginningBefore: max(0, y)) ?? 0)
      return focusableRow(from: max(target, 0), by: -1) ?? row(.first, from: current)
    }
  }

  /// A page is what is seen less a row, so that one row is seen before and after.
  private var page: Double { max(metrics.rowHeight, viewport.height - metrics.rowHeight) }

  private func focusableRow(from start: Int, by step: Int) -> Int? {
    var row = start
    while row >= 0 && row < options.count {
      if canBeFocused(row) { return row }
      row += step
    }
    return nil
  }

  /// The row that can be focused and is nearest to `row`, the following first.
  func focusableRow(near row: Int) -> Int? {
    let start = min(max(row, 0), options.count)
    return focusableRow(from: start, by: 1) ?? focusableRow(from: start - 1, by: -1)
  }

  /// The row that typed text leads to.
  mutating func row(typing text: Utf8Text, at time: Instant, from current: Int?) -> Int? {
    guard state == .ready else { return nil }
    var typeAhead = typeAhead
    let row = typeAhead.row(
      typing: text, at: time, from: current, count: options.count,
      begins: { canBeFocused($0) && options[$0].begins(with: $1) })
    self.typeAhead = typeAhead
    return row
  }
}
