public struct CGPoint: Equatable, Sendable {
  public var x: CGFloat
  public var y: CGFloat

  public static var zero: CGPoint { CGPoint() }

  public init() { self.init(x: 0, y: 0) }
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
}

public struct CGSize: Equatable, Sendable {
  public var width: CGFloat
  public var height: CGFloat

  public static var zero: CGSize { CGSize() }

  public init() { self.init(width: 0, height: 0) }
  public init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }
}

public struct CGRect: Equatable, Sendable {
  public var origin: CGPoint
  public var size: CGSize

  public static var zero: CGRect { CGRect() }
  public static var null: CGRect { CGRect() }

  public init() { self.init(origin: .zero, size: .zero) }
  public init(origin: CGPoint, size: CGSize) {
    self.origin = origin
    self.size = size
  }
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }

  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }
  public var minX: CGFloat { origin.x }
  public var midX: CGFloat { origin.x }
  public var maxX: CGFloat { origin.x }
  public var minY: CGFloat { origin.y }
  public var midY: CGFloat { origin.y }
  public var maxY: CGFloat { origin.y }
  public var isNull: Bool { false }
  public var isEmpty: Bool { false }

  public func contains(_ point: CGPoint) -> Bool { false }
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
  public func union(_ r2: CGRect) -> CGRect { self }
  public func intersection(_ r2: CGRect) -> CGRect { self }
}
