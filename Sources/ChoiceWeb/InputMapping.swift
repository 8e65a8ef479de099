import ChoiceScene

/// What comes from outside, as `input.js` and `host.js` write it.
extension RecordReader {
  mutating func input() throws(RecordError) -> Input {
    let kind = try byte()
    switch kind {
    case 0:
      let phase = try pointerPhase()
      let pointer = try integer()
      return .pointer(PointerEvent(phase, at: try place(), pointer: pointer))
    case 1:
      let key = try byte()
      guard let key = Key(rawValue: key) else { throw .unknown("key", Int(key)) }
      return .key(KeyStroke(key))
    case 2:
      let node = try nodeID()
      return .focused(node, visible: try flag())
    case 3: return .blurred
    case 4: return .activate(try nodeID())
    case 5:
      let node = try nodeID()
      return .scrolled(node, to: try number())
    default: throw .unknown("kind of input", Int(kind))
    }
  }

  /// Width and height; text scale, pixel scale and flags; how often fonts have come.
  mutating func proposal() throws(RecordError) -> Proposal {
    let width = try number()
    var proposal = Proposal(width: width, height: try number())
    proposal.textScale = try number()
    proposal.pixelScale = try number()
    let flags = try byte()
    if flags & 1 != 0 { proposal.direction = .rightToLeft }
    if flags & 2 != 0 { proposal.appearance = .dark }
    proposal.increasedContrast = flags & 4 != 0
    proposal.reduceMotion = flags & 8 != 0
    proposal.fontRevision = try integer()
    return proposal
  }

  private mutating func nodeID() throws(RecordError) -> NodeID {
    let part = try byte()
    return NodeID(part: part, item: try optionalItem())
  }

  private mutating func place() throws(RecordError) -> ScenePoint {
    let x = try number()
    return ScenePoint(x: x, y: try number())
  }

  private mutating func pointerPhase() throws(RecordError) -> PointerPhase {
    let phase = try byte()
    switch phase {
    case 0: return .began
    case 1: return .moved
    case 2: return .ended
    case 3: return .cancelled
    default: throw .unknown("phase of a pointer", Int(phase))
    }
  }
}
