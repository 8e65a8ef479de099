#if canImport(UIKit)
  internal import ChoiceCore
  import UIKit

  extension TabStripView.Configuration {
    /// The colours that an app can set.
    enum Role: Hashable, Sendable {
      case bar, hairline, separator, plate, title, selectedTitle, indicator
    }

    /// Whether it has colours of the app's, which may depend on traits that the core doesn't know.
    var hasOwnColors: Bool { !colors.isEmpty }

    /// The style, with the app's colours as they are in the given surroundings.
    func style(in traits: UITraitCollection) -> TabStripStyle {
      colors.applied(to: base, in: traits)
    }

    /// The colour of a role.
    func color(_ role: Role) -> UIColor { colors.color(role, in: base) }
  }

  extension TabStripView.Configuration.Role: ColorRole {
    func color(in style: TabStripStyle) -> ThemeColor? {
      switch self {
      case .bar: style.background
      case .hairline: style.hairline?.color
      case .separator: style.separator?.color
      case .plate: style.plate?.color
      case .title: style.title.color
      case .selectedTitle: style.selectedTitle.color
      case .indicator: style.indicator?.color
      }
    }

    func set(_ color: ThemeColor, in style: inout TabStripStyle) {
      switch self {
      case .bar: style.background = color
      case .hairline: style.hairline?.color = color
      case .separator: style.separator?.color = color
      case .plate: style.plate?.color = color
      case .title: style.title.color = color
      case .selectedTitle: style.selectedTitle.color = color
      case .indicator: style.indicator?.color = color
      }
    }
  }
#endif
