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
    self.proposal = proposal
    strip.layOut(in: proposal, measure: measure)
    mirrorFocus()
    if let index = shownEntry { fit(index) }
    revealChosen()
  }

  /// Fits a filter's list to the panel that it has.
  func fit(_ index: Int) {
    entries[index].list.adopt(RowMetrics(style.list, in: proposal))
    let height = panelHeight(of: entries[index])
    entries[index].list.viewport = SceneSize(
      width: proposal.frame.width, height: max(0, height - actionsHeight(of: entries[index])))
  }

  /// The height of the panel of a filter: that of its rows and buttons, at most what there is below
  /// the bar, and not covered, less one bar height. At least one row is shown, even if it goes beyond the container.
  func panelHeight(of entry: FilterEntry) -> Double {
    let actions = actionsHeight(of: entry)
    let least = entry.list.metrics.rowHeight + actions
    let room = proposal.container.height - proposal.coveredBottom - proposal.frame.maxY
    let most = max(room - proposal.frame.height, least)
    return min(entry.list.contentHeight + actions, most)
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

  /// Where the panel is when it is down, in the bar's coordinates.
  func panelFrame(of entry: FilterEntry) -> SceneRect {
    SceneRect(
      x: 0, y: proposal.frame.height, width: proposal.frame.width, height: panelHeight(of: entry))
  }

  /// What the backdrop covers: all of the container that is below the bar.
  func backdropFrame(of entry: FilterEntry?) -> SceneRect {
    let below = proposal.container.height - proposal.frame.maxY
    return SceneRect(
      x: -proposal.frame.x, y: proposal.frame.height, width: proposal.container.width,
      height: max(0, below, entry.map { panelHeight(of: $0) } ?? 0))
  }

  /// Where a button is, from the panel's top left corner.
  func buttonFrame(_ target: Target, of entry: FilterEntry) -> SceneRect {
    let padding = style.actions.padding
    let width = max(0, (proposal.frame.width - 3 * padding) / 2)
    let isTrailing = target == .apply
    let frame = SceneRect(
      x: isTrailing ? 2 * padding + width : padding, y: entry.list.viewport.height + padding,
      width: width, height: buttonHeight(of: entry))
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
    let panel = panelFrame(of: entry)
    let hidden = (1 - slideShare(at: now)) * panel.height
    if panel.contains(place), place.y < panel.maxY - hidden {
      guard slide.then == .stay else { return nil }
      return target(
        inPanelAt: ScenePoint(x: place.x, y: place.y - panel.y + hidden), of: entry)
    }
    return backdropFrame(of: entry).contains(place) ? .backdrop : nil
  }

  private func target(inPanelAt place: ScenePoint, of entry: FilterEntry) -> Target? {
    if let row = entry.list.row(at: place.y) {
      return entry.list.canBeChosen(row) ? .option(entry.list.options[row].id) : nil
    }
    if place.y < entry.list.viewport.height {
      return entry.list.offersRetry(at: place.y) ? .retry : nil
    }
    guard entry.hasActions else { return nil }
    for button in [Target.reset, .apply] where buttonFrame(button, of: entry).contains(place) {
      return button
    }
    return nil
  }
}
