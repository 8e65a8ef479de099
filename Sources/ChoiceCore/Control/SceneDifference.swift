import ChoiceScene

extension ControlScene {
  /// Tells `sink` what differs from `old`, in the order that ``SceneSink`` states.
  ///
  /// O(number of nodes) where their order is much the same, which is the usual case; at worst
  /// its square. As few nodes as possible are moved.
  public func sendDifferences<Sink: SceneSink>(from old: ControlScene, to sink: inout Sink) {
    let match = NodeMatch(old: old.nodes, new: nodes)
    for index in old.nodes.indices.reversed() where !match.isKept[index] {
      sink.remove(old.nodes[index])
    }
    let stays = match.nodesThatStay()
    var places = ChildPlaces()
    for (index, node) in nodes.enumerated() {
      let place = places.next(under: node.parent)
      guard let oldIndex = match.oldIndex[index] else {
        sink.insert(node, at: place)
        continue
      }
      if !stays[index] { sink.move(node, to: place) }
      let oldNode = old.nodes[oldIndex]
      if oldNode != node { sink.update(node, from: oldNode) }
    }
    if focus != old.focus { sink.focus(focus) }
  }
}

/// Which node of a new scene is which of an old one: the same id under the same parent, whose
/// parent is a kept one too.
private struct NodeMatch {
  var oldIndex: [Int?]
  var isKept: [Bool]
  private let new: [Node]

  init(old: [Node], new: [Node]) {
    self.new = new
    oldIndex = [Int?](repeating: nil, count: new.count)
    isKept = [Bool](repeating: false, count: old.count)
    var cursor = 0
    for index in new.indices {
      let node = new[index]
      guard let found = Self.find(node, in: old, from: cursor), !isKept[found] else { continue }
      guard isParentKept(of: node, before: index) else { continue }
      oldIndex[index] = found
      isKept[found] = true
      cursor = found + 1
    }
  }

  /// Searches from `start` on and then from the beginning, because order seldom changes.
  private static func find(_ node: Node, in old: [Node], from start: Int) -> Int? {
    for index in start..<old.count where old[index].id == node.id {
      return old[index].parent == node.parent ? index : nil
    }
    for index in 0..<min(start, old.count) where old[index].id == node.id {
      return old[index].parent == node.parent ? index : nil
    }
    return nil
  }

  private func isParentKept(of node: Node, before index: Int) -> Bool {
    guard let parent = node.parent else { return true }
    var candidate = index - 1
    while candidate >= 0 {
      if new[candidate].id == parent { return oldIndex[candidate] != nil }
      candidate -= 1
    }
    return true
  }

  /// For each new node, whether it keeps its place among those that were there before: the longest
  /// run of nodes whose old order is ascending stays, the others move.
  ///
  /// Siblings of all parents are looked at together; their ranks never interleave wrongly because
  /// a parent precedes what is inside it in both scenes.
  func nodesThatStay() -> [Bool] {
    var stays = [Bool](repeating: true, count: new.count)
    var isAscending = true
    var last = -1
    for index in oldIndex {
      guard let index else { continue }
      if index < last { isAscending = false }
      last = index
    }
    if isAscending { return stays }
    let kept = oldIndex.indices.filter { oldIndex[$0] != nil }
    let ranks = kept.map { oldIndex[$0]! }
    var isInRun = [Bool](repeating: false, count: kept.count)
    for index in longestAscendingRun(ranks) { isInRun[index] = true }
    for (index, node) in kept.enumerated() where !isInRun[index] { stays[node] = false }
    return stays
  }
}

/// Indices of a longest ascending subsequence, by patience sorting. O(n log n).
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
  return run.reversed()
}

/// Counts children, parent by parent.
private struct ChildPlaces {
  private var counts: [(parent: NodeID?, count: Int)] = []

  mutating func next(under parent: NodeID?) -> Int {
    for index in counts.indices.reversed() where counts[index].parent == parent {
      counts[index].count += 1
      return counts[index].count - 1
    }
    counts.append((parent, 1))
    return 0
  }
}
