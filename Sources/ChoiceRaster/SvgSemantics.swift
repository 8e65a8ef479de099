#if Raster
  import ChoiceScene

  /// What a page's nodes mean, as markup for Cairo's SVG, which has only outlines.
  struct SvgSemantics {
    private let page: Page

    init(_ page: Page) {
      self.page = page
    }

    /// The drawing with a name and a role on its root, and all that was said about the nodes at
    /// its end.
    func added(to drawing: [UInt8]) -> [UInt8] {
      let start = Array("<svg ".utf8)
      let end = Array("</svg>".utf8)
      guard let root = drawing.firstRange(of: start),
        let close = drawing.indices.dropLast(end.count - 1).last(where: {
          drawing[$0...].starts(with: end)
        })
      else { return drawing }
      let title = xmlEscaped(page.title)
      guard let rootEnd = drawing[root.upperBound...].firstIndex(of: UInt8(ascii: ">")) else {
        return drawing
      }
      var result = Array(drawing[..<root.upperBound])
      result += "role=\"group\" aria-label=\"\(title)\" ".utf8
      result += drawing[root.upperBound...rootEnd]
      result += "\n<title>\(title)</title>".utf8
      result += drawing[(rootEnd + 1)..<close]
      result += markup.utf8
      result += drawing[close...]
      return result
    }

    private var markup: String {
      var markup = ""
      for case .scene(let scene, let rect) in page.items {
        let tree = SceneTree(scene.nodes)
        let origin = ScenePoint(x: rect.x, y: rect.y)
        for root in tree.roots { markup += self.markup(of: root, in: tree, origin, depth: 0) }
      }
      return markup
    }

    /// The markup of a node and of what is inside it, in reading order, which is the scene's.
    private func markup(
      of index: Int, in tree: SceneTree, _ origin: ScenePoint, depth: Int
    ) -> String {
      let node = tree.nodes[index]
      let frame = node.frame.offset(x: origin.x, y: origin.y)
      guard frame.isFinite, depth < Painter.deepest else { return "" }
      let scrolled = node.scroll?.origin ?? .zero
      let inner = ScenePoint(x: frame.x - scrolled.x, y: frame.y - scrolled.y)
      var children = ""
      for child in tree.children(of: index) {
        children += markup(of: child, in: tree, inner, depth: depth + 1)
      }
      guard let semantics = node.semantics else { return children }
      return """
        <g \(attributes(of: semantics))>
        <rect x="\(frame.x)" y="\(frame.y)" width="\(max(frame.width, 0))" \
        height="\(max(frame.height, 0))" fill="none"/>
        \(children)</g>

        """
    }

    private func attributes(of semantics: Semantics) -> String {
      var attributes = "role=\"\(semantics.role.ariaName)\""
      func add(_ name: String, _ value: String) {
        attributes += " \(name)=\"\(xmlEscaped(value))\""
      }
      let count = semantics.count.map { " \($0)" } ?? ""
      if semantics.role != .dismiss { add("aria-label", semantics.name.string + count) }
      if let isSelected = semantics.isSelected {
        add(semantics.role.isChecked ? "aria-checked" : "aria-selected", "\(isSelected)")
      }
      if let isExpanded = semantics.isExpanded {
        add("aria-haspopup", semantics.opensMenu ? "menu" : "listbox")
        add("aria-expanded", "\(isExpanded)")
      }
      if semantics.isMultiselectable { add("aria-multiselectable", "true") }
      if semantics.isDisabled { add("aria-disabled", "true") }
      if let place = semantics.position {
        add("aria-posinset", "\(place.position)")
        add("aria-setsize", "\(place.count)")
      }
      switch semantics.badge {
      case .count(let count) where count > 0: add("aria-description", "\(count)")
      case .text(let text): add("aria-description", text.string)
      case .count, .dot, nil:
        if let detail = semantics.detail { add("aria-description", detail.string) }
      }
      return attributes
    }
  }

  extension Role {
    /// Whether ARIA calls what is chosen checked, and not selected.
    fileprivate var isChecked: Bool {
      self == .radio || self == .menuItemRadio || self == .menuItemCheckbox
    }

    fileprivate var ariaName: String {
      switch self {
      case .tabList: "tablist"
      case .tab: "tab"
      case .radioGroup: "radiogroup"
      case .radio: "radio"
      case .group: "group"
      case .button: "button"
      case .listBox: "listbox"
      case .option: "option"
      case .menu: "menu"
      case .menuItem: "menuitem"
      case .menuItemRadio: "menuitemradio"
      case .menuItemCheckbox: "menuitemcheckbox"
      case .status: "status"
      // A picture can't be closed.
      case .dismiss: "presentation"
      }
    }
  }

  /// The text with what XML takes for markup written out, and without what XML 1.0 has no way to
  /// write.
  func xmlEscaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case "\t", "\n", "\r": result.append(contentsOf: "&#\(scalar.value);".unicodeScalars)
      case "\u{0}"..<"\u{20}", "\u{fffe}", "\u{ffff}": break
      default: result.append(scalar)
      }
    }
    return String(result)
  }
#endif
