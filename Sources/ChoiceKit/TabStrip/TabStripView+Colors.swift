#if canImport(UIKit)
  internal import ChoiceCore
  internal import ChoiceScene
  import UIKit

  extension TabStripView.Configuration {
    /// The colours that an app can set.
    enum ColorRole: Hashable, Sendable {
      case bar, hairline, separator, plate, title, selectedTitle, indicator
    }

    /// Whether it has colours of the app's, which may depend on traits that the core doesn't know.
    var hasOwnColors: Bool { !colors.isEmpty }

    /// The style, with the app's colours as they are in the given surroundings.
    func style(in traits: UITraitCollection) -> TabStripStyle {
      var style = base
      for (role, color) in colors { role.set(ThemeColor(RGBA(color, in: traits)), in: &style) }
      return style
    }

    /// The colour of a role: the app's, or the preset's, which depends on the surroundings.
    func color(_ role: ColorRole) -> UIColor {
      if let own = colors[role] { return own }
      let theme = role.color(in: base) ?? .placeholder
      return UIColor { traits in
        var proposal = Proposal(width: 0, height: 0)
        proposal.appearance = traits.userInterfaceStyle == .dark ? .dark : .light
        proposal.increasedContrast = traits.accessibilityContrast == .high
        return UIColor(theme.color(in: proposal))
      }
    }
  }

  extension TabStripView.Configuration.ColorRole {
    fileprivate func color(in style: TabStripStyle) -> ThemeColor? {
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

    fileprivate func set(_ color: ThemeColor, in style: inout TabStripStyle) {
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

  extension ThemeColor {
    /// Black, or white in the dark: until another is given.
    static let placeholder = ThemeColor(0x000000, dark: 0xffffff)
  }
#endif
