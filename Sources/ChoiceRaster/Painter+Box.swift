#if Raster
  import CCairo
  import ChoiceScene

  extension Painter {
    /// Draws the node's shadow and fill.
    func drawBox(_ node: Node, _ frame: SceneRect, in surroundings: Surroundings) {
      guard !frame.isEmpty else { return }
      if let shadow = node.shadow, shadow.isDrawable {
        drawShadow(shadow, of: node, frame, in: surroundings)
      }
      var radius = node.radius(in: frame)
      var shape = frame.clamped(to: surroundings.visible, margin: radius + 1)
      if let border = node.border, border.width > 0, border.color.alpha >= 1 {
        // Ends below the border, or its colour would shine through where the edge is smoothed.
        let inset = min(border.width / 2, min(shape.width, shape.height) / 2)
        shape = shape.inset(by: inset)
        radius = max(radius - inset, 0)
      }
      guard !shape.isEmpty else { return }
      switch node.fill {
      case .none: break
      case .color(let color):
        guard color.isVisible else { return }
        addRoundedRect(shape, radius: radius, to: context)
        color.setAsSource(of: context)
        cairo_fill(context)
      case .gradient(let gradient):
        guard let pattern = gradient.pattern(across: frame) else { return }
        addRoundedRect(shape, radius: radius, to: context)
        cairo_set_source(context, pattern)
        cairo_pattern_destroy(pattern)
        cairo_fill(context)
      }
    }

    /// Draws the node's border: the area between its edge and the same edge further in.
    func drawBorder(_ node: Node, _ frame: SceneRect, in surroundings: Surroundings) {
      guard let border = node.border, border.width > 0, border.color.isVisible else { return }
      guard !frame.isEmpty else { return }
      let width = min(border.width, min(frame.width, frame.height) / 2)
      let radius = node.radius(in: frame)
      let shape = frame.clamped(to: surroundings.visible, margin: radius + width + 1)
      guard !shape.isEmpty else { return }
      cairo_save(context)
      addRoundedRect(shape, radius: radius, to: context)
      let inner = shape.inset(by: width)
      if !inner.isEmpty { addRoundedRect(inner, radius: radius - width, to: context) }
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
      border.color.setAsSource(of: context)
      cairo_fill(context)
      cairo_restore(context)
    }

    /// Paints the source through a mask that fades towards the frame's left and right edges.
    /// Where the two fades would overlap, both are narrowed to meet.
    func paintFaded(_ fade: EdgeFade, across frame: SceneRect, opacity: Double) {
      let strength = fade.strength.isFinite ? min(max(fade.strength, 0), 1) : 0
      var left = fade.left.isFinite ? max(fade.left, 0) : 0
      var right = fade.right.isFinite ? max(fade.right, 0) : 0
      let narrowing = min(frame.width / max(left + right, .leastNormalMagnitude), 1)
      left *= narrowing
      right *= narrowing
      guard frame.width > 0, left + right > 0, strength > 0 else {
        cairo_paint_with_alpha(context, opacity)
        return
      }
      let mask = cairo_pattern_create_linear(frame.x, 0, frame.maxX, 0)
      defer { cairo_pattern_destroy(mask) }
      func add(_ x: Double, _ share: Double) {
        cairo_pattern_add_color_stop_rgba(mask, x / frame.width, 0, 0, 0, opacity * share)
      }
      add(0, left > 0 ? 1 - strength : 1)
      add(left, 1)
      add(frame.width - right, 1)
      add(frame.width, right > 0 ? 1 - strength : 1)
      cairo_mask(context, mask)
    }
  }

  extension GradientFill {
    /// The gradient over `frame`; `nil` where it has no colour or no finite place.
    fileprivate func pattern(across frame: SceneRect) -> OpaquePointer? {
      guard !stops.isEmpty, start.isFinite, end.isFinite else { return nil }
      let pattern = cairo_pattern_create_linear(
        frame.x + start.x * frame.width, frame.y + start.y * frame.height,
        frame.x + end.x * frame.width, frame.y + end.y * frame.height)
      for stop in stops where stop.position.isFinite && stop.color.isFinite {
        let color = stop.color
        cairo_pattern_add_color_stop_rgba(
          pattern, stop.position, color.red, color.green, color.blue, color.alpha)
      }
      return pattern
    }
  }
#endif
