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

  /// Whether effects are those of a filter bar, or of a menu.
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
      guard let command = Command(rawValue: UInt8(number())) else {
        fatalError("no command at \(place)")
      }
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
      children[parent, default: []].insert(id, at: integer())
      nodes[id] = Seen(isTarget: number() != 0, parent: parent)
      current = id
    case .move:
      let parent = nodes[current!]!.parent
      children[parent]!.removeAll { $0 == current }
      children[parent]!.insert(current!, at: integer())
    case .remove:
      children[nodes[current!]!.parent]!.removeAll { $0 == current }
      nodes[current!] = nil
    case .focus: focus = name()
    case .rendered:
      entry = name()
      let bits = integer()
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
    let kind = integer()
    let item = integer()
    // Those of a filter bar that have nothing but their filter.
    if isFilterBar && kind < 5 { return [kind, item] }
    if isFilterBar && kind == 6 { return [kind, item, integer()] }
    let cause = integer()
    return [kind, item, cause] + (isFilterBar ? (0..<integer()).map { _ in integer() } : [])
  }

  private mutating func say(_ command: Command) {
    var numbers: [Double] = []
    let name = "\(command)"
    switch command {
    case .frame, .touch: numbers = list(4)
    case .fill, .ink: numbers = color()
    case .gradient, .fade:
      numbers = list(2)
      for _ in 0..<integer() { numbers += color() + list(1) }
    case .radius, .opacity: numbers = list(1)
    case .border: numbers = list(1) + color() + list(1)
    case .shadow: numbers = color() + list(3)
    case .text, .align, .clip: nodes[current!]!.texts[name] = text()
    case .font: numbers = list(3)
    case .picture: numbers = picture()
    case .transform: numbers = list(5)
    case .scroll: numbers = list(5)
    case .semantics: numbers = semantics()
    default: fatalError("\(command) is about no node")
    }
    nodes[current!]!.said[name] = numbers
  }

  /// Role, six states, place in the set, whether it can be focused, and what belongs to the name.
  private mutating func semantics() -> [Double] {
    var numbers = list(1)
    if numbers == [0] { return numbers }
    numbers += list(8)
    nodes[current!]!.texts["detail"] = text()
    numbers += list(1)
    nodes[current!]!.texts["name"] = text()
    numbers += list(1)
    if numbers.last == 3 { nodes[current!]!.texts["badge"] = text() } else { numbers += list(1) }
    return numbers
  }

  /// How many steps a drawing has, its numbers and its line; tint, whether it fills, placeholder.
  private mutating func picture() -> [Double] {
    var numbers = list(1)
    if numbers == [0] { return numbers }
    let steps = integer()
    numbers.append(Double(steps))
    var letters = ""
    for _ in 0..<steps {
      letters += text()
      numbers += list(integer())
    }
    nodes[current!]!.texts["letters"] = letters
    if steps > 0 { numbers += list(1) } else { nodes[current!]!.texts["address"] = text() }
    return numbers + list(2) + color()
  }

  private mutating func integer() -> Int { Int(number()) }

  private mutating func number() -> Double {
    place += 8
    return Double(
      bitPattern: (1...8).reduce(0) { $0 << 8 | UInt64(bytes[place - $1]) })
  }

  private mutating func list(_ count: Int) -> [Double] { (0..<count).map { _ in number() } }

  /// Red, green, blue and alpha.
  private mutating func color() -> [Double] {
    let color = UInt32(number())
    return [24, 16, 8, 0].map { Double(color >> $0 & 255) }
  }

  private mutating func text() -> String {
    let length = integer()
    place += length
    return String(decoding: bytes[place - length..<place], as: UTF8.self)
  }

  private mutating func name() -> NodeID? {
    let name = integer()
    if name == 0 { return Self.layer }
    let part = UInt8(truncatingIfNeeded: name)
    let item = name >> 8
    return part == 0 ? nil : NodeID(part: part, item: item == -1 ? nil : ItemID(item))
  }
}
