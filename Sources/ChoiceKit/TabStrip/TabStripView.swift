#if canImport(UIKit)
  internal import ChoiceCore
  internal import ChoiceScene
  import UIKit

  /// A row of items of which at most one is selected, with an indicator that moves.
  ///
  ///     let strip = TabStripView(
  ///       items: ["Day", "Week", "Month"], selectedIndex: 0, configuration: .segmented,
  ///       primaryAction: UIAction { [weak self] _ in self?.pageHasChanged() })
  ///
  /// ``selectedIndex`` is the new page there, or `nil` for none.
  ///
  /// Like every control it sends `.valueChanged` and `.primaryActionTriggered` when a person has
  /// changed the selection, and nothing when your code has. Whatever else happens to the selection,
  /// ``selectionHandler`` is told.
  ///
  /// Items can change at any time, also from inside a handler. That costs O(number of items);
  /// selecting, and every frame, cost what is visible.
  public final class TabStripView: ChoiceView {
    /// How the strip looks and moves.
    ///
    /// Colours may be dynamic. Setting it lays the strip out anew and keeps the selection.
    public var configuration = Configuration.capsule {
      didSet { if configuration != oldValue { configurationHasChanged() } }
    }

    /// What the items are: tabs that each show a panel, or choices. It decides how assistive
    /// technology presents them.
    public var purpose = Purpose.tabs { didSet { applyOptions() } }

    /// Whether the arrow keys of a keyboard select, or only move the focus.
    public var activation = Activation.automatic { didSet { applyOptions() } }

    /// Called when another item is selected, or the selected one is chosen again, whatever the
    /// cause, after the actions have been sent.
    public var selectionHandler: (@MainActor (TabStripView, Selection) -> Void)?

    let host = ControlHost(TabStripModel())
    var book = ItemBook()

    /// A strip of the given items.
    ///
    /// - Parameters:
    ///   - items: what it consists of, in reading order.
    ///   - selectedIndex: the item that is selected at first; `nil` for none.
    ///   - configuration: how it looks and moves.
    ///   - primaryAction: done when a person has changed the selection.
    public convenience init(
      items: [Item], selectedIndex: Int? = nil, configuration: Configuration = .capsule,
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
      host.onEffect = { [weak self] effect in self?.telling(effect) ?? {} }
    }

    /// Asks the control for a change. Where it refuses, nothing has changed, and the log says why.
    func apply(_ change: TabStripChange) {
      do throws(ChangeError) {
        try host.apply(change)
      } catch {
        complain(error.message)
      }
    }

    // What all controls have in common asks.

    override var viewHost: (any ViewHost)? { host }

    override var naturalHeight: CGFloat {
      host.control.naturalHeight(textScale: Proposal.textScale(traitCollection))
    }

    override func wordsHaveChanged() { applyOptions() }

    override func availabilityHasChanged() { applyItems() }

    override func colorsHaveChanged() {
      if configuration.hasOwnColors { apply(.style(configuration.style(in: traitCollection))) }
    }

    private func configurationHasChanged() {
      apply(.style(configuration.style(in: traitCollection)))
      invalidateIntrinsicContentSize()
    }

    private func applyOptions() {
      var options = TabStripOptions()
      options.name = Utf8Text(accessibilityLabel ?? "")
      options.purpose = purpose == .tabs ? .tabs : .choices
      options.activation = activation == .automatic ? .automatic : .manual
      apply(.options(options))
    }
  }
#endif
