public func NSLog(_ format: String, _ args: any CVarArg...) {}

extension NSObject: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { [] }
}

open class NSString: NSObject {
  public convenience init(string aString: String) { self.init() }
}

open class NSAttributedString: NSObject {
  public struct Key: Hashable, RawRepresentable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  open var string: String { "" }
  open var length: Int { 0 }

  public init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {}

  open func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? { nil }
}

public typealias NSRangePointer = UnsafeMutablePointer<NSRange>

public struct _NSRange {}

public typealias NSRange = _NSRange
