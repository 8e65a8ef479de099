import ChoiceScene

extension ControlScene {
  /// The scene as text, one line for each node, indented by depth: for snapshots and for a first
  /// look. Numbers have at most three decimals. `partName` names a control's parts.
  public func dump(partName: (UInt8) -> String) -> String {
    var text = "scene " + decimal(size.width) + "×" + decimal(size.height)
    if let focus { text += " focus=" + name(focus, partName) }
    text += "\n"
    for node in nodes {
      var depth = 1
      var parent = node.parent
      while let id = parent {
        depth += 1
        parent = self.node(id)?.parent
      }
      for _ in 0..<depth { text += "  " }
      text += name(node.id, partName) + " " + describe(node.frame)
      text += node.details + "\n"
    }
    return text
  }

  private func name(_ id: NodeID, _ partName: (UInt8) -> String) -> String {
    id.item.map { partName(id.part) + "(\($0.rawValue))" } ?? partName(id.part)
  }
}

private func describe(_ rect: SceneRect) -> String {
  "[" + decimal(rect.x) + " " + decimal(rect.y) + " " + decimal(rect.width) + "×"
    + decimal(rect.height) + "]"
}

extension Node {
  fileprivate var details: String {
    var text = ""
    switch content {
    case .none: break
    case .text(let content):
      text += " \"" + content.run.text.string + "\" " + decimal(content.run.style.size) + "/"
      text += "\(content.run.style.weight) " + content.color.hex
    case .image(let content):
      text += " image"
      if let tint = content.tint { text += " tint=" + tint.hex }
    }
    switch fill {
    case .none: break
    case .color(let color): text += " fill=" + color.hex
    case .gradient: text += " gradient"
    }
    if cornerRadius != 0 { text += " radius=" + decimal(cornerRadius) }
    if opacity != 1 { text += " opacity=" + decimal(opacity) }
    if let transform {
      text += " scale=" + decimal(transform.scaleX) + "," + decimal(transform.scaleY)
      if transform.rotation != 0 { text += " rotation=" + decimal(transform.rotation) }
    }
    if isOverlay { text += " overlay" }
    if let scroll {
      text += " offset=" + decimal(scroll.offset) + "/"
      text += decimal(
        scroll.axis == .vertical ? scroll.contentSize.height : scroll.contentSize.width)
    }
    if let edgeFade {
      text += " fade=" + decimal(edgeFade.left) + "," + decimal(edgeFade.right)
    }
    if let hitFrame { text += " hit=" + describe(hitFrame) }
    if let semantics { text += " " + semantics.description }
    return text
  }
}

extension Semantics {
  fileprivate var description: String {
    var text = role.name
    text += " '" + name.string + "'"
    if let position { text += " \(position.position)/\(position.count)" }
    if let isSelected, isSelected { text += " selected" }
    if let isExpanded { text += isExpanded ? " expanded" : " collapsed" }
    if opensMenu { text += " opensMenu" }
    if isMultiselectable { text += " multiselectable" }
    if let count { text += " count=\(count)" }
    if let detail { text += " detail='" + detail.string + "'" }
    if isDisabled { text += " disabled" }
    if isFocusable { text += " focusable" }
    return text
  }
}

extension Role {
  /// Its name in this package's documents and dumps.
  package var name: String {
    switch self {
    case .tabList: "tabList"
    case .tab: "tab"
    case .radioGroup: "radioGroup"
    case .radio: "radio"
    case .group: "group"
    case .button: "button"
    case .listBox: "listBox"
    case .option: "option"
    case .menu: "menu"
    case .menuItem: "menuItem"
    case .menuItemRadio: "menuItemRadio"
    case .menuItemCheckbox: "menuItemCheckbox"
    case .status: "status"
    case .dismiss: "dismiss"
    }
  }
}

extension RGBA {
  /// The colour as in CSS: `#3bbd79`, or `#3bbd7980` where it isn't opaque.
  var hex: String {
    var text = "#"
    for component in [red, green, blue] { text += Self.pair(component) }
    if alpha < 1 { text += Self.pair(alpha) }
    return text
  }

  private static func pair(_ component: Double) -> String {
    let share = component.isNaN ? 0 : min(max(component, 0), 1)
    let value = Int(Elementary.nearest(share * 255))
    return (value < 16 ? "0" : "") + String(value, radix: 16)
  }
}
