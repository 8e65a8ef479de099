import ChoiceScene

/// Where a strip's items are at one instant: horizontal places, from the leading end of the
/// content.
struct TabPlaces: Sendable {
  /// How much wider an item is than at rest and not selected.
  struct Growth: Equatable, Sendable {
    var index: Int
    var amount: Double
  }

  /// The width of the whole content, at least that of the bar.
  private(set) var contentWidth: Double
  /// The width of the bar.
  let barWidth: Double
  /// Whether the content is mirrored when it is shown.
  let isMirrored: Bool
  private let count: Int
  private let widths: TabLayout.Widths
  private let spacing: Double
  private var lead: Double
  /// What every item is wider by, because items fill the bar.
  private var extra = 0.0
  /// By index.
  private let growths: [Growth]

  /// Places in a layout where some items have grown.
  init(_ layout: TabLayout, _ style: TabStripStyle, growths: [Growth]) {
    self.growths = Self.sorted(growths)
    count = layout.caches.count
    barWidth = layout.bar.width
    isMirrored = layout.proposal.direction == .rightToLeft
    widths = layout.widths
    spacing = style.spacing
    lead = style.insets.leading
    contentWidth = barWidth
    guard count > 0 else { return }

    var inner = widths.total(count) + spacing * Double(count - 1)
    for growth in self.growths { inner += growth.amount }
    let whole = inner + style.insets.leading + style.insets.trailing
    let spare = barWidth - whole
    // An eleventh of a bar eleven times is, in floating point, a little more than the bar.
    if spare > -1e-6 {
      switch style.alignment {
      case .leading: break
      case .center: lead += spare / 2
      case .fill: extra = spare / Double(count)
      }
      return
    }
    var trail = style.insets.trailing
    if style.centersLastItem { trail = max(trail, (barWidth - width(of: count - 1)) / 2) }
    contentWidth = style.insets.leading + inner + trail
  }

  /// By index. There are as many as items that are on their way, so insertion does.
  private static func sorted(_ growths: [Growth]) -> [Growth] {
    var result = growths
    for place in result.indices.dropFirst() {
      var place = place
      while place > 0 && result[place].index < result[place - 1].index {
        result.swapAt(place, place - 1)
        place -= 1
      }
    }
    return result
  }

  /// The farthest that the content can be scrolled.
  var greatestOffset: Double { max(0, contentWidth - barWidth) }

  /// Where an item begins. O(1).
  func start(of index: Int) -> Double {
    var start = lead + widths.before(index) + Double(index) * (spacing + extra)
    for growth in growths where growth.index < index { start += growth.amount }
    return start
  }

  /// How wide an item is. O(1).
  func width(of index: Int) -> Double {
    var width = widths.width(index) + extra
    for growth in growths where growth.index == index { width += growth.amount }
    return max(0, width)
  }

  /// The last item that begins at or before `x`, or the first. O(log n).
  func index(at x: Double) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if start(of: middle) <= x { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  /// The items that are in view at an offset, and one more on either side.
  func visible(at offset: Double) -> Range<Int> {
    guard count > 0, barWidth > 0 else { return 0..<0 }
    let first = max(0, index(at: offset) - 1)
    let last = min(count - 1, index(at: offset + barWidth) + 1)
    return first..<last + 1
  }

  /// The range in which an item can be touched: its own, and half of the room on either side.
  func touchRange(of index: Int) -> (start: Double, end: Double) {
    let start = start(of: index)
    return (start - spacing / 2, start + width(of: index) + spacing / 2)
  }
}
