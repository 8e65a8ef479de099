import ChoiceScene

/// How a filter bar looks and moves: every figure of it, as one value.
///
/// `FilterBarStyle()` is the modern look; ``classic`` is that of 2015. Lengths are points, times
/// seconds. Lengths that are negative or not finite count as 0.
public struct FilterBarStyle: Equatable, Sendable {
  /// The row of headings. What turns with a heading that is open is its icon
  /// (``TabIconStyle/selectedRotation``).
  public var bar = TabStripStyle()
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
  public init() { bar.becomeHeadings() }
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
  public var applyTitle = TabTitleStyle(16, weight: 600, 0xffffff, dark: 0x06281a)
  /// What its button is filled with.
  public var applyColor = ThemeColor(0x0b7a45, dark: 0x4fd18b)
  /// How the word for reset looks.
  public var resetTitle = TabTitleStyle(16, weight: 500, 0x1c1c1e, dark: 0xf2f2f7)
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
  public static var classic: FilterBarStyle { FilterBarStyle(.classic) }

  /// The styles that have names.
  package enum Preset: UInt8, CaseIterable {
    case modern
    case classic
  }

  /// The style of a name.
  // Made in place, as that of a tab strip.
  package init(_ preset: Preset) {
    self.init()
    if preset == .classic { becomeClassic() }
  }

  private mutating func becomeClassic() {
    bar = .filter
    bar.icon.selectedRotation = Double.pi
    cornerRadius = 0
    backdropColor.set(RGBA(0x000000, alpha: 0.4))
    list.rowHeight = 44
    list.inset = 15
    list.gap = 10
    list.title.color.set(0x666666, dark: 0xb8b8bd)
    list.chosenTitle.set(16, 0x666666, dark: 0xb8b8bd)
    list.mark.inset = 15
    list.mark.color.set(RGBA(0x3bbd79))
    list.hairline = Hairline(thickness: 0.6, color: ThemeColor(0xdddddd, dark: 0x38383a))
    list.pressedColor.set(0xf2f2f2, dark: 0x2c2c2e)
    actions.cornerRadius = 4
    actions.applyColor.set(RGBA(0x3bbd79))
    actions.applyTitle.color.set(RGBA(0xffffff))
    actions.hairline = nil
  }
}

extension TabStripStyle {
  /// The headings of the modern filter bar: the open one is green and bold, and its angle points
  /// up. Where they don't fit side by side they scroll.
  fileprivate mutating func becomeHeadings() {
    height = 48
    widths = .equalOrOwn(padding: 28)
    itemPadding = 8
    minimumItemWidth = 44
    fade = TabFade(.overflowing, strength: 1, width: 24)
    title.set(15, weight: 500, 0x1c1c1e, dark: 0xf2f2f7)
    selectedTitle.set(15, weight: 600, 0x0b7a45, dark: 0x4fd18b)
    icon = TabIconStyle(
      size: 12, gap: 5, placement: .trailing, selectedRotation: Double.pi)
    defaultIcon = TabIcon(.outline(.chevronDown))
    hairline = Hairline(color: ThemeColor(0xdcdce1, dark: 0x38383a))
  }
}

extension FilterBarStyle {
  /// Makes every number usable, as ``TabStripStyle`` does it.
  mutating func clamp() {
    bar.clamp()
    clampLength(&cornerRadius)
    list.clamp()
    clampLength(&actions.height)
    clampLength(&actions.padding)
    clampLength(&actions.cornerRadius)
    clampTitle(&actions.applyTitle)
    clampTitle(&actions.resetTitle)
    clampShare(&actions.pressedOpacity)
    clampHairline(&actions.hairline)
    motions.opening = usable(motions.opening)
    motions.switching = usable(motions.switching)
    motions.closing = usable(motions.closing)
    motions.fading = usable(motions.fading)
    motions.resizing = usable(motions.resizing)
  }
}

extension OptionListStyle {
  /// Makes every number usable.
  mutating func clamp() {
    clampLength(&rowHeight)
    clampLength(&subtitleRowHeight)
    clampLength(&padding)
    clampLength(&inset)
    clampLength(&iconSize)
    clampLength(&gap)
    clampLength(&mark.size)
    clampLength(&mark.inset)
    clampLength(&header.height)
    clampLength(&footer.height)
    clampFocusRing(&focusRing)
    clampTitle(&title)
    clampTitle(&chosenTitle)
    clampTitle(&subtitle)
    clampTitle(&count.text)
    clampTitle(&header.text)
    clampTitle(&footer.text)
    clampHairline(&hairline)
    clampLength(&divider.height)
    clampLength(&divider.thickness)
  }
}
