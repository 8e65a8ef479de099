import ChoiceScene

/// What a ``FilterBarModel`` consists of. Only that model has it, and copies it before a change where
/// another model shares it.
final class FilterBarState: @unchecked Sendable {
  var style = FilterBarStyle()
  var labels = FilterBarLabels()
  var entries: [FilterEntry] = []
  /// The headings. The selected one is the filter that the app was told is open.
  let strip: TabStripState
  var slide = PanelSlide()
  var press: Press<Target>?
  var focus: Focus?
  /// What surrounds the bar, made usable.
  var proposal = Proposal(width: 0, height: 0)
  /// Whether rows were opened that could not be scrolled to the chosen one yet.
  var needsReveal = false
  /// What fell due in a call that had no way to tell it.
  var untold: [FilterBarEffect] = []
  /// The time of the last call.
  var now = Instant(-.greatestFiniteMagnitude)

  /// What can be touched, or hold the keyboard focus.
  enum Target: Equatable, Sendable {
    case heading(ItemID)
    case option(ItemID)
    case retry, apply, reset
    case backdrop
  }

  /// What has the keyboard focus, and whether that is shown.
  struct Focus: Equatable, Sendable {
    var target: Target
    var isVisible: Bool
  }

  init() {
    strip = TabStripState()
    strip.style = style.bar
    strip.options = Self.options(labels)
  }

  /// Sets everything that a bar begins with. Throws where filters are not as they should be.
  func begin(
    with filters: [Filter], style: FilterBarStyle, labels: FilterBarLabels
  ) throws(ChangeError) {
    try Self.check(filters)
    self.style = style
    self.style.clamp()
    self.labels = labels
    let metrics = RowMetrics(self.style.list, in: proposal)
    entries = filters.map { FilterEntry($0, metrics) }
    try strip.begin(
      with: headings, selected: nil, style: self.style.bar,
      options: Self.options(labels))
  }

  init(copying other: FilterBarState) {
    style = other.style
    labels = other.labels
    entries = other.entries
    strip = TabStripState(copying: other.strip)
    slide = other.slide
    press = other.press
    focus = other.focus
    proposal = other.proposal
    needsReveal = other.needsReveal
    untold = other.untold
    now = other.now
  }

  func isEqual(to other: FilterBarState) -> Bool {
    style == other.style && labels == other.labels && entries == other.entries
      && strip.isEqual(to: other.strip) && slide == other.slide && press == other.press
      && focus == other.focus && proposal == other.proposal && needsReveal == other.needsReveal
      && untold == other.untold && now == other.now
  }

  /// The index of a filter. O(log number of filters).
  func entry(_ id: ItemID) -> Int? { strip.index(of: id) }

  /// The index of the filter whose rows are in the panel.
  var shownEntry: Int? { slide.rows.flatMap { entry($0) } }

  /// Time never goes back, and never stands at what isn't a number. What falls due on the way
  /// happens at its own instant, however late it is noticed.
  func advance(to time: Instant) {
    let time = usable(time)
    while let due = slide.due, due <= time {
      now = max(now, due)
      strip.advance(to: now)
      panelIsUp()
    }
    now = time
    strip.advance(to: now)
  }

  /// The time, or that of the last call where it is earlier or no number.
  func usable(_ time: Instant) -> Instant {
    time.seconds.isFinite && now < time ? time : now
  }

  /// What hasn't been told yet.
  func tell() -> [FilterBarEffect] {
    let effects = untold
    if !effects.isEmpty { untold = [] }
    return effects
  }

  /// The headings as items of a strip.
  var headings: [TabItem] { entries.map { Self.heading($0) } }

  static func heading(_ entry: FilterEntry) -> TabItem {
    TabItem(id: entry.id, title: entry.heading, isDisabled: entry.isDisabled)
  }

  static func options(_ labels: FilterBarLabels) -> TabStripOptions {
    var options = TabStripOptions()
    options.name = labels.name
    options.purpose = .choices
    options.activation = .manual
    return options
  }
}
