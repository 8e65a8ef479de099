#if Raster
  /// The names that Cairo gives to parts of an SVG, which others of its parts refer to.
  enum SvgIdentifiers {
    /// The drawing with its parts numbered in the order in which they come up.
    ///
    /// Cairo numbers some of them (`image95`, `surface104`) by how many surfaces the process has
    /// made before, so that no two drawings of one scene would be alike.
    static func renumbered(_ drawing: [UInt8]) -> [UInt8] {
      let marks = ["id=\"", "href=\"#", "url(#"].map { Array($0.utf8) }
      var numbers: [ArraySlice<UInt8>: [ArraySlice<UInt8>: Int]] = [:]
      var result: [UInt8] = []
      result.reserveCapacity(drawing.count)
      var copied = 0
      var place = 0
      while place < drawing.count {
        // All marks end in one of two characters, which base64 doesn't have.
        guard drawing[place] == UInt8(ascii: "\"") || drawing[place] == UInt8(ascii: "#"),
          marks.contains(where: { drawing[...place].ends(with: $0) })
        else {
          place += 1
          continue
        }
        let kind = drawing[(place + 1)...].prefix { !isDigit($0) && $0 != UInt8(ascii: "\"") }
        let number = drawing[kind.endIndex...].prefix(while: isDigit)
        place += 1
        guard !kind.isEmpty, !number.isEmpty else { continue }
        let next = numbers[kind, default: [:]].count
        let own = numbers[kind]?[number] ?? next
        numbers[kind, default: [:]][number] = own
        result += drawing[copied..<kind.endIndex]
        result += "\(own)".utf8
        copied = number.endIndex
        place = copied
      }
      return result + drawing[copied...]
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
      byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }
  }

  extension ArraySlice<UInt8> {
    fileprivate func ends(with suffix: [UInt8]) -> Bool {
      count >= suffix.count && self[(endIndex - suffix.count)...].elementsEqual(suffix)
    }
  }
#endif
