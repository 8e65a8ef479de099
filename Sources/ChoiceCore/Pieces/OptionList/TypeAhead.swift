import ChoiceScene

/// What a person types to get to a row: one letter, again and again, goes through all that begin
/// with it; several quick letters go to the first that begins with all of them.
struct TypeAhead: Equatable, Sendable {
  /// How long after a letter the next one still belongs to it, in seconds.
  static let patience = 1.0

  private var typed: [UInt8] = []
  private var first: [UInt8] = []
  /// Whether all that was typed is one letter, again and again.
  private var isOneLetter = true
  private var last = Instant(-.infinity)

  /// Whether what is typed at `time` is added to what was typed before.
  func isLive(at time: Instant) -> Bool { !typed.isEmpty && time - last < Self.patience }

  /// Forgets what was typed.
  mutating func forget() { self = TypeAhead() }

  /// The row that text leads to from row `current`; `nil` where none begins so.
  ///
  /// A text of several letters is searched from `current` on inclusively, one letter from the row
  /// after it; either goes on at the first row. O(number of rows).
  mutating func row(
    typing text: Utf8Text, at time: Instant, from current: Int?, count: Int,
    begins: (Int, [UInt8]) -> Bool
  ) -> Int? {
    let letter = text.utf8.map { Self.lowered($0) }
    guard !letter.isEmpty else { return nil }
    let isLive = isLive(at: time)
    last = time
    if isLive {
      let wasOneLetter = isOneLetter
      typed += letter
      isOneLetter = isOneLetter && letter == first
      if isOneLetter { return Self.row(first, after: current, count: count, begins: begins) }
      let start = (current ?? 0) - 1
      let found = Self.row(typed, after: start, count: count, begins: begins)
      if found != nil || !wasOneLetter || typed.count == first.count + letter.count { return found }
      // After "bbb", an "a" that continues nothing is a new beginning.
    }
    typed = letter
    first = letter
    isOneLetter = true
    return Self.row(first, after: current, count: count, begins: begins)
  }

  private static func row(
    _ prefix: [UInt8], after current: Int?, count: Int, begins: (Int, [UInt8]) -> Bool
  ) -> Int? {
    guard count > 0 else { return nil }
    var row = (current ?? -1) + 1
    for _ in 0..<count {
      if row >= count { row = 0 }
      if begins(row, prefix) { return row }
      row += 1
    }
    return nil
  }

  /// A to Z in lower case, anything else as it is.
  static func lowered(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5a ? byte + 0x20 : byte
  }
}

extension ListOption {
  /// Whether what the option is found by begins with these bytes.
  func begins(with prefix: [UInt8]) -> Bool {
    let key = (foldKey ?? title).utf8
    guard key.count >= prefix.count else { return false }
    for index in prefix.indices where TypeAhead.lowered(key[index]) != prefix[index] {
      return false
    }
    return true
  }
}
