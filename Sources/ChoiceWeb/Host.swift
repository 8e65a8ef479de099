import ChoiceCore
import ChoiceScene

/// A control in a web page, behind bytes: records come in, and commands go out.
///
/// Every call returns the commands that `sink.js` is to carry out; effects are among them. A
/// record that makes no sense changes nothing and returns ``Command/refused``.
///
/// A module has one kind of host, whatever controls are in it: what differs is behind this class.
public class Host {
  fileprivate init() {}

  /// The host of a tab strip without items.
  public static func tabStrip() -> Host { ControlHost(TabStripModel()) }

  /// The host of a filter bar without filters.
  public static func filterBar() -> Host { ControlHost(FilterBarModel()) }

  /// The host of a popover menu without options.
  public static func popoverMenu() -> Host { ControlHost(PopoverMenuModel()) }

  /// Does what code asks for.
  public func apply(_ record: [UInt8], at seconds: Double) -> [UInt8] { [] }

  /// Takes what comes from outside.
  public func send(_ record: [UInt8], at seconds: Double) -> [UInt8] { [] }

  /// Brings what is shown up to date, in the surroundings that the record states.
  public func render(
    _ record: [UInt8], at seconds: Double, measure: (TextRun) -> TextMetrics
  ) -> [UInt8] { [] }

  /// The height that suits the control at a text scale.
  public func naturalHeight(textScale: Double) -> Double { 0 }
}

/// What a control must say of itself to stand in a web page.
protocol WebControl: ChoiceControl {
  func naturalHeight(textScale: Double) -> Double

  /// What its element asks for; `nil` where the record is at fault.
  static func change(from reader: inout RecordReader) -> Change?

  /// Writes what its element is to tell.
  static func encode(_ effect: Effect, with encoder: inout CommandEncoder)
}

/// The host of one kind of control.
final class ControlHost<Control: WebControl>: Host {
  private let stage: Stage<Control>
  private var encoder = CommandEncoder()
  /// What the page shows.
  var shown: ControlScene { stage.shown }

  init(_ control: Control) {
    stage = Stage(control)
  }

  override func apply(_ record: [UInt8], at seconds: Double) -> [UInt8] {
    var reader = RecordReader(record)
    let change = Control.change(from: &reader)
    reader.end()
    if let fault = reader.fault { return encoder.refusal(fault) }
    guard let change else { return [] }
    do {
      encode(try stage.apply(change, at: Instant(seconds)))
    } catch {
      return encoder.refusal(error.sentence)
    }
    return encoder.take()
  }

  override func send(_ record: [UInt8], at seconds: Double) -> [UInt8] {
    var reader = RecordReader(record)
    let input = reader.input()
    reader.end()
    if let fault = reader.fault { return encoder.refusal(fault) }
    encode(stage.send(input, at: Instant(seconds)))
    return encoder.take()
  }

  override func render(
    _ record: [UInt8], at seconds: Double, measure: (TextRun) -> TextMetrics
  ) -> [UInt8] {
    var reader = RecordReader(record)
    let proposal = reader.proposal()
    reader.end()
    if let fault = reader.fault { return encoder.refusal(fault) }
    let rendering = stage.render(
      at: Instant(seconds), in: proposal, measure: measure, into: &encoder)
    encode(rendering.effects)
    encoder.encode(stage.shown, framesUntil: rendering.framesUntil)
    return encoder.take()
  }

  override func naturalHeight(textScale: Double) -> Double {
    stage.control.naturalHeight(textScale: textScale)
  }

  private func encode(_ effects: [Control.Effect]) {
    for effect in effects { Control.encode(effect, with: &encoder) }
  }
}
