#if Raster
  import CCairo
  import ChoiceScene

  /// Draws scenes, as they are, to PNG, SVG and PDF. It knows no control.
  ///
  /// The same scene gives the same bytes each time, whatever the locale, as long as fonts and
  /// libraries are the same. Frames that aren't finite, parents that don't stand earlier, more than
  /// 200 levels: such nodes are left out with what is inside them, and the rest is drawn. So is a text
  /// whose em would have less than half a pixel or more than 8192.
  ///
  /// It keeps decoded pictures and shadows, and its fonts keep texts, so draw with one for as long
  /// as possible. Like its fonts it belongs to one thread.
  public final class SceneRenderer {
    /// The fonts that texts are set in.
    public let fonts: Fonts
    let images: ImageStore
    let shadows = ShadowStore()

    /// Pixels per point that a PNG may have.
    public static let scales = 0.1...100.0
    /// The longest side that a picture may have: in pixels for PNG, which is Cairo's own limit, in
    /// points for SVG and PDF.
    public static let longestSide = 32767
    /// How many pixels a PNG may have; they take four bytes each while it is drawn.
    public static let mostPixels = 100_000_000

    /// Pixels per point of what is no outline in SVG and PDF: photographs, shadows.
    private static let vectorDensity = 3.0

    /// A renderer that sets texts in `fonts`.
    ///
    /// - Parameter imageFolder: where images are looked for: ``ImageSource/named(_:)`` as a file's
    ///   name with its extension, and ``ImageSource/url(_:)`` with a relative address. Names that
    ///   lead out of the folder are refused. Without a folder neither is found.
    ///
    /// Addresses with `file:` and `data:` are loaded too, others are not: this face never uses the
    /// network. Images are PNG or JPEG of at most 64 million pixels. In place of one that can't be
    /// had stands its placeholder, and ``problems`` says why.
    public init(fonts: Fonts, imageFolder: String? = nil) {
      self.fonts = fonts
      images = ImageStore(folder: imageFolder)
    }

    /// The images that could not be shown so far, each once.
    public var problems: [ImageProblem] { images.problems }

    /// Forgets all images and problems, so that files are read anew.
    public func forgetImages() { images.forget() }

    /// The scene as a PNG with 32 bits per pixel.
    ///
    /// Each side is rounded up to whole pixels. Drawing a strip of tabs takes 1 to 2 ms at 3 pixels
    /// per point, packing its pixels many times that.
    ///
    /// - Parameters:
    ///   - scale: pixels per point, in ``scales``.
    ///   - background: what is below the scene; transparent unless given.
    /// - Throws: ``RasterError/invalidScale(_:)``, ``RasterError/invalidSize(_:)``,
    ///   ``RasterError/tooManyPixels(width:height:)``, ``RasterError/cairo(_:)``.
    public func png(
      _ scene: ControlScene, scale: Double, background: RGBA? = nil
    ) throws(RasterError) -> [UInt8] {
      try png(Page(scene, background: background), scale: scale)
    }

    /// The page as a PNG; see ``png(_:scale:background:)``.
    public func png(_ page: Page, scale: Double) throws(RasterError) -> [UInt8] {
      let surface = try image(of: page, scale: scale)
      defer { cairo_surface_destroy(surface) }
      return try ByteSink.collect { write, sink throws(RasterError) in
        try check(cairo_surface_write_to_png_stream(surface, write, sink))
      }
    }

    /// The page's pixels as a Cairo image surface (`cairo_surface_t *`, ARGB32) of its own, for
    /// those who go on with them. The caller destroys it.
    ///
    /// Throws as ``png(_:scale:background:)`` does.
    public func image(of page: Page, scale: Double) throws(RasterError) -> OpaquePointer {
      guard Self.scales.contains(scale) else { throw .invalidScale(scale) }
      try checkSize(page.size)
      let width = Int((page.size.width * scale).rounded(.up))
      let height = Int((page.size.height * scale).rounded(.up))
      guard max(width, height) <= Self.longestSide, width * height <= Self.mostPixels else {
        throw .tooManyPixels(width: width, height: height)
      }
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
      guard let surface, let context = cairo_create(surface) else { throw .cairo("no memory") }
      cairo_scale(context, scale, scale)
      draw(page, into: context, density: scale)
      let status = cairo_status(context)
      cairo_destroy(context)
      guard status == CAIRO_STATUS_SUCCESS else {
        cairo_surface_destroy(surface)
        throw .cairo(String(cString: cairo_status_to_string(status)))
      }
      return surface
    }

    /// The scene as an SVG whose unit is the pixel of CSS, one for each point; see ``svg(_:)``.
    public func svg(
      _ scene: ControlScene, background: RGBA? = nil
    ) throws(RasterError) -> [UInt8] {
      try svg(Page(scene, background: background))
    }

    /// The page as an SVG whose unit is the pixel of CSS, one for each point.
    ///
    /// Texts are drawn as outlines. What the nodes mean is written beside them, for assistive
    /// technology: an invisible rectangle with ARIA's attributes for each node with
    /// ``Node/semantics``, nested and in reading order.
    ///
    /// - Throws: ``RasterError/invalidSize(_:)``, ``RasterError/cairo(_:)``.
    public func svg(_ page: Page) throws(RasterError) -> [UInt8] {
      let drawing = try vector(page) { write, sink in
        let surface = cairo_svg_surface_create_for_stream(
          write, sink, page.size.width, page.size.height)
        cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
        return surface
      }
      return SvgSemantics(page).added(to: SvgIdentifiers.renumbered(drawing))
    }

    /// The scene as a PDF of one page; see ``pdf(_:)``.
    public func pdf(
      _ scene: ControlScene, background: RGBA? = nil
    ) throws(RasterError) -> [UInt8] {
      try pdf(Page(scene, background: background))
    }

    /// The page as a PDF whose unit is the point. Its texts are texts: they can be searched and
    /// copied. The date in it is always the same.
    ///
    /// - Throws: ``RasterError/invalidSize(_:)``, ``RasterError/cairo(_:)``.
    public func pdf(_ page: Page) throws(RasterError) -> [UInt8] {
      try vector(page) { write, sink in
        let surface = cairo_pdf_surface_create_for_stream(
          write, sink, page.size.width, page.size.height)
        cairo_pdf_surface_set_metadata(
          surface, CAIRO_PDF_METADATA_TITLE, LineText(Utf8Text(page.title)).prepared)
        // Any date, as long as it is the same one: the present one would make each file differ.
        cairo_pdf_surface_set_metadata(
          surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
        return surface
      }
    }

    private func vector(
      _ page: Page, _ make: (cairo_write_func_t, UnsafeMutableRawPointer) -> OpaquePointer?
    ) throws(RasterError) -> [UInt8] {
      try checkSize(page.size)
      return try ByteSink.collect { write, sink throws(RasterError) in
        guard let surface = make(write, sink), let context = cairo_create(surface) else {
          throw .cairo("no memory")
        }
        draw(page, into: context, density: Self.vectorDensity)
        let status = cairo_status(context)
        cairo_destroy(context)
        cairo_surface_finish(surface)
        let finished = cairo_surface_status(surface)
        cairo_surface_destroy(surface)
        try check(status)
        try check(finished)
      }
    }

    private func checkSize(_ size: SceneSize) throws(RasterError) {
      let limit = Double(Self.longestSide)
      // Not turned round: a comparison with NaN is false.
      guard size.width > 0, size.height > 0, size.width <= limit, size.height <= limit else {
        throw .invalidSize(size)
      }
    }

    private func check(_ status: cairo_status_t) throws(RasterError) {
      guard status == CAIRO_STATUS_SUCCESS else {
        throw .cairo(String(cString: cairo_status_to_string(status)))
      }
    }
  }
#endif
