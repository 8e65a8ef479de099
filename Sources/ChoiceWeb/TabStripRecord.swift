import ChoiceCore
import ChoiceScene

/// What code asks of a tab strip, as `choice-tabs.js` writes it.
extension RecordReader {
  mutating func tabStripChange() throws(RecordError) -> TabStripChange {
    let kind = try byte()
    switch kind {
    case 0: return .items(try tabItems())
    case 1: return .update(try tabItem())
    case 2:
      let index = try integer()
      return .insert(try tabItems(), at: index)
    case 3: return .remove(ItemID(try integer()))
    case 4:
      let item = ItemID(try integer())
      return .move(item, to: try integer())
    case 5:
      let item = try optionalItem()
      let animated = try flag()
      return .select(item, animated: animated, reported: try flag())
    case 6: return .progress(try number())
    case 7: return .style(try tabStripStyle())
    case 8: return .options(try tabStripOptions())
    default: throw .unknown("kind of change", Int(kind))
    }
  }

  /// An item's id, or `nil` where all bits are set.
  mutating func optionalItem() throws(RecordError) -> ItemID? {
    let item = try integer()
    return item == -1 ? nil : ItemID(item)
  }

  private mutating func tabItems() throws(RecordError) -> [TabItem] {
    let count = try integer()
    var items: [TabItem] = []
    // Nothing is reserved: the count may be wrong, and then the bytes end first.
    while items.count < count { items.append(try tabItem()) }
    return items
  }

  private mutating func tabItem() throws(RecordError) -> TabItem {
    let id = ItemID(try integer())
    let flags = try byte()
    var item = TabItem(id: id, title: try text())
    item.isDisabled = flags & 1 != 0
    if flags & 2 != 0 { item.accessibleName = try text() }
    if flags & 4 != 0 {
      item.icon = TabIcon(try picture(), takesTitleColor: flags & 64 == 0)
      if flags & 8 != 0 { item.icon?.selectedSource = try picture() }
    }
    if flags & 16 != 0 { item.image = try picture() }
    if flags & 32 != 0 { item.badge = try badge() }
    return item
  }

  private mutating func badge() throws(RecordError) -> Badge {
    let kind = try byte()
    switch kind {
    case 1: return .dot
    case 2: return .count(try integer())
    case 3: return .text(try text())
    default: throw .unknown("kind of badge", Int(kind))
    }
  }

  private mutating func picture() throws(RecordError) -> ImageSource {
    let kind = try byte()
    switch kind {
    case 0: return .outline(.arrowDown)
    case 1: return .outline(.chevronDown)
    case 2: return .named(try text())
    case 3: return .url(try text())
    case 4: return .outline(try outline())
    default: throw .unknown("kind of picture", Int(kind))
    }
  }

  private mutating func outline() throws(RecordError) -> Outline {
    let stroke = try number()
    let count = try integer()
    var segments: [Outline.Segment] = []
    while segments.count < count {
      let kind = try byte()
      switch kind {
      case 0: segments.append(.move(try point()))
      case 1: segments.append(.line(try point()))
      case 2:
        let first = try point()
        let second = try point()
        segments.append(.curve(first, second, to: try point()))
      case 3: segments.append(.close)
      default: throw .unknown("step of an outline", Int(kind))
      }
    }
    return Outline(segments, stroke: stroke > 0 ? stroke : nil)
  }

  private mutating func point() throws(RecordError) -> ScenePoint {
    let x = try number()
    return ScenePoint(x: x, y: try number())
  }

  private mutating func tabStripStyle() throws(RecordError) -> TabStripStyle {
    let preset = try byte()
    switch preset {
    case 0: return .selective
    case 1: return .underline
    case 2: return .filter
    case 3: return .avatars
    case 4: return .segmented
    case 5: return .capsule
    default: throw .unknown("preset", Int(preset))
    }
  }

  private mutating func tabStripOptions() throws(RecordError) -> TabStripOptions {
    var options = TabStripOptions()
    let flags = try byte()
    options.purpose = flags & 1 == 0 ? .tabs : .choices
    options.activation = flags & 2 == 0 ? .automatic : .manual
    options.name = try text()
    return options
  }
}
