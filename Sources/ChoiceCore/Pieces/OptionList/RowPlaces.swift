/// Where the rows of a list are: vertical places from the top of the content.
struct RowPlaces: Equatable, Sendable {
  /// The height of the whole content.
  private(set) var contentHeight: Double
  private let count: Int
  private let tops: Tops

  private enum Tops: Equatable, Sendable {
    /// All rows are of this height, one below the other, from `top` on.
    case alike(top: Double, height: Double)
    /// Each begins at its own top and has its own height.
    case own(tops: [Double], heights: [Double])
  }

  /// So many rows of one height, with room above and below all of them.
  init(count: Int, height: Double, padding: Double = 0) {
    self.count = count
    tops = .alike(top: padding, height: height)
    contentHeight = Double(count) * height + 2 * padding
  }

  /// Rows of their own heights; `before` is what stands above a row, `tail` what stands below the
  /// last, and around all of that there is room. O(count).
  init(
    count: Int, padding: Double = 0, tail: Double, before: (Int) -> Double,
    height: (Int) -> Double
  ) {
    var tops: [Double] = []
    var heights: [Double] = []
    tops.reserveCapacity(count)
    heights.reserveCapacity(count)
    var y = padding
    for row in 0..<count {
      y += before(row)
      tops.append(y)
      let height = height(row)
      heights.append(height)
      y += height
    }
    self.count = count
    self.tops = .own(tops: tops, heights: heights)
    contentHeight = y + tail + padding
  }

  /// Where a row begins. O(1).
  func top(of row: Int) -> Double {
    switch tops {
    case .alike(let top, let height): top + Double(row) * height
    case .own(let tops, _): tops[row]
    }
  }

  /// How high a row is. O(1).
  func height(of row: Int) -> Double {
    switch tops {
    case .alike(_, let height): height
    case .own(_, let heights): heights[row]
    }
  }

  /// The last row that begins at or above `y`, or the first; `nil` where there are no rows.
  /// O(log n).
  func lastRow(beginningBefore y: Double) -> Int? {
    guard count > 0 else { return nil }
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if top(of: middle) <= y { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  /// The row at `y`; `nil` between rows, and beyond them. O(log n).
  func row(at y: Double) -> Int? {
    guard let row = lastRow(beginningBefore: y), y >= top(of: row),
      y < top(of: row) + height(of: row)
    else { return nil }
    return row
  }

  /// The rows that are in view, and one more on either side.
  func visible(from offset: Double, height: Double) -> Range<Int> {
    guard height > 0, let first = lastRow(beginningBefore: offset),
      let last = lastRow(beginningBefore: offset + height)
    else { return 0..<0 }
    return max(0, first - 1)..<min(count - 1, last + 1) + 1
  }
}
