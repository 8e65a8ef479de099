import ChoiceScene

extension TabStripState {
  /// What input comes to, whatever it came through.
  private enum Action {
    case choose(ItemID)
    case moveFocus(RovingFocus.Step)
  }

  /// Takes input of the last call's time.
  func react(to input: Input) -> [TabStripEffect] {
    switch input {
    case .pointer(var event):
      if !(event.place.x.isFinite && event.place.y.isFinite) { event.phase = .cancelled }
      if case .tap(let item) = press.take(event, over: item(at: event.place)) {
        return perform(.choose(item))
      }
    case .key(let stroke):
      return action(for: stroke).map { perform($0) } ?? []
    case .focused(let node, let visible):
      guard let item = item(of: node), let index = index(of: item), !items[index].isDisabled
      else { break }
      focus = RovingFocus(item: item, isVisible: visible)
      if visible { reveal(index) }
    case .blurred:
      focus = nil
    case .activate(let node):
      if let item = item(of: node) { return perform(.choose(item)) }
    case .scrolled(let node, let offset):
      if node == TabStripModel.scroller { scroll(toPhysical: offset) }
    case .typed, .dismiss, .tick:
      break
    }
    return []
  }

  private func action(for stroke: KeyStroke) -> Action? {
    guard Self.keys.takes(stroke) else { return nil }
    let isMirrored = layout.proposal.direction == .rightToLeft
    switch stroke.key {
    case .left: return .moveFocus(isMirrored ? .next : .previous)
    case .right: return .moveFocus(isMirrored ? .previous : .next)
    case .home: return .moveFocus(.first)
    case .end: return .moveFocus(.last)
    case .enter, .space: return (focus?.item ?? focusEntry).map { .choose($0) }
    case .up, .down, .escape, .pageUp, .pageDown, .tab: return nil
    }
  }

  private func perform(_ action: Action) -> [TabStripEffect] {
    switch action {
    case .choose(let item):
      guard let index = index(of: item), !items[index].isDisabled else { return [] }
      pager.isLeading = false
      return select(item, cause: .person)
    case .moveFocus(let step):
      let start = (focus?.item ?? focusEntry).flatMap { index(of: $0) }
      guard
        let target = RovingFocus.index(
          after: start, step, count: items.count, isFocusable: { !items[$0].isDisabled })
      else { return [] }
      let item = items[target].id
      focus = RovingFocus(item: item, isVisible: true)
      if options.activation == .automatic && item != selected { return perform(.choose(item)) }
      reveal(target)
      return []
    }
  }

  /// Where the keyboard focus comes in: the selected item, else the first that can be selected.
  var focusEntry: ItemID? {
    if let selectedIndex, !items[selectedIndex].isDisabled { return selected }
    return firstEnabled.map { items[$0].id }
  }

  /// The keys that a strip takes: a horizontal one leaves up and down to the page.
  static let keys = KeySet(.left, .right, .home, .end, .enter, .space)
}
