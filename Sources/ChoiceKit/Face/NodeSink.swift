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

#endif
