import ChoiceScene
import ChoiceScript

#if Raster
  import ChoiceRaster
#endif

extension Command {
  static var film: Command {
    Command(
      name: "film",
      summary: "Draws the control at many times, as a strip of film.",
      usage: "<document> -o <file> [options]",
      options: [
        .output,
        Option(
          name: "--fps", value: "n",
          help: "Frames per second (default: the document's scenes, else 10)."),
        Option(name: "--from", value: "seconds", help: "The first time (default 0)."),
        Option(
          name: "--to", value: "seconds",
          help: "The last time (default: when all motion has ended)."),
        Option(name: "--columns", value: "n", help: "Frames side by side (default 1)."),
        Option(
          name: "--captions", value: "times|none",
          help: "What stands beside frames; with none they touch (default times)."),
        .scale, .measure,
      ],
      examples: [
        "choicekit film Examples/swipe.json -o swipe.png --fps 12 --columns 3"
      ]
    ) { tool, arguments throws(Failure) in
      let file = try PictureFormat.of(arguments)
      let times = FilmTimes(
        from: try arguments.number("--from", in: times),
        to: try arguments.number("--to", in: times),
        rate: try arguments.number("--fps", in: 0.1...240))
      let columns = try arguments.number("--columns", in: 1...100) ?? 1
      let captions = arguments.value("--captions") ?? "times"
      guard ["times", "none"].contains(captions) else {
        throw .usage("--captions: found \"\(captions)\"; allowed: times, none")
      }
      let scale = try arguments.number("--scale", in: 0.1...100)
      #if Raster
        let session = try Session(tool, arguments)
        let page = try session.film(
          times, columns: Int(columns), hasCaptions: captions == "times")
        try session.draw(page, to: file, scale: scale, with: tool)
      #else
        _ = (times, columns, scale, file)
        throw .failed("film " + Session.needsRaster + " film …")
      #endif
    }
  }
}

#if Raster
  extension Session {
    fileprivate func film(
      _ times: FilmTimes, columns: Int, hasCaptions: Bool
    ) throws(Failure) -> Page {
      let times = try times.times(scenes: player.scenes) { player.end }
      let scenes = times.map { picture(at: $0) }
      let layout = FilmLayout(
        scenes.map { $0.size }, columns: columns, hasCaptions: hasCaptions)
      let isDark = player.currentProposal.appearance == .dark
      let style = TextStyle(size: FilmLayout.captionSize, weight: 500)
      var items: [Page.Item] = []
      for (index, scene) in scenes.enumerated() {
        if hasCaptions {
          let caption = TextContent(
            TextRun(Utf8Text(FilmLayout.caption(times[index])), style),
            color: RGBA(isDark ? 0x98989f : 0x636369), alignment: .right)
          items.append(.label(caption, in: layout.captions[index]))
        }
        items.append(.scene(scene, in: layout.frames[index]))
      }
      return Page(
        size: layout.size, background: RGBA(isDark ? 0x000000 : 0xececf0), items: items,
        title: player.caption)
    }
  }
#endif
