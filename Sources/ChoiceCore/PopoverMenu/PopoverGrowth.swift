import ChoiceScene

/// How much of a popover is there, and what comes when it is gone.
///
///               open
///     closed ─────────▶ open
///       ▲                │ ▲
///       │          close │ │ open
///       │ is gone:       ▼ │
///       └───────────── closing
///
/// Each command sends it there from what is seen of it and at the speed it has, so either may
/// interrupt the other. Only what is at rest gets a push.
struct PopoverGrowth: Equatable, Sendable {
  /// Whether it is open, or on its way to be.
  private(set) var isOpen = false
  /// Whether anything of it is there: it is open, or not gone yet.
  private(set) var isShown = false
  /// 0 is gone, 1 is whole. A spring swings beyond both.
  private var share = Track(0, precision: 0.001)
  /// How far the button's arrow is turned, from 0 to 1.
  private(set) var turn = Track(0, precision: 0.001)
  /// When it has reached its end, whatever is left of the motion.
  private var settled = Instant(-.greatestFiniteMagnitude)
  /// When a closing one has shrunk to nothing: what it swings back after that isn't shown.
  private var vanished = Instant(-.greatestFiniteMagnitude)

  /// When it is gone; `nil` where it isn't closing.
  var due: Instant? { isShown && !isOpen ? settled : nil }

  /// How much of it is seen at `time`, 0 or more: more than 1 where a spring swings beyond.
  func value(at time: Instant) -> Double {
    if time >= settled { return isOpen ? 1 : 0 }
    if !isOpen && time >= vanished { return 0 }
    return max(0, share.value(at: time))
  }

  /// When the last motion ends.
  var end: Instant { max(settled, turn.end) }

  /// Opens it.
  mutating func open(_ motions: PopoverMotions, isReduced: Bool, at time: Instant) {
    if isOpen { return }
    // Swung back unseen, it grows from nothing.
    if value(at: time) == 0 && share.value(at: time) > 0 { share.jump(to: 0) }
    isOpen = true
    isShown = true
    send(to: 1, motions, isReduced, at: time)
  }

  /// Begins to close it.
  mutating func close(_ motions: PopoverMotions, isReduced: Bool, at time: Instant) {
    guard isOpen else { return }
    isOpen = false
    send(to: 0, motions, isReduced, at: time)
    vanished = share.arrival
  }

  /// It is gone.
  mutating func end(at time: Instant) {
    isShown = false
    share.jump(to: 0)
    settled = time
  }

  /// It is where it is going.
  mutating func finish(at time: Instant) {
    share.jump(to: share.target)
    turn.jump(to: turn.target)
    settled = time
  }

  private mutating func send(
    to target: Double, _ motions: PopoverMotions, _ isReduced: Bool, at time: Instant
  ) {
    if time >= settled { share.jump(to: share.target) }
    let motion = isReduced ? motions.fading : target == 1 ? motions.opening : motions.closing
    let isAtRest = !share.isMoving(at: time)
    let push = isReduced || !isAtRest ? 0 : motions.push * (target == 1 ? 1 : -1)
    share.retarget(to: target, with: motion, at: time, push: push)
    settled = min(max(share.end, time), time + motions.longest)
    turn.retarget(to: target, with: isReduced ? .none : motions.turning, at: time)
  }
}
