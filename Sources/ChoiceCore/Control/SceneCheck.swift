import ChoiceScene

extension ControlScene {
  /// What is wrong with the scene: a fault of the control's that a face could not make good. Empty
  /// for every scene of this package's controls; each test asserts so. O(nodes²).
  public var faults: [String] {
    var faults: [String] = []
    for (index, node) in nodes.enumerated() {
      let name = "node " + node.id.text
      if nodes[..<index].contains(where: { $0.id == node.id }) {
        faults.append(name + ": its id is there twice")
      }
      if let parent = node.parent, !nodes[..<index].contains(where: { $0.id == parent }) {
        faults.append(name + ": its parent does not stand before it")
      }
      if !node.frame.isUsable { faults.append(name + ": its frame isn't finite, or negative") }
      if let hit = node.hitFrame, !hit.isUsable {
        faults.append(name + ": its hit frame isn't finite, or negative")
      }
      if !(node.opacity >= 0 && node.opacity <= 1) {
        faults.append(name + ": its opacity is " + decimal(node.opacity))
      }
      if let transform = node.transform, !transform.isFinite {
        faults.append(name + ": its transform isn't finite")
      }
      if let scroll = node.scroll,
        !(scroll.offset.isFinite && scroll.contentSize.width.isFinite
          && scroll.contentSize.height.isFinite)
      {
        faults.append(name + ": its scroll offset or content size isn't finite")
      }
      if node.isOverlay && node.parent != nil {
        faults.append(name + ": it is an overlay but has a parent")
      }
      if node.hitFrame != nil {
        guard let semantics = node.semantics else {
          faults.append(name + ": it can be touched but has no role")
          continue
        }
        if !semantics.role.isInteractive { faults.append(name + ": its role is not one to touch") }
      }
    }
    for id in [focus, focusEntry] {
      if let id, node(id)?.semantics?.isFocusable != true {
        faults.append("node " + id.text + ": it has the focus but cannot hold it")
      }
    }
    return faults
  }

  /// What could be better for the reader: targets smaller than 44 × 44 points (Apple's default
  /// control size, WCAG 2.2's 2.5.5), an interactive node without an accessible name (an item
  /// without title), text whose contrast with what is behind it is below 4.5:1 or
  /// 3:1 where it is large (WCAG 2.2's 1.4.3; large is 24 points, or 18.66 in bold).
  ///
  /// O(nodes² × depth). Backgrounds are taken from fills only. Left out are text that no fill is
  /// behind (what it stands on is the app's), text the middle of which is cut away, text over an
  /// image, and the text of disabled nodes.
  public var advice: [String] {
    var advice: [String] = []
    for node in nodes {
      let name = "node " + node.id.text
      if let hit = node.hitFrame, hit.width < 44 || hit.height < 44 {
        advice.append(
          name + ": its target is " + decimal(hit.width) + " by " + decimal(hit.height)
            + "; at least 44 by 44 is easy to hit")
      }
      if let semantics = node.semantics, semantics.role.isInteractive, semantics.name.isEmpty,
        semantics.role != .dismiss
      {
        advice.append(name + ": it has no accessible name")
      }
      if case .text(let text) = node.content, node.opacity > 0.99, !isDisabled(node) {
        guard let background = background(of: node) else { continue }
        let ratio = contrastRatio(text.color, background)
        let style = text.run.style
        let isLarge = style.size >= 24 || (style.size >= 18.66 && style.weight >= 700)
        if ratio < (isLarge ? 3 : 4.5) {
          advice.append(
            name + ": its contrast is " + decimal(ratio) + "; at least "
              + (isLarge ? "3" : "4.5") + " is easy to read")
        }
      }
    }
    return advice
  }

  private func isDisabled(_ node: Node) -> Bool {
    var next: Node? = node
    while let current = next {
      if current.semantics?.isDisabled == true { return true }
      next = current.parent.flatMap { self.node($0) }
    }
    return false
  }

  /// The colours of all fills behind the middle of a node, its own included, one over the other, on
  /// white. `nil` where there is none, or where that place is cut away.
  private func background(of node: Node) -> RGBA? {
    let origin = originOfContent(of: node.parent)
    let middle = ScenePoint(x: node.frame.midX + origin.x, y: node.frame.midY + origin.y)
    guard isSeen(middle, inside: node.parent) else { return nil }
    var color: RGBA?
    for other in nodes {
      if case .color(let fill) = other.fill, frameInControl(other.id)?.contains(middle) == true {
        color = (color ?? RGBA(0xffffff)).mixed(
          with: RGBA(red: fill.red, green: fill.green, blue: fill.blue), fill.alpha * other.opacity)
      }
      if other.id == node.id { break }
    }
    return color
  }

  /// Whether no node around it cuts a place away.
  private func isSeen(_ place: ScenePoint, inside parent: NodeID?) -> Bool {
    var next = parent.flatMap { self.node($0) }
    while let node = next {
      if node.clipsChildren || node.scroll != nil, frameInControl(node.id)?.contains(place) != true
      {
        return false
      }
      next = node.parent.flatMap { self.node($0) }
    }
    return true
  }
}

extension SceneRect {
  fileprivate var isUsable: Bool {
    x.isFinite && y.isFinite && width.isFinite && height.isFinite && width >= 0 && height >= 0
  }
}

extension SceneTransform {
  fileprivate var isFinite: Bool {
    scaleX.isFinite && scaleY.isFinite && rotation.isFinite && anchor.x.isFinite
      && anchor.y.isFinite
  }
}

/// The contrast of two opaque colours, 1 (none) … 21 (black on white): WCAG 2.2, "contrast
/// ratio". Opacity is left out.
public func contrastRatio(_ one: RGBA, _ other: RGBA) -> Double {
  let first = one.relativeLuminance
  let second = other.relativeLuminance
  return (max(first, second) + 0.05) / (min(first, second) + 0.05)
}

extension RGBA {
  /// WCAG 2.2, "relative luminance".
  fileprivate var relativeLuminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  private static func linear(_ component: Double) -> Double {
    if component <= 0.04045 { return component / 12.92 }
    return Elementary.pow((component + 0.055) / 1.055, 2.4)
  }
}
