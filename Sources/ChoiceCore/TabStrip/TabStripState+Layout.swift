import ChoiceScene

extension TabStripState {
  func layOut(in proposal: Proposal, measure: (TextRun) -> TextMetrics) {
    var proposal = proposal.sanitized
    // Where a strip stands is nothing to its items; so they aren't laid out anew when it moves.
    proposal.frame.x = 0
    proposal.frame.y = 0
    proposal.container = proposal.frame.size
    proposal.coveredBottom = 0
    if proposal != layout.proposal {
      if layout.proposal.frame.size != proposal.frame.size
        || layout.proposal.direction != proposal.direction
      {
        press = nil
      }
      keepView()
      if layout.proposal.fontRevision != proposal.fontRevision { layout.caches.forgetAll() }
      layout.proposal = proposal
      layout.isStale = true
    }
    guard layout.bar.width > 0, layout.bar.height > 0 else { return }
    let wasShown = layout.isShown
    if layout.isStale || layout.isUnmeasured {
      setTextStyles()
      chooseWidths(measure)
      layout.isStale = false
      layout.refreshGrowth = true
      layout.isShown = true
      measureGrown(measure)
      if wasShown { restoreView() } else { showAtOnce() }
    } else if layout.refreshGrowth {
      measureGrown(measure)
    }
    layout.lastOffset = scrollOffset(at: now)
    measureVisible(measure)
  }

  /// The first picture shows the selection where it belongs, without motion.
  private func showAtOnce() {
    emphasis.jump(to: emphasis.targets)
    switch scroll {
    case .following: scroll = .following(Track(0))
    case .free: scroll = .free(Track(0))
    }
    if selected != nil { scroll = .following(Track(0)) }
  }

  private func setTextStyles() {
    let title = textStyle(style.title)
    let selectedTitle = textStyle(style.selectedTitle)
    let weight = layout.proposal.boldText ? 700 : 600
    let badge = TextStyle(size: style.badge.textSize * layout.proposal.textScale, weight: weight)
    if title != layout.title { layout.caches.forgetAll() }
    if selectedTitle != layout.selectedTitle {
      layout.caches.selectedTitle = WidthCache(count: items.count)
    }
    if badge != layout.badge {
      layout.caches.badge = WidthCache(count: items.count)
      layout.caches.unknownOwn = 0..<items.count
    }
    layout.title = title
    layout.selectedTitle = selectedTitle
    layout.badge = badge
  }

  private func textStyle(_ title: TabTitleStyle) -> TextStyle {
    TextStyle(
      size: title.size.size(inBarOf: layout.bar.width) * layout.proposal.textScale,
      weight: layout.proposal.boldText ? min(900, title.weight + 200) : title.weight)
  }

  /// Works out the items' widths, asking for what isn't known.
  func chooseWidths(_ measure: (TextRun) -> TextMetrics) {
    layout.isUnmeasured = false
    let count = Double(max(1, items.count))
    let bar = layout.bar.width - style.insets.leading - style.insets.trailing
    let room = bar - style.spacing * (count - 1)
    let equal = max(Self.leastWidth, room / count)
    switch style.widths {
    case .equal:
      layout.widths = .alike(equal)
    case .fixed(let width):
      layout.widths = .alike(max(Self.leastWidth, width))
    case .paged(let limit):
      let quarter = max(Self.leastWidth, (layout.bar.width - layout.bar.height) / 4)
      layout.widths = .alike(items.count < limit ? equal : quarter)
    case .intrinsic:
      measureOwnWidths(padding: 2 * style.itemPadding, upTo: .infinity, measure)
    case .equalOrOwn(let padding):
      // As equal ones, no item is wider than what is seen of the bar: its icon would be out of sight.
      let seen = bar - (style.fade.edges == .overflowing ? fadeWidth : 0)
      measureOwnWidths(padding: padding, upTo: max(Self.leastWidth, seen), measure)
      // A title fits where it leaves its padding free; own widths count `padding` on top of it.
      let limit = equal - 2 * style.itemPadding + padding
      if !hasItemWider(than: limit) { layout.widths = .alike(equal) }
    }
  }

  /// Over how many points an edge fades.
  var fadeWidth: Double { min(style.fade.width ?? layout.bar.height, layout.bar.width) }

  /// No item is narrower than a point, so that even of countless items only so many are visible as
  /// the bar has points.
  private static let leastWidth = 1.0

  private func hasItemWider(than limit: Double) -> Bool {
    guard case .own(let ends) = layout.widths else { return false }
    var before = 0.0
    for end in ends {
      if end - before > limit { return true }
      before = end
    }
    return false
  }

