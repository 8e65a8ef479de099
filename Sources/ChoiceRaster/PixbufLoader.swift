#if Raster
  import CCairo

  /// Lets gdk-pixbuf decode one PNG or JPEG, under watch: it would take memory for whatever a
  /// header claims, and hand out what was in that memory before where a file is cut short.
  final class PixbufLoader {
    private let limit: Int
    /// The size in the header, if it is too large.
    private var refused: (width: Int, height: Int)?
    /// How many rows from the top have been decoded.
    private var rows = 0

    /// A loader of pictures of at most `limit` pixels.
    init(limit: Int) {
      self.limit = limit
    }

    /// The decoded picture; the caller owns it.
    func load(_ data: UnsafeRawBufferPointer) throws(ImageFailure) -> OpaquePointer {
      guard let format = PictureFormat(of: data) else {
        throw ImageFailure(reason: "is neither a PNG nor a JPEG")
      }
      guard format.isWhole(data) else {
        throw ImageFailure(reason: "is broken or cut short: its end is missing")
      }
      guard let loader = gdk_pixbuf_loader_new_with_type(format.rawValue, nil) else {
        throw ImageFailure(reason: "can't be decoded: gdk-pixbuf has no loader for \(format)")
      }
      defer { g_object_unref(loader) }
      connect(to: loader)
      var message: UnsafeMutablePointer<GError>?
      let isDecoded = withExtendedLifetime(self) {
        let isWritten = gdk_pixbuf_loader_write(
          loader, data.bindMemory(to: UInt8.self).baseAddress, gsize(data.count), &message)
        // Closed in any case; of two errors the first one is told.
        let isClosed =
          message == nil
          ? gdk_pixbuf_loader_close(loader, &message) : gdk_pixbuf_loader_close(loader, nil)
        return isWritten != 0 && isClosed != 0
      }
      let reason = message.map { String(cString: $0.pointee.message) }
      if let message { g_error_free(message) }
      if let (width, height) = refused {
        throw ImageFailure(reason: "has \(width) × \(height) pixels; at most \(limit) are decoded")
      }
      guard isDecoded, let picture = gdk_pixbuf_loader_get_pixbuf(loader) else {
        throw ImageFailure(reason: "is broken or cut short: \(reason ?? "it has no pixels")")
      }
      let height = Int(gdk_pixbuf_get_height(picture))
      guard rows == height else {
        throw ImageFailure(reason: "is broken or cut short: it has \(rows) of \(height) rows")
      }
      g_object_ref(UnsafeMutableRawPointer(picture))
      return picture
    }

    private func connect(to loader: UnsafeMutablePointer<GdkPixbufLoader>) {
      let prepareSize:
        @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>, Int32, Int32, gpointer) -> Void = {
          Unmanaged<PixbufLoader>.fromOpaque($3).takeUnretainedValue()
            .prepare($0, width: Int($1), height: Int($2))
        }
      let prepareArea: @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>, gpointer) -> Void = {
        // Its memory is what it was before; rows that never come shall be empty.
        loader, _ in gdk_pixbuf_fill(gdk_pixbuf_loader_get_pixbuf(loader), 0)
      }
      let updateArea:
        @convention(c) (
          UnsafeMutablePointer<GdkPixbufLoader>, Int32, Int32, Int32, Int32, gpointer
        ) -> Void = {
          let loader = Unmanaged<PixbufLoader>.fromOpaque($5).takeUnretainedValue()
          loader.rows = max(loader.rows, Int($2) + Int($4))
        }
      for (signal, callback) in [
        ("size-prepared", unsafeBitCast(prepareSize, to: GCallback.self)),
        ("area-prepared", unsafeBitCast(prepareArea, to: GCallback.self)),
        ("area-updated", unsafeBitCast(updateArea, to: GCallback.self)),
      ] {
        g_signal_connect_data(
          loader, signal, callback, Unmanaged.passUnretained(self).toOpaque(), nil,
          GConnectFlags(rawValue: 0))
      }
    }

    /// Called with the size in the picture's header, before its pixels have memory.
    private func prepare(
      _ loader: UnsafeMutablePointer<GdkPixbufLoader>, width: Int, height: Int
    ) {
      let (area, overflow) = width.multipliedReportingOverflow(by: height)
      guard overflow || area > limit else { return }
      refused = (width, height)
      // Makes the decoder stop with an error.
      gdk_pixbuf_loader_set_size(loader, 0, 0)
    }
  }
#endif
