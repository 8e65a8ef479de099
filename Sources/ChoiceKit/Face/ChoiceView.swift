#if canImport(UIKit)
  internal import ChoiceCore
  internal import ChoiceScene
  import UIKit

  /// What the controls of this package have in common. Use one of its subclasses: by itself it shows
  /// nothing.
  ///
  /// A control follows the writing direction, light and dark, the reader's text size, contrast, bold
  /// text and reduced motion by itself.
  ///
  /// Wrong values change nothing: the control keeps what it has, and says so once in the log.
  public class ChoiceView: UIControl {
    /// Why something has changed.
    public enum Cause: Hashable, Sendable {
      /// A person did it: a touch, a key, assistive technology, or a swipe of a linked pager.
      case person
      /// Code asked for it, and asked to be told.
      case code
      /// What was chosen has gone.
      case content
    }

    /// Whether the device taps softly when a person chooses something else.
    public var playsHaptics = true

    /// Loads pictures from addresses, and calls back with the picture or `nil`. Without it
    /// placeholders stay.
    ///
    /// Each address is asked for once, when it first comes into view.
    public var imageLoader:
      ((_ address: URL, _ completion: @escaping @MainActor (UIImage?) -> Void) -> Void)?
    {
      didSet { viewHost?.tree.showImages() }
    }

    /// The words that the control adds to yours, shown and heard.
    public var strings: ChoiceStrings {
      get { viewHost?.tree.strings ?? ChoiceStrings() }
      set {
        viewHost?.tree.strings = newValue
        wordsHaveChanged()
      }
    }

    let haptics = UISelectionFeedbackGenerator()
    /// Whether assistive technology is to hear, after the next layout, that content has changed.
    var announcesContent = false
    private var complaints: Set<String> = []

    // What a subclass says, and is told.

    /// What shows the control.
    var viewHost: (any ViewHost)? { nil }
    /// The height that suits the control at the reader's text size.
    var naturalHeight: CGFloat { 0 }
    /// Name or words have changed.
    func wordsHaveChanged() {}
    /// Whether a person can use the control has changed.
    func availabilityHasChanged() {}
    /// Colours that depend on traits may be others.
    func colorsHaveChanged() {}

    /// A control that is empty, in the given rectangle.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    /// A control that is empty, from a storyboard.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      isAccessibilityElement = false
      // One stop for the Tab key, whatever is around it.
      focusGroupIdentifier = "ChoiceKit.\(UInt(bitPattern: ObjectIdentifier(self)))"
      viewHost?.show(in: self)
      viewHost?.tree.images.load = { [weak self] address, arrived in
        guard let load = self?.imageLoader, let url = URL(string: address) else { return false }
        load(url, arrived)
        return true
      }
      addInteraction(UILargeContentViewerInteraction(delegate: self))
      if #available(iOS 17.0, *) {
        registerForTraitChanges(Self.traits) { (view: ChoiceView, _: UITraitCollection) in
          view.surroundingsHaveChanged()
        }
      }
    }

    @available(iOS 17.0, *)
    private static var traits: [UITrait] {
      [
        UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
        UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self,
        UITraitLayoutDirection.self, UITraitDisplayScale.self,
      ]
    }

    private func surroundingsHaveChanged() {
      colorsHaveChanged()
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }

    /// Says each thing once.
    func complain(_ message: String) {
      if complaints.insert(message).inserted { Log.write("\(type(of: self)): " + message) }
    }

    // What UIKit asks, and tells.

    /// Whether a person can use the control.
    public override var isEnabled: Bool {
      didSet { if isEnabled != oldValue { availabilityHasChanged() } }
    }

    /// What the control as a whole is called by assistive technology.
    public override var accessibilityLabel: String? {
      didSet { wordsHaveChanged() }
    }

    /// Whether the control follows the writing direction, or has one of its own.
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
      viewHost?.render()
      if announcesContent && window != nil {
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
      }
      announcesContent = false
    }

    /// Lets nothing move while there is no window.
    public override func didMoveToWindow() {
      super.didMoveToWindow()
      viewHost?.windowHasChanged()
    }

    /// Follows the reader's settings before iOS 17; from then on a registration does.
    @available(iOS, introduced: 16.0, deprecated: 17.0)
    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      if #unavailable(iOS 17.0) { surroundingsHaveChanged() }
    }

    /// What has the focus in the control, or takes it when it comes in.
    public override var preferredFocusEnvironments: [any UIFocusEnvironment] {
      viewHost?.preferredFocus ?? []
    }

    /// Whether the focus may leave what has it in the control.
    public override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
      super.shouldUpdateFocus(in: context) && viewHost?.mayMoveFocus(context) != false
    }

    /// Hears where the focus is.
    public override func didUpdateFocus(
      in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
      super.didUpdateFocus(in: context, with: coordinator)
      viewHost?.focusHasMoved(context)
    }
  }

  extension ChoiceView: UILargeContentViewerInteractionDelegate {
    /// Does what a tap does, where a finger is lifted that has looked at large titles.
    public func largeContentViewerInteraction(
      _ interaction: UILargeContentViewerInteraction,
      didEndOn item: (any UILargeContentViewerItem)?,
      at point: CGPoint
    ) {
      if let control = item as? NodeControl { viewHost?.take(.activate(control.id)) }
    }
  }

  extension ChoiceView.Cause {
    init(_ cause: Cause) {
      switch cause {
      case .person: self = .person
      case .code: self = .code
      case .content: self = .content
      }
    }
  }
#endif
