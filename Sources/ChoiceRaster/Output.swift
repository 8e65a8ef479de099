#if Raster
  import CCairo

  /// Collects what Cairo writes.
  final class ByteSink {
    private var bytes: [UInt8] = []

    /// The bytes that are written through the function and pointer that `body` is given.
    static func collect(
      _ body: (cairo_write_func_t, UnsafeMutableRawPointer) throws(RasterError) -> Void
    ) throws(RasterError) -> [UInt8] {
      let sink = ByteSink()
      let write: cairo_write_func_t = { sink, data, count in
        guard let sink, let data else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<ByteSink>.fromOpaque(sink).takeUnretainedValue().bytes
          .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
        return CAIRO_STATUS_SUCCESS
      }
      try body(write, Unmanaged.passUnretained(sink).toOpaque())
      return sink.bytes
    }
  }

  /// Files that pictures go to.
  public enum PictureFile {
    /// Writes a picture to a file. A file that is there already is replaced whole, or not at all.
    ///
    /// - Throws: ``RasterError/unwritableFile(path:reason:)`` with the system's reason.
    public static func write(_ bytes: [UInt8], to path: String) throws(RasterError) {
      var message: UnsafeMutablePointer<GError>?
      let isWritten = bytes.withUnsafeBytes {
        g_file_set_contents(
          path, $0.bindMemory(to: CChar.self).baseAddress, gssize($0.count), &message)
      }
      guard isWritten == 0 else { return }
      defer { g_error_free(message) }
      let reason = message.map { String(cString: $0.pointee.message) } ?? "for no known reason"
      throw .unwritableFile(path: path, reason: reason)
    }
  }
#endif
