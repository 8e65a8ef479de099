import ChoiceScene

/// Where a popover is.
///
/// A pure function of what is asked: the same question has the same answer, whatever was shown
/// before. Found by small steps, in this order: `offset`, `flip`, `size`, `shift`, `point`
/// (after floating-ui, whose order they have). Each works along one axis: along the line from the
/// anchor to the popover, or along the anchor's side.
///
/// It is always inside the room less the padding, never larger than it wants to be, and not over
/// the anchor where either side has room for the least length. Moving the anchor moves it by as
/// much at most, unless it changes sides.
public struct Placement: Equatable, Sendable {
  /// The popover without its arrow, in the coordinates of anchor and room.
  public private(set) var frame: SceneRect
  /// The side that it is on.
  public private(set) var side: PlacementSide
  /// Where the arrow's tip is along the popover's edge, from its left or its upper end; `nil` where
  /// there is no arrow: none was asked for, the edge is shorter than its base, or the popover covers
  /// the anchor.
  public private(set) var arrow: Double?
  /// How far the tip is from where it should be: before the anchor's centre.
  public private(set) var arrowMiss = 0.0
  /// The largest size that a popover could have there.
  public private(set) var room: SceneSize
  /// Whether there is no room beside the anchor.
  public private(set) var coversAnchor = false
  /// Whether the anchor is outside of the room.
  public private(set) var isAnchorHidden: Bool

  /// Places a popover of a natural size.
  ///
  /// - Parameters:
  ///   - natural: the size it wants to have, without its arrow; from 0 to 1,000,000.
  ///   - anchor: what it belongs to. What isn't finite counts as 0, a size below 0 as 0.
  ///   - room: what there is: the container less safe area and keyboard.
  ///   - rules: where it is to be.
  ///   - direction: which way is leading.
  ///
  /// O(1).
  public init(
    of natural: SceneSize, at anchor: SceneRect, in room: SceneRect, _ rules: PlacementRules,
    _ direction: WritingDirection = .leftToRight
  ) {
    let anchor = anchor.usable
    let whole = room.usable
    let natural = SceneRect(natural).usable.size
    let isMirrored = direction == .rightToLeft
    let isHorizontal = rules.side.isHorizontal
    let free = padded(whole, rules.padding)
    var away = PlacementAxis(
      anchor: .init(anchor, isHorizontal, isMirrored), room: .init(free, isHorizontal, isMirrored),
      wanted: isHorizontal ? natural.width : natural.height)
    var along = PlacementAxis(
      anchor: .init(anchor, !isHorizontal, isMirrored),
      room: .init(free, !isHorizontal, isMirrored),
      wanted: isHorizontal ? natural.height : natural.width)

    away.offset(by: distance(rules.gap) + length(rules.arrow?.height ?? 0))
    let isAfter = away.flip(isAfter: rules.side.isAfter, least: max(1, length(rules.leastLength)))
    away.size()
    along.align(rules.alignment, slide: distance(rules.slide))
    along.shift()
    away.shift()

    side = isAfter == rules.side.isAfter ? rules.side : rules.side.opposite
    frame = SceneRect(
      isHorizontal ? away.popover : along.popover, isHorizontal ? along.popover : away.popover,
      isMirrored)
    self.room = SceneSize(
      width: isHorizontal ? away.most : along.most, height: isHorizontal ? along.most : away.most)
    isAnchorHidden = !whole.touches(anchor)
    coversAnchor = away.isCovering
    if let pointer = rules.arrow, !coversAnchor {
      point(pointer, at: along.anchor, of: along.popover)
    }
    // Mirrored, lengths along an edge are counted from its right end.
    if isMirrored && !isHorizontal { arrow = arrow.map { frame.width - $0 } }
  }

