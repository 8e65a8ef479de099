import ChoiceCore
import ChoiceScene

/// What can be seen and heard of a control through a face at one instant.
///
/// A face is right when it shows what the scene says, whatever its native nodes are: so this is
/// read off a scene on the one hand (``init(_:effects:partName:)``), off native nodes on the other,
/// and both are compared.
public struct FaceView<Effect: Equatable & Sendable>: Equatable, Sendable {
  /// The control's size in points.
  public var size: SceneSize
  /// What the app was told since the last view, in order.
  public var effects: [Effect]
  /// The item that has the keyboard focus, if the control has it.
  public var focus: ItemID?
  /// What the part is called that has the focus; `nil` where a face doesn't say.
  public var focusPart: String?
  /// Everything that is shown, in any order.
  public var nodes: [FaceNode]

  /// What is seen and heard of a control.
  public init(size: SceneSize, effects: [Effect], focus: ItemID?, nodes: [FaceNode]) {
    self.size = size
    self.effects = effects
    self.focus = focus
    self.nodes = nodes
  }

  /// What a scene says is to be seen. O(nodes × depth).
  public init(_ scene: ControlScene, effects: [Effect], partName: (UInt8) -> String) {
    self.init(size: scene.size, effects: effects, focus: scene.focus?.item, nodes: [])
    focusPart = scene.focus.map { partName($0.part) }
    var places: [NodeID: Placement] = [:]
    for node in scene.nodes {
      let outer = node.parent.flatMap { places[$0] } ?? .identity
      let placement = outer.inside(node)
      places[node.id] = placement
      nodes.append(
        FaceNode(
          id: node.id, part: partName(node.id.part),
          frame: outer.drawn(node), opacity: node.opacity, text: node.text,
          semantics: node.semantics))
    }
  }
}

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

  /// A node as it is seen and heard.
  public init(
    id: NodeID, part: String, frame: SceneRect, opacity: Double, text: String?,
    semantics: Semantics?
  ) {
    self.id = id
    self.part = part
    self.frame = frame
    self.opacity = opacity
    self.text = text
    self.semantics = semantics
  }
}

extension Node {
  fileprivate var text: String? {
    guard case .text(let content) = content else { return nil }
    return content.run.text.string
  }
}

/// How coordinates inside a node become those of the control: a matrix and a shift.
private struct Placement {
  var a = 1.0
  var b = 0.0
  var c = 0.0
  var d = 1.0
  var x = 0.0
  var y = 0.0

  static let identity = Placement()

  func point(_ px: Double, _ py: Double) -> ScenePoint {
    ScenePoint(x: a * px + c * py + x, y: b * px + d * py + y)
  }

  /// The placement of what is drawn at `node`'s own corner.
  func at(_ node: Node) -> Placement {
    var result = self
    let corner = point(node.frame.x, node.frame.y)
    (result.x, result.y) = (corner.x, corner.y)
    guard let transform = node.transform else { return result }
    let (sin, cos) = (Elementary.sin(transform.rotation), Elementary.cos(transform.rotation))
    let (ta, tb) = (cos * transform.scaleX, sin * transform.scaleX)
    let (tc, td) = (-sin * transform.scaleY, cos * transform.scaleY)
    let anchorX = transform.anchor.x * node.frame.width
    let anchorY = transform.anchor.y * node.frame.height
    let fixed = result.point(anchorX, anchorY)
    (result.a, result.b) = (a * ta + c * tb, b * ta + d * tb)
    (result.c, result.d) = (a * tc + c * td, b * tc + d * td)
    result.x = fixed.x - result.a * anchorX - result.c * anchorY
    result.y = fixed.y - result.b * anchorX - result.d * anchorY
    return result
  }

  /// The placement of what is inside `node`.
  func inside(_ node: Node) -> Placement {
    var result = at(node)
    let scrolled = node.scroll?.origin ?? .zero
    let shift = result.point(-scrolled.x, -scrolled.y)
    (result.x, result.y) = (shift.x, shift.y)
    return result
  }

  /// The smallest rectangle around `node` as it is drawn.
  func drawn(_ node: Node) -> SceneRect {
    let own = at(node)
    let corners = [
      own.point(0, 0), own.point(node.frame.width, 0), own.point(0, node.frame.height),
      own.point(node.frame.width, node.frame.height),
    ]
    let left = corners.map(\.x).min() ?? 0
    let top = corners.map(\.y).min() ?? 0
    return SceneRect(
      x: left, y: top, width: (corners.map(\.x).max() ?? 0) - left,
      height: (corners.map(\.y).max() ?? 0) - top)
  }
}
