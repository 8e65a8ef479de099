#if Raster
  import CCairo

  /// A picture of one byte per pixel, row by row.
  struct ByteImage {
    var width: Int
    var height: Int
    var bytes: [UInt8]

    /// The opacity of what `draw` draws on an empty picture.
    init(width: Int, height: Int, draw: (OpaquePointer) -> Void) {
      self.width = width
      self.height = height
      let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
      defer { cairo_surface_destroy(surface) }
      if let context = cairo_create(surface) {
        draw(context)
        cairo_destroy(context)
      }
      cairo_surface_flush(surface)
      bytes = []
      bytes.reserveCapacity(width * height)
      guard let data = cairo_image_surface_get_data(surface) else {
        bytes = Array(repeating: 0, count: width * height)
        return
      }
      let stride = Int(cairo_image_surface_get_stride(surface))
      for row in 0..<height {
        bytes.append(contentsOf: UnsafeBufferPointer(start: data + row * stride, count: width))
      }
    }

    /// The picture under a blur close to a Gaussian one: three boxes in a row each way, of the
    /// widths that SVG 1.1 gives for `feGaussianBlur`.
    func blurred(deviation: Double) -> ByteImage {
      let width = Int((deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
      guard width > 1 else { return self }
      // An even box has no middle: one each way half a pixel aside, and an odd one.
      let boxes =
        width.isMultiple(of: 2)
        ? [(width / 2, width / 2 - 1), (width / 2 - 1, width / 2), (width / 2, width / 2)]
        : Array(repeating: (width / 2, width / 2), count: 3)
      var result = self
      for _ in 0..<2 {
        for (before, after) in boxes { result.blurRows(before: before, after: after) }
        result = result.transposed()
      }
      return result
    }

    /// Replaces each pixel by the mean of those from `before` to the left to `after` to the right.
    private mutating func blurRows(before: Int, after: Int) {
      let size = UInt32(before + after + 1)
      let width = width
      let height = height
      let source = bytes
      source.withUnsafeBufferPointer { source in
        bytes.withUnsafeMutableBufferPointer { target in
          for row in 0..<height {
            let start = row * width
            var sum: UInt32 = 0
            for x in 0..<min(after, width) { sum += UInt32(source[start + x]) }
            for x in 0..<width {
              if x + after < width { sum += UInt32(source[start + x + after]) }
              if x - before > 0 { sum -= UInt32(source[start + x - before - 1]) }
              target[start + x] = UInt8((sum + size / 2) / size)
            }
          }
        }
      }
    }

    private func transposed() -> ByteImage {
      var result = self
      result.width = height
      result.height = width
      for y in 0..<height {
        for x in 0..<width { result.bytes[x * height + y] = bytes[y * width + x] }
      }
      return result
    }

    /// A surface of the given size (not below the picture's): the picture's quarters in its
    /// corners, and its middle row and column repeated between them.
    func stretched(width newWidth: Int, height newHeight: Int) -> OpaquePointer {
      let surface: OpaquePointer = cairo_image_surface_create(
        CAIRO_FORMAT_A8, Int32(newWidth), Int32(newHeight))
      guard let data = cairo_image_surface_get_data(surface) else { return surface }
      let stride = Int(cairo_image_surface_get_stride(surface))
      let left = width / 2
      let right = width - left
      let extra = newHeight - height
      bytes.withUnsafeBufferPointer { source in
        guard let source = source.baseAddress else { return }
        for row in 0..<newHeight {
          let middle = height / 2
          let from = source + width * (row < middle ? row : max(row - extra, middle))
          let to = data + row * stride
          to.update(from: from, count: left)
          (to + left).update(repeating: from[left], count: newWidth - width)
          (to + newWidth - right).update(from: from + left, count: right)
        }
      }
      cairo_surface_mark_dirty(surface)
      return surface
    }
  }
#endif
