import ChoiceCore
import ChoiceScene
import ChoiceScript
import UIKit

@testable import ChoiceKit

/// What a control shows and says, read off its native views alone.
@MainActor struct NativeView<View: TracedView> {
  let view: View

  /// Makes all words ones that can be told apart again.
  static func setWords(of view: View) {
    view.strings.position = { "\($0)/\($1)" }
    view.strings.count = { "count \($0)" }
    view.strings.dot = "dot"
    view.strings.close = "close it"
    view.strings.separator = "|"
  }

  func view(effects: [View.Control.Effect]) -> FaceView<View.Control.Effect> {
    let focused = view.window?.stubFocusedItem as? NodeControl
    return FaceView(
      size: SceneSize(width: view.bounds.width, height: view.bounds.height), effects: effects,
      focus: focused.map { view.appNode($0.id) }, nodes: nodes)
  }

  /// How many views stand for nodes, whether or not the face knows them.
  var nativeCount: Int { count(in: view) + (overlay.map { count(in: $0) } ?? 0) }

  private var overlay: OverlayView? {
    view.window?.subviews.compactMap { $0 as? OverlayView }.first
  }

  private func count(in view: UIView) -> Int {
    view.subviews.reduce(0) { sum, view in
      let isNode = view is PlainNodeView || view is NodeControl || view is NodeScrollView
      return sum + (isNode ? 1 : 0) + count(in: view)
    }
  }

  private var nodes: [FaceNode] {
    view.host.tree.nodes.compactMap { id, native in
      let shown = native.view
      let isOverlay = overlay.map { shown.isDescendant(of: $0) } ?? false
      guard isOverlay || shown.isDescendant(of: view), !shown.isHidden else { return nil }
      let frame = shown.convert(shown.bounds, to: view)
      return FaceNode(
        id: view.appNode(id), part: View.Control.partName(id.part),
        frame: SceneRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height),
        opacity: shown.alpha,
        text: shown.subviews.lazy.compactMap { ($0 as? TextView)?.label.text }.first,
        semantics: semantics(of: shown, id), isOverlay: isOverlay, clip: clip(of: shown),
        scroll: (shown as? UIScrollView).map { scroll(of: $0, id) })
    }
  }

  /// What the views around it leave of it.
  private func clip(of shown: UIView) -> SceneRect? {
    var clip: SceneRect?
    var outer = shown.superview
    while let next = outer, next !== view {
      if next.clipsToBounds {
        let frame = next.convert(next.bounds, to: view)
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

  /// A scroll view has no axis: the content is as wide, or as high, as what is seen of it.
  private func scroll(of scroller: UIScrollView, _ id: NodeID) -> FaceScroll {
    let isVertical = view.host.shown.node(id)?.scroll?.axis == .vertical
    let (across, along) = (scroller.contentSize.width, scroller.contentSize.height)
    return FaceScroll(
      axis: isVertical ? .vertical : .horizontal,
      offset: isVertical ? scroller.contentOffset.y : scroller.contentOffset.x,
      end: max(
        0, isVertical ? along - scroller.bounds.height : across - scroller.bounds.width),
      isEnabled: scroller.isScrollEnabled, bounces: scroller.bounces)
  }

  private func semantics(of shown: UIView, _ id: NodeID) -> Semantics? {
    var words = shown.accessibilityLabel?.components(separatedBy: "|") ?? []
    let traits = shown.accessibilityTraits
    let role: Role
    if shown.accessibilityContainerType == .list {
      role = .listBox
    } else if shown.accessibilityContainerType == .semanticGroup {
      role = traits.contains(.tabBar) ? .tabList : view.groupRole
    } else if shown.isAccessibilityElement {
      role = traits.contains(.staticText) ? .status : view.role(ofButton: shown)
    } else {
      return nil
    }
    let name = role == .dismiss || words.isEmpty ? "" : words.removeFirst()
    var result = Semantics(role: role, name: Utf8Text(name))
    result.isDisabled = traits.contains(.notEnabled)
    result.isFocusable = shown.canBecomeFocused
    result.isExpanded =
      shown.accessibilityExpandedStatus == .unsupported
      ? nil : shown.accessibilityExpandedStatus == .expanded
    // UIKit doesn't say that something could be chosen, nor that several things can.
    let scene = view.host.shown.node(id)?.semantics
    result.isMultiselectable = scene?.isMultiselectable ?? false
    let isChosen = traits.contains(.selected)
    result.isSelected = scene?.isSelected == nil && !isChosen ? nil : isChosen
    for word in words where role != .dismiss {
      result.count = Int(word.dropFirst("count ".count)) ?? result.count
      if !word.hasPrefix("count ") { result.detail = Utf8Text(word) }
    }
    for word in shown.accessibilityValue?.components(separatedBy: "|") ?? [] {
      take(word, into: &result)
    }
    return result
  }

  private func take(_ word: String, into semantics: inout Semantics) {
    let numbers = word.split(separator: "/").compactMap { Int($0) }
    if numbers.count == 2 {
      semantics.position = SetPosition(numbers[0], of: numbers[1])
    } else if semantics.role == .option {
      semantics.detail = Utf8Text(word)
    } else if word.hasPrefix("count "), let count = Int(word.dropFirst(6)) {
      semantics.badge = .count(count)
    } else {
      semantics.badge = word == "dot" ? .dot : .text(Utf8Text(word))
    }
  }
}
