import ChoiceScene

/// The nodes that mark the selection and the edges.
extension TabSceneBuilder {
  // Indicator.

  /// The indicator, where it is of the given part: one that moves, or with reduced motion one for
  /// each item, which cross-fade in place.
  func addIndicators(_ part: TabStripPart) {
    guard let indicator = strip.style.indicator, indicator.part == part else { return }
    if proposal.reduceMotion {
      for share in shares where share.weight > 0 {
        guard let index = strip.index(of: share.item) else { continue }
        let span = span(of: indicator, at: index)
        add(indicator, part.node(share.item), middle: span.middle, width: span.width, share.weight)
      }
      return
    }
    guard let mark = mark(of: indicator) else { return }
    add(indicator, part.node, middle: mark.middle, width: mark.width, mark.opacity)
  }

  /// Where the one indicator is that moves, if there is anything to see of it.
  private func mark(
    of indicator: TabIndicator
  ) -> (middle: Double, width: Double, opacity: Double)? {
    var total = 0.0
    var middle = 0.0
    var width = 0.0
    for share in shares {
      guard let index = strip.index(of: share.item) else { continue }
      let span = span(of: indicator, at: index)
      total += share.weight
      middle += share.weight * span.middle
      width += share.weight * span.width
    }
    // Below this there is nothing to see, and a quotient would be noise.
    guard total > 1e-4 else { return nil }
    middle /= total
    width /= total
    if indicator.stretch > 0 {
      var way = 0.0
      for share in shares {
        guard let index = strip.index(of: share.item) else { continue }
        way += clamped(share.weight) * (span(of: indicator, at: index).middle - middle).magnitude
      }
      width += indicator.stretch * way
    }
    return (middle, max(0, width), total)
  }

  /// How much of an item is covered by a pill that moves behind it, from 0 to 1; `nil` where there
  /// is no such pill. Titles take their selected colour from it: in mid-motion the pill is between
  /// the items, and what is readable on it isn't beside it.
  func coverage(of index: Int) -> Double? {
    guard let pill else { return nil }
    let start = places.start(of: index)
    let end = start + places.width(of: index)
    let whole = min(end - start, pill.end - pill.start)
    guard whole > 0 else { return 0 }
    let share = (min(end, pill.end) - max(start, pill.start)) / whole
    // Covered within rounding is covered.
    return (share > 1 - 1e-9 ? 1 : clamped(share)) * pill.opacity
  }

  /// Where the pill is, for ``coverage(of:)``.
  func movingPill() -> (start: Double, end: Double, opacity: Double)? {
    guard let indicator = strip.style.indicator, indicator.part == .pill, !proposal.reduceMotion
    else { return nil }
    guard let mark = mark(of: indicator) else { return (0, 0, 0) }
    let half = mark.width / 2
    return (mark.middle - half, mark.middle + half, clamped(mark.opacity))
  }

  private func span(
    of indicator: TabIndicator, at index: Int
  ) -> (middle: Double, width: Double) {
    let item = places.width(of: index)
    var width: Double
    switch indicator.width {
    case .fixed(let fixed): width = fixed
    case .item: width = item
    case .text:
      let weight = geometryWeight(of: strip.items[index].id)
      let normal = strip.contentWidth(at: index, isSelected: false)
      let selected = strip.contentWidth(at: index, isSelected: true)
      width = min(normal + (selected - normal) * weight, item)
    }
    width = max(0, width + 2 * indicator.padding)
    return (places.start(of: index) + item / 2, width)
  }

  private func add(
    _ indicator: TabIndicator, _ id: NodeID, middle: Double, width: Double, _ opacity: Double
  ) {
    let band = strip.itemBand
    let height = min(indicator.height ?? band.height, proposal.frame.height)
    let y: Double
    switch indicator.place {
    case .behindItem: y = band.y + (band.height - height) / 2
    case .aboveBottom(let distance): y = proposal.frame.height - distance - height
    }
    begin(
      id, inContent: SceneRect(x: middle - width / 2, y: y, width: width, height: height))
    node.fill = .color(color(indicator.color))
    node.cornerRadius = indicator.cornerRadius
    node.border = indicator.border.map { Border(width: 1, color: color($0)) }
    node.shadow = indicator.shadow
    // Weights that should add up to 1 do so within rounding.
    node.opacity = (opacity - 1).magnitude < 1e-3 ? 1 : clamped(opacity)
    end()
  }

