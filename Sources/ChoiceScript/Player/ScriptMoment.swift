import ChoiceCore
import ChoiceScene

/// One call that a step makes.
struct ScriptMoment<Control: ScriptedControl> {
  enum What {
    case input(Input)
    case change(Control.Change)
    case proposal(ScriptPatch<ScriptProposal>)
  }

  var time: Double
  var step: Int
  var what: What
}

/// Why a step cannot be taken.
struct ScriptRefusal: Error {
  var message: String
}

extension ScriptStep {
  /// The calls that the step makes. Places of items are those of the scene in which it begins.
  func moments<Control: ScriptedControl>(
    index: Int, control: Control, scene: () -> ControlScene
  ) throws(ScriptRefusal) -> [ScriptMoment<Control>] where Control.Action == Action {
    func moment(_ what: ScriptMoment<Control>.What, after: Double = 0) -> ScriptMoment<Control> {
      ScriptMoment(time: after == 0 ? time : time + after, step: index, what: what)
    }
    func place(_ target: ScriptTarget) throws(ScriptRefusal) -> ScenePoint {
      switch target {
      case .place(let point): return point
      case .node(let node):
        guard let frame = scene().visibleHitFrame(try Control.node(node)) else {
          throw ScriptRefusal(message: "The \(node.name) is not shown.")
        }
        return ScenePoint(x: frame.midX, y: frame.midY)
      }
    }
    func pointer(
      _ phase: PointerPhase, _ point: ScenePoint, after: Double = 0
    ) -> ScriptMoment<Control> {
      moment(.input(.pointer(PointerEvent(phase, at: point))), after: after)
    }

    switch event {
    case .tap(let target):
      let point = try place(target)
      return [pointer(.began, point), pointer(.ended, point)]
    case .press(let target, let duration):
      let point = try place(target)
      return [pointer(.began, point), pointer(.ended, point, after: duration)]
    case .drag(let from, let to, let over):
      let start = try place(from)
      let end = try place(to)
      let moves = ScriptClock.fractions(over: over).dropFirst().map { fraction in
        pointer(.moved, start.mixed(with: end, fraction), after: fraction * over)
      }
      return [pointer(.began, start)] + moves + [pointer(.ended, end, after: over)]
    case .pointer(let event): return [moment(.input(.pointer(event)))]
    case .key(let stroke): return [moment(.input(.key(stroke)))]
    case .focus(nil, _): return [moment(.input(.blurred))]
    case .focus(let node?, let visible):
      return [moment(.input(.focused(try Control.node(node), visible: visible)))]
    case .activate(let node): return [moment(.input(.activate(try Control.node(node))))]
    case .type(let text):
      return text.map { letter in
        letter == " "
          ? moment(.input(.key(KeyStroke(.space))))
          : moment(.input(.typed(Utf8Text(String(letter)))))
      }
    case .dismiss: return [moment(.input(.dismiss))]
    case .scroll(let offset, let over, let node):
      let scroller =
        try node.map { node throws(ScriptRefusal) in try Control.node(node) }
        ?? Control.scroller
      let start = scene().node(scroller)?.scroll?.offset ?? 0
      let fractions = over > 0 ? ScriptClock.fractions(over: over) : [1]
      return fractions.map { fraction in
        let place = fraction == 1 ? offset : start + (offset - start) * fraction
        return moment(.input(.scrolled(scroller, to: place)), after: fraction * over)
      }
    case .proposal(let patch): return [moment(.proposal(patch))]
    case .tick: return [moment(.input(.tick))]
    case .action(let action):
      return control.changes(for: action).map { moment(.change($0.change), after: $0.after) }
    }
  }
}

extension ScriptedControl {
  /// The node that a document means.
  fileprivate static func node(_ node: ScriptNode) throws(ScriptRefusal) -> NodeID {
    switch node {
    case .item(let id): return itemNode(id)
    case .part(let name, let item):
      let parts = (UInt8.min...UInt8.max).filter { partName($0) != "?" }
      guard let part = parts.first(where: { partName($0) == name }) else {
        let allowed = parts.map { partName($0) }.joined(separator: ", ")
        throw ScriptRefusal(message: "There is no part \"\(name)\"; allowed: \(allowed).")
      }
      return NodeID(part: part, item: item)
    }
  }
}

extension ScriptNode {
  fileprivate var name: String {
    switch self {
    case .item(let id): "item \(id.rawValue)"
    case .part(let name, let item?): "\(name) \(item.rawValue)"
    case .part(let name, nil): name
    }
  }
}

extension ScenePoint {
  fileprivate func mixed(with other: ScenePoint, _ fraction: Double) -> ScenePoint {
    if fraction == 1 { return other }
    return ScenePoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }
}

extension ControlScene {
  /// What is visible of a node's touch area, in the control's coordinates and as it is drawn:
  /// stretched by outer transforms. `nil` where nothing is. O(depth²).
  package func visibleHitFrame(_ id: NodeID) -> SceneRect? {
    guard let node = node(id), let area = node.hitFrame else { return nil }
    var frame = placement(inside: node.parent).drawn(area)
    var next = node.parent
    while let id = next, let parent = self.node(id) {
      if parent.scroll != nil || parent.clipsChildren {
        let seen = placement(inside: parent.parent).drawn(parent)
        guard frame.intersects(seen) else { return nil }
        frame = frame.intersection(seen)
      }
      next = parent.parent
    }
    return frame
  }

  private func placement(inside id: NodeID?) -> Placement {
    guard let id, let node = node(id) else { return .identity }
    return placement(inside: node.parent).inside(node)
  }
}

extension SceneRect {
  /// What is inside both; without width or height where they share nothing.
  func intersection(_ other: SceneRect) -> SceneRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return SceneRect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }
}
