import ChoiceScene

/// Makes the nodes of a scene one after another, from back to front.
///
/// One node serves for all, as making, copying and dropping one in each place would be a lot of
/// code. A class, so that the pieces of one scene share it.
class NodeMaker {
  final var nodes: [Node] = []
  /// The node that has been begun.
  final var node = Node(id: NodeID(part: 0), parent: nil, frame: .zero)

  /// Begins a node. What is set of ``node`` until ``end()`` is what it is like.
  final func begin(_ id: NodeID, in parent: NodeID?, _ frame: SceneRect) {
    node = Node(id: id, parent: parent, frame: frame)
  }

  /// Puts the node in front of those that are there.
  final func end() { nodes.append(node) }
}
