/// Where a picture comes from.
public indirect enum ImageSource: Equatable, Sendable {
  /// An image of the app's, by name: an asset on Apple's platforms, a file beside the document
  /// for `choicekit`, a relative address in the browser.
  case named(Utf8Text)
  /// An image to be loaded from an address. A face shows the placeholder until it is there, and
  /// if it never is.
  case url(Utf8Text)
  /// A drawing that every face draws alike.
  case outline(Outline)
}

/// A picture as it is drawn in a node's frame, cut to the node's rounded corners.
public struct ImageContent: Equatable, Sendable {
  /// Where it comes from.
  public var source: ImageSource
  /// A colour that replaces the picture's own, keeping its shape. Outlines without one are black.
  public var tint: RGBA?
  /// What is shown where the picture isn't there: an area of this colour, or nothing.
  public var placeholder: RGBA?
  /// Whether the picture covers the frame, cut where it doesn't fit (photographs), or stands
  /// whole in its middle (icons).
  public var fillsFrame: Bool

  /// A picture from `source`.
  public init(
    _ source: ImageSource, tint: RGBA? = nil, placeholder: RGBA? = nil, fillsFrame: Bool = false
  ) {
    self.source = source
    self.tint = tint
    self.placeholder = placeholder
    self.fillsFrame = fillsFrame
  }
}

/// A drawing in a unit square that is stretched over a node's frame: (0, 0) is the top left
/// corner and (1, 1) the bottom right one.
///
/// It is filled, by the non-zero winding rule, or stroked with round caps and joins.
public struct Outline: Equatable, Sendable {
  /// One step of the pen.
  public enum Segment: Equatable, Sendable {
    /// Lift the pen and begin a new contour here.
    case move(ScenePoint)
    /// A straight line to here.
    case line(ScenePoint)
    /// A cubic Bézier curve with two control points.
    case curve(ScenePoint, ScenePoint, to: ScenePoint)
    /// A straight line back to where the contour began.
    case close
  }

  /// The steps of the pen.
  public var segments: [Segment]
  /// Thickness of the line in fractions of the frame's width; `nil` fills the outline instead.
  public var stroke: Double?

  /// A drawing of the given steps.
  public init(_ segments: [Segment], stroke: Double? = nil) {
    self.segments = segments
    self.stroke = stroke
  }

  /// A filled triangle that points down: the arrow of a title that drops a list.
  public static let arrowDown = Outline([
    .move(ScenePoint(x: 0.05, y: 0.27)), .line(ScenePoint(x: 0.95, y: 0.27)),
    .line(ScenePoint(x: 0.5, y: 0.77)), .close,
  ])

  /// A check mark.
  public static let check = Outline(
    [
      .move(ScenePoint(x: 0.14, y: 0.54)), .line(ScenePoint(x: 0.4, y: 0.79)),
      .line(ScenePoint(x: 0.87, y: 0.24)),
    ], stroke: 0.11)

  /// An angle that points down.
  public static let chevronDown = Outline(
    [
      .move(ScenePoint(x: 0.1, y: 0.3)), .line(ScenePoint(x: 0.5, y: 0.7)),
      .line(ScenePoint(x: 0.9, y: 0.3)),
    ], stroke: 0.14)
}
