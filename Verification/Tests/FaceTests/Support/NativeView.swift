import ChoiceCore
import ChoiceScene
import ChoiceScript
import UIKit

@testable import ChoiceKit

/// What a strip shows and says, read off its native views alone.
@MainActor struct NativeView {
  let strip: TabStripView

  /// Words that can be told apart again.
  static var strings: ChoiceStrings {
    var strings = ChoiceStrings()
    strings.position = { "\($0)/\($1)" }
    strings.count = { "count \($0)" }
    strings.dot = "dot"
    strings.separator = "|"
    return strings
  }

  func view(effects: [TabStripEffect]) -> FaceView<TabStripEffect> {
    let focused = strip.window?.stubFocusedItem as? NodeControl
    return FaceView(
      size: SceneSize(width: strip.bounds.width, height: strip.bounds.height), effects: effects,
      focus: focused.map { NodeID(part: $0.id.part, item: appItem($0.id.item)) }, nodes: nodes)
  }

  /// How many views stand for nodes, whether or not the face knows them.
  var nativeCount: Int { count(in: strip) }

  private func count(in view: UIView) -> Int {
    view.subviews.reduce(0) { sum, view in
      let isNode = view is PlainNodeView || view is NodeControl || view is NodeScrollView
      return sum + (isNode ? 1 : 0) + count(in: view)
    }
  }

  private var nodes: [FaceNode] {
    strip.host.tree.nodes.compactMap { id, native in
      let view = native.view
      guard view.isDescendant(of: strip), !view.isHidden else { return nil }
      let frame = view.convert(view.bounds, to: strip)
      return FaceNode(
        id: NodeID(part: id.part, item: appItem(id.item)), part: TabStripModel.partName(id.part),
        frame: SceneRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height),
        opacity: view.alpha,
        text: view.subviews.lazy.compactMap { ($0 as? TextView)?.label.text }.first,
        semantics: semantics(of: view), clip: clip(of: view),
        scroll: (view as? UIScrollView).map { scroll(of: $0) })
    }
  }

  /// What the views around it leave of it.
  private func clip(of view: UIView) -> SceneRect? {
    var clip: SceneRect?
    var outer = view.superview
    while let next = outer, next !== strip {
      if next.clipsToBounds {
        let frame = next.convert(next.bounds, to: strip)
        let left = max(clip?.x ?? -.infinity, frame.minX)
        let top = max(clip?.y ?? -.infinity, frame.minY)
        let right = min(clip?.maxX ?? .infinity, frame.maxX)
        let bottom = min(clip?.maxY ?? .infinity, frame.maxY)
        clip = SceneRect(
          x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
      }
      outer = next.superview
    }
    return clip
  }

  private func scroll(of view: UIScrollView) -> FaceScroll {
    FaceScroll(
      axis: .horizontal, offset: view.contentOffset.x,
      end: max(0, view.contentSize.width - view.bounds.width), isEnabled: view.isScrollEnabled,
      bounces: view.bounces)
  }

  /// The item's number in the document: that is the id which the app has given.
  private func appItem(_ number: ItemID?) -> ItemID? {
    guard let number, let id = strip.book.id(of: number)?.base as? Int else { return nil }
    return ItemID(id)
  }

  private func semantics(of view: UIView) -> Semantics? {
    let traits = view.accessibilityTraits
    let name = Utf8Text(view.accessibilityLabel ?? "")
    if view.accessibilityContainerType == .semanticGroup {
      return Semantics(role: traits.contains(.tabBar) ? .tabList : .radioGroup, name: name)
    }
    guard view.isAccessibilityElement, traits.contains(.button) else { return nil }
    let isTab = strip.subviews.first?.accessibilityTraits.contains(.tabBar) == true
    var result = Semantics(role: isTab ? .tab : .radio, name: name)
    result.isSelected = traits.contains(.selected)
    result.isDisabled = traits.contains(.notEnabled)
    result.isFocusable = view.canBecomeFocused
    for word in (view.accessibilityValue ?? "").split(separator: "|") {
      let numbers = word.split(separator: "/").compactMap { Int($0) }
      if numbers.count == 2 {
        result.position = SetPosition(numbers[0], of: numbers[1])
      } else if word.hasPrefix("count "), let count = Int(word.dropFirst(6)) {
        result.badge = .count(count)
      } else {
        result.badge = word == "dot" ? .dot : .text(Utf8Text(String(word)))
      }
    }
    return result
  }
}
