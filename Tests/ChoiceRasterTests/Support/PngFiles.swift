#if Raster
  import Foundation

  /// Makes PNG files, whole ones and broken ones, without a library that could refuse to.
  enum PngFile {
    /// A PNG of one byte per channel with alpha, its pixels as `color` gives them; only its first
    /// rows if told so.
    static func make(
      width: Int, height: Int, rows: Int? = nil, color: (Int, Int) -> [UInt8]
    ) -> [UInt8] {
      var data: [UInt8] = []
      for y in 0..<(rows ?? height) {
        data.append(0)
        for x in 0..<width { data += color(x, y) }
      }
      return signature + header(width: width, height: height) + chunk("IDAT", stored(data))
        + chunk("IEND", [])
    }

    /// A PNG whose header claims that it is so large, with a little data.
    static func claiming(width: Int, height: Int) -> [UInt8] {
      signature + header(width: width, height: height) + chunk("IDAT", stored([0, 0, 0, 0]))
        + chunk("IEND", [])
    }

    private static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

    private static func header(width: Int, height: Int) -> [UInt8] {
      chunk("IHDR", bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [8, 6, 0, 0, 0])
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
      let body = Array(name.utf8) + content
      return bigEndian(UInt32(content.count)) + body + bigEndian(crc32(body))
    }

    /// A zlib stream of blocks that aren't compressed (RFC 1950, RFC 1951 3.2.4).
    private static func stored(_ bytes: [UInt8]) -> [UInt8] {
      var result: [UInt8] = [0x78, 0x01]
      var rest = bytes[...]
      repeat {
        let block = rest.prefix(0xffff)
        rest = rest.dropFirst(block.count)
        let count = UInt16(block.count)
        result.append(rest.isEmpty ? 1 : 0)
        for word in [count, ~count] { result += [UInt8(word & 0xff), UInt8(word >> 8)] }
        result += block
      } while !rest.isEmpty
      var (low, high): (UInt32, UInt32) = (1, 0)
      for byte in bytes {
        low = (low + UInt32(byte)) % 65521
        high = (high + low) % 65521
      }
      return result + bigEndian(high << 16 | low)
    }

    private static func crc32(_ bytes: [UInt8]) -> UInt32 {
      var crc: UInt32 = 0xffff_ffff
      for byte in bytes {
        crc ^= UInt32(byte)
        for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xedb8_8320 : crc >> 1 }
      }
      return ~crc
    }

    private static func bigEndian(_ value: UInt32) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(value >> $0 & 0xff) }
    }
  }

  /// A folder of files for one test.
  final class TemporaryFolder {
    let path: String

    init(_ files: [String: [UInt8]] = [:]) throws {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("choice-raster-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      path = folder.path
      for (name, bytes) in files {
        try Data(bytes).write(to: folder.appendingPathComponent(name))
      }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }
#endif
