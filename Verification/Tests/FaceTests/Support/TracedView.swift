import ChoiceCore
import ChoiceScene
import ChoiceScript
import UIKit

@testable import ChoiceKit

/// A control's view, as an app would use it that does what a document says.
@MainActor protocol TracedView: ChoiceView {
  associatedtype Control: ScriptedControl

  /// A view of the control that a document begins with.
  init(_ setup: Control.Setup)
  var host: ControlHost<Control> { get }
  /// Hands over what the app is told.
  func listen(_ tell: @escaping (Control.Effect) -> Void)
  /// Does what code does.
  func perform(_ change: Control.Change)
  /// The document's name of a node: with the number that is the app's id.
  func appNode(_ node: NodeID) -> NodeID
  /// The core's name of a node of a document; `nil` where the item isn't there.
  func coreNode(_ node: NodeID) -> NodeID?
  /// What those things are that UIKit calls a button, and a group.
  func role(ofButton view: UIView) -> Role
  var groupRole: Role { get }
}

// A tab strip.

extension TabStripView: TracedView {
  convenience init(_ setup: TabStripSetup) {
    self.init(
      items: setup.items.map { Self.item($0) }, selectedIndex: nil,
      configuration: TabStripView.Configuration(setup.style))
    selectedID = setup.selected.map { AnyHashable($0.rawValue) }
    perform(.options(setup.options))
  }

  func listen(_ tell: @escaping (TabStripEffect) -> Void) {
    selectionHandler = { _, selection in tell(Self.effect(selection)) }
  }

  func appNode(_ node: NodeID) -> NodeID {
    let id = node.item.flatMap { book.id(of: $0)?.base as? Int }
    return NodeID(part: node.part, item: id.map { ItemID($0) })
  }

  func coreNode(_ node: NodeID) -> NodeID? {
    guard let item = node.item else { return node }
    return book.number(of: AnyHashable(item.rawValue)).map { NodeID(part: node.part, item: $0) }
  }

  func role(ofButton view: UIView) -> Role { purpose == .tabs ? .tab : .radio }

  var groupRole: Role { .radioGroup }

  func perform(_ change: TabStripChange) {
    switch change {
    case .items(let items): self.items = items.map { Self.item($0) }
    case .update(let item): update(Self.item(item))
    case .insert(let items, let index): insert(items.map { Self.item($0) }, at: index)
    case .remove(let id): removeItem(withID: id.rawValue)
    case .move(let id, let index): moveItem(withID: id.rawValue, to: index)
    case .select(let id, let animated, let reported):
      setSelectedID(
        id.map { AnyHashable($0.rawValue) }, animated: animated, isReported: reported)
    case .progress(let progress): setProgress(progress)
    case .style(let style): configuration = TabStripView.Configuration(style)
    case .options(let options):
      accessibilityLabel = options.name.string
      purpose = options.purpose == .tabs ? .tabs : .choices
      activation = options.activation == .automatic ? .automatic : .manual
    }
  }

  private static func item(_ item: TabItem) -> Item {
    var result = Item(item.title.string, id: item.id.rawValue)
    if item.icon != nil { result.image = UIImage() }
    // Pictures of documents are drawings; here any picture does.
    if item.image != nil { result.portrait = .image(UIImage()) }
    switch item.badge {
    case .none: break
    case .dot: result.badge = .dot
    case .count(let count): result.badge = .count(count)
    case .text(let text): result.badge = .text(text.string)
    }
    result.isEnabled = !item.isDisabled
    result.accessibilityLabel = item.accessibleName?.string
    return result
  }

  private static func effect(_ selection: Selection) -> TabStripEffect {
    let item = (selection.id?.base as? Int).map { ItemID($0) }
    let cause = ChoiceCore.Cause(selection.cause)
    if selection.isRepeated, let item { return .reselected(item, cause) }
    return .selected(item, cause)
  }
}

// A filter bar.

extension FilterBarView: TracedView {
  convenience init(_ setup: FilterBarSetup) {
    self.init(
      filters: setup.filters.map { Self.filter($0) },
      configuration: FilterBarView.Configuration(setup.style))
    perform(.labels(setup.labels))
  }

  func listen(_ tell: @escaping (FilterBarEffect) -> Void) {
    eventHandler = { _, event in tell(Self.effect(event)) }
  }

  func appNode(_ node: NodeID) -> NodeID {
    guard let item = node.item else { return node }
    let options = rows(of: node).map { book.options(of: $0).numbers.id(of: item) }
    let id = (options ?? book.id(of: item))?.base as? Int
    return NodeID(part: node.part, item: id.map { ItemID($0) })
  }

  func coreNode(_ node: NodeID) -> NodeID? {
    guard let item = node.item else { return node }
    let id = AnyHashable(item.rawValue)
    let number =
      rows(of: node).map { book.options(of: $0).numbers.number(of: id) } ?? book.number(of: id)
    return number.map { NodeID(part: node.part, item: $0) }
  }

