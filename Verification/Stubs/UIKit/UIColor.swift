open class UIColor: NSObject, @unchecked Sendable {
  private let stubResolve: (UITraitCollection) -> CGColor
  private let stubIsDynamic: Bool

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let color = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    stubResolve = { _ in color }
    stubIsDynamic = false
    super.init()
  }

  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    stubResolve = { traits in dynamicProvider(traits).resolvedColor(with: traits).cgColor }
    stubIsDynamic = true
    super.init()
  }

  private init(_ color: CGColor) {
    stubResolve = { _ in color }
    stubIsDynamic = false
    super.init()
  }

  open var cgColor: CGColor { stubResolve(UITraitCollection.stubUnspecified) }

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    stubIsDynamic ? UIColor(stubResolve(traitCollection)) : self
  }

  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = cgColor.stubComponents
    red?.pointee = components[0]
    green?.pointee = components[1]
    blue?.pointee = components[2]
    alpha?.pointee = components[3]
    return true
  }

  open class var black: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 1) }
  open class var white: UIColor { UIColor(red: 1, green: 1, blue: 1, alpha: 1) }
  open class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  open class var clear: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 0) }

  #if !canImport(ObjectiveC)
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? UIColor else { return false }
      if stubIsDynamic || other.stubIsDynamic { return self === other }
      return cgColor == other.cgColor
    }

    open override var hash: Int {
      stubIsDynamic ? ObjectIdentifier(self).hashValue : cgColor.hashValue
    }
  #endif
}
