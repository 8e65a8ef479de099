#if canImport(UIKit)
  internal import ChoiceScene
  import UIKit

  /// The native nodes of a scene, by name.
  @MainActor final class NodeTree {
    /// The view that the outermost nodes are in, but for overlays.
    weak var root: UIView?
    /// What the nodes report to.
    weak var input: (any NodeInput)?
    /// The words that the nodes are described with.
    var strings = ChoiceStrings() {
      didSet {
        spare = SpareNodes()
        for native in nodes.values { native.describe(strings) }
      }
    }
    /// Where pictures come from.
    let images = ImageStore()
    /// What overlays are in; `nil` while there are none.
    private(set) var overlay: OverlayView?

    private(set) var nodes: [NodeID: NativeNode] = [:]
    private var spare = SpareNodes()
    /// The nodes without a parent, from back to front.
    private var outermost: [Outermost] = []
    /// Nodes that are shown no more, but have the focus: it would be lost with them.
    private var leaving: [NativeNode] = []
    private var hasOtherNodes = false
    private var focusEntry: NodeID?
    private var announcer = Announcer()

    private struct Outermost {
      var id: NodeID
      var isOverlay: Bool
    }

    init() {
      images.onArrival = { [weak self] in self?.showImages() }
    }

    /// The native node of an id, if it is shown.
    subscript(id: NodeID) -> NativeNode? { nodes[id] }

    func insert(_ node: Node, at index: Int) {
      let native = spare.take(NodeKind(node))
      native?.show(node, in: self)
      nodes[node.id] = native ?? NativeNode(node, in: self)
      hasOtherNodes = true
      put(node, at: index)
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
      outermost.removeAll { $0.id == node.id }
      put(node, at: index)
    }

    func remove(_ node: Node) {
      guard let native = nodes.removeValue(forKey: node.id) else { return }
      hasOtherNodes = true
      outermost.removeAll { $0.id == node.id }
      if native.view.isFocused { passFocusOn() }
      if native.view.isFocused {
        leaving.append(native)
      } else {
        native.retire()
        spare.keep(native)
      }
    }

    /// The focus has another place in the control: UIKit is asked to look where it prefers it now.
    func focus(_ id: NodeID?) {
      if let id, let view = nodes[id]?.view, !view.isFocused { root?.setNeedsFocusUpdate() }
    }

    /// Lets UIKit move the focus now to where the control has it, if that is shown already.
    private func passFocusOn() {
      guard let root, !root.preferredFocusEnvironments.isEmpty else { return }
      root.setNeedsFocusUpdate()
      root.updateFocusIfNeeded()
    }

    /// Ends a rendering: puts overlays in their place, and tells containers what is in them, UIKit
    /// where the Tab key stops, and assistive technology what is new.
    func finish(_ scene: ControlScene, in place: WindowPlace) {
      if !leaving.isEmpty { passFocusOn() }
      for native in leaving { native.retire() }
      leaving = []
      if outermost.contains(where: { $0.isOverlay }) {
        overlay?.cover(place)
      } else {
        overlay?.removeFromSuperview()
        overlay = nil
      }
      if focusEntry != scene.focusEntry || hasOtherNodes {
        if let focusEntry { nodes[focusEntry]?.view.focusGroupPriority = .ignored }
        focusEntry = scene.focusEntry
        if let focusEntry { nodes[focusEntry]?.view.focusGroupPriority = .prioritized }
      }
      if hasOtherNodes { describeContainers(of: scene) }
      hasOtherNodes = false
      overlay?.accessibilityViewIsModal = scene.nodes.contains { $0.semantics?.role == .dismiss }
      if root?.window != nil { announcer.tell(of: scene, shownBy: self) }
    }

    /// Shows the pictures that are there now.
    func showImages() {
      for native in nodes.values { native.showContent(in: self) }
    }

    private func put(_ node: Node, at index: Int) {
      guard let view = nodes[node.id]?.view else { return }
      if let parent = node.parent {
        nodes[parent]?.insert(view, at: index)
        return
      }
      let place = min(index, outermost.count)
      let before = outermost[..<place].count { $0.isOverlay == node.isOverlay }
      outermost.insert(Outermost(id: node.id, isOverlay: node.isOverlay), at: place)
      let container = node.isOverlay ? overlayForNodes : root
      container?.insertSubview(view, at: before)
    }

    private var overlayForNodes: OverlayView? {
      if overlay == nil, let root { overlay = OverlayView(of: root, input: input) }
      return overlay
    }

    /// A node has become one of another kind: another view takes its place and what is in it.
    private func replace(_ old: NativeNode, by node: Node) {
      let new = NativeNode(node, in: self)
      nodes[node.id] = new
      hasOtherNodes = true
      old.view.superview?.insertSubview(new.view, belowSubview: old.view)
      for (index, child) in old.children.enumerated() { new.insert(child, at: index) }
      old.view.removeFromSuperview()
    }

    /// Each container has what is in it and in no container inside it.
    private func describeContainers(of scene: ControlScene) {
      var elements: [NodeID: [UIView]] = [:]
      var overlays: [UIView] = []
      for node in scene.nodes where node.semantics != nil {
        guard let view = nodes[node.id]?.view else { continue }
        if let container = container(of: node) {
          elements[container, default: []].append(view)
        } else if view.superview !== root {
          overlays.append(view)
        }
      }
      for node in scene.nodes where node.semantics?.isElement == false {
        nodes[node.id]?.view.accessibilityElements = elements[node.id] ?? []
      }
      overlay?.accessibilityElements = overlays
    }

    /// The nearest node around this one that assistive technology knows.
    private func container(of node: Node) -> NodeID? {
      var next = node.parent
      while let id = next, let parent = nodes[id]?.node {
        if parent.semantics != nil { return id }
        next = parent.parent
      }
      return nil
    }
  }

  /// Native nodes that are shown no more, kept for others of their kind: a list that scrolls makes no
  /// views.
  private struct SpareNodes {
    private var nodes: [NodeKind: [NativeNode]] = [:]

    /// About as many as the rows have that one screen shows.
    private static let limit = 80

    @MainActor mutating func take(_ kind: NodeKind) -> NativeNode? { nodes[kind]?.popLast() }

    @MainActor mutating func keep(_ native: NativeNode) {
      if native.kind == .scroll || nodes[native.kind]?.count ?? 0 >= Self.limit { return }
      nodes[native.kind, default: []].append(native)
    }
  }
#endif
