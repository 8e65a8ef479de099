import ChoiceCore
import ChoiceScene

extension TabStripModel: WebControl {
  static func change(from reader: inout RecordReader) -> TabStripChange? {
    reader.tabStripChange()
  }

  /// Which one, the item, and why.
  static func encode(_ effect: TabStripEffect, with encoder: inout CommandEncoder) {
    switch effect {
    case .selected(let item, let cause):
      encoder.tell(0, item)
      encoder.encode(cause)
    case .reselected(let item, let cause):
      encoder.tell(1, item)
      encoder.encode(cause)
    }
  }
}

/// What code asks of a tab strip, as `choice-tabs.js` writes it.
extension RecordReader {
  /// `nil` where the record is at fault.
  mutating func tabStripChange() -> TabStripChange? {
    let kind = integer()
    switch kind {
    case 0: return .items(list { $0.tabItem() })
    case 1: return .update(tabItem())
    case 2:
      let item = optionalItem()
      let animated = flag()
      return .select(item, animated: animated, reported: flag())
    case 3: return .progress(number())
    case 4: return .style(tabStripStyle())
    case 5: return .options(tabStripOptions())
    default:
      refuse(kind, as: "kind of change")
      return nil
    }
  }

  /// An item's id, or `nil` for -1.
  mutating func optionalItem() -> ItemID? {
    let item = integer()
    return item == -1 ? nil : ItemID(item)
  }

  /// Id; whether it is disabled; title; accessible name, empty for the title; icon; image; badge.
  private mutating func tabItem() -> TabItem {
    let id = ItemID(integer())
    let isDisabled = flag()
    var item = TabItem(id: id, title: text())
    item.isDisabled = isDisabled
    let name = text()
    if !name.isEmpty { item.accessibleName = name }
    item.icon = icon()
    item.image = picture()
    item.badge = badge()
    return item
  }

  private mutating func badge() -> Badge? {
    let kind = integer()
    switch kind {
    case 0: break
    case 1: return .dot
    case 2: return .count(integer())
    case 3: return .text(text())
    default: refuse(kind, as: "kind of badge")
    }
    return nil
  }

  /// What it shows; what it shows while it is chosen; whether it keeps its colour.
  mutating func icon() -> TabIcon? {
    let source = picture()
    let selected = picture()
    let keepsColor = flag()
    guard let source else { return nil }
    return TabIcon(source, selected: selected, takesTitleColor: !keepsColor)
  }

  /// Nothing, an address, or a drawing that is built in.
  private mutating func picture() -> ImageSource? {
    let kind = integer()
    switch kind {
    case 0: break
    case 1: return .url(text())
    case 2: return .outline(.arrowDown)
    case 3: return .outline(.chevronDown)
    case 4: return .outline(.check)
    default: refuse(kind, as: "kind of picture")
    }
    return nil
  }

  private mutating func tabStripStyle() -> TabStripStyle {
    let number = integer()
    if let preset = TabStripStyle.Preset(rawValue: UInt8(clamping: number)) {
      return TabStripStyle(preset)
    }
    refuse(number, as: "preset")
    return .capsule
  }

  private mutating func tabStripOptions() -> TabStripOptions {
    var options = TabStripOptions()
    options.purpose = flag() ? .choices : .tabs
    options.activation = flag() ? .manual : .automatic
    options.name = text()
    return options
  }
}
