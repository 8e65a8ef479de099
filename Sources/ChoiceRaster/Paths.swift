#if Raster
  import CCairo
  import ChoiceScene

  /// Adds a rectangle with round corners to the current path. The radius is cut to half of the
  /// shorter side; square corners when it is 0 or less.
  func addRoundedRect(_ rect: SceneRect, radius: Double, to context: OpaquePointer) {
    let radius = min(radius, min(rect.width, rect.height) / 2)
    guard radius > 0 else {
      cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height)
      return
    }
    let quarter = Double.pi / 2
    cairo_new_sub_path(context)
    cairo_arc(context, rect.maxX - radius, rect.y + radius, radius, -quarter, 0)
    cairo_arc(context, rect.maxX - radius, rect.maxY - radius, radius, 0, quarter)
    cairo_arc(context, rect.x + radius, rect.maxY - radius, radius, quarter, 2 * quarter)
    cairo_arc(context, rect.x + radius, rect.y + radius, radius, 2 * quarter, 3 * quarter)
    cairo_close_path(context)
  }

  /// Adds an outline, stretched over `rect`, to the current path. Returns whether there is
  /// anything to draw: a contour with a place that isn't finite cannot be.
  func addOutline(_ outline: Outline, in rect: SceneRect, to context: OpaquePointer) -> Bool {
    func place(_ point: ScenePoint) -> (Double, Double) {
      (rect.x + point.x * rect.width, rect.y + point.y * rect.height)
    }
    for segment in outline.segments where !segment.isFinite {
      return false
    }
    cairo_new_path(context)
    for segment in outline.segments {
      switch segment {
      case .move(let end):
        let (x, y) = place(end)
        cairo_move_to(context, x, y)
      case .line(let end):
        let (x, y) = place(end)
        cairo_line_to(context, x, y)
      case .curve(let first, let second, let end):
        let (x1, y1) = place(first)
        let (x2, y2) = place(second)
        let (x, y) = place(end)
        cairo_curve_to(context, x1, y1, x2, y2, x, y)
      case .close:
        cairo_close_path(context)
      }
    }
    return true
  }

  extension Outline.Segment {
    fileprivate var isFinite: Bool {
      switch self {
      case .move(let end), .line(let end): end.isFinite
      case .curve(let first, let second, let end):
        first.isFinite && second.isFinite && end.isFinite
      case .close: true
      }
    }
  }

  extension ScenePoint {
    var isFinite: Bool { x.isFinite && y.isFinite }
  }

  extension RGBA {
    /// Makes the colour the context's source. Cairo cuts components to 0…1 itself.
    func setAsSource(of context: OpaquePointer) {
      cairo_set_source_rgba(context, red, green, blue, alpha)
    }

    var isFinite: Bool { red.isFinite && green.isFinite && blue.isFinite && alpha.isFinite }

    /// Whether any of it is seen.
    var isVisible: Bool { isFinite && alpha > 0 }
  }
#endif
