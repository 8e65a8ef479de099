import ChoiceCore
import ChoiceScript

extension Command {
  static var trace: Command {
    Command(
      name: "trace",
      summary: "Prints what a face is to do for a document, and to show, as lines of JSON.",
      usage: "<document>",
      options: [],
      notes: [
        "The first line is the setup. Lines with \"do\" are to be done natively at their time, those",
        "with \"expect\" say what must be seen then: what the app was told since the one before, which",
        "node has the focus, and every node with its frame in the control's coordinates, as drawn;",
        "with \"overlay\" where it is in an overlay, \"clip\" where something cuts it, and \"scroll\".",
        "Texts are measured by the fixed rule. For those who write a face, or test one.",
      ],
      examples: ["choicekit trace Examples/interrupted.json"]
    ) { tool, arguments throws(Failure) in
      let player = try Session(tool, arguments).player
      let lines: [String]
      do throws(ScriptError) { lines = try player.trace() } catch { throw .failed("\(error)") }
      for line in lines { tool.print(line) }
    }
  }
}
