#if Raster
  import CCairo

  /// Turns the bytes of a PNG or JPEG into a surface.
  enum ImageDecoder {
    /// Pixels of the largest picture that is decoded: 64 million, as in photographs of the largest
    /// cameras. It is known from the header, so a larger one costs nothing.
    static let mostPixels = 64 << 20

    /// Bytes of the largest file that is read: those of so many pixels, not packed.
    static let mostBytes = 4 * mostPixels

    /// A new surface of exactly `pixels` with the picture in it: covering it, or whole in its
    /// middle. Pictures are never made larger here, only smaller.
    static func surface(
      of data: UnsafeRawBufferPointer, _ pixels: PixelSize, fills: Bool
    ) throws(ImageFailure) -> OpaquePointer {
      let picture = try PixbufLoader(limit: mostPixels).load(data)
      defer { g_object_unref(UnsafeMutableRawPointer(picture)) }
      // Cameras store photographs as they were held, and a note which way is up.
      let upright = gdk_pixbuf_apply_embedded_orientation(picture)
      defer { upright.map { g_object_unref(UnsafeMutableRawPointer($0)) } }
      guard let upright, let small = scaledDown(upright, pixels, fills: fills) else {
        throw ImageFailure(reason: "can't be decoded: not enough memory")
      }
      defer { g_object_unref(UnsafeMutableRawPointer(small)) }
      guard let source = surface(of: small) else {
        throw ImageFailure(reason: "can't be decoded: not enough memory")
      }
      defer { cairo_surface_destroy(source) }
      return fitted(source, pixels, fills: fills)
    }

    /// The picture with no more pixels than needed: what follows costs time for each. The caller
    /// owns it.
    private static func scaledDown(
      _ picture: OpaquePointer, _ pixels: PixelSize, fills: Bool
    ) -> OpaquePointer? {
      let width = Double(gdk_pixbuf_get_width(picture))
      let height = Double(gdk_pixbuf_get_height(picture))
      let scale = ratio(of: (width, height), to: pixels, fills: fills)
      guard scale < 1 else {
        g_object_ref(UnsafeMutableRawPointer(picture))
        return picture
      }
      return gdk_pixbuf_scale_simple(
        picture, Int32((width * scale).rounded(.up)), Int32((height * scale).rounded(.up)),
        GDK_INTERP_BILINEAR)
    }

    private static func fitted(
      _ source: OpaquePointer, _ pixels: PixelSize, fills: Bool
    ) -> OpaquePointer {
      let result: OpaquePointer = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(pixels.width), Int32(pixels.height))
      let width = Double(cairo_image_surface_get_width(source))
      let height = Double(cairo_image_surface_get_height(source))
      let scale = ratio(of: (width, height), to: pixels, fills: fills)
      let context = cairo_create(result)
      cairo_translate(context, Double(pixels.width) / 2, Double(pixels.height) / 2)
      cairo_scale(context, scale, scale)
      cairo_set_source_surface(context, source, -width / 2, -height / 2)
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
      // Where the picture covers all, its outermost pixels continue into a rest of a pixel.
      if fills { cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD) }
      cairo_paint(context)
      cairo_destroy(context)
      return result
    }

    private static func ratio(
      of size: (Double, Double), to pixels: PixelSize, fills: Bool
    ) -> Double {
      let horizontal = Double(pixels.width) / size.0
      let vertical = Double(pixels.height) / size.1
      return fills ? max(horizontal, vertical) : min(horizontal, vertical)
    }

    /// A surface with the pixels of `picture`, which has 3 or 4 bytes for each, premultiplied.
    private static func surface(of picture: OpaquePointer) -> OpaquePointer? {
      let width = Int(gdk_pixbuf_get_width(picture))
      let height = Int(gdk_pixbuf_get_height(picture))
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
      guard let target = cairo_image_surface_get_data(surface),
        let source = gdk_pixbuf_read_pixels(picture)
      else {
        cairo_surface_destroy(surface)
        return nil
      }
      let channels = Int(gdk_pixbuf_get_n_channels(picture))
      let hasAlpha = gdk_pixbuf_get_has_alpha(picture) != 0
      let sourceStride = Int(gdk_pixbuf_get_rowstride(picture))
      let targetStride = Int(cairo_image_surface_get_stride(surface))
      for y in 0..<height {
        var from = source + y * sourceStride
        let row = UnsafeMutableRawPointer(target + y * targetStride)
        let to = row.bindMemory(to: UInt32.self, capacity: width)
        for x in 0..<width {
          let alpha = hasAlpha ? UInt32(from[3]) : 255
          let red = (UInt32(from[0]) * alpha + 127) / 255
          let green = (UInt32(from[1]) * alpha + 127) / 255
          let blue = (UInt32(from[2]) * alpha + 127) / 255
          to[x] = alpha << 24 | red << 16 | green << 8 | blue
          from += channels
        }
      }
      cairo_surface_mark_dirty(surface)
      return surface
    }
  }

#endif
