import ChoiceScene

/// A pointer that went down on something and has not been released yet.
///
/// It acts on release over the thing it started on, and can be cancelled by sliding off (WCAG 2.2,
/// 2.5.2). Sliding back on takes it up again, as UIKit's controls do.
struct Press<Target: Equatable & Sendable>: Equatable, Sendable {
  /// What it went down on.
  var target: Target
  /// Which pointer it is.
  var pointer: Int
  /// Whether it is over its target now.
  var isInside = true
}

/// What an event of a pointer comes to.
enum PressOutcome<Target> {
  /// Nothing to act on.
  case nothing
  /// Released over the thing it started on.
  case tap(Target)
}

extension Optional {
  /// Takes an event of a pointer; `hit` is what is under it now.
  mutating func take<Target>(
    _ event: PointerEvent, over hit: Target?
  ) -> PressOutcome<Target> where Wrapped == Press<Target> {
    switch event.phase {
    case .began:
      if self == nil, let hit { self = Press(target: hit, pointer: event.pointer) }
    case .moved:
      if let press = self, press.pointer == event.pointer { self?.isInside = hit == press.target }
    case .ended:
      guard let press = self, press.pointer == event.pointer else { return .nothing }
      self = nil
      if hit == press.target { return .tap(press.target) }
    case .cancelled:
      if self?.pointer == event.pointer { self = nil }
    }
    return .nothing
  }
}
