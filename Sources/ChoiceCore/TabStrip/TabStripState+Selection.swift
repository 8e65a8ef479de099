import ChoiceScene

/// Where a linked pager was last heard of, and whether it is on its way to an item that was
/// selected in the strip.
struct PagerLink: Equatable, Sendable {
  /// Its place in items.
  var place: Double?
  /// The item that it is on its way to, and until when that is believed.
  var errand: Errand?
  /// Whether the last word on the selection was the pager's.
  var isLeading = false

  struct Errand: Equatable, Sendable {
    var item: ItemID
    var until: Instant
  }

  /// How long a pager may take to follow a selection. Longer than the 0.3 to 0.5 seconds that
  /// paged scroll views take.
  static let patience = 0.6
}

extension TabStripState {
  /// Selects an item or none, and starts everything that follows.
  func select(
    _ item: ItemID?, cause: Cause, animated: Bool = true
  ) -> [TabStripEffect] {
    let isNew = item != selected
    pager.errand = nil
    if animated, let item, let index = index(of: item), pager.place != Double(index) {
      pager.errand = .init(item: item, until: now + PagerLink.patience)
    }
    selected = item
    shift(to: restingShares, animated: animated)
    guard let item else { return isNew ? [.selected(nil, cause)] : [] }
    return [isNew ? .selected(item, cause) : .reselected(item, cause)]
  }

  /// Moves weights and scroll offset to what they are with `shares`.
  private func shift(to shares: [Emphasis.Share], animated: Bool) {
    let offset = scrollOffset(at: now)
    let isShown = layout.isShown
    if animated && isShown {
      emphasis.move(to: shares, with: selectionMotion, at: now)
    } else {
      emphasis.jump(to: shares)
    }
    layout.refreshGrowth = true
    if shares.isEmpty {
      if isShown { scroll = .free(Track(offset)) }
    } else {
      followSelection(from: offset, animated: animated && isShown)
    }
  }

  /// The motion of a selection; with reduced motion a short fade.
  var selectionMotion: Motion {
    layout.proposal.reduceMotion ? .timed(.easeInOut, duration: 0.2) : style.motion
  }

  /// Takes what a linked pager says; see ``TabStripChange/progress(_:)``.
  func follow(pagerAt progress: Double) -> [TabStripEffect] {
    guard !items.isEmpty else { return [] }
    let place = min(max(progress, 0), Double(items.count - 1))
    let last = pager.place
    pager.place = place
    if let errand = pager.errand {
      pager.errand = nil
      if let index = index(of: errand.item), now < errand.until,
        isApproach(from: last, to: place, of: Double(index))
      {
        if (place - Double(index)).magnitude >= Self.arrival { pager.errand = errand }
        return []
      }
    }
    let shares = shares(at: place)
    let offset = scrollOffset(at: now)
    if pager.isLeading || !layout.isShown || emphasis.end(after: now) == nil {
      emphasis.follow(shares)
    } else {
      emphasis.move(to: shares, with: selectionMotion, at: now)
    }
    layout.refreshGrowth = true
    pager.isLeading = true
    if case .free = scroll { followSelection(from: offset, animated: layout.isShown) }
    guard shares.count == 1, shares[0].item != selected else { return [] }
    selected = shares[0].item
    return [.selected(selected, .person)]
  }

  private func isApproach(from last: Double?, to place: Double, of goal: Double) -> Bool {
    let start = last ?? place
    return (place - start) * (goal - start) >= 0
      && (place - goal).magnitude <= (start - goal).magnitude
      && (place - goal) * (start - goal) >= 0
  }

  /// The shares of the two items that a pager is between.
  private func shares(at place: Double) -> [Emphasis.Share] {
    let nearest = Int(Elementary.nearest(place))
    if (place - Double(nearest)).magnitude < Self.arrival {
      return [.init(item: items[nearest].id, weight: 1)]
    }
    let lower = Int(place)
    let fraction = place - Double(lower)
    return [
      .init(item: items[lower].id, weight: 1 - fraction),
      .init(item: items[lower + 1].id, weight: fraction),
    ]
  }

  /// How near to an item a pager counts as resting there, in items.
  private static let arrival = 0.001
}
