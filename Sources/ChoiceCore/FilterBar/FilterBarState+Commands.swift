import ChoiceScene

/// What opening, closing and choosing do, whoever asks for it.
extension FilterBarState {
  /// Opens a filter. The app is told at once, and the headings look so at once.
  func open(_ filter: ItemID) -> [FilterBarEffect] {
    if slide.open == filter { return [] }
    let told = strip.selected
    let rows = slide.rows
    press = nil
    leavePanel(for: filter)
    slide.open(filter, style.motions, at: now)
    if slide.rows != rows { showRows() }
    enterPanel()
    guard told != filter else { return [] }
    _ = strip.select(filter, cause: .code)
    return (told.map { [.closed($0)] } ?? []) + [.opened(filter)]
  }

  /// Closes what is open. The app is told when the panel is up.
  func close() {
    guard let open = slide.open else { return }
    press = nil
    leavePanel(for: open)
    slide.close(style.motions, at: now)
  }

  /// Lets all that is under way be at its end now. Returns what falls due by that.
  func finish() -> [FilterBarEffect] {
    while slide.due != nil { panelIsUp() }
    slide.finish()
    _ = strip.select(strip.selected, cause: .code, animated: false)
    return tell()
  }

  /// The panel is up: other rows come, or the filter is closed.
  func panelIsUp() {
    let then = slide.then
    slide.follow(style.motions, at: now)
    switch then {
    case .stay: break
    case .replace:
      showRows()
      enterPanel()
    case .close: untold += closed()
    }
  }

  /// The filter that looked open is at rest from now on.
  func closed() -> [FilterBarEffect] {
    guard let told = strip.selected else { return [] }
    _ = strip.select(nil, cause: .code)
    return [.closed(told)]
  }

  // Choosing.

  /// A person chooses an option of the open filter.
  func choose(_ option: ItemID) -> [FilterBarEffect] {
    guard let index = shownEntry, let row = entries[index].list.row(of: option),
      entries[index].list.canBeChosen(row)
    else { return [] }
    let filter = entries[index].id
    var effects: [FilterBarEffect] = []
    switch entries[index].list.mode {
    case .none: effects = [.chose(filter, [option], .person)]
    case .single: effects = choose([option], in: index, cause: .person)
    case .multiple:
      entries[index].list.toggle(option)
      retitle(index)
      return [.chose(filter, entries[index].list.chosenInOrder, .person)]
    }
    close()
    return effects
  }

  /// Chooses these options of a filter, and says so where it changes anything.
  func choose(_ options: [ItemID], in index: Int, cause: Cause) -> [FilterBarEffect] {
    let before = entries[index].list.chosen
    entries[index].list.choose(options)
    if entries[index].list.chosen == before { return [] }
    retitle(index)
    return [.chose(entries[index].id, entries[index].list.choice, cause)]
  }

  /// Applies the open filter's choices.
  func applyChoices() -> [FilterBarEffect] {
    guard let filter = slide.open else { return [] }
    close()
    return [.applied(filter)]
  }

  /// Sets the open filter back to its default.
  func resetChoices() -> [FilterBarEffect] {
    guard let index = shownEntry else { return [] }
    return choose(entries[index].defaultChoice, in: index, cause: .person)
      + [.reset(entries[index].id)]
  }

  /// Lets a filter's heading say what is chosen now.
  func retitle(_ index: Int) {
    let item = Self.heading(entries[index])
    let shown = strip.items[index]
    if shown.title == item.title && shown.isDisabled == item.isDisabled { return }
    _ = strip.perform(.update(item))
  }

  // Rows.

  /// The rows of another filter are in the panel: the chosen one is to be seen.
  private func showRows() {
    guard let index = shownEntry else { return }
    entries[index].list.typeAhead.forget()
    entries[index].list.scroll(to: 0)
    // What the panel had before them was another panel's height.
    fitPanel()
    slide.stopResizing()
    needsReveal = true
    revealChosen()
  }

  /// Scrolls to the chosen row, once there is a size.
  func revealChosen() {
    guard needsReveal, strip.layout.isShown, let index = shownEntry else { return }
    needsReveal = false
    guard !entries[index].list.chosen.isEmpty, let row = entries[index].list.entryRow
    else { return }
    entries[index].list.center(row)
  }

  // Focus.

  /// Gives the focus that is on the open filter's heading to its chosen row, else to its first, or
  /// to the button that loads it again. Where there is none of these it stays.
  func enterPanel() {
    guard let focus, case .heading(let heading) = focus.target, heading == slide.rows,
      slide.then == .stay, let index = entry(heading)
    else { return }
    if let row = entries[index].list.entryRow {
      moveFocus(to: .option(entries[index].list.options[row].id), isVisible: focus.isVisible)
    } else if entries[index].list.state == .failed {
      moveFocus(to: .retry, isVisible: focus.isVisible)
    }
  }

  /// Gives the focus that is in the panel, or on another heading, to the heading of a filter.
  private func leavePanel(for filter: ItemID) {
    guard let focus, focus.target != .heading(filter) else { return }
    if case .heading = focus.target, !exists(.heading(filter)) { return }
    moveFocus(toHeading: filter, isVisible: focus.isVisible)
  }

  /// Moves the focus to a heading; where that is disabled, to one that isn't. Where all are, nothing
  /// has it.
  func moveFocus(toHeading filter: ItemID?, isVisible: Bool) {
    let heading = filter.flatMap { exists(.heading($0)) ? $0 : nil } ?? strip.focusEntry
    if let heading { return moveFocus(to: .heading(heading), isVisible: isVisible) }
    focus = nil
    mirrorFocus()
  }

  /// Moves the focus, and brings what has it into view.
  func moveFocus(to target: Target, isVisible: Bool) {
    focus = Focus(target: target, isVisible: isVisible)
    mirrorFocus()
    switch target {
    case .heading(let heading):
      if isVisible, let index = entry(heading) { strip.reveal(index) }
    case .option(let option):
      if let index = shownEntry, let row = entries[index].list.row(of: option) {
        entries[index].list.reveal(row)
      }
    case .retry, .apply, .reset, .backdrop: break
    }
  }

  /// Lets the headings show the focus and the press that are on them.
  func mirrorFocus() {
    strip.focus = nil
    if case .heading(let heading)? = focus?.target {
      strip.focus = RovingFocus(item: heading, isVisible: focus?.isVisible ?? false)
    }
    strip.press = nil
    if let press, case .heading(let heading) = press.target {
      strip.press = Press(target: heading, pointer: press.pointer, isInside: press.isInside)
    }
  }
}
