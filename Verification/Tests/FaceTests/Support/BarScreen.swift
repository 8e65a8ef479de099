import ChoiceCore
import ChoiceScene
import ChoiceScript
import QuartzCore
import UIKit

@testable import ChoiceKit

/// A window with a filter bar in it, and what the app is told.
@MainActor final class BarScreen {
  let window: UIWindow
  let bar: FilterBarView
  /// What the app was told: `opened 0`, `chose 1 in 0 person`.
  private(set) var told: [String] = []
  /// How often `.valueChanged` was sent.
  private(set) var valueChanges = 0
  /// How often `.primaryActionTriggered` was sent.
  private(set) var primaryActions = 0

  init(
    _ filters: [FilterBarView.Filter] = discussion,
    _ configuration: FilterBarView.Configuration = .classic, y: CGFloat = 60, width: CGFloat = 375,
    height: CGFloat = 600
  ) {
    UIAccessibility.stubReduceMotion = false
    UIAccessibility.stubPosted = []
    UIWindow.stubMoveKeyboard(to: .zero)
    StubClock.frame(target: StubClock.now)
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: height))
    bar = FilterBarView(filters: filters, configuration: configuration)
    bar.host.measure = { FixedMeasurer().measure($0) }
    bar.frame = CGRect(x: 0, y: y, width: width, height: bar.intrinsicContentSize.height)
    window.addSubview(bar)
    window.stubTurn()
    bar.eventHandler = { [weak self] _, event in self?.told.append(Self.words(event)) }
    bar.addAction(UIAction { [weak self] _ in self?.valueChanges += 1 }, for: .valueChanged)
    bar.addAction(
      UIAction { [weak self] _ in self?.primaryActions += 1 }, for: .primaryActionTriggered)
  }

  static func words(_ event: FilterBarView.Event) -> String {
    switch event {
    case .opened(let id): "opened \(id.base)"
    case .closed(let id): "closed \(id.base)"
    case .chose(let ids, let filter, let cause):
      "chose \(ids.map { "\($0.base)" }.joined(separator: ",")) in \(filter.base) \(cause)"
    case .applied(let id): "applied \(id.base)"
    case .reset(let id): "reset \(id.base)"
    case .retried(let id): "retried \(id.base)"
    }
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

  /// Opens a filter by a tap and lets it come to rest.
  func open(_ index: Int) {
    tapHeading(index)
    settle()
  }

  /// The native target of the filter at an index.
  func heading(_ index: Int) -> NodeControl? {
    guard let number = bar.book.number(of: bar.book.filters[index].id) else { return nil }
    return control(FilterBarModel.itemNode(number))
  }

  /// The native target of an option of the list that is shown, by its id.
  func option(_ id: AnyHashable) -> NodeControl? {
    for filter in bar.book.filters {
      guard let number = bar.book.number(of: filter.id),
        bar.host.control.filters.contains(where: { $0.id == number && isShown(filter) }),
        let option = bar.book.options(of: number).numbers.number(of: id)
      else { continue }
      return control(FilterBarModel.optionNode(option))
    }
    return nil
  }

  /// Whether the list that is shown is that of this filter.
  private func isShown(_ filter: FilterBarView.Filter) -> Bool {
    list?.accessibilityLabel == filter.name
  }

  private func control(_ node: NodeID) -> NodeControl? {
    bar.host.tree[node]?.view as? NodeControl
  }

  /// The native targets of the rows that are there, from the top.
  var rows: [NodeControl] {
    all(NodeControl.self).filter { $0.superview is NodeScrollView && $0.superview !== headings }
      .sorted { $0.center.y < $1.center.y }
  }

  /// The titles of the rows that are there, from the top.
  var titles: [String?] { rows.map(\.accessibilityLabel) }

  var overlay: OverlayView? { window.subviews.compactMap { $0 as? OverlayView }.first }

  var list: NodeScrollView? { view(FilterBarModel.list) as? NodeScrollView }

  private var headings: NodeScrollView? { view(FilterBarModel.scroller) as? NodeScrollView }

  var backdrop: NodeControl? {
    part("backdrop").flatMap { view($0) as? NodeControl }
  }

  func button(_ title: String) -> NodeControl? {
    all(NodeControl.self).first { $0.accessibilityLabel == title }
  }

  /// The view of a part, by its name.
  func view(named name: String) -> UIView? { part(name).flatMap { view($0) } }

  private func part(_ name: String) -> NodeID? {
    bar.host.shown.nodes.first { FilterBarModel.partName($0.id.part) == name }?.id
  }

  func view(_ node: NodeID) -> UIView? { bar.host.tree[node]?.view }

  /// A view's frame in the window.
  func frame(_ view: UIView?) -> CGRect {
    view.map { $0.convert($0.bounds, to: window) } ?? .null
  }

  /// How much of the panel is to be seen, to a thousandth of a point.
  var drop: CGFloat {
    let panel = frame(view(named: "panel"))
    return panel.isNull ? 0 : ((panel.maxY - frame(bar).maxY) * 1000).rounded() / 1000
  }

  func middle(_ view: UIView?) -> CGPoint {
    let frame = frame(view)
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  func tap(_ view: UIView?) { window.stubTap(at: middle(view)) }
  func tapHeading(_ index: Int) { tap(heading(index)) }
  func tapOption(_ id: AnyHashable) { tap(option(id)) }

  /// A tap on what is dark, below any list.
  func tapBackdrop() { window.stubTap(at: CGPoint(x: 180, y: window.bounds.maxY - 5)) }

  /// All views of a type in the bar and its overlays.
  func all<View: UIView>(_ type: View.Type) -> [View] {
    var found: [UIView] = []
    func add(_ view: UIView) {
      found.append(view)
      view.subviews.forEach(add)
    }
    add(bar)
    overlay.map(add)
    return found.compactMap { $0 as? View }
  }
}

/// The filters of a forum: ids are numbers, of filters and of options.
@MainActor let discussion: [FilterBarView.Filter] = [
  filter(0, "Scope", ["All", "Mine"], chosen: 0), filter(1, "Tags", ["Any", "Swift", "UI", "Web"]),
  filter(2, "Sort", ["Newest", "Oldest", "Hottest"], chosen: 1),
]

/// A filter whose id is a number, and whose options' ids are their indices.
@MainActor func filter(
  _ id: Int, _ name: String, _ options: [String], chosen: Int? = nil
) -> FilterBarView.Filter {
  FilterBarView.Filter(
    name, id: id, options: options.enumerated().map { .init($1, id: $0) }, chosenIndex: chosen)
}

/// So many options, whose ids are their indices.
@MainActor func manyOptions(_ count: Int) -> [FilterBarView.Option] {
  (0..<count).map { .init("Option \($0)", id: $0) }
}
