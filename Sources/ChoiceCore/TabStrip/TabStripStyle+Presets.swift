import ChoiceScene

extension TabStripStyle {
  /// Categories of an app of 2015: up to four share the bar; from five on each gets a quarter of
  /// it less a piece, and the trailing edge fades. The selected title grows and turns red.
  ///
  /// In the dark it keeps the hues, on a dark bar.
  public static var selective: TabStripStyle { TabStripStyle(.selective) }

  /// Long titles of their own width over a short purple line; the selected one is larger and bold.
  public static var underline: TabStripStyle { TabStripStyle(.underline) }

  /// A bar of filters: title and arrow, divided by lines, over a hairline.
  public static var filter: TabStripStyle { TabStripStyle(.filter) }

  /// Round images in a row over a green line.
  public static var avatars: TabStripStyle { TabStripStyle(.avatars) }

  /// A few alternatives side by side in a trough, with a raised pill under the selected one.
  public static var segmented: TabStripStyle { TabStripStyle(.segmented) }

  /// Topics as capsules that scroll; the selected one is filled, and its fill glides to the next.
  public static var capsule: TabStripStyle { TabStripStyle(.capsule) }

  /// The styles that have names.
  package enum Preset: UInt8, CaseIterable {
    case capsule
    case segmented
    case underline
    case selective
    case filter
    case avatars
  }

  /// The style of a name.
  // Made in place, step by step: to return each and copy it takes twice the code.
  package init(_ preset: Preset) {
    self.init()
    switch preset {
    case .selective: becomeSelective()
    case .underline: becomeUnderline()
    case .filter: becomeFilter()
    case .avatars: becomeAvatars()
    case .segmented: becomeSegmented()
    case .capsule: becomeCapsule()
    }
  }

  private mutating func becomeSelective() {
    widths = .paged(scrollingFrom: 5)
    centersLastItem = true
    fade = TabFade(.trailing(from: 5))
    title.set(16, 0x000000, dark: 0xffffff)
    selectedTitle.set(19, 0xff0000, dark: 0xff5a50)
    indicator = .line(.item)
  }

  private mutating func becomeUnderline() {
    // Titles have no room around them: the ring stands outside of them.
    focusRing.inset = -4
    widths = .intrinsic
    spacing = 15
    insets = SceneInsets(top: 0, leading: 5, bottom: 2, trailing: 5)
    itemHeight = 30
    title.set(14, 0xaaaaaa, dark: 0x98989f)
    selectedTitle.set(18, weight: 700, 0x000000, dark: 0xffffff)
    indicator = .line(
      .fixed(30), height: 3, cornerRadius: 1.5, aboveBottom: 2,
      color: ThemeColor(0x800080, dark: 0xd07ad0))
  }

  private mutating func becomeFilter() {
    widths = .equal
    let size = TitleSize(13, steps: [.init(from: 375, 15), .init(from: 414, 16)])
    title = TabTitleStyle(size: size, color: ThemeColor(0x222222, dark: 0xebebf0))
    selectedTitle = TabTitleStyle(size: size, color: ThemeColor(0x3bbd79))
    icon = TabIconStyle(size: 10, gap: 4, placement: .trailing)
    defaultIcon = TabIcon(.outline(.arrowDown))
    hairline = Hairline(thickness: 0.5, color: ThemeColor(0xc8c7cc, dark: 0x48484a))
    separator = TabSeparator(
      width: 1, height: 14, color: ThemeColor(0xdddddd, dark: 0x48484a))
    indicator = .line(.item)
  }

  private mutating func becomeAvatars() {
    height = 70
    widths = .fixed(50)
    insets = SceneInsets(leading: 5, trailing: 5)
    indicator = .line(.item)
  }

  private mutating func becomeSegmented() {
    widths = .equalOrOwn(padding: 20)
    insets = SceneInsets(top: 7, leading: 18, bottom: 7, trailing: 18)
    trough = TabTrough(
      color: ThemeColor(0xededf0, dark: 0x2c2c2e), cornerRadius: 9,
      insets: SceneInsets(top: 5, leading: 16, bottom: 5, trailing: 16))
    separator = TabSeparator(
      width: 1, height: 16, color: ThemeColor(0xd3d3d8, dark: 0x4a4a4d),
      hidesBesideSelection: true)
    itemPadding = 8
    title.set(14, weight: 500, 0x515156, dark: 0xc3c3c8)
    selectedTitle.set(14, weight: 600, 0x111113, dark: 0xffffff)
    var pill = TabIndicator.pill(cornerRadius: 7, color: ThemeColor(0xffffff, dark: 0x636367))
    pill.shadow = DropShadow(
      color: RGBA(0x000000, alpha: 0.16), blur: 4, offset: ScenePoint(x: 0, y: 1))
    indicator = pill
    fade = TabFade(.overflowing, strength: 1, width: 24)
    focusRing.cornerRadius = 7
    focusRing.inset = 0
    if let spring = SpringCurve(duration: 0.35, bounce: 0.1) { motion = .spring(spring) }
  }

  private mutating func becomeCapsule() {
    height = 52
    widths = .intrinsic
    spacing = 8
    insets = SceneInsets(leading: 16, trailing: 16)
    itemHeight = 36
    itemPadding = 16
    minimumItemWidth = 44
    plate = TabPlate(color: ThemeColor(0xf0f0f3, dark: 0x2c2c2e))
    title.set(15, weight: 500, 0x3a3a3e, dark: 0xd8d8dd)
    selectedTitle.set(15, weight: 600, 0xffffff, dark: 0x111113)
    icon = TabIconStyle(size: 16, gap: 6, placement: .leading)
    badge.gap = 6
    var pill = TabIndicator.pill(color: ThemeColor(0x17171a, dark: 0xf5f5f7))
    pill.stretch = 0.3
    indicator = pill
    fade = TabFade(.overflowing, strength: 1, width: 24)
    focusRing.cornerRadius = 20
    focusRing.inset = -3
    if let spring = SpringCurve(duration: 0.4, bounce: 0.12) { motion = .spring(spring) }
  }
}

extension TabTitleStyle {
  // Set in place: to make one and copy it takes several times the code.
  @inline(never)
  mutating func set(
    _ size: Double, weight: Int = 400, _ light: UInt32, dark: UInt32
  ) {
    self.size.base = size
    self.weight = weight
    color.set(light, dark: dark)
  }
}

extension ThemeColor {
  @inline(never)
  mutating func set(_ light: UInt32, dark: UInt32) { self = ThemeColor(light, dark: dark) }

  mutating func set(_ color: RGBA) { self = ThemeColor(color) }
}
