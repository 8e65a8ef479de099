import ChoiceCore
import ChoiceScene

@testable import ChoiceScript

/// Documents by chance, the same for the same seed.
struct RandomDocument {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// SplitMix64.
  private mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return bits ^ (bits >> 31)
  }

  private mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }
  private mutating func flag() -> Bool { below(2) == 0 }

  private mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  private mutating func number() -> Double {
    pick([0, 1, 12.5, -3, 0.1, 1e-9, 1e12, 1e300, 375, Double(below(1000)) / 7])
  }

  private mutating func color() -> ThemeColor {
    var color = ThemeColor(RGBA(UInt32(below(0x100_0000)), alpha: pick([1, 0.25, 64 / 255, 0])))
    if flag() { color.dark = RGBA(red: number(), green: 0.3, blue: 0.5) }
    if flag() { color.lightContrast = .clear }
    return color
  }

  private mutating func picture() -> ImageSource {
    pick([
      .outline(.arrowDown), .outline(.chevronDown), .named("face.png"), .url("https://a.b/ü"),
      .outline(
        Outline([
          .move(ScenePoint(x: 0.1, y: number())),
          .curve(.zero, ScenePoint(x: 1, y: 1e-9), to: ScenePoint(x: 1, y: 0)), .close,
        ])),
    ])
  }

  private mutating func item(_ id: Int) -> TabItem {
    var item = TabItem(id: ItemID(id), title: pick(["", "A", "一級建造師", "a\"\\\n\u{1}🧑‍🔬", "{n}"]))
    if flag() {
      item.icon = TabIcon(
        picture(), selected: flag() ? picture() : nil, takesTitleColor: flag())
    }
    if flag() { item.image = picture() }
    item.badge = pick([nil, .dot, .count(below(200) - 3), .text("dot"), .text("new")])
    item.isDisabled = flag()
    if flag() { item.accessibleName = "name" }
    return item
  }

  private mutating func items(_ count: Int) -> [TabItem] {
    let step = flag() ? 1 : 7
    return (0..<count).map { flag() ? TabItem(id: ItemID($0 * step), title: "T") : item($0 * step) }
  }

  private mutating func style() -> TabStripStyle {
    var style = pick(TabStripStyle.presets.map { $0.style })
    if flag() { return style }
    style.height = number()
    if flag() { style.background = color() }
    style.trough = flag() ? nil : TabTrough(color: color(), cornerRadius: 1, insets: .init(top: 2))
    style.fade = pick([.none, TabFade(.overflowing, width: number()), TabFade(.trailing(from: 3))])
    style.widths = pick([
      .equal, .intrinsic, .fixed(number()), .paged(scrollingFrom: 3), .equalOrOwn(padding: 25),
    ])
    style.title.size = TitleSize(number(), steps: flag() ? [] : [.init(from: 375, number())])
    style.defaultIcon = flag() ? nil : TabIcon(picture(), takesTitleColor: flag())
    style.indicator = pick([
      nil, .dot(color: color()), .pill(.text, color: color()), .line(.fixed(number())),
    ])
    style.indicator?.shadow = DropShadow(color: RGBA(0, alpha: 0.16), blur: 4, offset: .zero)
    let spring = SpringCurve(stiffness: 1514.995, damping: 54.492)
    style.motion = pick([
      .none, .timed(.easeOut, duration: number()),
      .timed(TimingCurve(0.1, -2, 0.3, 1.5) ?? .linear, duration: 1),
      spring.map { .spring($0) } ?? .none,
    ])
    return style
  }

  private mutating func proposal() -> ScriptProposal {
    var proposal = ScriptProposal()
    proposal.width = number()
    proposal.height = flag() ? nil : number()
    proposal.x = number()
    proposal.container = flag() ? nil : SceneSize(width: number(), height: 5)
    proposal.direction = pick([.leftToRight, .rightToLeft])
    proposal.textScale = pick([1, 2.5])
    proposal.appearance = pick([.light, .dark])
    proposal.boldText = flag()
    proposal.reduceMotion = flag()
    return proposal
  }

  private mutating func target() -> ScriptTarget {
    flag() ? .item(ItemID(below(9))) : .place(ScenePoint(x: number(), y: 20))
  }

  private mutating func event() -> ScriptEvent<TabStripAction> {
    let id = ItemID(below(9))
    switch below(12) {
    case 0: return .tap(target())
    case 1: return .press(target(), for: pick([0, 0.5]))
    case 2: return .drag(from: target(), to: target(), over: pick([0, 0.05]))
    case 3:
      let phases: [PointerPhase] = [.began, .moved, .ended, .cancelled]
      let place = ScenePoint(x: number(), y: number())
      return .pointer(PointerEvent(pick(phases), at: place, pointer: below(2)))
    case 4: return .key(KeyStroke(pick(Key.allCases), isShortcut: below(9) == 0))
    case 5: return .focus(flag() ? nil : .item(id), visible: flag())
    case 6: return .activate(.item(id))
    case 7: return .scroll(to: number(), over: pick([0, 0.04]))
    case 8: return .proposal(ScriptPatch(proposal()))
    case 9: return .tick
    default: return .action(action(id))
    }
  }

  private mutating func action(_ id: ItemID) -> TabStripAction {
    switch below(9) {
    case 0: return .select(flag() ? nil : id, animated: flag(), reported: flag())
    case 1:
      return .progress(
        PagerSwipe(from: flag() ? nil : 1, to: number(), over: pick([0, 0.1]), curve: .easeIn))
    case 2: return .items(items(below(6)))
    case 3: return .update(id, ScriptPatch(item(id.rawValue)))
    case 4: return .insert([item(100 + below(100))], at: below(9) - 1)
    case 5: return .remove(id)
    case 6: return .move(id, to: below(9) - 1)
    case 7: return .style(ScriptPatch(style()))
    default:
      var options = TabStripOptions()
      options.name = "other"
      options.purpose = pick([.tabs, .choices])
      return .options(ScriptPatch(options))
    }
  }

  mutating func document(steps: Int) -> Document {
    var setup = TabStripSetup(items: items(below(9)), style: style())
    if flag() { setup.selected = setup.items.last?.id }
    setup.options.activation = pick([.automatic, .manual])
    var document = Document(setup)
    document.title = flag() ? nil : "A title"
    document.proposal = proposal()
    document.scenes = flag() ? [] : [0, number()]
    for index in 0..<steps {
      document.steps.append(ScriptStep(at: Double(index) * 0.1 - Double(below(3)), event()))
    }
    return document
  }
}
