@MainActor open class UIEvent: NSObject {}

@MainActor open class UIPressesEvent: UIEvent {}

@MainActor open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  open internal(set) var phase = Phase.began
  open internal(set) var view: UIView?
  open internal(set) weak var window: UIWindow?
  var stubPlace = CGPoint.zero
  var stubStart = CGPoint.zero
  /// The scroll view that has taken the touch for a scroll.
  var stubScroller: UIScrollView?

  open func location(in view: UIView?) -> CGPoint {
    guard let view, let window else { return stubPlace }
    return view.convert(stubPlace, from: window)
  }
}

open class UIPress: NSObject {
  open internal(set) var key: UIKey?
}

@MainActor open class UIKey: NSObject {
  open internal(set) var keyCode = UIKeyboardHIDUsage.keyboardSpacebar
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  open internal(set) var characters = ""
}

public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var alphaShift: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: 1 << 16) }
  public static var shift: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: 1 << 17) }
  public static var control: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: 1 << 18) }
  public static var alternate: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: 1 << 19) }
  public static var command: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: 1 << 20) }
}

/// Usages of the USB HID keyboard page; those that are used.
public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardA = 0x04
  case keyboardReturnOrEnter = 0x28
  case keyboardEscape = 0x29
  case keyboardTab = 0x2B
  case keyboardSpacebar = 0x2C
  case keyboardHome = 0x4A
  case keyboardPageUp = 0x4B
  case keyboardEnd = 0x4D
  case keyboardPageDown = 0x4E
  case keyboardRightArrow = 0x4F
  case keyboardLeftArrow = 0x50
  case keyboardDownArrow = 0x51
  case keyboardUpArrow = 0x52
  case keypadEnter = 0x58
}
