import ChoiceScene

/// What assistive technology is told. The words around it are JavaScript's.
extension CommandEncoder {
  mutating func encode(_ semantics: Semantics) {
    let role = number(of: semantics.role)
    writer.byte(role)
    var flags: UInt8 = 0
    if semantics.isSelected != nil { flags |= 1 }
    if semantics.isSelected == true { flags |= 2 }
    if semantics.isDisabled { flags |= 4 }
    if semantics.isFocusable { flags |= 8 }
    if semantics.isExpanded != nil { flags |= 16 }
    if semantics.isExpanded == true { flags |= 32 }
    if semantics.isMultiselectable { flags |= 64 }
    writer.byte(flags)
    writer.integer(semantics.position?.position ?? 0)
    writer.integer(semantics.position?.count ?? 0)
    writer.text(semantics.name)
    encode(semantics.badge)
    if role < 5 { return }
    writer.integer(semantics.count ?? -1)
    writer.text(semantics.detail ?? "")
  }

  /// Those of tab strips come first: a page that has nothing else needs no words for the others.
  private func number(of role: Role) -> UInt8 {
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

  private mutating func encode(_ badge: Badge?) {
    switch badge {
    case nil: writer.byte(0)
    case .dot: writer.byte(1)
    case .count(let count):
      writer.byte(2)
      writer.integer(count)
    case .text(let text):
      writer.byte(3)
      writer.text(text)
    }
  }
}
