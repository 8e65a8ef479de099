import ChoiceCore
import ChoiceScene

/// What isn't about a node.
extension CommandEncoder {
  /// What a page needs to know between this rendering and the next.
  mutating func encode(_ scene: ControlScene, framesUntil: Instant?) {
    command(.rendered)
    name(scene.focusEntry)
    let keys = Int(scene.keys.rawValue) | Int(scene.heardKeys.rawValue) << 12
    writer.integer(keys | (scene.takesText ? 1 << 24 : 0))
    writer.number(framesUntil?.seconds ?? .nan)
    writer.number(scene.effectDue?.seconds ?? .nan)
  }

  /// Begins to tell the app something: one of the control's effects, by number.
  mutating func tell(_ effect: Int, _ item: ItemID?) {
    command(.told)
    writer.integer(effect)
    writer.integer(item?.rawValue ?? -1)
  }

  /// How many, and each of them.
  mutating func encode(_ items: [ItemID]) {
    writer.integer(items.count)
    for item in items { writer.integer(item.rawValue) }
  }

  /// The commands that say why nothing was done.
  mutating func refusal(_ message: Utf8Text) -> [UInt8] {
    command(.refused)
    writer.text(message)
    return take()
  }

  mutating func encode(_ cause: Cause) {
    switch cause {
    case .person: writer.integer(0)
    case .code: writer.integer(1)
    case .content: writer.integer(2)
    }
  }
}
