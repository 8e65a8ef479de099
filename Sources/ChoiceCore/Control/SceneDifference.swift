import ChoiceScene

extension ControlScene {
  /// Tells `sink` what differs from `old`, in the order that ``SceneSink`` states.
  ///
  /// O(number of nodes) where their order is much the same, which is the usual case; at worst
  /// its square. As few nodes as possible are moved.
  public func sendDifferences<Sink: SceneSink>(from old: ControlScene, to sink: inout Sink) {
    let match = NodeMatch(old: old.nodes, new: nodes)
    for index in old.nodes.indices.reversed() where match.newIndices[index] < 0 {
      sink.remove(old.nodes[index])
    }
    // How many children of each parent are in their places; the last are those without a parent.
    var places = [Int](repeating: 0, count: nodes.count + 1)
    for index in nodes.indices {
      let parent = match.parents[index]
      let place = places[parent] + match.waiting(before: index)
      places[parent] += 1
      let oldIndex = match.oldIndices[index]
      if oldIndex < 0 {
        sink.insert(nodes[index], at: place)
        continue
      }
      if match.moving.contains(index) { sink.move(nodes[index], to: place) }
      if sink.needsUpdate(nodes[index], from: old.nodes[oldIndex]) {
        sink.update(nodes[index], from: old.nodes[oldIndex])
      }
    }
    if focus != old.focus { sink.focus(focus) }
  }
}

/// Which node of a new scene is which of an old one, and which of them wait to be moved. Nodes are
/// known by their indices.
private struct NodeMatch {
  /// For each new node its index in the old scene, or −1: the same id under the same parent, whose
  /// parent was there too.
  private(set) var oldIndices: [Int]
  /// For each old node its index in the new scene, or −1.
  private(set) var newIndices: [Int]
  /// For each new node the index of its parent; for those without one the number of nodes.
  private(set) var parents: [Int]
  /// The nodes that don't keep their place among their siblings: of each parent's children the
  /// longest run whose old order is ascending stays, the others move.
  private(set) var moving: [Int] = []

  init(old: [Node], new: [Node]) {
    oldIndices = [Int](repeating: -1, count: new.count)
    newIndices = [Int](repeating: -1, count: old.count)
    parents = [Int](repeating: new.count, count: new.count)
    var cursor = 0
    var isAscending = true
    for index in new.indices {
      if let parent = new[index].parent {
        parents[index] = Self.find(parent, in: new, from: 0, to: index) ?? new.count
      }
      let parent = parents[index]
      // Order seldom changes, so the search goes on from the last find.
      guard
        let found = Self.find(new[index].id, in: old, from: cursor, to: old.count)
          ?? Self.find(new[index].id, in: old, from: 0, to: min(cursor, old.count)),
        newIndices[found] < 0, old[found].parent == new[index].parent,
        parent == new.count || oldIndices[parent] >= 0
      else { continue }
      oldIndices[index] = found
      newIndices[found] = index
      if found < cursor { isAscending = false }
      cursor = found + 1
    }
    if !isAscending {
      for parent in 0...new.count { findMoving(under: parent) }
    }
  }

  private static func find(
    _ id: NodeID, in nodes: [Node], from start: Int, to end: Int
  ) -> Int? {
    var index = start
    while index < end {
      if nodes[index].id == id { return index }
      index += 1
    }
    return nil
  }

  private mutating func findMoving(under parent: Int) {
    var kept: [Int] = []
    var places: [Int] = []
    for index in parents.indices where parents[index] == parent && oldIndices[index] >= 0 {
      kept.append(index)
      places.append(oldIndices[index])
    }
    let staying = longestAscendingRun(places)
    for place in kept.indices where !staying.contains(place) { moving.append(kept[place]) }
  }

  /// How many of the siblings that are still to be moved stand before the place of the node at
  /// `index`, because they stood before the last sibling that stays. They will be gone from there,
  /// but a face that counts its nodes now must count them. O(number of nodes) where any moves.
  func waiting(before index: Int) -> Int {
    if moving.isEmpty { return 0 }
    let parent = parents[index]
    var last = -1
    for before in 0..<index where parents[before] == parent && !moving.contains(before) {
      if oldIndices[before] >= 0 { last = oldIndices[before] }
    }
    var count = 0
    for after in moving where after > index && parents[after] == parent {
      if oldIndices[after] < last { count += 1 }
    }
    return count
  }
}

/// Indices of a longest ascending subsequence, the last first, by patience sorting. O(n log n).
/// Fredman, "On computing the length of longest increasing subsequences", 1975.
func longestAscendingRun(_ values: [Int]) -> [Int] {
  var ends: [Int] = []
  var before = [Int](repeating: -1, count: values.count)
  for index in values.indices {
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if values[ends[middle]] < values[index] { low = middle + 1 } else { high = middle }
    }
    if low > 0 { before[index] = ends[low - 1] }
    if low == ends.count { ends.append(index) } else { ends[low] = index }
  }
  var run: [Int] = []
  var next = ends.last ?? -1
  while next >= 0 {
    run.append(next)
    next = before[next]
  }
  return run
}
