open class UIFont: NSObject, @unchecked Sendable {
  public struct Weight: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)
  }

  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
  }

  public let pointSize: CGFloat
  public let stubWeight: Weight

  private init(_ size: CGFloat, _ weight: Weight) {
    pointSize = size
    stubWeight = weight
    super.init()
  }

  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(fontSize, weight)
  }

  // As in the system font: above and below the baseline, in em.
  open var ascender: CGFloat { 0.952 * pointSize }
  open var descender: CGFloat { -0.241 * pointSize }
  open var lineHeight: CGFloat { 1.193 * pointSize }

  #if !canImport(ObjectiveC)
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? UIFont else { return false }
      return pointSize == other.pointSize && stubWeight == other.stubWeight
    }

    open override var hash: Int { pointSize.hashValue }
  #endif
}

open class UIFontMetrics: NSObject {
  public init(forTextStyle textStyle: UIFont.TextStyle) { super.init() }

  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    value * (traitCollection?.preferredContentSizeCategory.stubScale ?? 1)
  }
}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
}

extension NSAttributedString {
  /// The advance width on one line: half an em for each scalar.
  public func size() -> CGSize {
    guard length > 0, let font = attribute(.font, at: 0, effectiveRange: nil) as? UIFont else {
      return .zero
    }
    let width = CGFloat(string.unicodeScalars.count) * font.pointSize / 2
    return CGSize(width: width, height: font.lineHeight)
  }
}
