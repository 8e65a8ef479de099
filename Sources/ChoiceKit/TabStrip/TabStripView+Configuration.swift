#if canImport(UIKit)
  internal import ChoiceCore
  internal import ChoiceScene
  import UIKit

  extension TabStripView {
    /// How a strip looks and moves. Start from a preset and change what you like.
    ///
    /// Setting what is there already changes nothing, also where a preset is finer than a figure
    /// here can say: titles of ``filter`` are larger in wider bars as long as you give no other size.
    ///
    /// Lengths are points at standard text size; what grows with the reader's text size grows by
    /// itself. Lengths that are negative or not finite count as 0.
    public struct Configuration: Equatable, Sendable {
      var base: TabStripStyle
      var colors = OwnColors<Role>()

      init(_ style: TabStripStyle) { base = style }

      /// Up to four items share the bar, more scroll; the selected title grows and turns red.
      public static let selective = Configuration(.selective)
      /// Long titles of their own width over a short purple line.
      public static let underline = Configuration(.underline)
      /// A bar of filters: title and arrow, divided by lines.
      public static let filter = Configuration(.filter)
      /// Round pictures in a row over a green line.
      public static let avatars = Configuration(.avatars)
      /// A few alternatives side by side in a trough, with a raised pill under the selected one.
      public static let segmented = Configuration(.segmented)
      /// Topics as capsules that scroll.
      public static let capsule = Configuration(.capsule)

      // The bar.

      /// Height of the bar.
      public var height: CGFloat {
        get { base.height }
        set { base.height = newValue }
      }
      /// What the bar is filled with. `.clear` lets through what is behind it.
      public var barColor: UIColor {
        get { color(.bar) }
        set { colors[.bar] = newValue }
      }
      /// Room around all items.
      public var contentInsets: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(base.insets) }
        set { base.insets = SceneInsets(newValue) }
      }
      /// Colour of the line along the bar's bottom edge; `nil` for no line.
      public var hairlineColor: UIColor? {
        get { base.hairline == nil ? nil : color(.hairline) }
        set {
          base.hairline = newValue.map { _ in base.hairline ?? Hairline(color: .placeholder) }
          colors[.hairline] = newValue
        }
      }
      /// Colour of the lines between items; `nil` for no lines.
      public var separatorColor: UIColor? {
        get { base.separator == nil ? nil : color(.separator) }
        set {
          base.separator = newValue.map { _ in base.separator ?? TabSeparator(color: .placeholder) }
          colors[.separator] = newValue
        }
      }
      /// Whether the content fades out at each edge that it goes beyond.
      public var fadesAtEdges: Bool {
        get { base.fade.edges != .none }
        set {
          if newValue == fadesAtEdges { return }
          base.fade = newValue ? TabFade(.overflowing, strength: 1, width: 24) : .none
        }
      }

      // The items.

      /// How wide items are.
      public var itemWidths: ItemWidths {
        get { ItemWidths(base.widths) }
        set { base.widths = TabWidths(newValue) }
      }
      /// Where the items stand when they are narrower than the bar.
      public var alignment: Alignment {
        get { Alignment(base.alignment) }
        set { base.alignment = TabAlignment(newValue) }
      }
      /// Room between two items.
      public var spacing: CGFloat {
        get { base.spacing }
        set { base.spacing = newValue }
      }
      /// Room on either side of what is in an item.
      public var itemPadding: CGFloat {
        get { base.itemPadding }
        set { base.itemPadding = newValue }
      }
      /// Items of their own width are at least this wide.
      public var minimumItemWidth: CGFloat {
        get { base.minimumItemWidth }
        set { base.minimumItemWidth = newValue }
      }
      /// Height of an item; `nil` for all the height that the bar leaves.
      public var itemHeight: CGFloat? {
        get { base.itemHeight.map { CGFloat($0) } }
        set { base.itemHeight = newValue.map { Double($0) } }
      }
      /// Colour of the rounded area behind each item; `nil` for none.
      public var plateColor: UIColor? {
        get { base.plate == nil ? nil : color(.plate) }
        set {
          base.plate = newValue.map { _ in base.plate ?? TabPlate(color: .placeholder) }
          colors[.plate] = newValue
        }
      }

      // Titles.

      /// Size of titles.
      public var titleSize: CGFloat {
        get { base.title.size.base }
        set { if newValue != titleSize { base.title.size = TitleSize(newValue) } }
      }
      /// Weight of titles.
      public var titleWeight: UIFont.Weight {
        get { UIFont.Weight(base.title.weight) }
        set { base.title.weight = newValue.number }
      }
      /// Colour of titles.
      public var titleColor: UIColor {
        get { color(.title) }
        set { colors[.title] = newValue }
      }
      /// Size of the selected title. The title grows and shrinks with the selection.
      public var selectedTitleSize: CGFloat {
        get { base.selectedTitle.size.base }
        set { if newValue != selectedTitleSize { base.selectedTitle.size = TitleSize(newValue) } }
      }
      /// Weight of the selected title.
      public var selectedTitleWeight: UIFont.Weight {
        get { UIFont.Weight(base.selectedTitle.weight) }
        set { base.selectedTitle.weight = newValue.number }
      }
      /// Colour of the selected title.
      public var selectedTitleColor: UIColor {
        get { color(.selectedTitle) }
        set { colors[.selectedTitle] = newValue }
      }
      /// Where an item's small picture stands.
      public var imagePlacement: ImagePlacement {
        get { ImagePlacement(base.icon.placement) }
        set { base.icon.placement = TabIconStyle.Placement(newValue) }
      }
      /// Width and height of an item's small picture.
      public var imageSize: CGFloat {
        get { base.icon.size }
        set { base.icon.size = newValue }
      }
      /// Room between an item's small picture and its title.
      public var imagePadding: CGFloat {
        get { base.icon.gap }
        set { base.icon.gap = newValue }
      }

      // The selection.

      /// What marks the selected item; `nil` for nothing but its title.
      public var indicator: Indicator? {
        get { base.indicator.map { Indicator($0) } }
        set { base.indicator = newValue.map { $0.apply(to: base.indicator) } }
      }
      /// Colour of what marks the selected item, if anything does.
      public var indicatorColor: UIColor {
        get { color(.indicator) }
        set { colors[.indicator] = newValue }
      }
      /// How the selection moves: indicator, colours, sizes and scrolling, together. Readers who
      /// want less motion see a short fade instead.
      public var animation: Animation {
        get { Animation(base.motion) }
        set { if newValue != animation { base.motion = Motion(newValue) } }
      }
    }
  }
#endif
