import ChoiceCore
import ChoiceScene
import ChoiceScript

/// Makes documents of a filter bar to which everything happens, sense or nonsense: every kind of
/// input and change, at times that crowd, jump and go back.
///
/// The same seed gives the same document everywhere.
public struct RandomFilterBar {
  private var random: SeededRandom
  private var time = 0.0

  /// The documents that belong to a seed.
  public init(seed: UInt64) {
    random = SeededRandom(seed: seed)
  }

  /// A document of so many steps.
  public mutating func document(steps: Int) -> ScriptDocument<FilterBarModel> {
    var document = ScriptDocument<FilterBarModel>(
      FilterBarSetup(filters: filters(random.int(0...4)), style: style()))
    document.setup.labels.name = "Filters"
    document.proposal = random.proposal()
    for _ in 0..<steps {
      document.steps.append(ScriptStep(at: random.time(after: &time, step: 0.12), event()))
    }
    return document
  }

  // MARK: - Events

  private mutating func event() -> ScriptEvent<FilterBarAction> {
    switch random.int(0...29) {
    case 0...6: return .tap(target())
    case 7: return .press(target(), for: random.double(0...0.5))
    case 8: return .drag(from: target(), to: target(), over: random.double(0...0.2))
    case 9...10:
      let phase = random.pick([PointerPhase.began, .moved, .ended, .cancelled])
      return .pointer(PointerEvent(phase, at: place(), pointer: random.int(0...2)))
    case 11...15:
      return .key(
        KeyStroke(
          random.pick(Key.allCases), isShortcut: random.oneIn(8), isShifted: random.oneIn(4)))
    case 16: return .type(random.pick(["o", "op", "推", "b b", "Ä", ""]))
    case 17: return .focus(random.oneIn(3) ? nil : node(), visible: random.oneIn(2))
    case 18: return .activate(node())
    case 19: return .dismiss
    case 20:
      return .scroll(
        to: random.number(-200...2000), over: 0, random.oneIn(3) ? nil : .part("list", nil))
    case 21: return .proposal(ScriptPatch(random.proposal()))
    case 22: return .tick
    default: return .action(action())
    }
  }

  private mutating func action() -> FilterBarAction {
    switch random.int(0...13) {
    case 0...2: return .open(filterID(), animated: !random.oneIn(6))
    case 3: return .close(animated: !random.oneIn(4))
    case 4...5:
      let options = (0..<random.int(0...2)).map { _ in random.optionID() }
      return .choose(filterID(), options, reported: random.oneIn(3))
    case 6: return .filters(filters(random.int(0...4)))
    case 7:
      let id = filterID()
      return .update(id, ScriptPatch(filter(id: id)))
    case 8...9:
      let options = random.options(random.int(0...random.pick([2, 8, 60])))
      return .options(filterID(), options, sections: random.sections(options.count))
    case 10:
      let counts = (0..<random.int(0...8)).map { _ in
        random.oneIn(4) ? nil : random.int(-1...200)
      }
      return .counts(filterID(), counts)
    case 11: return .showsCounts(filterID(), random.oneIn(2))
    case 12: return .listState(filterID(), random.pick([.ready, .loading, .failed]))
    default: return .style(ScriptPatch(style()))
    }
  }

  private mutating func target() -> ScriptTarget {
    random.oneIn(4) ? .place(place()) : .node(node())
  }

  /// A node that is probably there.
  private mutating func node() -> ScriptNode {
    switch random.int(0...9) {
    case 0...3: return .item(filterID())
    case 4...7: return .part("option", random.optionID())
    default:
      return .part(random.pick(["apply", "reset", "retry", "backdrop", "list", "panel"]), nil)
    }
  }

  private mutating func place() -> ScenePoint {
    ScenePoint(x: random.number(-20...420), y: random.number(-10...600))
  }

  // MARK: - Content

  private mutating func filterID() -> ItemID {
    random.oneIn(25) ? ItemID(random.pick([-1, Int.max])) : ItemID(random.int(0...4))
  }

  private mutating func filters(_ count: Int) -> [Filter] {
    var filters: [Filter] = []
    for _ in 0..<count {
      let id = ItemID(random.int(0...4))
      if filters.contains(where: { $0.id == id }) { continue }
      filters.append(filter(id: id))
    }
    return filters
  }

  private mutating func filter(id: ItemID) -> Filter {
    let options = random.options(random.int(0...random.pick([2, 8, 60])))
    var filter = Filter(
      id: id, name: random.pick(["Scope", "Tags", "", "排序"]), options: options,
      mode: random.pick([.single, .single, .multiple, .none]))
    filter.sections = random.sections(options.count)
    if !options.isEmpty && filter.mode != .none && random.oneIn(2) {
      filter.chosen = [random.pick(options).id]
    }
    if random.oneIn(2) { filter.defaultOption = random.optionID() }
    if random.oneIn(6) { filter.title = "Own title" }
    filter.showsCounts = !random.oneIn(4)
    filter.hasActions = random.oneIn(4)
    filter.isDisabled = random.oneIn(6)
    filter.state = random.oneIn(6) ? random.pick([.loading, .failed]) : .ready
    return filter
  }

  private mutating func style() -> FilterBarStyle {
    var style = random.oneIn(2) ? FilterBarStyle() : .classic
    if !random.oneIn(3) { return style }
    style.cornerRadius = random.number(0...30)
    random.change(&style.list)
    style.motions = PanelMotions(
      opening: random.motion(), switching: random.motion(), closing: random.motion(),
      fading: random.motion(), resizing: random.motion())
    return style
  }
}
