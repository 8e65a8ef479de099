@_exported import ObjectiveC

/// What `#selector` makes.
public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable {
  var name: String

  public init(_ str: String) { name = str }
  public init(stringLiteral value: String) { name = value }
}

/// The compiler asks for this type where Swift meets `BOOL`.
public struct ObjCBool: Sendable {
  public var boolValue: Bool

  public init(_ value: Bool) { boolValue = value }
}

extension NSObject: Equatable, Hashable {
  public static func == (lhs: NSObject, rhs: NSObject) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
