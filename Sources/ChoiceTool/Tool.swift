import Foundation

/// The command line tool, with what it reads from and writes to.
struct Tool {
  /// The contents of a file by its path; `-` is standard input.
  var read: (String) throws(Failure) -> Data
  /// Writes a file.
  var write: (Data, String) throws(Failure) -> Void
  /// Prints a line to standard output.
  var print: (String) -> Void
  /// Prints a line to standard error.
  var complain: (String) -> Void

  /// The version of the package.
  static let version = "0.1.0"

  /// Carries out a command line, without the name of the program.
  ///
  /// - Returns: the exit code: 0, 1 for an error of a document or file, 2 for a wrong command line.
  func run(_ words: [String]) -> Int32 {
    let command = words.first.flatMap { name in Command.all.first { $0.name == name } }
    do throws(Failure) {
      if let command {
        try run(command, Array(words.dropFirst()))
      } else {
        try runWithoutCommand(words.first)
      }
      return 0
    } catch {
      complain("choicekit: error: " + error.message)
      guard case .usage = error else { return 1 }
      complain("Try: choicekit " + (command.map { $0.name + " " } ?? "") + "--help")
      return 2
    }
  }

  private func run(_ command: Command, _ words: [String]) throws(Failure) {
    if words.contains("--help") || words.contains("-h") { return print(command.help) }
    try command.run(self, try Arguments(words, options: command.options))
  }

  private func runWithoutCommand(_ word: String?) throws(Failure) {
    switch word {
    case "--help", "-h", "help": print(Command.overview)
    case "--version": print("choicekit " + Self.version)
    case let word?: throw .usage("found \"\(word)\"; allowed: \(Command.names)")
    case nil: throw .usage("a command is missing; allowed: \(Command.names)")
    }
  }
}

/// Why a command is not carried out.
enum Failure: Error, Equatable {
  /// Something is wrong with a document or a file.
  case failed(String)
  /// The command line is wrong.
  case usage(String)

  var message: String {
    switch self {
    case .failed(let message), .usage(let message): message
    }
  }
}

extension Tool {
  /// The tool with real files and the process's own input and output.
  static var system: Tool {
    Tool(
      read: { path throws(Failure) in
        if path == "-" {
          do { return try FileHandle.standardInput.readToEnd() ?? Data() } catch {
            throw .failed("standard input: it can't be read")
          }
        }
        guard let data = FileManager.default.contents(atPath: path) else {
          throw .failed("\(path): there is no such file, or it can't be read")
        }
        return data
      },
      write: { data, path throws(Failure) in
        do {
          try data.write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
          throw .failed("\(path): it can't be written: \(error.localizedDescription)")
        }
      },
      print: { text in
        do { try FileHandle.standardOutput.write(contentsOf: Data((text + "\n").utf8)) } catch {
          try? FileHandle.standardError.write(
            contentsOf: Data("choicekit: error: standard output: it can't be written\n".utf8))
          exit(1)
        }
      },
      // Where even that can't be said, the exit code still tells.
      complain: { try? FileHandle.standardError.write(contentsOf: Data(($0 + "\n").utf8)) })
  }
}
