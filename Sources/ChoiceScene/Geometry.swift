// Scene-prefixed, because `Point`, `Size` and `Rect` are already taken on Apple's platforms
// (MacTypes.h, which every face there sees).

/// A place or a distance in points; x grows to the right and y downwards.
public struct ScenePoint: Equatable, Sendable {
  /// Points to the right of the origin.
  public var x: Double
  /// Points below the origin.
  public var y: Double

  /// A place at the given coordinates.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = ScenePoint(x: 0, y: 0)
}

/// A width and a height in points.
public struct SceneSize: Equatable, Sendable {
  /// Points from left to right.
  public var width: Double
  /// Points from top to bottom.
  public var height: Double

  /// A size of the given width and height.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// No width and no height.
  public static let zero = SceneSize(width: 0, height: 0)
}

/// A rectangle in points, by its top left corner and its size.
public struct SceneRect: Equatable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// Points from the left to the right edge.
  public var width: Double
  /// Points from the top to the bottom edge.
  public var height: Double

  /// A rectangle from its top left corner and its size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// A rectangle of `size` with its top left corner at the origin.
  public init(_ size: SceneSize) {
    self.init(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// An empty rectangle at the origin.
  public static let zero = SceneRect(x: 0, y: 0, width: 0, height: 0)

  /// The right edge.
  public var maxX: Double { x + width }
  /// The bottom edge.
  public var maxY: Double { y + height }
  /// The horizontal middle.
  public var midX: Double { x + width / 2 }
  /// The vertical middle.
  public var midY: Double { y + height / 2 }
  /// Width and height.
  public var size: SceneSize { SceneSize(width: width, height: height) }

  /// Whether the point is inside. The left and top edges are inside, the right and bottom ones
  /// are not, so that neighbours share no point.
  public func contains(_ point: ScenePoint) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  /// Whether the two rectangles share an area.
  public func intersects(_ other: SceneRect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  /// The same rectangle moved by (`dx`, `dy`).
  public func offset(x dx: Double, y dy: Double) -> SceneRect {
    SceneRect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// The rectangle whose edges are `amount` further in on every side (further out when negative).
  public func inset(by amount: Double) -> SceneRect {
    SceneRect(x: x + amount, y: y + amount, width: width - 2 * amount, height: height - 2 * amount)
  }

  /// The same rectangle seen in a mirror that is `width` wide: its distance from the left edge
  /// becomes that from the right edge.
  public func mirrored(in width: Double) -> SceneRect {
    SceneRect(x: width - maxX, y: y, width: self.width, height: height)
  }
}

/// Distances from the four edges, in points. Leading and trailing follow the writing direction.
public struct SceneInsets: Equatable, Sendable {
  /// From the top edge.
  public var top: Double
  /// From the edge where reading begins.
  public var leading: Double
  /// From the bottom edge.
  public var bottom: Double
  /// From the edge where reading ends.
  public var trailing: Double

  /// Insets from the four edges, each 0 unless given.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// How a node, with everything inside it, is turned and stretched when it is drawn.
///
/// Frames and hit frames are those before the transform.
public struct SceneTransform: Equatable, Sendable {
  /// Horizontal stretch; 1 is natural.
  public var scaleX: Double
  /// Vertical stretch; 1 is natural.
  public var scaleY: Double
  /// Rotation in radians, clockwise as seen on the screen. Applied after the stretch.
  public var rotation: Double
  /// The point that stays in place, in fractions of the node's size: (0, 0) is its top left
  /// corner, (0.5, 0.5) its middle.
  public var anchor: ScenePoint

  /// A transform about `anchor`, the node's middle unless given.
  public init(
    scaleX: Double = 1, scaleY: Double = 1, rotation: Double = 0,
    anchor: ScenePoint = ScenePoint(x: 0.5, y: 0.5)
  ) {
    self.scaleX = scaleX
    self.scaleY = scaleY
    self.rotation = rotation
    self.anchor = anchor
  }
}
