#if Raster
  import CCairo
  import ChoiceScene

  extension SceneRenderer {
    /// Draws a scene into a Cairo context (`cairo_t *`) of the caller's, the control's top left
    /// corner at the origin of its coordinates.
    ///
    /// Nothing is cut but by the context's own clip, and nothing outside of that is touched. If
    /// Cairo fails, the context's status says so.
    ///
    /// - Parameter density: pixels per point that photographs and shadows are made for, in
    ///   ``scales``; any other number counts as 1. All else is as sharp as the context's own scale
    ///   makes it.
    public func draw(_ scene: ControlScene, into context: OpaquePointer, density: Double) {
      draw(scene.nodes, into: context, at: .zero, density: density)
    }

    private func draw(
      _ nodes: [Node], into context: OpaquePointer, at origin: ScenePoint, density: Double
    ) {
      var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
      cairo_clip_extents(context, &left, &top, &right, &bottom)
      let visible = SceneRect(x: left, y: top, width: right - left, height: bottom - top)
      guard !visible.isEmpty else { return }
      Painter(
        context: context, tree: SceneTree(nodes), fonts: fonts, images: images,
        shadows: shadows, density: Self.scales.contains(density) ? density : 1
      ).drawScene(in: Painter.Surroundings(origin: origin, visible: visible))
    }

    func draw(_ page: Page, into context: OpaquePointer, density: Double) {
      if let background = page.background, background.isVisible {
        background.setAsSource(of: context)
        cairo_paint(context)
      }
      for item in page.items {
        switch item {
        case .scene(let scene, let rect):
          let cut = rect.intersection(SceneRect(page.size))
          guard rect.isFinite, !cut.isEmpty else { continue }
          cairo_save(context)
          cairo_rectangle(context, cut.x, cut.y, cut.width, cut.height)
          cairo_clip(context)
          let origin = ScenePoint(x: rect.x, y: rect.y)
          draw(scene.nodes, into: context, at: origin, density: density)
          cairo_restore(context)
        case .label(let text, let rect):
          var node = Node(id: NodeID(part: 0), parent: nil, frame: rect)
          node.content = .text(text)
          draw([node], into: context, at: .zero, density: density)
        case .area(let rect, let fill, let radius):
          var node = Node(id: NodeID(part: 0), parent: nil, frame: rect)
          node.fill = .color(fill)
          node.cornerRadius = radius
          draw([node], into: context, at: .zero, density: density)
        }
      }
    }
  }
#endif
