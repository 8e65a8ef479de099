import ChoiceCore
import ChoiceScene

/// What code asks of a tab strip, as `choice-tabs.js` writes it.
extension RecordReader {
  /// `nil` where the record is at fault.
  mutating func tabStripChange() -> TabStripChange? {
    let kind = byte()
    switch kind {
    case 0: return .items(tabItems())
    case 1: return .update(tabItem())
    case 2:
      let index = integer()
      return .insert(tabItems(), at: index)
    case 3: return .remove(ItemID(integer()))
    case 4:
      let item = ItemID(integer())
      return .move(item, to: integer())
    case 5:
      let item = optionalItem()
      let animated = flag()
      return .select(item, animated: animated, reported: flag())
    case 6: return .progress(number())
    case 7: return .style(tabStripStyle())
    case 8: return .options(tabStripOptions())
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

  private mutating func tabItems() -> [TabItem] {
    let count = integer()
    var items: [TabItem] = []
    // Nothing is reserved: the count may be wrong, and then the bytes end first.
    while items.count < count && isSound { items.append(tabItem()) }
    return items
  }

  private mutating func tabItem() -> TabItem {
    let id = ItemID(integer())
    let flags = byte()
    var item = TabItem(id: id, title: text())
    item.isDisabled = flags & 1 != 0
    if flags & 2 != 0 { item.accessibleName = text() }
    if flags & 4 != 0 {
      item.icon = TabIcon(picture(), takesTitleColor: flags & 64 == 0)
      if flags & 8 != 0 { item.icon?.selectedSource = picture() }
    }
    if flags & 16 != 0 { item.image = picture() }
    if flags & 32 != 0 { item.badge = badge() }
    return item
  }

  private mutating func badge() -> Badge {
    let kind = byte()
    switch kind {
    case 1: return .dot
    case 2: return .count(integer())
    case 3: return .text(text())
    default:
      refuse(kind, as: "kind of badge")
      return .dot
    }
  }

  private mutating func picture() -> ImageSource {
    let kind = byte()
    switch kind {
    case 0: return .outline(.arrowDown)
    case 1: return .outline(.chevronDown)
    case 2: return .named(text())
    case 3: return .url(text())
    default:
      refuse(kind, as: "kind of picture")
      return .outline(Outline([]))
    }
  }

  private mutating func tabStripStyle() -> TabStripStyle {
    let preset = byte()
    switch preset {
    case 0: return .selective
    case 1: return .underline
    case 2: return .filter
    case 3: return .avatars
    case 4: return .segmented
    case 5: return .capsule
    default:
      refuse(preset, as: "preset")
      return .underline
    }
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
