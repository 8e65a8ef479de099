import ChoiceScene

@testable import ChoiceWeb

/// Reads commands back, as `sink.js` does, and keeps what they say of each node.
struct CommandReader {
  /// What overlays are inside of.
  static let layer = NodeID(part: 0)

  /// What has been said of one node.
  struct Seen: Equatable {
    var isTarget = false
    var parent: NodeID?
    var said: [String: [Double]] = [:]
    var texts: [String: String] = [:]
  }

  /// Whether effects are those of a filter bar.
  var isFilterBar = false

  private(set) var nodes: [NodeID: Seen] = [:]
  private(set) var children: [NodeID?: [NodeID]] = [:]
  private(set) var commands: [Command] = []
  private(set) var focus: NodeID?
  private(set) var entry: NodeID?
  private(set) var keys = KeySet()
  private(set) var heardKeys = KeySet()
  private(set) var takesText = false
  private(set) var effects: [[Int]] = []
  private(set) var refusals: [String] = []
  private(set) var framesUntil: Double?

  private var bytes: [UInt8] = []
  private var place = 0
  private var current: NodeID?

  mutating func read(_ new: [UInt8]) {
    bytes = new
    place = 0
    commands = []
    while place < bytes.count {
      guard let command = Command(rawValue: byte()) else { fatalError("no command at \(place)") }
      commands.append(command)
      carryOut(command)
    }
  }

  private mutating func carryOut(_ command: Command) {
    switch command {
    case .node: current = name()
    case .insert:
      let id = name()!
      let parent = name()
      children[parent, default: []].insert(id, at: Int(word()))
      nodes[id] = Seen(isTarget: byte() != 0, parent: parent)
      current = id
    case .move:
      let parent = nodes[current!]!.parent
      children[parent]!.removeAll { $0 == current }
      children[parent]!.insert(current!, at: Int(word()))
    case .remove:
      children[nodes[current!]!.parent]!.removeAll { $0 == current }
      nodes[current!] = nil
    case .focus: focus = name()
    case .rendered:
      entry = name()
      let bits = word()
      keys = KeySet(rawValue: UInt16(bits & 0xfff))
      heardKeys = KeySet(rawValue: UInt16(bits >> 12 & 0xfff))
      takesText = bits >> 24 != 0
      let until = number()
      framesUntil = until.isNaN ? nil : until
      _ = number()
    case .told: effects.append(effect())
    case .refused: refusals.append(text())
    default: say(command)
    }
  }

  /// Which one, of what, why, and of a choice each option.
  private mutating func effect() -> [Int] {
    let kind = Int(byte())
    let item = integer()
    // Those of a filter bar that have nothing but their filter.
    if isFilterBar && kind < 5 { return [kind, item] }
    let cause = Int(byte())
    return [kind, item, cause] + (isFilterBar ? (0..<word()).map { _ in integer() } : [])
  }

  private mutating func say(_ command: Command) {
    var numbers: [Double] = []
    let name = "\(command)"
    switch command {
    case .frame, .touch: numbers = shorts(4)
    case .fill, .ink: numbers = color()
    case .gradient, .fade:
      numbers = shorts(2)
      for _ in 0..<byte() { numbers += color() + shorts(1) }
    case .radius, .opacity: numbers = shorts(1)
    case .border: numbers = shorts(1) + color() + shorts(1)
    case .shadow: numbers = color() + shorts(3)
    case .text: nodes[current!]!.texts[name] = text()
    case .font: numbers = shorts(3)
    case .align, .clip: numbers = [Double(byte())]
    case .picture: numbers = picture()
    case .transform: numbers = shorts(5)
    case .scroll: numbers = shorts(2) + [number(), Double(byte()), Double(byte())]
    case .semantics: numbers = semantics()
    default: fatalError("\(command) is about no node")
    }
    nodes[current!]!.said[name] = numbers
  }

  private mutating func semantics() -> [Double] {
    let role = byte()
    if role == 0 { return [0] }
    var numbers = [Double(role), Double(byte()), Double(integer()), Double(integer())]
    nodes[current!]!.texts["name"] = text()
    let badge = byte()
    numbers.append(Double(badge))
    if badge == 2 { numbers.append(Double(integer())) }
    if badge == 3 { nodes[current!]!.texts["badge"] = text() }
    if role < 5 { return numbers }
    numbers.append(Double(integer()))
    nodes[current!]!.texts["detail"] = text()
    return numbers
  }

  private mutating func picture() -> [Double] {
    let kind = byte()
    var numbers = [Double(kind)]
    switch kind {
    case 0: return numbers
    case 3:
      numbers += shorts(1)
      for _ in 0..<word() {
        let step = byte()
        numbers += [Double(step)] + shorts([2, 2, 6, 0][Int(step)])
      }
    default: nodes[current!]!.texts["address"] = text()
    }
    return numbers + [Double(byte()), Double(byte())] + color()
  }

  private mutating func byte() -> UInt8 {
    place += 1
    return bytes[place - 1]
  }

  private mutating func word() -> UInt32 {
    (0..<4).reduce(0) { $0 | UInt32(byte()) << (8 * UInt32($1)) }
  }

  private mutating func integer() -> Int { Int(Int32(bitPattern: word())) }

  private mutating func number() -> Double {
    Double(bitPattern: UInt64(word()) | UInt64(word()) << 32)
  }

  private mutating func shorts(_ count: Int) -> [Double] {
    (0..<count).map { _ in Double(Float(bitPattern: word())) }
  }

  private mutating func color() -> [Double] { (0..<4).map { _ in Double(byte()) }.reversed() }

  private mutating func text() -> String {
    let length = Int(word())
    place += length
    return String(decoding: bytes[place - length..<place], as: UTF8.self)
  }

  private mutating func name() -> NodeID? {
    let part = byte()
    let item = integer()
    if part == 0 { return item == 0 ? Self.layer : nil }
    return NodeID(part: part, item: item == -1 ? nil : ItemID(item))
  }
}
