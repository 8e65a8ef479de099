#if canImport(UIKit)
  internal import ChoiceScene
  import UIKit

  extension UIView {
    /// Says in UIKit's words what a node is; nothing of mere decoration.
    func describe(_ semantics: Semantics?, in strings: ChoiceStrings) {
      isAccessibilityElement = semantics?.isElement ?? false
      accessibilityLabel = semantics?.label(in: strings)
      accessibilityTraits = semantics?.traits ?? []
      accessibilityContainerType = semantics?.containerType ?? UIAccessibilityContainerType.none
      if #available(iOS 18.0, *) {
        accessibilityExpandedStatus = semantics?.expandedStatus ?? .unsupported
        accessibilityValue = semantics?.value(in: strings, saysExpanded: false)
      } else {
        accessibilityValue = semantics?.value(in: strings, saysExpanded: true)
      }
    }
  }

  extension Semantics {
    /// Whether it is heard by itself; else it holds what is.
    var isElement: Bool { role.isInteractive || role == .status }

    fileprivate var traits: UIAccessibilityTraits {
      var traits: UIAccessibilityTraits
      switch role {
      case .tabList: traits = .tabBar
      case .radioGroup, .group, .listBox, .menu: traits = .none
      case .tab, .radio, .button, .option, .menuItem, .menuItemRadio, .menuItemCheckbox, .dismiss:
        traits = .button
      case .status: traits = .staticText
      }
      if isSelected == true { traits.insert(.selected) }
      if isDisabled { traits.insert(.notEnabled) }
      return traits
    }

    fileprivate var containerType: UIAccessibilityContainerType {
      if isElement { return .none }
      return role == .listBox || role == .menu ? .list : .semanticGroup
    }

    @available(iOS 18.0, *)
    fileprivate var expandedStatus: UIAccessibility.ExpandedStatus {
      switch isExpanded {
      case .none: .unsupported
      case .some(true): .expanded
      case .some(false): .collapsed
      }
    }

    /// What it is called. A count is part of that; a container says here, too, what else there is to
    /// say of it.
    fileprivate func label(in strings: ChoiceStrings) -> String? {
      var words = [role == .dismiss ? strings.close : name.string]
      if let count { words.append(strings.count(count)) }
      if !isElement, let detail { words.append(detail.string) }
      return strings.join(words)
    }

    /// What there is to say beside name and traits: the badge first, because it is news.
    func value(in strings: ChoiceStrings, saysExpanded: Bool) -> String? {
      if !isElement { return nil }
      var words: [String] = []
      switch badge {
      case .none: break
      case .dot: words.append(strings.dot)
      case .count(let count): words.append(strings.count(count))
      case .text(let text): words.append(text.string)
      }
      if let detail { words.append(detail.string) }
      if saysExpanded, let isExpanded {
        words.append(isExpanded ? strings.expanded : strings.collapsed)
      }
      if let position { words.append(strings.position(position.position, position.count)) }
      return strings.join(words)
    }
  }

  extension ChoiceStrings {
    /// Words that are said one after the other; `nil` for nothing.
    fileprivate func join(_ words: [String]) -> String? {
      let words = words.filter { !$0.isEmpty }
      return words.isEmpty ? nil : words.joined(separator: separator)
    }
  }
#endif
