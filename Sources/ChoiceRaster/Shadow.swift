#if Raster
  import CCairo
  import ChoiceScene

  /// The blurred shape of a rounded rectangle, in pixels of its own.
  enum Shadow {
    /// How far out of the shape a shadow reaches, in the unit of `blur`: three standard deviations,
    /// beyond which a normal distribution has 0.3 % left.
    static func reach(ofBlur blur: Double) -> Double { 1.5 * max(blur, 0) }

    /// Standard deviation in pixels above which a shadow is made coarser and stretched: nobody sees
    /// pixels in a blur of this width, and the work stays small.
    static let widestDeviation = 64.0

    /// The longest side in pixels that a shadow has before it is made coarser: twice that of a
    /// large screen.
    static let longestSide = 8192.0

    /// The largest corner in pixels, its blur included, before a shadow is made coarser: all of it
    /// is blurred, where straight edges are only repeated.
    static let largestCorner = 1024.0
  }

  extension DropShadow {
    /// Whether there is anything of it to draw, and Cairo can be told of it.
    var isDrawable: Bool { color.isVisible && blur.isFinite && blur < 10_000 && offset.isFinite }
  }

  extension Painter {
    /// Draws the shadow below the node's shape; under a fill that lets it through, only around it,
    /// as CSS does.
    func drawShadow(
      _ shadow: DropShadow, of node: Node, _ frame: SceneRect, in surroundings: Surroundings
    ) {
      let reach = Shadow.reach(ofBlur: shadow.blur)
      let radius = node.radius(in: frame)
      let shape = frame.offset(x: shadow.offset.x, y: shadow.offset.y)
        .clamped(to: surroundings.visible, margin: radius + 2 * reach + 1)
      guard Self.stretchable.contains(shape.width), Self.stretchable.contains(shape.height) else {
        return
      }
      cairo_save(context)
      defer { cairo_restore(context) }
      if !node.fill.isOpaque {
        let around = shape.union(frame.clamped(to: surroundings.visible, margin: radius + 1))
          .expanded(x: 2 * reach + 1, y: 2 * reach + 1)
        cairo_rectangle(context, around.x, around.y, around.width, around.height)
        let hole = frame.clamped(to: surroundings.visible, margin: radius + 1)
        addRoundedRect(hole, radius: radius, to: context)
        cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
        cairo_clip(context)
      }
      shadow.color.setAsSource(of: context)
      let deviation = shadow.blur / 2
      guard deviation * density >= 0.5 else {
        addRoundedRect(shape, radius: radius, to: context)
        cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
        cairo_fill(context)
        return
      }
      let density = min(
        density, Shadow.widestDeviation / deviation,
        Shadow.longestSide / max(shape.width, shape.height),
        Shadow.largestCorner / (radius + reach))
      let mask = shadows.mask(
        width: shape.width * density, height: shape.height * density, radius: radius * density,
        deviation: deviation * density)
      defer { cairo_surface_destroy(mask.surface) }
      let pattern = cairo_pattern_create_for_surface(mask.surface)
      defer { cairo_pattern_destroy(pattern) }
      var matrix = cairo_matrix_t()
      cairo_matrix_init_translate(&matrix, Double(mask.margin), Double(mask.margin))
      cairo_matrix_scale(
        &matrix, Double(mask.width) / shape.width, Double(mask.height) / shape.height)
      cairo_matrix_translate(&matrix, -shape.x, -shape.y)
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
      cairo_mask(context, pattern)
    }
  }

  extension Fill {
    fileprivate var isOpaque: Bool {
      switch self {
      case .none: false
      case .color(let color): color.alpha >= 1
      case .gradient(let gradient):
        !gradient.stops.isEmpty && gradient.stops.allSatisfy { $0.color.alpha >= 1 }
      }
    }
  }
#endif
