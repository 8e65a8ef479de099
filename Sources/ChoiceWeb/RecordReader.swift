import ChoiceScene

/// Reads a record from its first byte to its last. All numbers are in double precision, as JavaScript's
/// are, and little-endian.
///
/// What goes wrong first is kept in ``fault``, and from there on everything read is zero: a caller
/// reads on, and asks at the end. To throw at each step would make the module a tenth larger.
struct RecordReader {
  /// What is wrong with the record: one sentence that names the value.
  private(set) var fault: Utf8Text?
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Whether nothing has been wrong yet.
  var isSound: Bool { fault == nil }

  /// Ends the record. That is wrong where something follows.
  mutating func end() {
    let left = bytes.count - place
    if isSound && left > 0 { fault = "A record should end, but \(left) bytes follow." }
  }

  /// Says that a number that stands for one of several things stands for none.
  mutating func refuse(_ value: Int, as name: Utf8Text) {
    if isSound { fault = "\(value) is no \(name)." }
  }

  mutating func number() -> Double {
    guard has(8) else { return 0 }
    var bits: UInt64 = 0
    for index in 0..<8 { bits |= UInt64(bytes[place + index]) << UInt64(8 * index) }
    place += 8
    return Double(bitPattern: bits)
  }

  mutating func flag() -> Bool {
    number() != 0
  }

  mutating func integer() -> Int {
    Int(truncatingIfNeeded: whole())
  }

  /// A whole number of up to 53 bits, all of which are exact.
  mutating func whole() -> Int64 {
    let value = number()
    let most = 9_007_199_254_740_991.0
    if value.magnitude <= most && Double(Int64(value)) == value { return Int64(value) }
    if isSound { fault = "A record has another number where a whole one belongs." }
    return 0
  }

  /// A text: its length in UTF-8, then the UTF-8.
  mutating func text() -> Utf8Text {
    let length = integer()
    guard has(length) else { return "" }
    place += length
    return Utf8Text(utf8: Array(bytes[place - length..<place]))
  }

  /// How many there are, and each of them. Nothing is reserved: the number may be wrong, and then the
  /// bytes end first.
  mutating func list<Entry>(_ read: (inout RecordReader) -> Entry) -> [Entry] {
    let count = integer()
    var entries: [Entry] = []
    while entries.count < count && isSound { entries.append(read(&self)) }
    return entries
  }

  private mutating func has(_ count: Int) -> Bool {
    let left = bytes.count - place
    if isSound && (count < 0 || count > left) {
      fault = "A record ends too early: \(count) bytes are needed, \(left) are left."
    }
    return isSound
  }
}
