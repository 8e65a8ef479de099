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
    let kind = byte()
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

  /// An item's id, or `nil` where all bits are set.
  mutating func optionalItem() -> ItemID? {
    let item = integer()
    return item == -1 ? nil : ItemID(item)
  }

  private mutating func tabItem() -> TabItem {
    let id = ItemID(integer())
    let flags = byte()
    var item = TabItem(id: id, title: text())
    item.isDisabled = flags & 1 != 0
    let name = text()
    if !name.utf8.isEmpty { item.accessibleName = name }
    if let icon = picture() { item.icon = TabIcon(icon, takesTitleColor: flags & 2 == 0) }
    let selected = picture()
    item.icon?.selectedSource = selected
    item.image = picture()
    item.badge = badge()
    return item
  }

  private mutating func badge() -> Badge? {
    let kind = byte()
    switch kind {
    case 0: break
    case 1: return .dot
    case 2: return .count(integer())
    case 3: return .text(text())
    default: refuse(kind, as: "kind of badge")
    }
    return nil
  }

  mutating func picture() -> ImageSource? {
    let kind = byte()
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
    let preset = byte()
    if let preset = TabStripStyle.Preset(rawValue: preset) { return TabStripStyle(preset) }
    refuse(preset, as: "preset")
    return .capsule
  }

  private mutating func tabStripOptions() -> TabStripOptions {
    var options = TabStripOptions()
    let flags = byte()
    options.purpose = flags & 1 == 0 ? .tabs : .choices
    options.activation = flags & 2 == 0 ? .automatic : .manual
    options.name = text()
    return options
  }
}
