import ChoiceScene
import Testing

@testable import ChoiceCore

extension ControlScene {
  func node(_ part: TabStripPart, _ item: Int? = nil) -> Node? {
    node(NodeID(part: part.rawValue, item: item.map { ItemID($0) }))
  }

  /// Where a part is drawn, in the bar's coordinates, its stretch included.
  func frame(_ part: TabStripPart, _ item: Int? = nil) -> SceneRect? {
    guard let node = node(part, item), let frame = frameInControl(node.id) else { return nil }
    guard let transform = node.transform else { return frame }
    let width = frame.width * transform.scaleX
    let height = frame.height * transform.scaleY
    return SceneRect(
      x: frame.midX - width / 2, y: frame.midY - height / 2, width: width, height: height)
  }

  /// Where a node can be touched, in the bar's coordinates.
  func hitFrame(_ node: Node) -> SceneRect? {
    let origin = originOfContent(of: node.parent)
    return node.hitFrame?.offset(x: origin.x, y: origin.y)
  }

  /// The size that an item's title is drawn at, and its colour: of the look that shows more.
  func title(_ item: Int) -> (size: Double, weight: Int, color: RGBA)? {
    let looks = [node(.title, item), node(.selectedTitle, item)].compactMap { $0 }
    guard let node = looks.max(by: { $0.opacity < $1.opacity }), case .text(let text) = node.content
    else { return nil }
    let size = text.run.style.size * (node.transform?.scaleX ?? 1)
    return (size, text.run.style.weight, text.color)
  }

  /// The items that are in the scene, in its order.
  var items: [Int] {
    nodes.filter { $0.id.part == TabStripPart.tab.rawValue }.compactMap { $0.id.item?.rawValue }
  }

  /// The items that assistive technology hears to be selected.
  var selectedItems: [Int] {
    nodes.filter { $0.semantics?.isSelected == true }.compactMap { $0.id.item?.rawValue }
  }

  /// How far the content is scrolled, from the left.
  var offset: Double { node(.scroller)?.scroll?.offset ?? .nan }
  var contentWidth: Double { node(.scroller)?.scroll?.contentSize.width ?? .nan }
  var canScroll: Bool { node(.scroller)?.scroll?.isEnabled ?? false }

  func fill(_ part: TabStripPart, _ item: Int? = nil) -> RGBA? {
    guard case .color(let color)? = node(part, item)?.fill else { return nil }
    return color
  }

  /// The same picture without what assistive technology hears.
  var picture: [Node] {
    nodes.map {
      var node = $0
      node.semantics = nil
      return node
    }
  }

  /// Where this scene's picture isn't that of `other`, within `tolerance` points.
  func differences(from other: ControlScene, _ tolerance: Double = 1e-6) -> [String] {
    if nodes.map(\.id) != other.nodes.map(\.id) {
      return ["nodes \(nodes.map(\.id.text)) and \(other.nodes.map(\.id.text))"]
    }
    var result: [String] = []
    for (node, wanted) in zip(nodes, other.nodes) {
      let name = TabStripModel.partName(node.id.part) + " " + node.id.text
      if !near(frameInControl(node.id), other.frameInControl(wanted.id), tolerance) {
        result.append("\(name): frame")
      }
      if !near(node.transform?.scaleX ?? 1, wanted.transform?.scaleX ?? 1, tolerance) {
        result.append("\(name): scale")
      }
      if !near(node.opacity, wanted.opacity, tolerance) { result.append("\(name): opacity") }
      if node.fill != wanted.fill { result.append("\(name): fill") }
      if node.content != wanted.content { result.append("\(name): content") }
      if node.semantics != wanted.semantics { result.append("\(name): semantics") }
    }
    return result
  }
}

extension ControlScene: CustomTestStringConvertible {
  /// What a failed test says of it.
  public var testDescription: String { dump(partName: TabStripModel.partName) }
}

extension TabStripModel: CustomTestStringConvertible {
  /// What a failed test says of it.
  public var testDescription: String { "strip of \(items.count), selected: \(selected as Any)" }
}
