extension Elementary {
  /// The square root, within half a unit in the last place but for a rare tie that rounding may
  /// take the other way; exact for squares.
  ///
  /// A negative number gives not-a-number; zeros, infinity and not-a-number stay so. The standard
  /// library's `squareRoot()` gives the same bits in one instruction, but calls the C library in a
  /// debug build, which a program without one then has to link.
  public static func squareRoot(_ x: Double) -> Double {
    guard x > 0, x < .infinity else { return x < 0 ? .nan : x }
    if x < 0x1p-900 { return squareRoot(x * 0x1p200) * 0x1p-100 }
    // Halving the exponent is a guess good to 4 %; each of Heron's steps doubles its digits.
    var root = Double(bitPattern: (x.bitPattern >> 1) + (1023 << 51))
    for _ in 0..<4 { root = 0.5 * (root + x / root) }
    return root + shortfall(of: root, squared: x) / (2 * root)
  }

  /// x − root², with the square formed exactly from halves of `root` (T. J. Dekker, 1971).
  private static func shortfall(of root: Double, squared x: Double) -> Double {
    let scaled = 134_217_729 * root
    let high = scaled - (scaled - root)
    let low = root - high
    let square = root * root
    let error = ((high * high - square) + 2 * high * low) + low * low
    return (x - square) - error
  }
}
