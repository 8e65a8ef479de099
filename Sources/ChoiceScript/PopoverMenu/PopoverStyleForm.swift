import ChoiceCore
import ChoiceScene

extension PopoverMenuStyle {
  /// The presets by their names.
  package static let presets: [(name: String, style: PopoverMenuStyle)] = [
    ("modern", PopoverMenuStyle()), ("classic", .classic),
  ]
}

extension Form where Value == PopoverMenuStyle {
  /// The name of a preset, or an object that changes a preset, or without one the present style.
  package static let popoverMenuStyle = Form.preset(
    of: PopoverMenuStyle.presets, ObjectForm<PopoverMenuStyle>.popoverMenuStyle)
}

extension ObjectForm where Value == PopoverMenuStyle {
  /// Every field of a style.
  package static let popoverMenuStyle = ObjectForm(
    "popoverMenuStyle", PopoverMenuStyle(),
    [
      Field("button", \.button, ObjectForm<MenuButtonStyle>.menuButton.form),
      Field("popover", \.popover, ObjectForm<PopoverStyle>.popover.form),
      Field("list", \.list, ObjectForm<OptionListStyle>.list.form),
      Field("backdropColor", \.backdropColor, .themeColor),
      Field("placement", \.placement, ObjectForm<PlacementRules>.placementRules.form),
      Field("whenAnchorLeaves", \.whenAnchorLeaves, .anchorLeaving),
      Field("motions", \.motions, ObjectForm<PopoverMotions>.popoverMotions.form),
    ])
}

extension Form where Value == AnchorLeaving {
  package static let anchorLeaving = Form.names([("hide", .hide), ("close", .close)])
}

extension ObjectForm where Value == MenuButtonStyle {
  package static let menuButton = ObjectForm(
    "menuButtonStyle", MenuButtonStyle(),
    [
      Field("barHeight", \.barHeight, .number), Field("height", \.height, .number),
      Field("padding", \.padding, .number), Field("cornerRadius", \.cornerRadius, .number),
      Field("title", \.title, ObjectForm<TabTitleStyle>.titleStyle.form),
      Field("icon", \.icon, .picture), Field("iconSize", \.iconSize, .number),
      Field("gap", \.gap, .number), Field("openRotation", \.openRotation, .number),
      Field("pressedColor", \.pressedColor, .themeColor),
      Field("disabledOpacity", \.disabledOpacity, .number),
      Field("focusRing", \.focusRing, ObjectForm<FocusRing>.focusRing.form),
    ])
}

extension ObjectForm where Value == PopoverStyle {
  package static let popover = ObjectForm(
    "popoverStyle", PopoverStyle(),
    [
      Field("width", \.width, .number), Field("height", \.height, Form<Double>.number.orNull),
      Field("insets", \.insets, ObjectForm<SceneInsets>.insets.form),
      Field("color", \.color, .themeColor), Field("cornerRadius", \.cornerRadius, .number),
      Field("shadow", \.shadow, ObjectForm<DropShadow>.shadow.form.orNull),
    ])
}

extension ObjectForm where Value == PlacementRules {
  package static let placementRules = ObjectForm(
    "placementRules", PopoverMenuStyle().placement,
    [
      Field("side", \.side, .placementSide), Field("alignment", \.alignment, .placementAlignment),
      Field("gap", \.gap, .number), Field("slide", \.slide, .number),
      Field("padding", \.padding, .number),
      Field("arrow", \.arrow, ObjectForm<PlacementArrow>.placementArrow.form.orNull),
      Field("leastLength", \.leastLength, .number),
    ])
}

extension ObjectForm where Value == PlacementArrow {
  package static let placementArrow = ObjectForm(
    "placementArrow", PlacementArrow(width: 22, height: 9, inset: 12),
    [
      Field("width", \.width, .number), Field("height", \.height, .number),
      Field("inset", \.inset, .number),
    ])
}

extension Form where Value == PlacementSide {
  package static let placementSide = Form.names([
    ("below", .below), ("above", .above), ("leading", .leading), ("trailing", .trailing),
  ])
}

extension Form where Value == PlacementAlignment {
  package static let placementAlignment = Form.names([
    ("start", .start), ("center", .center), ("end", .end),
  ])
}

extension ObjectForm where Value == PopoverMotions {
  package static let popoverMotions = ObjectForm(
    "popoverMotions", PopoverMotions(),
    [
      Field("opening", \.opening, .motion), Field("closing", \.closing, .motion),
      Field("push", \.push, .number), Field("longest", \.longest, .number),
      Field("turning", \.turning, .motion), Field("fading", \.fading, .motion),
    ])
}
