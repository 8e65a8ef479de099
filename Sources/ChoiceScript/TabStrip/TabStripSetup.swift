import ChoiceCore
import ChoiceScene

/// What a document says about a tab strip before anything happens.
public struct TabStripSetup: Equatable, Sendable {
  /// The items, in reading order.
  public var items: [TabItem]
  /// The selected item, or none.
  public var selected: ItemID?
  /// How the strip looks and moves.
  public var style: TabStripStyle
  /// What the strip is called and what it is for.
  public var options: TabStripOptions

  /// A strip of the given items.
  public init(
    items: [TabItem] = [], selected: ItemID? = nil, style: TabStripStyle = .capsule,
    options: TabStripOptions = TabStripOptions()
  ) {
    self.items = items
    self.selected = selected
    self.style = style
    self.options = options
  }
}

extension ObjectForm where Value == TabStripSetup {
  package static let tabStrip = ObjectForm(
    "tabStrip", TabStripSetup(),
    ObjectForm<TabStripOptions>.options.fields.map { $0.lifted(\TabStripSetup.options) } + [
      Field("style", \.style, .style),
      Field("items", \.items, TabItemList.all, required: true),
      Field("selected", \.selected, Form<ItemID>.id.orNull),
    ])
}

extension ObjectForm where Value == TabStripOptions {
  package static let options = ObjectForm(
    "options", TabStripOptions(),
    [
      Field("name", \.name, .text), Field("purpose", \.purpose, .purpose),
      Field("activation", \.activation, .activation),
    ])
}

extension Form where Value == TabStripOptions.Purpose {
  package static let purpose = Form.names([("tabs", .tabs), ("choices", .choices)])
}

extension Form where Value == TabStripOptions.Activation {
  package static let activation = Form.names([("automatic", .automatic), ("manual", .manual)])
}
