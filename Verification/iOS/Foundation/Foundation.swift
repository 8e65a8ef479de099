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

open class OperationQueue: NSObject {}

public struct Notification {
  public var userInfo: [AnyHashable: Any]?
}

open class NSNotification: NSObject {
  public struct Name: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

open class NotificationCenter: NSObject {
  open class var `default`: NotificationCenter { NotificationCenter() }

  open func addObserver(
    forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol { NSObject() }

  open func post(
    name aName: NSNotification.Name, object anObject: Any?,
    userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {}
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
