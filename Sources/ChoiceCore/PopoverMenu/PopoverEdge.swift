import ChoiceScene

/// The edge of a popover that faces what it belongs to: the one that its arrow is on, and about the
/// middle of which it grows.
enum PopoverEdge: Equatable, Sendable, CaseIterable {
  case top, bottom, left, right

  private var isHorizontal: Bool { self == .top || self == .bottom }

  /// A rectangle that reaches so much further at this edge.
  func extend(_ rect: SceneRect, by length: Double) -> SceneRect {
    var result = rect
    switch self {
    case .top: result.y -= length
    case .left: result.x -= length
    case .bottom, .right: break
    }
    if isHorizontal { result.height += length } else { result.width += length }
    return result
  }

  /// The middle of the edge, in fractions of the popover's size.
  private var middle: ScenePoint {
    switch self {
    case .top: ScenePoint(x: 0.5, y: 0)
    case .bottom: ScenePoint(x: 0.5, y: 1)
    case .left: ScenePoint(x: 0, y: 0.5)
    case .right: ScenePoint(x: 1, y: 0.5)
    }
  }

  /// Stretched away from the edge.
  func growing(_ value: Double) -> SceneTransform {
    isHorizontal
      ? SceneTransform(scaleY: value, anchor: middle)
      : SceneTransform(scaleX: value, anchor: middle)
  }

  /// Where a place would be were the popover not stretched; `nil` where nothing of it is seen.
  func unstretched(_ place: ScenePoint, by value: Double, in whole: SceneRect) -> ScenePoint? {
    guard value > 0 else { return nil }
    var result = place
    let fixed = ScenePoint(
      x: whole.x + middle.x * whole.width, y: whole.y + middle.y * whole.height)
    if isHorizontal {
      result.y = fixed.y + (place.y - fixed.y) / value
    } else {
      result.x = fixed.x + (place.x - fixed.x) / value
    }
    return result
  }

  /// The frame of an arrow with its tip at `tip` along the edge of `body`, over which it lies by a
  /// point.
  func arrow(at tip: Double, base: Double, height: Double, on body: SceneRect) -> SceneRect {
    let overlap = min(1, height, isHorizontal ? body.height : body.width)
    let along = (isHorizontal ? body.x : body.y) + tip - base / 2
    switch self {
    case .top:
      return SceneRect(x: along, y: body.y - height, width: base, height: height + overlap)
    case .bottom:
      return SceneRect(x: along, y: body.maxY - overlap, width: base, height: height + overlap)
    case .left:
      return SceneRect(x: body.x - height, y: along, width: height + overlap, height: base)
    case .right:
      return SceneRect(x: body.maxX - overlap, y: along, width: height + overlap, height: base)
    }
  }

  /// The arrow's shape: a triangle with a round tip that ends softly at its base.
  var arrowOutline: Outline {
    Outline([
      .move(point(0, 1)), .curve(point(0.16, 1), point(0.3, 0.58), to: point(0.42, 0.14)),
      .curve(point(0.46, -0.04), point(0.54, -0.04), to: point(0.58, 0.14)),
      .curve(point(0.7, 0.58), point(0.84, 1), to: point(1, 1)), .close,
    ])
  }

  /// A point of an arrow on the top edge, turned to this one.
  private func point(_ x: Double, _ y: Double) -> ScenePoint {
    switch self {
    case .top: ScenePoint(x: x, y: y)
    case .bottom: ScenePoint(x: x, y: 1 - y)
    case .left: ScenePoint(x: y, y: x)
    case .right: ScenePoint(x: 1 - y, y: x)
    }
  }
}
