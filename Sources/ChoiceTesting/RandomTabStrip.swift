import ChoiceCore
import ChoiceScene
import ChoiceScript

/// Makes documents of a tab strip to which everything happens, sense or nonsense: every kind of
/// input and change, at times that crowd, jump and go back.
///
/// The same seed gives the same document everywhere.
public struct RandomTabStrip {
  private var random: SeededRandom
  private var nextID = 0
  private var time = 0.0

  /// The documents that belong to a seed.
  public init(seed: UInt64) {
    random = SeededRandom(seed: seed)
  }

  /// A document of so many steps.
  public mutating func document(steps: Int) -> ScriptDocument<TabStripModel> {
    var setup = TabStripSetup(items: items(random.int(0...12)), style: style())
    if !random.oneIn(4), !setup.items.isEmpty { setup.selected = random.pick(setup.items).id }
    setup.options = options()
    var document = ScriptDocument<TabStripModel>(setup)
    document.proposal = proposal()
    for _ in 0..<steps {
      document.steps.append(ScriptStep(at: random.time(after: &time, step: 0.08), event()))
    }
    return document
  }

  // MARK: - Events

  private mutating func event() -> ScriptEvent<TabStripAction> {
    switch random.int(0...29) {
    case 0...4: return .tap(target())
    case 5: return .press(target(), for: random.double(0...0.5))
    case 6: return .drag(from: target(), to: target(), over: random.double(0...0.2))
    case 7...9:
      let phase = random.pick([PointerPhase.began, .moved, .ended, .cancelled])
      return .pointer(PointerEvent(phase, at: place(), pointer: random.int(0...2)))
    case 10...12:
      return .key(KeyStroke(random.pick(Key.allCases), isShortcut: random.oneIn(6)))
    case 13: return .focus(random.oneIn(3) ? nil : .item(id()), visible: random.oneIn(2))
    case 14: return .activate(.item(id()))
    case 15...16: return .scroll(to: number(-200...2000), over: 0)
    case 17: return .proposal(ScriptPatch(proposal()))
    case 18: return .tick
    default: return .action(action())
    }
  }

  private mutating func action() -> TabStripAction {
    switch random.int(0...13) {
    case 0...3:
      return .select(
        random.oneIn(6) ? nil : id(), animated: !random.oneIn(4), reported: random.oneIn(3))
    case 4...6: return .progress(PagerSwipe(to: number(-1...12)))
    case 7:
      return .progress(
        PagerSwipe(to: random.double(0...8), over: random.double(0.05...0.15), curve: .easeOut))
    case 8: return .items(items(random.int(0...random.pick([1, 6, 40]))))
    case 9:
      let id = id()
      return .update(id, ScriptPatch(item(id: id)))
    case 10: return .insert(items(random.int(0...3)), at: random.int(-1...9))
    case 11: return .remove(id())
    case 12: return .move(id(), to: random.int(-1...9))
    default:
      return random.oneIn(2) ? .style(ScriptPatch(style())) : .options(ScriptPatch(options()))
    }
  }

  private mutating func target() -> ScriptTarget {
    random.oneIn(2) ? .item(id()) : .place(place())
  }

  private mutating func place() -> ScenePoint {
    ScenePoint(x: number(-20...420), y: number(-10...80))
  }

