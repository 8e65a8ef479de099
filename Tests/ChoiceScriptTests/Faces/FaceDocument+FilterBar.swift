import ChoiceCore

extension FaceDocument {
  /// The documents of filter bars: time, effect, filter, and what was chosen by what.
  ///
  /// A filter is told to be closed when its panel is up: 0.3 s after whatever closes it, or at
  /// once where another one is opened.
  static let filterBar: [String: [String]] = [
    "filter-activation": [
      "0.1 opened 0", "0.6 chose 0 [1] person", "0.9 closed 0", "1.2 opened 1", "2.0 closed 1",
      "2.3 opened 2", "3.1 closed 2",
    ],
    "filter-closed-by-the-backdrop": [
      "0.1 opened 1", "0.9 closed 1", "1.3 opened 1", "2.5 closed 1",
    ],
    "filter-counts": ["0.1 opened 0", "1.2 closed 0", "1.2 opened 1", "2.1 closed 1"],
    "filter-filters-replaced": ["0.1 opened 1", "0.9 closed 1", "1.3 opened 5", "2.2 closed 5"],
    "filter-forty-options": [
      "0.1 opened 0", "1.2 chose 0 [31] person", "1.5 closed 0", "1.8 opened 0", "2.7 closed 0",
    ],
    "filter-hundred-thousand-options": [
      "0.2 opened 0", "1.4 chose 0 [6] person", "1.7 closed 0",
    ],
    "filter-interrupted": [
      "0.1 opened 1", "0.55 closed 1", "0.55 opened 0", "0.62 closed 0", "0.62 opened 2",
      "0.9 closed 2", "0.9 opened 0", "1.9 closed 0",
    ],
    "filter-keys": [
      "0.3 opened 1", "0.6 chose 1 [2] person", "0.9 closed 1", "1.2 opened 1", "1.8 closed 1",
      "2.0 opened 0", "2.1 closed 0", "2.1 opened 1", "3.0 closed 1",
    ],
    "filter-no-options": [
      "0.1 opened 0", "0.6 closed 0", "0.6 opened 1", "1.4 retry 1", "1.9 chose 1 [1] person",
      "2.2 closed 1", "2.6 opened 0", "3.3 closed 0",
    ],
    "filter-open-and-choose": [
      "0.1 opened 0", "0.6 chose 0 [1] person", "0.9 closed 0", "1.3 opened 0", "2.1 closed 0",
    ],
    "filter-options-replaced": [
      "0.1 opened 0", "0.7 chose 0 [0] content", "1.0 chose 0 [8] person",
      "1.1 chose 0 [0] content", "1.3 closed 0",
    ],
    "filter-press-and-slide-off": ["0.1 opened 1", "1.15 chose 1 [1] person", "1.45 closed 1"],
    "filter-reduce-motion": [
      "0.1 opened 0", "0.6 closed 0", "0.6 opened 1", "1.2 chose 1 [3] person", "1.5 closed 1",
    ],
    "filter-resize": ["0.1 opened 1", "1.4 closed 1"],
    "filter-right-to-left": [
      "0.3 opened 1", "0.7 closed 1", "0.7 opened 0", "1.6 closed 0", "1.6 opened 1",
      "2.3 applied 1", "2.6 closed 1",
    ],
    "filter-sections": ["0.2 opened 0", "1.5 chose 0 [5] person", "1.8 closed 0"],
    "filter-several-choices": [
      "0.1 opened 0", "0.6 chose 0 [1, 2] person", "0.9 chose 0 [2] person",
      "1.1 chose 0 [0] person", "1.1 reset 0", "1.3 chose 0 [0, 3] person", "1.6 applied 0",
      "1.9 closed 0",
    ],
    "filter-switch": [
      "0.1 opened 0", "0.6 closed 0", "0.6 opened 1", "1.2 closed 1", "1.2 opened 2",
      "1.8 chose 2 [1] person", "2.1 closed 2",
    ],
    "filter-tab-key": [
      "0.2 opened 0", "0.9 closed 0", "1.4 opened 1", "2.1 chose 1 [0] person", "2.1 reset 1",
      "2.4 applied 1", "2.7 closed 1",
    ],
    "filter-text-scale": ["0.1 opened 1", "0.8 chose 1 [2] person", "1.1 closed 1"],
    "filter-typing": ["0.2 opened 0", "3.6 chose 0 [4] person", "3.9 closed 0"],
  ]
}

extension FilterBarModel: WordedControl {
  static func words(_ effect: FilterBarEffect) -> String {
    switch effect {
    case .opened(let filter): "opened \(filter.rawValue)"
    case .closed(let filter): "closed \(filter.rawValue)"
    case .chose(let filter, let options, let cause):
      "chose \(filter.rawValue) \(options.map(\.rawValue)) \(cause)"
    case .applied(let filter): "applied \(filter.rawValue)"
    case .reset(let filter): "reset \(filter.rawValue)"
    case .retry(let filter): "retry \(filter.rawValue)"
    }
  }
}
