import ChoiceScene
import Testing

@testable import ChoiceCore

/// The presets, by name.
enum Preset: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case selective, underline, filter, avatars, segmented, capsule

  var style: TabStripStyle {
    switch self {
    case .selective: .selective
    case .underline: .underline
    case .filter: .filter
    case .avatars: .avatars
    case .segmented: .segmented
    case .capsule: .capsule
    }
  }

  var testDescription: String { rawValue }
}

/// Kinds of content that a strip may have.
enum Content: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case short, unequal, equalTitles, icons, badges, images, disabled, wide, emptyTitles

  /// Items numbered from `first` on.
  func items(_ count: Int, from first: Int = 0) -> [TabItem] {
    (first..<first + count).map { item($0) }
  }

  private func item(_ number: Int) -> TabItem {
    var item = TabItem(id: ItemID(number), title: Utf8Text("Tab \(number)"))
    switch self {
    case .short: break
    case .unequal: item.title = Utf8Text(String(repeating: "m", count: 1 + number * 5 % 13))
    case .equalTitles: item.title = "Same"
    case .icons: item.icon = TabIcon(.named("day"), selected: .named("day.fill"))
    case .badges:
      let badges: [Badge] = [.dot, .count(7), .text("new"), .count(1000), .count(0)]
      item.badge = badges[number % 5]
    case .images: item.image = .named("face")
    case .disabled: item.isDisabled = number % 3 == 1
    case .wide: item.title = Utf8Text("今日のニュース\(number)")
    case .emptyTitles: if number % 2 == 0 { item.title = "" }
    }
    return item
  }

  var testDescription: String { rawValue }
}

/// Items with the given titles, numbered from 0.
func titled(_ titles: String...) -> [TabItem] {
  titles.enumerated().map { TabItem(id: ItemID($0.offset), title: Utf8Text($0.element)) }
}

/// Numbers that look random and are the same each time: SplitMix64 (Steele, Lea, Flood, 2014).
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return bits ^ (bits >> 31)
  }

  mutating func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }
  mutating func fraction() -> Double { Double.random(in: 0..<1, using: &self) }
}

extension Utf8Text {
  init(repeating text: String, _ count: Int) {
    self.init(String(repeating: text, count: count))
  }
}

extension WritingDirection: CustomTestStringConvertible, CaseIterable {
  /// Both.
  public static var allCases: [WritingDirection] { [.leftToRight, .rightToLeft] }
  /// What a failed test says of it.
  public var testDescription: String { self == .leftToRight ? "left to right" : "right to left" }
}
