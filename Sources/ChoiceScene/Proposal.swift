/// What surrounds a control: the room it gets, and how the reader wants to read.
///
/// Everything comes from outside, so nothing in it is refused: see ``sanitized``.
public struct Proposal: Equatable, Sendable {
  /// The control's rectangle in its container's coordinates. Its size is the room the control has.
  public var frame: SceneRect
  /// The size of the container: the window or screen that overlays may use.
  public var container: SceneSize
  /// How much of the container the system covers, from its bottom edge up: a home indicator, a
  /// keyboard. A backdrop goes under it; what is to be read or touched stays above.
  public var coveredBottom: Double = 0
  /// How much of it the system covers from its top edge down: a status bar, a sensor housing.
  public var coveredTop: Double = 0
  /// How much of it the system covers from its left edge on, whatever the writing direction.
  public var coveredLeft: Double = 0
  /// How much of it the system covers from its right edge on.
  public var coveredRight: Double = 0
  /// Which way text is read.
  public var direction: WritingDirection = .leftToRight
  /// How much larger than standard the reader wants text; 1 is standard.
  public var textScale: Double = 1
  /// Pixels per point.
  public var pixelScale: Double = 2
  /// Light or dark.
  public var appearance: Appearance = .light
  /// Whether the reader has asked for more contrast.
  public var increasedContrast = false
  /// Whether the reader has asked for bold text.
  public var boldText = false
  /// Whether the reader has asked for less motion.
  public var reduceMotion = false
  /// Any other number than before says that texts have other widths than before: a web font has
  /// come, or another font was chosen. Then all texts are measured again.
  public var fontRevision = 0

  /// A proposal of the given frame; the container is as large as the frame reaches unless given.
  public init(frame: SceneRect, container: SceneSize? = nil) {
    self.frame = frame
    self.container = container ?? SceneSize(width: frame.maxX, height: frame.maxY)
  }

  /// A proposal of the given size at the origin.
  public init(width: Double, height: Double) {
    self.init(frame: SceneRect(x: 0, y: 0, width: width, height: height))
  }

  /// The same proposal with every number made usable: sizes from 0 to 1,000,000 points, places
  /// from −1,000,000 to 1,000,000, text scale from 0.1 to 10, pixel scale from 0.1 to 100. What
  /// isn't finite becomes 0, a scale 1.
  public var sanitized: Proposal {
    var result = self
    result.frame = frame.usable
    result.container = SceneRect(container).usable.size
    result.coveredBottom = usableLength(coveredBottom)
    result.coveredTop = usableLength(coveredTop)
    result.coveredLeft = usableLength(coveredLeft)
    result.coveredRight = usableLength(coveredRight)
    result.textScale = Self.scale(textScale, from: 0.1, to: 10)
    result.pixelScale = Self.scale(pixelScale, from: 0.1, to: 100)
    return result
  }

  private static func scale(_ value: Double, from low: Double, to high: Double) -> Double {
    value.isFinite ? min(max(value, low), high) : 1
  }
}

extension SceneRect {
  /// The rectangle with numbers that can be reckoned with: places from −1,000,000 to 1,000,000,
  /// sizes from 0 on. What isn't finite is 0.
  package var usable: SceneRect {
    SceneRect(
      x: usablePlace(x), y: usablePlace(y), width: usableLength(width),
      height: usableLength(height))
  }
}

private func usablePlace(_ value: Double) -> Double {
  value.isFinite ? min(max(value, -1_000_000), 1_000_000) : 0
}

private func usableLength(_ value: Double) -> Double { max(0, usablePlace(value)) }

/// Which way text is read.
public enum WritingDirection: Equatable, Sendable {
  /// As in Latin or Chinese.
  case leftToRight
  /// As in Arabic or Hebrew.
  case rightToLeft
}

/// Whether the surroundings are light or dark.
public enum Appearance: Equatable, Sendable {
  /// Dark text on a light ground.
  case light
  /// Light text on a dark ground.
  case dark
}
