#if canImport(UIKit)
  internal import ChoiceCore
  internal import ChoiceScene
  import UIKit

  /// A row of items of which at most one is selected, with an indicator that moves.
  ///
  ///     let strip = TabStripView(
  ///       items: ["Day", "Week", "Month"], selectedIndex: 0, configuration: .segmented,
  ///       primaryAction: UIAction { [weak self] _ in self?.show(strip.selectedIndex) })
  ///
  /// Like every control it sends `.valueChanged` and `.primaryActionTriggered` when a person has
  /// changed the selection, and nothing when your code has. Whatever else happens to the selection,
  /// ``selectionHandler`` is told.
  ///
  /// Wrong values change nothing: the strip keeps what it has, and says so once in the log.
  ///
  /// Items can change at any time, also from inside a handler. That costs O(number of items);
  /// selecting, and every frame, cost what is visible.
  public final class TabStripView: UIControl {
    /// How the strip looks and moves.
    ///
    /// Colours may be dynamic. Setting it lays the strip out anew and keeps the selection.
    public var configuration = Configuration.underline {
      didSet { if configuration != oldValue { configurationHasChanged() } }
    }

    /// What the items are: tabs that each show a panel, or choices. It decides how assistive
    /// technology presents them.
    public var purpose = Purpose.tabs { didSet { applyOptions() } }

    /// Whether the arrow keys of a keyboard select, or only move the focus.
    public var activation = Activation.automatic { didSet { applyOptions() } }

    /// Whether the device taps softly when a person changes the selection.
    public var playsHaptics = true

    /// Called when another item is selected, or the selected one is chosen again, whatever the
    /// cause, after the actions have been sent.
    public var selectionHandler: (@MainActor (TabStripView, Selection) -> Void)?

    /// Loads pictures from addresses (``Item/Picture/url(_:)``), and calls back with the picture or
    /// `nil`. Without it placeholders stay.
    ///
    /// Each address is asked for once, when it first comes into view.
    public var imageLoader:
      ((_ address: URL, _ completion: @escaping @MainActor (UIImage?) -> Void) -> Void)?
    {
      didSet { host.tree.showImages() }
    }

    let host = ControlHost(TabStripModel())
    var book = ItemBook()
    let haptics = UISelectionFeedbackGenerator()
    /// Whether assistive technology is to hear, after the next layout, that items have changed.
    var announcesItems = false
    private var complaints: Set<String> = []

    /// A strip of the given items.
    ///
    /// - Parameters:
    ///   - items: what it consists of, in reading order.
    ///   - selectedIndex: the item that is selected at first; `nil` for none.
    ///   - configuration: how it looks and moves.
    ///   - primaryAction: done when a person has changed the selection.
    public convenience init(
      items: [Item], selectedIndex: Int? = nil, configuration: Configuration = .underline,
      primaryAction: UIAction? = nil
    ) {
      self.init(frame: .zero)
      self.configuration = configuration
      // Observers aren't called in an initialiser.
      configurationHasChanged()
      self.items = items
      self.selectedIndex = selectedIndex
      if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// A strip without items, in the given rectangle.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    /// A strip without items, from a storyboard.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      isAccessibilityElement = false
      // One stop for the Tab key, whatever is around it.
      focusGroupIdentifier = "ChoiceKit.\(UInt(bitPattern: ObjectIdentifier(self)))"
      host.show(in: self)
      host.onEffect = { [weak self] effect in self?.tell(effect) }
      host.tree.images.load = { [weak self] address, arrived in
        guard let load = self?.imageLoader, let url = URL(string: address) else { return false }
        load(url, arrived)
        return true
      }
      addInteraction(UILargeContentViewerInteraction(delegate: self))
      if #available(iOS 17.0, *) {
        registerForTraitChanges(Self.traits) { (strip: TabStripView, _: UITraitCollection) in
          strip.surroundingsHaveChanged()
        }
      }
    }

    /// Asks the control for a change. Where it refuses, nothing has changed, and the log says why.
    func apply(_ change: TabStripChange) {
      do throws(ChangeError) {
        try host.apply(change)
      } catch {
        complain(error.message)
      }
    }

    /// Says each thing once.
    func complain(_ message: String) {
      if complaints.insert(message).inserted { Log.write("TabStripView: " + message) }
    }

    // What UIKit asks, and tells.

    /// Whether a person can use the strip. While it is `false` all items are disabled.
    public override var isEnabled: Bool {
      didSet { if isEnabled != oldValue { applyItems() } }
    }

    /// What the strip as a whole is called by assistive technology.
    public override var accessibilityLabel: String? {
      didSet { applyOptions() }
    }

    /// Whether the strip follows the writing direction, or has one of its own.
    public override var semanticContentAttribute: UISemanticContentAttribute {
      didSet { setNeedsLayout() }
    }

    /// As wide as its container makes it, and as high as the look and the reader's text size ask.
    public override var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight)
    }

    /// The given width, and as high as the look and the reader's text size ask.
    public override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: naturalHeight)
    }

    /// Brings what is shown up to date.
    public override func layoutSubviews() {
      super.layoutSubviews()
      host.render()
      if announcesItems && window != nil {
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
      }
      announcesItems = false
    }

    /// Lets nothing move while there is no window.
    public override func didMoveToWindow() {
      super.didMoveToWindow()
      host.windowHasChanged()
    }

    /// Follows the reader's settings before iOS 17; from then on a registration does.
    @available(iOS, introduced: 16.0, deprecated: 17.0)
    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      if #unavailable(iOS 17.0) { surroundingsHaveChanged() }
    }

    /// The item that has the focus, or takes it when it comes in.
    public override var preferredFocusEnvironments: [any UIFocusEnvironment] { host.preferredFocus }

    /// Hears where the focus is.
    public override func didUpdateFocus(
      in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
      super.didUpdateFocus(in: context, with: coordinator)
      host.focusHasMoved(context)
    }
  }
#endif
