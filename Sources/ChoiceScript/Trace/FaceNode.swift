import ChoiceCore
import ChoiceScene

/// A node as it is seen and heard.
public struct FaceNode: Equatable, Sendable {
  /// Its id.
  public var id: NodeID
  /// What its part is called.
  public var part: String
  /// Where it is drawn, in the control's coordinates: scrolled, and stretched by its own and outer
  /// transforms. The smallest rectangle around it where it is turned.
  public var frame: SceneRect
  /// Its own opacity.
  public var opacity: Double
  /// What is written in it.
  public var text: String?
  /// What assistive technology is told.
  public var semantics: Semantics?
  /// Whether it is in an overlay, where nothing of the app cuts or covers it.
  public var isOverlay: Bool
  /// What it is cut to, in the control's coordinates: where all the frames are that cut it, rounded
  /// corners left out. `nil` where nothing cuts it.
  public var clip: SceneRect?
  /// How what is inside it scrolls; `nil` where it doesn't.
  public var scroll: FaceScroll?

  /// A node as it is seen and heard.
  public init(
    id: NodeID, part: String, frame: SceneRect, opacity: Double, text: String?,
    semantics: Semantics?, isOverlay: Bool = false, clip: SceneRect? = nil,
    scroll: FaceScroll? = nil
  ) {
    self.id = id
    self.part = part
    self.frame = frame
    self.opacity = opacity
    self.text = text
    self.semantics = semantics
    self.isOverlay = isOverlay
    self.clip = clip
    self.scroll = scroll
  }
}

/// How what is inside a node scrolls.
public struct FaceScroll: Equatable, Sendable {
  /// Which way.
  public var axis: ScrollAxis
  /// Where it is, in points from the left or from the top.
  public var offset: Double
  /// The farthest that it goes without bouncing, in points: what there is less what is seen of it.
  public var end: Double
  /// Whether a person can scroll it.
  public var isEnabled: Bool
  /// Whether it can be pulled beyond its ends, on platforms where things can.
  public var bounces: Bool

  /// How something scrolls.
  public init(axis: ScrollAxis, offset: Double, end: Double, isEnabled: Bool, bounces: Bool) {
    self.axis = axis
    self.offset = offset
    self.end = end
    self.isEnabled = isEnabled
    self.bounces = bounces
  }

  /// How a region scrolls of which so much is seen.
  init(_ region: ScrollRegion, inside size: SceneSize) {
    let (content, seen) =
      switch region.axis {
      case .horizontal: (region.contentSize.width, size.width)
      case .vertical: (region.contentSize.height, size.height)
      }
    self.init(
      axis: region.axis, offset: region.offset, end: max(0, content - seen),
      isEnabled: region.isEnabled, bounces: region.bounces)
  }
}
