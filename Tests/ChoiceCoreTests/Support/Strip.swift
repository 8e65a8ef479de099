import ChoiceScene
import Testing

@testable import ChoiceCore

/// A tab strip on a stage, in front of a native tree: what a face is, without pixels. After every
/// step it renders, and checks that the scene is sound and that the tree is that scene.
final class Strip {
  let stage: Stage<TabStripModel>
  let ruler = Ruler()
  var tree = NativeTree()
  var proposal: Proposal
  private(set) var now = 1.0

  init(
    _ style: TabStripStyle, _ items: [TabItem], selected: Int? = nil, width: Double = 320,
    height: Double? = nil, options: TabStripOptions = TabStripOptions(),
    at location: SourceLocation = #_sourceLocation, with adjust: (inout Proposal) -> Void = { _ in }
  ) throws {
    let model = try TabStripModel(
      items: items, selected: selected.map { items[$0].id }, style: style, options: options)
    stage = Stage(model)
    proposal = Proposal(width: width, height: height ?? style.height)
    adjust(&proposal)
    render(location)
  }

  var model: TabStripModel { stage.control }
  var scene: ControlScene { stage.shown }
  var selected: Int? { model.selected?.rawValue }
  var width: Double { proposal.frame.width }

  @discardableResult
  func render(_ location: SourceLocation = #_sourceLocation) -> Stage<TabStripModel>.Rendering {
    tree.calls = []
    let rendering = stage.render(
      at: Instant(now), in: proposal, measure: { self.ruler.measure($0) }, into: &tree)
    expectSound(scene, location)
    let differences = tree.differences(from: scene)
    #expect(differences.isEmpty, sourceLocation: location)
    return rendering
  }

  /// Lets time pass, and renders.
  @discardableResult
  func wait(_ seconds: Double, _ location: SourceLocation = #_sourceLocation) -> ControlScene {
    now += seconds
    render(location)
    return scene
  }

  /// Waits until nothing moves.
  @discardableResult
  func settle(_ location: SourceLocation = #_sourceLocation) -> ControlScene {
    while let end = scene.motionEnds, end.seconds < .infinity {
      now = max(now, end.seconds)
      render(location)
    }
    return scene
  }

  /// The scene at an instant of its own, without rendering it.
  func scene(
    after seconds: Double, _ location: SourceLocation = #_sourceLocation
  ) -> ControlScene {
    let scene = model.scene(at: Instant(now + seconds))
    expectSound(scene, location)
    return scene
  }

  @discardableResult
  func apply(
    _ change: TabStripChange, _ location: SourceLocation = #_sourceLocation
  ) throws -> [TabStripEffect] {
    let effects = try stage.apply(change, at: Instant(now))
    render(location)
    return effects
  }

  @discardableResult
  func select(
    _ item: Int?, animated: Bool = true, _ location: SourceLocation = #_sourceLocation
  ) throws -> [TabStripEffect] {
    try apply(.select(item.map { ItemID($0) }, animated: animated), location)
  }

  @discardableResult
  func send(
    _ input: Input, _ location: SourceLocation = #_sourceLocation
  ) -> [TabStripEffect] {
    let effects = stage.send(input, at: Instant(now))
    render(location)
    return effects
  }

  @discardableResult
  func pointer(
    _ phase: PointerPhase, _ place: ScenePoint, _ pointer: Int = 0
  ) -> [TabStripEffect] {
    send(.pointer(PointerEvent(phase, at: place, pointer: pointer)))
  }

  @discardableResult
  func key(_ key: Key, shortcut: Bool = false) -> [TabStripEffect] {
    send(.key(KeyStroke(key, isShortcut: shortcut)))
  }

  /// Presses and releases the middle of an item.
  @discardableResult
  func tap(_ item: Int) -> [TabStripEffect] {
    let place = middle(of: item)
    return pointer(.began, place) + pointer(.ended, place)
  }

  /// The middle of an item, in the bar's coordinates.
  func middle(of item: Int) -> ScenePoint {
    let frame = frame(.tab, item)
    return ScenePoint(x: frame.midX, y: frame.midY)
  }

  func frame(_ part: TabStripPart, _ item: Int? = nil) -> SceneRect {
    scene.frame(part, item) ?? .zero
  }
}

/// Measures without a font: half an em for each scalar below U+1100, one em for others.
final class Ruler {
  /// Everything that was asked.
  private(set) var asked: [TextRun] = []
  /// What is answered instead, where set.
  var answer: ((TextRun) -> Double)?

  var calls: Int { asked.count }

  func measure(_ run: TextRun) -> TextMetrics {
    asked.append(run)
    return TextMetrics(width: answer.map { $0(run) } ?? Self.width(run.text.string, run.style.size))
  }

  func forget() { asked = [] }

  static func width(_ text: String, _ size: Double) -> Double {
    var ems = 0.0
    for scalar in text.unicodeScalars { ems += scalar.value < 0x1100 ? 0.5 : 1 }
    return ems * size
  }
}

/// Every scene of every test is one without faults.
func expectSound(_ scene: ControlScene, _ location: SourceLocation = #_sourceLocation) {
  let faults = scene.faults
  #expect(faults.isEmpty, sourceLocation: location)
}

/// Whether two numbers are the same but for rounding.
func near(_ one: Double?, _ other: Double?, _ tolerance: Double = 1e-6) -> Bool {
  guard let one, let other else { return one == nil && other == nil }
  return (one - other).magnitude <= tolerance
}

/// Whether two rectangles are the same but for rounding.
func near(_ one: SceneRect?, _ other: SceneRect?, _ tolerance: Double = 1e-6) -> Bool {
  guard let one, let other else { return one == nil && other == nil }
  return near(one.x, other.x, tolerance) && near(one.y, other.y, tolerance)
    && near(one.width, other.width, tolerance) && near(one.height, other.height, tolerance)
}
