import ChoiceScript

extension Command {
  static var play: Command {
    Command(
      name: "play",
      summary: "Prints what the app would be told, and scenes, as lines of JSON.",
      usage: "<document> [--at seconds]… [options]",
      options: [
        Option(
          name: "--at", value: "seconds",
          help: "A time whose scene is printed; may be repeated (default: see below).",
          repeats: true),
        .measure,
      ],
      notes: [
        "Lines come by time. One with \"effect\" says what the app is told, one with \"error\" which",
        "step made no sense, and one with \"nodes\" is a scene: for each node its id, part, item,",
        "frame in the container, and what assistive technology hears. Without --at the scenes are",
        "those at the document's \"scenes\", else the one when all motion has ended.",
      ],
      examples: ["choicekit play Examples/certificates.json --at 0.5 --at 0.65"]
    ) { tool, arguments throws(Failure) in
      let times = try arguments.numbers("--at", in: times)
      let session = try Session(tool, arguments)
      let scenes = times.isEmpty ? session.player.scenes : times
      for line in session.player.report(scenesAt: scenes) { tool.print(line) }
    }
  }
}
