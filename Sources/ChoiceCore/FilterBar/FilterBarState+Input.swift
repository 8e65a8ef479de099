import ChoiceScene

extension FilterBarState {
  /// Takes input of the last call's time.
  func react(to input: Input) -> [FilterBarEffect] {
    switch input {
    case .pointer(var event):
      if !(event.place.x.isFinite && event.place.y.isFinite) { event.phase = .cancelled }
      let outcome = press.take(event, over: target(at: event.place))
      mirrorFocus()
      if case .tap(let target) = outcome { return act(on: target) }
    case .key(let stroke):
      if keys.takes(stroke) || heardKeys.takes(stroke) { return take(stroke) }
    case .typed(let text): type(text)
    case .focused(let node, let isVisible):
      guard let target = target(of: node), target != .backdrop, exists(target) else { break }
      focus = Focus(target: target, isVisible: isVisible)
      if isVisible { moveFocus(to: target, isVisible: true) }
      mirrorFocus()
    case .blurred:
      focus = nil
      mirrorFocus()
    case .activate(let node):
      if let target = target(of: node), exists(target) { return act(on: target) }
    case .scrolled(let node, let offset): scroll(node, to: offset)
    case .dismiss: close()
    case .tick: break
    }
    return []
  }

  /// Does what a tap on something does, whatever it came through. What belongs to a panel on its
  /// way up does nothing.
  private func act(on target: Target) -> [FilterBarEffect] {
    if case .heading(let heading) = target {
      if slide.open != heading { return open(heading) }
      close()
      return []
    }
    if target == .backdrop {
      close()
      return []
    }
    guard slide.then == .stay, let index = shownEntry, exists(target) else { return [] }
    switch target {
    case .option(let option): return choose(option)
    case .retry: return [.retry(entries[index].id)]
    case .apply: return applyChoices()
    case .reset: return resetChoices()
    case .heading, .backdrop: return []
    }
  }

  private func scroll(_ node: NodeID, to offset: Double) {
    if node == TabStripModel.scroller {
      _ = strip.react(to: .scrolled(node, to: offset))
      if case .heading? = press?.target { press = nil }
    } else if node == FilterBarModel.list, let index = shownEntry {
      entries[index].list.scroll(to: offset)
      if case .option? = press?.target { press = nil }
    }
    mirrorFocus()
  }

  // Keys.

  /// The keys that are taken now. A closed bar leaves up and the pages to the page around it.
  var keys: KeySet {
    var keys = KeySet(.left, .right, .home, .end, .enter, .space, .down)
    guard slide.open != nil else { return keys }
    keys.formUnion(KeySet(.up, .pageUp, .pageDown, .escape))
    if hasActions { keys.insert(KeySet(.tab)) }
    return keys
  }

  /// Tab closes a list and leaves; one with buttons it goes through.
  var heardKeys: KeySet { slide.open != nil && !hasActions ? KeySet(.tab) : [] }

  /// Whether what is typed leads to a row.
  var takesText: Bool {
    guard slide.then == .stay, let index = shownEntry, focus != nil else { return false }
    return entries[index].list.state == .ready
  }

  private var hasActions: Bool {
    slide.open.flatMap { entry($0) }.map { entries[$0].hasActions } ?? false
  }

  private func take(_ stroke: KeyStroke) -> [FilterBarEffect] {
    let isMirrored = proposal.direction == .rightToLeft
    switch stroke.key {
    case .left: return moveHeading(isMirrored ? .next : .previous)
    case .right: return moveHeading(isMirrored ? .previous : .next)
    case .home: return slide.open == nil ? moveHeading(.first) : moveRow(.first)
    case .end: return slide.open == nil ? moveHeading(.last) : moveRow(.last)
    case .down: return slide.open == nil ? openFocused() : moveRow(.next)
    case .up: return moveRow(.previous)
    case .pageUp: return moveRow(.pageUp)
    case .pageDown: return moveRow(.pageDown)
    case .enter: return actOnFocus()
    case .space:
      if let index = shownEntry, entries[index].list.typeAhead.isLive(at: now) {
        type(" ")
        return []
      }
      return actOnFocus()
    case .escape: close()
    case .tab: tab(back: stroke.isShifted)
    }
    return []
  }

  /// The heading that keys start from.
  private var currentHeading: ItemID? {
    if let open = slide.open { return open }
    if case .heading(let heading)? = focus?.target { return heading }
    return strip.focusEntry
  }

  /// Moves to another heading; while a list is open, it opens that one's.
  private func moveHeading(_ step: RovingFocus.Step) -> [FilterBarEffect] {
    let start = currentHeading.flatMap { entry($0) }
    guard
      let index = RovingFocus.index(
        after: start, step, count: entries.count, isFocusable: { !entries[$0].isDisabled })
    else { return [] }
    let heading = entries[index].id
    let wasOpen = slide.open != nil
    if heading != slide.open { moveFocus(to: .heading(heading), isVisible: true) }
    return wasOpen ? open(heading) : []
  }

  private func openFocused() -> [FilterBarEffect] {
    guard let heading = currentHeading, exists(.heading(heading)) else { return [] }
    moveFocus(to: .heading(heading), isVisible: true)
    return open(heading)
  }

  private func actOnFocus() -> [FilterBarEffect] {
    if let target = focus?.target, exists(target) {
      focus?.isVisible = true
      return act(on: target)
    }
    guard let heading = currentHeading, exists(.heading(heading)) else { return [] }
    return act(on: .heading(heading))
  }

  /// Moves to another row of the open list; from elsewhere into it.
  private func moveRow(_ step: OptionList.Step) -> [FilterBarEffect] {
    guard slide.then == .stay, let index = shownEntry else { return [] }
    let list = entries[index].list
    var row: Int?
    if case .option(let option)? = focus?.target {
      row = list.row(step, from: list.row(of: option))
    } else {
      switch step {
      case .next, .previous: row = list.entryRow
      case .first, .last, .pageDown, .pageUp: row = list.row(step, from: nil)
      }
    }
    if let row {
      moveFocus(to: .option(list.options[row].id), isVisible: true)
    } else if list.state == .failed {
      moveFocus(to: .retry, isVisible: true)
    }
    return []
  }

  /// Goes through a list with buttons, and out of it to its heading; out of any other at once.
  private func tab(back: Bool) {
    guard hasActions && slide.then == .stay, let next = tabStop(back ? -1 : 1) else {
      return close()
    }
    moveFocus(to: next, isVisible: true)
  }

  /// Where Tab stops in a panel with buttons, so many stops further: at the row that has the focus or
  /// would get it, or the button that loads again; at the button to reset; at that to apply.
  private func tabStop(_ step: Int) -> Target? {
    guard let index = shownEntry else { return nil }
    let list = entries[index].list
    var place: Int
    switch focus?.target {
    case .option, .retry: place = 0
    case .reset: place = 1
    case .apply: place = 2
    case .heading, .backdrop, nil: place = step > 0 ? -1 : 0
    }
    place += step
    if place == 0, list.state == .failed { return .retry }
    if place == 0, let row = list.entryRow { return .option(list.options[row].id) }
    if place == 0 { place += step }
    return place == 1 ? .reset : place == 2 ? .apply : nil
  }

  private func type(_ text: Utf8Text) {
    guard takesText, let index = shownEntry else { return }
    var current: Int?
    if case .option(let option)? = focus?.target { current = entries[index].list.row(of: option) }
    guard let row = entries[index].list.row(typing: text, at: now, from: current) else { return }
    moveFocus(to: .option(entries[index].list.options[row].id), isVisible: true)
  }
}
