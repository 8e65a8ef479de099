#if Raster
  import ChoiceScene

  /// What of a text is set on its line: all of it, or of a very long one the beginning.
  struct LineText {
    /// The text, or its beginning of at most ``Fonts/longestText`` bytes.
    let text: Utf8Text
    /// Whether there is more.
    let isBeginning: Bool
    /// How many times wider the whole text is than what is set of it, if it goes on as it begins.
    let extrapolation: Double

    init(_ whole: Utf8Text) {
      let utf8 = whole.string.utf8
      guard utf8.count > Fonts.longestText else {
        (text, isBeginning, extrapolation) = (whole, false, 1)
        return
      }
      var end = utf8.index(utf8.startIndex, offsetBy: Fonts.longestText)
      while utf8[end] & 0b1100_0000 == 0b1000_0000 { end = utf8.index(before: end) }
      let beginning = String(whole.string[..<end])
      text = Utf8Text(beginning)
      isBeginning = true
      extrapolation = Double(utf8.count) / Double(beginning.utf8.count)
    }

    /// The text without what a line cannot have: line breaks and tabs become spaces, other control
    /// characters (NUL among them, which Pango refuses) go, noncharacters (which Cairo's PDF
    /// refuses) become U+FFFD. An ellipsis stands for the rest.
    var prepared: String {
      let string = isBeginning ? text.string + "…" : text.string
      guard string.unicodeScalars.contains(where: { Self.replacement(for: $0) != nil }) else {
        return string
      }
      var result = String.UnicodeScalarView()
      var last: Unicode.Scalar = " "
      for scalar in string.unicodeScalars {
        switch Self.replacement(for: scalar) {
        case .none: result.append(scalar)
        case .some(.none): break
        case .some(.some(let other)): if (last, scalar) != ("\r", "\n") { result.append(other) }
        }
        last = scalar
      }
      return String(result)
    }

    /// A character, or nothing, in place of what a line cannot have; `nil` for all else.
    private static func replacement(for scalar: Unicode.Scalar) -> Unicode.Scalar?? {
      switch scalar.value {
      case 0x09...0x0d, 0x85, 0x2028, 0x2029: .some(" ")
      case 0x00...0x1f, 0x7f...0x9f: .some(nil)
      case 0xfdd0...0xfdef: .some("\u{fffd}")
      case let value where value & 0xfffe == 0xfffe: .some("\u{fffd}")
      default: nil
      }
    }
  }
#endif
