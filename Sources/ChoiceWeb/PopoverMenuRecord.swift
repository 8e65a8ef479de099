import ChoiceCore
import ChoiceScene

extension PopoverMenuModel: WebControl {
  static func change(from reader: inout RecordReader) -> PopoverMenuChange? {
    reader.popoverMenuChange()
  }

  /// Which one; of a choice also why, how many options, and each of them.
  static func encode(_ effect: PopoverMenuEffect, with encoder: inout CommandEncoder) {
    switch effect {
    case .opened: encoder.tell(0, nil)
    case .closed: encoder.tell(1, nil)
    case .retry: encoder.tell(4, nil)
    case .selected(let options, let cause):
      encoder.tell(5, nil)
      encoder.encode(cause)
      encoder.encode(options)
    case .chose(let option): encoder.tell(6, option)
    }
  }
}

/// What code asks of a popover menu, as `choice-popover-menu.js` writes it.
extension RecordReader {
  /// `nil` where the record is at fault.
  mutating func popoverMenuChange() -> PopoverMenuChange? {
    let kind = integer()
    switch kind {
    case 0: return .content(menuContent())
    case 2:
      let options = listOptions()
      return .options(options, sections: sections())
    case 3: return .counts(optionCounts())
    case 4:
      let options = itemIDs()
      return .choose(options, reported: flag())
    case 5: return .open(animated: flag())
    case 6: return .close(animated: flag())
    case 7: return .style(flag() ? .classic : PopoverMenuStyle())
    case 8: return .labels(listLabels())
    case 9: return .anchor(flag() ? rectangle() : nil)
    default:
      refuse(kind, as: "kind of change")
      return nil
    }
  }

  /// Whether it is disabled, shows counts and has a button; what choosing means; whether the options
  /// are there; name; title, empty for the usual; chosen; options; sections.
  private mutating func menuContent() -> MenuContent {
    let isDisabled = flag()
    let showsCounts = flag()
    let hasButton = flag()
    let meaning = menuMeaning()
    let state = listState()
    var content = MenuContent(name: text(), meaning: meaning)
    content.isDisabled = isDisabled
    content.showsCounts = showsCounts
    content.hasButton = hasButton
    content.state = state
    let title = text()
    if !title.isEmpty { content.title = title }
    content.chosen = itemIDs()
    content.options = listOptions()
    content.sections = sections()
    return content
  }

  private mutating func menuMeaning() -> MenuMeaning {
    let meaning = integer()
    switch meaning {
    case 0: return .value
    case 1: return .values
    case 2: break
    default: refuse(meaning, as: "meaning of a menu")
    }
    return .commands
  }
}
