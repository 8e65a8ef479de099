#if canImport(UIKit)
  internal import ChoiceScene
  import UIKit

  extension UIView {
    /// Says in UIKit's words what a node is.
    func describe(_ semantics: Semantics, in strings: ChoiceStrings) {
      isAccessibilityElement = semantics.role.isInteractive
      accessibilityLabel = semantics.name.isEmpty ? nil : semantics.name.string
      accessibilityTraits = semantics.traits
      if semantics.role.isInteractive {
        accessibilityValue = semantics.value(in: strings)
      } else {
        accessibilityContainerType = .semanticGroup
      }
    }
  }

  extension Semantics {
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

    /// What there is to say beside name and traits: the badge first, because it is news.
    fileprivate func value(in strings: ChoiceStrings) -> String? {
      var words: [String] = []
      switch badge {
      case .none: break
      case .dot: words.append(strings.dot)
      case .count(let count): words.append(strings.count(count))
      case .text(let text): words.append(text.string)
      }
      if let position { words.append(strings.position(position.position, position.count)) }
      words.removeAll { $0.isEmpty }
      return words.isEmpty ? nil : words.joined(separator: strings.separator)
    }
  }
#endif
