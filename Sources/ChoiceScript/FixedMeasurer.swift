import ChoiceScene

/// Measures texts by a stated rule, the same everywhere: for tests, and for machines without
/// fonts.
///
/// Each Unicode scalar below U+1100 is half an em wide and each from there on one em, also
/// combining marks, joiners and variation selectors.
public struct FixedMeasurer: Sendable {
  /// The measurer; it has no settings.
  public init() {}

  /// The advance width of a run. O(length of the text).
  public func measure(_ run: TextRun) -> TextMetrics {
    var halves = 0
    for scalar in run.text.string.unicodeScalars { halves += scalar.value < 0x1100 ? 1 : 2 }
    return TextMetrics(width: Double(halves) * run.style.size / 2)
  }
}
