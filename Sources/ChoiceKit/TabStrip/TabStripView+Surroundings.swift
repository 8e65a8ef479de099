#if canImport(UIKit)
  internal import ChoiceCore
  internal import ChoiceScene
  import UIKit

  extension TabStripView {
    /// The words that assistive technology hears besides your titles.
    public var strings: ChoiceStrings {
      get { host.tree.strings }
      set {
        host.tree.strings = newValue
        host.tree.describe()
      }
    }

    var naturalHeight: CGFloat {
      host.control.naturalHeight(textScale: Proposal.textScale(traitCollection))
    }

    @available(iOS 17.0, *)
    static var traits: [UITrait] {
      [
        UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
        UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self,
        UITraitLayoutDirection.self, UITraitDisplayScale.self,
      ]
    }

    func surroundingsHaveChanged() {
      if configuration.hasOwnColors { apply(.style(configuration.style(in: traitCollection))) }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }

    func configurationHasChanged() {
      apply(.style(configuration.style(in: traitCollection)))
      invalidateIntrinsicContentSize()
    }

    func applyOptions() {
      var options = TabStripOptions()
      options.name = Utf8Text(accessibilityLabel ?? "")
      options.purpose = purpose == .tabs ? .tabs : .choices
      options.activation = activation == .automatic ? .automatic : .manual
      apply(.options(options))
    }
  }

  extension TabStripView: UILargeContentViewerInteractionDelegate {
    /// Chooses the item on which a finger is lifted that has looked at large titles.
    public func largeContentViewerInteraction(
      _ interaction: UILargeContentViewerInteraction,
      didEndOn item: (any UILargeContentViewerItem)?,
      at point: CGPoint
    ) {
      if let control = item as? NodeControl { host.take(.activate(control.id)) }
    }
  }
#endif
