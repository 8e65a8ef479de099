import ChoiceScene

/// What a ``TabStripModel`` consists of. Only that model has it, and copies it before a change where
/// another model shares it.
final class TabStripState: @unchecked Sendable {
  var items: [TabItem] = []
  var selected: ItemID?
  var style = TabStripStyle.capsule
  var options = TabStripOptions()

  var directory = ItemDirectory()
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

  init() {}

  /// Sets everything that a strip begins with. Throws where ids are not as they should be.
  func begin(
    with items: [TabItem], selected: ItemID?, style: TabStripStyle, options: TabStripOptions
  ) throws(ChangeError) {
    directory = try ItemDirectory(count: items.count) { items[$0].id }
    if let selected, directory.index(of: selected, id: { items[$0].id }) == nil {
      throw .unknownItem(selected)
    }
    self.items = items
    self.selected = selected
    self.style = style
    self.style.clamp()
    self.options = options
    firstEnabled = items.firstIndex { !$0.isDisabled }
    layout.caches = TabWidthCaches(count: items.count)
    emphasis.jump(to: restingShares)
    pager.place = selectedIndex.map(Double.init)
  }

  init(copying other: TabStripState) {
    items = other.items
    selected = other.selected
    style = other.style
    options = other.options
    directory = other.directory
    firstEnabled = other.firstEnabled
    emphasis = other.emphasis
    scroll = other.scroll
    press = other.press
    focus = other.focus
    pager = other.pager
    layout = other.layout
    now = other.now
  }

  func isEqual(to other: TabStripState) -> Bool {
    items == other.items && selected == other.selected && style == other.style
      && options == other.options && directory == other.directory
      && firstEnabled == other.firstEnabled && emphasis == other.emphasis
      && scroll == other.scroll && press == other.press && focus == other.focus
      && pager == other.pager && layout == other.layout && now == other.now
  }

  var selectedIndex: Int? { selected.flatMap { index(of: $0) } }

  func index(of id: ItemID) -> Int? {
    directory.index(of: id) { items[$0].id }
  }

  /// The shares of the selected item alone, or of nothing.
  var restingShares: [Emphasis.Share] {
    selected.map { [Emphasis.Share(item: $0, weight: 1)] } ?? []
  }

  /// Time never goes back, and never stands at what isn't a number.
  func advance(to time: Instant) {
    if time.seconds.isFinite && now < time { now = time }
    emphasis.forgetFinished(at: now)
  }
}
