#if Raster
  /// The kinds of picture files that are decoded.
  enum PictureFormat: String {
    /// PNG (ISO/IEC 15948).
    case png
    /// JPEG (ITU-T T.81).
    case jpeg

    /// The format that the first bytes tell.
    init?(of data: UnsafeRawBufferPointer) {
      if data.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) {
        self = .png
      } else if data.starts(with: [0xff, 0xd8, 0xff]) {
        self = .jpeg
      } else {
        return nil
      }
    }

    /// Whether the file reaches its own end mark. Decoders don't all mind: some fill up what is
    /// missing with grey.
    func isWhole(_ data: UnsafeRawBufferPointer) -> Bool {
      switch self {
      case .png: Self.hasEndChunk(data)
      case .jpeg: Self.hasEndMarker(data)
      }
    }

    /// PNG: chunks of a length, a name, so many bytes and a checksum, up to one named IEND.
    private static func hasEndChunk(_ data: UnsafeRawBufferPointer) -> Bool {
      var place = 8
      while place + 12 <= data.count {
        let length = data[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
        if data[(place + 4)..<(place + 8)].elementsEqual("IEND".utf8) { return true }
        place += 12 + length
      }
      return false
    }

    /// JPEG: segments of a marker and, but for some, a length and so many bytes. After a segment
    /// may come the data of a scan, in which ff stands before 0 or a restart marker only.
    private static func hasEndMarker(_ data: UnsafeRawBufferPointer) -> Bool {
      var place = 2
      while place + 1 < data.count {
        guard data[place] == 0xff else {
          place += 1
          continue
        }
        switch data[place + 1] {
        case 0xd9: return true
        case 0xff: place += 1
        case 0x00, 0x01, 0xd0...0xd8: place += 2
        default:
          guard place + 3 < data.count else { return false }
          place += 2 + (Int(data[place + 2]) << 8 | Int(data[place + 3]))
        }
      }
      return false
    }
  }
#endif
