import ChoiceScene

/// What opening, closing and choosing do, whoever asks for it.
extension PopoverMenuState {
  /// Where the focus comes into the list.
  enum EntryRow {
    /// At the chosen row, else at the first; in a menu of commands always at that.
    case usual
    /// At the last row; where a value is kept, at the usual one.
    case last
  }

  /// Opens the popover. The app is told at once, unless it wasn't told yet that it closed.
  func open(at row: EntryRow) -> [PopoverMenuEffect] {
    if growth.isOpen { return [] }
    let wasShown = growth.isShown
    if let press, press.target == .button {
      drag = Drag(pointer: press.pointer, origin: pressedAt)
    }
    press = nil
    growth.open(style.motions, isReduced: proposal.reduceMotion, at: now)
    fit()
    if !wasShown { showRows() }
    enter(at: row)
    closeWhereAnchorIsGone()
    return wasShown ? [] : [.opened]
  }

  /// Closes the popover. The app is told when it is gone.
  func close() {
    guard growth.isOpen else { return }
    press = nil
    drag = nil
    growth.close(style.motions, isReduced: proposal.reduceMotion, at: now)
    if let focus, focus.target != .button { leave(focus) }
  }

  /// Lets all that is under way be at its end now. Returns what falls due by that.
  func finish() -> [PopoverMenuEffect] {
    growth.finish(at: now)
    if growth.due != nil { isGone() }
    return tell()
  }

  /// The popover has gone.
  func isGone() {
    growth.end(at: now)
    untold.append(.closed)
  }

  /// Closes at once where the anchor has left the room, if that is asked for.
  func closeWhereAnchorIsGone() {
    guard style.whenAnchorLeaves == .close, isShown, growth.isOpen, place?.isAnchorHidden == true
    else { return }
    close()
    growth.finish(at: now)
    isGone()
  }

  // Choosing.

  /// A person chooses an option. `stays` is for keys that check one and leave the menu open.
  func choose(_ option: ItemID, stays: Bool) -> [PopoverMenuEffect] {
    guard growth.isOpen, let row = entry.list.row(of: option), entry.list.canBeChosen(row)
    else { return [] }
    let before = entry.list.chosen
    switch entry.meaning {
    case .value: entry.list.choose([option])
    case .values: entry.list.toggle(option)
    case .commands: entry.list.check(row)
    }
    var effects: [PopoverMenuEffect] = []
    if entry.list.chosen != before { effects = [.selected(entry.list.chosenInOrder, .person)] }
    if entry.meaning == .commands { effects.append(.chose(option)) }
    let hasMark = entry.list.options[row].kind != .command
    let remains =
      entry.meaning == .values || (entry.meaning == .commands && stays && hasMark)
    if !remains { close() }
    return effects
  }

  /// Chooses these options, and says so where it changes anything.
  func choose(_ options: [ItemID], cause: Cause) -> [PopoverMenuEffect] {
    let before = entry.list.chosen
    entry.list.choose(options)
    return entry.list.chosen == before ? [] : [.selected(entry.list.choice, cause)]
  }

  // Rows.

  /// The list is seen anew: with what is chosen in view.
  private func showRows() {
    entry.list.typeAhead.forget()
    entry.list.scroll(to: 0)
    needsReveal = true
    revealChosen()
  }

  /// Scrolls to the chosen row, once there is a size.
  func revealChosen() {
    guard needsReveal, isShown else { return }
    needsReveal = false
    guard !entry.list.isMenu, !entry.list.chosen.isEmpty, let row = entry.list.entryRow
    else { return }
    entry.list.center(row)
  }

  // Focus.

  /// What takes the focus in the popover.
  func entryTarget(_ row: EntryRow) -> Target {
    let list = entry.list
    let entry = row == .last && list.isMenu ? list.row(.last, from: nil) : list.entryRow
    if let entry { return .option(list.options[entry].id) }
    return list.state == .failed ? .retry : .list
  }

  /// Gives the focus that is on the button to the popover; one without a button takes it.
  private func enter(at row: EntryRow) {
    guard focus != nil || !entry.hasButton else { return }
    moveFocus(to: entryTarget(row), isVisible: focus?.isVisible ?? false)
  }

  /// Gives the focus back to the button; without one it goes back to the app.
  func leave(_ focus: Focus) {
    self.focus = exists(.button) ? Focus(target: .button, isVisible: focus.isVisible) : nil
  }

  /// Moves the focus, and brings what has it into view.
  func moveFocus(to target: Target, isVisible: Bool) {
    focus = Focus(target: target, isVisible: isVisible)
    if case .option(let option) = target, let row = entry.list.row(of: option) {
      entry.list.reveal(row)
    }
  }
}
