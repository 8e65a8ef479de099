import ChoiceScript

extension ScriptDocument {
  /// A shorter document that still fails: steps are left out, first in large pieces and then one by
  /// one, as long as `fails` says that what is left does.
  ///
  /// Zeller and Hildebrandt, "Simplifying and isolating failure-inducing input", 2002, without its
  /// second half. Asks at most `attempts` times.
  public func shrunk(
    attempts: Int = 400, where fails: (ScriptDocument) -> Bool
  ) -> ScriptDocument {
    var document = self
    var left = attempts
    var size = max(1, steps.count / 2)
    while true {
      var start = 0
      while start < document.steps.count, left > 0 {
        var shorter = document
        shorter.steps.removeSubrange(start..<min(start + size, document.steps.count))
        left -= 1
        if fails(shorter) { document = shorter } else { start += size }
      }
      if size == 1 || left <= 0 { return document }
      size = max(1, size / 2)
    }
  }
}
