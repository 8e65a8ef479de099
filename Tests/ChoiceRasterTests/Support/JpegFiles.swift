#if Raster
  import CCairo
  import Testing

  /// Makes JPEG files.
  enum JpegFile {
    /// A JPEG whose pixels are as `color` gives them, with a note (Exif 2.3, 4.6.4) which way the
    /// camera was held.
    static func make(
      width: Int, height: Int, orientation: UInt8, color: (Int, Int) -> [UInt8]
    ) throws -> [UInt8] {
      let picture = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, Int32(width), Int32(height))
      defer { g_object_unref(UnsafeMutableRawPointer(picture)) }
      let target = try #require(gdk_pixbuf_get_pixels(picture))
      let stride = Int(gdk_pixbuf_get_rowstride(picture))
      for y in 0..<height {
        for x in 0..<width {
          for (channel, value) in color(x, y).enumerated() {
            target[y * stride + 3 * x + channel] = value
          }
        }
      }
      var buffer: UnsafeMutablePointer<gchar>?
      var count: gsize = 0
      try #require(
        gdk_pixbuf_save_to_bufferv(picture, &buffer, &count, "jpeg", nil, nil, nil) != 0)
      defer { g_free(buffer) }
      let file = UnsafeBufferPointer(start: buffer, count: Int(count)).map {
        UInt8(bitPattern: $0)
      }
      let note: [UInt8] =
        Array("Exif\0\0II*\0".utf8) + [8, 0, 0, 0, 1, 0]
        + [0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0] + [0, 0, 0, 0]
      let segment = [0xff, 0xe1, 0, UInt8(note.count + 2)] + note
      return file.prefix(2) + segment + file.dropFirst(2)
    }
  }
#endif
