import ChoiceScene

/// The parts that a popover menu's scene has besides those of its list, from back to front.
enum PopoverMenuPart: UInt8, CaseIterable {
  case button = 72, title, icon, buttonRing, backdrop, popover, body, arrow

  var name: String {
    switch self {
    case .button: "button"
    case .title: "title"
    case .icon: "icon"
    case .buttonRing: "buttonRing"
    case .backdrop: "backdrop"
    case .popover: "popover"
    case .body: "body"
    case .arrow: "arrow"
    }
  }

  var node: NodeID { NodeID(part: rawValue) }
}

extension PopoverMenuModel {
  /// The number of the list's first part.
  static let listBase: UInt8 = 96

  /// The node of the title button.
  public static var button: NodeID { PopoverMenuPart.button.node }

  /// The node of an option: the one that is touched, focused and spoken.
  public static func itemNode(_ option: ItemID) -> NodeID { node(.option, option) }

  /// The node that scrolls the options.
  public static var scroller: NodeID { node(.list) }

  /// The name of a part, for dumps. Unknown parts are `?`.
  public static func partName(_ part: UInt8) -> String {
    if let part = PopoverMenuPart(rawValue: part) { return part.name }
    if part >= listBase, let part = OptionPart(rawValue: part - listBase) { return part.name }
    return "?"
  }

  static func node(_ part: OptionPart, _ item: ItemID? = nil) -> NodeID {
    NodeID(part: listBase + part.rawValue, item: item)
  }
}

extension PopoverMenuState {
  /// What a node stands for, if it can be acted on or focused; whether that is there is another
  /// question.
  func target(of node: NodeID) -> Target? {
    switch node.part {
    case PopoverMenuPart.button.rawValue: return .button
    case PopoverMenuPart.backdrop.rawValue: return .backdrop
    case PopoverMenuModel.listBase + OptionPart.list.rawValue: return .list
    case PopoverMenuModel.listBase + OptionPart.retry.rawValue: return .retry
    case PopoverMenuModel.listBase + OptionPart.option.rawValue:
      return node.item.map { .option($0) }
    default: return nil
    }
  }

  func node(of target: Target) -> NodeID {
    switch target {
    case .button: PopoverMenuModel.button
    case .option(let option): PopoverMenuModel.itemNode(option)
    case .list: PopoverMenuModel.scroller
    case .retry: PopoverMenuModel.node(.retry)
    case .backdrop: PopoverMenuPart.backdrop.node
    }
  }
}
