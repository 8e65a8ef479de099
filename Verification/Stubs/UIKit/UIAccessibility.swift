public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public var rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static var none: UIAccessibilityTraits { [] }
  public static var button: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 0) }
  public static var selected: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 1) }
  public static var notEnabled: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 2) }
  public static var tabBar: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 3) }
  public static var staticText: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 4) }
  public static var image: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 5) }
}

public enum UIAccessibilityContainerType: Int, Sendable {
  case none = 0
  case dataTable = 1
  case list = 2
  case landmark = 3
  case semanticGroup = 4
}

public struct UIAccessibility {
  public struct Notification: Hashable, RawRepresentable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let screenChanged = Notification(rawValue: 1000)
    public static let announcement = Notification(rawValue: 1008)
  }

  @available(iOS 18.0, *)
  public enum ExpandedStatus: Int, Sendable {
    case unsupported = 0
    case expanded = 1
    case collapsed = 2
  }

  @MainActor public static var stubReduceMotion = false
  @MainActor public static var stubPosted: [Notification] = []
  /// What was posted with the last notification.
  @MainActor public static var stubArgument: Any?

  @MainActor public static var isReduceMotionEnabled: Bool { stubReduceMotion }

  @MainActor public static func post(notification: UIAccessibility.Notification, argument: Any?) {
    stubPosted.append(notification)
    stubArgument = argument
  }
}

@MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {
  var showsLargeContentViewer: Bool { get }
  var largeContentTitle: String? { get }
  var largeContentImage: UIImage? { get }
}

@MainActor public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

@MainActor public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint)
}

@MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  public private(set) weak var view: UIView?

  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  public func willMove(to view: UIView?) {}
  public func didMove(to view: UIView?) { self.view = view }

  /// A finger that has rested on an item is lifted there.
  public func stubEnd(on item: (any UILargeContentViewerItem)?, at point: CGPoint) {
    delegate?.largeContentViewerInteraction(self, didEndOn: item, at: point)
  }
}

@MainActor open class UIFeedbackGenerator: NSObject {
  open func prepare() {}
}

@MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public static var stubCount = 0
  public override init() { super.init() }
  open func selectionChanged() { Self.stubCount += 1 }
}