  /// A number of the range, or one that is hard to bear.
  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    if !random.oneIn(15) { return random.double(range) }
    return random.pick([.nan, .infinity, -.infinity, 0, -1, 1e9, -1e300, 1e-300])
  }

  // MARK: - Content

  /// An id that is probably there.
  private mutating func id() -> ItemID {
    if random.oneIn(25) { return ItemID(random.pick([-1, Int.max, Int.min, 1_000_000])) }
    return ItemID(max(0, nextID - 1 - random.int(0...14)))
  }

  private mutating func items(_ count: Int) -> [TabItem] {
    var items: [TabItem] = []
    for _ in 0..<count {
      // Content that is loaded anew has much of the old in it.
      let isOld = random.oneIn(3) && nextID > 0
      let id = isOld ? ItemID(max(0, nextID - random.int(1...12))) : ItemID(nextID)
      if items.contains(where: { $0.id == id }) { continue }
      if !isOld { nextID += 1 }
      items.append(item(id: id))
    }
    return items
  }

  private static let titles: [Utf8Text] = [
    "All", "Engineering", "", "推荐", "環境影響評價工程師", "تصميم", "👨‍👩‍👧‍👦", "🇨🇭 Swiss", "1️⃣", "e\u{301}",
    "Two\nlines", "A rather long title that fits nowhere at all, whatever one does",
  ]

  private mutating func item(id: ItemID) -> TabItem {
    var item = TabItem(id: id, title: random.pick(Self.titles))
    if random.oneIn(5) {
      item.icon = TabIcon(
        .outline(.chevronDown), selected: random.oneIn(2) ? .outline(.arrowDown) : nil,
        takesTitleColor: random.oneIn(2))
    }
    if random.oneIn(8) { item.image = .named("portrait.png") }
    if random.oneIn(4) {
      item.badge = random.pick([.dot, .count(random.int(-2...200)), .text("New"), .text("")])
    }
    item.isDisabled = random.oneIn(5)
    if random.oneIn(6) { item.accessibleName = "Spoken" }
    return item
  }

  private mutating func options() -> TabStripOptions {
    var options = TabStripOptions()
    options.name = random.pick(["", "Topics"])
    options.purpose = random.pick([.tabs, .choices])
    options.activation = random.pick([.automatic, .manual])
    return options
  }

  private mutating func style() -> TabStripStyle {
    var style = random.pick([
      TabStripStyle.selective, .underline, .filter, .avatars, .segmented, .capsule,
    ])
    if !random.oneIn(3) { return style }
    style.widths = random.pick([
      .equal, .equalOrOwn(padding: 25), .paged(scrollingFrom: 5), .intrinsic,
      .fixed(number(0...120)),
    ])
    style.alignment = random.pick([.leading, .center, .fill])
    style.spacing = number(0...20)
    style.insets = SceneInsets(
      top: number(0...9), leading: number(0...20), bottom: number(0...9),
      trailing: number(0...20))
    style.icon.placement = random.pick([.leading, .trailing, .above, .alone])
    style.centersLastItem = random.oneIn(2)
    style.fade = TabFade(random.pick([.none, .trailing(from: 3), .overflowing]))
    if random.oneIn(3) { style.background = ThemeColor(.clear) }
    style.indicator = random.pick([
      nil, .line(.text), .line(.fixed(number(0...90))), .pill(color: ThemeColor(0x3bbd79)),
      .dot(color: ThemeColor(0x3bbd79)),
    ])
    style.indicator?.stretch = random.double(0...1)
    style.motion = random.pick([
      .none, .timed(.linear, duration: 0.2), .timed(.easeInOut, duration: number(0...0.5)),
      SpringCurve(duration: 0.4, bounce: random.double(-0.5...0.6)).map { .spring($0) } ?? .none,
    ])
    return style
  }

  private mutating func proposal() -> ScriptProposal {
    var proposal = ScriptProposal()
    proposal.width = random.oneIn(3) ? number(0...900) : 375
    proposal.height = random.oneIn(4) ? number(0...120) : nil
    proposal.direction = random.pick([.leftToRight, .rightToLeft])
    proposal.textScale = random.oneIn(3) ? number(0.5...3) : 1
    proposal.pixelScale = number(1...3)
    proposal.appearance = random.pick([.light, .dark])
    proposal.increasedContrast = random.oneIn(4)
    proposal.boldText = random.oneIn(4)
    proposal.reduceMotion = random.oneIn(5)
    return proposal
  }
}
