#if Raster
  import ChoiceScene

  /// Why a picture could not be made. Each case holds the offending value; ``description`` says it
  /// together with what is valid.
  ///
  /// What only one node asks for and cannot be had (a broken image, a frame that isn't finite) is
  /// no error: see ``SceneRenderer/problems``.
  public enum RasterError: Error, Equatable {
    /// Pixels per point outside ``SceneRenderer/scales``, or not a number.
    case invalidScale(Double)
    /// A size in points of which a side isn't finite, isn't above 0, or is above
    /// ``SceneRenderer/longestSide``.
    case invalidSize(SceneSize)
    /// A picture that would have so many pixels: a side above ``SceneRenderer/longestSide``, or in
    /// all more than ``SceneRenderer/mostPixels``.
    case tooManyPixels(width: Int, height: Int)
    /// A font file that isn't on this machine, and the Debian package that brings it.
    case missingFont(file: String, package: String)
    /// A font file that is missing or that fontconfig cannot read.
    case unreadableFont(path: String)
    /// A family that none of the given files contains.
    case missingFamily(name: String, files: [String])
    /// A file that couldn't be written, and the system's reason.
    case unwritableFile(path: String, reason: String)
    /// What Cairo says went wrong, in its own words.
    case cairo(String)
  }

  extension RasterError: CustomStringConvertible {
    /// The error in an English sentence that names the value and what is valid.
    public var description: String {
      switch self {
      case .invalidScale(let scale):
        let valid = SceneRenderer.scales
        return "The scale is \(scale); it must be from \(valid.lowerBound) to \(valid.upperBound)."
      case .invalidSize(let size):
        return "The picture is \(size.width) × \(size.height) points; both must be above 0 and at "
          + "most \(SceneRenderer.longestSide)."
      case .tooManyPixels(let width, let height):
        return "The picture would have \(width) × \(height) pixels; each side may have at most "
          + "\(SceneRenderer.longestSide), and the whole \(SceneRenderer.mostPixels)."
      case .missingFont(let file, let package):
        return "The font \(file) isn't installed; it is in Debian's package \(package)."
      case .unreadableFont(let path):
        return "The font file \(path) is missing or isn't a font."
      case .missingFamily(let name, let files):
        return "None of the font files \(files.joined(separator: ", ")) has the family \(name)."
      case .unwritableFile(let path, let reason):
        return "\(path) can't be written: \(reason)."
      case .cairo(let status):
        return "Cairo failed: \(status)."
      }
    }
  }
#endif
