import ChoiceScene
import Testing

@testable import ChoiceCore

/// A control on a stage, in front of a native tree. After every step it renders, and checks that the
/// scene is sound and that the tree is that scene.
class OnStage<Control: ChoiceControl> {
  let stage: Stage<Control>
  let ruler = Ruler()
  var tree = NativeTree()
  var proposal: Proposal
  private(set) var now = 1.0
  /// Everything that the app was told.
  private(set) var told: [Control.Effect] = []

  init(_ control: Control, in proposal: Proposal, _ location: SourceLocation) {
    stage = Stage(control)
    self.proposal = proposal
    render(location)
  }

  var model: Control { stage.control }
  var scene: ControlScene { stage.shown }
  var focus: NodeID? { scene.focus }

  /// What an app makes of what it is told.
  func hear(_ effect: Control.Effect, _ location: SourceLocation) {}

  private func hear(_ effects: [Control.Effect], _ location: SourceLocation) {
    told += effects
    for effect in effects { hear(effect, location) }
  }

  @discardableResult
  func render(_ location: SourceLocation = #_sourceLocation) -> [Control.Effect] {
    tree.calls = []
    let rendering = stage.render(
      at: Instant(now), in: proposal, measure: { self.ruler.measure($0) }, into: &tree)
    expectSound(scene, location)
    #expect(tree.differences(from: scene).isEmpty, sourceLocation: location)
    hear(rendering.effects, location)
    return rendering.effects
  }

  /// Lets time pass, and renders. Returns what the app is told.
  @discardableResult
  func wait(_ seconds: Double, _ location: SourceLocation = #_sourceLocation) -> [Control.Effect] {
    now += seconds
    return render(location)
  }

  /// Waits until nothing moves. Returns what the app is told.
  @discardableResult
  func settle(_ location: SourceLocation = #_sourceLocation) -> [Control.Effect] {
    var effects: [Control.Effect] = []
    while let end = scene.motionEnds, end.seconds < .infinity {
      now = max(now, end.seconds)
      effects += render(location)
    }
    return effects
  }

  /// The scene at an instant of its own, without rendering it.
  func scene(after seconds: Double, _ location: SourceLocation = #_sourceLocation) -> ControlScene {
    let scene = model.scene(at: Instant(now + seconds))
    expectSound(scene, location)
    return scene
  }

  @discardableResult
  func apply(
    _ change: Control.Change, _ location: SourceLocation = #_sourceLocation
  ) throws -> [Control.Effect] {
    let effects = try stage.apply(change, at: Instant(now))
    hear(effects, location)
    return effects + render(location)
  }

  @discardableResult
  func send(
    _ input: Input, _ location: SourceLocation = #_sourceLocation
  ) -> [Control.Effect] {
    let effects = stage.send(input, at: Instant(now))
    hear(effects, location)
    return effects + render(location)
  }

  @discardableResult
  func pointer(
    _ phase: PointerPhase, _ place: ScenePoint, _ pointer: Int = 0,
    _ location: SourceLocation = #_sourceLocation
  ) -> [Control.Effect] {
    send(.pointer(PointerEvent(phase, at: place, pointer: pointer)), location)
  }

  @discardableResult
  func tap(
    _ place: ScenePoint, _ location: SourceLocation = #_sourceLocation
  ) -> [Control.Effect] {
    pointer(.began, place, 0, location) + pointer(.ended, place, 0, location)
  }

  /// Presses and releases the middle of a node.
  @discardableResult
  func tap(_ node: NodeID, _ location: SourceLocation = #_sourceLocation) -> [Control.Effect] {
    tap(middle(of: node), location)
  }

  @discardableResult
  func key(
    _ key: Key, shortcut: Bool = false, shift: Bool = false,
    _ location: SourceLocation = #_sourceLocation
  ) -> [Control.Effect] {
    send(.key(KeyStroke(key, isShortcut: shortcut, isShifted: shift)), location)
  }

  /// Types letters at one instant. Spaces are keys.
  func type(_ text: String, _ location: SourceLocation = #_sourceLocation) {
    for letter in text {
      if letter == " " {
        key(.space, location)
      } else {
        send(.typed(Utf8Text(String(letter))), location)
      }
    }
  }

  func middle(of node: NodeID) -> ScenePoint {
    let frame = scene.frameInControl(node) ?? .zero
    return ScenePoint(x: frame.midX, y: frame.midY)
  }
}
