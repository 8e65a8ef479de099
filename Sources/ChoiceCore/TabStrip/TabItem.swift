import ChoiceScene

/// One choice of a tab strip.
public struct TabItem: Equatable, Sendable {
  /// Its identity: what the selection follows when content changes. Unique within the strip.
  public var id: ItemID
  /// Its title. Equal titles are no problem; an empty one shows nothing.
  public var title: Utf8Text
  /// A small picture that goes with the title; ``TabStripStyle/icon`` says where it stands.
  public var icon: TabIcon?
  /// A picture that is shown round, instead of the title, which is then the accessible name.
  public var image: ImageSource?
  /// A mark beside the title, or at the corner of an image.
  public var badge: Badge?
  /// Whether a person cannot select it. Code can.
  public var isDisabled = false
  /// What assistive technology calls it, where that isn't the title.
  public var accessibleName: Utf8Text?

  /// An item with the given id and title.
  public init(
    id: ItemID, title: Utf8Text, icon: TabIcon? = nil, image: ImageSource? = nil,
    badge: Badge? = nil, isDisabled: Bool = false
  ) {
    self.id = id
    self.title = title
    self.icon = icon
    self.image = image
    self.badge = badge
    self.isDisabled = isDisabled
  }

  /// An item with the given id and title.
  public init(
    id: ItemID, title: String, icon: TabIcon? = nil, image: ImageSource? = nil,
    badge: Badge? = nil, isDisabled: Bool = false
  ) {
    self.init(
      id: id, title: Utf8Text(title), icon: icon, image: image, badge: badge,
      isDisabled: isDisabled)
  }
}

/// A small picture beside a title.
public struct TabIcon: Equatable, Sendable {
  /// The picture.
  public var source: ImageSource
  /// Another picture while the item is selected; it cross-fades. `nil` for the same.
  public var selectedSource: ImageSource?
  /// Whether it is drawn in the title's colour, instead of its own.
  public var takesTitleColor: Bool

  /// An icon that shows `source`, in the title's colour unless told otherwise.
  public init(
    _ source: ImageSource, selected: ImageSource? = nil, takesTitleColor: Bool = true
  ) {
    self.source = source
    self.selectedSource = selected
    self.takesTitleColor = takesTitleColor
  }
}

/// What a tab strip is for, as far as keys and assistive technology are concerned.
public struct TabStripOptions: Equatable, Sendable {
  /// What the strip as a whole is called: ARIA's `aria-label`. Empty for nothing.
  public var name: Utf8Text = ""
  /// Whether each item shows a panel of its own, or the items are choices without panels.
  public var purpose: Purpose = .tabs
  /// Whether the arrow keys select, or only move the focus.
  public var activation: Activation = .automatic

  /// Tabs without a name that are selected by the arrow keys.
  public init() {}

  /// What the items are.
  public enum Purpose: Equatable, Sendable {
    /// Each shows a panel: roles `tablist` and `tab`.
    case tabs
    /// Choices that show no panel: roles `radiogroup` and `radio`.
    case choices
  }

  /// What the arrow keys do: the two variants of the ARIA Authoring Practices' tabs pattern.
  public enum Activation: Equatable, Sendable {
    /// They select the item that they move to. For panels that appear at once.
    case automatic
    /// They move the focus; space and enter select. For panels that take time.
    case manual
  }
}
