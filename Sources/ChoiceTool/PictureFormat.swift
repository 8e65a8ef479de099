/// The kinds of files that pictures can be.
enum PictureFormat: String, CaseIterable {
  case png, svg, pdf

  /// The kind that a file's name ends with.
  static func of(_ arguments: Arguments) throws(Failure) -> (format: PictureFormat, path: String) {
    guard let path = arguments.value("-o") else { throw .usage("-o is missing: a file's name") }
    let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    guard let format = PictureFormat(rawValue: ending) else {
      throw .usage("-o: found \"\(path)\"; allowed: a name that ends with .png, .svg or .pdf")
    }
    return (format, path)
  }
}
