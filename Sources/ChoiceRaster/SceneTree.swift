#if Raster
  import ChoiceScene

  /// The nodes of a scene with each parent's children chained from back to front.
  ///
  /// A node whose parent doesn't stand before it has no place and is left out, which also rules
  /// out rings.
  struct SceneTree {
    let nodes: [Node]
    private(set) var firstRoot: Int?
    private var firstChild: [Int]
    private var nextSibling: [Int]

    private static let none = -1

    init(_ nodes: [Node]) {
      self.nodes = nodes
      firstChild = Array(repeating: Self.none, count: nodes.count)
      nextSibling = firstChild
      var lastChild = firstChild
      var lastRoot = Self.none
      var places: [NodeID: Int] = [:]
      places.reserveCapacity(nodes.count)
      for (index, node) in nodes.enumerated() {
        if let parent = node.parent {
          if let parent = places[parent] {
            if firstChild[parent] == Self.none {
              firstChild[parent] = index
            } else {
              nextSibling[lastChild[parent]] = index
            }
            lastChild[parent] = index
          }
        } else {
          if lastRoot == Self.none { firstRoot = index } else { nextSibling[lastRoot] = index }
          lastRoot = index
        }
        places[node.id] = index
      }
    }

    var roots: Chain { Chain(tree: self, place: firstRoot ?? Self.none) }

    func children(of index: Int) -> Chain { Chain(tree: self, place: firstChild[index]) }

    /// Indices of siblings, from back to front.
    struct Chain: Sequence, IteratorProtocol {
      fileprivate let tree: SceneTree
      fileprivate var place: Int

      mutating func next() -> Int? {
        guard place != SceneTree.none else { return nil }
        defer { place = tree.nextSibling[place] }
        return place
      }
    }
  }
#endif
