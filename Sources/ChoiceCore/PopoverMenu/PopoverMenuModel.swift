import ChoiceScene

/// A list that grows out of a title, or out of any rectangle that the app names.
///
/// It keeps a value, and is a list box then, or runs commands, and is a menu. Where it stands is a
/// ``Placement``, worked out afresh at each change; ``PopoverGrowth`` is what opening and closing
/// come to.
///
///     let groups = MenuContent(
///       name: "Groups",
///       options: [
///         ListOption(id: ItemID(0), title: "Everyone"), ListOption(id: ItemID(1), title: "Friends"),
///       ], chosen: [ItemID(0)])
///     var menu = try PopoverMenuModel(content: groups)
///     let effects = try menu.apply(.open(), at: .zero)
///
/// Opening, choosing, and every frame, cost what is visible and not what exists. Replacing options
/// costs O(number of options). Only the button's title is measured, no option ever.
///
/// The container of the proposal, less what the system covers, is the room that the popover has. The
/// backdrop covers all of it.
public struct PopoverMenuModel: ChoiceControl {
  /// What the model is, kept in one object, as ``TabStripModel`` does it. Copied before a change
  /// where it is shared.
  private var state: PopoverMenuState

  /// A menu of nothing, as faces begin with. It has the modern look.
  public init() {
    state = PopoverMenuState()
  }

  /// A menu of the given content, closed.
  ///
  /// - Throws: ``ChangeError/duplicateItem(_:index:)`` where two options have one id;
  ///   ``ChangeError/unknownItem(_:)`` where a chosen option isn't there;
  ///   ``ChangeError/notCheckable(_:)`` where it is a mere command;
  ///   ``ChangeError/tooMany(_:_:most:)`` where more are chosen than can be;
  ///   ``ChangeError/negativeCount(_:_:)``; ``ChangeError/indexOutOfRange(_:allowed:)`` where a
  ///   section has more options than are left.
  public init(
    content: MenuContent, style: PopoverMenuStyle = PopoverMenuStyle(),
    labels: ListLabels = ListLabels()
  ) throws(ChangeError) {
    try MenuEntry.check(content)
    self.init()
    state.begin(with: content, style: style, labels: labels)
  }

  /// How it looks and moves.
  public var style: PopoverMenuStyle { state.style }
  /// Its words.
  public var labels: ListLabels { state.labels }
  /// What it consists of, as it is now. O(k log n) for k chosen of n options.
  public var content: MenuContent { state.entry.content }
  /// Whether it is open; no longer from the moment on at which it begins to close.
  public var isOpen: Bool { state.growth.isOpen }
  /// The chosen options, in their order.
  public var chosen: [ItemID] { state.entry.list.choice }
  /// What it belongs to, where code has said so.
  public var anchor: SceneRect? { state.anchor }

  /// Where the popover is, in the container's coordinates; `nil` while there is none.
  public var placement: Placement? { state.growth.isShown ? state.place : nil }

  /// The height that suits the button at a text scale; 0 without a button.
  public func naturalHeight(textScale: Double) -> Double {
    guard state.entry.hasButton else { return 0 }
    return state.style.button.barHeight + state.style.button.textGrowth(textScale)
  }

  /// Does what code asks for. See ``PopoverMenuChange`` for each change.
  ///
  /// - Throws: what ``init(content:style:labels:)`` throws.
  public mutating func apply(
    _ change: PopoverMenuChange, at time: Instant
  ) throws(ChangeError) -> [PopoverMenuEffect] {
    try state.check(change)
    makeOwn()
    state.advance(to: time)
    return state.tell() + state.perform(change) + state.tell()
  }

  /// Takes pointers, keys, text, focus, assistive technology and scrolling. Input that makes no
  /// sense is ignored.
  public mutating func send(_ input: Input, at time: Instant) -> [PopoverMenuEffect] {
    makeOwn()
    state.advance(to: time)
    return state.tell() + state.react(to: input) + state.tell()
  }

  /// Fits the button into its room, and places the popover. Only the button's title is measured.
  public mutating func layOut(
    in proposal: Proposal, at time: Instant, measure: (TextRun) -> TextMetrics
  ) {
    makeOwn()
    state.advance(to: time)
    state.layOut(in: proposal, measure: measure)
  }

  /// What is shown at `time`: the button, and while it is open the backdrop and the popover with the
  /// visible options, as overlays.
  ///
  /// Costs what is visible. What falls due up to `time` has happened in it.
  public func scene(at time: Instant) -> ControlScene { state.scene(at: time) }

  private mutating func makeOwn() {
    if !isKnownUniquelyReferenced(&state) { state = PopoverMenuState(copying: state) }
  }

  /// Whether all of their state is equal.
  public static func == (left: PopoverMenuModel, right: PopoverMenuModel) -> Bool {
    left.state === right.state || left.state.isEqual(to: right.state)
  }
}
