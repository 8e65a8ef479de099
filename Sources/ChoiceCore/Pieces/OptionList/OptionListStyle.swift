import ChoiceScene

/// How a list of options looks: every figure of it. Lengths are points at standard text size.
public struct OptionListStyle: Equatable, Sendable {
  /// Height of a row with one line; it grows by what the title's line grows.
  public var rowHeight: Double = 48
  /// Height of a row with a subtitle; it grows by what both lines grow.
  public var subtitleRowHeight: Double = 60
  /// Room above the first row and below the last; it scrolls with them.
  public var padding: Double = 0
  /// Distance of a row's content from the leading and trailing edge.
  public var inset: Double = 16
  /// How titles look.
  public var title = TabTitleStyle(16, 0x1c1c1e, dark: 0xf2f2f7)
  /// How the title of a chosen option looks.
  public var chosenTitle = TabTitleStyle(16, weight: 600, 0x0b7a45, dark: 0x4fd18b)
  /// How subtitles look.
  public var subtitle = TabTitleStyle(13, 0x636369, dark: 0xa1a1a8)
  /// Colour of the title of a disabled option.
  public var disabledColor = ThemeColor(0xb4b4b9, dark: 0x636366)
  /// Colour of the title of an option that does away with something.
  public var destructiveColor = ThemeColor(0xc4001a, dark: 0xff6961)
  /// How counts are shown.
  public var count = CountStyle()
  /// Width and height of icons; they grow with the text.
  public var iconSize: Double = 22
  /// Room between icon and title, and between title and what follows it.
  public var gap: Double = 12
  /// What marks a chosen option, at the trailing edge.
  public var mark = MarkStyle()
  /// A line below every row, from the inset to the trailing edge; `nil` for none.
  public var hairline: Hairline?
  /// What divides a section from the rows above it.
  public var divider = SectionDivider()
  /// What a row is filled with while it is pressed.
  public var pressedColor = ThemeColor(0xececf0, dark: 0x2c2c2e)
  /// The ring around the option that has the keyboard focus.
  public var focusRing = FocusRing()
  /// How headers of sections look.
  public var header = SectionTextStyle(
    height: 34,
    text: TabTitleStyle(13, weight: 600, 0x636369, dark: 0xa1a1a8))
  /// How footers of sections look.
  public var footer = SectionTextStyle(
    height: 34, text: TabTitleStyle(13, 0x636369, dark: 0xa1a1a8))

  /// The modern look: chosen titles in green with a check mark, no lines.
  public init() {}
}

/// How the counts of options are shown.
public struct CountStyle: Equatable, Sendable {
  /// Where they stand.
  public var place: Place
  /// How they look at the trailing edge; in the title they look as it does.
  public var text: TabTitleStyle

  /// Where a count stands.
  public enum Place: Equatable, Sendable {
    /// After the title, as part of it, between these two texts.
    case inTitle(before: Utf8Text, after: Utf8Text)
    /// At the trailing edge, before the mark.
    case trailing
  }

  /// In the title, in full-width parentheses: `title（n）`. They are made for Chinese and Japanese
  /// titles; beside Latin or Arabic ones `" ("` and `")"` look right, or the trailing edge.
  public init(
    place: Place = .inTitle(before: "（", after: "）"),
    text: TabTitleStyle = TabTitleStyle(size: 15, color: ThemeColor(0x636369, dark: 0xa1a1a8))
  ) {
    self.place = place
    self.text = text
  }
}

/// What marks a chosen option.
public struct MarkStyle: Equatable, Sendable {
  /// The picture, in the mark's colour.
  public var image: ImageSource
  /// Its width and height; it grows with the text.
  public var size: Double
  /// Its distance from the trailing edge.
  public var inset: Double
  /// Its colour.
  public var color: ThemeColor

  /// A check mark.
  public init(
    image: ImageSource = .outline(.check), size: Double = 18, inset: Double = 16,
    color: ThemeColor = ThemeColor(0x0b7a45, dark: 0x4fd18b)
  ) {
    self.image = image
    self.size = size
    self.inset = inset
    self.color = color
  }
}

/// What divides a section of a list from the rows above it.
public struct SectionDivider: Equatable, Sendable {
  /// Its height; 0 for nothing.
  public var height: Double
  /// Thickness of the line in its middle, as wide as the list.
  public var thickness: Double
  /// Colour of that line.
  public var color: ThemeColor

  /// Room of the given height with a line in its middle; nothing unless told otherwise.
  public init(
    height: Double = 0, thickness: Double = 1,
    color: ThemeColor = ThemeColor(0xe3e3e8, dark: 0x48484a)
  ) {
    self.height = height
    self.thickness = thickness
    self.color = color
  }
}

/// How headers or footers of sections look.
public struct SectionTextStyle: Equatable, Sendable {
  /// Their height; it grows by what the line grows.
  public var height: Double
  /// Their text.
  public var text: TabTitleStyle

  /// Texts of the given look in rows of the given height.
  public init(height: Double, text: TabTitleStyle) {
    self.height = height
    self.text = text
  }
}
