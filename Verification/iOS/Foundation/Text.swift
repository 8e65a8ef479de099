public func NSLog(_ format: String, _ args: any CVarArg...) {}

extension NSObject: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { [] }
}

open class NSString: NSObject {
  public convenience init(string aString: String) { self.init() }
}

extension NSString {
  public struct CompareOptions: OptionSet, Sendable {
    public var rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var caseInsensitive: NSString.CompareOptions { CompareOptions(rawValue: 1) }
    public static var diacriticInsensitive: NSString.CompareOptions {
      CompareOptions(rawValue: 128)
    }
    public static var widthInsensitive: NSString.CompareOptions { CompareOptions(rawValue: 256) }
  }
}

extension String {
  public typealias CompareOptions = NSString.CompareOptions
}

extension StringProtocol {
  public func folding(options: String.CompareOptions = [], locale: Locale?) -> String { "" }
}

public struct Locale: Hashable, Sendable {
  public static var current: Locale { Locale() }
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
