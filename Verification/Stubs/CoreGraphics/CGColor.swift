@_exported import Foundation

public final class CGColor: Sendable {
  public let stubComponents: [CGFloat]

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    stubComponents = [red, green, blue, alpha]
  }

  public var alpha: CGFloat { stubComponents[3] }
}

extension CGColor: Hashable {
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs.stubComponents == rhs.stubComponents
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(stubComponents) }
}
