import ChoiceScene

/// The panel that drops from a filter bar, and the backdrop behind it: what is under way, and what
/// comes then.
///
/// There is one panel. It is up, down, or between, and when it is up something may follow: other
/// rows and down again, or the end. Each command sets what is to follow and sends the panel there
/// from the place and at the speed it has, so any command may interrupt any other.
///
///              open                   open another
///     closed ────────▶ rows, stay ─────────────────▶ rows, replace(other)
///       ▲                 │   ▲                          │           │
///       │           close │   │ open these rows          │ is up:    │ close
///       │ is up:          ▼   │                          ▼ its rows  ▼
///       └───────────── rows, close ◀──────────────── rows, stay   rows, close
///       the backdrop fades
///
/// How high it is has nothing to do with that: it is as high as its rows need, and glides there where
/// they change while any of it is seen.
struct PanelSlide: Equatable, Sendable {
  /// What comes when the panel is up.
  enum Then: Equatable, Sendable {
    /// Nothing: it is down, or on its way down.
    case stay
    /// The rows of this filter, down again.
    case replace(ItemID)
    /// The end.
    case close
  }

  /// The filter whose rows are in the panel; `nil` where there is no panel.
  private(set) var rows: ItemID?
  private(set) var then = Then.stay
  /// 0 is up, 1 is down.
  private(set) var panel = Track(0, precision: 0.0001)
  /// The height that is drawn, in points.
  private(set) var height = Track(0, precision: 0.1)
  /// 0 is clear, 1 is as dark as it gets.
  private(set) var backdrop = Track(0, precision: 0.001)
  private var since = Instant(-.greatestFiniteMagnitude)

  /// The filter that is open or about to be.
  var open: ItemID? {
    switch then {
    case .stay: rows
    case .replace(let filter): filter
    case .close: nil
    }
  }

  /// When the panel is up and something follows; `nil` where nothing does.
  var due: Instant? { then == .stay ? nil : max(panel.end, since) }

  /// Opens a filter.
  mutating func open(_ filter: ItemID, _ motions: PanelMotions, at time: Instant) {
    if rows == nil { rows = filter }
    if rows == filter {
      send(to: 1, with: motions.opening, then: .stay, at: time)
    } else {
      send(to: 0, with: motions.switching, then: .replace(filter), at: time)
    }
    if backdrop.value(at: time) > 0 {
      backdrop.retarget(to: 1, with: motions.fading, at: time)
    } else {
      backdrop.jump(to: 1)
    }
  }

  /// Closes what is open.
  mutating func close(_ motions: PanelMotions, at time: Instant) {
    if rows != nil { send(to: 0, with: motions.closing, then: .close, at: time) }
  }

  /// The panel is up: what follows now begins.
  mutating func follow(_ motions: PanelMotions, at time: Instant) {
    switch then {
    case .stay: break
    case .replace(let filter):
      rows = filter
      send(to: 1, with: motions.opening, then: .stay, at: time)
    case .close: end(motions, at: time)
    }
  }

  /// Its rows have changed, and need a height.
  mutating func resize(to needed: Double, with motion: Motion, at time: Instant) {
    if panel.value(at: time) > 0 {
      height.retarget(to: needed, with: motion, at: time)
    } else {
      height.jump(to: needed)
    }
  }

  /// Its room has changed, or its figures: it is as high as they have it at once. Where they have
  /// not, it goes on, unless there is no room for that.
  mutating func fit(to needed: Double, within most: Double, at time: Instant) {
    if height.target != needed || height.value(at: time) > most { height.jump(to: needed) }
  }

  /// It doesn't glide.
  mutating func stopResizing() { height.jump(to: height.target) }

  /// Panel and backdrop are where they are going.
  mutating func finish() {
    stopResizing()
    panel.jump(to: panel.target)
    backdrop.jump(to: backdrop.target)
  }

  /// A filter is no more: its rows go at once, and it isn't opened.
  mutating func forget(_ filter: ItemID, _ motions: PanelMotions, at time: Instant) {
    if then == .replace(filter) { return close(motions, at: time) }
    guard rows == filter else { return }
    if case .replace = then { follow(motions, at: time) } else { end(motions, at: time) }
  }

  private mutating func send(
    to target: Double, with motion: Motion, then: Then, at time: Instant
  ) {
    panel.retarget(to: target, with: motion, at: time)
    self.then = then
    since = time
  }

  private mutating func end(_ motions: PanelMotions, at time: Instant) {
    rows = nil
    then = .stay
    stopResizing()
    panel.jump(to: 0)
    backdrop.retarget(to: 0, with: motions.fading, at: time)
  }
}

/// How a filter bar's panel and backdrop move.
public struct PanelMotions: Equatable, Sendable {
  /// The panel comes down.
  public var opening: Motion
  /// It goes up to come down with other rows.
  public var switching: Motion
  /// It goes up for good.
  public var closing: Motion
  /// The backdrop fades away, once the panel is up.
  public var fading: Motion
  /// The panel gets higher or lower because its rows have changed while it is there. With reduced
  /// motion it is so at once.
  public var resizing: Motion

  /// Down in 0.3 s, easing in and out; up evenly, in 0.2 s for other rows and else in 0.3 s; a
  /// fade of 0.2 s; another height as it comes down.
  public init(
    opening: Motion = .timed(.easeInOut, duration: 0.3),
    switching: Motion = .timed(.linear, duration: 0.2),
    closing: Motion = .timed(.linear, duration: 0.3),
    fading: Motion = .timed(.easeInOut, duration: 0.2),
    resizing: Motion = .timed(.easeInOut, duration: 0.3)
  ) {
    self.opening = opening
    self.switching = switching
    self.closing = closing
    self.fading = fading
    self.resizing = resizing
  }
}
