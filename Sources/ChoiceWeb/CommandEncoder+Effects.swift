import ChoiceCore
import ChoiceScene

/// What isn't about a node.
extension CommandEncoder {
  /// What a page needs to know between this rendering and the next.
  mutating func encode(_ scene: ControlScene, framesUntil: Instant?) {
    command(.rendered)
    name(scene.focusEntry)
    writer.integer(Int(scene.keys.rawValue))
    writer.number(framesUntil?.seconds ?? .nan)
    writer.number(scene.effectDue?.seconds ?? .nan)
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
