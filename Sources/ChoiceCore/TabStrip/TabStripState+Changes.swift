import ChoiceScene

extension TabStripState {
  /// Throws where a change makes no sense, before anything is touched.
  func check(_ change: TabStripChange) throws(ChangeError) {
    switch change {
    case .items(let items):
      _ = try ItemDirectory(count: items.count) { items[$0].id }
    case .update(let item):
      guard index(of: item.id) != nil else { throw .unknownItem(item.id) }
    case .insert(let new, let index):
      try Self.check(index, in: 0...items.count)
      do {
        _ = try ItemDirectory(count: new.count) { new[$0].id }
      } catch .duplicateItem(let id, let offset) {
        throw .duplicateItem(id, index: index + offset)
      }
      for (offset, item) in new.enumerated() where self.index(of: item.id) != nil {
        throw .duplicateItem(item.id, index: index + offset)
      }
    case .remove(let id):
      guard index(of: id) != nil else { throw .unknownItem(id) }
    case .move(let id, let target):
      guard index(of: id) != nil else { throw .unknownItem(id) }
      try Self.check(target, in: 0...items.count - 1)
    case .select(let id, _, _):
      if let id, index(of: id) == nil { throw .unknownItem(id) }
    case .progress(let progress):
      if !progress.isFinite { throw .notFinite("progress", progress) }
    case .style, .options:
      break
    }
  }

  private static func check(_ index: Int, in range: ClosedRange<Int>) throws(ChangeError) {
    if !range.contains(index) { throw .indexOutOfRange(index, allowed: range) }
  }

  /// Does a change that has been checked.
  func perform(_ change: TabStripChange) -> [TabStripEffect] {
    if case .progress(let progress) = change { return follow(pagerAt: progress) }
    pager.isLeading = pager.isLeading && change.leavesPagerAlone
    switch change {
    case .items(let new):
      return replaceItems(by: new)
    case .update(let item):
      update(item)
    case .insert(let new, let index):
      var all = items
      all.insert(contentsOf: new, at: index)
      return replaceItems(by: all)
    case .remove(let id):
      guard let index = index(of: id) else { return [] }
      var new = items
      new.remove(at: index)
      return replaceItems(by: new)
    case .move(let id, let target):
      guard let source = index(of: id) else { return [] }
      var new = items
      new.insert(new.remove(at: source), at: target)
      return replaceItems(by: new)
    case .select(let id, let animated, let reported):
      let effects = select(id, cause: .code, animated: animated)
      return reported ? effects : []
    case .style(let style):
      restyle(style)
    case .options(let options):
      self.options = options
    case .progress:
      break
    }
    return []
  }

  private func restyle(_ new: TabStripStyle) {
    keepView()
    if new.badge.greatestCount != style.badge.greatestCount {
      layout.caches.badge = WidthCache(count: items.count)
    }
    style = new
    style.clamp()
    layout.caches.unknownOwn = 0..<items.count
    layout.isStale = true
  }

  private func update(_ item: TabItem) {
    guard let index = index(of: item.id) else { return }
    let old = items[index]
    keepView()
    items[index] = item
    if old.title != item.title { layout.caches.forgetTitle(at: index) }
    if old.badge != item.badge { layout.caches.forgetBadge(at: index) }
    layout.caches.forgetOwnWidth(at: index)
    layout.isStale = true
    if old.isDisabled != item.isDisabled {
      firstEnabled = items.firstIndex { !$0.isDisabled }
      if item.isDisabled {
        if press?.target == item.id { press = nil }
        if focus?.item == item.id { passFocusOn(from: index) }
      }
    }
  }

