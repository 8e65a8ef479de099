import ChoiceScene

/// What comes from outside, as `input.js` and `host.js` write it.
extension RecordReader {
  mutating func input() -> Input {
    let kind = integer()
    switch kind {
    case 0:
      let phase = pointerPhase()
      let pointer = integer()
      return .pointer(PointerEvent(phase, at: place(), pointer: pointer))
    case 1:
      let number = integer()
      let isShifted = flag()
      if let key = Key(rawValue: UInt8(clamping: number)) {
        return .key(KeyStroke(key, isShifted: isShifted))
      }
      refuse(number, as: "key")
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

  /// Whether it runs right to left, is dark, with more contrast, with less motion; x and y in the
  /// window, width and height; the window's width and height, and how much of it is covered from below;
  /// text scale and pixel scale; how often fonts have come.
  mutating func proposal() -> Proposal {
    var proposal = Proposal(width: 0, height: 0)
    if flag() { proposal.direction = .rightToLeft }
    if flag() { proposal.appearance = .dark }
    proposal.increasedContrast = flag()
    proposal.reduceMotion = flag()
    proposal.frame = rectangle()
    proposal.container.width = number()
    proposal.container.height = number()
    proposal.coveredTop = number()
    proposal.coveredBottom = number()
    proposal.textScale = number()
    proposal.pixelScale = number()
    proposal.fontRevision = integer()
    return proposal
  }

  /// The item's number, -1 for none, times 256, and the part.
  private mutating func nodeID() -> NodeID {
    let name = whole()
    let item = Int(truncatingIfNeeded: name >> 8)
    return NodeID(
      part: UInt8(truncatingIfNeeded: name), item: item == -1 ? nil : ItemID(item))
  }

  mutating func rectangle() -> SceneRect {
    let origin = place()
    let width = number()
    return SceneRect(x: origin.x, y: origin.y, width: width, height: number())
  }

  private mutating func place() -> ScenePoint {
    let x = number()
    return ScenePoint(x: x, y: number())
  }

  private mutating func pointerPhase() -> PointerPhase {
    let phase = integer()
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
