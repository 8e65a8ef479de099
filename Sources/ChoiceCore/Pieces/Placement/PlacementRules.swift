import ChoiceScene

/// Where a popover is to be beside its anchor, where there is room for that.
///
/// Lengths are in points. What isn't finite counts as 0; lengths are from 0 to 10,000, distances
/// from −10,000 to 10,000.
public struct PlacementRules: Equatable, Sendable {
  /// The side of the anchor that is tried first.
  public var side: PlacementSide = .below
  /// What the popover has in common with the anchor along that side.
  public var alignment: PlacementAlignment = .center
  /// What stays free between the anchor and the arrow, or the popover where it has none.
  public var gap: Double = 0
  /// How far it is moved along the anchor's side, towards the trailing end or downwards.
  public var slide: Double = 0
  /// What stays free at the edges of the room. Where the room is too small for that, half of it is
  /// taken at each edge.
  public var padding: Double = 8
  /// What points at the anchor.
  public var arrow: PlacementArrow?
  /// Beside the anchor it is at least this long, or as long as it wants to be, if that is less. On
  /// a side with less room it isn't placed; where both have less, it covers the anchor. At least 1.
  public var leastLength: Double = 44

  /// Below the anchor, centred, eight points from the edges.
  public init() {}
}

/// A side of an anchor, in reading direction.
public enum PlacementSide: Equatable, Sendable, CaseIterable {
  /// Under it.
  case below
  /// Over it.
  case above
  /// Beside it, where a line of text begins.
  case leading
  /// Beside it, where a line of text ends.
  case trailing

  var opposite: PlacementSide {
    switch self {
    case .below: .above
    case .above: .below
    case .leading: .trailing
    case .trailing: .leading
    }
  }

  /// Whether it is reached by going down or across in reading direction.
  var isAfter: Bool { self == .below || self == .trailing }
  /// Whether the popover is beside the anchor, and not above or below it.
  var isHorizontal: Bool { self == .leading || self == .trailing }
}

/// What a popover has in common with its anchor along the side it is on. Beside an anchor, its
/// upper edge is the start.
public enum PlacementAlignment: Equatable, Sendable, CaseIterable {
  /// The start.
  case start
  /// The middle.
  case center
  /// The end.
  case end
}

/// A popover's arrow: a triangle on the edge that faces the anchor.
public struct PlacementArrow: Equatable, Sendable {
  /// The length of its base, on the popover's edge.
  public var width: Double
  /// How far its tip is from that edge.
  public var height: Double
  /// What stays free between its base and the popover's ends, for the round corners.
  public var inset: Double

  /// An arrow.
  public init(width: Double, height: Double, inset: Double) {
    self.width = width
    self.height = height
    self.inset = inset
  }
}
