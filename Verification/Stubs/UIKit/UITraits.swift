public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")

  /// A category that makes text larger by a factor.
  public static func stub(scale: CGFloat) -> UIContentSizeCategory {
    UIContentSizeCategory(rawValue: "stub:\(Double(scale))")
  }

  /// Sizes of body text by category, as Apple's Human Interface Guidelines list them.
  var stubScale: CGFloat {
    if rawValue.hasPrefix("stub:") { return CGFloat(Double(rawValue.dropFirst(5)) ?? 1) }
    switch self {
    case .extraExtraExtraLarge: return 23.0 / 17
    case .accessibilityLarge: return 33.0 / 17
    default: return 1
    }
  }
}

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  case playback = 1
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}

public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular = 0
  case bold = 1
}

open class UITraitCollection: NSObject, @unchecked Sendable {
  open private(set) var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  open private(set) var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  open private(set) var displayScale: CGFloat = 0
  open private(set) var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  open private(set) var accessibilityContrast = UIAccessibilityContrast.unspecified
  open private(set) var legibilityWeight = UILegibilityWeight.unspecified

  public override init() { super.init() }

  public static let stubUnspecified = UITraitCollection()

  /// All traits at once.
  public init(
    stubStyle: UIUserInterfaceStyle = .light,
    stubDirection: UITraitEnvironmentLayoutDirection = .leftToRight, stubDisplayScale: CGFloat = 2,
    stubCategory: UIContentSizeCategory = .large, stubContrast: UIAccessibilityContrast = .normal,
    stubLegibility: UILegibilityWeight = .regular
  ) {
    userInterfaceStyle = stubStyle
    layoutDirection = stubDirection
    displayScale = stubDisplayScale
    preferredContentSizeCategory = stubCategory
    accessibilityContrast = stubContrast
    legibilityWeight = stubLegibility
    super.init()
  }

  /// Whether a trait has another value in the other collection.
  @available(iOS 17.0, *)
  func stubDiffers(in trait: UITrait, from other: UITraitCollection) -> Bool {
    switch ObjectIdentifier(trait) {
    case ObjectIdentifier(UITraitUserInterfaceStyle.self):
      return userInterfaceStyle != other.userInterfaceStyle
    case ObjectIdentifier(UITraitLayoutDirection.self):
      return layoutDirection != other.layoutDirection
    case ObjectIdentifier(UITraitDisplayScale.self): return displayScale != other.displayScale
    case ObjectIdentifier(UITraitPreferredContentSizeCategory.self):
      return preferredContentSizeCategory != other.preferredContentSizeCategory
    case ObjectIdentifier(UITraitAccessibilityContrast.self):
      return accessibilityContrast != other.accessibilityContrast
    case ObjectIdentifier(UITraitLegibilityWeight.self):
      return legibilityWeight != other.legibilityWeight
    default: return false
    }
  }

  var stubAll: [AnyHashable] {
    [
      userInterfaceStyle, layoutDirection, displayScale, preferredContentSizeCategory,
      accessibilityContrast, legibilityWeight,
    ]
  }
}

@available(iOS 17.0, *)
public protocol UITraitDefinition {}

@available(iOS 17.0, *)
public struct UITraitUserInterfaceStyle: UITraitDefinition {}
@available(iOS 17.0, *)
public struct UITraitLayoutDirection: UITraitDefinition {}
@available(iOS 17.0, *)
public struct UITraitDisplayScale: UITraitDefinition {}
@available(iOS 17.0, *)
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
@available(iOS 17.0, *)
public struct UITraitAccessibilityContrast: UITraitDefinition {}
@available(iOS 17.0, *)
public struct UITraitLegibilityWeight: UITraitDefinition {}

@available(iOS 17.0, *)
public typealias UITrait = any UITraitDefinition.Type

@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  @available(iOS, introduced: 8.0, deprecated: 17.0)
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

@available(iOS 17.0, *)
@MainActor public protocol UITraitChangeRegistration: NSCopying, NSObjectProtocol {}

@available(iOS 17.0, *)
@MainActor public protocol UITraitChangeObservable {
  typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void
  where TraitEnvironment: UITraitEnvironment

  @discardableResult
  func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping Self.TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment
}

@available(iOS 17.0, *)
final class StubTraitRegistration: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: @MainActor (UITraitCollection) -> Void

  init(_ traits: [UITrait], _ handler: @escaping @MainActor (UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }

  nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
