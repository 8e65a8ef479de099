#if Raster
  /// The lines set last.
  ///
  /// When it is full, the half that was used longest ago goes: a step of O(n log n) after n/2
  /// insertions, and no list to keep in order on every look-up.
  struct LayoutCache {
    /// How many lines are kept: some hundred for what is on the screen and as many for the cut
    /// ones of widths that a motion runs through. A line holds 2 to 5 kB.
    static let capacity = 512

    private struct Entry {
      var line: TextLine
      var lastUse: UInt64
    }

    private var entries: [TextLine.Key: Entry] = [:]
    private var clock: UInt64 = 0

    subscript(key: TextLine.Key) -> TextLine? {
      mutating get {
        guard let index = entries.index(forKey: key) else { return nil }
        clock += 1
        entries.values[index].lastUse = clock
        return entries.values[index].line
      }
      set {
        guard let newValue else { return }
        if entries.count >= Self.capacity { removeOlderHalf() }
        clock += 1
        entries[key] = Entry(line: newValue, lastUse: clock)
      }
    }

    mutating func removeAll() { entries.removeAll() }

    private mutating func removeOlderHalf() {
      let uses = entries.values.map(\.lastUse).sorted()
      let oldest = uses[uses.count / 2]
      entries = entries.filter { $0.value.lastUse >= oldest }
    }
  }
#endif
