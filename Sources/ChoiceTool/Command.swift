/// A command of the tool: what it does, and what it says about itself.
struct Command {
  var name: String
  /// What it does, in one sentence.
  var summary: String
  /// The words after its name.
  var usage: String
  var options: [Option]
  /// What else is to be said, as lines.
  var notes: [String] = []
  /// Command lines to try.
  var examples: [String]
  var run: (Tool, Arguments) throws(Failure) -> Void

  static var all: [Command] { [.draw, .film, .sheet, .play, .trace] }

  static var names: String {
    all.map { $0.name }.joined(separator: ", ") + ", --help, --version"
  }

  /// The help for one command.
  var help: String {
    var lines = [
      summary, "", "Usage: choicekit \(name) \(usage)", "",
      "The document is a file in JSON that describes a control and what happens to it; - is",
      "standard input. Images are looked for in the document's folder.", "", "Options:",
    ]
    let all = options.map { ($0.name + " " + $0.value, $0.help) } + [("--help", "This help.")]
    let width = all.map { $0.0.count }.max() ?? 0
    for (left, text) in all {
      lines.append("  " + left + String(repeating: " ", count: width - left.count) + "  " + text)
    }
    if !notes.isEmpty { lines += [""] + notes }
    lines += ["", examples.count == 1 ? "Example:" : "Examples:"] + examples.map { "  " + $0 }
    return lines.joined(separator: "\n")
  }

  /// The help for the tool.
  static var overview: String {
    let width = all.map { $0.name.count }.max() ?? 0
    let commands = all.map { command in
      "  " + command.name + String(repeating: " ", count: width - command.name.count) + "  "
        + command.summary
    }
    let lines =
      [
        "Draws and plays selection controls that documents in JSON describe.", "",
        "Usage: choicekit <command> <document> [options]", "", "Commands:",
      ] + commands + [
        "", "Options:", "  --help     This help; after a command, the command's.",
        "  --version  The version.", "",
        "Exit codes: 0 if all went well, 1 if something is wrong with a document or a file,",
        "2 if the command line is wrong.", "", "Example:",
        "  choicekit play Examples/certificates.json --at 0.5 --at 0.65",
      ]
    return lines.joined(separator: "\n")
  }
}

extension Option {
  static let measure = Option(
    name: "--measure", value: "fixed|fonts",
    help: "By a fixed rule, or as texts are drawn (default \(measures[0])).")
  static let output = Option(name: "-o", value: "file", help: "The picture: .png, .svg or .pdf.")
  static let scale = Option(
    name: "--scale", value: "n",
    help: "Pixels per point of a PNG (default: the document's pixelScale).")

  /// The ways to measure texts that this build has, the usual one first.
  #if Raster
    static let measures = ["fonts", "fixed"]
  #else
    static let measures = ["fixed"]
  #endif
}

/// Times that may be asked for, in seconds.
let times = -1e6...1e6
