#if Raster
  import CCairo
  import ChoiceScene

  extension Painter {
    /// Draws what is on the node's fill.
    func drawContent(_ node: Node, _ frame: SceneRect, in surroundings: Surroundings) {
      switch node.content {
      case .none: break
      case .text(let text): drawText(text, in: frame)
      case .image(let image): drawImage(image, of: node, frame, in: surroundings)
      }
    }

    /// Draws a line of text, its line box in the vertical middle of the frame.
    func drawText(_ text: TextContent, in frame: SceneRect) {
      let style = text.run.style
      guard text.color.isVisible, frame.width > 0, isLegible(style.size),
        var line = fonts.line(text.run)
      else { return }
      // Widths come from measuring, through layout: sums and differences that round.
      let isCut = line.width > frame.width + 0.01
      if isCut {
        guard let cut = fonts.line(text.run, maxWidth: frame.width) else { return }
        line = cut
      }
      let free = frame.width - line.width
      let x =
        switch text.alignment {
        case .left: frame.x
        case .center: frame.x + free / 2
        case .right: frame.x + free
        }
      let y = frame.y + (frame.height - style.lineHeight) / 2 + style.baseline
      text.color.setAsSource(of: context)
      guard isCut, free < 0 else {
        line.draw(on: context, x: x, y: y)
        return
      }
      // Not even the ellipsis fits. Only the sides are cut: marks above and below are never.
      cairo_save(context)
      cairo_rectangle(
        context, frame.x, frame.y - 4 * style.size, frame.width, frame.height + 8 * style.size)
      cairo_clip(context)
      line.draw(on: context, x: frame.x, y: y)
      cairo_restore(context)
    }

    /// Whether FreeType can be asked for glyphs of that size. It fails above some ten thousand
    /// pixels and near none, and Cairo then refuses the font to all other texts as well, for good.
    private func isLegible(_ size: Double) -> Bool {
      var matrix = cairo_matrix_t()
      cairo_get_matrix(context, &matrix)
      var (scaleX, scaleY) = (1.0, 1.0)
      cairo_surface_get_device_scale(cairo_get_group_target(context), &scaleX, &scaleY)
      let stretch = max(
        (matrix.xx * matrix.xx + matrix.yx * matrix.yx).squareRoot(),
        (matrix.xy * matrix.xy + matrix.yy * matrix.yy).squareRoot())
      return Self.legibleText.contains(size * stretch * max(abs(scaleX), abs(scaleY)))
    }

    private func drawImage(
      _ image: ImageContent, of node: Node, _ frame: SceneRect, in surroundings: Surroundings
    ) {
      guard !frame.isEmpty else { return }
      if case .outline(let outline) = image.source {
        drawOutline(outline, color: image.tint ?? RGBA(0), of: node, frame)
        return
      }
      guard Self.stretchable.contains(frame.width), Self.stretchable.contains(frame.height) else {
        return
      }
      let pixels = PixelSize(frame.size, density: density * surroundings.imageStretch)
      if let surface = images.surface(image.source, pixels, fills: image.fillsFrame) {
        cairo_save(context)
        addRoundedRect(frame, radius: node.radius(in: frame), to: context)
        drawSurface(surface, pixels, over: frame, tint: image.tint)
        cairo_restore(context)
      } else if let color = image.placeholder, color.isVisible {
        let radius = node.radius(in: frame)
        let shape = frame.clamped(to: surroundings.visible, margin: radius + 1)
        addRoundedRect(shape, radius: radius, to: context)
        color.setAsSource(of: context)
        cairo_fill(context)
      }
    }

    /// Fills the current path with the surface, stretched over the frame, or with the tint in its
    /// shape.
    private func drawSurface(
      _ surface: OpaquePointer, _ pixels: PixelSize, over frame: SceneRect, tint: RGBA?
    ) {
      let pattern = cairo_pattern_create_for_surface(surface)
      defer { cairo_pattern_destroy(pattern) }
      var matrix = cairo_matrix_t()
      cairo_matrix_init_scale(
        &matrix, Double(pixels.width) / frame.width, Double(pixels.height) / frame.height)
      cairo_matrix_translate(&matrix, -frame.x, -frame.y)
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
      // The outermost pixels continue, or a frame between pixels would have pale edges.
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      if let tint {
        guard tint.isVisible else { return cairo_new_path(context) }
        cairo_clip(context)
        tint.setAsSource(of: context)
        cairo_mask(context, pattern)
      } else {
        cairo_set_source(context, pattern)
        cairo_fill(context)
      }
    }

    private func drawOutline(
      _ outline: Outline, color: RGBA, of node: Node, _ frame: SceneRect
    ) {
      guard color.isVisible else { return }
      cairo_save(context)
      defer { cairo_restore(context) }
      if node.cornerRadius > 0 {
        addRoundedRect(frame, radius: node.radius(in: frame), to: context)
        cairo_clip(context)
      }
      guard addOutline(outline, in: frame, to: context) else { return }
      color.setAsSource(of: context)
      guard let stroke = outline.stroke else {
        cairo_fill(context)
        return
      }
      guard stroke > 0, stroke.isFinite else { return }
      cairo_set_line_width(context, stroke * frame.width)
      cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
      cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
      cairo_stroke(context)
    }
  }

  extension Painter.Surroundings {
    /// ``stretch`` in steps of two from 1 to 8, so that a motion doesn't decode a picture anew for
    /// each of its frames.
    fileprivate var imageStretch: Double {
      var step = 1.0
      while step < stretch, step < 8 { step *= 2 }
      return step
    }
  }
#endif
