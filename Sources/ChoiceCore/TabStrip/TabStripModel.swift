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
  /// What the strip consists of, in reading order.
  public internal(set) var items: [TabItem]
  /// The selected item, or none.
  public internal(set) var selected: ItemID?
  /// How it looks and moves.
  public internal(set) var style: TabStripStyle
  /// What it is called and what it is for.
  public internal(set) var options: TabStripOptions

  var directory: ItemDirectory
  /// The first item that a person can select; where the keyboard focus comes in when nothing is
  /// selected.
  var firstEnabled: Int?
  var emphasis = Emphasis()
  var scroll = TabScroll.following(Track(0))
  var press: Press<ItemID>?
  var focus: RovingFocus?
  var pager = PagerLink()
  var layout = TabLayout()
  /// The time of the last call.
  var now = Instant(-.greatestFiniteMagnitude)

  /// A strip without items, as faces begin with. It looks like ``TabStripStyle/underline``.
  public init() {
    items = []
    style = TabStripStyle.underline.sanitized
    options = TabStripOptions()
    directory = ItemDirectory()
  }

  /// A strip of the given items.
  ///
  /// - Throws: ``ChangeError/duplicateItem(_:index:)`` where two items have one id,
  ///   ``ChangeError/unknownItem(_:)`` where the selected one is not among them.
  public init(
    items: [TabItem], selected: ItemID? = nil, style: TabStripStyle = .underline,
    options: TabStripOptions = TabStripOptions()
  ) throws(ChangeError) {
    directory = try ItemDirectory(count: items.count) { items[$0].id }
    if let selected, directory.index(of: selected, id: { items[$0].id }) == nil {
      throw .unknownItem(selected)
    }
    self.items = items
    self.selected = selected
    self.style = style.sanitized
    self.options = options
    firstEnabled = items.firstIndex { !$0.isDisabled }
    layout.caches = TabWidthCaches(count: items.count)
    emphasis.jump(to: restingShares)
    pager.place = selected.flatMap { index(of: $0) }.map(Double.init)
  }

  /// The index of the selected item, or `nil` where none is selected. O(log n).
  public var selectedIndex: Int? { selected.flatMap { index(of: $0) } }

  /// The index of an item, or `nil` where there is none of this id. O(log n).
  public func index(of id: ItemID) -> Int? {
    directory.index(of: id) { items[$0].id }
  }

  /// The height that suits the strip at a text scale: the style's, and what the titles' lines
  /// grow by. Not less than the style's.
  public func naturalHeight(textScale: Double) -> Double {
    style.height + style.textGrowth(textScale)
  }

  /// Does what code asks for. See ``TabStripChange`` for each change, and what it throws.
  public mutating func apply(
    _ change: TabStripChange, at time: Instant
  ) throws(ChangeError) -> [TabStripEffect] {
    try check(change)
    advance(to: time)
    return perform(change)
  }

  /// Takes pointers, keys, focus, assistive technology and scrolling. Input that makes no sense
  /// is ignored.
  public mutating func send(_ input: Input, at time: Instant) -> [TabStripEffect] {
    advance(to: time)
    return react(to: input)
  }

  /// The shares of the selected item alone, or of nothing.
  var restingShares: [Emphasis.Share] {
    selected.map { [Emphasis.Share(item: $0, weight: 1)] } ?? []
  }

  /// Time never goes back, and never stands at what isn't a number.
  mutating func advance(to time: Instant) {
    if time.seconds.isFinite && now < time { now = time }
    emphasis.forgetFinished(at: now)
  }
}
