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

@MainActor open class UIFocusEffect: NSObject {}

@MainActor open class UIFocusAnimationCoordinator: NSObject {}

@MainActor open class UIFocusUpdateContext: NSObject {
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

  func move(to view: UIView?) {
    let old = item
    if old === view { return }
    let context = UIFocusUpdateContext()
    context.previouslyFocusedItem = old
    context.nextFocusedItem = view
    item = view
    place = nil
    var told: [UIView] = []
    for start in [old, view] {
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
