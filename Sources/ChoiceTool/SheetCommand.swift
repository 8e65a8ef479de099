import ChoiceCore
import ChoiceScene
import ChoiceScript

#if Raster
  import ChoiceRaster
#endif

extension Command {
  static var sheet: Command {
    Command(
      name: "sheet",
      summary: "Draws several documents on one sheet, each when all motion has ended.",
      usage: "<document>… -o <file> [options]",
      options: [
        .output,
        Option(name: "--columns", value: "n", help: "Controls side by side (default 1)."),
        .scale, .measure,
      ],
      examples: [
        "choicekit sheet Examples/capsule.json Examples/capsule-dark.json -o capsules.png"
      ]
    ) { tool, arguments throws(Failure) in
      let file = try PictureFormat.of(arguments)
      let columns = Int(try arguments.number("--columns", in: 1...100) ?? 1)
      let scale = try arguments.number("--scale", in: 0.1...100)
      if arguments.rest.isEmpty { _ = try arguments.document() }
      #if Raster
        var sessions: [Session] = []
        for path in arguments.rest {
          sessions.append(try Session(tool, path: path, arguments))
        }
        try sessions[0].draw(sessions.sheet(columns: columns), to: file, scale: scale, with: tool)
      #else
        _ = (columns, scale, file)
        throw .failed("sheet " + Session.needsRaster + " sheet …")
      #endif
    }
  }
}

#if Raster
  extension [Session] {
    /// Each control on a card of its bar's colour.
    fileprivate func sheet(columns: Int) -> Page {
      let scenes = map { $0.picture(at: $0.player.end) }
      let layout = SheetLayout(scenes.map { $0.size }, columns: columns)
      var items: [Page.Item] = []
      for (index, scene) in scenes.enumerated() {
        if case .color(let color)? = scene.nodes.first?.fill {
          items.append(
            .area(layout.cards[index], fill: color, cornerRadius: SheetLayout.cardPadding))
        }
        items.append(.scene(scene, in: layout.frames[index]))
      }
      return Page(size: layout.size, background: RGBA(0xececf0), items: items)
    }
  }
#endif

/// Where controls stand on a sheet: in columns, each on a card, read line by line. Cards of a line
/// are of one height, with the controls in their middle.
struct SheetLayout: Equatable {
  /// The size of the whole sheet.
  var size: SceneSize
  /// The places of the cards.
  var cards: [SceneRect] = []
  /// The places of the controls.
  var frames: [SceneRect] = []

  static let margin = 24.0
  static let gap = 16.0

  /// The room above and below a control, in which the card's corners are round.
  static let cardPadding = 12.0

  init(_ sizes: [SceneSize], columns: Int) {
    let columns = max(1, min(columns, sizes.count))
    let width = sizes.map { $0.width }.max() ?? 0
    var y = Self.margin
    for start in stride(from: 0, to: sizes.count, by: columns) {
      let line = sizes[start..<min(start + columns, sizes.count)]
      let height = (line.map { $0.height }.max() ?? 0) + 2 * Self.cardPadding
      for (column, size) in line.enumerated() {
        let x = Self.margin + Double(column) * (width + Self.gap)
        cards.append(SceneRect(x: x, y: y, width: size.width, height: height))
        frames.append(
          SceneRect(
            x: x, y: y + (height - size.height) / 2, width: size.width, height: size.height))
      }
      y += height + Self.gap
    }
    size = SceneSize(
      width: 2 * Self.margin + Double(columns) * (width + Self.gap) - Self.gap,
      height: y - Self.gap + Self.margin)
  }
}
