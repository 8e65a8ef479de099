/// A colour in sRGB with its opacity. Components are from 0 to 1 and not premultiplied.
public struct RGBA: Equatable, Sendable {
  /// Red, 0…1.
  public var red: Double
  /// Green, 0…1.
  public var green: Double
  /// Blue, 0…1.
  public var blue: Double
  /// Opacity, 0 (invisible) … 1.
  public var alpha: Double

  /// A colour of the given components.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour written as in CSS: `RGBA(0x3bbd79)` is `#3bbd79`. Bits above the lower 24 are
  /// ignored.
  public init(_ hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double((hex >> 16) & 0xff) / 255, green: Double((hex >> 8) & 0xff) / 255,
      blue: Double(hex & 0xff) / 255, alpha: alpha)
  }

  /// Nothing.
  public static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)

  /// The same colour with its opacity multiplied by `factor`.
  public func faded(_ factor: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// The colour `fraction` of the way to `other`, component by component in sRGB, as Core
  /// Animation and CSS transitions do. 0 gives this colour and 1 the other, exactly.
  public func mixed(with other: RGBA, _ fraction: Double) -> RGBA {
    if fraction <= 0 { return self }
    if fraction >= 1 { return other }
    let rest = 1 - fraction
    return RGBA(
      red: red * rest + other.red * fraction, green: green * rest + other.green * fraction,
      blue: blue * rest + other.blue * fraction, alpha: alpha * rest + other.alpha * fraction)
  }
}

/// What an area is filled with.
public indirect enum Fill: Equatable, Sendable {
  /// Nothing.
  case none
  /// One colour.
  case color(RGBA)
  /// A linear gradient.
  case gradient(GradientFill)
}

/// A linear gradient. Before the first and after the last stop the colour stays.
public struct GradientFill: Equatable, Sendable {
  /// Where it begins, in fractions of the node's size.
  public var start: ScenePoint
  /// Where it ends, in fractions of the node's size.
  public var end: ScenePoint
  /// Its colours, by growing position.
  public var stops: [Stop]

  /// A colour at a place of a gradient.
  public struct Stop: Equatable, Sendable {
    /// From 0 at the gradient's start to 1 at its end.
    public var position: Double
    /// The colour there.
    public var color: RGBA

    /// A stop of `color` at `position`.
    public init(_ position: Double, _ color: RGBA) {
      self.position = position
      self.color = color
    }
  }

  /// A gradient from `start` to `end`.
  public init(start: ScenePoint, end: ScenePoint, stops: [Stop]) {
    self.start = start
    self.end = end
    self.stops = stops
  }
}

/// A line along the inside of a node's edge; it follows the rounded corners. It is drawn over the
/// node's fill and content.
public struct Border: Equatable, Sendable {
  /// Thickness in points.
  public var width: Double
  /// Colour of the line.
  public var color: RGBA

  /// A border of the given thickness and colour.
  public init(width: Double, color: RGBA) {
    self.width = width
    self.color = color
  }
}

/// A soft shadow of a node's filled shape, outside of that shape only: it doesn't show through a
/// translucent fill, and ``Node/clipsChildren`` doesn't cut it.
public struct DropShadow: Equatable, Sendable {
  /// Its colour, the opacity included.
  public var color: RGBA
  /// Distance over which it fades, in points: CSS's `blur-radius`, twice the standard deviation
  /// of the blur.
  public var blur: Double
  /// How far it is moved from the shape, in points.
  public var offset: ScenePoint

  /// A shadow of the given colour, softness and offset.
  public init(color: RGBA, blur: Double, offset: ScenePoint) {
    self.color = color
    self.blur = blur
    self.offset = offset
  }
}

/// A mask that lets a node, with everything inside it, fade out towards its left or right edge.
/// Where both together are wider than the node, both are narrowed in proportion.
public struct EdgeFade: Equatable, Sendable {
  /// Points over which it fades at the left edge; 0 for not at all.
  public var left: Double
  /// Points over which it fades at the right edge; 0 for not at all.
  public var right: Double
  /// How much is gone at the very edge, where nothing is gone at the inner end: 0.8 leaves a
  /// fifth.
  public var strength: Double

  /// A fade over the given widths.
  public init(left: Double, right: Double, strength: Double = 1) {
    self.left = left
    self.right = right
    self.strength = strength
  }
}
