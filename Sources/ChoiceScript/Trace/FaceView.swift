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
  /// The node that has the keyboard focus, if the control has it.
  public var focus: NodeID?
  /// Everything that is shown, in any order.
  public var nodes: [FaceNode]

  /// What is seen and heard of a control.
  public init(size: SceneSize, effects: [Effect], focus: NodeID?, nodes: [FaceNode]) {
    self.size = size
    self.effects = effects
    self.focus = focus
    self.nodes = nodes
  }

  /// What a scene says is to be seen. O(nodes × depth).
  public init(_ scene: ControlScene, effects: [Effect], partName: (UInt8) -> String) {
    self.init(size: scene.size, effects: effects, focus: scene.focus, nodes: [])
    var surroundings: [NodeID: Surroundings] = [:]
    for node in scene.nodes {
      let outer = node.parent.flatMap { surroundings[$0] } ?? Surroundings()
      surroundings[node.id] = outer.inside(node)
      nodes.append(
        FaceNode(
          id: node.id, part: partName(node.id.part),
          frame: outer.placement.drawn(node), opacity: node.opacity, text: node.text,
          semantics: node.semantics, isOverlay: outer.isOverlay || node.isOverlay,
          clip: outer.clip, scroll: node.scroll.map { FaceScroll($0, inside: node.frame.size) }))
    }
  }
}

extension Node {
  fileprivate var text: String? {
    guard case .text(let content) = content else { return nil }
    return content.run.text.string
  }
}

/// What a node finds where it is: coordinates, and what it is cut to.
private struct Surroundings {
  var placement = Placement.identity
  var isOverlay = false
  var clip: SceneRect?

  /// The surroundings of what is inside `node`.
  func inside(_ node: Node) -> Surroundings {
    var result = self
    result.placement = placement.inside(node)
    result.isOverlay = isOverlay || node.isOverlay
    if node.clipsChildren || node.scroll != nil {
      let own = placement.drawn(node)
      result.clip = clip?.intersection(own) ?? own
    }
    return result
  }
}