  /// The filter whose rows are shown, where the node belongs to one of them.
  private func rows(of node: NodeID) -> ItemID? {
    let row = FilterBarModel.optionNode(ItemID(0)).part
    let isRow = node.part > FilterBarModel.list.part && node.part <= row + 20
    let list = host.shown.nodes.first { $0.semantics?.role == .listBox }?.semantics?.name.string
    return isRow ? book.filters.first { $0.name == list }.flatMap { book.number(of: $0.id) } : nil
  }

  func role(ofButton view: UIView) -> Role {
    if view.accessibilityLabel == strings.close { return .dismiss }
    var next = view.superview
    while let outer = next, outer.accessibilityContainerType != .list { next = outer.superview }
    let isInSet = view.accessibilityValue?.contains("/") == true
    return next != nil && isInSet ? .option : .button
  }

  var groupRole: Role { .group }

  func perform(_ change: FilterBarChange) {
    switch change {
    case .filters(let filters): self.filters = filters.map { Self.filter($0) }
    case .update(let filter): update(Self.filter(filter))
    case .options(let id, let options, let sections):
      setOptions(
        options.map { Self.option($0) }, sections: sections.map { Self.section($0) },
        ofFilterWithID: id.rawValue)
    case .counts(let id, let counts): setCounts(counts, ofFilterWithID: id.rawValue)
    case .showsCounts(let id, let shows): edit(id) { $0.showsCounts = shows }
    case .listState(let id, let state): edit(id) { $0.state = Self.state(state) }
    case .choose(let id, let options, let reported):
      choose(
        options.map { AnyHashable($0.rawValue) }, inFilterWithID: id.rawValue, isReported: reported)
    case .open(let id, let animated): open(id.rawValue, animated: animated)
    case .close(let animated): close(animated: animated)
    case .style(let style): configuration = FilterBarView.Configuration(style)
    case .labels(let labels):
      accessibilityLabel = labels.name.string
      strings.apply = labels.apply.string
      strings.reset = labels.reset.string
      strings.empty = labels.list.empty.string
      strings.loading = labels.list.loading.string
      strings.failed = labels.list.failed.string
      strings.retry = labels.list.retry.string
    }
  }

  private func edit(_ id: ItemID, _ body: (inout Filter) -> Void) {
    guard let index = filters.firstIndex(where: { $0.id == AnyHashable(id.rawValue) }) else {
      return
    }
    body(&filters[index])
  }

  private static func filter(_ filter: ChoiceCore.Filter) -> Filter {
    var result = Filter(filter.name.string, id: filter.id.rawValue)
    result.title = filter.title?.string
    result.options = filter.options.map { option($0) }
    result.sections = filter.sections.map { section($0) }
    switch filter.mode {
    case .none: result.mode = .none
    case .single: result.mode = .single
    case .multiple: result.mode = .multiple
    }
    result.chosenIDs = filter.chosen.map { AnyHashable($0.rawValue) }
    result.defaultID = filter.defaultOption.map { AnyHashable($0.rawValue) }
    result.showsCounts = filter.showsCounts
    result.hasActions = filter.hasActions
    result.isEnabled = !filter.isDisabled
    result.state = state(filter.state)
    return result
  }

  private static func state(_ state: ListState) -> Filter.State {
    switch state {
    case .ready: .ready
    case .loading: .loading
    case .failed: .failed
    }
  }

  private static func section(_ section: OptionSection) -> Section {
    Section(header: section.header.string, footer: section.footer.string, count: section.count)
  }

  private static func option(_ option: ListOption) -> Option {
    var result = Option(
      option.title.string, id: option.id.rawValue, subtitle: option.subtitle?.string,
      image: option.icon == nil ? nil : UIImage(), count: option.count)
    result.isEnabled = !option.isDisabled
    result.isDestructive = option.isDestructive
    return result
  }

  private static func effect(_ event: Event) -> FilterBarEffect {
    func number(_ id: AnyHashable) -> ItemID { ItemID(id.base as? Int ?? -1) }
    switch event {
    case .opened(let id): return .opened(number(id))
    case .closed(let id): return .closed(number(id))
    case .chose(let ids, let filter, let cause):
      return .chose(number(filter), ids.map { number($0) }, ChoiceCore.Cause(cause))
    case .applied(let id): return .applied(number(id))
    case .reset(let id): return .reset(number(id))
    case .retried(let id): return .retry(number(id))
    }
  }
}

extension ChoiceCore.Cause {
  fileprivate init(_ cause: ChoiceView.Cause) {
    switch cause {
    case .person: self = .person
    case .code: self = .code
    case .content: self = .content
    }
  }
}
