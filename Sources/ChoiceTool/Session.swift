import ChoiceCore
import ChoiceScene
import ChoiceScript
import Foundation

#if Raster
  import ChoiceRaster
#endif

/// A document that is being played, for a command.
struct Session {
  let document: ScriptDocument<TabStripModel>
  let player: ScriptPlayer<TabStripModel>
  #if Raster
    let renderer: SceneRenderer
  #endif

  /// Reads the command's document. Where more controls can be described, its key `control` will
  /// choose among them here.
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
      document = try ScriptDocument(json: data)
      #if Raster
        let fonts = (try? Fonts.pinned()) ?? .system()
        let folder = path == "-" ? "." : URL(fileURLWithPath: path).deletingLastPathComponent().path
        renderer = SceneRenderer(fonts: fonts, imageFolder: folder)
        if measure == "fonts" {
          player = try ScriptPlayer(document) { fonts.measure($0) }
          return
        }
      #endif
      player = try ScriptPlayer(document)
    } catch {
      throw .failed("\(name): \(error)")
    }
  }

  /// What to do where drawing is asked for and isn't there.
  static let needsRaster =
    "needs Cairo and Pango, which this build leaves out; build it with them: "
    + "swift run --traits Raster choicekit"
}
