#if canImport(UIKit)
  internal import ChoiceCore
  internal import ChoiceScene
  import UIKit

  extension ControlHost {
    func place(of touch: UITouch) -> ScenePoint {
      guard let root = tree.root else { return .zero }
      let place = touch.location(in: root)
      return ScenePoint(x: place.x - root.bounds.minX, y: place.y - root.bounds.minY)
    }

    func take(_ presses: Set<UIPress>) -> Set<UIPress> {
      var rest = presses
      for press in presses {
        if let key = press.key, shown.focus != nil, take(key) { rest.remove(press) }
      }
      return rest
    }

    /// Gives a key to the control, or a letter. Returns whether it is the control's alone.
    private func take(_ key: UIKey) -> Bool {
      if let stroke = KeyStroke(key) {
        if stroke == heldKey { heldKey = nil }
        let isTaken = shown.keys.takes(stroke)
        if isTaken || shown.heardKeys.takes(stroke) { take(.key(stroke)) }
        return isTaken
      }
      guard shown.takesText, let text = key.typedText else { return false }
      take(.typed(text.folded))
      return true
    }

    /// Where the control has the focus there already, it was the control's doing.
    ///
    /// From iOS 15 on the focus system gets keys before anybody else, so an arrow is seen only as
    /// the move from one item to another that UIKit makes of it. For the control it is the key.
    func focusHasMoved(_ context: UIFocusUpdateContext) {
      let stroke = KeyStroke(context.focusHeading)
      guard let control = context.nextFocusedItem as? NodeControl, control.reports(to: self) else {
        if shown.focus != nil { focusHasLeft(by: stroke) }
        return
      }
      if shown.focus == control.id { return }
      if let stroke, shown.keys.takes(stroke),
        let last = context.previouslyFocusedItem as? NodeControl, last.id == shown.focus
      {
        take(.key(stroke))
        tree.focus(shown.focus)
      } else {
        take(.focused(control.id, visible: true))
      }
    }

    /// A key of which the control is only to hear is told when the focus has gone, so that it doesn't
    /// call it back.
    private func focusHasLeft(by stroke: KeyStroke?) {
      let heard = stroke.flatMap { shown.heardKeys.takes($0) ? $0 : nil }
      take(.blurred)
      if let heard { take(.key(heard)) }
    }

    /// Whether the focus may leave what has it in the control. Where the control takes the Tab key
    /// itself, it may not leave by that; the control has the key with the next frame, unless it comes
    /// as a press before.
    func mayMoveFocus(_ context: UIFocusUpdateContext) -> Bool {
      guard let stroke = KeyStroke(context.focusHeading), stroke.key == .tab,
        shown.keys.takes(stroke),
        let last = context.previouslyFocusedItem as? NodeControl, last.reports(to: self)
      else { return true }
      heldKey = stroke
      return false
    }

    var preferredFocus: [any UIFocusEnvironment] {
      guard let id = shown.focus ?? shown.focusEntry, let view = tree[id]?.view else { return [] }
      return [view]
    }
  }

  extension KeyStroke {
    /// A key of the keyboard, where it is one that controls know.
    @MainActor fileprivate init?(_ key: UIKey) {
      guard let known = Key(key.keyCode) else { return nil }
      let isShortcut = !key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
      self.init(known, isShortcut: isShortcut, isShifted: key.modifierFlags.contains(.shift))
    }
  }

  extension UIKey {
    /// What the key writes, where that is a letter or the like, and no shortcut.
    fileprivate var typedText: String? {
      guard modifierFlags.isDisjoint(with: [.control, .command]) else { return nil }
      let scalars = characters.unicodeScalars
      // Keys without a letter have names that are longer.
      let isLetter = characters.count == 1 && scalars.allSatisfy { !$0.properties.isWhitespace }
      let isControl = scalars.contains { $0.properties.generalCategory == .control }
      return isLetter && !isControl ? characters : nil
    }
  }

  extension String {
    /// The text as texts are compared with what a person types.
    var folded: Utf8Text {
      Utf8Text(
        folding(
          options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: .current))
    }
  }

  extension KeyStroke {
    /// The key that UIKit has made a move of the focus of.
    fileprivate init?(_ heading: UIFocusHeading) {
      switch heading {
      case .left: self.init(Key.left)
      case .right: self.init(Key.right)
      case .up: self.init(Key.up)
      case .down: self.init(Key.down)
      case .next: self.init(Key.tab)
      case .previous: self.init(Key.tab, isShifted: true)
      case .first: self.init(Key.home)
      case .last: self.init(Key.end)
      default: return nil
      }
    }
  }

  extension Key {
    fileprivate init?(_ code: UIKeyboardHIDUsage) {
      switch code {
      case .keyboardLeftArrow: self = .left
      case .keyboardRightArrow: self = .right
      case .keyboardUpArrow: self = .up
      case .keyboardDownArrow: self = .down
      case .keyboardHome: self = .home
      case .keyboardEnd: self = .end
      case .keyboardReturnOrEnter, .keypadEnter: self = .enter
      case .keyboardSpacebar: self = .space
      case .keyboardEscape: self = .escape
      case .keyboardPageUp: self = .pageUp
      case .keyboardPageDown: self = .pageDown
      case .keyboardTab: self = .tab
      default: return nil
      }
    }
  }
#endif
