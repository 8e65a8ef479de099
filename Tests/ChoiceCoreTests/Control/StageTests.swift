import ChoiceScene
import Testing

@testable import ChoiceCore

@Suite("Stage")
struct StageTests {
  private let proposal = Proposal(width: 320, height: 44)

  private func stage(selected: Int? = 0) throws -> Stage<TabStripModel> {
    Stage(
      try TabStripModel(
        items: Content.short.items(4), selected: selected.map { ItemID($0) }, style: .selective))
  }

  private func render<Sink: SceneSink>(
    _ stage: Stage<TabStripModel>, at time: Double, into sink: inout Sink
  ) -> Stage<TabStripModel>.Rendering {
    stage.render(
      at: Instant(time), in: proposal, measure: { Ruler().measure($0) }, into: &sink)
  }

  @Test("It shows nothing before the first rendering, then everything, parents first")
  func first() throws {
    let stage = try stage()
    #expect(stage.shown == .empty)
    var tree = NativeTree()
    _ = render(stage, at: 0, into: &tree)
    #expect(tree.inserted == stage.shown.nodes.map(\.id))
    #expect(tree.differences(from: stage.shown).isEmpty)
    expectSound(stage.shown)
  }

  @Test("It says until when frames are needed")
  func frames() throws {
    let stage = try stage()
    var tree = NativeTree()
    #expect(render(stage, at: 0, into: &tree).framesUntil == nil)
    _ = try stage.apply(.select(ItemID(2)), at: Instant(1))
    #expect(near(render(stage, at: 1, into: &tree).framesUntil?.seconds, 1.3))
    #expect(near(render(stage, at: 1.2, into: &tree).framesUntil?.seconds, 1.3))
    #expect(render(stage, at: 1.3, into: &tree).framesUntil == nil)
  }

  @Test("Forgotten, it inserts everything anew")
  func forget() throws {
    let stage = try stage()
    var tree = NativeTree()
    _ = render(stage, at: 0, into: &tree)
    stage.forgetShown()
    var other = NativeTree()
    _ = render(stage, at: 0, into: &other)
    #expect(other.inserted == stage.shown.nodes.map(\.id))
    #expect(other.differences(from: stage.shown).isEmpty)
  }

  @Test("An error leaves the control as it was")
  func error() throws {
    let stage = try stage()
    let before = stage.control
    #expect(throws: ChangeError.self) { try stage.apply(.remove(ItemID(9)), at: .zero) }
    #expect(stage.control == before)
  }

  // Calls from inside.

  /// A face that does something in one of its calls.
  private struct Talkative: SceneSink {
    enum Moment { case insert, update, move, remove, focus }
    var moment: Moment
    var action: () -> Void
    var tree = NativeTree()

    mutating func insert(_ node: Node, at index: Int) {
      tree.insert(node, at: index)
      if moment == .insert { action() }
    }
    mutating func update(_ node: Node, from old: Node) {
      tree.update(node, from: old)
      if moment == .update { action() }
    }
    mutating func move(_ node: Node, to index: Int) {
      tree.move(node, to: index)
      if moment == .move { action() }
    }
    mutating func remove(_ node: Node) {
      tree.remove(node)
      if moment == .remove { action() }
    }
    mutating func focus(_ id: NodeID?) {
      tree.focus(id)
      if moment == .focus { action() }
    }
  }

  /// What has a face do each of its calls.
  private func stir(_ stage: Stage<TabStripModel>, at time: Instant) throws {
    _ = stage.send(.focused(TabStripModel.itemNode(ItemID(1)), visible: true), at: time)
    _ = try stage.apply(.remove(ItemID(3)), at: time)
    _ = try stage.apply(.move(ItemID(2), to: 0), at: time)
    _ = try stage.apply(.insert([TabItem(id: ItemID(7), title: "new")], at: 3), at: time)
  }

