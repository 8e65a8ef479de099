import ChoiceScene

/// Bytes that grow at their end, in memory of its own: what is written is often taken back, and an
/// array would ask at every byte whether it may be changed. All numbers are in double precision, as
/// JavaScript's are, and little-endian, as WebAssembly's memory is.
final class ByteWriter {
  private var memory = UnsafeMutableRawPointer.allocate(byteCount: 256, alignment: 8)
  private var capacity = 256
  private(set) var count = 0

  deinit { memory.deallocate() }

  func number(_ value: Double) {
    makeRoom(for: 8)
    memory.storeBytes(
      of: value.bitPattern.littleEndian, toByteOffset: count - 8, as: UInt64.self)
  }

  /// Whole numbers are exact up to 2⁵³.
  func integer(_ value: Int) { number(Double(value)) }

  func flag(_ value: Bool) { number(value ? 1 : 0) }

  /// The length of a text in UTF-8, then the UTF-8.
  func text(_ value: Utf8Text) {
    let length = value.utf8.count
    integer(length)
    makeRoom(for: length)
    value.utf8.withUnsafeBytes { units in
      UnsafeMutableRawBufferPointer(start: memory + (count - length), count: length)
        .copyMemory(from: units)
    }
  }

  /// Takes back what was written after the first `count` bytes, of which there are as many.
  func cut(to count: Int) { self.count = count }

  /// Whether what follows byte `end` is the same as what is from `start` to there.
  func repeats(from start: Int, to end: Int) -> Bool {
    if count - end != end - start { return false }
    for index in start..<end where self[index] != self[index + end - start] { return false }
    return true
  }

  /// Hands the bytes over, and starts anew.
  func take() -> [UInt8] {
    let bytes = self.bytes
    count = 0
    return bytes
  }

  var bytes: [UInt8] { Array(UnsafeRawBufferPointer(start: memory, count: count)) }

  private subscript(index: Int) -> UInt8 { memory.load(fromByteOffset: index, as: UInt8.self) }

  /// Counts bytes that are about to be written.
  private func makeRoom(for more: Int) {
    count += more
    if count <= capacity { return }
    let larger = UnsafeMutableRawPointer.allocate(byteCount: 2 * count, alignment: 8)
    larger.copyMemory(from: memory, byteCount: count - more)
    memory.deallocate()
    memory = larger
    capacity = 2 * count
  }
}
