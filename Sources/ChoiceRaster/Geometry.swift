#if Raster
  import CCairo
  import ChoiceScene

  // For its module map, which links the C library's mathematics: `rounded()` calls them.
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  extension SceneRect {
    /// Whether Cairo can be told of it: one NaN would silence everything that is drawn after.
    var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }

    var isEmpty: Bool { width <= 0 || height <= 0 }

    func intersection(_ other: SceneRect) -> SceneRect {
      let left = max(x, other.x)
      let top = max(y, other.y)
      return SceneRect(
        x: left, y: top, width: max(min(maxX, other.maxX) - left, 0),
        height: max(min(maxY, other.maxY) - top, 0))
    }

    func union(_ other: SceneRect) -> SceneRect {
      let left = min(x, other.x)
      let top = min(y, other.y)
      return SceneRect(
        x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    func expanded(x dx: Double, y dy: Double) -> SceneRect {
      SceneRect(x: x - dx, y: y - dy, width: width + 2 * dx, height: height + 2 * dy)
    }

    /// The same rectangle with edges that lie further than `margin` outside of `visible` brought
    /// there. What is drawn with it looks the same, as long as nothing within `margin` of an edge
    /// differs from what is at it; but Cairo's coordinates end at 8 million pixels.
    func clamped(to visible: SceneRect, margin: Double) -> SceneRect {
      intersection(visible.expanded(x: margin, y: margin))
    }
  }

  extension Node {
    /// The corner radius as it is drawn: from 0 to half the frame's shorter side.
    func radius(in frame: SceneRect) -> Double {
      guard cornerRadius > 0 else { return 0 }
      return max(min(cornerRadius, min(frame.width, frame.height) / 2), 0)
    }
  }

  extension SceneTransform {
    /// The transform of a node with the given frame, in the coordinates of the frame. `nil` where
    /// nothing would be left to see or to compute with.
    func matrix(about frame: SceneRect) -> cairo_matrix_t? {
      guard
        scaleX.isFinite, scaleY.isFinite, rotation.isFinite, anchor.x.isFinite, anchor.y.isFinite,
        abs(scaleX) > 1e-6, abs(scaleY) > 1e-6, abs(scaleX) < 1e6, abs(scaleY) < 1e6
      else { return nil }
      let x = frame.x + anchor.x * frame.width
      let y = frame.y + anchor.y * frame.height
      var matrix = cairo_matrix_t()
      cairo_matrix_init_translate(&matrix, x, y)
      cairo_matrix_rotate(&matrix, rotation)
      cairo_matrix_scale(&matrix, scaleX, scaleY)
      cairo_matrix_translate(&matrix, -x, -y)
      return matrix
    }
  }

  extension cairo_matrix_t {
    /// The smallest upright rectangle around the image of `rect`.
    func bounds(of rect: SceneRect) -> SceneRect {
      let xs = [xx * rect.x, xx * rect.maxX].sorted()
      let skewedX = [xy * rect.y, xy * rect.maxY].sorted()
      let ys = [yx * rect.x, yx * rect.maxX].sorted()
      let skewedY = [yy * rect.y, yy * rect.maxY].sorted()
      return SceneRect(
        x: xs[0] + skewedX[0] + x0, y: ys[0] + skewedY[0] + y0,
        width: xs[1] - xs[0] + skewedX[1] - skewedX[0],
        height: ys[1] - ys[0] + skewedY[1] - skewedY[0])
    }

    /// By how much areas grow.
    var determinant: Double { xx * yy - xy * yx }

    /// The inverse; only for matrices that have one.
    var inverted: cairo_matrix_t {
      var matrix = self
      cairo_matrix_invert(&matrix)
      return matrix
    }
  }
#endif
