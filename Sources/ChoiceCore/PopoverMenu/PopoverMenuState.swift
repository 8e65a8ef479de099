import ChoiceScene

/// What a ``PopoverMenuModel`` consists of. Only that model has it, and copies it before a change
/// where another model shares it.
final class PopoverMenuState: @unchecked Sendable {
  var style = PopoverMenuStyle()
  var labels = ListLabels()
  var entry: MenuEntry
  var growth = PopoverGrowth()
  /// What it belongs to, where code has said so.
  var anchor: SceneRect?
  /// Where the popover is, in the container's coordinates.
  var place: Placement?
  var press: Press<Target>?
  /// Where the press began.
  var pressedAt = ScenePoint.zero
  /// The pointer that was down on the button when the popover opened, and still is.
  var drag: Drag?
  var focus: Focus?
  /// What surrounds the control, made usable.
  var proposal = Proposal(width: 0, height: 0)
  var titleWidth = TitleWidth()
  /// Whether it was opened and could not be scrolled to the chosen row yet.
  var needsReveal = false
  /// What fell due in a call that had no way to tell it.
  var untold: [PopoverMenuEffect] = []
  /// The time of the last call.
  var now = Instant(-.greatestFiniteMagnitude)

  /// What can be touched, or hold the keyboard focus.
  enum Target: Equatable, Sendable {
    case button
    case option(ItemID)
    case retry
    /// The list itself, where nothing in it can have the focus.
    case list
    case backdrop
  }

  /// What has the keyboard focus, and whether that is shown.
  struct Focus: Equatable, Sendable {
    var target: Target
    var isVisible: Bool
  }

  /// A press that opened the popover and goes on: its release chooses only what it was dragged to.
  struct Drag: Equatable, Sendable {
    /// Points that a press must go to be one that was meant.
    static let threshold = 10.0

    var pointer: Int
    var origin: ScenePoint
    var isDeliberate = false
  }

  /// How wide the button's title is, for what it was measured.
  struct TitleWidth: Equatable, Sendable {
    var run: TextRun?
    var fontRevision = 0
    var value = 0.0
  }

  init() {
    entry = MenuEntry(MenuContent(name: ""), RowMetrics(style.list, in: proposal))
  }

  /// Sets everything that a menu begins with; the content has been checked.
  func begin(with content: MenuContent, style: PopoverMenuStyle, labels: ListLabels) {
    self.style = style
    self.style.clamp()
    self.labels = labels
    entry = MenuEntry(content, RowMetrics(self.style.list, in: proposal))
  }

  init(copying other: PopoverMenuState) {
    style = other.style
    labels = other.labels
    entry = other.entry
    growth = other.growth
    anchor = other.anchor
    place = other.place
    press = other.press
    pressedAt = other.pressedAt
    drag = other.drag
    focus = other.focus
    proposal = other.proposal
    titleWidth = other.titleWidth
    needsReveal = other.needsReveal
    untold = other.untold
    now = other.now
  }

  func isEqual(to other: PopoverMenuState) -> Bool {
    style == other.style && labels == other.labels && entry == other.entry
      && growth == other.growth && anchor == other.anchor && place == other.place
      && press == other.press && pressedAt == other.pressedAt && drag == other.drag
      && focus == other.focus && proposal == other.proposal && titleWidth == other.titleWidth
      && needsReveal == other.needsReveal && untold == other.untold && now == other.now
  }

  /// Time never goes back, and never stands at what isn't a number. What falls due on the way
  /// happens at its own instant, however late it is noticed.
  func advance(to time: Instant) {
    let time = usable(time)
    if let due = growth.due, due <= time {
      now = max(now, due)
      isGone()
    }
    now = time
  }

  /// The time, or that of the last call where it is earlier or no number.
  func usable(_ time: Instant) -> Instant {
    time.seconds.isFinite && now < time ? time : now
  }

  /// What hasn't been told yet.
  func tell() -> [PopoverMenuEffect] {
    let effects = untold
    if !effects.isEmpty { untold = [] }
    return effects
  }
}
