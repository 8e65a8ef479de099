#if canImport(UIKit)
  internal import ChoiceScene
  import UIKit

  /// Hands a stage's differences to the native nodes, on the main thread where the stage lives.
  struct NodeSink: SceneSink {
    let tree: NodeTree

    func insert(_ node: Node, at index: Int) {
      MainActor.assumeIsolated { tree.insert(node, at: index) }
    }

    func update(_ node: Node, from old: Node) {
      MainActor.assumeIsolated { tree.update(node) }
    }

    func move(_ node: Node, to index: Int) {
      MainActor.assumeIsolated { tree.move(node, to: index) }
    }

    func remove(_ node: Node) {
      MainActor.assumeIsolated { tree.remove(node) }
    }

    func focus(_ id: NodeID?) {
      MainActor.assumeIsolated { tree.focus(id) }
    }
  }

  /// The native nodes of a scene, by name.
  @MainActor final class NodeTree {
    /// The view that the outermost nodes are in.
    weak var root: UIView?
    /// What the nodes report to.
    weak var input: (any NodeInput)?
    /// The words that the nodes are described with.
    var strings = ChoiceStrings()
    /// Where pictures come from.
    let images = ImageStore()

    private(set) var nodes: [NodeID: NativeNode] = [:]
    private var hasOtherNodes = false
    private var focusEntry: NodeID?

    init() {
      images.onArrival = { [weak self] in self?.showImages() }
    }

    /// The native node of an id, if it is shown.
    subscript(id: NodeID) -> NativeNode? { nodes[id] }

    func insert(_ node: Node, at index: Int) {
      let native = NativeNode(node, in: self)
      nodes[node.id] = native
      hasOtherNodes = true
      parent(of: node)?.insert(native.view, at: index)
      if node.parent == nil { root?.insertSubview(native.view, at: index) }
    }

    func update(_ node: Node) {
      guard let native = nodes[node.id] else { return }
      if native.kind == NodeKind(node) {
        native.show(node, in: self)
      } else {
        replace(native, by: node)
      }
    }

    func move(_ node: Node, to index: Int) {
      hasOtherNodes = true
      guard let native = nodes[node.id], let parent = parent(of: node) else { return }
      parent.insert(native.view, at: index)
    }

    func remove(_ node: Node) {
      hasOtherNodes = true
      nodes.removeValue(forKey: node.id)?.view.removeFromSuperview()
    }

    /// The focus has another place in the control: UIKit is asked to look where it prefers it now.
    func focus(_ id: NodeID?) {
      if let id, let view = nodes[id]?.view, !view.isFocused { root?.setNeedsFocusUpdate() }
    }

    /// Ends a rendering: tells containers what is in them, and UIKit where the Tab key stops.
    func finish(_ scene: ControlScene) {
      if focusEntry != scene.focusEntry || hasOtherNodes {
        if let focusEntry { nodes[focusEntry]?.view.focusGroupPriority = .ignored }
        focusEntry = scene.focusEntry
        if let focusEntry { nodes[focusEntry]?.view.focusGroupPriority = .prioritized }
      }
      if !hasOtherNodes { return }
      hasOtherNodes = false
      for node in scene.nodes where node.semantics?.role.isInteractive == false {
        nodes[node.id]?.view.accessibilityElements = elements(inside: node.id, of: scene)
      }
    }

    /// Describes all nodes anew.
    func describe() {
      for native in nodes.values { native.describe(strings) }
    }

    private func elements(inside container: NodeID, of scene: ControlScene) -> [UIView] {
      scene.nodes.compactMap { node in
        guard node.semantics?.role.isInteractive == true,
          scene.isNode(node, inside: container)
        else { return nil }
        return nodes[node.id]?.view
      }
    }

    private func parent(of node: Node) -> NativeNode? { node.parent.flatMap { nodes[$0] } }

    /// A node has become one of another kind: another view takes its place and what is in it.
    private func replace(_ old: NativeNode, by node: Node) {
      let new = NativeNode(node, in: self)
      nodes[node.id] = new
      hasOtherNodes = true
      old.view.superview?.insertSubview(new.view, belowSubview: old.view)
      for (index, child) in old.children.enumerated() { new.insert(child, at: index) }
      old.view.removeFromSuperview()
    }

    /// Shows the pictures that are there now.
    func showImages() {
      for native in nodes.values {
        native.showContent(in: self)
      }
    }
  }

  extension ControlScene {
    fileprivate func isNode(_ node: Node, inside container: NodeID) -> Bool {
      var next = node.parent
      while let id = next {
        if id == container { return true }
        next = self.node(id)?.parent
      }
      return false
    }
  }
#endif
