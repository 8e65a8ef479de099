import ChoiceCore

extension FaceDocument {
  /// The documents of tab strips: time, effect, item, cause.
  static let tabStrip: [String: [String]] = [
    "activation": ["0.1 selected 1 person", "0.5 reselected 1 person"],
    "another-style": ["0.1 selected 0 person", "0.6 selected 2 person"],
    "avatars": ["0.1 selected 1 person", "0.8 selected 5 person"],
    "content": ["0.3 selected 2 person"],
    "empty-and-back": [
      "0.4 selected 2 person", "0.5 selected nothing content", "0.9 selected 3 person",
    ],
    "few-items": ["0.1 selected 1 person", "0.7 selected 0 person"],
    "fewer-in-mid-motion": ["0.2 selected 2 content", "0.6 selected 0 person"],
    "finger-in-an-animated-scroll": [],
    "focus-in-and-out": [],
    "from-far-away": ["0.9 selected 0 person"],
    "keys": [
      "0.2 selected 1 person", "0.3 selected 3 person", "0.7 selected 4 person",
      "0.8 selected 0 person", "1.2 selected 4 person", "1.3 selected 0 person",
      "1.4 reselected 0 person", "1.5 reselected 0 person",
    ],
    "keys-move-the-focus": ["0.8 selected 7 person", "1.9 selected 6 person"],
    "last-items": ["0.4 selected 8 person", "0.9 selected 9 person"],
    "none": ["0.1 selected 1 person", "1.2 selected 0 code"],
    "pager-beyond-the-ends": ["0.733333 selected 3 person"],
    "pictures-then-fewer": ["0.1 selected 1 content", "0.5 selected 0 person"],
    "press-and-slide-off": ["0.55 selected 2 person"],
    "quick-selections": [],
    "quick-taps": [
      "0.1 reselected 0 person", "0.13 selected 1 person", "0.16 selected 2 person",
      "0.19 selected 1 person", "0.6 selected 2 person",
    ],
    "reloaded-twice": ["0.5 selected 23 person"],
    "remove-the-selected-item": [
      "0.1 selected 2 content", "0.6 selected 3 person", "0.7 selected 2 content",
      "1.2 selected 0 content",
    ],
    "replaced-in-mid-swipe": ["0.5 selected 7 content"],
    "resize": ["0.3 selected 2 person"],
    "retitle-in-mid-motion": ["0.1 selected 2 person"],
    "right-to-left": ["0.2 selected 2 person", "0.8 selected 3 person", "1.5 selected 2 person"],
    "right-to-left-swipe": [],
    "scroll-then-select": ["0.4 selected 6 person"],
    "starts-far-away": ["0.1 selected 14 person"],
    "surroundings": ["0.3 selected 3 person", "0.9 selected 1 person"],
    "swipe": ["0.3 selected 1 person", "0.65 selected 3 person"],
    "tap": ["0.2 selected 2 person", "0.8 reselected 2 person"],
    "tap-and-swipe": [
      "0.1 selected 1 person", "0.6 selected 0 person", "1.3 selected 1 person",
      "1.7 selected 0 person",
    ],
    "tap-in-mid-motion": [
      "0.1 selected 3 person", "0.22 selected 1 person", "0.31 selected 2 person",
    ],
    "text-scale": ["0.3 selected 0 person"],
  ]
}

extension TabStripModel: WordedControl {
  static func words(_ effect: TabStripEffect) -> String {
    switch effect {
    case .selected(let item, let cause):
      "selected \(item.map { "\($0.rawValue)" } ?? "nothing") \(cause)"
    case .reselected(let item, let cause): "reselected \(item.rawValue) \(cause)"
    }
  }
}
