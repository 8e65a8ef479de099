import ChoiceCore
import ChoiceScene
import ChoiceScript

/// Makes documents of a popover menu to which everything happens, sense or nonsense: every kind of
/// input and change, at times that crowd, jump and go back.
///
/// The same seed gives the same document everywhere.
public struct RandomPopoverMenu {
  private var random: SeededRandom
  private var time = 0.0

  /// The documents that belong to a seed.
  public init(seed: UInt64) {
    random = SeededRandom(seed: seed)
  }

  /// A document of so many steps.
  public mutating func document(steps: Int) -> ScriptDocument<PopoverMenuModel> {
    var document = ScriptDocument<PopoverMenuModel>(
      PopoverMenuSetup(content: content(), anchor: anchor(), style: style()))
    document.proposal = random.proposal()
    for _ in 0..<steps {
      document.steps.append(ScriptStep(at: random.time(after: &time, step: 0.08), event()))
    }
    return document
  }

  // MARK: - Events

  private mutating func event() -> ScriptEvent<PopoverMenuAction> {
    switch random.int(0...29) {
    case 0...6: return .tap(target())
    case 7: return .press(target(), for: random.double(0...0.5))
    case 8: return .drag(from: target(), to: target(), over: random.double(0...0.2))
    case 9...11:
      let phase = random.pick([PointerPhase.began, .moved, .ended, .cancelled])
      return .pointer(PointerEvent(phase, at: place(), pointer: random.int(0...2)))
    case 12...15:
      return .key(
        KeyStroke(
          random.pick(Key.allCases), isShortcut: random.oneIn(8), isShifted: random.oneIn(4)))
    case 16: return .type(random.pick(["o", "op", "推", "b b", "Ä", ""]))
    case 17: return .focus(random.oneIn(3) ? nil : node(), visible: random.oneIn(2))
    case 18: return .activate(node())
    case 19: return .dismiss
    case 20: return .scroll(to: random.number(-200...2000))
    case 21: return .proposal(ScriptPatch(random.proposal()))
    case 22: return .tick
    default: return .action(action())
    }
  }

  private mutating func action() -> PopoverMenuAction {
    switch random.int(0...15) {
    case 0...3: return .open(animated: !random.oneIn(6))
    case 4: return .close(animated: !random.oneIn(4))
    case 5...6:
      let options = (0..<random.int(0...2)).map { _ in random.optionID() }
      return .choose(options, reported: random.oneIn(3))
    case 7: return .content(ScriptPatch(content()))
    case 8...9:
      let options = random.options(random.int(0...random.pick([2, 8, 60])))
      return .options(options, sections: random.sections(options.count))
    case 10:
      return .counts(
        (0..<random.int(0...8)).map { _ in random.oneIn(4) ? nil : random.int(-1...200) })
    case 11: return .listState(random.pick([.ready, .loading, .failed]))
    case 12: return .heading(random.pick([nil, "Own title", "", "推荐"]))
    case 13...14: return .anchor(anchor())
    default: return .style(ScriptPatch(style()))
    }
  }

  private mutating func target() -> ScriptTarget {
    random.oneIn(4) ? .place(place()) : .node(node())
  }

  /// A node that is probably there.
  private mutating func node() -> ScriptNode {
    switch random.int(0...9) {
    case 0...3: return .part("button", nil)
    case 4...7: return .item(random.optionID())
    default: return .part(random.pick(["retry", "backdrop", "list", "popover", "body"]), nil)
    }
  }

  private mutating func place() -> ScenePoint {
    ScenePoint(x: random.number(-20...420), y: random.number(-70...600))
  }

  // MARK: - Content

  private mutating func anchor() -> SceneRect? {
    if random.oneIn(2) { return nil }
    return SceneRect(
      x: random.number(-50...400), y: random.number(-100...700), width: random.number(0...400),
      height: random.number(0...100))
  }

  private mutating func content() -> MenuContent {
    let options = random.options(random.int(0...random.pick([2, 8, 60])))
    var content = MenuContent(
      name: random.pick(["Groups", "", "排序"]), options: options,
      meaning: random.pick([.value, .values, .commands]))
    content.sections = random.sections(options.count)
    if !options.isEmpty && random.oneIn(2) {
      let option = random.pick(options)
      if content.meaning != .commands || option.kind != .command { content.chosen = [option.id] }
    }
    if random.oneIn(6) { content.title = "Own title" }
    content.showsCounts = !random.oneIn(4)
    content.hasButton = !random.oneIn(4)
    content.isDisabled = random.oneIn(6)
    content.state = random.oneIn(6) ? random.pick([.loading, .failed]) : .ready
    return content
  }

  private mutating func style() -> PopoverMenuStyle {
    var style = random.oneIn(2) ? PopoverMenuStyle() : .classic
    if random.oneIn(3) { style.placement.side = random.pick(PlacementSide.allCases) }
    if random.oneIn(4) { style.whenAnchorLeaves = .close }
    if !random.oneIn(3) { return style }
    style.popover.width = random.number(0...500)
    style.popover.height = random.oneIn(2) ? nil : random.number(0...500)
    style.popover.cornerRadius = random.number(0...30)
    style.popover.insets.leading = random.number(0...30)
    style.placement.alignment = random.pick(PlacementAlignment.allCases)
    style.placement.gap = random.number(-10...30)
    style.placement.arrow =
      random.oneIn(4)
      ? nil
      : PlacementArrow(
        width: random.number(0...40), height: random.number(0...20), inset: random.number(0...20))
    random.change(&style.list)
    style.motions = PopoverMotions(
      opening: random.motion(), closing: random.motion(), push: random.number(0...10),
      longest: random.number(0...0.6), turning: random.motion(), fading: random.motion())
    return style
  }
}
