#if canImport(UIKit)
  internal import ChoiceScene
  import UIKit

  extension Proposal {
    /// What surrounds a view now that it is in that place.
    @MainActor static func current(of view: UIView, in place: WindowPlace) -> Proposal {
      let traits = view.traitCollection
      let size = view.bounds.size
      var proposal = Proposal(
        frame: SceneRect(
          x: place.origin.x, y: place.origin.y, width: size.width, height: size.height),
        container: SceneSize(width: place.container.width, height: place.container.height))
      proposal.coveredBottom = place.coveredBottom
      proposal.direction =
        view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
      proposal.textScale = textScale(traits)
      if traits.displayScale > 0 { proposal.pixelScale = traits.displayScale }
      proposal.appearance = traits.userInterfaceStyle == .dark ? .dark : .light
      proposal.increasedContrast = traits.accessibilityContrast == .high
      proposal.boldText = traits.legibilityWeight == .bold
      proposal.reduceMotion = UIAccessibility.isReduceMotionEnabled
      return proposal
    }

    /// How much larger than standard body text is. Measured on a large number, because UIKit rounds
    /// to pixels.
    static func textScale(_ traits: UITraitCollection) -> Double {
      UIFontMetrics(forTextStyle: .body).scaledValue(for: 1000, compatibleWith: traits) / 1000
    }
  }

  extension CGPoint {
    init(_ point: ScenePoint) { self.init(x: point.x, y: point.y) }
  }

  extension CGSize {
    init(_ size: SceneSize) { self.init(width: size.width, height: size.height) }
  }

  extension CGRect {
    init(_ rect: SceneRect) {
      self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }

    /// From the origin on.
    init(_ size: SceneSize) { self.init(x: 0, y: 0, width: size.width, height: size.height) }
  }

  extension UIColor {
    convenience init(_ color: RGBA) {
      self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
  }

  extension RGBA {
    /// The components of a colour as it is in the given surroundings.
    init(_ color: UIColor, in traits: UITraitCollection) {
      var parts: [CGFloat] = [0, 0, 0, 0]
      let resolved = color.resolvedColor(with: traits)
      parts.withUnsafeMutableBufferPointer { parts in
        guard let part = parts.baseAddress else { return }
        _ = resolved.getRed(part, green: part + 1, blue: part + 2, alpha: part + 3)
      }
      self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
  }
#endif
