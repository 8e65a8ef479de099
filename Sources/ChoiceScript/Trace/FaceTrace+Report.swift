import ChoiceCore
import ChoiceScene

// What `choicekit trace` prints: the setup, and then each operation and view, one line of JSON each.

extension FaceTrace {
  /// The trace as lines of JSON, for runners that aren't written in Swift.
  public func report() -> [String] {
    let setup = JSON.object([
      JSON.Member(
        "setup",
        .object(
          [JSON.Member("control", .string(Control.scriptName))] + Control.report(setup)
            + [
              JSON.Member("naturalHeight", .bool(hasNaturalHeight)),
              JSON.Member("proposal", proposal.report),
            ]))
    ])
    return [setup.line] + entries.map { $0.report.line }
  }
}

extension FaceTrace.Entry {
  fileprivate var report: JSON {
    let at = JSON.Member("at", .number(time))
    switch what {
    case .perform(.input(let input)): return .object([at] + input.report(Control.self))
    case .perform(.change(let change)):
      return .object([at, JSON.Member("do", .string("change"))] + Control.report(change))
    case .perform(.proposal(let proposal)):
      return .object([
        at, JSON.Member("do", .string("surroundings")),
        JSON.Member("proposal", proposal.report),
      ])
    case .expect(let view):
      let effects = view.effects.map { JSON.object(Control.report($0)) }
      return .object([
        at,
        JSON.Member(
          "expect",
          .object([
            JSON.Member("size", .array([.number(view.size.width), .number(view.size.height)])),
            JSON.Member("effects", .array(effects)),
            JSON.Member("focus", view.focus?.item.map { .integer($0.rawValue) } ?? .null),
            JSON.Member(
              "focusPart", view.focus.map { .string(Control.partName($0.part)) } ?? .null),
            JSON.Member("nodes", .array(view.nodes.map(\.report))),
          ])),
      ])
    }
  }
}

extension Proposal {
  fileprivate var report: JSON {
    var script = ScriptProposal()
    script.x = frame.x
    script.y = frame.y
    if container != SceneSize(width: frame.maxX, height: frame.maxY) {
      script.container = container
    }
    script.width = frame.width
    script.height = frame.height
    script.coveredBottom = coveredBottom
    script.coveredTop = coveredTop
    script.coveredLeft = coveredLeft
    script.coveredRight = coveredRight
    script.direction = direction
    script.textScale = textScale
    script.pixelScale = pixelScale
    script.appearance = appearance
    script.increasedContrast = increasedContrast
    script.boldText = boldText
    script.reduceMotion = reduceMotion
    return .object(ObjectForm<ScriptProposal>.proposal.write(script, nil))
  }
}

extension Input {
  fileprivate func report<Control: ScriptedControl>(_ control: Control.Type) -> [JSON.Member] {
    func named(_ name: String, _ rest: JSON.Member...) -> [JSON.Member] {
      [JSON.Member("do", .string(name))] + rest
    }
    // The node of an item goes without saying, and so does what scrolls as a rule.
    func name(_ node: NodeID) -> [JSON.Member] {
      let isUsual = node.item.map { Control.itemNode($0) == node } ?? false
      let part = JSON.Member("part", .string(Control.partName(node.part)))
      return (isUsual ? [] : [part])
        + [JSON.Member("item", node.item.map { .integer($0.rawValue) } ?? .null)]
    }
    switch self {
    case .pointer(let event):
      return named("pointer") + ObjectForm<PointerEvent>.pointer.write(event, nil)
    case .key(let stroke):
      return named("key") + ObjectForm<KeyStroke>.keyStroke.write(stroke, nil)
    case .focused(let node, let visible):
      return named("focus") + name(node) + [JSON.Member("visible", .bool(visible))]
    case .blurred: return named("blur")
    case .activate(let node): return named("activate") + name(node)
    case .scrolled(let node, let offset):
      let part = JSON.Member("part", .string(Control.partName(node.part)))
      return named("scroll", JSON.Member("to", .number(offset)))
        + (node == Control.scroller ? [] : [part])
    case .typed(let text): return named("type", JSON.Member("text", .string(text.string)))
    case .dismiss: return named("dismiss")
    case .tick: return named("tick")
    }
  }
}

extension FaceNode {
  fileprivate var report: JSON {
    var members = [
      JSON.Member("part", .string(part)),
      JSON.Member("item", id.item.map { .integer($0.rawValue) } ?? .null),
      JSON.Member("frame", frame.report),
      JSON.Member("opacity", .number(opacity)),
    ]
    if let text { members.append(JSON.Member("text", .string(text))) }
    if let semantics { members += semantics.report }
    if isOverlay { members.append(JSON.Member("overlay", .bool(true))) }
    if let clip { members.append(JSON.Member("clip", clip.report)) }
    if let scroll { members.append(JSON.Member("scroll", scroll.report)) }
    return .object(members)
  }
}

extension FaceScroll {
  fileprivate var report: JSON {
    .object([
      JSON.Member("axis", .string(axis == .vertical ? "vertical" : "horizontal")),
      JSON.Member("offset", .number(offset)), JSON.Member("end", .number(end)),
      JSON.Member("enabled", .bool(isEnabled)), JSON.Member("bounces", .bool(bounces)),
    ])
  }
}

extension SceneRect {
  fileprivate var report: JSON { .array([x, y, width, height].map { .number($0) }) }
}
