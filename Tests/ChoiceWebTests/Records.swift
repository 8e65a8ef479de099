import ChoiceCore
import ChoiceScene

@testable import ChoiceWeb

/// Writes records as the JavaScript side does.
enum Record {
  /// Numbers, flags and texts, one after another.
  static func of(_ fields: any RecordField...) -> [UInt8] {
    let writer = ByteWriter()
    for field in fields { field.write(to: writer) }
    return writer.bytes
  }

  static func items(_ titles: [String]) -> [UInt8] {
    titles.enumerated().reduce(of(0, titles.count)) { record, title in
      // Neither label nor pictures nor badge.
      record + of(title.offset, false, title.element, "", 0, 0, false, 0, 0)
    }
  }

  static func select(_ item: Int, animated: Bool = true, reported: Bool = false) -> [UInt8] {
    of(2, item, animated, reported)
  }

  static func preset(_ preset: TabStripStyle.Preset) -> [UInt8] { of(4, Int(preset.rawValue)) }

  static func key(_ key: Key, isShifted: Bool = false) -> [UInt8] {
    of(1, Int(key.rawValue), isShifted)
  }

  static func pointer(_ phase: Int, x: Double, y: Double) -> [UInt8] { of(0, phase, 1, x, y) }

  static func node(_ kind: Int, _ node: NodeID, then: any RecordField...) -> [UInt8] {
    then.reduce(of(kind, (node.item?.rawValue ?? -1) * 256 + Int(node.part))) { $0 + of($1) }
  }

  /// Of a control at the top of a window of 375 × 420.
  static func proposal(
    width: Double = 375, height: Double = 44, isRightToLeft: Bool = false
  ) -> [UInt8] {
    of(isRightToLeft, false, false, false, 0, 0, width, height, 375, 420, 0, 0, 1, 2, 0)
  }
}

/// What a record can hold.
protocol RecordField {
  func write(to writer: ByteWriter)
}

extension Int: RecordField {
  func write(to writer: ByteWriter) { writer.integer(self) }
}

extension Double: RecordField {
  func write(to writer: ByteWriter) { writer.number(self) }
}

extension Bool: RecordField {
  func write(to writer: ByteWriter) { writer.flag(self) }
}

extension String: RecordField {
  func write(to writer: ByteWriter) { writer.text(Utf8Text(self)) }
}

/// Records without sense.
struct Noise {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// Small whole numbers, among them some that are anything; the last one may be cut.
  mutating func record() -> [UInt8] {
    var record: [UInt8] = []
    for _ in 0..<bits(6) {
      record += bits(3) == 0 ? Record.of(Double(bitPattern: next())) : Record.of(Int(bits(4)) - 1)
    }
    record.removeLast(min(Int(bits(3)), record.count))
    return record
  }

  private mutating func bits(_ count: UInt64) -> UInt64 { next() >> (64 - count) }

  private mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }
}

/// A control behind bytes, and what its commands have said.
struct Page<Control: WebControl> {
  let host: ControlHost<Control>
  var reader = CommandReader()

  init(_ control: Control) {
    host = ControlHost(control)
  }

  mutating func apply(_ record: [UInt8], at time: Double) {
    reader.read(host.apply(record, at: time))
  }

  mutating func send(_ record: [UInt8], at time: Double) {
    reader.read(host.send(record, at: time))
  }

  mutating func render(at time: Double, _ record: [UInt8] = Record.proposal()) {
    reader.read(
      host.render(record, at: time) { run in
        TextMetrics(width: Double(run.text.utf8.count) * run.style.size / 2)
      })
  }
}

extension Page<TabStripModel> {
  /// A strip of these titles.
  init(_ titles: [String] = ["Day", "Week", "Month"], preset: TabStripStyle.Preset = .segmented)
    throws
  {
    self.init(TabStripModel())
    apply(Record.preset(preset), at: 0)
    apply(Record.items(titles), at: 0)
  }
}
