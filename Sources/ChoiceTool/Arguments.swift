/// An option of a command.
struct Option: Equatable {
  /// Its name, with the dashes.
  var name: String
  /// What its value is called in the help.
  var value: String
  /// One sentence for the help.
  var help: String
  /// Whether it may be given more than once.
  var repeats = false
}

/// The words of a command line, sorted: options with their values, and the rest.
struct Arguments: Equatable {
  /// What isn't an option.
  private(set) var rest: [String] = []
  private var values: [String: [String]] = [:]

  /// Sorts words: `--name value` and `--name=value` are options, and after `--` nothing is.
  init(_ words: [String], options: [Option]) throws(Failure) {
    var next = words.startIndex
    while next < words.endIndex {
      let word = words[next]
      next += 1
      if word == "--" {
        rest += words[next...]
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        rest.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let option = options.first(where: { $0.name == name }) else {
        let allowed = options.map { $0.name }.joined(separator: ", ")
        throw .usage("there is no option \(name); allowed: \(allowed), --help")
      }
      if parts.count == 1 && next == words.endIndex {
        throw .usage("\(name) needs a value: \(option.value)")
      }
      let value = parts.count == 2 ? String(parts[1]) : words[next]
      if parts.count == 1 { next += 1 }
      if !option.repeats && values[name] != nil { throw .usage("\(name) is given twice") }
      values[name, default: []].append(value)
    }
  }

  /// The value of an option, or `nil` where it isn't given.
  func value(_ name: String) -> String? { values[name]?.first }

  /// The numbers that an option is given with.
  func numbers(
    _ name: String, in range: ClosedRange<Double>
  ) throws(Failure) -> [Double] {
    var numbers: [Double] = []
    for text in values[name] ?? [] {
      guard let number = Double(text), range.contains(number) else {
        let low = Self.short(range.lowerBound)
        let high = Self.short(range.upperBound)
        throw .usage("\(name): found \"\(text)\"; allowed: a number from \(low) to \(high)")
      }
      numbers.append(number)
    }
    return numbers
  }

  /// The number that an option is given with.
  func number(_ name: String, in range: ClosedRange<Double>) throws(Failure) -> Double? {
    try numbers(name, in: range).first
  }

  /// The only word that isn't an option.
  func document() throws(Failure) -> String {
    guard let first = rest.first else {
      throw .usage("the document is missing; allowed: a file's name, or - for standard input")
    }
    if rest.count > 1 { throw .usage("found \"\(rest[1])\"; allowed: one document") }
    return first
  }

  private static func short(_ number: Double) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }
}
