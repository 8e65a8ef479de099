/// Measured widths of a list of texts: what is asked once, and again only for what has changed.
struct WidthCache: Equatable, Sendable {
  /// How many texts there are.
  let count: Int
  /// By index; negative where not known. Empty until the first width is stored, so that lists
  /// that need no measuring need no room either.
  private var values: [Double] = []

  /// Widths of `count` texts, none of them known.
  init(count: Int) {
    self.count = count
  }

  /// The width at `index`; `nil` where it isn't known.
  subscript(index: Int) -> Double? {
    get {
      guard !values.isEmpty else { return nil }
      let value = values[index]
      return value < 0 ? nil : value
    }
    set {
      if values.isEmpty {
        if newValue == nil { return }
        values = [Double](repeating: -1, count: count)
      }
      values[index] = newValue ?? -1
    }
  }
}
