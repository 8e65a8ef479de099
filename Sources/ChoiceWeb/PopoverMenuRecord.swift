import ChoiceCore
import ChoiceScene

extension PopoverMenuModel: WebControl {
  static func change(from reader: inout RecordReader) -> PopoverMenuChange? {
    reader.popoverMenuChange()
  }

  /// As those of a filter bar; 6 has the option of a command.
  static func encode(_ effect: PopoverMenuEffect, with encoder: inout CommandEncoder) {
    switch effect {
    case .opened: encoder.tell(0, nil)
    case .closed: encoder.tell(1, nil)
    case .retry: encoder.tell(4, nil)
    case .selected(let options, let cause):
      encoder.tell(5, nil)
      encoder.encode(cause)
      encoder.encode(options)
    case .chose(let option):
      encoder.tell(6, nil)
      encoder.writer.integer(option.rawValue)
    }
  }
}

/// What code asks of a popover menu, as `choice-popover-menu.js` writes it: as of a bar with one filter,
/// whose id doesn't matter.
extension RecordReader {
  /// `nil` where the record is at fault.
  mutating func popoverMenuChange() -> PopoverMenuChange? {
    let kind = integer()
    switch kind {
    case 7: return .style(popoverMenuStyle())
    case 9: return .anchor(flag() ? rectangle() : nil)
    default: break
    }
    switch filterBarChange(kind) {
    case .filters(let filters): return filters.first.map { .content(MenuContent($0)) }
    case .update(let filter): return .content(MenuContent(filter))
    case .options(_, let options, let sections): return .options(options, sections: sections)
    case .counts(_, let counts): return .counts(counts)
    case .choose(_, let options, let reported): return .choose(options, reported: reported)
    case .open(_, let animated): return .open(animated: animated)
    case .close(let animated): return .close(animated: animated)
    case .labels(let labels): return .labels(labels.list)
    default: return nil
    }
  }
}

extension RecordReader {
  /// Whether it looks as in 2015; the side it is on where there is room, and where it stands along
  /// that; whether it closes where what it belongs to leaves; its width, below 0 for the preset's.
  private mutating func popoverMenuStyle() -> PopoverMenuStyle {
    var style = flag() ? PopoverMenuStyle.classic : PopoverMenuStyle()
    style.placement.side = placementSide()
    style.placement.alignment = placementAlignment()
    if flag() { style.whenAnchorLeaves = .close }
    let width = number()
    if width >= 0 { style.popover.width = width }
    return style
  }

  private mutating func placementAlignment() -> PlacementAlignment {
    let alignment = integer()
    switch alignment {
    case 0: return .center
    case 1: return .start
    case 2: break
    default: refuse(alignment, as: "alignment")
    }
    return .end
  }

  private mutating func placementSide() -> PlacementSide {
    let side = integer()
    switch side {
    case 0: return .below
    case 1: return .above
    case 2: return .leading
    case 3: break
    default: refuse(side, as: "side")
    }
    return .trailing
  }
}

extension MenuContent {
  /// What of a filter makes a menu. Where nothing can be chosen, options are commands; actions stand
  /// for the title button.
  fileprivate init(_ filter: Filter) {
    self.init(name: filter.name, options: filter.options, chosen: filter.chosen)
    title = filter.title
    sections = filter.sections
    switch filter.mode {
    case .single: meaning = .value
    case .multiple: meaning = .values
    case .none: meaning = .commands
    }
    showsCounts = filter.showsCounts
    state = filter.state
    hasButton = filter.hasActions
    isDisabled = filter.isDisabled
  }
}
