import ChoiceScene

/// What assistive technology is told. The words around it are JavaScript's.
extension CommandEncoder {
  mutating func encode(_ semantics: Semantics) {
    switch semantics.role {
    case .tabList: writer.byte(0)
    case .tab: writer.byte(1)
    case .radioGroup: writer.byte(2)
    case .radio: writer.byte(3)
    case .group: writer.byte(4)
    case .button: writer.byte(5)
    case .listBox: writer.byte(6)
    case .option: writer.byte(7)
    case .status: writer.byte(8)
    case .dismiss: writer.byte(9)
    case .menu: writer.byte(10)
    case .menuItem: writer.byte(11)
    case .menuItemRadio: writer.byte(12)
    case .menuItemCheckbox: writer.byte(13)
    }
    var flags: UInt8 = 0
    if semantics.isSelected != nil { flags |= 1 }
    if semantics.isSelected == true { flags |= 2 }
    if semantics.isDisabled { flags |= 4 }
    if semantics.isFocusable { flags |= 8 }
    writer.byte(flags)
    writer.integer(semantics.position?.position ?? 0)
    writer.integer(semantics.position?.count ?? 0)
    writer.text(semantics.name)
    switch semantics.badge {
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
