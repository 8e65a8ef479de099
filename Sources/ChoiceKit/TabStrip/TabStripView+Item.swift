#if canImport(UIKit)
  internal import ChoiceCore
  internal import ChoiceScene
  import UIKit

  extension TabStripView {
    /// One choice of a strip.
    public struct Item: Equatable, ExpressibleByStringLiteral {
      /// Its identity, unique within the strip: what the selection follows when items change.
      public let id: AnyHashable
      /// Its title. An empty one shows nothing.
      public var title: String
      /// A small picture that goes with the title; the configuration says where it stands. It takes
      /// the title's colour unless its rendering mode is `.alwaysOriginal`.
      public var image: UIImage?
      /// Another picture while the item is selected; it cross-fades. `nil` for the same.
      public var selectedImage: UIImage?
      /// A picture that is shown round, instead of the title, which is then only spoken.
      public var portrait: Picture?
      /// A mark beside the title, or at the corner of a picture.
      public var badge: Badge?
      /// Whether a person can select it. Your code can always.
      public var isEnabled = true
      /// What assistive technology calls it, where that isn't the title.
      public var accessibilityLabel: String?

      /// An item with a title.
      ///
      /// - Parameters:
      ///   - title: the title.
      ///   - id: its identity. One of its own unless given: give ids where you replace items and
      ///     the selection is to stay with one of them.
      ///   - image: a small picture that goes with the title.
      ///   - badge: a mark beside the title.
      public init(
        _ title: String, id: AnyHashable? = nil, image: UIImage? = nil, badge: Badge? = nil
      ) {
        self.id = id ?? AnyHashable(UUID())
        self.title = title
        self.image = image
        self.badge = badge
      }

      /// An item with a title and an identity of its own.
      public init(stringLiteral value: String) { self.init(value) }

      /// A mark that draws attention to an item.
      public enum Badge: Hashable, Sendable {
        /// Something is new.
        case dot
        /// So many are new. Zero and less show nothing.
        case count(Int)
        /// A short word.
        case text(String)
      }

      /// Where a picture comes from.
      public enum Picture: Hashable {
        /// It is there.
        case image(UIImage)
        /// An image of the app's assets, by name.
        case named(String)
        /// An address; see ``ChoiceView/imageLoader``. A placeholder is shown until it is there.
        case url(URL)
      }
    }

    /// What items are, as far as assistive technology is concerned.
    public enum Purpose: Hashable, Sendable {
      /// Each shows a panel.
      case tabs
      /// Choices that show no panel.
      case choices
    }

    /// What the arrow keys of a keyboard do.
    public enum Activation: Hashable, Sendable {
      /// They select the item that they move to. For panels that appear at once.
      case automatic
      /// They move the focus; space and return select. For panels that take time.
      case manual
    }

    /// What happened to the selection.
    public struct Selection: Equatable {
      /// The id of the item that is selected now; `nil` for none.
      public var id: AnyHashable?
      /// Why.
      public var cause: Cause
      /// Whether it was selected before, and chosen again.
      public var isRepeated = false
    }
  }

  extension Badge {
    init(_ badge: TabStripView.Item.Badge) {
      switch badge {
      case .dot: self = .dot
      case .count(let count): self = .count(count)
      case .text(let text): self = .text(Utf8Text(text))
      }
    }
  }
#endif
