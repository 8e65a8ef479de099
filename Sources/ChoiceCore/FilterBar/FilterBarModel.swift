import ChoiceScene

/// A row of headings, each of which drops a list of options.
///
/// Made of a ``TabStripModel``, whose selected item is the heading that looks open, and of one list
/// for each filter. ``PanelSlide`` is what opening, switching and closing come to.
///
///     let sort = Filter(
///       id: ItemID(0), name: "Sort",
///       options: [
///         ListOption(id: ItemID(0), title: "Newest"), ListOption(id: ItemID(1), title: "Hottest"),
///       ], chosen: [ItemID(0)])
///     var bar = try FilterBarModel(filters: [sort])
///     let effects = try bar.apply(.open(ItemID(0)), at: .zero)
///
/// Opening, choosing, and every frame, cost what is visible and not what exists. Replacing options
/// costs O(number of options). No option is ever measured.
///
/// The container of the proposal is the room that panel and backdrop have, so it is to be larger
/// than the bar.
public struct FilterBarModel: ChoiceControl {
  /// How it looks and moves.
  public internal(set) var style: FilterBarStyle
  /// Its words.
  public internal(set) var labels: FilterBarLabels

  var entries: [FilterEntry]
  /// The headings. The selected one is the filter that the app was told is open.
  var strip: TabStripModel
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

  /// A bar of the given filters, all closed.
  ///
  /// - Throws: ``ChangeError/duplicateItem(_:index:)`` where two filters, or two options of one,
  ///   have one id; ``ChangeError/unknownOption(_:filter:)`` where a chosen option isn't there;
  ///   ``ChangeError/tooMany(_:_:most:)`` where more are chosen than can be;
  ///   ``ChangeError/negativeCount(_:_:)``; ``ChangeError/indexOutOfRange(_:allowed:)`` where a
  ///   section has more options than are left.
  public init(
    filters: [Filter] = [], style: FilterBarStyle = FilterBarStyle(),
    labels: FilterBarLabels = FilterBarLabels()
  ) throws(ChangeError) {
    try Self.check(filters)
    let style = style.sanitized
    let metrics = RowMetrics(style.list, in: proposal)
    entries = filters.map { FilterEntry($0, metrics) }
    strip = try TabStripModel(
      items: entries.map(Self.heading), style: style.bar, options: Self.options(labels))
    self.style = style
    self.labels = labels
  }

  /// What the bar consists of, in reading order, as it is now. O(number of filters), and
  /// O(k log n) for k chosen of n options.
  public var filters: [Filter] { entries.map { $0.filter } }

  /// The filter that is open or on its way to be; `nil` from the moment on at which it begins to
  /// close.
  public var open: ItemID? { slide.open }

  /// The chosen options of a filter, in their order; `nil` where there is no such filter.
  public func chosen(in filter: ItemID) -> [ItemID]? {
    entry(filter).map { entries[$0].filter.chosen }
  }

  /// The height that suits the bar at a text scale.
  public func naturalHeight(textScale: Double) -> Double {
    strip.naturalHeight(textScale: textScale)
  }

  /// Does what code asks for. See ``FilterBarChange`` for each change.
  ///
  /// - Throws: what ``init(filters:style:labels:)`` throws, and ``ChangeError/unknownItem(_:)``
  ///   where there is no such filter.
  public mutating func apply(
    _ change: FilterBarChange, at time: Instant
  ) throws(ChangeError) -> [FilterBarEffect] {
    try check(change)
    advance(to: time)
    return tell() + perform(change)
  }

  /// Takes pointers, keys, text, focus, assistive technology and scrolling. Input that makes no
  /// sense is ignored.
  public mutating func send(_ input: Input, at time: Instant) -> [FilterBarEffect] {
    advance(to: time)
    return tell() + react(to: input)
  }

  /// The index of a filter. O(log number of filters).
  func entry(_ id: ItemID) -> Int? { strip.index(of: id) }

  /// The index of the filter whose rows are in the panel.
  var shownEntry: Int? { slide.rows.flatMap { entry($0) } }

  /// Time never goes back, and never stands at what isn't a number. What falls due on the way
  /// happens at its own instant, however late it is noticed.
  mutating func advance(to time: Instant) {
    let time = time.seconds.isFinite && now < time ? time : now
    while let due = slide.due, due <= time {
      now = max(now, due)
      strip.advance(to: now)
      panelIsUp()
    }
    now = time
    strip.advance(to: now)
  }

  private mutating func tell() -> [FilterBarEffect] {
    if untold.isEmpty { return [] }
    let effects = untold
    untold = []
    return effects
  }

  static func heading(_ entry: FilterEntry) -> TabItem {
    TabItem(id: entry.id, title: entry.heading)
  }

  static func options(_ labels: FilterBarLabels) -> TabStripOptions {
    var options = TabStripOptions()
    options.name = labels.name
    options.purpose = .choices
    options.activation = .manual
    return options
  }
}
