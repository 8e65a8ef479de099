import ChoiceCore
import ChoiceScene

/// A tab strip in a web page, behind bytes: records come in, and commands go out.
///
/// Every call returns the commands that `sink.js` is to carry out; effects are among them. A
/// record that makes no sense changes nothing and returns ``Command/refused``.
public final class StripHost {
  private let stage = Stage(TabStripModel())
  /// What the page shows.
  var shown: ControlScene { stage.shown }
  private var encoder = CommandEncoder()

  /// A strip without items.
  public init() {}

  /// Does what code asks for.
  public func apply(_ record: [UInt8], at seconds: Double) -> [UInt8] {
    var reader = RecordReader(record)
    let change = reader.tabStripChange()
    reader.end()
    if let fault = reader.fault { return encoder.refusal(fault) }
    guard let change else { return [] }
    do {
      encoder.encode(try stage.apply(change, at: Instant(seconds)))
    } catch {
      return encoder.refusal(error.sentence)
    }
    return encoder.take()
  }

  /// Takes what comes from outside.
  public func send(_ record: [UInt8], at seconds: Double) -> [UInt8] {
    var reader = RecordReader(record)
    let input = reader.input()
    reader.end()
    if let fault = reader.fault { return encoder.refusal(fault) }
    encoder.encode(stage.send(input, at: Instant(seconds)))
    return encoder.take()
  }

  /// Brings what is shown up to date, in the surroundings that the record states.
  public func render(
    _ record: [UInt8], at seconds: Double, measure: (TextRun) -> TextMetrics
  ) -> [UInt8] {
    var reader = RecordReader(record)
    let proposal = reader.proposal()
    reader.end()
    if let fault = reader.fault { return encoder.refusal(fault) }
    let rendering = stage.render(
      at: Instant(seconds), in: proposal, measure: measure, into: &encoder)
    encoder.encode(rendering.effects)
    encoder.encode(stage.shown, framesUntil: rendering.framesUntil)
    return encoder.take()
  }

  /// The height that suits the strip at a text scale.
  public func naturalHeight(textScale: Double) -> Double {
    stage.control.naturalHeight(textScale: textScale)
  }
}
