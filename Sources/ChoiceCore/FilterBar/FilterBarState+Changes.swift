import ChoiceScene

extension FilterBarState {
  /// Throws where a list of filters makes no sense.
  static func check(_ filters: [Filter]) throws(ChangeError) {
    _ = try ItemDirectory(count: filters.count) { filters[$0].id }
    for filter in filters { try FilterEntry.check(filter) }
  }

  /// Throws where a change makes no sense, before anything is touched.
  func check(_ change: FilterBarChange) throws(ChangeError) {
    switch change {
    case .filters(let filters): try Self.check(filters)
    case .update(let filter):
      _ = try known(filter.id)
      try FilterEntry.check(filter)
    case .options(let id, let options, let sections):
      _ = try known(id)
      _ = try OptionList.check(options, sections)
    case .counts(let id, let counts): try entries[try known(id)].list.check(counts)
    case .choose(let id, let options, _): try entries[try known(id)].checkChoice(options)
    case .showsCounts(let id, _), .listState(let id, _), .open(let id, _): _ = try known(id)
    case .close, .style, .labels: break
    }
  }

  private func known(_ filter: ItemID) throws(ChangeError) -> Int {
    guard let index = entry(filter) else { throw .unknownItem(filter) }
    return index
  }

  /// Does a change that has been checked.
  func perform(_ change: FilterBarChange) -> [FilterBarEffect] {
    switch change {
    case .filters(let filters): return replaceFilters(by: filters)
    case .update(let filter): edit(filter.id) { $0.take(filter) }
    case .options(let id, let options, let sections):
      edit(id) { entry in
        entry.list.state = .ready
        entry.list.replace(options, sections)
      }
      return entry(id).map { settleChoice($0) } ?? []
    case .counts(let id, let counts):
      if let index = entry(id) { entries[index].list.setCounts(counts) }
    case .showsCounts(let id, let shows):
      if let index = entry(id) { entries[index].list.showsCounts = shows }
    case .listState(let id, let state): edit(id) { $0.list.state = state }
    case .choose(let id, let options, let reported):
      let effects = entry(id).map { choose(options, in: $0, cause: .code) } ?? []
      return reported ? effects : []
    case .open(let id, let animated):
      let effects = open(id)
      return animated ? effects : effects + finish()
    case .close(let animated):
      close()
      if !animated { return finish() }
    case .style(let style): restyle(style)
    case .labels(let labels):
      self.labels = labels
      _ = strip.perform(.options(Self.options(labels)))
    }
    return []
  }

  private func restyle(_ style: FilterBarStyle) {
    self.style = style
    self.style.clamp()
    _ = strip.perform(.style(style.bar))
    fitPanel()
  }

  private func replaceFilters(by filters: [Filter]) -> [FilterBarEffect] {
    let told = strip.selected
    let focusedRow = focusedRow
    var new: [FilterEntry] = []
    for filter in filters {
      if let index = entry(filter.id) {
        var entry = entries[index]
        entry.take(filter)
        new.append(entry)
      } else {
        new.append(FilterEntry(filter, RowMetrics(style.list, in: proposal)))
      }
    }
    let old = entries
    entries = new
    var effects: [FilterBarEffect] = []
    // Before the headings change: else another one would take over the look of one that is gone.
    if let told, !new.contains(where: { $0.id == told }) { effects = closed() }
    _ = strip.perform(.items(headings))
    let rows = slide.rows
    for entry in old where self.entry(entry.id) == nil {
      slide.forget(entry.id, style.motions, at: now)
    }
    // The rows of a filter that is gone may have been on their way up for another one's closing.
    if slide.rows == nil { effects += closed() }
    if slide.rows != rows { needsReveal = true }
    settle(focusedRow: focusedRow)
    return effects
  }

  /// Changes a filter's content and lets everything fit it.
  private func edit(_ id: ItemID, _ body: (inout FilterEntry) -> Void) {
    guard let index = entry(id) else { return }
    let focusedRow = focusedRow
    body(&entries[index])
    retitle(index)
    settle(focusedRow: focusedRow)
  }

  /// The row that has the focus, before rows change.
  private var focusedRow: Int? {
    guard case .option(let option)? = focus?.target, let index = shownEntry else { return nil }
    return entries[index].list.row(of: option)
  }

  /// Drops a press and moves a focus whose target is no more.
  private func settle(focusedRow: Int?) {
    if let press, !exists(press.target) { self.press = nil }
    resizePanel()
    revealChosen()
    if let focus, !exists(focus.target) {
      self.focus = nil
      if let row = focusedRow, let index = shownEntry, slide.then == .stay,
        let near = entries[index].list.focusableRow(near: row)
      {
        moveFocus(to: .option(entries[index].list.options[near].id), isVisible: focus.isVisible)
      } else {
        moveFocus(toHeading: slide.open, isVisible: focus.isVisible)
        enterPanel()
      }
    }
    mirrorFocus()
  }

  /// Whether there is such a thing now.
  func exists(_ target: Target) -> Bool {
    switch target {
    case .heading(let heading): return entry(heading).map { !entries[$0].isDisabled } ?? false
    case .option(let option):
      guard let index = shownEntry, let row = entries[index].list.row(of: option)
      else { return false }
      return entries[index].list.canBeChosen(row)
    case .retry: return shownEntry.map { entries[$0].list.state == .failed } ?? false
    case .apply, .reset: return shownEntry.map { entries[$0].hasActions } ?? false
    case .backdrop: return slide.rows != nil
    }
  }

  /// Lets the default take over where nothing that was chosen is there any more.
  private func settleChoice(_ index: Int) -> [FilterBarEffect] {
    let entry = entries[index]
    let left = entry.list.chosen.filter { entry.list.row(of: $0) != nil }
    if left.count == entry.list.chosen.count { return [] }
    return choose(left.isEmpty ? entry.defaultChoice : left, in: index, cause: .content)
  }
}
