#if Raster
  import CCairo
  import ChoiceScene

  /// Loads pictures at the size they are drawn in, and remembers them and what went wrong.
  final class ImageStore {
    private struct Key: Hashable {
      var address: ImageAddress
      var pixels: PixelSize
      var fills: Bool
    }

    /// Bytes of pixels that are kept: some hundred pictures as large as a tab's at 3 pixels per
    /// point, or four as large as a telephone's screen.
    private static let capacity = 64 << 20

    let folder: String?
    private(set) var problems: [ImageProblem] = []
    private var surfaces: [Key: OpaquePointer] = [:]
    private var bytes = 0
    private var failures: Set<ImageAddress> = []

    init(folder: String?) {
      self.folder = folder
    }

    deinit {
      for surface in surfaces.values { cairo_surface_destroy(surface) }
    }

    /// The picture, cut or framed to exactly `pixels`; the store owns it until the next call.
    /// `nil` where it can't be had: the first time, the reason joins the problems.
    func surface(_ source: ImageSource, _ pixels: PixelSize, fills: Bool) -> OpaquePointer? {
      guard let address = ImageAddress(source), !failures.contains(address) else { return nil }
      let key = Key(address: address, pixels: pixels, fills: fills)
      if let surface = surfaces[key] { return surface }
      do throws(ImageFailure) {
        let surface = try address.withBytes(folder: folder) { data throws(ImageFailure) in
          try ImageDecoder.surface(of: data, pixels, fills: fills)
        }
        if bytes + pixels.bytes > Self.capacity { removeAll() }
        surfaces[key] = surface
        bytes += pixels.bytes
        return surface
      } catch {
        failures.insert(address)
        problems.append(ImageProblem(address: address.shortened, reason: error.reason))
        return nil
      }
    }

    /// Forgets pictures and problems, so that all are looked for again.
    func forget() {
      removeAll()
      failures = []
      problems = []
    }

    private func removeAll() {
      for surface in surfaces.values { cairo_surface_destroy(surface) }
      surfaces = [:]
      bytes = 0
    }
  }

  /// A picture that could not be shown.
  public struct ImageProblem: Equatable, Sendable, CustomStringConvertible {
    /// The name or address that the scene gives; of a long one the beginning.
    public let address: String
    /// What is wrong with it, in English.
    public let reason: String

    /// Both in one sentence.
    public var description: String { "the image \"\(address)\" \(reason)" }
  }

  /// Why there is no picture.
  struct ImageFailure: Error {
    var reason: String
  }

  /// Width and height in pixels, both at least 1.
  struct PixelSize: Hashable {
    var width: Int
    var height: Int

    /// The longest side that a picture is made for. A larger one is stretched from it.
    static let longestSide = 4096.0

    /// A size in points at `density` pixels per point.
    init(_ size: SceneSize, density: Double) {
      let density = min(density, Self.longestSide / max(size.width, size.height))
      width = max(Int((size.width * density).rounded()), 1)
      height = max(Int((size.height * density).rounded()), 1)
    }

    var bytes: Int { 4 * width * height }
  }
#endif
