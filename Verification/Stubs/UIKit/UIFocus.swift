@MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  func setNeedsFocusUpdate()
  func updateFocusIfNeeded()
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

@MainActor public protocol UIFocusItem: UIFocusEnvironment {
  var canBecomeFocused: Bool { get }
}

open class UIFocusEffect: NSObject {}

@MainActor open class UIFocusAnimationCoordinator: NSObject {}

public struct UIFocusGroupPriority: Hashable, RawRepresentable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public init(_ rawValue: Int) { self.rawValue = rawValue }
  public static let ignored = UIFocusGroupPriority(0)
  public static let prioritized = UIFocusGroupPriority(2000)
}

public struct UIFocusHeading: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var up: UIFocusHeading { UIFocusHeading(rawValue: 1) }
  public static var down: UIFocusHeading { UIFocusHeading(rawValue: 2) }
  public static var left: UIFocusHeading { UIFocusHeading(rawValue: 4) }
  public static var right: UIFocusHeading { UIFocusHeading(rawValue: 8) }
  public static var next: UIFocusHeading { UIFocusHeading(rawValue: 16) }
  public static var previous: UIFocusHeading { UIFocusHeading(rawValue: 32) }
  public static var first: UIFocusHeading { UIFocusHeading(rawValue: 256) }
  public static var last: UIFocusHeading { UIFocusHeading(rawValue: 512) }
}

@MainActor open class UIFocusUpdateContext: NSObject {
  open internal(set) var focusHeading: UIFocusHeading = []
  open internal(set) weak var previouslyFocusedItem: (any UIFocusItem)?
  open internal(set) weak var nextFocusedItem: (any UIFocusItem)?
}

/// What has the focus in a window.
@MainActor final class StubFocus {
  private(set) weak var item: UIView?
  private weak var pending: UIView?
  /// Where the focused view was when it went.
  private weak var place: UIView?

  /// Documented: a request has no effect where the environment doesn't contain the focused item.
  func request(in environment: UIView) {
    guard let item = item ?? place else { return }
    if Self.path(from: item).contains(where: { $0 === environment }) { pending = environment }
  }

  func update() {
    if pending == nil, let item, item.window == nil {
      // The focus is where nothing is any more: it goes to what the surroundings prefer.
      pending = place.map { Self.path(from: $0) }?
        .first { !$0.preferredFocusEnvironments.isEmpty }
      if pending == nil { return _ = move(to: nil) }
    }
    guard let environment = pending else { return }
    pending = nil
    if let target = Self.target(in: environment) { _ = move(to: target) }
  }

  /// Moves the focus, unless one of the environments around it refuses. Returns whether it did.
  func move(to view: UIView?, heading: UIFocusHeading = []) -> Bool {
    let old = item
    if old === view { return true }
    let context = UIFocusUpdateContext()
    context.previouslyFocusedItem = old
    context.nextFocusedItem = view
    context.focusHeading = heading
    let around = [old, view].flatMap { $0.map { Self.path(from: $0) } ?? [] }
    if !around.allSatisfy({ $0.shouldUpdateFocus(in: context) }) { return false }
    item = view
    // Who has left the window hears nothing more; who was around it does.
    let lastPlace = old?.window == nil ? place : old
    place = nil
    var told: [UIView] = []
    for start in [lastPlace, view] {
      for environment in start.map({ Self.path(from: $0) }) ?? [] {
        if told.contains(where: { $0 === environment }) { continue }
        told.append(environment)
        environment.didUpdateFocus(in: context, with: UIFocusAnimationCoordinator())
      }
    }
    return true
  }

  /// A view and the environments that it is in.
  private static func path(from view: UIView) -> [UIView] {
    var path = [view]
    while let above = path.last?.parentFocusEnvironment as? UIView { path.append(above) }
    return path
  }

  /// A view has gone. If it had the focus, that is settled at the next update, or lost at once: the
  /// documentation doesn't say.
  func viewHasGone(from above: UIView, losesFocus: Bool) {
    guard let item, item.window == nil else { return }
    place = above
    if losesFocus { _ = move(to: nil) }
  }

  /// The primary item of a group: of those with the highest priority the first.
  static func primary(in view: UIView) -> UIView? {
    let items = focusable(in: view)
    let highest = items.map(\.focusGroupPriority.rawValue).max()
    return items.first { $0.focusGroupPriority.rawValue == highest }
  }

  private static func focusable(in view: UIView) -> [UIView] {
    (view.canBecomeFocused ? [view] : []) + view.subviews.flatMap { focusable(in: $0) }
  }

  /// An arrow key moves the focus to the nearest item of its group beside, above or below the focused
  /// one. Returns whether there is one.
  func move(_ heading: UIFocusHeading, in window: UIWindow) -> Bool {
    guard let item else { return false }
    let here = item.convert(item.bounds, to: window)
    let isSideways = heading == .left || heading == .right
    let isBack = heading == .left || heading == .up
    let group = Self.group(of: item)
    let found = Self.focusable(in: window).compactMap { other -> (view: UIView, way: CGFloat)? in
      if Self.group(of: other) != group { return nil }
      let place = other.convert(other.bounds, to: window)
      let way = isSideways ? place.midX - here.midX : place.midY - here.midY
      let isInLine =
        isSideways
        ? place.minY < here.maxY && here.minY < place.maxY
        : place.minX < here.maxX && here.minX < place.maxX
      return isInLine && (isBack ? way < 0 : way > 0) ? (other, abs(way)) : nil
    }
    guard let nearest = found.min(by: { $0.way < $1.way }) else { return false }
    return move(to: nearest.view, heading: heading)
  }

  /// The Tab key moves the focus to the primary item of the next focus group, or of the last one,
  /// around the window. Returns whether there is another.
  func moveToNextGroup(_ heading: UIFocusHeading, in window: UIWindow) -> Bool {
    guard let item else { return false }
    var groups: [(name: String, view: UIView)] = []
    for view in Self.focusable(in: window) {
      let name = Self.group(of: view)
      if let index = groups.firstIndex(where: { $0.name == name }) {
        let best = groups[index].view.focusGroupPriority.rawValue
        if view.focusGroupPriority.rawValue > best { groups[index].view = view }
      } else {
        groups.append((name, view))
      }
    }
    let here = Self.group(of: item)
    guard groups.count > 1, let index = groups.firstIndex(where: { $0.name == here }) else {
      return false
    }
    let step = heading == .next ? 1 : groups.count - 1
    return move(to: groups[(index + step) % groups.count].view, heading: heading)
  }

  /// The group of the nearest view that has one, or the view's own.
  private static func group(of view: UIView) -> String {
    var next: UIView? = view
    while let above = next {
      if let name = above.focusGroupIdentifier { return name }
      next = above.superview
    }
    return "\(ObjectIdentifier(view))"
  }

  /// The first item, through preferred environments, that can be focused.
  static func target(in environment: any UIFocusEnvironment) -> UIView? {
    for preferred in environment.preferredFocusEnvironments {
      if let found = target(in: preferred) { return found }
    }
    guard let view = environment as? UIView else { return nil }
    if view.canBecomeFocused { return view }
    for inner in view.subviews {
      if let found = target(in: inner) { return found }
    }
    return nil
  }
}
