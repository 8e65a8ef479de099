import ChoiceCore
import ChoiceScene

// What an object says that leaves keys out is the value of the style it changes; where that has no
// such part, the template here.

extension ObjectForm where Value == TabTrough {
  package static let trough = ObjectForm(
    "trough",
    TabTrough(color: ThemeColor(0xededf0, dark: 0x2c2c2e), cornerRadius: 9, insets: SceneInsets()),
    [
      Field("color", \.color, .themeColor), Field("cornerRadius", \.cornerRadius, .number),
      Field("insets", \.insets, ObjectForm<SceneInsets>.insets.form),
    ])
}

extension ObjectForm where Value == Hairline {
  package static let hairline = ObjectForm(
    "hairline", Hairline(color: ThemeColor(0xc8c7cc, dark: 0x48484a)),
    [Field("thickness", \.thickness, .number), Field("color", \.color, .themeColor)])
}

extension ObjectForm where Value == TabSeparator {
  package static let separator = ObjectForm(
    "separator", TabSeparator(color: ThemeColor(0xdddddd, dark: 0x48484a)),
    [
      Field("width", \.width, .number), Field("height", \.height, .number),
      Field("color", \.color, .themeColor),
      Field("hidesBesideSelection", \.hidesBesideSelection, .flag),
    ])
}

extension ObjectForm where Value == TabPlate {
  package static let plate = ObjectForm(
    "plate", TabPlate(color: ThemeColor(0xf0f0f3, dark: 0x2c2c2e)),
    [Field("color", \.color, .themeColor), Field("cornerRadius", \.cornerRadius, .number)])
}

extension ObjectForm where Value == TabFade {
  package static let fade = ObjectForm(
    "fade", TabFade.none,
    [
      Field("edges", \.edges, .edges), Field("strength", \.strength, .number),
      Field("width", \.width, Form<Double>.number.orNull),
    ])
}

extension Form where Value == TabFade.Edges {
  package static let edges = Form.variants([
    .name("none", .none),
    .name("overflowing", .overflowing),
    .tagged("trailing", .integer) {
      .trailing(from: $0)
    } payload: {
      if case .trailing(let count) = $0 { count } else { nil }
    },
  ])
}

extension ObjectForm where Value == TabTitleStyle {
  package static let titleStyle = ObjectForm(
    "titleStyle", TabStripStyle().title,
    [
      Field("size", \.size, .titleSize), Field("weight", \.weight, .integer),
      Field("color", \.color, .themeColor),
    ])
}

extension Form where Value == TitleSize {
  /// A number, or a base with steps by the bar's width.
  package static let titleSize: Form<TitleSize> = Form(
    allowed: "a number, or an object with base, steps"
  ) { json, current throws(ScriptError) in
    if let size = Form<Double>.number.valueIfAllowed(json) { return TitleSize(size) }
    guard json.members != nil else { throw .found(json, allowed: titleSize.allowed) }
    return try ObjectForm<TitleSize>.titleSize.read(json, current)
  } write: { size, _ in
    if size.steps.isEmpty { return Form<Double>.number.write(size.base, nil) }
    return .object(ObjectForm<TitleSize>.titleSize.write(size, nil))
  }
}

extension ObjectForm where Value == TitleSize {
  package static let titleSize = ObjectForm(
    "titleSize", TitleSize(15),
    [
      Field("base", \.base, .number),
      Field("steps", \.steps, ObjectForm<TitleSize.Step>.step.form.list),
    ])
}

extension ObjectForm where Value == TitleSize.Step {
  package static let step = ObjectForm(
    "titleSizeStep", TitleSize.Step(from: 0, 15),
    [
      Field("from", \.barWidth, .number, required: true),
      Field("size", \.size, .number, required: true),
    ])
}

extension ObjectForm where Value == TabIconStyle {
  package static let iconStyle = ObjectForm(
    "iconStyle", TabIconStyle(),
    [
      Field("size", \.size, .number), Field("gap", \.gap, .number),
      Field("placement", \.placement, .placement),
      Field("selectedRotation", \.selectedRotation, .number),
    ])
}

extension Form where Value == TabIconStyle.Placement {
  package static let placement = Form.names([
    ("leading", .leading), ("trailing", .trailing), ("above", .above), ("alone", .alone),
  ])
}

extension ObjectForm where Value == TabImageStyle {
  package static let imageStyle = ObjectForm(
    "imageStyle", TabImageStyle(),
    [
      Field("size", \.size, .number), Field("placeholder", \.placeholder, .themeColor),
      Field("ringColor", \.ringColor, .themeColor), Field("ringWidth", \.ringWidth, .number),
    ])
}

extension ObjectForm where Value == TabBadgeStyle {
  package static let badgeStyle = ObjectForm(
    "badgeStyle", TabBadgeStyle(),
    [
      Field("color", \.color, .themeColor), Field("textColor", \.textColor, .themeColor),
      Field("textSize", \.textSize, .number), Field("dotSize", \.dotSize, .number),
      Field("height", \.height, .number), Field("gap", \.gap, .number),
      Field("greatestCount", \.greatestCount, .integer),
    ])
}

extension ObjectForm where Value == FocusRing {
  package static let focusRing = ObjectForm(
    "focusRing", FocusRing(),
    [
      Field("color", \.color, .themeColor), Field("width", \.width, .number),
      Field("cornerRadius", \.cornerRadius, .number), Field("inset", \.inset, .number),
    ])
}

extension ObjectForm where Value == TabIndicator {
  package static let indicator = ObjectForm(
    "indicator", TabIndicator.line(.item),
    [
      Field("place", \.place, .place), Field("width", \.width, .indicatorWidth),
      Field("padding", \.padding, .number),
      Field("height", \.height, Form<Double>.number.orNull),
      Field("cornerRadius", \.cornerRadius, .number),
      Field("color", \.color, .themeColor),
      Field("border", \.border, Form<ThemeColor>.themeColor.orNull),
      Field("shadow", \.shadow, ObjectForm<DropShadow>.shadow.form.orNull),
      Field("stretch", \.stretch, .number),
    ])
}

extension Form where Value == TabIndicator.Place {
  package static let place = Form.variants([
    .name("behindItem", .behindItem),
    .tagged("aboveBottom", .number) {
      .aboveBottom($0)
    } payload: {
      if case .aboveBottom(let distance) = $0 { distance } else { nil }
    },
  ])
}

extension Form where Value == TabIndicator.Width {
  package static let indicatorWidth = Form.variants([
    .name("text", .text),
    .name("item", .item),
    .tagged("fixed", .number) {
      .fixed($0)
    } payload: {
      if case .fixed(let width) = $0 { width } else { nil }
    },
  ])
}
