import ChoiceScene
import ChoiceScript
import QuartzCore
import UIKit

@testable import ChoiceKit

/// A window with a strip in it, and what the app is told.
///
/// Texts are measured by the fixed rule. A test that only uses synchronous calls has the clock and
/// the main thread for itself.
@MainActor final class Screen {
  let window: UIWindow
  let strip: TabStripView
  /// What the app was told: `person 2`, `content nil`, `person 2 again`.
  private(set) var told: [String] = []
  /// How often `.valueChanged` was sent.
  private(set) var valueChanges = 0
  /// How often `.primaryActionTriggered` was sent.
  private(set) var primaryActions = 0

  init(
    _ items: [TabStripView.Item], selected: Int? = 0,
    _ configuration: TabStripView.Configuration = .segmented, width: CGFloat = 375
  ) {
    UIAccessibility.stubReduceMotion = false
    UIAccessibility.stubPosted = []
    // Display links of strips that are gone end with the next frame.
    StubClock.frame(target: StubClock.now)
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
    strip = TabStripView(items: items, selectedIndex: selected, configuration: configuration)
    strip.host.measure = { FixedMeasurer().measure($0) }
    strip.frame = CGRect(
      x: 0, y: 0, width: width, height: strip.intrinsicContentSize.height)
    window.addSubview(strip)
    window.stubTurn()
    strip.selectionHandler = { [weak self] _, selection in
      let id = selection.id.map { "\($0.base)" } ?? "nil"
      self?.told.append("\(selection.cause) \(id)\(selection.isRepeated ? " again" : "")")
    }
    strip.addAction(UIAction { [weak self] _ in self?.valueChanges += 1 }, for: .valueChanged)
    strip.addAction(
      UIAction { [weak self] _ in self?.primaryActions += 1 }, for: .primaryActionTriggered)
  }

  /// What the app was told since it was last asked.
  func news() -> [String] {
    defer { told = [] }
    return told
  }

  /// Lets everything come to rest.
  func settle() {
    StubClock.advance(2)
    window.stubTurn()
  }

  /// The native target of the item at an index, if it is shown.
  func target(_ index: Int) -> NodeControl? {
    guard strip.items.indices.contains(index),
      let number = strip.book.number(of: strip.items[index].id)
    else { return nil }
    return targets.first { $0.id.item == number }
  }

  /// All native targets, in reading order.
  var targets: [NodeControl] {
    (bar?.accessibilityElements ?? []).compactMap { $0 as? NodeControl }
  }

  var bar: UIView? { strip.subviews.first }

  var scroller: NodeScrollView? { all(NodeScrollView.self).first }

  /// The view of a part, by its name.
  func view(_ part: String, _ index: Int? = nil) -> UIView? {
    let item = index.flatMap { strip.book.number(of: strip.items[$0].id) }
    return strip.host.shown.nodes.first { $0.partName == part && $0.id.item == item }
      .flatMap { strip.host.tree[$0.id]?.view }
  }

  /// All views of a part, of whatever item.
  func views(_ part: String) -> [UIView] {
    strip.host.shown.nodes.filter { $0.partName == part }
      .compactMap { strip.host.tree[$0.id]?.view }
  }

  /// A view's frame in the strip.
  func frame(_ part: String, _ index: Int? = nil) -> CGRect? {
    view(part, index).map { $0.convert($0.bounds, to: strip) }
  }

  /// The middle of an item, in the window.
  func middle(_ index: Int) -> CGPoint {
    guard let target = target(index) else { return CGPoint(x: -1, y: -1) }
    let frame = target.convert(target.bounds, to: window)
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  func tap(_ index: Int) { window.stubTap(at: middle(index)) }

  /// All views of a type inside the strip.
  func all<View: UIView>(_ type: View.Type, in view: UIView? = nil) -> [View] {
    (view ?? strip).subviews.flatMap { [$0] + all(UIView.self, in: $0) }
      .compactMap { $0 as? View }
  }
}

/// Items 0, 1, 2, … whose ids are their numbers.
func numbered(_ count: Int) -> [TabStripView.Item] {
  (0..<count).map { TabStripView.Item("Item \($0)", id: $0) }
}
