import ChoiceScene

/// What comes from outside, as `input.js` and `host.js` write it.
extension RecordReader {
  mutating func input() -> Input {
    let kind = byte()
    switch kind {
    case 0:
      let phase = pointerPhase()
      let pointer = integer()
      return .pointer(PointerEvent(phase, at: place(), pointer: pointer))
    case 1:
      let key = byte()
      let isShifted = flag()
      if let key = Key(rawValue: key) { return .key(KeyStroke(key, isShifted: isShifted)) }
      refuse(key, as: "key")
    case 2:
      let node = nodeID()
      return .focused(node, visible: flag())
    case 3: return .blurred
    case 4: return .activate(nodeID())
    case 5:
      let node = nodeID()
      return .scrolled(node, to: number())
    case 6: return .typed(text())
    case 7: return .dismiss
    default: refuse(kind, as: "kind of input")
    }
    return .tick
  }

  /// Flags; x, y, width and height in the window; the window's width and height, and how much of it
  /// is covered from below; text scale and pixel scale; how often fonts have come.
  mutating func proposal() -> Proposal {
    let flags = byte()
    var proposal = Proposal(width: 0, height: 0)
    proposal.frame.x = number()
    proposal.frame.y = number()
    proposal.frame.width = number()
    proposal.frame.height = number()
    proposal.container.width = number()
    proposal.container.height = number()
    proposal.coveredBottom = number()
    proposal.textScale = number()
    proposal.pixelScale = number()
    if flags & 1 != 0 { proposal.direction = .rightToLeft }
    if flags & 2 != 0 { proposal.appearance = .dark }
    proposal.increasedContrast = flags & 4 != 0
    proposal.reduceMotion = flags & 8 != 0
    proposal.fontRevision = integer()
    return proposal
  }

  private mutating func nodeID() -> NodeID {
    let part = byte()
    return NodeID(part: part, item: optionalItem())
  }

  private mutating func place() -> ScenePoint {
    let x = number()
    return ScenePoint(x: x, y: number())
  }

  private mutating func pointerPhase() -> PointerPhase {
    let phase = byte()
    switch phase {
    case 0: return .began
    case 1: return .moved
    case 2: return .ended
    case 3: break
    default: refuse(phase, as: "phase of a pointer")
    }
    return .cancelled
  }
}
