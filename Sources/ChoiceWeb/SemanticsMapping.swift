import ChoiceScene

/// What assistive technology is told. The words around it are JavaScript's.
extension CommandEncoder {
  /// The role; states in the order of `states` in `semantics.js`, 0 for none; position and size of the
  /// set, 0 for none; a description; whether it can be focused; the name, and what belongs to it.
  mutating func encode(_ semantics: Semantics) {
    let role = number(of: semantics.role)
    writer.integer(role)
    let isChecked = role == 4 || role > 12
    let chosen = state(semantics.isSelected)
    writer.integer(isChecked ? chosen : 0)
    writer.integer(isChecked ? 0 : chosen)
    writer.integer(semantics.isDisabled ? 2 : 0)
    writer.integer(semantics.isMultiselectable ? 2 : 0)
    writer.integer(state(semantics.isExpanded))
    writer.integer(semantics.isExpanded == nil ? 0 : semantics.opensMenu ? 4 : 3)
    writer.integer(semantics.position?.position ?? 0)
    writer.integer(semantics.position?.count ?? 0)
    writer.text(semantics.detail ?? "")
    writer.flag(semantics.isFocusable)
    writer.text(semantics.name)
    encodeAddition(to: semantics)
  }

  private func state(_ state: Bool?) -> Int {
    state == nil ? 0 : state == true ? 2 : 1
  }

  /// What is said after a name: which of the words of `strings` and a number for it, or a text.
  private mutating func encodeAddition(to semantics: Semantics) {
    if semantics.role == .dismiss { return word(5, 0) }
    if let count = semantics.count { return word(4, count) }
    switch semantics.badge {
    case nil: word(0, 0)
    case .dot: word(1, 1)
    case .count(let count): word(2, count)
    case .text(let text):
      writer.integer(3)
      writer.text(text)
    }
  }

  private mutating func word(_ word: Int, _ number: Int) {
    writer.integer(word)
    writer.integer(number)
  }

  /// The place of a role in the list of `semantics.js`.
  private func number(of role: Role) -> Int {
    switch role {
    case .tabList: 1
    case .tab: 2
    case .radioGroup: 3
    case .radio: 4
    case .group: 5
    case .button: 6
    case .listBox: 7
    case .option: 8
    case .status: 9
    case .dismiss: 10
    case .menu: 11
    case .menuItem: 12
    case .menuItemRadio: 13
    case .menuItemCheckbox: 14
    }
  }
}
