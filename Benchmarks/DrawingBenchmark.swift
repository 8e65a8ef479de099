#if Raster
  import CCairo
  import ChoiceCore
  import ChoiceRaster
  import ChoiceScene

  /// What drawing costs: the strip through ``SceneRenderer``, and beside it the same titles, areas
  /// and line with bare Cairo and Pango, whose texts are set beforehand.
  struct DrawingBenchmark {
    private let scale = 3.0
    private let titles: [Utf8Text] = [
      "Recommended", "Following", "推荐", "热点", "Engineering", "体育", "Science", "财经", "Travel",
      "汽车",
    ]

    func run() {
      for (name, style) in [("underline", TabStripStyle.underline), ("capsule", .capsule)] {
        do throws(RasterError) {
          try run(name, style)
        } catch {
          print("{\"error\": \"\(error.description)\"}")
        }
      }
    }

    private func run(_ name: String, _ style: TabStripStyle) throws(RasterError) {
      let fonts = try Fonts.pinned()
      let renderer = SceneRenderer(fonts: fonts)
      let items = titles.enumerated().map { TabItem(id: ItemID($0.offset), title: $0.element) }
      guard var strip = try? TabStripModel(items: items, selected: ItemID(2), style: style) else {
        fatalError("the benchmark's items are wrong")
      }
      var proposal = Proposal(width: 800, height: strip.naturalHeight(textScale: 1))
      proposal.pixelScale = scale
      strip.layOut(in: proposal, at: .zero) { fonts.measure($0) }
      let scene = strip.scene(at: .zero)

      let canvas = Canvas(scene.size, scale: scale)
      let bare = BareStrip(scene)
      let ours = medianMicroseconds(seconds: 1) {
        renderer.draw(scene, into: canvas.context, density: scale)
        cairo_surface_flush(canvas.surface)
      }
      let floor = medianMicroseconds(seconds: 1) {
        bare.draw(into: canvas.context)
        cairo_surface_flush(canvas.surface)
      }
      let count = bare.lines.count
      report("draw the strip (\(name))", n: count, ours, "µs")
      report("draw the strip with bare Cairo and Pango (\(name))", n: count, floor, "µs")
      report("draw the strip, times bare Cairo and Pango (\(name))", n: count, ours / floor, "×")
    }
  }

  /// Pixels to draw on.
  private final class Canvas {
    let surface: OpaquePointer
    let context: OpaquePointer

    init(_ size: SceneSize, scale: Double) {
      surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(size.width * scale), Int32(size.height * scale))
      context = cairo_create(surface)
      cairo_scale(context, scale, scale)
    }

    deinit {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }
  }

  /// A scene's areas and texts as a list of calls to Cairo, without a tree, clips or caches.
  private final class BareStrip {
    struct Area {
      var rect: SceneRect
      var radius: Double
      var color: RGBA
    }

    struct Line {
      var layout: OpaquePointer
      var x: Double
      var baseline: Double
      var color: RGBA
    }

    private(set) var steps: [Step] = []
    var lines: [Step] { steps.filter { if case .line = $0 { true } else { false } } }
    private let map: UnsafeMutablePointer<PangoFontMap>
    private let pango: OpaquePointer

    enum Step {
      case area(Area)
      case line(Line)
    }

    init(_ scene: ControlScene) {
      map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
      pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
      pango = pango_font_map_create_context(map)
      let bounds = SceneRect(scene.size)
      for node in scene.nodes {
        guard let frame = scene.frameInControl(node.id), frame.intersects(bounds) else { continue }
        if case .color(let color) = node.fill {
          steps.append(.area(Area(rect: frame, radius: node.cornerRadius, color: color)))
        }
        if case .text(let text) = node.content { add(text, in: frame) }
      }
    }

    deinit {
      for case .line(let line) in steps { g_object_unref(UnsafeMutableRawPointer(line.layout)) }
      g_object_unref(UnsafeMutableRawPointer(pango))
      g_object_unref(map)
    }

    private func add(_ text: TextContent, in frame: SceneRect) {
      let style = text.run.style
      let font = pango_font_description_new()
      pango_font_description_set_family(font, "Inter")
      pango_font_description_set_absolute_size(font, style.size * Double(PANGO_SCALE))
      pango_font_description_set_weight(font, PangoWeight(UInt32(style.weight)))
      guard let layout = pango_layout_new(pango) else { return }
      pango_layout_set_font_description(layout, font)
      pango_layout_set_text(layout, text.run.text.string, -1)
      pango_font_description_free(font)
      var extents = PangoRectangle()
      pango_layout_get_extents(layout, nil, &extents)
      let width = Double(extents.width) / Double(PANGO_SCALE)
      let top = frame.midY - style.lineHeight / 2
      steps.append(
        .line(
          Line(
            layout: layout, x: frame.midX - width / 2, baseline: top + style.baseline,
            color: text.color)))
    }

    func draw(into context: OpaquePointer) {
      for step in steps {
        switch step {
        case .area(let area):
          let color = area.color
          cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
          let rect = area.rect
          let radius = min(area.radius, min(rect.width, rect.height) / 2)
          if radius > 0 {
            cairo_new_sub_path(context)
            cairo_arc(context, rect.maxX - radius, rect.y + radius, radius, -.pi / 2, 0)
            cairo_arc(context, rect.maxX - radius, rect.maxY - radius, radius, 0, .pi / 2)
            cairo_arc(context, rect.x + radius, rect.maxY - radius, radius, .pi / 2, .pi)
            cairo_arc(context, rect.x + radius, rect.y + radius, radius, .pi, 1.5 * .pi)
            cairo_close_path(context)
          } else {
            cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height)
          }
          cairo_fill(context)
        case .line(let line):
          let color = line.color
          cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
          cairo_move_to(context, line.x, line.baseline)
          pango_cairo_show_layout_line(context, pango_layout_get_line_readonly(line.layout, 0))
        }
      }
    }
  }
#endif
