import ChoiceScene

/// The parts that a filter bar's scene has besides those of its headings and of its list.
enum FilterBarPart: UInt8, CaseIterable {
  case backdrop = 64, region, panel, actions, reset, apply, actionRing

  var name: String {
    switch self {
    case .backdrop: "backdrop"
    case .region: "region"
    case .panel: "panel"
    case .actions: "actions"
    case .reset: "reset"
    case .apply: "apply"
    case .actionRing: "actionRing"
    }
  }

  var node: NodeID { NodeID(part: rawValue) }
}

extension FilterBarModel {
  /// The number of the list's first part.
  static let listBase: UInt8 = 96

  /// The node of a filter's heading: the one that is touched, focused and spoken.
  public static func itemNode(_ filter: ItemID) -> NodeID { TabStripModel.itemNode(filter) }

  /// The node of an option of the open filter.
  public static func optionNode(_ option: ItemID) -> NodeID { node(.option, option) }

  /// The node that scrolls the options.
  public static var list: NodeID { node(.list) }

  /// The node that scrolls the headings.
  public static var scroller: NodeID { TabStripModel.scroller }

  /// The name of a part, for dumps. Unknown parts are `?`.
  public static func partName(_ part: UInt8) -> String {
    if let part = FilterBarPart(rawValue: part) { return part.name }
    if part >= listBase, let part = OptionPart(rawValue: part - listBase) { return part.name }
    return TabStripModel.partName(part)
  }

  static func node(_ part: OptionPart, _ item: ItemID? = nil) -> NodeID {
    NodeID(part: listBase + part.rawValue, item: item)
  }
}

extension FilterBarState {
  /// What a node stands for, if it can be acted on; whether that is there is another question.
  func target(of node: NodeID) -> Target? {
    switch node.part {
    case FilterBarPart.apply.rawValue: return .apply
    case FilterBarPart.reset.rawValue: return .reset
    case FilterBarPart.backdrop.rawValue: return .backdrop
    case FilterBarModel.listBase + OptionPart.retry.rawValue: return .retry
    case FilterBarModel.listBase + OptionPart.option.rawValue: return node.item.map { .option($0) }
    default: return strip.item(of: node).map { .heading($0) }
    }
  }

  func node(of target: Target) -> NodeID {
    switch target {
    case .heading(let heading): FilterBarModel.itemNode(heading)
    case .option(let option): FilterBarModel.optionNode(option)
    case .retry: FilterBarModel.node(.retry)
    case .apply: FilterBarPart.apply.node
    case .reset: FilterBarPart.reset.node
    case .backdrop: FilterBarPart.backdrop.node
    }
  }
}
