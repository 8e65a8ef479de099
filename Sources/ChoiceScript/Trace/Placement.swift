import ChoiceCore
import ChoiceScene

/// How coordinates inside a node become those of the control: a matrix and a shift.
struct Placement {
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
    at(node).drawn(SceneRect(node.frame.size))
  }

  /// The smallest rectangle around `rect` as it is drawn.
  func drawn(_ rect: SceneRect) -> SceneRect {
    let corners = [
      point(rect.x, rect.y), point(rect.maxX, rect.y), point(rect.x, rect.maxY),
      point(rect.maxX, rect.maxY),
    ]
    let left = corners.map(\.x).min() ?? 0
    let top = corners.map(\.y).min() ?? 0
    return SceneRect(
      x: left, y: top, width: (corners.map(\.x).max() ?? 0) - left,
      height: (corners.map(\.y).max() ?? 0) - top)
  }
}
