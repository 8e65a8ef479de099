#if canImport(UIKit)
  internal import ChoiceCore
  import UIKit

  extension FilterBarView.Configuration {
    /// The colours that an app can set, besides those of the headings.
    enum Role: Hashable, Sendable {
      case panel, backdrop, pressedRow, rowLine, option, chosenOption, subtitle, mark, count
      case header, footer, apply, applyTitle, reset, resetTitle
    }

    /// Whether it has colours of the app's, which may depend on traits that the core doesn't know.
    var hasOwnColors: Bool { !colors.isEmpty || headings.hasOwnColors }

    /// The style, with the app's colours as they are in the given surroundings.
    func style(in traits: UITraitCollection) -> FilterBarStyle {
      var style = colors.applied(to: base, in: traits)
      style.bar = headings.style(in: traits)
      return style
    }

    func color(_ role: Role) -> UIColor { colors.color(role, in: base) }
  }

  extension FilterBarView.Configuration.Role: ColorRole {
    func color(in style: FilterBarStyle) -> ThemeColor? {
      switch self {
      case .panel: style.panelColor
      case .backdrop: style.backdropColor
      case .pressedRow: style.list.pressedColor
      case .rowLine: style.list.hairline?.color
      case .option: style.list.title.color
      case .chosenOption: style.list.chosenTitle.color
      case .subtitle: style.list.subtitle.color
      case .mark: style.list.mark.color
      case .count: style.list.count.text.color
      case .header: style.list.header.text.color
      case .footer: style.list.footer.text.color
      case .apply: style.actions.applyColor
      case .applyTitle: style.actions.applyTitle.color
      case .reset: style.actions.resetColor
      case .resetTitle: style.actions.resetTitle.color
      }
    }

    func set(_ color: ThemeColor, in style: inout FilterBarStyle) {
      switch self {
      case .panel: style.panelColor = color
      case .backdrop: style.backdropColor = color
      case .pressedRow: style.list.pressedColor = color
      case .rowLine: style.list.hairline?.color = color
      case .option: style.list.title.color = color
      case .chosenOption: style.list.chosenTitle.color = color
      case .subtitle: style.list.subtitle.color = color
      case .mark: style.list.mark.color = color
      case .count: style.list.count.text.color = color
      case .header: style.list.header.text.color = color
      case .footer: style.list.footer.text.color = color
      case .apply: style.actions.applyColor = color
      case .applyTitle: style.actions.applyTitle.color = color
      case .reset: style.actions.resetColor = color
      case .resetTitle: style.actions.resetTitle.color = color
      }
    }
  }
#endif
