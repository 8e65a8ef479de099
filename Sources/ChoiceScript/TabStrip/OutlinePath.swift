import ChoiceScene

/// The steps of an outline, written as SVG path data: the commands M, L, H, V, C and Z, absolute
/// or, in lower case, relative.
package struct OutlinePath: Equatable, Sendable {
  var segments: [Outline.Segment]
}

extension Form where Value == OutlinePath {
  package static let path: Form<OutlinePath> = Form(
    allowed: "SVG path data with the commands M, L, H, V, C and Z"
  ) { json in
    guard case .string(let text) = json else { return nil }
    var reader = PathReader(text)
    return reader.read().map { OutlinePath(segments: $0) }
  } json: { path in
    .string(path.segments.map { $0.pathData }.joined(separator: " "))
  }
}

extension Outline.Segment {
  fileprivate var pathData: String {
    switch self {
    case .move(let point): "M" + point.pathData
    case .line(let point): "L" + point.pathData
    case .curve(let first, let second, let end):
      "C" + first.pathData + " " + second.pathData + " " + end.pathData
    case .close: "Z"
    }
  }
}

extension ScenePoint {
  fileprivate var pathData: String {
    JSON.number(x).line + " " + JSON.number(y).line
  }
}

private struct PathReader {
  private var rest: Substring
  private var segments: [Outline.Segment] = []
  private var pen = ScenePoint.zero
  private var start = ScenePoint.zero

  init(_ text: String) {
    rest = text[...]
  }

  /// The steps, or `nil` where the text isn't path data.
  mutating func read() -> [Outline.Segment]? {
    skipSeparators()
    var command: Character?
    while let next = rest.first {
      if next.isLetter {
        command = next
        rest.removeFirst()
        if segments.isEmpty && next != "M" && next != "m" { return nil }
      } else if command == "Z" || command == "z" {
        return nil
      }
      guard let present = command, step(present) else { return nil }
      // Further points after a move are lines.
      if present == "M" { command = "L" }
      if present == "m" { command = "l" }
      skipSeparators()
    }
    return segments
  }

  private mutating func step(_ command: Character) -> Bool {
    let origin = command.isLowercase ? pen : .zero
    switch command {
    case "M", "m":
      guard let point = point(from: origin) else { return false }
      segments.append(.move(point))
      (pen, start) = (point, point)
    case "L", "l":
      guard let point = point(from: origin) else { return false }
      line(to: point)
    case "H", "h":
      guard let x = number() else { return false }
      line(to: ScenePoint(x: origin.x + x, y: pen.y))
    case "V", "v":
      guard let y = number() else { return false }
      line(to: ScenePoint(x: pen.x, y: origin.y + y))
    case "C", "c":
      guard let first = point(from: origin), let second = point(from: origin),
        let end = point(from: origin)
      else { return false }
      segments.append(.curve(first, second, to: end))
      pen = end
    case "Z", "z":
      segments.append(.close)
      pen = start
    default: return false
    }
    return true
  }

  private mutating func line(to point: ScenePoint) {
    segments.append(.line(point))
    pen = point
  }

  private mutating func point(from origin: ScenePoint) -> ScenePoint? {
    guard let x = number(), let y = number() else { return nil }
    return ScenePoint(x: origin.x + x, y: origin.y + y)
  }

  private mutating func skipSeparators() {
    rest = rest.drop { $0.isWhitespace || $0 == "," }
  }

  /// A number as SVG writes it: `.5.5` are two, and so are `1-1`.
  private mutating func number() -> Double? {
    skipSeparators()
    var end = rest.startIndex
    var hasPoint = false
    var hasExponent = false
    while end < rest.endIndex {
      let letter = rest[end]
      let isFirst = end == rest.startIndex
      let followsExponent = !isFirst && "eE".contains(rest[rest.index(before: end)])
      if letter == "-" || letter == "+" {
        if !isFirst && !followsExponent { break }
      } else if letter == "." {
        if hasPoint || hasExponent { break }
        hasPoint = true
      } else if letter == "e" || letter == "E" {
        if hasExponent || isFirst { break }
        hasExponent = true
      } else if !letter.isASCII || !letter.isNumber {
        break
      }
      end = rest.index(after: end)
    }
    defer { rest = rest[end...] }
    return Double(rest[..<end]).flatMap { $0.isFinite ? $0 : nil }
  }
}
