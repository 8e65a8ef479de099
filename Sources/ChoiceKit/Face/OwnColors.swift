#if canImport(UIKit)
  internal import ChoiceCore
  internal import ChoiceScene
  import UIKit

  /// A colour of a look that an app can replace by its own.
  protocol ColorRole: Hashable, Sendable {
    associatedtype Style
    /// The colour in a style; `nil` where the style has no such thing.
    func color(in style: Style) -> ThemeColor?
    /// Replaces it, where the style has such a thing.
    func set(_ color: ThemeColor, in style: inout Style)
  }

  /// The colours of the app's that take the place of a style's. They may depend on traits that the
  /// core doesn't know.
  struct OwnColors<Role: ColorRole>: Equatable, Sendable {
    private var colors: [Role: UIColor] = [:]

    /// Whether there are none.
    var isEmpty: Bool { colors.isEmpty }

    /// The app's colour, or `nil` for the style's.
    subscript(role: Role) -> UIColor? {
      get { colors[role] }
      set { colors[role] = newValue }
    }

    /// The colour of a role: the app's, or the style's, which depends on the surroundings.
    func color(_ role: Role, in style: Role.Style) -> UIColor {
      if let own = colors[role] { return own }
      let theme = role.color(in: style) ?? .placeholder
      return UIColor { traits in
        var proposal = Proposal(width: 0, height: 0)
        proposal.appearance = traits.userInterfaceStyle == .dark ? .dark : .light
        proposal.increasedContrast = traits.accessibilityContrast == .high
        return UIColor(theme.color(in: proposal))
      }
    }

    /// The style with the app's colours as they are in the given surroundings.
    func applied(to style: Role.Style, in traits: UITraitCollection) -> Role.Style {
      var style = style
      for (role, color) in colors { role.set(ThemeColor(RGBA(color, in: traits)), in: &style) }
      return style
    }
  }

  extension ThemeColor {
    /// Black, or white in the dark: until another is given.
    static let placeholder = ThemeColor(0x000000, dark: 0xffffff)
  }
#endif
