import ChoiceCore
import ChoiceScene

/// What isn't about a node.
extension CommandEncoder {
  mutating func encode(entry: NodeID?) {
    command(.entry)
    name(entry)
  }

  mutating func encode(keys: KeySet) {
    command(.keys)
    writer.byte(UInt8(truncatingIfNeeded: keys.rawValue))
    writer.byte(UInt8(truncatingIfNeeded: keys.rawValue >> 8))
  }

  mutating func encode(framesUntil: Instant?, effectDue: Instant?) {
    command(.due)
    writer.number(framesUntil?.seconds ?? .nan)
    writer.number(effectDue?.seconds ?? .nan)
  }

  mutating func encode(_ effects: [TabStripEffect]) {
    for effect in effects {
      switch effect {
      case .selected(let item, let cause):
        command(.selected)
        encode(item, cause)
      case .reselected(let item, let cause):
        command(.reselected)
        encode(item, cause)
      }
    }
  }

  /// The commands that say why nothing was done.
  mutating func refusal(_ message: Utf8Text) -> [UInt8] {
    command(.refused)
    writer.text(message)
    return take()
  }

  private mutating func encode(_ item: ItemID?, _ cause: Cause) {
    writer.integer(item?.rawValue ?? -1)
    switch cause {
    case .person: writer.byte(0)
    case .code: writer.byte(1)
    case .content: writer.byte(2)
    }
  }
}
