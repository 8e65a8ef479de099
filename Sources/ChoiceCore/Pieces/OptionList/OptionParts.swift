import ChoiceScene

/// The parts that a list's scene is made of, from back to front. The control that has the list
/// says from which number on they are its own.
enum OptionPart: UInt8, CaseIterable {
  case list, section, header, option, icon, title, count, subtitle, mark, hairline, footer
  case status, retry, focusRing, divider

  var name: String {
    switch self {
    case .list: "list"
    case .section: "section"
    case .header: "header"
    case .option: "option"
    case .icon: "optionIcon"
    case .title: "optionTitle"
    case .count: "count"
    case .subtitle: "subtitle"
    case .mark: "mark"
    case .hairline: "rowLine"
    case .footer: "footer"
    case .status: "status"
    case .retry: "retry"
    case .focusRing: "optionRing"
    case .divider: "divider"
    }
  }
}
