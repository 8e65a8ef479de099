import ChoiceCore

extension FaceDocument {
  /// The documents of popover menus: time, effect, and the options that it is about.
  ///
  /// The app is told that it is closed when it is gone. In the look of 2015 that is 0.25 s after
  /// whatever closes it. In the modern look it is when a critically damped spring of 0.22 s is at
  /// rest within a thousandth: (1 + x) exp(−x) = 0.001, so x = 9.2334, and 0.22 x ∕ 2π = 0.3233 s.
  static let popoverMenu: [String: [String]] = [
    "menu-anchor-leaves": [
      "0.1 opened", "1.0 selected [4] person", "1.25 closed", "1.6 opened", "2.1 closed",
    ],
    "menu-arrow": ["0.1 opened", "1.1 chose 0", "1.4233 closed"],
    "menu-beside": ["0.1 opened", "1.2 chose 0", "1.5233 closed"],
    "menu-closed-by-the-backdrop": [
      "0.1 opened", "0.85 closed", "1.1 opened", "1.85 closed", "2.1 opened", "3.45 closed",
      "3.7 opened", "4.45 closed",
    ],
    "menu-commands": [
      "0.1 opened", "0.6 selected [3, 4] person", "0.6 chose 3", "0.9233 closed", "1.2 opened",
      "1.7 selected [3] person", "1.7 chose 4", "2.0233 closed", "2.3 opened", "3.0 chose 5",
      "3.3233 closed", "3.6 opened", "4.2 chose 0", "4.5233 closed",
    ],
    "menu-content-replaced": [
      "0.2 opened", "0.9 selected [] content", "1.7 selected [] person", "1.7 chose 1",
      "2.0233 closed", "2.4 opened", "2.8 chose 0", "3.1233 closed",
    ],
    "menu-corners": [
      "0.1 opened", "0.9 chose 1", "1.2233 closed", "1.6 opened", "2.2 chose 2",
      "2.5233 closed",
    ],
    "menu-hundred-thousand-rows": [
      "0.2 opened", "1.4 selected [69] person", "1.7233 closed", "2.0 opened",
    ],
    "menu-interrupted": [
      "0.1 opened", "0.26 selected [2] person", "0.64 closed", "1.0 opened", "1.03 closed",
      "1.2 opened", "1.48 closed",
    ],
    "menu-keyboard": [
      "0.1 opened", "0.8 selected [3, 4] person", "0.8 chose 3", "1.1233 closed", "1.4 opened",
      "2.6233 closed",
    ],
    "menu-keys": [
      "0.2 opened", "0.8 selected [2] person", "0.8 chose 4", "2.5 selected [3] person",
      "2.5 chose 3", "3.0233 closed", "3.3 opened", "3.8 chose 5", "4.1233 closed",
      "4.4 opened", "5.3233 closed",
    ],
    "menu-keys-of-a-value": [
      "0.2 opened", "2.8 selected [1] person", "3.1233 closed", "3.4 opened", "4.2233 closed",
    ],
    "menu-low-anchor": [
      "0.1 opened", "1.3233 closed", "1.5 opened", "2.3 selected [0] person", "2.6233 closed",
      "3.0 opened", "3.5233 closed",
    ],
    "menu-named-anchor": [
      "0.1 opened", "1.2 chose 1", "1.5233 closed", "1.9 opened", "2.5 chose 1",
      "2.8233 closed",
    ],
    "menu-no-rows": [
      "0.2 opened", "1.2 retry", "1.3 retry", "1.7 selected [1] person", "2.0233 closed",
      "2.3 selected [] content", "2.4 opened", "3.2233 closed",
    ],
    "menu-open-and-choose": [
      "0.1 opened", "0.6 selected [3] person", "0.85 closed", "1.2 opened", "1.95 closed",
      "2.2 selected [7] code", "2.3 opened", "2.8 selected [8] person", "3.05 closed",
    ],
    "menu-press-that-opened": [
      "0.2 opened", "0.8 selected [1] person", "1.05 closed", "1.5 opened",
      "2.1 selected [2] person", "2.35 closed", "2.7 opened", "4.25 closed",
    ],
    "menu-reduce-motion": ["0.1 opened", "0.7 selected [3] person", "0.9 closed", "1.2 opened"],
    "menu-right-to-left": [
      "0.1 opened", "0.6 selected [2] person", "0.9233 closed", "1.2 opened",
      "2.2 selected [0] person", "2.5233 closed",
    ],
    "menu-rotation": [
      "0.1 opened", "0.9 selected [2] person", "1.2233 closed", "1.5 opened", "2.3233 closed",
    ],
    "menu-several-values": [
      "0.1 opened", "0.6 selected [0, 1] person", "0.8 selected [0] person",
      "1.0 selected [0, 3] person", "1.3 selected [0] person", "1.7233 closed",
    ],
    "menu-text-scale": ["0.1 opened", "0.9 selected [0] person", "1.2233 closed"],
    "menu-too-many-rows": [
      "0.1 opened", "1.0 selected [39] person", "1.3233 closed", "1.6 opened", "2.8233 closed",
    ],
  ]
}

extension PopoverMenuModel: WordedControl {
  static func words(_ effect: PopoverMenuEffect) -> String {
    switch effect {
    case .opened: "opened"
    case .closed: "closed"
    case .selected(let options, let cause): "selected \(options.map(\.rawValue)) \(cause)"
    case .chose(let option): "chose \(option.rawValue)"
    case .retry: "retry"
    }
  }
}
