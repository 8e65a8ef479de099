import ChoiceScene

/// Where everything is at an instant.
extension TabStripState {
  /// The shares that frames and the scroll offset follow: with reduced motion nothing slides, so
  /// they are where they are going from the first frame.
  func geometryShares(at time: Instant) -> [Emphasis.Share] {
    layout.proposal.reduceMotion ? emphasis.targets : emphasis.weights(at: time)
  }

  /// The items' places at `time`.
  func places(at time: Instant) -> TabPlaces {
    places(of: geometryShares(at: time))
  }

  /// The items' places with the given shares.
  func places(of shares: [Emphasis.Share]) -> TabPlaces {
    guard case .own = layout.widths else { return places(growing: []) }
    var growths: [TabPlaces.Growth] = []
    for share in shares {
      guard let index = index(of: share.item) else { continue }
      growths.append(.init(index: index, amount: growth(at: index) * clamped(share.weight)))
    }
    return places(growing: growths)
  }

  /// The items' places with the given growths.
  func places(growing growths: [TabPlaces.Growth]) -> TabPlaces {
    TabPlaces(layout, style, growths: growths)
  }

  /// The item under a place in the bar's coordinates, if it can be touched there and selected.
  func item(at place: ScenePoint) -> ItemID? {
    guard layout.isShown, !items.isEmpty, SceneRect(layout.bar).contains(place) else { return nil }
    let places = places(at: now)
    let fromLeading = places.isMirrored ? layout.bar.width - place.x : place.x
    let x = fromLeading + scrollOffset(at: now, of: places)
    let found = places.index(at: x)
    for index in [found, found + 1] where index < items.count {
      let range = places.touchRange(of: index)
      if x >= range.start && x < range.end && !items[index].isDisabled { return items[index].id }
    }
    return nil
  }

  /// The top and height of an item.
  var itemBand: (y: Double, height: Double) {
    let insets = style.insets
    let room = max(0, layout.bar.height - insets.top - insets.bottom)
    guard let itemHeight = style.itemHeight else { return (insets.top, room) }
    let height = min(room, itemHeight + style.textGrowth(layout.proposal.textScale))
    return (insets.top + (room - height) / 2, height)
  }
}

/// A share as it is used for colours and sizes: springs may overshoot, colours may not.
func clamped(_ weight: Double) -> Double { min(max(weight, 0), 1) }

extension TabStripStyle {
  /// What the bar must grow by at a text scale so that the titles' lines keep their room.
  func textGrowth(_ textScale: Double) -> Double {
    guard textScale.isFinite, textScale > 1 else { return 0 }
    var largest = max(title.size.base, selectedTitle.size.base)
    for step in title.size.steps + selectedTitle.size.steps { largest = max(largest, step.size) }
    return (min(textScale, 10) - 1) * TextStyle(size: largest).lineHeight
  }
}
