@_exported import ObjectiveC

public protocol NSCopying {
  func copy(with zone: NSZone?) -> Any
}

public struct NSZone {}

open class NSCoder: NSObject {}

open class RunLoop: NSObject {
  public struct Mode: Hashable, RawRepresentable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  open class var main: RunLoop { RunLoop() }
}

extension RunLoop.Mode {
  public static let common = RunLoop.Mode(rawValue: "")
}

public struct UUID: Hashable, Sendable {
  public init() {}
  public var uuidString: String { "" }
}

public typealias TimeInterval = Double

public struct URL: Hashable, Sendable {
  public init?(string: String) {}
  public var absoluteString: String { "" }
}

open class NSNumber: NSObject {
  public init(value: Double) {}
}
