import ChoiceScene

/// Why a record from JavaScript could not be read.
public enum RecordError: Error, Equatable, Sendable {
  /// It ends where more bytes are needed.
  case tooShort(needed: Int, left: Int)
  /// A number that stands for one of several things stands for none.
  case unknown(Utf8Text, Int)
  /// Something follows where it should end.
  case tooLong(left: Int)

  /// One sentence that names the value and what is allowed.
  public var message: Utf8Text {
    switch self {
    case .tooShort(let needed, let left):
      "A record ends too early: \(needed) bytes are needed, \(left) are left."
    case .unknown(let name, let value): "\(value) is no \(name)."
    case .tooLong(let left): "A record should end, but \(left) bytes follow."
    }
  }
}

/// Reads a record from its first byte to its last. Numbers are little-endian.
struct RecordReader {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Throws unless everything has been read.
  func end() throws(RecordError) {
    if place < bytes.count { throw .tooLong(left: bytes.count - place) }
  }

  mutating func byte() throws(RecordError) -> UInt8 {
    UInt8(truncatingIfNeeded: try unsigned(size: 1))
  }

  mutating func flag() throws(RecordError) -> Bool {
    try byte() != 0
  }

  /// A signed integer of 32 bits.
  mutating func integer() throws(RecordError) -> Int {
    Int(Int32(truncatingIfNeeded: try unsigned(size: 4)))
  }

  /// A number in double precision.
  mutating func number() throws(RecordError) -> Double {
    Double(bitPattern: try unsigned(size: 8))
  }

  /// A text: its length in UTF-8, then the UTF-8.
  mutating func text() throws(RecordError) -> Utf8Text {
    let length = try integer()
    let left = bytes.count - place
    if length < 0 || length > left { throw .tooShort(needed: length, left: left) }
    defer { place += length }
    return Utf8Text(utf8: Array(bytes[place..<place + length]))
  }

  private mutating func unsigned(size: Int) throws(RecordError) -> UInt64 {
    let left = bytes.count - place
    if size > left { throw .tooShort(needed: size, left: left) }
    var value: UInt64 = 0
    for index in 0..<size { value |= UInt64(bytes[place + index]) << UInt64(8 * index) }
    place += size
    return value
  }
}