  /// The tip goes to the anchor's centre, as far as the corners let it.
  private mutating func point(
    _ pointer: PlacementArrow, at anchor: PlacementSpan, of edge: PlacementSpan
  ) {
    let half = length(pointer.width) / 2
    guard edge.length >= 2 * half else { return }
    let inset = min(half + length(pointer.inset), edge.length / 2)
    let centre = anchor.middle - edge.start
    let tip = min(max(centre, inset), edge.length - inset)
    arrow = tip
    arrowMiss = (centre - tip).magnitude
  }
}

/// A stretch of an axis.
struct PlacementSpan: Equatable, Sendable {
  var start: Double
  var end: Double

  var length: Double { end - start }
  var middle: Double { start + (end - start) / 2 }

  init(_ start: Double, length: Double) {
    self.start = start
    end = start + length
  }

  /// What a rectangle has of an axis. Mirrored, the horizontal axis runs to the left.
  init(_ rect: SceneRect, _ isHorizontal: Bool, _ isMirrored: Bool) {
    start = isHorizontal ? rect.x : rect.y
    end = isHorizontal ? rect.maxX : rect.maxY
    if isHorizontal && isMirrored { (start, end) = (-end, -start) }
  }
}

/// One axis of the question, and the popover's stretch of it.
private struct PlacementAxis {
  var anchor: PlacementSpan
  let room: PlacementSpan
  let wanted: Double
  var popover: PlacementSpan
  /// The greatest length that it can have.
  var most: Double
  var isCovering = false
  private var isAfter = true

  init(anchor: PlacementSpan, room: PlacementSpan, wanted: Double) {
    self.anchor = anchor
    self.room = room
    self.wanted = wanted
    most = room.length
    popover = PlacementSpan(anchor.start, length: min(wanted, room.length))
  }

  /// Keeps a distance from the anchor, on either side.
  mutating func offset(by distance: Double) {
    anchor.start -= distance
    anchor.end += distance
  }

  /// Takes the wanted side, or the other one where it has more room and the wanted one too little.
  /// Where neither has the least length, the anchor is covered.
  mutating func flip(isAfter wantedAfter: Bool, least: Double) -> Bool {
    let after = max(0, room.end - max(anchor.end, room.start))
    let before = max(0, min(anchor.start, room.end) - room.start)
    let here = wantedAfter ? after : before
    let there = wantedAfter ? before : after
    let stays = here >= wanted || here >= there
    isAfter = stays == wantedAfter
    isCovering = max(here, there) < min(wanted, least)
    most = isCovering ? room.length : stays ? here : there
    return isAfter
  }

  /// No longer than there is room.
  mutating func size() {
    let length = min(wanted, most)
    popover = PlacementSpan(isAfter ? anchor.end : anchor.start - length, length: length)
  }

  /// Start on start, middle on middle, or end on end.
  mutating func align(_ alignment: PlacementAlignment, slide: Double) {
    let spare = anchor.length - popover.length
    let share =
      switch alignment {
      case .start: 0.0
      case .center: 0.5
      case .end: 1.0
      }
    popover = PlacementSpan(anchor.start + spare * share + slide, length: popover.length)
  }

  /// Into the room.
  mutating func shift() {
    let latest = max(room.start, room.end - popover.length)
    popover = PlacementSpan(
      min(max(popover.start, room.start), latest), length: popover.length)
  }
}

extension SceneRect {
  fileprivate init(_ x: PlacementSpan, _ y: PlacementSpan, _ isMirrored: Bool) {
    self.init(
      x: isMirrored ? -x.end : x.start, y: y.start, width: x.length, height: y.length)
  }

  /// Whether they have a point in common, be it one of an edge: an anchor may be a line or a point.
  fileprivate func touches(_ other: SceneRect) -> Bool {
    x <= other.maxX && other.x <= maxX && y <= other.maxY && other.y <= maxY
  }
}

private func padded(_ rect: SceneRect, _ padding: Double) -> SceneRect {
  let padding = length(padding)
  let x = min(padding, rect.width / 2)
  let y = min(padding, rect.height / 2)
  return SceneRect(
    x: rect.x + x, y: rect.y + y, width: rect.width - 2 * x, height: rect.height - 2 * y)
}
