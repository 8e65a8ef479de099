import Testing

@testable import ChoiceTool

@Suite("The words of a command line")
struct ArgumentsTests {
  private let options = [
    Option(name: "--at", value: "seconds", help: "", repeats: true),
    Option(name: "-o", value: "file", help: ""),
  ]

  private func read(_ words: String...) throws(Failure) -> Arguments {
    try Arguments(words, options: options)
  }

  private func usage(_ words: String...) -> String {
    do throws(Failure) {
      _ = try Arguments(words, options: options)
      return "accepted"
    } catch { return error.message }
  }

  @Test("Options stand anywhere, with a space or an equals sign")
  func options_() throws {
    let arguments = try read("--at", "1", "a.json", "-o=b=c.png", "--at=2.5")
    #expect(try arguments.document() == "a.json")
    #expect(arguments.value("-o") == "b=c.png")
    #expect(try arguments.numbers("--at", in: 0...9) == [1, 2.5])
  }

  @Test("A value may begin with a dash, and so may a document after --")
  func dashes() throws {
    #expect(try read("--at", "-1", "-").numbers("--at", in: -9...9) == [-1])
    #expect(try read("-").document() == "-")
    #expect(try read("--", "-o").document() == "-o")
  }

  @Test("What is wrong is named, with what is allowed")
  func wrong() throws {
    #expect(usage("--att", "1") == "there is no option --att; allowed: --at, -o, --help")
    #expect(usage("-o") == "-o needs a value: file")
    #expect(usage("-o", "a", "-o", "b") == "-o is given twice")
    #expect(throws: Failure.usage("--at: found \"x\"; allowed: a number from 0 to 9")) {
      try read("--at", "x").numbers("--at", in: 0...9)
    }
    #expect(throws: Failure.usage("--at: found \"nan\"; allowed: a number from 0 to 9")) {
      try read("--at=nan").numbers("--at", in: 0...9)
    }
    #expect(throws: Failure.usage("found \"b\"; allowed: one document")) {
      try read("a", "b").document()
    }
    #expect(throws: Failure.self) { try read().document() }
  }
}