  @Test(
    "Input sent from inside a rendering waits until it is over",
    arguments: ["insert", "update", "move", "remove", "focus"])
  func inputFromInside(name: String) throws {
    let moments: [String: Talkative.Moment] = [
      "insert": .insert, "update": .update, "move": .move, "remove": .remove, "focus": .focus,
    ]
    let stage = try stage()
    var tree = NativeTree()
    _ = render(stage, at: 0, into: &tree)
    try stir(stage, at: Instant(1))
    var calls = 0
    var answers: [TabStripEffect] = []
    var sink = Talkative(moment: try #require(moments[name])) {
      calls += 1
      if calls > 1 { return }
      let node = TabStripModel.itemNode(ItemID(2))
      answers += stage.send(.activate(node), at: Instant(1))
      answers += stage.send(.activate(node), at: Instant(1))
    }
    sink.tree = tree
    let rendering = render(stage, at: 1, into: &sink)
    #expect(calls > 0 && answers.isEmpty)
    #expect(
      rendering.effects == [.selected(ItemID(2), .person), .reselected(ItemID(2), .person)])
    #expect(rendering.framesUntil != nil)
    #expect(sink.tree.differences(from: stage.shown).isEmpty)
    #expect(stage.shown.selectedItems == [0])
    tree = sink.tree
    _ = render(stage, at: 1, into: &tree)
    #expect(stage.shown.selectedItems == [2])
    #expect(tree.differences(from: stage.shown).isEmpty)
  }

  @Test("A rendering from inside a rendering does nothing")
  func renderFromInside() throws {
    let stage = try stage()
    var inner = NativeTree()
    var sink = Talkative(moment: .insert) {
      let rendering = render(stage, at: 0, into: &inner)
      #expect(rendering.effects.isEmpty && rendering.framesUntil != nil)
    }
    _ = render(stage, at: 0, into: &sink)
    #expect(inner.calls.isEmpty)
    #expect(sink.tree.differences(from: stage.shown).isEmpty)
  }

  @Test("A change from inside a rendering counts, and shows with the next one")
  func changeFromInside() throws {
    let stage = try stage()
    var calls = 0
    var sink = Talkative(moment: .insert) {
      calls += 1
      if calls == 1 {
        _ = try? stage.apply(.items(Content.icons.items(2, from: 2)), at: .zero)
      }
    }
    _ = render(stage, at: 0, into: &sink)
    #expect(sink.tree.differences(from: stage.shown).isEmpty)
    #expect(stage.control.items.count == 2)
    _ = render(stage, at: 0, into: &sink)
    #expect(stage.shown.items == [2, 3])
    #expect(sink.tree.differences(from: stage.shown).isEmpty)
  }

  // Time.

  @Test("Scenes may be asked for in any order, and any number of times", arguments: Preset.allCases)
  func purity(preset: Preset) throws {
    let strip = try Strip(preset.style, Content.unequal.items(12), selected: 0)
    try strip.select(7)
    let times = (0..<40).map { Double($0) * 0.01 }
    let inOrder = times.map { strip.scene(after: $0) }
    var dice = Dice(7)
    for index in Array(times.indices).shuffled(using: &dice) {
      #expect(strip.scene(after: times[index]) == inOrder[index])
    }
  }

  @Test("Before the last call it is the scene of the last call", arguments: Preset.allCases)
  func beforeLastCall(preset: Preset) throws {
    let strip = try Strip(preset.style, Content.unequal.items(12), selected: 0)
    try strip.select(7)
    strip.wait(0.15)
    let now = strip.scene(after: 0)
    for time in [-0.01, -0.15, -1, -1e9, -.infinity, .nan] {
      #expect(strip.scene(after: time) == now)
    }
  }

  @Test(
    "From the end of motion on scenes are alike, and like those of a strip at rest",
    arguments: Preset.allCases)
  func end(preset: Preset) throws {
    let strip = try Strip(preset.style, Content.unequal.items(12), selected: 0)
    try strip.select(7)
    let end = try #require(strip.scene.motionEnds) - Instant(strip.now)
    let rest = strip.scene(after: end)
    #expect(rest.motionEnds == nil)
    for later in [0.001, 1, 1e6] { #expect(strip.scene(after: end + later) == rest) }
    #expect(strip.settle() == rest)
  }
}
