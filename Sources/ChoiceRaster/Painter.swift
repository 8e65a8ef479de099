#if Raster
  import CCairo
  import ChoiceScene

  /// Draws one scene: a walk over its nodes as a tree, from back to front.
  ///
  /// Places are added up here, in doubles, and Cairo is told only of what may be seen: its own
  /// coordinates are fixed-point numbers that end at 8 million pixels.
  struct Painter {
    let context: OpaquePointer
    let tree: SceneTree
    let fonts: Fonts
    let images: ImageStore
    let shadows: ShadowStore
    /// Pixels per point that pictures and shadows are made for.
    let density: Double

    /// How deep nodes are followed. Controls have some ten levels; this keeps a hostile scene from
    /// exhausting the stack.
    static let deepest = 200

    /// The em sizes in pixels that a text is drawn in: nothing is seen of a smaller one, and the
    /// largest is a quarter of the longest side that a picture may have.
    static let legibleText = 0.5...8192.0

    /// The sides in points that a picture is stretched over. Smaller ones are below Cairo's unit,
    /// 1/256 pixel; beyond either its pattern's matrix leaves the range of its numbers.
    static let stretchable = 1e-3...1e6

    /// What is inherited on the way down.
    struct Surroundings {
      /// Where the parent's content has its top left corner, in the coordinates of the context.
      var origin: ScenePoint
      /// What can be seen at most, in the same coordinates.
      var visible: SceneRect
      /// The stretch of the transforms above.
      var stretch = 1.0
      var depth = 0
    }

    func drawScene(in surroundings: Surroundings) {
      for root in tree.roots { draw(root, in: surroundings) }
    }

    /// Draws a node with everything inside it.
    private func draw(_ index: Int, in surroundings: Surroundings) {
      let node = tree.nodes[index]
      let frame = node.frame.offset(x: surroundings.origin.x, y: surroundings.origin.y)
      guard node.opacity > 0, frame.isFinite, surroundings.depth < Self.deepest else { return }
      var surroundings = surroundings
      if let transform = node.transform {
        guard var matrix = transform.matrix(about: frame), isDrawable(under: matrix) else { return }
        cairo_save(context)
        defer { cairo_restore(context) }
        cairo_transform(context, &matrix)
        surroundings.visible = matrix.inverted.bounds(of: surroundings.visible)
        surroundings.stretch *= max(abs(transform.scaleX), abs(transform.scaleY))
        drawUntransformed(index, frame, in: surroundings)
      } else {
        drawUntransformed(index, frame, in: surroundings)
      }
    }

    /// Whether anything is left to see under `matrix` and those above. Cairo gives up on all that
    /// follows when it can't invert their product.
    private func isDrawable(under matrix: cairo_matrix_t) -> Bool {
      var above = cairo_matrix_t()
      cairo_get_matrix(context, &above)
      let area = abs(matrix.determinant * above.determinant)
      return area > 1e-15 && area < 1e15
    }

    private func drawUntransformed(
      _ index: Int, _ frame: SceneRect, in surroundings: Surroundings
    ) {
      let node = tree.nodes[index]
      if node.clipsChildren,
        !ownBounds(of: node, frame).union(frame).intersects(surroundings.visible)
      {
        return
      }
      guard node.opacity < 1 || node.edgeFade != nil else {
        drawParts(of: index, frame, in: surroundings)
        return
      }
      // Cairo makes a group as large as the clip: without one, as large as the whole picture.
      let bounds = bounds(of: index, frame, depth: surroundings.depth)
        .intersection(surroundings.visible).expanded(x: 1, y: 1)
      guard bounds.width > 2, bounds.height > 2 else { return }
      cairo_save(context)
      defer { cairo_restore(context) }
      cairo_rectangle(context, bounds.x, bounds.y, bounds.width, bounds.height)
      cairo_clip(context)
      cairo_push_group(context)
      drawParts(of: index, frame, in: surroundings)
      cairo_pop_group_to_source(context)
      if let fade = node.edgeFade {
        paintFaded(fade, across: frame, opacity: node.opacity)
      } else {
        cairo_paint_with_alpha(context, node.opacity)
      }
    }

    /// Draws the node itself and then what is inside it.
    private func drawParts(of index: Int, _ frame: SceneRect, in surroundings: Surroundings) {
      let node = tree.nodes[index]
      if ownBounds(of: node, frame).intersects(surroundings.visible) {
        drawBox(node, frame, in: surroundings)
        drawContent(node, frame, in: surroundings)
        if !node.clipsChildren { drawBorder(node, frame, in: surroundings) }
      }
      var inside = surroundings
      let scrolled = node.scroll?.origin ?? .zero
      inside.origin = ScenePoint(x: frame.x - scrolled.x, y: frame.y - scrolled.y)
      inside.depth += 1
      guard node.clipsChildren else {
        for child in tree.children(of: index) { draw(child, in: inside) }
        return
      }
      inside.visible = frame.intersection(surroundings.visible)
      guard !inside.visible.isEmpty else { return }
      cairo_save(context)
      let radius = node.radius(in: frame)
      let cut = frame.clamped(to: surroundings.visible, margin: radius + 1)
      addRoundedRect(cut, radius: radius, to: context)
      cairo_clip(context)
      for child in tree.children(of: index) { draw(child, in: inside) }
      cairo_restore(context)
      // On Apple's platforms a border is above what is inside, and in CSS what is inside is cut
      // within the border: either way it is whole.
      drawBorder(node, frame, in: surroundings)
    }
  }
#endif
