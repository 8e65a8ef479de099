import ChoiceCore
import ChoiceScene

extension TabStripStyle {
  /// The presets by their names. `plain` is the style without anything added.
  package static let presets: [(name: String, style: TabStripStyle)] = [
    ("plain", TabStripStyle()), ("selective", .selective), ("underline", .underline),
    ("filter", .filter), ("avatars", .avatars), ("segmented", .segmented),
    ("capsule", .capsule),
  ]
}

extension Form where Value == TabStripStyle {
  /// The name of a preset, or an object that changes a preset, or without one the present style.
  package static let style = Form.preset(of: TabStripStyle.presets, ObjectForm<TabStripStyle>.style)
}

extension ObjectForm where Value == TabStripStyle {
  /// Every field of a style.
  package static let style = ObjectForm(
    "style", TabStripStyle.capsule, bar + items + content + selection)

  private static let bar: [Field<TabStripStyle>] = [
    Field("height", \.height, .number),
    Field("background", \.background, .themeColor),
    Field("trough", \.trough, ObjectForm<TabTrough>.trough.form.orNull),
    Field("hairline", \.hairline, ObjectForm<Hairline>.hairline.form.orNull),
    Field("separator", \.separator, ObjectForm<TabSeparator>.separator.form.orNull),
    Field("fade", \.fade, ObjectForm<TabFade>.fade.form),
  ]

  private static let items: [Field<TabStripStyle>] = [
    Field("widths", \.widths, .widths),
    Field("alignment", \.alignment, .alignment),
    Field("spacing", \.spacing, .number),
    Field("insets", \.insets, ObjectForm<SceneInsets>.insets.form),
    Field("itemHeight", \.itemHeight, Form<Double>.number.orNull),
    Field("itemPadding", \.itemPadding, .number),
    Field("minimumItemWidth", \.minimumItemWidth, .number),
    Field("centersLastItem", \.centersLastItem, .flag),
    Field("plate", \.plate, ObjectForm<TabPlate>.plate.form.orNull),
  ]

  private static let content: [Field<TabStripStyle>] =
    [
      Field("title", \.title, ObjectForm<TabTitleStyle>.titleStyle.form),
      Field("selectedTitle", \.selectedTitle, ObjectForm<TabTitleStyle>.titleStyle.form),
      Field("disabledColor", \.disabledColor, .themeColor),
      Field("icon", \.icon, ObjectForm<TabIconStyle>.iconStyle.form),
    ]
    + Field.iconFields(
      \TabStripStyle.defaultIcon, icon: "defaultIcon", selected: "defaultSelectedIcon",
      keepsColor: "defaultIconKeepsColor")
    + [
      Field("image", \.image, ObjectForm<TabImageStyle>.imageStyle.form),
      Field("badge", \.badge, ObjectForm<TabBadgeStyle>.badgeStyle.form),
      Field("pressedOpacity", \.pressedOpacity, .number),
      Field("focusRing", \.focusRing, ObjectForm<FocusRing>.focusRing.form),
    ]

  private static let selection: [Field<TabStripStyle>] = [
    Field("indicator", \.indicator, ObjectForm<TabIndicator>.indicator.form.orNull),
    Field("motion", \.motion, .motion),
  ]
}

extension Form where Value == TabWidths {
  package static let widths = Form.variants([
    .name("equal", .equal),
    .name("intrinsic", .intrinsic),
    .tagged("equalOrOwn", .number) {
      .equalOrOwn(padding: $0)
    } payload: {
      if case .equalOrOwn(let padding) = $0 { padding } else { nil }
    },
    .tagged("paged", .integer) {
      .paged(scrollingFrom: $0)
    } payload: {
      if case .paged(let count) = $0 { count } else { nil }
    },
    .tagged("fixed", .number) {
      .fixed($0)
    } payload: {
      if case .fixed(let width) = $0 { width } else { nil }
    },
  ])
}

extension Form where Value == TabAlignment {
  package static let alignment = Form.names([
    ("leading", .leading), ("center", .center), ("fill", .fill),
  ])
}
