import ChoiceScene

extension PopoverMenuState {
  /// Throws where a change makes no sense, before anything is touched.
  func check(_ change: PopoverMenuChange) throws(ChangeError) {
    switch change {
    case .content(let content): try MenuEntry.check(content)
    case .options(let options, let sections): _ = try OptionList.check(options, sections)
    case .counts(let counts): try entry.list.check(counts)
    case .choose(let options, _): try entry.checkChoice(options)
    case .listState, .title, .open, .close, .anchor, .style, .labels: break
    }
  }

  /// Does a change that has been checked.
  func perform(_ change: PopoverMenuChange) -> [PopoverMenuEffect] {
    switch change {
    case .content(let content): edit { $0.take(content) }
    case .options(let options, let sections):
      edit { entry in
        entry.list.state = .ready
        entry.replace(options, sections)
      }
      return settleChoice()
    case .counts(let counts): entry.list.setCounts(counts)
    case .listState(let state): edit { $0.list.state = state }
    case .title(let title): edit { $0.title = title }
    case .choose(let options, let reported):
      let effects = choose(options, cause: .code)
      return reported ? effects : []
    case .open(let animated):
      let effects = open(at: .usual)
      return animated ? effects : effects + finish()
    case .close(let animated):
      close()
      if !animated { return finish() }
    case .anchor(let anchor):
      self.anchor = anchor?.usable
      fit()
      closeWhereAnchorIsGone()
    case .style(let style):
      self.style = style
      self.style.clamp()
      fit()
      closeWhereAnchorIsGone()
    case .labels(let labels): self.labels = labels
    }
    return []
  }

  /// Changes the content and lets everything fit it.
  private func edit(_ body: (inout MenuEntry) -> Void) {
    var focusedRow: Int?
    if case .option(let option)? = focus?.target { focusedRow = entry.list.row(of: option) }
    body(&entry)
    fit()
    if let press, !exists(press.target) { self.press = nil }
    guard let focus, !exists(focus.target) else { return }
    self.focus = nil
    if focus.target == .button || !growth.isOpen {
      leave(focus)
    } else if let near = focusedRow.flatMap({ entry.list.focusableRow(near: $0) }) {
      moveFocus(to: .option(entry.list.options[near].id), isVisible: focus.isVisible)
    } else {
      moveFocus(to: entryTarget(.usual), isVisible: focus.isVisible)
    }
  }

  /// Whether there is such a thing now. What is closing is there no more.
  func exists(_ target: Target) -> Bool {
    switch target {
    case .button: return entry.hasButton && !entry.isDisabled
    case .option(let option):
      guard growth.isOpen, let row = entry.list.row(of: option) else { return false }
      return entry.list.canBeFocused(row)
    case .retry: return growth.isOpen && entry.list.state == .failed
    case .list: return growth.isOpen && entryTarget(.usual) == .list
    case .backdrop: return growth.isOpen
    }
  }

  /// What was chosen and is gone isn't chosen any more.
  private func settleChoice() -> [PopoverMenuEffect] {
    let left = entry.list.chosen.filter { id in
      guard let row = entry.list.row(of: id) else { return false }
      return entry.meaning != .commands || entry.list.options[row].kind != .command
    }
    return left.count == entry.list.chosen.count ? [] : choose(left, cause: .content)
  }
}
