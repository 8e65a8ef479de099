#if Raster
  import ChoiceScene

  /// A picture that is put together from scenes, captions and areas: a strip of film, a table of
  /// states.
  ///
  /// All places are in points from the page's top left corner.
  public struct Page: Equatable, Sendable {
    /// One thing on a page.
    public enum Item: Equatable, Sendable {
      /// A scene with its control's top left corner at the rectangle's, cut at the rectangle. A
      /// rectangle larger than the scene's size shows what the control has outside of itself.
      case scene(ControlScene, in: SceneRect)
      /// A line of text, placed as in a node of that frame.
      case label(TextContent, in: SceneRect)
      /// A filled area with round corners.
      case area(SceneRect, fill: RGBA, cornerRadius: Double)
    }

    /// Its size in points, both sides above 0.
    public var size: SceneSize
    /// What is below everything else. `nil` leaves the page transparent.
    public var background: RGBA?
    /// What is on it, from back to front.
    public var items: [Item]
    /// What it is called for those who don't see it: an SVG's accessible name, a PDF's title.
    public var title: String

    /// A page of the given size.
    public init(
      size: SceneSize, background: RGBA? = nil, items: [Item] = [], title: String = "ChoiceKit"
    ) {
      self.size = size
      self.background = background
      self.items = items
      self.title = title
    }

    /// A page that a scene fills.
    public init(_ scene: ControlScene, background: RGBA? = nil, title: String = "ChoiceKit") {
      self.init(
        size: scene.size, background: background,
        items: [.scene(scene, in: SceneRect(scene.size))], title: title)
    }
  }
#endif
