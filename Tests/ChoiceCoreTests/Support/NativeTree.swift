import ChoiceScene

/// Stands in for a face: it builds a tree from the calls that a face would get, and says where a
/// call makes no sense or the tree isn't the scene.
struct NativeTree: SceneSink {
  enum Call: Equatable {
    case insert(NodeID, at: Int)
    case update(NodeID)
    case move(NodeID, to: Int)
    case remove(NodeID)
    case focus(NodeID?)
  }

  /// The calls since they were last emptied.
  var calls: [Call] = []
  /// Calls that a face could not have carried out.
  private(set) var problems: [String] = []
  private var nodes: [NodeID: Node] = [:]
  private var children: [NodeID?: [NodeID]] = [:]
  private var focused: NodeID?

  var inserted: [NodeID] {
    calls.compactMap { if case .insert(let id, _) = $0 { id } else { nil } }
  }
  var updated: [NodeID] { calls.compactMap { if case .update(let id) = $0 { id } else { nil } } }
  var moved: [NodeID] { calls.compactMap { if case .move(let id, _) = $0 { id } else { nil } } }
  var removed: [NodeID] { calls.compactMap { if case .remove(let id) = $0 { id } else { nil } } }

  mutating func insert(_ node: Node, at index: Int) {
    calls.append(.insert(node.id, at: index))
    if nodes[node.id] != nil { problems.append("\(node.id.text) inserted twice") }
    if let parent = node.parent, nodes[parent] == nil {
      problems.append("\(node.id.text) inserted before its parent")
    }
    nodes[node.id] = node
    place(node.id, under: node.parent, at: index)
  }

  mutating func update(_ node: Node, from old: Node) {
    calls.append(.update(node.id))
    if nodes[node.id] != old { problems.append("\(node.id.text) updated from something else") }
    if node.parent != old.parent { problems.append("\(node.id.text) got another parent") }
    nodes[node.id] = node
  }

  mutating func move(_ node: Node, to index: Int) {
    calls.append(.move(node.id, to: index))
    if nodes[node.id] == nil { problems.append("\(node.id.text) moved, but isn't there") }
    children[node.parent, default: []].removeAll { $0 == node.id }
    place(node.id, under: node.parent, at: index)
  }

  mutating func remove(_ node: Node) {
    calls.append(.remove(node.id))
    if nodes.removeValue(forKey: node.id) == nil {
      problems.append("\(node.id.text) removed, but isn't there")
    }
    if children[node.id]?.isEmpty == false {
      problems.append("\(node.id.text) removed before what is inside it")
    }
    children[node.parent, default: []].removeAll { $0 == node.id }
  }

  mutating func focus(_ id: NodeID?) {
    calls.append(.focus(id))
    if let id, nodes[id] == nil { problems.append("\(id.text) focused, but isn't there") }
    focused = id
  }

  /// What differs between the tree and `scene`, and what went wrong on the way.
  func differences(from scene: ControlScene) -> [String] {
    var result = problems
    var wanted: [NodeID?: [NodeID]] = [:]
    for node in scene.nodes {
      wanted[node.parent, default: []].append(node.id)
      if nodes[node.id] != node { result.append("\(node.id.text) is not what the scene says") }
    }
    if nodes.count != scene.nodes.count { result.append("there are nodes too many") }
    for (parent, ids) in wanted where children[parent] ?? [] != ids {
      result.append(
        "in \(parent?.text ?? "nothing"): \((children[parent] ?? []).map(\.text)), "
          + "but wanted \(ids.map(\.text))")
    }
    if focused != scene.focus { result.append("the focus is elsewhere") }
    return result
  }

  private mutating func place(_ id: NodeID, under parent: NodeID?, at index: Int) {
    var siblings = children[parent] ?? []
    if index < 0 || index > siblings.count {
      problems.append("\(id.text) placed at \(index) of \(siblings.count)")
    }
    siblings.insert(id, at: min(max(index, 0), siblings.count))
    children[parent] = siblings
  }
}
