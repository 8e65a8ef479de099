#if canImport(UIKit)
  internal import ChoiceCore
  internal import ChoiceScene
  import UIKit

  /// A row of headings, each of which drops a list of options.
  ///
  ///     let bar = FilterBarView(
  ///       filters: [
  ///         .init("Scope", options: ["All", "Mine"], chosenIndex: 0),
  ///         .init("Tags", options: tags.map { .init($0.title, id: $0.id, count: $0.count) }),
  ///       ],
  ///       primaryAction: UIAction { [weak self] _ in self?.reload() })
  ///
  /// The list and what darkens everything behind it are in the bar's window, over everything, and
  /// follow the bar: in a header that scrolls, when the device is turned, above a keyboard. A bar that
  /// leaves its window is closed.
  ///
  /// Like every control it sends `.valueChanged` when a person has chosen something else, and
  /// `.primaryActionTriggered` when it is time to act on that: with each choice, or, in a filter with
  /// buttons, when the choices are applied. Your code's choices send nothing. Whatever else happens,
  /// ``eventHandler`` is told.
  ///
  /// Filters and options can change at any time, also while a list is open and from inside a handler.
  /// That costs O(number of options that change); opening, choosing, and every frame, cost what is
  /// visible.
  public final class FilterBarView: ChoiceView {
    /// How the bar looks and moves.
    ///
    /// Colours may be dynamic. Setting it keeps what is open and chosen.
    public var configuration = Configuration.modern {
      didSet { if configuration != oldValue { configurationHasChanged() } }
    }

    /// Called when something has happened, whatever the cause, after the actions have been sent.
    public var eventHandler: (@MainActor (FilterBarView, Event) -> Void)?

    let host = ControlHost(FilterBarModel())
    private(set) var book = FilterBook()
    /// The ids that were, while a change is made: of a filter that goes is told that it is closed.
    private var oldBook: FilterBook?

    /// A bar of the given filters, all closed.
    ///
    /// - Parameters:
    ///   - filters: what it consists of, in reading order.
    ///   - configuration: how it looks and moves.
    ///   - primaryAction: done when it is time to act on what a person has chosen.
    public convenience init(
      filters: [Filter], configuration: Configuration = .modern, primaryAction: UIAction? = nil
    ) {
      self.init(frame: .zero)
      self.configuration = configuration
      // Observers aren't called in an initialiser.
      configurationHasChanged()
      self.filters = filters
      if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// A bar without filters, in the given rectangle.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    /// A bar without filters, from a storyboard.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      host.onEffect = { [weak self] effect in self?.telling(effect) ?? {} }
      wordsHaveChanged()
    }

    // Opening and closing.

    /// The id of the filter that is open or on its way to be; `nil` from the moment on at which it
    /// begins to close.
    public var openID: AnyHashable? { host.control.open.flatMap { book.id(of: $0) } }

    /// Opens a filter, as a tap on its heading does; another one that is open is closed.
    ///
    /// - Parameters:
    ///   - id: the id of one of the filters.
    ///   - animated: whether the list slides down.
    public func open(_ id: AnyHashable, animated: Bool) {
      guard let number = book.number(of: id) else { return complainAbout(filter: id) }
      apply(.open(number, animated: animated))
    }

    /// Closes what is open.
    ///
    /// - Parameter animated: whether the list slides up; else it is gone, and told to be closed, at
    ///   once.
    public func close(animated: Bool) { apply(.close(animated: animated)) }

    /// Closes what is open, where a person makes the escape gesture of VoiceOver.
    public override func accessibilityPerformEscape() -> Bool {
      guard openID != nil else { return false }
      host.take(.dismiss)
      return true
    }

    /// Closes what is open, at once, when the bar leaves its window.
    public override func didMoveToWindow() {
      if window == nil { close(animated: false) }
      super.didMoveToWindow()
    }

    /// Asks the control for a change. Where it refuses, nothing has changed, and the log says why.
    func apply(_ change: FilterBarChange) { apply(change, with: book) }

    /// The same where the app's ids change with it.
    func apply(_ change: FilterBarChange, with book: FilterBook) {
      let old = self.book
      oldBook = old
      self.book = book
      do throws(ChangeError) {
        try host.apply(change)
      } catch {
        self.book = old
        complain(error.message)
      }
      oldBook = nil
    }

    func complainAbout(filter id: AnyHashable) {
      complain("No filter has the id \(id.base); allowed are the ids of the bar's filters.")
    }

    /// What tells the app what has happened.
    private func telling(_ effect: FilterBarEffect) -> () -> Void {
      guard let event = event(for: effect) else { return {} }
      let actions = actions(for: effect)
      return { [weak self] in self?.tell(event, actions) }
    }

    private func tell(_ event: Event, _ actions: UIControl.Event) {
      if case .chose(_, _, .person) = event, playsHaptics { haptics.selectionChanged() }
      if !actions.isEmpty { sendActions(for: actions) }
      eventHandler?(self, event)
    }

    private func event(for effect: FilterBarEffect) -> Event? {
      switch effect {
      case .opened(let filter): return id(of: filter).map { .opened($0) }
      case .closed(let filter): return id(of: filter).map { .closed($0) }
      case .chose(let filter, let options, let cause):
        let numbers = book.options(of: filter).numbers
        let ids = options.compactMap { numbers.id(of: $0) }
        return id(of: filter).map { .chose(ids, filterID: $0, cause: Cause(cause)) }
      case .applied(let filter): return id(of: filter).map { .applied($0) }
      case .reset(let filter): return id(of: filter).map { .reset($0) }
      case .retry(let filter): return id(of: filter).map { .retried($0) }
      }
    }

    /// The actions to send. A choice in a filter with buttons isn't acted on yet; one in a filter
    /// without choice changes no value.
    private func actions(for effect: FilterBarEffect) -> UIControl.Event {
      if case .applied = effect { return .primaryActionTriggered }
      guard case .chose(let filter, _, .person) = effect,
        let content = id(of: filter).flatMap({ book.index(of: $0) }).map({ book.filters[$0] })
      else { return [] }
      var actions: UIControl.Event = content.mode == .none ? [] : .valueChanged
      if !content.hasActions { actions.insert(.primaryActionTriggered) }
      return actions
    }

    private func id(of filter: ItemID) -> AnyHashable? {
      book.id(of: filter) ?? oldBook?.id(of: filter)
    }

    // What all controls have in common asks.

    override var viewHost: (any ViewHost)? { host }

    override var naturalHeight: CGFloat {
      host.control.naturalHeight(textScale: Proposal.textScale(traitCollection))
    }

    override func availabilityHasChanged() {
      if !isEnabled { close(animated: true) }
      filters = filters
    }

    override func colorsHaveChanged() {
      if configuration.hasOwnColors { apply(.style(configuration.style(in: traitCollection))) }
    }

    override func wordsHaveChanged() {
      var labels = FilterBarLabels()
      labels.name = Utf8Text(accessibilityLabel ?? "")
      labels.apply = Utf8Text(strings.apply)
      labels.reset = Utf8Text(strings.reset)
      labels.list.empty = Utf8Text(strings.empty)
      labels.list.loading = Utf8Text(strings.loading)
      labels.list.failed = Utf8Text(strings.failed)
      labels.list.retry = Utf8Text(strings.retry)
      labels.list.zero = Utf8Text(strings.zero)
      apply(.labels(labels))
    }

    private func configurationHasChanged() {
      apply(.style(configuration.style(in: traitCollection)))
      invalidateIntrinsicContentSize()
    }
  }
#endif
