#if Raster
  import CCairo
  import ChoiceScene

  /// One line of text, shaped and ready to be drawn.
  final class TextLine {
    /// Natural advance width in points, or that of what is left after truncation.
    let width: Double
    private let layout: OpaquePointer

    /// Sets the text of `key`; the layout keeps `context` alive.
    init(_ key: Key, family: String, context: OpaquePointer) {
      let layout: OpaquePointer = pango_layout_new(context)
      self.layout = layout
      let font = pango_font_description_new()
      pango_font_description_set_family(font, family)
      pango_font_description_set_absolute_size(font, key.style.size * Double(PANGO_SCALE))
      let weight = min(max(key.style.weight, 1), 1000)
      pango_font_description_set_weight(font, PangoWeight(UInt32(weight)))
      pango_layout_set_font_description(layout, font)
      pango_font_description_free(font)
      pango_layout_set_single_paragraph_mode(layout, 1)
      var text = key.line.prepared
      text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          pango_layout_set_text(layout, $0.baseAddress, Int32($0.count))
        }
      }
      if let width = key.maxWidth {
        pango_layout_set_width(layout, width)
        pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
      }
      var box = PangoRectangle()
      pango_layout_line_get_extents(pango_layout_get_line_readonly(layout, 0), nil, &box)
      width = Double(box.width) / Double(PANGO_SCALE)
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

    /// Draws the line in the context's source, with its left end on the baseline at (`x`, `y`).
    func draw(on context: OpaquePointer, x: Double, y: Double) {
      cairo_move_to(context, x, y)
      pango_cairo_show_layout_line(context, pango_layout_get_line_readonly(layout, 0))
    }
  }

  extension TextLine {
    /// What a line is found again by.
    struct Key: Hashable {
      var line: LineText
      var style: TextStyle
      /// In Pango's units, 1/1024 point.
      var maxWidth: Int32?

      init(_ run: TextRun, maxWidth: Double?) {
        line = LineText(run.text)
        style = run.style
        let units = (maxWidth ?? 0) * Double(PANGO_SCALE)
        self.maxWidth = maxWidth.map { _ in Int32(min(max(units, 0), 1_000_000_000)) }
      }

      static func == (left: Key, right: Key) -> Bool {
        left.style == right.style && left.maxWidth == right.maxWidth
          && left.line.isBeginning == right.line.isBeginning && left.line.text == right.line.text
      }

      func hash(into hasher: inout Hasher) {
        // Not String's own hash, which takes canonical equivalents for equal. The beginning is
        // enough: texts that differ later are told apart by ==.
        for byte in line.text.string.utf8.prefix(64) { hasher.combine(byte) }
        hasher.combine(line.text.string.utf8.count)
        hasher.combine(style.size)
        hasher.combine(style.weight)
        hasher.combine(maxWidth)
      }
    }
  }
#endif