  private func replaceItems(by new: [TabItem]) -> [TabStripEffect] {
    let old = items
    let oldSelected = selectedIndex
    let oldFocus = focus.flatMap { index(of: $0.item) }
    keepView()
    layout.caches = layout.caches.carried(to: new.count) { place in
      guard let source = index(of: new[place].id) else { return nil }
      return (
        source, old[source].title == new[place].title, old[source].badge == new[place].badge
      )
    }
    items = new
    listHasChanged()
    var gone: [ItemID] = []
    for item in emphasis.items where index(of: item) == nil { gone.append(item) }
    if let oldFocus, let lost = focus, !canBeChosen(lost.item) {
      focus = heir(of: oldFocus, in: old).map { RovingFocus(item: $0, isVisible: lost.isVisible) }
    }
    var heir: ItemID?
    if let selected, let oldSelected, index(of: selected) == nil {
      heir = self.heir(of: oldSelected, in: old)
      if !gone.contains(selected) { gone.append(selected) }
    }
    return settleSelection(gone: gone, heir: heir)
  }

  private func canBeChosen(_ item: ItemID) -> Bool {
    index(of: item).map { !items[$0].isDisabled } ?? false
  }

  /// The item of the new content that takes over from the one at `index` of `old`: the nearest of
  /// the old neighbours that is still there and can be selected, else the one that has the nearest
  /// index.
  private func heir(of index: Int, in old: [TabItem]) -> ItemID? {
    let neighbour = nearest(to: index, count: old.count) { canBeChosen(old[$0].id) }
    if let neighbour { return old[neighbour].id }
    if items.isEmpty { return nil }
    let place = min(index, items.count - 1)
    return items[place].isDisabled ? nearestEnabled(around: place) : items[place].id
  }

  /// The nearest item that can be selected, other than the one at `index`; of two equally near
  /// ones the following.
  private func nearestEnabled(around index: Int) -> ItemID? {
    nearest(to: index, count: items.count) { !items[$0].isDisabled }.map { items[$0].id }
  }

  /// Lets `heir` take over where the selected item is among those that are `gone`, and reports it.
  private func settleSelection(gone: [ItemID], heir: ItemID?) -> [TabStripEffect] {
    if let press, !canBeChosen(press.target) { self.press = nil }
    if gone.isEmpty { return [] }
    let isSelectionGone = selected.map { gone.contains($0) } ?? false
    let wasBetween = emphasis.targets.contains { gone.contains($0.item) }
    if isSelectionGone { selected = heir }
    if let errand = pager.errand, gone.contains(errand.item) { pager.errand = nil }
    for item in gone { emphasis.replace(item, by: selected) }
    if wasBetween || isSelectionGone {
      pager.isLeading = false
      if layout.isShown {
        emphasis.move(to: restingShares, with: selectionMotion, at: now)
      } else {
        emphasis.jump(to: restingShares)
      }
      pager.place = selectedIndex.map(Double.init)
    }
    if selected == nil, case .following = scroll { scroll = .free(Track(layout.lastOffset)) }
    layout.refreshGrowth = true
    return isSelectionGone ? [.selected(selected, .content)] : []
  }

  /// Gives the keyboard focus to the nearest item that can have it.
  private func passFocusOn(from index: Int) {
    if let heir = nearestEnabled(around: index) {
      focus?.item = heir
    } else {
      focus = nil
    }
  }

  /// Brings what is derived from the list of items up to date.
  private func listHasChanged() {
    if let directory = try? ItemDirectory(count: items.count, id: { items[$0].id }) {
      self.directory = directory
    }
    firstEnabled = items.firstIndex { !$0.isDisabled }
    addUpKnownWidths()
    layout.isStale = true
  }
}

extension TabStripChange {
  /// Whether a pager that is being swiped goes on as if nothing had happened.
  fileprivate var leavesPagerAlone: Bool {
    if case .select = self { return false }
    return true
  }
}

/// The first of the indices around `index`, nearest first and the following before the preceding,
/// that is as wanted.
private func nearest(
  to index: Int, count: Int, where isWanted: (Int) -> Bool
) -> Int? {
  for distance in 1..<max(2, count + 1) {
    let after = index + distance
    if after < count && isWanted(after) { return after }
    let before = index - distance
    if before >= 0 && before < count && isWanted(before) { return before }
  }
  return nil
}
