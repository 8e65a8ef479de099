import ChoiceScene

/// The parts that a tab strip's scene is made of, from back to front.
enum TabStripPart: UInt8, CaseIterable {
  case bar = 1, scroller, trough, plate, pill, separator, tab, title, selectedTitle, icon
  case selectedIcon, image, badge, line, focusRing, leadingFade, trailingFade, hairline

  var name: String {
    switch self {
    case .bar: "bar"
    case .scroller: "scroller"
    case .trough: "trough"
    case .plate: "plate"
    case .pill: "pill"
    case .separator: "separator"
    case .tab: "tab"
    case .title: "title"
    case .selectedTitle: "selectedTitle"
    case .icon: "icon"
    case .selectedIcon: "selectedIcon"
    case .image: "image"
    case .badge: "badge"
    case .line: "line"
    case .focusRing: "focusRing"
    case .leadingFade: "leadingFade"
    case .trailingFade: "trailingFade"
    case .hairline: "hairline"
    }
  }

  /// The part of the whole strip.
  var node: NodeID { NodeID(part: rawValue) }

  /// The part of one item.
  func node(_ item: ItemID) -> NodeID { NodeID(part: rawValue, item: item) }
}

extension TabStripModel {
  /// The node of an item: the one that is touched, focused and spoken.
  public static func itemNode(_ item: ItemID) -> NodeID { TabStripPart.tab.node(item) }

  /// The node that scrolls.
  public static var scroller: NodeID { TabStripPart.scroller.node }

  /// The name of a part, for dumps: `title` for the node of a title. Unknown parts are `?`.
  public static func partName(_ part: UInt8) -> String {
    TabStripPart(rawValue: part)?.name ?? "?"
  }
}

extension TabStripState {
  /// The item that a node belongs to, if it is an item's node and the item exists.
  func item(of node: NodeID) -> ItemID? {
    guard node.part == TabStripPart.tab.rawValue, let id = node.item else { return nil }
    return index(of: id) == nil ? nil : id
  }
}
