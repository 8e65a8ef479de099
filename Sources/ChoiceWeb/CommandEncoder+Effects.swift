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
  mutating func tell(_ effect: UInt8, _ item: ItemID?) {
    command(.told)
    writer.byte(effect)
    writer.integer(item?.rawValue ?? -1)
  }

  /// The commands that say why nothing was done.
  mutating func refusal(_ message: Utf8Text) -> [UInt8] {
    command(.refused)
    writer.text(message)
    return take()
  }

  mutating func encode(_ cause: Cause) {
    switch cause {
    case .person: writer.byte(0)
    case .code: writer.byte(1)
    case .content: writer.byte(2)
    }
  }
}
