import ChoiceScene

/// Bytes that grow at their end. Numbers are little-endian, as WebAssembly's memory is.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func byte(_ value: UInt8) {
    bytes.append(value)
  }

  mutating func flag(_ value: Bool) {
    bytes.append(value ? 1 : 0)
  }

  mutating func word(_ value: UInt32) {
    for shift: UInt32 in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: value >> shift)) }
  }

  /// The lower 32 bits of an integer.
  mutating func integer(_ value: Int) {
    word(UInt32(truncatingIfNeeded: value))
  }

  /// A number in single precision: to a hundredth of a point up to 100,000 points.
  mutating func short(_ value: Double) {
    word(Float(value).bitPattern)
  }

  /// A number in double precision.
  mutating func number(_ value: Double) {
    let bits = value.bitPattern
    word(UInt32(truncatingIfNeeded: bits))
    word(UInt32(truncatingIfNeeded: bits >> 32))
  }

  /// The length of a text in UTF-8, then the UTF-8.
  mutating func text(_ value: Utf8Text) {
    integer(value.utf8.count)
    bytes += value.utf8
  }

  var count: Int { bytes.count }

  /// Takes back what was written after the first `count` bytes.
  mutating func cut(to count: Int) {
    while bytes.count > count { bytes.removeLast() }
  }

  /// Whether what follows byte `end` is the same as what is from `start` to there.
  func repeats(from start: Int, to end: Int) -> Bool {
    if bytes.count - end != end - start { return false }
    for index in start..<end where bytes[index] != bytes[index + end - start] { return false }
    return true
  }

  /// Hands the bytes over, and starts anew.
  mutating func take() -> [UInt8] {
    let result = bytes
    bytes = []
    return result
  }
}
