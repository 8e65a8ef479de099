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
          help: "A time whose scene is printed; may be repeated (default: the document's scenes, "
            + "else when all motion has ended).", repeats: true),
        .measure,
      ],
      examples: ["choicekit play Examples/certificates.json --at 0.5 --at 0.65"]
    ) { tool, arguments throws(Failure) in
      let times = try arguments.numbers("--at", in: times)
      let session = try Session(tool, arguments)
      let scenes = times.isEmpty ? session.document.scenes : times
      for line in session.player.report(scenesAt: scenes) { tool.print(line) }
    }
  }
}
