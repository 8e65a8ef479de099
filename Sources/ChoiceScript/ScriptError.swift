/// What is wrong in a document: where, what was found there, and what is allowed.
///
/// ```
/// steps[2].tap.x: found "left"; allowed: a number
/// style.hieght: there is no such key; did you mean "height"? allowed: height, background, …
/// line 12, column 1: the document ends in the middle; allowed: a whole JSON document
/// ```
public struct ScriptError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The keys that lead to the place, as in `steps[2].tap.x`; empty for the document as a whole.
  /// Line and column where the text isn't JSON.
  public private(set) var path: String
  /// What was found there.
  public var problem: String
  /// What is allowed there instead: a type, a range or a list of names.
  public var allowed: String

  /// An error at `path`.
  package init(_ problem: String, allowed: String, path: String = "") {
    self.path = path
    self.problem = problem
    self.allowed = allowed
  }

  /// A value that is not what is allowed.
  package static func found(_ json: JSON, allowed: String) -> ScriptError {
    ScriptError("found " + json.excerpt, allowed: allowed)
  }

  /// A name that is none of those allowed, with the nearest of them suggested.
  package static func unknown(_ problem: String, _ name: String, of names: [String]) -> ScriptError
  {
    let suggestion = nearest(to: name, of: names).map { "; did you mean \"\($0)\"?" } ?? ""
    return ScriptError(problem + suggestion, allowed: names.joined(separator: ", "))
  }

  /// The same error in the value of `key`.
  package func inside(_ key: String) -> ScriptError {
    var error = self
    let needsDot = !path.isEmpty && !path.hasPrefix("[")
    error.path = key + (needsDot ? "." : "") + path
    return error
  }

  /// The same error in the value at `index` of a list.
  package func inside(_ index: Int) -> ScriptError {
    inside("[\(index)]")
  }

  /// The error in one line: place, problem and what is allowed.
  public var description: String {
    let place = path.isEmpty ? "document" : path
    return place + ": " + problem + (problem.hasSuffix("?") ? " " : "; ") + "allowed: " + allowed
  }
}

/// The name that takes the fewest changes of a letter from `name`, if they are few.
func nearest(to name: String, of names: [String]) -> String? {
  let wanted = Array(name.lowercased().unicodeScalars.prefix(40))
  var best: (name: String, distance: Int)?
  for candidate in names {
    let distance = editDistance(wanted, Array(candidate.lowercased().unicodeScalars))
    if distance < best?.distance ?? .max, distance <= max(1, (wanted.count + 1) / 3) {
      best = (candidate, distance)
    }
  }
  return best?.name
}

/// How many letters are to be inserted, removed or replaced (Levenshtein).
private func editDistance(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Int {
  var row = Array(0...other.count)
  for (line, letter) in one.enumerated() {
    var diagonal = row[0]
    row[0] = line + 1
    for (column, otherLetter) in other.enumerated() {
      let replaced = diagonal + (letter == otherLetter ? 0 : 1)
      diagonal = row[column + 1]
      row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
    }
  }
  return row[other.count]
}
