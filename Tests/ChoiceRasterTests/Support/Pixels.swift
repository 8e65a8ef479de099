#if Raster
  import CCairo
  import ChoiceScene
  import Testing

  /// A decoded picture.
  struct Pixels: Equatable {
    var width: Int
    var height: Int
    /// Red, green, blue and opacity of each pixel, premultiplied, row by row.
    var channels: [UInt8]

    /// Decodes a PNG with Cairo.
    init(png: [UInt8]) throws {
      final class Source {
        var rest: ArraySlice<UInt8>
        init(_ bytes: [UInt8]) { rest = bytes[...] }
      }
      let source = Source(png)
      let read: cairo_read_func_t = { source, target, count in
        guard let source, let target else { return CAIRO_STATUS_READ_ERROR }
        let reader = Unmanaged<Source>.fromOpaque(source).takeUnretainedValue()
        guard reader.rest.count >= count else { return CAIRO_STATUS_READ_ERROR }
        for (index, byte) in reader.rest.prefix(Int(count)).enumerated() { target[index] = byte }
        reader.rest = reader.rest.dropFirst(Int(count))
        return CAIRO_STATUS_SUCCESS
      }
      let surface = withExtendedLifetime(source) {
        cairo_image_surface_create_from_png_stream(
          read, Unmanaged.passUnretained(source).toOpaque())
      }
      defer { cairo_surface_destroy(surface) }
      try #require(cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS)
      let data = try #require(cairo_image_surface_get_data(surface))
      let isOpaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
      let stride = Int(cairo_image_surface_get_stride(surface))
      width = Int(cairo_image_surface_get_width(surface))
      height = Int(cairo_image_surface_get_height(surface))
      channels = []
      channels.reserveCapacity(4 * width * height)
      for y in 0..<height {
        for x in 0..<width {
          let pixel = data + y * stride + 4 * x
          channels += [pixel[2], pixel[1], pixel[0], isOpaque ? 255 : pixel[3]]
        }
      }
    }

    subscript(x: Int, y: Int) -> Pixel {
      let start = 4 * (y * width + x)
      return Pixel(
        red: channels[start], green: channels[start + 1], blue: channels[start + 2],
        alpha: channels[start + 3])
    }

    /// Left, top, right and bottom edges of all that isn't transparent; `nil` for an empty picture.
    var ink: (left: Int, top: Int, right: Int, bottom: Int)? {
      var box: (left: Int, top: Int, right: Int, bottom: Int)?
      for y in 0..<height {
        for x in 0..<width where self[x, y].alpha > 0 {
          let old = box ?? (x, y, x + 1, y + 1)
          box = (min(old.left, x), min(old.top, y), max(old.right, x + 1), max(old.bottom, y + 1))
        }
      }
      return box
    }

    /// The opacity of all pixels added up, in whole opaque pixels.
    var coverage: Double {
      var sum = 0
      for index in stride(from: 3, to: channels.count, by: 4) { sum += Int(channels[index]) }
      return Double(sum) / 255
    }

    /// The share of pixels of which a channel differs by more than `tolerance`; 1 where the sizes
    /// differ.
    func difference(from other: Pixels, tolerance: Int = 0) -> Double {
      guard width == other.width, height == other.height else { return 1 }
      var differing = 0
      for start in stride(from: 0, to: channels.count, by: 4) {
        let isFar = (start..<start + 4).contains {
          abs(Int(channels[$0]) - Int(other.channels[$0])) > tolerance
        }
        if isFar { differing += 1 }
      }
      return Double(differing) / Double(width * height)
    }
  }

  extension Pixels: CustomTestStringConvertible {
    /// Its size only: written out, its pixels take a test minutes.
    var testDescription: String { "\(width) × \(height) pixels" }
  }

  /// A pixel, premultiplied.
  struct Pixel: Equatable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8
    var alpha: UInt8

    static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)

    /// An opaque colour as in CSS.
    init(_ hex: UInt32) {
      self.init(
        red: UInt8(hex >> 16 & 0xff), green: UInt8(hex >> 8 & 0xff), blue: UInt8(hex & 0xff),
        alpha: 255)
    }

    init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    /// Whether no channel is further than `tolerance` from the other's.
    func isNear(_ other: Pixel, tolerance: Int = 3) -> Bool {
      zip(
        [red, green, blue, alpha], [other.red, other.green, other.blue, other.alpha]
      ).allSatisfy { abs(Int($0) - Int($1)) <= tolerance }
    }

    /// Whether it is neither grey nor transparent.
    var isColored: Bool {
      Int(max(red, green, blue)) - Int(min(red, green, blue)) > 40
    }
  }
#endif
