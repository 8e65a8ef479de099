import ChoiceScene

/// How a tab strip looks and moves: every figure of it, as one value.
///
/// Start from a preset (``selective``, ``underline``, ``filter``, ``avatars``, ``segmented``,
/// ``capsule``) and change what you like. Lengths are points, times seconds. Lengths that are
/// negative or not finite count as 0 where that makes no sense.
public struct TabStripStyle: Equatable, Sendable {
  // The bar.

  /// Height of the bar at standard text size; it grows by what the titles' lines grow.
  public var height: Double = 44
  /// What the bar is filled with.
  public var background = ThemeColor(0xffffff, dark: 0x1c1c1e)
  /// A rounded area behind all items, which scrolls with them; `nil` for none.
  public var trough: TabTrough?
  /// A line along the bar's bottom edge, which doesn't scroll; `nil` for none.
  public var hairline: Hairline?
  /// A line before every item but the first; `nil` for none.
  public var separator: TabSeparator?
  /// Where the content fades out at the bar's edges.
  public var fade: TabFade = .none

  // The items.

  /// How wide items are.
  public var widths: TabWidths = .intrinsic
  /// Where the items stand when they are narrower than the bar.
  public var alignment: TabAlignment = .leading
  /// Room between two items.
  public var spacing: Double = 0
  /// Room around all items.
  public var insets = SceneInsets()
  /// Height of an item, centred between the insets; `nil` for all the height between them.
  public var itemHeight: Double?
  /// Room on either side of an item's content: part of an item's own width, and never covered by
  /// a title that is cut.
  public var itemPadding: Double = 0
  /// Items of their own width are at least this wide.
  public var minimumItemWidth: Double = 0
  /// Whether room is added after the last item so that it, too, can be brought to the centre.
  public var centersLastItem = false
  /// A rounded area behind each item; `nil` for none.
  public var plate: TabPlate?

  // What is in an item.

  /// How titles look.
  public var title = TabTitleStyle(15, 0x222222, dark: 0xebebf0)
  /// How the selected title looks. Size and colour move with the selection, weight cross-fades.
  public var selectedTitle = TabTitleStyle(15, 0x000000, dark: 0xffffff)
  /// Colour of the title of a disabled item.
  public var disabledColor = ThemeColor(0xb4b4b9, dark: 0x636366)
  /// How icons are sized and placed.
  public var icon = TabIconStyle()
  /// An icon for the items that have none of their own; `nil` for none.
  public var defaultIcon: TabIcon?
  /// How round images look.
  public var image = TabImageStyle()
  /// How badges look.
  public var badge = TabBadgeStyle()
  /// Opacity of an item while it is pressed.
  public var pressedOpacity: Double = 0.5
  /// The ring around the item that has the keyboard focus.
  public var focusRing = FocusRing()

  // The selection.

  /// What marks the selected item, besides its title's look; `nil` for nothing.
  public var indicator: TabIndicator?
  /// How the selection moves: indicator, sizes, colours, widths and scrolling, together.
  public var motion: Motion = .timed(.easeInOut, duration: 0.3)

  /// A plain strip: titles of their own width, no indicator.
  @inline(never)
  public init() {}
}

/// A colour that depends on the surroundings.
public struct ThemeColor: Equatable, Sendable {
  /// On light ground.
  public var light: RGBA
  /// On dark ground.
  public var dark: RGBA
  /// On light ground for readers who want more contrast; `nil` for ``light``.
  public var lightContrast: RGBA?
  /// On dark ground for readers who want more contrast; `nil` for ``dark``.
  public var darkContrast: RGBA?

  /// The same colour everywhere.
  @inline(never)
  public init(_ color: RGBA) {
    light = color
    dark = color
  }

  /// The same opaque colour everywhere, as in CSS: `0x3bbd79`.
  @inline(never)
  public init(_ hex: UInt32) {
    self.init(RGBA(hex))
  }

  /// Two opaque colours, as in CSS.
  @inline(never)
  public init(_ light: UInt32, dark: UInt32) {
    self.light = RGBA(light)
    self.dark = RGBA(dark)
  }

  /// Two colours.
  public init(_ light: RGBA, dark: RGBA) {
    self.light = light
    self.dark = dark
  }

  /// The colour for the given surroundings.
  public func color(in proposal: Proposal) -> RGBA {
    switch proposal.appearance {
    case .light: proposal.increasedContrast ? lightContrast ?? light : light
    case .dark: proposal.increasedContrast ? darkContrast ?? dark : dark
    }
  }
}

/// How wide a strip's items are.
public enum TabWidths: Equatable, Sendable {
  /// All alike, so that together they are as wide as the bar.
  case equal
  /// ``equal`` while every title fits; else each as wide as its own title and `padding`
  /// altogether, but no wider than what is seen of the bar, scrolling.
  case equalOrOwn(padding: Double)
  /// ``equal`` while there are fewer than `scrollingFrom` items; else a quarter of the bar's width
  /// less its height each, scrolling, so that a piece of the next shows.
  case paged(scrollingFrom: Int)
  /// Each as wide as what is in it, rounded up, and its padding; it follows the selected look.
  case intrinsic
  /// All of this width.
  case fixed(Double)
}

