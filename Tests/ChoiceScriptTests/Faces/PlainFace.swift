import ChoiceCore
import ChoiceScene
import ChoiceScript

/// A face whose native nodes are plain values: it keeps a tree as it is told by the stage, renders
/// sixty times a second, and knows nothing of scenes.
final class PlainFace<Control: ScriptedControl> {
  private let stage: Stage<Control>
  private var proposal: Proposal
  private let hasNaturalHeight: Bool
  private var tree = Tree()
  private var told: [Control.Effect] = []
  private var frames = 0

  init(_ trace: FaceTrace<Control>) throws {
    stage = Stage(try Control(trace.setup))
    proposal = trace.proposal
    hasNaturalHeight = trace.hasNaturalHeight
    render(at: 0)
  }

  func perform(_ operation: ScriptOperation<Control>, at time: Double) throws {
    runFrames(until: time)
    switch operation {
    case .input(let input): told += stage.send(input, at: Instant(time))
    case .change(let change): told += try stage.apply(change, at: Instant(time))
    case .proposal(let new): proposal = new
    }
    render(at: time)
  }

  func view(at time: Double) -> FaceView<Control.Effect> {
    runFrames(until: time)
    render(at: time)
    defer { told = [] }
    return FaceView(
      tree.scene(size: proposal.frame.size), effects: told, partName: Control.partName)
  }

  private func runFrames(until time: Double) {
    while Double(frames + 1) / 60 < time {
      frames += 1
      render(at: Double(frames) / 60)
    }
  }

  private func render(at time: Double) {
    if hasNaturalHeight {
      proposal.frame.height = stage.control.naturalHeight(textScale: proposal.textScale)
    }
    told +=
      stage.render(
        at: Instant(time), in: proposal, measure: { FixedMeasurer().measure($0) }, into: &tree
      ).effects
  }
}

/// Nodes by their parent, from back to front.
private struct Tree: SceneSink {
  private var children: [NodeID?: [Node]] = [:]
  private var focused: NodeID?

  mutating func insert(_ node: Node, at index: Int) {
    children[node.parent, default: []].insert(node, at: index)
  }

  mutating func update(_ node: Node, from old: Node) {
    guard let index = children[node.parent]?.firstIndex(where: { $0.id == node.id }) else { return }
    children[node.parent]?[index] = node
  }

  mutating func move(_ node: Node, to index: Int) {
    let old = children[node.parent]?.first { $0.id == node.id } ?? node
    children[node.parent]?.removeAll { $0.id == node.id }
    children[node.parent]?.insert(old, at: index)
  }

  mutating func remove(_ node: Node) {
    children[node.parent]?.removeAll { $0.id == node.id }
  }

  mutating func focus(_ id: NodeID?) { focused = id }

  func scene(size: SceneSize) -> ControlScene {
    var scene = ControlScene(size: size, nodes: [], focus: focused)
    func add(_ parent: NodeID?) {
      for node in children[parent] ?? [] {
        scene.nodes.append(node)
        add(node.id)
      }
    }
    add(nil)
    return scene
  }
}
