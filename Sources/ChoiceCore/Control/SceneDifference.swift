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
    let order = NodeOrder(match, nodes)
    var places = ChildPlaces()
    for (index, node) in nodes.enumerated() {
      let place = places.next(under: node.parent)
      guard let oldIndex = match.oldIndex[index] else {
        sink.insert(node, at: place + order.waiting(before: index))
        continue
      }
      if !order.stays[index] { sink.move(node, to: place + order.waiting(before: index)) }
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
}

/// Which nodes keep their place among their siblings, and which wait to be moved.
private struct NodeOrder {
  /// For each new node, whether it keeps its place: of each parent's children the longest run whose
  /// old order is ascending stays, the others move. New nodes count as staying.
  private(set) var stays: [Bool]
  private let oldIndex: [Int?]
  private let nodes: [Node]
  private var isAscending = true

  init(_ match: NodeMatch, _ nodes: [Node]) {
    self.nodes = nodes
    oldIndex = match.oldIndex
    stays = [Bool](repeating: true, count: nodes.count)
    var last = -1
    for index in oldIndex {
      guard let index else { continue }
      if index < last { isAscending = false }
      last = index
    }
    if isAscending { return }
    var parents: [NodeID?] = []
    for node in nodes where !parents.contains(node.parent) { parents.append(node.parent) }
    for parent in parents {
      let kept = nodes.indices.filter { nodes[$0].parent == parent && oldIndex[$0] != nil }
      for index in kept { stays[index] = false }
      for place in longestAscendingRun(kept.map { oldIndex[$0] ?? 0 }) { stays[kept[place]] = true }
    }
  }

  /// How many of the siblings that are still to be moved stand before the place of the node at
  /// `index`, because they stood before the last sibling that stays. They will be gone from there,
  /// but a face that counts its nodes now must count them. O(number of nodes) where any moves.
  func waiting(before index: Int) -> Int {
    if isAscending { return 0 }
    let parent = nodes[index].parent
    var last: Int?
    for before in 0..<index where nodes[before].parent == parent && stays[before] {
      last = oldIndex[before] ?? last
    }
    guard let last else { return 0 }
    var count = 0
    for after in index + 1..<max(index + 1, nodes.count)
    where nodes[after].parent == parent && !stays[after] {
      if let place = oldIndex[after], place < last { count += 1 }
    }
    return count
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