/// Where items stand that are narrower than the bar.
public enum TabAlignment: Equatable, Sendable {
  /// Where reading begins.
  case leading
  /// In the middle.
  case center
  /// Everywhere: all become wider by the same amount.
  case fill
}

/// How a title is set.
public struct TabTitleStyle: Equatable, Sendable {
  /// Its size at standard text scale.
  public var size: TitleSize
  /// From 100 to 900; 400 is regular and 700 bold. Bold text, where the reader asks for it, adds
  /// 200, as far as 900.
  public var weight: Int
  /// Its colour.
  public var color: ThemeColor

  /// A title of the given look.
  @inline(never)
  public init(size: TitleSize, weight: Int = 400, color: ThemeColor) {
    self.size = size
    self.weight = weight
    self.color = color
  }

  /// The same of two opaque colours, as in CSS.
  // One call with numbers: presets have many.
  @inline(never)
  init(_ size: Double, weight: Int = 400, _ light: UInt32, dark: UInt32) {
    self.init(size: TitleSize(size), weight: weight, color: ThemeColor(light, dark: dark))
  }
}

/// A size of type that may depend on the bar's width.
public struct TitleSize: Equatable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// The size in bars narrower than the first step.
  public var base: Double
  /// Sizes in wider bars, by growing width.
  public var steps: [Step]

  /// A size from a certain width of the bar on.
  public struct Step: Equatable, Sendable {
    /// The bar's least width.
    public var barWidth: Double
    /// The size in such a bar.
    public var size: Double

    /// The given size from the given width on.
    public init(from barWidth: Double, _ size: Double) {
      self.barWidth = barWidth
      self.size = size
    }
  }

  /// A size that depends on the bar's width.
  public init(_ base: Double, steps: [Step] = []) {
    self.base = base
    self.steps = steps
  }

  /// One size.
  public init(floatLiteral value: Double) {
    self.init(value)
  }

  /// One size.
  public init(integerLiteral value: Int) {
    self.init(Double(value))
  }

  /// The size in a bar of the given width.
  public func size(inBarOf width: Double) -> Double {
    var size = base
    for step in steps where width >= step.barWidth { size = step.size }
    return size
  }
}

/// How icons are sized and placed.
public struct TabIconStyle: Equatable, Sendable {
  /// Width and height at standard text size; they grow with the text.
  public var size: Double
  /// Room between icon and title.
  public var gap: Double
  /// Where the icon stands.
  public var placement: Placement
  /// How far it is turned when its item is the selected one, in radians clockwise; it turns with
  /// the selection. Mirrored where text is read from right to left.
  public var selectedRotation: Double

  /// Where an icon stands.
  public enum Placement: Equatable, Sendable {
    /// Before the title.
    case leading
    /// After the title.
    case trailing
    /// Above the title.
    case above
    /// Alone; the title is only the accessible name.
    case alone
  }

  /// Icons of the given size and place.
  public init(
    size: Double = 10, gap: Double = 4, placement: Placement = .trailing,
    selectedRotation: Double = 0
  ) {
    self.size = size
    self.gap = gap
    self.placement = placement
    self.selectedRotation = selectedRotation
  }
}

/// How round images look.
public struct TabImageStyle: Equatable, Sendable {
  /// Width and height.
  public var size: Double = 40
  /// What is shown until the image is there.
  public var placeholder = ThemeColor(0xdcdce1, dark: 0x48484a)
  /// A ring around the selected image, as thick as ``ringWidth``.
  public var ringColor = ThemeColor(0x3bbd79)
  /// Thickness of the ring around the selected image; 0 for none.
  public var ringWidth: Double = 0

  /// Images 40 points wide, without a ring.
  public init() {}
}

/// How badges look.
public struct TabBadgeStyle: Equatable, Sendable {
  /// What they are filled with.
  public var color = ThemeColor(0xd70015, dark: 0xff453a)
  /// Colour of what is written in them.
  public var textColor = ThemeColor(0xffffff, dark: 0x000000)
  /// Size of what is written in them, at standard text size.
  public var textSize: Double = 11
  /// Diameter of a dot.
  public var dotSize: Double = 8
  /// Height of a badge with a count or text, at standard text size.
  public var height: Double = 16
  /// Room between title and badge.
  public var gap: Double = 4
  /// Greater counts are shown as this one and a plus sign: 99+.
  public var greatestCount = 99

  /// Red, with white figures.
  public init() {}
}

/// A ring around what has the keyboard focus.
public struct FocusRing: Equatable, Sendable {
  /// Its colour.
  public var color = ThemeColor(0x0a5fd7, dark: 0x6cb2ff)
  /// Its thickness.
  public var width: Double = 2
  /// Radius of its corners.
  public var cornerRadius: Double = 6
  /// How far it is inside the item's frame; outside where negative.
  public var inset: Double = 1

  /// A blue ring 2 points thick.
  public init() {}
}
