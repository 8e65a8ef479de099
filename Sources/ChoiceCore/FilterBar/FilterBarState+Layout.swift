import ChoiceScene

/// Where bar, panel and backdrop are.
extension FilterBarState {
  /// Fits the bar into its room, and the panel into what there is below it.
  func layOut(in proposal: Proposal, measure: (TextRun) -> TextMetrics) {
    let proposal = proposal.sanitized
    if proposal.frame.size != self.proposal.frame.size
      || proposal.direction != self.proposal.direction
    {
      press = nil
    }
    let isOther = proposal != self.proposal
    self.proposal = proposal
    strip.layOut(in: proposal, measure: measure)
    mirrorFocus()
    if isOther { fitPanel() }
    if proposal.reduceMotion { slide.stopResizing() }
    revealChosen()
  }

  /// The panel has what its filter's list needs, at once.
  func fitPanel() {
    guard let index = shownEntry else { return }
    fit(index)
    let most = greatestPanelHeight(of: entries[index])
    slide.fit(to: panelHeight(of: entries[index]), within: most, at: now)
  }

  /// The panel has other rows, and gets as high as they need.
  func resizePanel() {
    guard let index = shownEntry else { return }
    fit(index)
    slide.resize(
      to: panelHeight(of: entries[index]),
      with: proposal.reduceMotion ? .none : style.motions.resizing, at: now)
  }

  /// Fits a filter's list to the panel that it needs.
  private func fit(_ index: Int) {
    entries[index].list.adopt(RowMetrics(style.list, in: proposal))
    let height = panelHeight(of: entries[index])
    entries[index].list.viewport = SceneSize(
      width: proposal.frame.width, height: max(0, height - actionsHeight(of: entries[index])))
  }

  /// The height that the panel of a filter needs: that of its rows and buttons, as far as there is
  /// room for them.
  func panelHeight(of entry: FilterEntry) -> Double {
    min(entry.list.contentHeight + actionsHeight(of: entry), greatestPanelHeight(of: entry))
  }

  /// The height that the panel of a filter can have: what there is below the bar, and not covered,
  /// less one bar height. At least one row is shown, even if it goes beyond the container.
  private func greatestPanelHeight(of entry: FilterEntry) -> Double {
    let least = entry.list.metrics.rowHeight + actionsHeight(of: entry)
    let room = proposal.container.height - proposal.coveredBottom - proposal.frame.maxY
    return max(room - proposal.frame.height, least)
  }

  /// The height of what is below the options.
  func actionsHeight(of entry: FilterEntry) -> Double {
    entry.hasActions ? buttonHeight(of: entry) + 2 * style.actions.padding : 0
  }

  private func buttonHeight(of entry: FilterEntry) -> Double {
    let line = TextStyle(size: style.actions.applyTitle.size.base).lineHeight
    return style.actions.height + max(0, proposal.textScale - 1) * line
  }

  /// How far down the panel is, from 0 to 1; with reduced motion it doesn't slide.
  func slideShare(at time: Instant) -> Double {
    proposal.reduceMotion ? 1 : clamped(slide.panel.value(at: time))
  }

  /// Where the panel would be were it down, in the bar's coordinates; as high as it is at `time`.
  func panelFrame(of entry: FilterEntry, at time: Instant) -> SceneRect {
    SceneRect(
      x: 0, y: proposal.frame.height, width: proposal.frame.width,
      height: max(0, slide.height.value(at: time)))
  }

  /// How high the buttons' part begins in a panel that is so high. They stay at its lower edge.
  func actionsTop(in height: Double, of entry: FilterEntry) -> Double {
    max(0, height - actionsHeight(of: entry))
  }

  /// What is seen of the list in a panel that is so high.
  func listHeight(in height: Double, of entry: FilterEntry) -> Double {
    min(entry.list.viewport.height, actionsTop(in: height, of: entry))
  }

  /// What the backdrop covers: all of the container that is below the bar.
  func backdropFrame(of entry: FilterEntry?) -> SceneRect {
    let below = proposal.container.height - proposal.frame.maxY
    return SceneRect(
      x: -proposal.frame.x, y: proposal.frame.height, width: proposal.container.width,
      height: max(0, below, entry.map { panelHeight(of: $0) } ?? 0))
  }

  /// Where a button is in a panel that is so high, from its top left corner.
  func buttonFrame(_ target: Target, in height: Double, of entry: FilterEntry) -> SceneRect {
    let padding = style.actions.padding
    let width = max(0, (proposal.frame.width - 3 * padding) / 2)
    let isTrailing = target == .apply
    let frame = SceneRect(
      x: isTrailing ? 2 * padding + width : padding,
      y: actionsTop(in: height, of: entry) + padding, width: width, height: buttonHeight(of: entry))
    return proposal.direction == .rightToLeft ? frame.mirrored(in: proposal.frame.width) : frame
  }

  /// What can be touched at a place in the bar's coordinates. A panel that is on its way up, and
  /// the backdrop behind it, take no touch.
  func target(at place: ScenePoint) -> Target? {
    if SceneRect(proposal.frame.size).contains(place) {
      return strip.item(at: place).map { .heading($0) }
    }
    guard strip.layout.isShown, let index = shownEntry, slide.open != nil else { return nil }
    let entry = entries[index]
    let panel = panelFrame(of: entry, at: now)
    let hidden = (1 - slideShare(at: now)) * panel.height
    if panel.contains(place), place.y < panel.maxY - hidden {
      guard slide.then == .stay else { return nil }
      return target(
        inPanelAt: ScenePoint(x: place.x, y: place.y - panel.y + hidden), panel.height, of: entry)
    }
    return backdropFrame(of: entry).contains(place) ? .backdrop : nil
  }

  private func target(
    inPanelAt place: ScenePoint, _ height: Double, of entry: FilterEntry
  ) -> Target? {
    if place.y < listHeight(in: height, of: entry) {
      if let row = entry.list.row(at: place.y) {
        return entry.list.canBeChosen(row) ? .option(entry.list.options[row].id) : nil
      }
      return entry.list.offersRetry(at: place.y) ? .retry : nil
    }
    guard entry.hasActions else { return nil }
    return [Target.reset, .apply].first {
      buttonFrame($0, in: height, of: entry).contains(place)
    }
  }
}
