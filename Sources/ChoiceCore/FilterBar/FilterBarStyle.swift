import ChoiceScene

/// How a filter bar looks and moves: every figure of it, as one value.
///
/// `FilterBarStyle()` is the modern look; ``classic`` is that of 2015. Lengths are points, times
/// seconds. Lengths that are negative or not finite count as 0.
public struct FilterBarStyle: Equatable, Sendable {
  /// The row of headings. What turns with a heading that is open is its icon
  /// (``TabIconStyle/selectedRotation``).
  public var bar: TabStripStyle = .headings
  /// The rows in the panel.
  public var list = OptionListStyle()
  /// What the panel is filled with.
  public var panelColor = ThemeColor(0xffffff, dark: 0x1c1c1e)
  /// Radius of the panel's two lower corners.
  public var cornerRadius: Double = 14
  /// What everything below the bar is covered with while the panel is there.
  public var backdropColor = ThemeColor(
    RGBA(0x000000, alpha: 0.4), dark: RGBA(0x000000, alpha: 0.6))
  /// The buttons below the options.
  public var actions = ActionStyle()
  /// How panel and backdrop move.
  public var motions = PanelMotions()

  /// The modern look.
  public init() {}
}

/// How the buttons below a panel's options look.
public struct ActionStyle: Equatable, Sendable {
  /// Their height at standard text size; it grows with the text.
  public var height: Double = 44
  /// Room around them, and between them.
  public var padding: Double = 12
  /// Radius of their corners.
  public var cornerRadius: Double = 10
  /// How the word for apply looks.
  public var applyTitle = TabTitleStyle(
    size: 16, weight: 600, color: ThemeColor(0xffffff, dark: 0x06281a))
  /// What its button is filled with.
  public var applyColor = ThemeColor(0x0b7a45, dark: 0x4fd18b)
  /// How the word for reset looks.
  public var resetTitle = TabTitleStyle(
    size: 16, weight: 500, color: ThemeColor(0x1c1c1e, dark: 0xf2f2f7))
  /// What its button is filled with.
  public var resetColor = ThemeColor(0xececf0, dark: 0x2c2c2e)
  /// Opacity of a button while it is pressed.
  public var pressedOpacity: Double = 0.5
  /// A line above the buttons; `nil` for none.
  public var hairline: Hairline? = Hairline(color: ThemeColor(0xdcdce1, dark: 0x38383a))

  /// A filled button to apply and a pale one to reset.
  public init() {}
}

extension FilterBarStyle {
  /// The look of 2015: grey titles, a green check mark, a line below every row.
  ///
  /// In the dark it keeps the hues.
  public static var classic: FilterBarStyle {
    var style = FilterBarStyle()
    style.bar = .filter
    style.bar.icon.selectedRotation = Double.pi
    style.cornerRadius = 0
    style.backdropColor = ThemeColor(RGBA(0x000000, alpha: 0.4))
    let title = TabTitleStyle(size: 16, color: ThemeColor(0x666666, dark: 0xb8b8bd))
    style.list.rowHeight = 44
    style.list.inset = 15
    style.list.gap = 10
    style.list.title = title
    style.list.chosenTitle = title
    style.list.mark = MarkStyle(size: 18, inset: 15, color: ThemeColor(0x3bbd79))
    style.list.hairline = Hairline(thickness: 0.6, color: ThemeColor(0xdddddd, dark: 0x38383a))
    style.list.pressedColor = ThemeColor(0xf2f2f2, dark: 0x2c2c2e)
    style.actions.cornerRadius = 4
    style.actions.applyColor = ThemeColor(0x3bbd79)
    style.actions.applyTitle.color = ThemeColor(0xffffff)
    style.actions.hairline = nil
    return style
  }
}

extension TabStripStyle {
  /// The headings of the modern filter bar: the open one is green and bold, and its angle points
  /// up. Where they don't fit side by side they scroll.
  static var headings: TabStripStyle {
    var style = TabStripStyle()
    style.height = 48
    style.widths = .equalOrOwn(padding: 28)
    style.itemPadding = 8
    style.minimumItemWidth = 44
    style.fade = TabFade(.overflowing, strength: 1, width: 24)
    style.title = TabTitleStyle(
      size: 15, weight: 500, color: ThemeColor(0x1c1c1e, dark: 0xf2f2f7))
    style.selectedTitle = TabTitleStyle(
      size: 15, weight: 600, color: ThemeColor(0x0b7a45, dark: 0x4fd18b))
    style.icon = TabIconStyle(
      size: 12, gap: 5, placement: .trailing, selectedRotation: Double.pi)
    style.defaultIcon = TabIcon(.outline(.chevronDown))
    style.hairline = Hairline(color: ThemeColor(0xdcdce1, dark: 0x38383a))
    return style
  }
}

extension FilterBarStyle {
  /// The same style with every number made usable, as ``TabStripStyle`` does it.
  var sanitized: FilterBarStyle {
    var style = self
    style.bar = bar.sanitized
    clampLength(&style.cornerRadius)
    style.list = list.sanitized
    clampLength(&style.actions.height)
    clampLength(&style.actions.padding)
    clampLength(&style.actions.cornerRadius)
    clampTitle(&style.actions.applyTitle)
    clampTitle(&style.actions.resetTitle)
    style.actions.pressedOpacity = share(style.actions.pressedOpacity)
    clampHairline(&style.actions.hairline)
    style.motions.opening = usable(motions.opening)
    style.motions.switching = usable(motions.switching)
    style.motions.closing = usable(motions.closing)
    style.motions.fading = usable(motions.fading)
    return style
  }
}

extension OptionListStyle {
  /// The same style with every number made usable.
  var sanitized: OptionListStyle {
    var style = self
    clampLength(&style.rowHeight)
    clampLength(&style.subtitleRowHeight)
    clampLength(&style.padding)
    clampLength(&style.inset)
    clampLength(&style.iconSize)
    clampLength(&style.gap)
    clampLength(&style.mark.size)
    clampLength(&style.mark.inset)
    clampLength(&style.header.height)
    clampLength(&style.footer.height)
    clampFocusRing(&style.focusRing)
    clampTitle(&style.title)
    clampTitle(&style.chosenTitle)
    clampTitle(&style.subtitle)
    clampTitle(&style.count.text)
    clampTitle(&style.header.text)
    clampTitle(&style.footer.text)
    clampHairline(&style.hairline)
    clampLength(&style.divider.height)
    clampLength(&style.divider.thickness)
    return style
  }
}
