extension TimingCurve {
  /// Progress in space with the curve continued beyond its ends along its end tangents, as CSS does
  /// (CSS Easing Functions, level 2, "cubic Bézier easing functions").
  ///
  /// Before 0 that is the line through (0, 0) and the first control point if `x1` > 0, else through
  /// the second one if `x2` > 0, else 0; after 1 the mirror image. Not-a-number gives 0. The
  /// package's own clocks use `value(at:)`, which stops at the ends.
  public func extendedValue(at progress: Double) -> Double {
    if progress < 0 { return progress * slopeBefore }
    if progress > 1 { return 1 + (progress - 1) * slopeAfter }
    return value(at: progress)
  }

  /// The slope of `extendedValue(at:)`; at 0 and 1 that of the curve itself, nil where vertical.
  public func extendedVelocity(at progress: Double) -> Double? {
    if progress < 0 { return slopeBefore }
    if progress > 1 { return slopeAfter }
    return velocity(at: progress)
  }

  private var slopeBefore: Double {
    x1 > 0 ? y1 / x1 : x2 > 0 ? y2 / x2 : 0
  }

  private var slopeAfter: Double {
    x2 < 1 ? (1 - y2) / (1 - x2) : x1 < 1 ? (1 - y1) / (1 - x1) : 0
  }
}
