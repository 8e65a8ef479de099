import ChoiceScene
import ChoiceScript
import Foundation

#if Raster
  import ChoiceRaster
#endif

extension Command {
  static var draw: Command {
    Command(
      name: "draw",
      summary: "Draws the control at one time.",
      usage: "<document> -o <file> [options]",
      options: [
        .output,
        Option(
          name: "--at", value: "seconds",
          help: "The time that is drawn (default: when all motion has ended)."),
        .scale, .measure,
      ],
      examples: [
        "choicekit draw Examples/certificates.json -o certificates.png --at 0.6 --scale 3"
      ]
    ) { tool, arguments throws(Failure) in
      let file = try PictureFormat.of(arguments)
      let time = try arguments.number("--at", in: times)
      let scale = try arguments.number("--scale", in: 0.1...100)
      #if Raster
        let session = try Session(tool, arguments)
        let scene = session.picture(at: time ?? session.player.end)
        let title = session.player.caption
        let page = Page(scene, title: title.isEmpty ? "ChoiceKit" : title)
        try session.draw(page, to: file, scale: scale, with: tool)
      #else
        _ = (time, scale, file)
        throw .failed("draw " + Session.needsRaster + " draw …")
      #endif
    }
  }
}

#if Raster
  extension Session {
    /// Draws a page to a file, and says which images could not be shown.
    func draw(
      _ page: Page, to file: (format: PictureFormat, path: String), scale: Double?,
      with tool: Tool
    ) throws(Failure) {
      let bytes: [UInt8]
      do throws(RasterError) {
        switch file.format {
        case .png:
          let scale = scale ?? player.currentProposal.sanitized.pixelScale
          bytes = try renderer.png(page, scale: scale)
        case .svg: bytes = try renderer.svg(page)
        case .pdf: bytes = try renderer.pdf(page)
        }
      } catch { throw .failed("\(file.path): \(error.description)") }
      for problem in renderer.problems { tool.complain("choicekit: warning: \(problem)") }
      try tool.write(Data(bytes), file.path)
    }
  }
#endif
