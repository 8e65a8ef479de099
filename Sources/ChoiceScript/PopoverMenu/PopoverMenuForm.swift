import ChoiceCore
import ChoiceScene

/// What a document says about a popover menu before anything happens.
public struct PopoverMenuSetup: Equatable, Sendable {
  /// What it offers.
  public var content: MenuContent
  /// What it belongs to, where that isn't its button or its control.
  public var anchor: SceneRect?
  /// How it looks and moves.
  public var style: PopoverMenuStyle
  /// Its words.
  public var labels: ListLabels

  /// A menu of the given content.
  public init(
    content: MenuContent = MenuContent(name: ""), anchor: SceneRect? = nil,
    style: PopoverMenuStyle = PopoverMenuStyle(), labels: ListLabels = ListLabels()
  ) {
    self.content = content
    self.anchor = anchor
    self.style = style
    self.labels = labels
  }
}

extension ObjectForm where Value == PopoverMenuSetup {
  package static let popoverMenu = ObjectForm(
    "popoverMenu", PopoverMenuSetup(),
    ObjectForm<MenuContent>.menuContent.fields.map { $0.lifted(\.content) }
      + [
        Field("anchor", \.anchor, ObjectForm<SceneRect>.rectangle.form.orNull),
        Field("style", \.style, .popoverMenuStyle),
        Field("labels", \.labels, ObjectForm<ListLabels>.listLabels.form),
      ])
}

extension ObjectForm where Value == MenuContent {
  /// Every field of a menu's content.
  package static let menuContent = ObjectForm(
    "menuContent", MenuContent(name: ""),
    [
      Field("name", \.name, .text), Field("heading", \.title, Form<Utf8Text>.text.orNull),
      Field("meaning", \.meaning, .menuMeaning), Field("options", \.options, OptionListForm.all),
      Field("sections", \.sections, ObjectForm<OptionSection>.section.form.list),
      Field("chosen", \.chosen, .choice), Field("showsCounts", \.showsCounts, .flag),
      Field("state", \.state, .listState), Field("button", \.hasButton, .flag),
      Field("disabled", \.isDisabled, .flag),
    ])
}

extension Form where Value == MenuMeaning {
  package static let menuMeaning = Form.names([
    ("value", .value), ("values", .values), ("commands", .commands),
  ])
}

extension ObjectForm where Value == SceneRect {
  package static let rectangle = ObjectForm(
    "rectangle", SceneRect.zero,
    [
      Field("x", \.x, .number, required: true), Field("y", \.y, .number, required: true),
      Field("width", \.width, .number), Field("height", \.height, .number),
    ])
}
