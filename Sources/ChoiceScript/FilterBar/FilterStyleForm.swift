import ChoiceCore
import ChoiceScene

extension FilterBarStyle {
  /// The presets by their names.
  package static let presets: [(name: String, style: FilterBarStyle)] = [
    ("modern", FilterBarStyle()), ("classic", .classic),
  ]
}

extension Form where Value == FilterBarStyle {
  /// The name of a preset, or an object that changes a preset, or without one the present style.
  package static let filterBarStyle = Form.preset(
    of: FilterBarStyle.presets, ObjectForm<FilterBarStyle>.filterBarStyle)
}

extension ObjectForm where Value == FilterBarStyle {
  /// Every field of a style.
  package static let filterBarStyle = ObjectForm(
    "filterBarStyle", FilterBarStyle(),
    [
      Field("bar", \.bar, .style), Field("list", \.list, ObjectForm<OptionListStyle>.list.form),
      Field("panelColor", \.panelColor, .themeColor),
      Field("cornerRadius", \.cornerRadius, .number),
      Field("backdropColor", \.backdropColor, .themeColor),
      Field("actions", \.actions, ObjectForm<ActionStyle>.actions.form),
      Field("motions", \.motions, ObjectForm<PanelMotions>.motions.form),
    ])
}

extension ObjectForm where Value == OptionListStyle {
  /// Every field of how a list looks.
  package static let list = ObjectForm(
    "listStyle", OptionListStyle(),
    [
      Field("rowHeight", \.rowHeight, .number),
      Field("subtitleRowHeight", \.subtitleRowHeight, .number),
      Field("padding", \.padding, .number), Field("inset", \.inset, .number),
      Field("gap", \.gap, .number),
      Field("iconSize", \.iconSize, .number),
      Field("title", \.title, ObjectForm<TabTitleStyle>.titleStyle.form),
      Field("chosenTitle", \.chosenTitle, ObjectForm<TabTitleStyle>.titleStyle.form),
      Field("subtitle", \.subtitle, ObjectForm<TabTitleStyle>.titleStyle.form),
      Field("disabledColor", \.disabledColor, .themeColor),
      Field("destructiveColor", \.destructiveColor, .themeColor),
      Field("count", \.count, ObjectForm<CountStyle>.count.form),
      Field("mark", \.mark, ObjectForm<MarkStyle>.mark.form),
      Field("hairline", \.hairline, ObjectForm<Hairline>.hairline.form.orNull),
      Field("divider", \.divider, ObjectForm<SectionDivider>.divider.form),
      Field("pressedColor", \.pressedColor, .themeColor),
      Field("focusRing", \.focusRing, ObjectForm<FocusRing>.focusRing.form),
      Field("header", \.header, ObjectForm<SectionTextStyle>.sectionText.form),
      Field("footer", \.footer, ObjectForm<SectionTextStyle>.sectionText.form),
    ])
}

extension ObjectForm where Value == CountStyle {
  package static let count = ObjectForm(
    "countStyle", CountStyle(),
    [
      Field("place", \.place, .countPlace),
      Field("text", \.text, ObjectForm<TabTitleStyle>.titleStyle.form),
    ])
}

extension Form where Value == CountStyle.Place {
  package static let countPlace = Form.variants([
    .name("trailing", .trailing),
    .tagged("inTitle", ObjectForm<CountBrackets>.brackets.form) {
      .inTitle(before: $0.before, after: $0.after)
    } payload: {
      if case .inTitle(let before, let after) = $0 {
        CountBrackets(before: before, after: after)
      } else {
        nil
      }
    },
  ])
}

/// What stands around a count.
package struct CountBrackets: Equatable, Sendable {
  var before: Utf8Text = "（"
  var after: Utf8Text = "）"
}

extension ObjectForm where Value == CountBrackets {
  package static let brackets = ObjectForm(
    "brackets", CountBrackets(),
    [Field("before", \.before, .text), Field("after", \.after, .text)])
}

extension ObjectForm where Value == MarkStyle {
  package static let mark = ObjectForm(
    "mark", MarkStyle(),
    [
      Field("image", \.image, .picture), Field("size", \.size, .number),
      Field("inset", \.inset, .number), Field("color", \.color, .themeColor),
    ])
}

extension ObjectForm where Value == SectionDivider {
  package static let divider = ObjectForm(
    "divider", SectionDivider(),
    [
      Field("height", \.height, .number), Field("thickness", \.thickness, .number),
      Field("color", \.color, .themeColor),
    ])
}

extension ObjectForm where Value == SectionTextStyle {
  package static let sectionText = ObjectForm(
    "sectionText", OptionListStyle().header,
    [
      Field("height", \.height, .number),
      Field("text", \.text, ObjectForm<TabTitleStyle>.titleStyle.form),
    ])
}

extension ObjectForm where Value == ActionStyle {
  package static let actions = ObjectForm(
    "actionStyle", ActionStyle(),
    [
      Field("height", \.height, .number), Field("padding", \.padding, .number),
      Field("cornerRadius", \.cornerRadius, .number),
      Field("applyTitle", \.applyTitle, ObjectForm<TabTitleStyle>.titleStyle.form),
      Field("applyColor", \.applyColor, .themeColor),
      Field("resetTitle", \.resetTitle, ObjectForm<TabTitleStyle>.titleStyle.form),
      Field("resetColor", \.resetColor, .themeColor),
      Field("pressedOpacity", \.pressedOpacity, .number),
      Field("hairline", \.hairline, ObjectForm<Hairline>.hairline.form.orNull),
    ])
}

extension ObjectForm where Value == PanelMotions {
  package static let motions = ObjectForm(
    "panelMotions", PanelMotions(),
    [
      Field("opening", \.opening, .motion), Field("switching", \.switching, .motion),
      Field("closing", \.closing, .motion), Field("fading", \.fading, .motion),
      Field("resizing", \.resizing, .motion),
    ])
}
