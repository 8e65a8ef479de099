/// Names one item of a control. The app's own ids are mapped to these by the face.
public struct ItemID: Hashable, Comparable, Sendable {
  /// Any number, unique within the control's content.
  public var rawValue: Int

  /// The item with the given number.
  public init(_ rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Whether `left`'s number is smaller.
  public static func < (left: ItemID, right: ItemID) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// Names one node of a scene: a part of the control, and the item it belongs to, if any.
///
/// The same thing has the same id in every scene, so a face can keep its native node.
public struct NodeID: Hashable, Sendable {
  /// Which part of the control; each control lists its own.
  public var part: UInt8
  /// The item that the part belongs to; `nil` for parts of the control as a whole.
  public var item: ItemID?

  /// The part of a control, or of one of its items.
  public init(part: UInt8, item: ItemID? = nil) {
    self.part = part
    self.item = item
  }

  /// Part and item as digits, for messages: `7`, or `7.12` for part 7 of item 12.
  public var text: String {
    guard let item else { return "\(part)" }
    return "\(part).\(item.rawValue)"
  }
}

/// One thing to be shown, with everything a face needs to draw it, to make it a native target, and
/// to describe it to assistive technology.
public struct Node: Equatable, Sendable {
  /// Its name, the same in every scene.
  public var id: NodeID
  /// The node that it is inside of. It stands earlier in the scene. `nil` for the outermost.
  public var parent: NodeID?
  /// Whether it belongs where nothing of the app cuts or covers it: in the window, in a browser's
  /// top layer. Only nodes without a parent are overlays; their frames, too, are in the control's
  /// coordinates, and may lie outside of the control.
  public var isOverlay = false
  /// Where it is, in its parent's coordinates: from the parent's top left corner, and in a
  /// scrolling parent from the top left corner of what scrolls.
  public var frame: SceneRect
  /// Where it can be touched, in the same coordinates as ``frame``; `nil` where it can't.
  public var hitFrame: SceneRect?
  /// What its frame is filled with.
  public var fill: Fill = .none
  /// Radius of its corners in points; more than half of its shorter side counts as that half.
  public var cornerRadius: Double = 0
  /// A line along its edge.
  public var border: Border?
  /// A shadow below it.
  public var shadow: DropShadow?
  /// What is drawn on its fill.
  public var content: NodeContent = .none
  /// 0 (invisible) … 1, for the node with everything inside it, as one.
  public var opacity: Double = 1
  /// How the node, with everything inside it, is turned and stretched.
  public var transform: SceneTransform?
  /// Whether what is inside it is cut at its frame, rounded corners included. Its own text isn't.
  public var clipsChildren = false
  /// Whether it fades out at its edges.
  public var edgeFade: EdgeFade?
  /// Set where what is inside it scrolls.
  public var scroll: ScrollRegion?
  /// What assistive technology is told; `nil` for mere decoration.
  public var semantics: Semantics?

  /// A node with nothing drawn in it yet.
  public init(id: NodeID, parent: NodeID?, frame: SceneRect) {
    self.id = id
    self.parent = parent
    self.frame = frame
  }
}

/// What is drawn on a node's fill.
public enum NodeContent: Equatable, Sendable {
  /// Nothing.
  case none
  /// A line of text.
  case text(TextContent)
  /// A picture.
  case image(ImageContent)
}

/// What scrolls inside a node, one way. There is never a scroll bar.
public struct ScrollRegion: Equatable, Sendable {
  /// The size of what scrolls, in points.
  public var contentSize: SceneSize
  /// The content's point that is shown at the node's left edge, or at its top where it scrolls
  /// vertically. From 0 to the content's length less the node's, except while the platform lets a
  /// person pull it further.
  public var offset: Double
  /// Whether a person can scroll it.
  public var isEnabled: Bool
  /// Which way it scrolls.
  public var axis: ScrollAxis
  /// Whether the platform may let a person pull it beyond its ends.
  public var bounces: Bool

  /// A region of the given size, scrolled to `offset`; horizontally, and with the platform's
  /// bounce, unless told otherwise.
  public init(
    contentSize: SceneSize, offset: Double, isEnabled: Bool, axis: ScrollAxis = .horizontal,
    bounces: Bool = true
  ) {
    self.contentSize = contentSize
    self.offset = offset
    self.isEnabled = isEnabled
    self.axis = axis
    self.bounces = bounces
  }

  /// The content's point that is shown at the node's top left corner.
  public var origin: ScenePoint {
    switch axis {
    case .horizontal: ScenePoint(x: offset, y: 0)
    case .vertical: ScenePoint(x: 0, y: offset)
    }
  }
}

/// Which way something scrolls.
public enum ScrollAxis: Equatable, Sendable {
  /// To the sides.
  case horizontal
  /// Up and down.
  case vertical
}
