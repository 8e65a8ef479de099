@_exported import Foundation

public class CGPath {
  public enum StubElement: Equatable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case rect(CGRect)
    case roundedRect(CGRect, CGFloat, CGFloat)
    case close
  }

  public internal(set) var stubElements: [StubElement] = []

  init() {}

  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    // Documented: a corner is at most half as wide and high as the rectangle.
    precondition(2 * cornerWidth <= rect.width + 1e-9 && 2 * cornerHeight <= rect.height + 1e-9)
    stubElements = [.roundedRect(rect, cornerWidth, cornerHeight)]
  }
}

public class CGMutablePath: CGPath {
  public override init() { super.init() }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    stubElements.append(.move(point.applying(transform)))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    stubElements.append(.line(point.applying(transform)))
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    stubElements.append(
      .curve(
        control1.applying(transform), control2.applying(transform), end.applying(transform)))
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    stubElements.append(.rect(rect))
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    stubElements += path.stubElements
  }

  public func closeSubpath() { stubElements.append(.close) }
}
