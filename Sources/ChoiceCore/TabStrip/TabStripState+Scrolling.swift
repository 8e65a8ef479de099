import ChoiceScene

/// What decides where a strip is scrolled to. Offsets are points from the leading end of the
/// content.
enum TabScroll: Equatable, Sendable {
  /// The selection does: the offset that centres it, plus a remainder that dies away.
  case following(Track)
  /// The person has scrolled, or the focus has been brought into view.
  case free(Track)
}

extension TabStripState {
  /// The offset at `time`, from the leading end of the content.
  func scrollOffset(at time: Instant) -> Double {
    scrollOffset(at: time, of: places(at: time))
  }

  /// The offset at `time`, given where everything is then.
  func scrollOffset(at time: Instant, of places: TabPlaces) -> Double {
    switch scroll {
    case .free(let track):
      let offset = track.value(at: time)
      // A person may be pulling beyond the ends; a spring isn't to swing there.
      guard track.isMoving(at: time) else { return offset }
      return min(max(offset, min(0, track.origin)), max(places.greatestOffset, track.origin))
    case .following(let remainder):
      let offset = centredOffset(at: time) + remainder.value(at: time)
      return min(max(offset, 0), places.greatestOffset)
    }
  }

  /// The offset that has the selection in the middle: the weighted mean of what each item asks
  /// for when it alone is selected.
  private func centredOffset(at time: Instant) -> Double {
    var sum = 0.0
    var total = 0.0
    for share in geometryShares(at: time) {
      guard let index = index(of: share.item) else { continue }
      sum += share.weight * centredOffset(on: index)
      total += share.weight
    }
    if total.magnitude < 1e-6 {
      guard let index = emphasis.targets.first.flatMap({ index(of: $0.item) }) else {
        return layout.lastOffset
      }
      return centredOffset(on: index)
    }
    return sum / total
  }

  private func centredOffset(on index: Int) -> Double {
    let places = places(growing: [TabPlaces.Growth(index: index, amount: growth(at: index))])
    let middle = places.start(of: index) + places.width(of: index) / 2
    return min(max(middle - layout.bar.width / 2, 0), places.greatestOffset)
  }

  /// Lets the offset follow the selection from now on, from the offset now shown.
  func followSelection(from offset: Double, animated: Bool) {
    guard animated, !layout.proposal.reduceMotion else {
      scroll = .following(Track(0))
      return
    }
    var speed = 0.0
    switch scroll {
    case .following(let remainder): speed = remainder.velocity(at: now)
    case .free(let track): speed = track.velocity(at: now)
    }
    var remainder = Track(offset - centredOffset(at: now), precision: Self.scrollPrecision)
    remainder.retarget(to: 0, with: style.motion, at: now, push: speed)
    scroll = .following(remainder)
  }

  /// Takes a scroll by a person, to an offset from the left. At most one bar's width beyond the
  /// ends is taken over.
  func scroll(toPhysical offset: Double) {
    guard offset.isFinite, layout.isShown else { return }
    press = nil
    let places = places(at: now)
    let logical = places.isMirrored ? places.greatestOffset - offset : offset
    let slack = layout.bar.width
    scroll = .free(Track(min(max(logical, -slack), places.greatestOffset + slack)))
  }

  /// Brings an item into view, no further than needed.
  func reveal(_ index: Int) {
    guard layout.isShown else { return }
    let places = places(at: now)
    let offset = scrollOffset(at: now, of: places)
    let margin = min(layout.bar.height, layout.bar.width / 4)
    let start = places.start(of: index) - margin
    let end = places.start(of: index) + places.width(of: index) + margin
    var target = min(max(offset, end - layout.bar.width), start)
    target = min(max(target, 0), places.greatestOffset)
    if (target - offset).magnitude < Self.scrollPrecision { return }
    var track = Track(offset, precision: Self.scrollPrecision)
    track.retarget(
      to: target, with: layout.proposal.reduceMotion ? .none : style.motion, at: now)
    scroll = .free(track)
  }

  /// Remembers what is in view where the person has scrolled, so that a change of content doesn't
  /// push it away.
  func keepView() {
    guard case .free = scroll, layout.isShown, layout.anchor == nil, !items.isEmpty else { return }
    let places = places(at: now)
    let offset = scrollOffset(at: now, of: places)
    let first = places.index(at: offset)
    layout.anchor = TabLayout.Anchor(
      item: items[first].id, distance: places.start(of: first) - offset)
  }

  /// Fits a free offset to a new layout.
  func restoreView() {
    let anchor = layout.anchor
    layout.anchor = nil
    guard case .free(let track) = scroll else { return }
    let places = places(at: now)
    var offset = track.value(at: now)
    var target = track.target
    if let anchor, let index = index(of: anchor.item) {
      let shift = places.start(of: index) - anchor.distance - offset
      offset += shift
      target += shift
    }
    let allowed = 0...places.greatestOffset
    if allowed.contains(offset) && allowed.contains(target) && offset == track.value(at: now) {
      return
    }
    scroll = .free(Track(min(max(target, 0), places.greatestOffset)))
  }

  /// A hundredth of a point: far below a pixel.
  private static let scrollPrecision = 0.01
}