  // Lines.

  func addSeparators(_ indices: [Int]) {
    guard let separator = strip.style.separator else { return }
    let line = color(separator.color)
    let height = min(separator.height, proposal.frame.height)
    for index in indices where index > 0 {
      let x = places.start(of: index) - (strip.style.spacing + separator.width) / 2
      begin(
        TabStripPart.separator.node(strip.items[index].id),
        inContent: SceneRect(
          x: x, y: (proposal.frame.height - height) / 2, width: separator.width, height: height))
      node.fill = .color(line)
      if separator.hidesBesideSelection {
        node.opacity =
          1 - max(weight(of: strip.items[index].id), weight(of: strip.items[index - 1].id))
      }
      end()
    }
  }

  func addFocusRing() {
    guard let focus = strip.focus, focus.isVisible, let index = strip.index(of: focus.item)
    else { return }
    let ring = strip.style.focusRing
    var rect = frame(of: index).inset(by: ring.inset)
    rect.width = max(0, rect.width)
    rect.height = max(0, rect.height)
    begin(TabStripPart.focusRing.node, inContent: rect)
    node.border = Border(width: ring.width, color: color(ring.color))
    node.cornerRadius = ring.cornerRadius
    end()
  }

  // Fades.

  /// How much each edge fades, from 0 to 1.
  private var fadeStrengths: (leading: Double, trailing: Double) {
    switch strip.style.fade.edges {
    case .none: return (0, 0)
    case .trailing(let count): return (0, strip.items.count >= count ? 1 : 0)
    case .overflowing:
      // Comes gradually over the first points that are hidden, so that it never appears at once.
      let hidden = { (points: Double) in clamped(points / 12) }
      return (hidden(offset), hidden(places.greatestOffset - offset))
    }
  }

  private var fadeWidth: Double { strip.fadeWidth }

  func addFades() {
    let background = color(strip.style.background)
    guard background.alpha >= 1 else { return }
    let strengths = fadeStrengths
    let width = fadeWidth
    let bar = proposal.frame.size
    addFade(.leadingFade, strengths.leading, from: 0, background)
    addFade(.trailingFade, strengths.trailing, from: bar.width - width, background)
  }

  private func addFade(
    _ part: TabStripPart, _ strength: Double, from x: Double, _ background: RGBA
  ) {
    let frame = SceneRect(x: x, y: 0, width: fadeWidth, height: proposal.frame.height)
    guard strength > 0 && frame.width > 0 else { return }
    begin(part.node, in: TabStripPart.bar.node, mirrored(frame, in: proposal.frame.width))
    let isAtLeft = (part == .leadingFade) != places.isMirrored
    node.fill = .gradient(
      GradientFill(
        start: ScenePoint(x: isAtLeft ? 1 : 0, y: 0.5),
        end: ScenePoint(x: isAtLeft ? 0 : 1, y: 0.5),
        stops: [
          .init(0, background.faded(0)), .init(1, background.faded(strip.style.fade.strength)),
        ]))
    node.opacity = strength
    end()
  }

  /// The same fade as a mask, where the background is not opaque.
  func edgeMask() -> EdgeFade? {
    guard color(strip.style.background).alpha < 1 else { return nil }
    let strengths = fadeStrengths
    let leading = strengths.leading * fadeWidth
    let trailing = strengths.trailing * fadeWidth
    if leading <= 0 && trailing <= 0 { return nil }
    return places.isMirrored
      ? EdgeFade(left: trailing, right: leading, strength: strip.style.fade.strength)
      : EdgeFade(left: leading, right: trailing, strength: strip.style.fade.strength)
  }
}

extension TabIndicator {
  fileprivate var part: TabStripPart { place == .behindItem ? .pill : .line }
}
