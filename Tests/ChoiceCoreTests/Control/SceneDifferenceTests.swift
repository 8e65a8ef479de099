import ChoiceScene
import Testing

@testable import ChoiceCore

@Suite("Differences between scenes")
struct SceneDifferenceTests {
  private static let size = SceneSize(width: 100, height: 100)

  /// A scene of nodes with the given parts; each names its parent, or 0 for none.
  private func scene(_ nodes: [(part: UInt8, parent: UInt8)], focus: UInt8? = nil) -> ControlScene {
    ControlScene(
      size: Self.size,
      nodes: nodes.map {
        Node(
          id: NodeID(part: $0.part), parent: $0.parent == 0 ? nil : NodeID(part: $0.parent),
          frame: SceneRect(Self.size))
      }, focus: focus.map { NodeID(part: $0) })
  }

  private func flat(_ parts: [UInt8]) -> ControlScene { scene(parts.map { ($0, 0) }) }

  /// The calls from one scene to the next, once they have been carried out.
  @discardableResult
  private func calls(
    _ old: ControlScene, _ new: ControlScene, _ location: SourceLocation = #_sourceLocation
  ) -> NativeTree {
    var tree = NativeTree()
    old.sendDifferences(from: .empty, to: &tree)
    tree.calls = []
    new.sendDifferences(from: old, to: &tree)
    let differences = tree.differences(from: new)
    #expect(differences.isEmpty, sourceLocation: location)
    return tree
  }

  @Test("Alike scenes differ in nothing")
  func same() {
    let one = scene([(1, 0), (2, 1), (3, 1)], focus: 3)
    #expect(calls(one, one).calls.isEmpty)
  }

  @Test("Removals come first, what is inside a node before the node; the focus comes last")
  func order() {
    let old = scene([(1, 0), (2, 1), (3, 2), (4, 1)], focus: 3)
    let new = scene([(1, 0), (5, 1), (4, 1), (6, 5)], focus: 6)
    #expect(
      calls(old, new).calls == [
        .remove(NodeID(part: 3)), .remove(NodeID(part: 2)), .insert(NodeID(part: 5), at: 0),
        .insert(NodeID(part: 6), at: 0), .focus(NodeID(part: 6)),
      ])
  }

  @Test("Only what changed is updated")
  func update() {
    let old = flat([1, 2, 3])
    var new = old
    new.nodes[1].opacity = 0.5
    #expect(calls(old, new).calls == [.update(NodeID(part: 2))])
  }

  @Test("A node under another parent is removed and inserted, with what is inside it")
  func reparented() {
    let old = scene([(1, 0), (2, 0), (3, 1), (4, 3)])
    let new = scene([(1, 0), (2, 0), (3, 2), (4, 3)])
    let tree = calls(old, new)
    #expect(tree.removed == [NodeID(part: 4), NodeID(part: 3)])
    #expect(tree.inserted == [NodeID(part: 3), NodeID(part: 4)])
  }

  @Test("Parent and child may change places")
  func swapped() {
    let tree = calls(scene([(1, 0), (2, 1)]), scene([(2, 0), (1, 2)]))
    #expect(tree.removed.count == 2 && tree.inserted.count == 2)
  }

  @Test(
    "As few as possible move",
    arguments: [
      ([1, 2, 3, 4], [4, 1, 2, 3], 1), ([1, 2, 3, 4], [2, 3, 4, 1], 1), ([1, 2], [2, 1], 1),
      ([1, 2, 3, 4, 5], [5, 4, 3, 2, 1], 4), ([1, 2, 3, 4], [3, 4, 1, 2], 2),
      ([1, 2, 3], [2, 3, 9, 1], 1), ([1, 2, 3, 4], [4, 8, 3, 9, 1], 2),
    ] as [([UInt8], [UInt8], Int)])
  func moves(sample: (old: [UInt8], new: [UInt8], count: Int)) {
    #expect(calls(flat(sample.old), flat(sample.new)).moved.count == sample.count)
  }

  @Test("A parent that moves doesn't move what is inside it")
  func movedParent() {
    let old = scene([(1, 0), (11, 1), (12, 1), (2, 0), (21, 2), (22, 2)])
    let new = scene([(2, 0), (21, 2), (22, 2), (1, 0), (11, 1), (12, 1)])
    #expect(calls(old, new).moved.count == 1)
  }

  @Test("Any scene follows from any other, with the fewest moves", arguments: 0..<40)
  func random(seed: Int) {
    var dice = Dice(UInt64(seed))
    var old = ControlScene.empty
    var tree = NativeTree()
    for _ in 0..<30 {
      let new = randomScene(&dice)
      tree.calls = []
      new.sendDifferences(from: old, to: &tree)
      let differences = tree.differences(from: new)
      #expect(differences.isEmpty)
      #expect(tree.moved.count == fewestMoves(old, new))
      old = new
    }
  }

  private func randomScene(_ dice: inout Dice) -> ControlScene {
    var nodes: [(part: UInt8, parent: UInt8)] = []
    for part in (1...UInt8(14)).shuffled(using: &dice) where dice.roll(4) > 0 {
      // Mostly the same parent each time, so that many are kept.
      let usual = part < 4 ? 0 : 1 + part % 3
      let parent = dice.roll(8) == 0 ? nodes.randomElement(using: &dice)?.part ?? 0 : usual
      let isThere = parent == 0 || nodes.contains { $0.part == parent }
      nodes.append((part, isThere ? parent : 0))
    }
    var scene = scene(nodes, focus: nodes.randomElement(using: &dice)?.part)
    for index in scene.nodes.indices where dice.roll(3) == 0 {
      scene.nodes[index].opacity = dice.fraction()
    }
    return scene
  }

  /// Of each parent's kept children, all but a longest ascending subsequence: by trying all.
  private func fewestMoves(_ old: ControlScene, _ new: ControlScene) -> Int {
    var kept: Set<NodeID> = []
    for node in new.nodes {
      guard let before = old.node(node.id), before.parent == node.parent else { continue }
      if let parent = node.parent, !kept.contains(parent) { continue }
      kept.insert(node.id)
    }
    let ranks = Dictionary(
      uniqueKeysWithValues: old.nodes.enumerated().map { ($0.element.id, $0.offset) })
    var moves = 0
    for (_, siblings) in Dictionary(
      grouping: new.nodes.filter { kept.contains($0.id) }, by: \.parent)
    {
      let values = siblings.compactMap { ranks[$0.id] }
      var lengths: [Int] = []
      for (index, value) in values.enumerated() {
        lengths.append(
          1 + ((0..<index).filter { values[$0] < value }.map { lengths[$0] }.max() ?? 0))
      }
      moves += values.count - (lengths.max() ?? 0)
    }
    return moves
  }

  @Test("The longest ascending run is one", arguments: 0..<20)
  func longestRun(seed: Int) {
    var dice = Dice(UInt64(seed))
    let values = (0..<dice.roll(12)).map { _ in dice.roll(100) }
    let run = [Int](longestAscendingRun(values).reversed())
    #expect(run == run.sorted())
    #expect(zip(run, run.dropFirst()).allSatisfy { values[$0] < values[$1] })
    var longest = 0
    for subset in 0..<(1 << values.count) {
      let chosen = values.indices.filter { subset & (1 << $0) != 0 }
      if zip(chosen, chosen.dropFirst()).allSatisfy({ values[$0] < values[$1] }) {
        longest = max(longest, chosen.count)
      }
    }
    #expect(run.count == longest)
  }
}
