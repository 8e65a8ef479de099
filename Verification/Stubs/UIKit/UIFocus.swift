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
  public static var left: UIFocusHeading { UIFocusHeading(rawValue: 4) }
  public static var right: UIFocusHeading { UIFocusHeading(rawValue: 8) }
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
    if let item, item.isDescendant(of: environment) { pending = environment }
    if item == nil, let place, place.isDescendant(of: environment) { pending = environment }
  }

  func update() {
    guard let environment = pending else { return }
    pending = nil
    if let target = Self.target(in: environment) { move(to: target) }
  }

  func move(to view: UIView?, heading: UIFocusHeading = []) {
    let old = item
    if old === view { return }
    let context = UIFocusUpdateContext()
    context.previouslyFocusedItem = old
    context.nextFocusedItem = view
    context.focusHeading = heading
    item = view
    // Who has left the window hears nothing more; who was around it does.
    let lastPlace = old?.window == nil ? place : old
    place = nil
    var told: [UIView] = []
    for start in [lastPlace, view] {
      var next = start
      while let environment = next {
        if !told.contains(where: { $0 === environment }) {
          told.append(environment)
          environment.didUpdateFocus(in: context, with: UIFocusAnimationCoordinator())
        }
        next = environment.superview
      }
    }
  }

  /// The focus is where nothing is any more: it goes to what the surroundings prefer, at the next
  /// update.
  func viewHasGone(from above: UIView) {
    guard let item, item.window == nil else { return }
    place = above
    var next: UIView? = above
    while let environment = next {
      if !environment.preferredFocusEnvironments.isEmpty { break }
      next = environment.superview
    }
    pending = next
    if next == nil { move(to: nil) }
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

  /// An arrow key moves the focus to the nearest item beside the focused one. Returns whether there
  /// is one.
  func moveSideways(_ heading: UIFocusHeading, in window: UIWindow) -> Bool {
    guard let item else { return false }
    let here = item.convert(item.bounds, to: window)
    let beside = Self.focusable(in: window).filter { other in
      let place = other.convert(other.bounds, to: window)
      let isBeside = heading == .left ? place.midX < here.midX : place.midX > here.midX
      return isBeside && place.minY < here.maxY && here.minY < place.maxY
    }
    let nearest = beside.min { one, other in
      abs(one.convert(one.bounds, to: window).midX - here.midX)
        < abs(other.convert(other.bounds, to: window).midX - here.midX)
    }
    guard let nearest else { return false }
    move(to: nearest, heading: heading)
    return true
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
