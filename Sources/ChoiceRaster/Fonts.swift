#if Raster
  import CCairo
  import ChoiceScene

  /// A set of fonts, with the texts that were set in them.
  ///
  /// Glyphs are neither hinted nor rounded to whole pixels, so a text is as wide at every pixel
  /// scale, and one point is one unit. A text whose weight isn't there takes the nearest one of
  /// its family, lighter or bolder as CSS chooses; nothing is emboldened or slanted artificially.
  ///
  /// Making one costs some milliseconds for each font file. It belongs to one thread: Pango's
  /// objects are not safe to share, so it isn't `Sendable`. Make one for each thread.
  public final class Fonts {
    /// The family that texts are set in. Other families of the set step in for the characters that
    /// it lacks.
    public let family: String

    private let map: UnsafeMutablePointer<PangoFontMap>
    private let context: OpaquePointer
    private let configuration: FontConfiguration?
    private var layouts = LayoutCache()

    /// The fonts of this machine, with `family` first.
    ///
    /// Pictures then differ from machine to machine. For pictures to compare, use ``pinned()``.
    public static func system(family: String = "Inter") -> Fonts {
      Fonts(family: family, language: "en", configuration: nil)
    }

    /// Fonts from these files only, whatever else is installed.
    ///
    /// - Parameters:
    ///   - files: paths of font files (TrueType, OpenType, collections of them).
    ///   - family: the family for texts, as its file names it.
    ///   - language: a BCP 47 tag. It chooses among forms of one character that differ by
    ///     language, above all between Chinese, Japanese and Korean.
    /// - Throws: ``RasterError/unreadableFont(path:)`` for the first file that is no font,
    ///   ``RasterError/missingFamily(name:files:)``.
    public convenience init(
      files: [String], family: String, language: String = "zh-cn"
    ) throws(RasterError) {
      try self.init(files: files, families: [family], language: language)
    }

    /// Fonts from these files only; `families` step in for each other in this order.
    convenience init(
      files: [String], families: [String], language: String
    ) throws(RasterError) {
      let configuration = try FontConfiguration(files: files, families: families)
      self.init(family: families[0], language: language, configuration: configuration)
    }

    private init(family: String, language: String, configuration: FontConfiguration?) {
      self.family = family
      self.configuration = configuration
      // Cairo's FreeType fonts on every platform: Core Text's would give other outlines on a Mac.
      map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
      if let configuration {
        pango_fc_font_map_set_config(OpaquePointer(map), configuration.pointer)
      }
      pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
      context = pango_font_map_create_context(map)
      pango_context_set_round_glyph_positions(context, 0)
      pango_context_set_base_dir(context, PANGO_DIRECTION_LTR)
      // Always given, or Pango takes the one of the user's locale.
      pango_context_set_language(context, pango_language_from_string(language))
      let options = cairo_font_options_create()
      cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
      cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
      cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
      pango_cairo_context_set_font_options(context, options)
      cairo_font_options_destroy(options)
    }

    deinit {
      layouts.removeAll()
      g_object_unref(UnsafeMutableRawPointer(context))
      g_object_unref(UnsafeMutableRawPointer(map))
    }

    /// The advance width of a run on one line, in points, before any truncation.
    ///
    /// Zero for an empty text and for a size outside ``sizes``. Line breaks and tabs count as
    /// spaces, other control characters as nothing. Of a text longer than ``longestText`` bytes
    /// the beginning is measured, and the rest taken to be as wide on average.
    ///
    /// 2 to 15 ms for the first text in a script, 0.1 ms for others, and less than a microsecond
    /// for one that was measured or drawn recently.
    public func measure(_ run: TextRun) -> TextMetrics {
      guard let line = line(run) else { return TextMetrics(width: 0) }
      return TextMetrics(width: line.width * LineText(run.text).extrapolation)
    }

    /// Em sizes in points that texts are set in. Pango counts in 1/1024 point in 32 bits, and fonts
    /// made of bitmaps, as those of emoji are, fail near both ends of that.
    public static let sizes = 0.1...10_000.0

    /// Bytes of UTF-8 of a text that are set: 4096, some hundred times what fits a control. The
    /// rest of a longer one is never shaped, so a text of a megabyte costs no more than these; it
    /// is drawn with an ellipsis in place of the rest.
    public static let longestText = 4096

    /// The run set on one line, cut with an ellipsis at `maxWidth` points if given. `nil` where
    /// there is nothing to set.
    func line(_ run: TextRun, maxWidth: Double? = nil) -> TextLine? {
      guard Self.sizes.contains(run.style.size), !run.text.isEmpty else { return nil }
      let key = TextLine.Key(run, maxWidth: maxWidth)
      if let line = layouts[key] { return line }
      let line = TextLine(key, family: family, context: context)
      layouts[key] = line
      return line
    }
  }
#endif
