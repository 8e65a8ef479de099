#if Raster
  import CCairo
  import ChoiceScene

  /// Where a picture is loaded from: what a scene says, compared byte by byte.
  struct ImageAddress: Hashable {
    private enum Kind { case name, url }

    private let kind: Kind
    private let utf8: [UInt8]

    /// `nil` for a picture that needs no loading.
    init?(_ source: ImageSource) {
      switch source {
      case .named(let name): (kind, utf8) = (.name, Array(name.string.utf8))
      case .url(let address): (kind, utf8) = (.url, Array(address.string.utf8))
      case .outline: return nil
      }
    }

    private var string: String { String(decoding: utf8, as: UTF8.self) }

    /// As it is shown to people: of a `data:` address only the beginning.
    var shortened: String {
      utf8.count > 200 ? String(decoding: utf8.prefix(60), as: UTF8.self) + "…" : string
    }

    /// Calls `body` with the bytes behind the address, for as long as it runs.
    func withBytes<Result>(
      folder: String?, _ body: (UnsafeRawBufferPointer) throws(ImageFailure) -> Result
    ) throws(ImageFailure) -> Result {
      switch kind {
      case .name: return try Self.withFile(path(of: string, in: folder), body)
      case .url:
        if let data = string.removing(prefix: "data:") { return try Self.withData(data, body) }
        if string.removing(prefix: "file:") != nil {
          guard let path = g_filename_from_uri(string, nil, nil) else {
            throw ImageFailure(reason: "is no address of a file on this machine")
          }
          defer { g_free(path) }
          return try Self.withFile(String(cString: path), body)
        }
        guard !hasScheme else {
          throw ImageFailure(
            reason: "isn't loaded: pictures come from file: and data: addresses and relative ones")
        }
        guard let name = g_uri_unescape_string(string, nil) else {
          throw ImageFailure(reason: "has a % that isn't followed by two hexadecimal digits")
        }
        defer { g_free(name) }
        return try Self.withFile(path(of: String(cString: name), in: folder), body)
      }
    }

    /// Whether there is a colon before any slash, as in `https:`, or an authority (`//host`).
    private var hasScheme: Bool {
      let first = utf8.first { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "/") }
      return first == UInt8(ascii: ":") || utf8.starts(with: "//".utf8)
    }

    /// The file of a name below `folder`. Names that lead out of it are refused, because scenes
    /// may come from documents of strangers.
    private func path(of name: String, in folder: String?) throws(ImageFailure) -> String {
      guard let folder else {
        throw ImageFailure(reason: "can't be found, because no folder of images was given")
      }
      let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      let climbs = parts.contains { $0.elementsEqual("..".utf8) }
      guard !name.utf8.starts(with: "/".utf8), !climbs, !name.utf8.contains(0) else {
        throw ImageFailure(reason: "leads out of the folder of images")
      }
      return folder + "/" + name
    }

    private static func withFile<Result>(
      _ path: String, _ body: (UnsafeRawBufferPointer) throws(ImageFailure) -> Result
    ) throws(ImageFailure) -> Result {
      // Anything else (a pipe, a device) might never end.
      guard g_file_test(path, G_FILE_TEST_IS_REGULAR) != 0 else {
        throw ImageFailure(reason: "isn't there: \(path) is no file")
      }
      guard let file = g_mapped_file_new(path, 0, nil) else {
        throw ImageFailure(reason: "can't be read: \(path)")
      }
      defer { g_mapped_file_unref(file) }
      let count = Int(g_mapped_file_get_length(file))
      guard count <= ImageDecoder.mostBytes else {
        throw ImageFailure(
          reason: "has \(count) bytes; at most \(ImageDecoder.mostBytes) are read")
      }
      return try body(
        UnsafeRawBufferPointer(start: g_mapped_file_get_contents(file), count: count))
    }

    /// The data of `data:[type][;base64],…`. The type isn't looked at: the bytes tell.
    private static func withData<Result>(
      _ rest: Substring, _ body: (UnsafeRawBufferPointer) throws(ImageFailure) -> Result
    ) throws(ImageFailure) -> Result {
      guard let comma = rest.utf8.firstIndex(of: UInt8(ascii: ",")) else {
        throw ImageFailure(reason: "is a data: address without a comma")
      }
      let header = rest[..<comma]
      let payload = String(rest[rest.utf8.index(after: comma)...])
      guard header.utf8.reversed().starts(with: ";base64".utf8.reversed()) else {
        throw ImageFailure(reason: "is a data: address that isn't base64")
      }
      var count: gsize = 0
      guard let bytes = g_base64_decode(payload, &count) else {
        throw ImageFailure(reason: "is a data: address without data")
      }
      defer { g_free(bytes) }
      return try body(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
    }
  }

  extension String {
    /// The text after `prefix`, which is ASCII; `nil` where it doesn't begin so.
    fileprivate func removing(prefix: String) -> Substring? {
      let start = utf8.prefix(prefix.utf8.count)
      guard start.elementsEqual(prefix.utf8, by: { $0 | 0x20 == $1 | 0x20 }) else { return nil }
      return self[start.endIndex...]
    }
  }
#endif
