import ChoiceCore
import ChoiceScene
import ChoiceScript
import Foundation

#if Raster
  import ChoiceRaster
#endif

/// A document that is being played, for a command.
struct Session {
  let player: any AnyScriptPlayer
  #if Raster
    let renderer: SceneRenderer
  #endif

  /// Reads the command's document.
  init(_ tool: Tool, _ arguments: Arguments) throws(Failure) {
    try self.init(tool, path: arguments.document(), arguments)
  }

  /// Reads the document at `path`.
  init(_ tool: Tool, path: String, _ arguments: Arguments) throws(Failure) {
    let measure = arguments.value("--measure") ?? Option.measures[0]
    guard Option.measures.contains(measure) else {
      if measure == "fonts" { throw .usage("--measure fonts " + Session.needsRaster) }
      throw .usage("--measure: found \"\(measure)\"; allowed: fixed, fonts")
    }
    let data = try tool.read(path)
    let name = path == "-" ? "standard input" : path
    do throws(ScriptError) {
      #if Raster
        let fonts = (try? Fonts.pinned()) ?? .system()
        let folder = path == "-" ? "." : URL(fileURLWithPath: path).deletingLastPathComponent().path
        renderer = SceneRenderer(fonts: fonts, imageFolder: folder)
        if measure == "fonts" {
          player = try ScriptControls.player(json: data) { fonts.measure($0) }
          return
        }
      #endif
      player = try ScriptControls.player(json: data)
    } catch {
      throw .failed("\(name): \(error)")
    }
  }

  /// The picture at `time`: the control, or where it shows anything outside of itself its whole
  /// container, with an empty page behind.
  func picture(at time: Double) -> ControlScene {
    let scene = player.scene(at: time)
    if !player.hasOverlays { return scene }
    let proposal = player.currentProposal.sanitized
    let size = SceneSize(
      width: max(proposal.container.width, proposal.frame.maxX),
      height: max(proposal.container.height, proposal.frame.maxY))
    var page = Node(id: NodeID(part: .max), parent: nil, frame: SceneRect(size))
    page.fill = .color(RGBA(proposal.appearance == .dark ? 0x000000 : 0xf4f4f6))
    let nodes = scene.nodes.map { node in
      var node = node
      if node.parent == nil {
        node.frame = node.frame.offset(x: proposal.frame.x, y: proposal.frame.y)
      }
      return node
    }
    return ControlScene(size: size, nodes: [page] + nodes)
  }

  /// What to do where drawing is asked for and isn't there.
  static let needsRaster =
    "needs Cairo and Pango, which this build leaves out; build it with them: "
    + "swift run --traits Raster choicekit"
}
