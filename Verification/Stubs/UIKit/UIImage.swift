open class UIImage: NSObject, @unchecked Sendable {
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  /// The names that `init(named:)` finds.
  nonisolated(unsafe) public static var stubNames: Set<String> = []

  open private(set) var renderingMode = RenderingMode.automatic
  public private(set) var stubName: String?
  /// What it is a copy of: they share their pixels.
  private var stubOriginal: UIImage?

  public override init() { super.init() }

  public init?(named name: String) {
    guard Self.stubNames.contains(name) else { return nil }
    stubName = name
    super.init()
  }

  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    let copy = UIImage()
    copy.stubName = stubName
    copy.stubOriginal = self
    copy.renderingMode = renderingMode
    return copy
  }
}

@MainActor open class UIImageView: UIView {
  open var image: UIImage?

  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }
}

extension UIView {
  public enum ContentMode: Int, Sendable {
    case scaleToFill = 0
    case scaleAspectFit = 1
    case scaleAspectFill = 2
  }
}
