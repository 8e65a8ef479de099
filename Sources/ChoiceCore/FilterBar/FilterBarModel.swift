import ChoiceScene

/// A row of headings, each of which drops a list of options.
///
/// Made of a ``TabStripModel``, whose selected item is the heading that looks open, and of one list
/// for each filter. `PanelSlide` is what opening, switching and closing come to.
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
  /// What the model is, kept in one object, as ``TabStripModel`` does it. Copied before a change
  /// where it is shared.
  private var state: FilterBarState

  /// A bar without filters, as faces begin with. It has the modern look.
  public init() {
    state = FilterBarState()
  }

  /// A bar of the given filters, all closed.
  ///
  /// - Throws: ``ChangeError/duplicateItem(_:index:)`` where two filters, or two options of one,
  ///   have one id; ``ChangeError/unknownOption(_:filter:)`` where a chosen option isn't there;
  ///   ``ChangeError/tooMany(_:_:most:)`` where more are chosen than can be;
  ///   ``ChangeError/negativeCount(_:_:)``; ``ChangeError/indexOutOfRange(_:allowed:)`` where a
  ///   section has more options than are left.
  public init(
    filters: [Filter], style: FilterBarStyle = FilterBarStyle(),
    labels: FilterBarLabels = FilterBarLabels()
  ) throws(ChangeError) {
    self.init()
    try state.begin(with: filters, style: style, labels: labels)
  }

  /// How it looks and moves.
  public var style: FilterBarStyle { state.style }
  /// Its words.
  public var labels: FilterBarLabels { state.labels }

  /// What the bar consists of, in reading order, as it is now. O(number of filters), and
  /// O(k log n) for k chosen of n options.
  public var filters: [Filter] { state.entries.map { $0.filter } }

  /// The filter that is open or on its way to be; `nil` from the moment on at which it begins to
  /// close.
  public var open: ItemID? { state.slide.open }

  /// The chosen options of a filter, in their order; `nil` where there is no such filter.
  public func chosen(in filter: ItemID) -> [ItemID]? {
    state.entry(filter).map { state.entries[$0].list.choice }
  }

  /// The height that suits the bar at a text scale.
  public func naturalHeight(textScale: Double) -> Double {
    state.style.bar.height + state.style.bar.textGrowth(textScale)
  }

  /// Does what code asks for. See ``FilterBarChange`` for each change.
  ///
  /// - Throws: what ``init(filters:style:labels:)`` throws, and ``ChangeError/unknownItem(_:)``
  ///   where there is no such filter.
  public mutating func apply(
    _ change: FilterBarChange, at time: Instant
  ) throws(ChangeError) -> [FilterBarEffect] {
    try state.check(change)
    makeOwn()
    state.advance(to: time)
    return state.tell() + state.perform(change)
  }

  /// Takes pointers, keys, text, focus, assistive technology and scrolling. Input that makes no
  /// sense is ignored.
  public mutating func send(_ input: Input, at time: Instant) -> [FilterBarEffect] {
    makeOwn()
    state.advance(to: time)
    return state.tell() + state.react(to: input)
  }

  /// Fits the bar into its room, and the panel into what there is below it. Only headings are
  /// measured.
  public mutating func layOut(
    in proposal: Proposal, at time: Instant, measure: (TextRun) -> TextMetrics
  ) {
    makeOwn()
    state.advance(to: time)
    state.layOut(in: proposal, measure: measure)
  }

  /// What the bar shows at `time`: its headings, and where something is open the backdrop and the
  /// panel with the visible options, as overlays.
  ///
  /// Costs what is visible. What falls due up to `time` has happened in it.
  public func scene(at time: Instant) -> ControlScene { state.scene(at: time) }

  private mutating func makeOwn() {
    if !isKnownUniquelyReferenced(&state) { state = FilterBarState(copying: state) }
  }

  /// Whether all of their state is equal.
  public static func == (left: FilterBarModel, right: FilterBarModel) -> Bool {
    left.state === right.state || left.state.isEqual(to: right.state)
  }
}
