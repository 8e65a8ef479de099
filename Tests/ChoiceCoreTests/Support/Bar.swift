import ChoiceScene
import Testing

@testable import ChoiceCore

/// A filter bar on a stage, which checks that what was opened is closed.
final class Bar: OnStage<FilterBarModel> {
  /// What the app believes to be open.
  private(set) var believedOpen: ItemID?

  init(
    _ filters: [Filter] = discussion, style: FilterBarStyle = .classic, width: Double = 375,
    container: Double = 667, y: Double = 64, labels: FilterBarLabels = FilterBarLabels(),
    at location: SourceLocation = #_sourceLocation, with adjust: (inout Proposal) -> Void = { _ in }
  ) throws {
    var proposal = Proposal(
      frame: SceneRect(x: 0, y: y, width: width, height: style.bar.height),
      container: SceneSize(width: width, height: container))
    adjust(&proposal)
    let model = try FilterBarModel(filters: filters, style: style, labels: labels)
    super.init(model, in: proposal, location)
  }

  var open: Int? { model.open?.rawValue }

  func chosen(_ filter: Int) -> [Int] {
    (model.chosen(in: ItemID(filter)) ?? []).map(\.rawValue)
  }

  override func hear(_ effect: FilterBarEffect, _ location: SourceLocation) {
    switch effect {
    case .opened(let filter):
      #expect(believedOpen == nil, sourceLocation: location)
      believedOpen = filter
    case .closed(let filter):
      #expect(believedOpen == filter, sourceLocation: location)
      believedOpen = nil
    default: break
    }
  }

  @discardableResult
  func tapHeading(
    _ filter: Int, _ location: SourceLocation = #_sourceLocation
  ) -> [FilterBarEffect] {
    tap(FilterBarModel.itemNode(ItemID(filter)), location)
  }

  @discardableResult
  func tapOption(
    _ option: Int, _ location: SourceLocation = #_sourceLocation
  ) -> [FilterBarEffect] {
    tap(FilterBarModel.optionNode(ItemID(option)), location)
  }

  /// Presses and releases the lower edge of what is below the bar.
  @discardableResult
  func tapBackdrop(_ location: SourceLocation = #_sourceLocation) -> [FilterBarEffect] {
    tap(ScenePoint(x: 5, y: proposal.container.height - proposal.frame.y - 1), location)
  }

  /// Lets the keyboard focus come in.
  func focusIn(_ filter: Int? = nil, visible: Bool = true) {
    let node = filter.map { FilterBarModel.itemNode(ItemID($0)) } ?? scene.focusEntry
    if let node { send(.focused(node, visible: visible)) }
  }

  /// The bottom of what is seen of the panel, in points below the bar.
  var drop: Double { scene.drop }

  /// The rows that are in the scene.
  var rows: [Int] { scene.rows }

  /// The rows of which anything is to be seen.
  var visibleRows: [Int] {
    guard let list = scene.frameInControl(FilterBarModel.list) else { return [] }
    return rows.filter { row in
      scene.frameInControl(FilterBarModel.optionNode(ItemID(row)))?.intersects(list) ?? false
    }
  }
}

extension ControlScene {
  /// The bottom of what is seen of a filter bar's panel, in points below the bar.
  var drop: Double {
    guard let frame = frameInControl(FilterBarPart.panel.node) else { return 0 }
    return frame.maxY - size.height
  }

  /// How dark the backdrop is, from 0 to 1.
  var darkness: Double { node(FilterBarPart.backdrop.node)?.opacity ?? 0 }

  /// The options in the scene, in its order.
  var rows: [Int] {
    nodes.filter { $0.semantics?.role == .option }.compactMap { $0.id.item?.rawValue }
  }

  func option(_ part: OptionPart, _ item: Int? = nil) -> Node? {
    node(FilterBarModel.node(part, item.map { ItemID($0) }))
  }

  /// What a node says.
  func text(_ id: NodeID) -> String? {
    guard case .text(let text)? = node(id)?.content else { return nil }
    return text.run.text.string
  }

  /// What a heading says.
  func heading(_ filter: Int) -> String? {
    text(TabStripPart.title.node(ItemID(filter)))
      ?? text(TabStripPart.selectedTitle.node(ItemID(filter)))
  }

  /// What an option says.
  func option(_ option: Int) -> String? {
    text(FilterBarModel.node(.title, ItemID(option)))
  }
}

/// Options with the given titles, numbered from 0.
func options(_ titles: [String], counts: [Int] = []) -> [ListOption] {
  titles.enumerated().map { index, title in
    ListOption(
      id: ItemID(index), title: Utf8Text(title),
      count: index < counts.count ? counts[index] : nil)
  }
}

/// So many options.
func manyOptions(_ count: Int) -> [ListOption] {
  (0..<count).map { ListOption(id: ItemID($0), title: Utf8Text("Option \($0)")) }
}

/// A filter of which one option is chosen, the first unless told otherwise.
func filter(
  _ id: Int, _ name: String, _ options: [ListOption], chosen: Int? = 0,
  mode: ChoiceMode = .single
) -> Filter {
  Filter(
    id: ItemID(id), name: Utf8Text(name), options: options, mode: mode,
    chosen: chosen.map { [ItemID($0)] } ?? [], defaultOption: ItemID(0))
}

/// The filters of a page of discussions.
let discussion = [
  filter(0, "Scope", options(["全部讨论", "我的讨论"], counts: [128, 3])),
  filter(1, "Tags", options(["全部标签", "提问", "分享", "公告"], counts: [128, 90, 30, 8])),
  filter(2, "Order", options(["最后评论排序", "发布时间排序", "热门排序"])),
]
