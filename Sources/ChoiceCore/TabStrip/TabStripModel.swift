import ChoiceScene

/// A row of items of which at most one is selected: titles, icons or round images, with an
/// indicator that moves.
///
/// The model is the whole control but for its pixels. It is driven by the four verbs of
/// ``ChoiceControl``, most easily through a ``Stage``:
///
///     let items = [TabItem(id: ItemID(0), title: "Day"), TabItem(id: ItemID(1), title: "Week")]
///     var strip = try TabStripModel(items: items, selected: ItemID(0), style: .segmented)
///     let effects = try strip.apply(.select(ItemID(1)), at: .zero)
///
/// Selecting, and every frame, cost what is visible and not what exists. Replacing, inserting,
/// removing and moving items cost O(number of items), and titles of their own width are measured
/// once each.
public struct TabStripModel: ChoiceControl {
  /// What the model is, kept in one object: a model is some kilobytes, and passing it on, or
  /// capturing it in a closure, would copy them. Copied before a change where it is shared.
  private var state: TabStripState

  /// A strip without items, as faces begin with. It looks like ``TabStripStyle/underline``.
  public init() {
    state = TabStripState()
  }

  /// A strip of the given items.
  ///
  /// - Throws: ``ChangeError/duplicateItem(_:index:)`` where two items have one id,
  ///   ``ChangeError/unknownItem(_:)`` where the selected one is not among them.
  public init(
    items: [TabItem], selected: ItemID? = nil, style: TabStripStyle = .capsule,
    options: TabStripOptions = TabStripOptions()
  ) throws(ChangeError) {
    self.init()
    try state.begin(with: items, selected: selected, style: style, options: options)
  }

  /// What the strip consists of, in reading order.
  public var items: [TabItem] { state.items }
  /// The selected item, or none.
  public var selected: ItemID? { state.selected }
  /// How it looks and moves.
  public var style: TabStripStyle { state.style }
  /// What it is called and what it is for.
  public var options: TabStripOptions { state.options }

  /// The index of the selected item, or `nil` where none is selected. O(log n).
  public var selectedIndex: Int? { state.selectedIndex }

  /// The index of an item, or `nil` where there is none of this id. O(log n).
  public func index(of id: ItemID) -> Int? { state.index(of: id) }

  /// The item that is pressed.
  var pressed: ItemID? { state.press?.target }

  /// The height that suits the strip at a text scale: the style's, and what the titles' lines
  /// grow by. Not less than the style's.
  public func naturalHeight(textScale: Double) -> Double {
    state.style.height + state.style.textGrowth(textScale)
  }

  /// Does what code asks for. See ``TabStripChange`` for each change, and what it throws.
  public mutating func apply(
    _ change: TabStripChange, at time: Instant
  ) throws(ChangeError) -> [TabStripEffect] {
    try state.check(change)
    makeOwn()
    state.advance(to: time)
    return state.perform(change)
  }

  /// Takes pointers, keys, focus, assistive technology and scrolling. Input that makes no sense
  /// is ignored.
  public mutating func send(_ input: Input, at time: Instant) -> [TabStripEffect] {
    makeOwn()
    state.advance(to: time)
    return state.react(to: input)
  }

  /// Fits the strip into its room. Cheap where nothing has changed.
  ///
  /// Titles of their own width are measured once each; where all widths are alike, only the
  /// visible items that need it are: those with an icon or a badge, and the selected one where its
  /// title is larger and could be cut, or the indicator is as wide as the text.
  public mutating func layOut(
    in proposal: Proposal, at time: Instant, measure: (TextRun) -> TextMetrics
  ) {
    makeOwn()
    state.advance(to: time)
    state.layOut(in: proposal, measure: measure)
  }

  /// What the strip shows at `time`: the bar, and of the items those in view, one more on either
  /// side, the selected one and the one that has the keyboard focus.
  ///
  /// Costs what is visible. Before the first layout with a size there is nothing but the bar.
  public func scene(at time: Instant) -> ControlScene { state.scene(at: time) }

  private mutating func makeOwn() {
    if !isKnownUniquelyReferenced(&state) { state = TabStripState(copying: state) }
  }

  /// Whether all of their state is equal.
  public static func == (left: TabStripModel, right: TabStripModel) -> Bool {
    left.state === right.state || left.state.isEqual(to: right.state)
  }
}
