#if Raster
  import ChoiceScene

  /// What of a text is set on its line.
  enum LineText {
    /// The text without what a line cannot have: line breaks and tabs become spaces, other control
    /// characters (NUL among them, which Pango refuses) go; and no longer than
    /// ``Fonts/longestText``, with an ellipsis in place of the rest.
    static func prepared(_ text: Utf8Text) -> String {
      let bytes = text.string.utf8
      let isLong = bytes.count > Fonts.longestText
      let string = isLong ? String(beginning(of: text)) + "…" : text.string
      guard string.unicodeScalars.contains(where: { replacement(for: $0) != nil }) else {
        return string
      }
      var result = String.UnicodeScalarView()
      var last: Unicode.Scalar = " "
      for scalar in string.unicodeScalars {
        switch replacement(for: scalar) {
        case .none: result.append(scalar)
        case .some(.none): break
        case .some(.some(let space)): if (last, scalar) != ("\r", "\n") { result.append(space) }
        }
        last = scalar
      }
      return String(result)
    }

    /// How many times wider the whole text is than what is set of it: 1 for all but the longest.
    static func extrapolation(of text: Utf8Text) -> Double {
      let count = text.string.utf8.count
      guard count > Fonts.longestText else { return 1 }
      return Double(count) / Double(Substring(beginning(of: text)).utf8.count)
    }

    private static func beginning(of text: Utf8Text) -> Substring.UnicodeScalarView {
      let utf8 = text.string.utf8
      var end = utf8.index(utf8.startIndex, offsetBy: Fonts.longestText)
      while utf8[end] & 0b1100_0000 == 0b1000_0000 { end = utf8.index(before: end) }
      return text.string.unicodeScalars[..<end]
    }

    /// A space, or nothing, for what a line cannot have; `nil` for all else.
    private static func replacement(for scalar: Unicode.Scalar) -> Unicode.Scalar?? {
      switch scalar.value {
      case 0x09...0x0d, 0x85, 0x2028, 0x2029: .some(" ")
      case 0x00...0x1f, 0x7f...0x9f: .some(nil)
      default: nil
      }
    }
  }
#endif
