import ChoiceScene

/// What marks the selected item and moves to the next: a line, a pill behind the item, or a dot.
///
/// It is always centred under its item, also where it is wider, and its width moves with the
/// selection.
public struct TabIndicator: Equatable, Sendable {
  /// Whether it is behind the items, centred in their height, or in front of them at the bottom.
  public var place: Place
  /// How wide it is.
  public var width: Width
  /// Room that is added to the width on either side; negative to make it narrower.
  public var padding: Double
  /// Its height; `nil` for the items' height.
  public var height: Double?
  /// Radius of its corners.
  public var cornerRadius: Double
  /// What it is filled with.
  public var color: ThemeColor
  /// A line along its edge; `nil` for none.
  public var border: ThemeColor?
  /// A shadow below it; `nil` for none.
  public var shadow: DropShadow?
  /// How much it stretches while it moves: 0 for not at all; with 1 its front edge hurries ahead
  /// and its back edge lags, so that halfway it is wider by half of the way.
  public var stretch: Double

  /// Where an indicator is.
  public enum Place: Equatable, Sendable {
    /// Behind the items.
    case behindItem
    /// In front of the items, so far above the bar's bottom edge.
    case aboveBottom(Double)
  }

  /// How wide an indicator is.
  public enum Width: Equatable, Sendable {
    /// So wide.
    case fixed(Double)
    /// As wide as what is in the item.
    case text
    /// As wide as the item.
    case item
  }

  /// A line at the bottom.
  @inline(never)
  public static func line(
    _ width: Width, height: Double = 2, cornerRadius: Double = 0, aboveBottom: Double = 0,
    color: ThemeColor = ThemeColor(0x3bbd79)
  ) -> TabIndicator {
    TabIndicator(
      place: .aboveBottom(aboveBottom), width: width, padding: 0, height: height,
      cornerRadius: cornerRadius, color: color, border: nil, shadow: nil, stretch: 0)
  }

  /// A rounded area behind the item.
  @inline(never)
  public static func pill(
    _ width: Width = .item, padding: Double = 0, height: Double? = nil,
    cornerRadius: Double = 1000, color: ThemeColor
  ) -> TabIndicator {
    TabIndicator(
      place: .behindItem, width: width, padding: padding, height: height,
      cornerRadius: cornerRadius, color: color, border: nil, shadow: nil, stretch: 0)
  }

  /// A dot at the bottom.
  public static func dot(
    diameter: Double = 5, aboveBottom: Double = 4, color: ThemeColor
  ) -> TabIndicator {
    TabIndicator(
      place: .aboveBottom(aboveBottom), width: .fixed(diameter), padding: 0, height: diameter,
      cornerRadius: diameter / 2, color: color, border: nil, shadow: nil, stretch: 0)
  }
}

/// A line along the bar's bottom edge.
public struct Hairline: Equatable, Sendable {
  /// Its thickness.
  public var thickness: Double
  /// Its colour.
  public var color: ThemeColor

  /// A line of the given thickness and colour.
  public init(thickness: Double = 0.5, color: ThemeColor) {
    self.thickness = thickness
    self.color = color
  }
}

/// A line between two items, centred in the bar's height.
public struct TabSeparator: Equatable, Sendable {
  /// Its thickness.
  public var width: Double
  /// Its height.
  public var height: Double
  /// Its colour.
  public var color: ThemeColor
  /// Whether it disappears beside the selected item.
  public var hidesBesideSelection: Bool

  /// A line of the given thickness, height and colour.
  public init(
    width: Double = 1, height: Double = 14, color: ThemeColor, hidesBesideSelection: Bool = false
  ) {
    self.width = width
    self.height = height
    self.color = color
    self.hidesBesideSelection = hidesBesideSelection
  }
}

/// A rounded area behind all items.
public struct TabTrough: Equatable, Sendable {
  /// What it is filled with.
  public var color: ThemeColor
  /// Radius of its corners.
  public var cornerRadius: Double
  /// Its distance from the ends of the content, and from the bar's top and bottom edge.
  public var insets: SceneInsets

  /// An area of the given colour.
  public init(color: ThemeColor, cornerRadius: Double, insets: SceneInsets) {
    self.color = color
    self.cornerRadius = cornerRadius
    self.insets = insets
  }
}

/// A rounded area behind each item, below the indicator.
public struct TabPlate: Equatable, Sendable {
  /// What it is filled with.
  public var color: ThemeColor
  /// Radius of its corners.
  public var cornerRadius: Double

  /// An area of the given colour.
  public init(color: ThemeColor, cornerRadius: Double = 1000) {
    self.color = color
    self.cornerRadius = cornerRadius
  }
}

/// Where the content fades out at the bar's edges. The fade doesn't scroll. Over an opaque
/// background it is a gradient of that colour, else a mask.
public struct TabFade: Equatable, Sendable {
  /// At which edges, and when.
  public var edges: Edges
  /// How much is gone at the very edge.
  public var strength: Double
  /// Over how many points; `nil` for as many as the bar is high.
  public var width: Double?

  /// At which edges a strip fades.
  public enum Edges: Equatable, Sendable {
    /// At none.
    case none
    /// Always at the trailing edge, where there are at least so many items.
    case trailing(from: Int)
    /// At each edge that content goes beyond.
    case overflowing
  }

  /// A fade at the given edges.
  public init(_ edges: Edges, strength: Double = 0.8, width: Double? = nil) {
    self.edges = edges
    self.strength = strength
    self.width = width
  }

  /// No fade.
  public static let none = TabFade(.none)
}