  /// Measures what is not known and adds up the items' own widths from the first that is new.
  private func measureOwnWidths(
    padding: Double, upTo widest: Double, _ measure: (TextRun) -> TextMetrics
  ) {
    var ends: [Double] = []
    if case .own(let old) = layout.widths, old.count == items.count, layout.padding == padding,
      layout.widest == widest
    {
      ends = old
    } else {
      layout.caches.unknownOwn = 0..<items.count
      ends = [Double](repeating: 0, count: items.count)
    }
    layout.widths = .alike(0)
    layout.padding = padding
    layout.widest = widest
    let unknown = layout.caches.unknownOwn
    var firstMissing: Int?
    var isAnyKnown = false
    if !unknown.isEmpty {
      var shift = 0.0
      var end = unknown.lowerBound == 0 ? 0 : ends[unknown.lowerBound - 1]
      let oldEnd = ends[unknown.upperBound - 1]
      for index in unknown {
        if measureContent(at: index, measure) {
          isAnyKnown = isAnyKnown || (layout.caches.title[index] ?? 0) > 0
        } else {
          firstMissing = firstMissing ?? index
        }
        end += ownWidth(at: index)
        ends[index] = end
      }
      shift = end - oldEnd
      if shift != 0 {
        for index in unknown.upperBound..<ends.count { ends[index] += shift }
      }
    }
    layout.widths = .own(ends: ends)
    if let first = firstMissing, isAnyKnown {
      // A face that knows other texts means it when it says that these have no width.
      for index in first..<unknown.upperBound where layout.caches.title[index] == nil {
        layout.caches.title[index] = 0
      }
      firstMissing = nil
    }
    layout.caches.unknownOwn = firstMissing.map { $0..<unknown.upperBound } ?? 0..<0
    // What could not be measured is asked for again at the next layout.
    layout.isUnmeasured = firstMissing != nil
  }

  private func ownWidth(at index: Int) -> Double {
    max(Self.leastWidth, ownWidth(at: index, isSelected: false))
  }

  /// Adds up what is known of own widths after the list of items has changed. Until the next layout
  /// measures the rest there may be taps, selections and scenes.
  func addUpKnownWidths() {
    guard case .own = layout.widths else { return }
    var end = 0.0
    var ends: [Double] = []
    ends.reserveCapacity(items.count)
    for index in items.indices {
      end += ownWidth(at: index)
      ends.append(end)
    }
    layout.widths = .own(ends: ends)
  }

  /// Measures the selected look of the items that are about to have it, where anything depends on
  /// its width. What isn't known yet is asked for again at the next layout.
  private func measureGrown(_ measure: (TextRun) -> TextMetrics) {
    layout.refreshGrowth = false
    for item in emphasis.items {
      guard let index = index(of: item), showsTitle(of: items[index]) else { continue }
      // A title that becomes larger must be known so that it isn't cut for that.
      guard isTitleWidthUsed(at: index) || layout.selectedTitle.size > layout.title.size
      else { continue }
      _ = measureContent(at: index, measure)
      if layout.caches.selectedTitle[index] == nil {
        layout.caches.selectedTitle[index] =
          layout.title == layout.selectedTitle
          ? layout.caches.title[index]
          : width(TextRun(items[index].title, layout.selectedTitle), measure)
      }
      if layout.caches.selectedTitle[index] == nil { layout.refreshGrowth = true }
    }
  }

  /// Whether something stands where it does because the title is as wide as it is.
  private func isTitleWidthUsed(at index: Int) -> Bool {
    if case .own = layout.widths { return true }
    return needsMeasuring(at: index) || style.indicator?.width == .text
  }

  /// Measures what the visible items need beyond their frames.
  private func measureVisible(_ measure: (TextRun) -> TextMetrics) {
    guard case .alike = layout.widths else { return }
    for index in places(at: now).visible(at: layout.lastOffset) where needsMeasuring(at: index) {
      _ = measureContent(at: index, measure)
    }
  }

  /// Measures the title and badge of an item where that isn't known. Returns whether it is now.
  private func measureContent(
    at index: Int, _ measure: (TextRun) -> TextMetrics
  ) -> Bool {
    let item = items[index]
    if layout.caches.title[index] == nil, showsTitle(of: item) {
      layout.caches.title[index] = width(TextRun(item.title, layout.title), measure)
    }
    if layout.caches.badge[index] == nil, let text = style.badge.text(of: item.badge) {
      layout.caches.badge[index] = width(TextRun(text, layout.badge), measure)
    }
    return layout.caches.title[index] != nil || !showsTitle(of: item)
  }

  /// What a face says; `nil` where it doesn't know yet.
  private func width(_ run: TextRun, _ measure: (TextRun) -> TextMetrics) -> Double? {
    if run.text.isEmpty { return 0 }
    let width = measure(run).width
    if !width.isFinite || width < 0 { return 0 }
    return width == 0 ? nil : min(width, 1_000_000)
  }
}
