import ChoiceScene

extension TabStripStyle {
  /// Categories of an app of 2015: up to four share the bar; from five on each gets a quarter of
  /// it less a piece, and the trailing edge fades. The selected title grows and turns red.
  ///
  /// In the dark it keeps the hues, on a dark bar.
  public static var selective: TabStripStyle {
    var style = TabStripStyle()
    style.widths = .paged(scrollingFrom: 5)
    style.centersLastItem = true
    style.fade = TabFade(.trailing(from: 5))
    style.title = TabTitleStyle(size: 16, color: ThemeColor(0x000000, dark: 0xffffff))
    style.selectedTitle = TabTitleStyle(size: 19, color: ThemeColor(0xff0000, dark: 0xff5a50))
    style.indicator = .line(.item)
    return style
  }

  /// Long titles of their own width over a short purple line; the selected one is larger and bold.
  public static var underline: TabStripStyle {
    var style = TabStripStyle()
    style.widths = .intrinsic
    style.spacing = 15
    style.insets = SceneInsets(top: 0, leading: 5, bottom: 2, trailing: 5)
    style.itemHeight = 30
    style.title = TabTitleStyle(size: 14, color: ThemeColor(0xaaaaaa, dark: 0x98989f))
    style.selectedTitle = TabTitleStyle(
      size: 18, weight: 700, color: ThemeColor(0x000000, dark: 0xffffff))
    style.indicator = .line(
      .fixed(30), height: 3, cornerRadius: 1.5, aboveBottom: 2,
      color: ThemeColor(0x800080, dark: 0xd07ad0))
    return style
  }

  /// A bar of filters: title and arrow, divided by lines, over a hairline.
  public static var filter: TabStripStyle {
    var style = TabStripStyle()
    style.widths = .equal
    let size = TitleSize(13, steps: [.init(from: 375, 15), .init(from: 414, 16)])
    style.title = TabTitleStyle(size: size, color: ThemeColor(0x222222, dark: 0xebebf0))
    style.selectedTitle = TabTitleStyle(size: size, color: ThemeColor(0x3bbd79))
    style.icon = TabIconStyle(size: 10, gap: 4, placement: .trailing)
    style.defaultIcon = TabIcon(.outline(.arrowDown))
    style.hairline = Hairline(thickness: 0.5, color: ThemeColor(0xc8c7cc, dark: 0x48484a))
    style.separator = TabSeparator(
      width: 1, height: 14, color: ThemeColor(0xdddddd, dark: 0x48484a))
    style.indicator = .line(.item)
    return style
  }

  /// Round images in a row over a green line.
  public static var avatars: TabStripStyle {
    var style = TabStripStyle()
    style.height = 70
    style.widths = .fixed(50)
    style.insets = SceneInsets(leading: 5, trailing: 5)
    style.indicator = .line(.item)
    return style
  }

  /// A few alternatives side by side in a trough, with a raised pill under the selected one.
  public static var segmented: TabStripStyle {
    var style = TabStripStyle()
    style.widths = .equalOrOwn(padding: 20)
    style.insets = SceneInsets(top: 7, leading: 18, bottom: 7, trailing: 18)
    style.trough = TabTrough(
      color: ThemeColor(0xededf0, dark: 0x2c2c2e), cornerRadius: 9,
      insets: SceneInsets(top: 5, leading: 16, bottom: 5, trailing: 16))
    style.separator = TabSeparator(
      width: 1, height: 16, color: ThemeColor(0xd3d3d8, dark: 0x4a4a4d),
      hidesBesideSelection: true)
    style.itemPadding = 8
    style.title = TabTitleStyle(
      size: 14, weight: 500, color: ThemeColor(0x515156, dark: 0xc3c3c8))
    style.selectedTitle = TabTitleStyle(
      size: 14, weight: 600, color: ThemeColor(0x111113, dark: 0xffffff))
    var pill = TabIndicator.pill(cornerRadius: 7, color: ThemeColor(0xffffff, dark: 0x636367))
    pill.shadow = DropShadow(
      color: RGBA(0x000000, alpha: 0.16), blur: 4, offset: ScenePoint(x: 0, y: 1))
    style.indicator = pill
    style.fade = TabFade(.overflowing, strength: 1, width: 24)
    style.focusRing.cornerRadius = 7
    style.focusRing.inset = 0
    if let spring = SpringCurve(duration: 0.35, bounce: 0.1) { style.motion = .spring(spring) }
    return style
  }

  /// Topics as capsules that scroll; the selected one is filled, and its fill glides to the next.
  public static var capsule: TabStripStyle {
    var style = TabStripStyle()
    style.height = 52
    style.widths = .intrinsic
    style.spacing = 8
    style.insets = SceneInsets(leading: 16, trailing: 16)
    style.itemHeight = 36
    style.itemPadding = 16
    style.minimumItemWidth = 44
    style.plate = TabPlate(color: ThemeColor(0xf0f0f3, dark: 0x2c2c2e))
    style.title = TabTitleStyle(
      size: 15, weight: 500, color: ThemeColor(0x3a3a3e, dark: 0xd8d8dd))
    style.selectedTitle = TabTitleStyle(
      size: 15, weight: 600, color: ThemeColor(0xffffff, dark: 0x111113))
    style.icon = TabIconStyle(size: 16, gap: 6, placement: .leading)
    style.badge.gap = 6
    var pill = TabIndicator.pill(color: ThemeColor(0x17171a, dark: 0xf5f5f7))
    pill.stretch = 0.3
    style.indicator = pill
    style.fade = TabFade(.overflowing, strength: 1, width: 24)
    style.focusRing.cornerRadius = 20
    style.focusRing.inset = -3
    if let spring = SpringCurve(duration: 0.4, bounce: 0.12) { style.motion = .spring(spring) }
    return style
  }
}
