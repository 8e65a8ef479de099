#if canImport(UIKit)
  internal import ChoiceScene
  import UIKit

  /// Measures texts in the system font.
  enum Measure {
    /// How wide a run is. Rounded up to a quarter of a point, so that a label of this width never
    /// cuts its text for a rounding error.
    static func metrics(of run: TextRun) -> TextMetrics {
      let font = UIFont.systemFont(ofSize: run.style.size, weight: UIFont.Weight(run.style.weight))
      let text = NSAttributedString(string: run.text.string, attributes: [.font: font])
      return TextMetrics(width: (text.size().width * 4).rounded(.up) / 4)
    }
  }

  extension UIFont.Weight {
    /// The weight of a number from 100 to 900, as in CSS and OpenType.
    init(_ number: Int) {
      switch number {
      case ..<150: self = .ultraLight
      case ..<250: self = .thin
      case ..<350: self = .light
      case ..<450: self = .regular
      case ..<550: self = .medium
      case ..<650: self = .semibold
      case ..<750: self = .bold
      case ..<850: self = .heavy
      default: self = .black
      }
    }

    /// The number of the nearest weight that has a name.
    var number: Int {
      let named: [UIFont.Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      let distances = named.map { abs($0.rawValue - rawValue) }
      let nearest = distances.indices.min { distances[$0] < distances[$1] } ?? 3
      return 100 * (nearest + 1)
    }
  }
#endif
