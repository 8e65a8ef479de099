import ChoiceScene

/// What a strip knows about its room and its texts: derived from content, style and proposal, and
/// kept because deriving it anew for each frame would cost what exists and not what is visible.
struct TabLayout: Equatable, Sendable {
  /// What surrounds the strip, made usable.
  var proposal = Proposal(width: 0, height: 0)
  /// How titles are set in this bar, at this text scale.
  var title = TextStyle(size: 0)
  var selectedTitle = TextStyle(size: 0)
  var badge = TextStyle(size: 0)
  var caches = TabWidthCaches(count: 0)
  var widths = Widths.alike(0)
  /// What own widths contain besides what is in the items.
  var padding = 0.0
  /// The greatest own width.
  var widest = Double.infinity
  /// Whether a title could not be measured yet.
  var isUnmeasured = false
  /// Whether something has changed that widths depend on.
  var isStale = true
  /// Whether other items have grown than before.
  var refreshGrowth = true
  /// Whether the strip has had a size, and so a place for everything.
  var isShown = false
  /// The offset at the last layout.
  var lastOffset = 0.0
  /// What is to stay in view.
  var anchor: Anchor?

  /// The bar's size.
  var bar: SceneSize { proposal.frame.size }

  /// An item and how far from the bar's leading edge it is shown.
  struct Anchor: Equatable, Sendable {
    var item: ItemID
    var distance: Double
  }

  /// The items' widths, at rest and not selected.
  enum Widths: Equatable, Sendable {
    /// All of this width.
    case alike(Double)
    /// Each its own: where each ends if they stood side by side.
    case own(ends: [Double])

    /// What stands before an item.
    func before(_ index: Int) -> Double {
      switch self {
      case .alike(let width): Double(index) * width
      case .own(let ends): index == 0 ? 0 : ends[index - 1]
      }
    }

    /// An item's width.
    func width(_ index: Int) -> Double {
      switch self {
      case .alike(let width): width
      case .own(let ends): index == 0 ? ends[0] : ends[index] - ends[index - 1]
      }
    }

    /// All widths together.
    func total(_ count: Int) -> Double { before(count) }
  }
}

/// Measured widths of titles, of titles in the selected look, and of badges.
struct TabWidthCaches: Equatable, Sendable {
  var title: WidthCache
  var selectedTitle: WidthCache
  var badge: WidthCache
  /// The range outside of which every item's own width is known.
  var unknownOwn: Range<Int>

  var count: Int { title.count }

  init(count: Int) {
    title = WidthCache(count: count)
    selectedTitle = title
    badge = title
    unknownOwn = 0..<count
  }

  mutating func forgetTitle(at index: Int) {
    title[index] = nil
    selectedTitle[index] = nil
  }

  mutating func forgetBadge(at index: Int) { badge[index] = nil }

  mutating func forgetOwnWidth(at index: Int) {
    unknownOwn = unknownOwn.isEmpty ? index..<index + 1 : unknownOwn.extended(to: index)
  }

  mutating func forgetAll() { self = TabWidthCaches(count: count) }

  /// The widths for new content, with those of unchanged texts. `source` says where an item was
  /// before, and whether its title and badge are the same.
  func carried(
    to count: Int, from source: (Int) -> (index: Int, sameTitle: Bool, sameBadge: Bool)?
  ) -> TabWidthCaches {
    var new = TabWidthCaches(count: count)
    for index in 0..<count {
      guard let source = source(index) else { continue }
      if source.sameTitle {
        new.title[index] = title[source.index]
        new.selectedTitle[index] = selectedTitle[source.index]
      }
      if source.sameBadge { new.badge[index] = badge[source.index] }
    }
    return new
  }
}

extension Range<Int> {
  fileprivate func extended(to index: Int) -> Range<Int> {
    Swift.min(lowerBound, index)..<Swift.max(upperBound, index + 1)
  }
}
