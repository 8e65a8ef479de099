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
        guard let stroke = press.key.flatMap({ KeyStroke($0) }), shown.focus != nil,
          shown.keys.takes(stroke)
        else { continue }
        rest.remove(press)
        take(.key(stroke))
      }
      return rest
    }

    /// UIKit has moved the focus. Where the control has it there already, it was the control's doing.
    ///
    /// From iOS 15 on the focus system gets keys before anybody else, so an arrow is seen only as
    /// the move from one item to another that UIKit makes of it. For the control it is the key.
    func focusHasMoved(_ context: UIFocusUpdateContext) {
      if let control = context.nextFocusedItem as? NodeControl, control.reports(to: self) {
        if shown.focus == control.id { return }
        if let stroke = KeyStroke(context.focusHeading), shown.keys.takes(stroke),
          let last = context.previouslyFocusedItem as? NodeControl, last.id == shown.focus
        {
          take(.key(stroke))
        } else {
          take(.focused(control.id, visible: true))
        }
      } else if shown.focus != nil {
        take(.blurred)
      }
    }

    /// Where the focus is to be when it is in the control, or comes in.
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
      self.init(known, isShortcut: isShortcut)
    }
  }

  extension KeyStroke {
    /// The key that UIKit has made a move of the focus of.
    fileprivate init?(_ heading: UIFocusHeading) {
      switch heading {
      case .left: self.init(Key.left)
      case .right: self.init(Key.right)
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
      default: return nil
      }
    }
  }
#endif
