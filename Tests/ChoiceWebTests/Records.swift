import ChoiceCore
import ChoiceScene

@testable import ChoiceWeb

/// Writes records as the JavaScript side does.
struct Record {
  let writer = ByteWriter()
  var bytes: [UInt8] { writer.bytes }

  static func items(_ titles: [String]) -> [UInt8] {
    var record = Record()
    record.writer.byte(0)
    record.writer.integer(titles.count)
    for (index, title) in titles.enumerated() {
      record.item(index, title)
      // No label, no pictures, no badge.
      record.writer.text("")
      for _ in 0..<4 { record.writer.byte(0) }
    }
    return record.bytes
  }

  mutating func item(_ id: Int, _ title: String, flags: UInt8 = 0) {
    writer.integer(id)
    writer.byte(flags)
    writer.text(Utf8Text(title))
  }

  static func select(_ item: Int, animated: Bool = true, reported: Bool = false) -> [UInt8] {
    let record = Record()
    record.writer.byte(2)
    record.writer.integer(item)
    record.writer.flag(animated)
    record.writer.flag(reported)
    return record.bytes
  }

  static func preset(_ preset: TabStripStyle.Preset) -> [UInt8] { [4, preset.rawValue] }

  static func key(_ key: Key, isShifted: Bool = false) -> [UInt8] {
    [1, key.rawValue, isShifted ? 1 : 0]
  }

  static func pointer(_ phase: UInt8, x: Double, y: Double) -> [UInt8] {
    let record = Record()
    record.writer.byte(0)
    record.writer.byte(phase)
    record.writer.integer(1)
    record.writer.number(x)
    record.writer.number(y)
    return record.bytes
  }

  static func node(_ kind: UInt8, _ node: NodeID, then: [UInt8] = []) -> [UInt8] {
    let record = Record()
    record.writer.byte(kind)
    record.writer.byte(node.part)
    record.writer.integer(node.item?.rawValue ?? -1)
    return record.bytes + then
  }

  /// Of a control at the top of a window of 375 × 420.
  static func proposal(width: Double = 375, height: Double = 44, flags: UInt8 = 0) -> [UInt8] {
    let record = Record()
    record.writer.byte(flags)
    for number in [0, 0, width, height, 375, 420, 0, 1, 2] { record.writer.number(number) }
    record.writer.integer(0)
    return record.bytes
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
