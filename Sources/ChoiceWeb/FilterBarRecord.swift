import ChoiceCore
import ChoiceScene

extension FilterBarModel: WebControl {
  static func change(from reader: inout RecordReader) -> FilterBarChange? {
    let kind = reader.integer()
    return reader.filterBarChange(kind)
  }

  /// Which one, and the filter; of a choice also why, how many options, and each of them.
  static func encode(_ effect: FilterBarEffect, with encoder: inout CommandEncoder) {
    switch effect {
    case .opened(let filter): encoder.tell(0, filter)
    case .closed(let filter): encoder.tell(1, filter)
    case .applied(let filter): encoder.tell(2, filter)
    case .reset(let filter): encoder.tell(3, filter)
    case .retry(let filter): encoder.tell(4, filter)
    case .chose(let filter, let options, let cause):
      encoder.tell(5, filter)
      encoder.encode(cause)
      encoder.encode(options)
    }
  }
}

/// What code asks of a filter bar, as `filters.js` and `choice-filter-bar.js` write it.
extension RecordReader {
  /// What follows the kind of change; `nil` where the record is at fault.
  mutating func filterBarChange(_ kind: Int) -> FilterBarChange? {
    switch kind {
    case 0: return .filters(list { $0.filter() })
    case 1: return .update(filter())
    case 2:
      let id = ItemID(integer())
      let options = listOptions()
      return .options(id, options, sections: sections())
    case 3:
      let id = ItemID(integer())
      return .counts(id, optionCounts())
    case 4:
      let id = ItemID(integer())
      let options = itemIDs()
      return .choose(id, options, reported: flag())
    case 5:
      let id = ItemID(integer())
      return .open(id, animated: flag())
    case 6: return .close(animated: flag())
    case 7: return .style(filterBarStyle())
    case 8: return .labels(filterBarLabels())
    default:
      refuse(kind, as: "kind of change")
      return nil
    }
  }

  private mutating func itemIDs() -> [ItemID] {
    list { ItemID($0.integer()) }
  }

  /// Id; whether it is disabled, shows counts and has buttons; how many can be chosen; whether the
  /// options are there; name; title, empty for the usual; default, -1 for none; chosen; options;
  /// sections.
  private mutating func filter() -> Filter {
    let id = ItemID(integer())
    let isDisabled = flag()
    let showsCounts = flag()
    let hasActions = flag()
    let mode = choiceMode()
    let state = listState()
    var filter = Filter(id: id, name: text(), mode: mode)
    filter.isDisabled = isDisabled
    filter.showsCounts = showsCounts
    filter.hasActions = hasActions
    filter.state = state
    let title = text()
    if !title.isEmpty { filter.title = title }
    filter.defaultOption = optionalItem()
    filter.chosen = itemIDs()
    filter.options = listOptions()
    filter.sections = sections()
    return filter
  }

  private mutating func choiceMode() -> ChoiceMode {
    let mode = integer()
    switch mode {
    case 0: return .single
    case 1: return .multiple
    case 2: break
    default: refuse(mode, as: "way to choose")
    }
    return .none
  }

  private mutating func listState() -> ListState {
    let state = integer()
    switch state {
    case 0: return .ready
    case 1: return .loading
    case 2: break
    default: refuse(state, as: "state of a list")
    }
    return .failed
  }

  private mutating func listOptions() -> [ListOption] {
    list { $0.listOption() }
  }

  /// Id; whether it is disabled and destructive; what kind of command; title; subtitle; count; what is typed to find it;
  /// icon.
  private mutating func listOption() -> ListOption {
    let id = ItemID(integer())
    let isDisabled = flag()
    let isDestructive = flag()
    let kind = optionKind()
    var option = ListOption(id: id, title: text())
    option.isDisabled = isDisabled
    option.isDestructive = isDestructive
    option.kind = kind
    let subtitle = text()
    if !subtitle.isEmpty { option.subtitle = subtitle }
    option.count = optionCount()
    let foldKey = text()
    if !foldKey.isEmpty { option.foldKey = foldKey }
    option.icon = icon()
    return option
  }

  private mutating func optionKind() -> OptionKind {
    let kind = integer()
    switch kind {
    case 0: return .command
    case 1: return .radio
    case 2: break
    default: refuse(kind, as: "kind of option")
    }
    return .checkbox
  }

  /// Of each section header, footer, and how many options it holds.
  private mutating func sections() -> [OptionSection] {
    list { reader in
      let header = reader.text()
      let footer = reader.text()
      return OptionSection(header: header, footer: footer, count: reader.integer())
    }
  }

  private mutating func optionCounts() -> [Int?] {
    list { $0.optionCount() }
  }

  /// A count, or -1 for none.
  private mutating func optionCount() -> Int? {
    let count = integer()
    return count == -1 ? nil : count
  }

  /// Preset; whether counts stand at the trailing edge; what stands before and after them else.
  private mutating func filterBarStyle() -> FilterBarStyle {
    let number = integer()
    let preset = FilterBarStyle.Preset(rawValue: UInt8(clamping: number))
    if preset == nil { refuse(number, as: "preset") }
    var style = FilterBarStyle(preset ?? .modern)
    let isTrailing = flag()
    let before = text()
    let after = text()
    style.list.count.place = isTrailing ? .trailing : .inTitle(before: before, after: after)
    return style
  }

  private mutating func filterBarLabels() -> FilterBarLabels {
    var labels = FilterBarLabels()
    labels.name = text()
    labels.apply = text()
    labels.reset = text()
    labels.list.empty = text()
    labels.list.loading = text()
    labels.list.failed = text()
    labels.list.retry = text()
    labels.list.zero = text()
    return labels
  }
}
