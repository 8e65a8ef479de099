import Foundation
import Testing

@testable import ChoiceTool

/// The tool with files in memory.
private final class Bench {
  var files: [String: String] = [
    "tap.json": """
    {"control": "tabStrip", "items": ["A", "B"], "steps": [{"at": 0.5, "tap": 1}]}
    """
  ]
  var output: [String] = []
  var errors: [String] = []
  var written: [String: Data] = [:]

  func run(_ words: String...) -> Int32 {
    Tool(
      read: { path throws(Failure) in
        guard let text = self.files[path] else { throw .failed("\(path): there is no such file") }
        return Data(text.utf8)
      },
      write: { data, path in self.written[path] = data },
      print: { self.output.append($0) }, complain: { self.errors.append($0) }
    ).run(words)
  }
}

@Suite("The command line tool")
struct ToolTests {
  private let bench = Bench()

  @Test("play prints effects and scenes")
  func play() {
    #expect(bench.run("play", "tap.json", "--at", "0", "--at", "0.5", "--measure", "fixed") == 0)
    #expect(bench.errors == [])
    #expect(bench.output.count == 3)
    #expect(
      bench.output[1] == #"{"time":0.5,"step":0,"effect":"selected","item":1,"cause":"person"}"#)
  }

  @Test("- is standard input")
  func standardInput() {
    bench.files["-"] = #"{"control": "tabStrip"}"#
    #expect(bench.run("play", "-") == 1)
    #expect(bench.errors.count == 1)
    #expect(
      bench.errors[0].hasPrefix(
        #"choicekit: error: standard input: document: "items" is missing;"#))
  }

  @Test("Errors of files exit with 1")
  func files() {
    #expect(bench.run("play", "none.json") == 1)
    #expect(bench.errors == ["choicekit: error: none.json: there is no such file"])
  }

  @Test("Wrong command lines exit with 2 and point to the help")
  func usage() {
    for words in [
      ["play"], ["play", "tap.json", "--fps", "3"], ["pley"], [], ["draw", "tap.json"],
    ] {
      let bench = Bench()
      #expect(
        Tool(
          read: { _ in Data() }, write: { _, _ in }, print: { _ in },
          complain: { bench.errors.append($0) }
        ).run(words) == 2)
      #expect(bench.errors.count == 2)
      #expect(bench.errors.first?.hasPrefix("choicekit: error: ") == true)
      #expect(bench.errors.last?.hasPrefix("Try: choicekit ") == true)
    }
  }

  @Test("Pictures have one of three endings")
  func endings() {
    #expect(bench.run("draw", "tap.json", "-o", "a.gif") == 2)
    #expect(bench.errors[0].hasSuffix("allowed: a name that ends with .png, .svg or .pdf"))
  }

  @Test("Help for the tool and for each command, with an example each")
  func help() {
    #expect(bench.run("--help") == 0)
    for command in Command.all {
      #expect(bench.output[0].contains("\n  \(command.name) "))
      let other = Bench()
      #expect(other.run(command.name, "--help") == 0)
      #expect(other.output[0].contains("Example"))
      for option in command.options { #expect(other.output[0].contains("\n  \(option.name) ")) }
      for line in other.output[0].split(separator: "\n") { #expect(line.count <= 100) }
    }
    #expect(bench.run("--version") == 0)
    #expect(bench.output[1] == "choicekit \(Tool.version)")
  }

  #if Raster
    @Test("draw and film write pictures", arguments: ["png", "svg", "pdf"])
    func pictures(ending: String) throws {
      #expect(bench.run("draw", "tap.json", "-o", "a.\(ending)", "--scale", "1") == 0)
      #expect(bench.run("film", "tap.json", "-o", "b.\(ending)", "--columns", "2") == 0)
      #expect(bench.errors == [])
      let magic = ["png": "\u{89}PNG", "svg": "<?xml", "pdf": "%PDF"][ending] ?? ""
      for name in ["a", "b"] {
        let data = try #require(bench.written["\(name).\(ending)"])
        #expect(data.starts(with: magic.unicodeScalars.map { UInt8($0.value) }))
      }
    }
  #else
    @Test("Without Cairo, draw, film and fonts say what to do")
    func withoutRaster() {
      #expect(bench.run("draw", "tap.json", "-o", "a.png") == 1)
      #expect(bench.run("film", "tap.json", "-o", "a.png") == 1)
      #expect(bench.run("play", "tap.json", "--measure", "fonts") == 2)
      for line in bench.errors where !line.hasPrefix("Try") {
        #expect(line.contains("swift run --traits Raster choicekit"))
      }
    }
  #endif
}
