#if Raster
  import ChoiceRaster
  import ChoiceScene
  import Testing

  /// The pinned fonts. On one actor, because fonts belong to one thread and take time to load.
  @MainActor enum Shared {
    static let fonts = Result { try Fonts.pinned() }

    static func renderer(imageFolder: String? = nil) throws -> SceneRenderer {
      SceneRenderer(fonts: try fonts.get(), imageFolder: imageFolder)
    }
  }

  /// Draws nodes into a picture of the given size in points.
  @MainActor func pixels(
    _ width: Double, _ height: Double, scale: Double = 1, background: RGBA? = nil,
    with renderer: SceneRenderer? = nil, _ nodes: [Node]
  ) throws -> Pixels {
    let renderer = try renderer ?? Shared.renderer()
    let scene = ControlScene(size: SceneSize(width: width, height: height), nodes: nodes)
    return try Pixels(png: renderer.png(scene, scale: scale, background: background))
  }

  extension Node {
    /// A node of the given place, filled if told so; its number names it.
    static func box(
      _ number: Int, in parent: Int? = nil, _ x: Double, _ y: Double, _ width: Double,
      _ height: Double, fill: UInt32? = nil, _ change: (inout Node) -> Void = { _ in }
    ) -> Node {
      var node = Node(
        id: NodeID(part: 1, item: ItemID(number)),
        parent: parent.map { NodeID(part: 1, item: ItemID($0)) },
        frame: SceneRect(x: x, y: y, width: width, height: height))
      if let fill { node.fill = .color(RGBA(fill)) }
      change(&node)
      return node
    }

    /// A node with a line of text.
    static func text(
      _ number: Int, in parent: Int? = nil, _ text: String, _ x: Double, _ y: Double,
      _ width: Double, _ height: Double, size: Double = 16, weight: Int = 400,
      color: UInt32 = 0, alignment: TextAlign = .left
    ) -> Node {
      box(number, in: parent, x, y, width, height) {
        $0.content = .text(
          TextContent(
            TextRun(Utf8Text(text), TextStyle(size: size, weight: weight)), color: RGBA(color),
            alignment: alignment))
      }
    }

    /// A node with a picture.
    static func image(
      _ number: Int, _ source: ImageSource, _ x: Double, _ y: Double, _ width: Double,
      _ height: Double, tint: UInt32? = nil, fillsFrame: Bool = false
    ) -> Node {
      box(number, x, y, width, height) {
        $0.content = .image(
          ImageContent(
            source, tint: tint.map { RGBA($0) }, placeholder: RGBA(0x808080),
            fillsFrame: fillsFrame))
      }
    }
  }
#endif
