#if canImport(UIKit)
  internal import ChoiceScene
  import UIKit

  // What is drawn in a node. Each is a view, because the layers of views don't move by themselves.

  /// A node that is only seen.
  final class PlainNodeView: PassThroughView {}

  /// A line of text.
  final class TextView: UIView {
    let label = UILabel(frame: .zero)

    override init(frame: CGRect) {
      super.init(frame: frame)
      isUserInteractionEnabled = false
      label.isAccessibilityElement = false
      addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    /// Puts the baseline where the text's style has it. The label is higher than the line, so that
    /// no script is cut; it centres the line, whose own middle is known from the font.
    func show(_ content: TextContent, in size: SceneSize) {
      frame = CGRect(size)
      let style = content.run.style
      let font = UIFont.systemFont(ofSize: style.size, weight: UIFont.Weight(style.weight))
      let baseline = (size.height - style.lineHeight) / 2 + style.baseline
      let middle = baseline - (font.ascender + font.descender) / 2
      label.frame = CGRect(
        x: 0, y: middle - style.size, width: size.width, height: 2 * style.size)
      if label.font != font { label.font = font }
      if label.text != content.run.text.string { label.text = content.run.text.string }
      let color = UIColor(content.color)
      if label.textColor != color { label.textColor = color }
      switch content.alignment {
      case .left: label.textAlignment = .left
      case .center: label.textAlignment = .center
      case .right: label.textAlignment = .right
      }
    }
  }

  /// A drawing.
  final class OutlineView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }

    func show(_ outline: Outline, tint: RGBA?, in size: SceneSize) {
      isUserInteractionEnabled = false
      frame = CGRect(size)
      guard let shape = layer as? CAShapeLayer else { return }
      let color = UIColor(tint ?? RGBA(0x000000)).cgColor
      shape.path = outline.path(in: size)
      shape.fillColor = outline.stroke == nil ? color : nil
      shape.strokeColor = outline.stroke == nil ? nil : color
      shape.lineWidth = (outline.stroke ?? 0) * size.width
      shape.lineCap = .round
      shape.lineJoin = .round
    }
  }

  extension Outline {
    /// The drawing stretched over an area.
    fileprivate func path(in size: SceneSize) -> CGPath {
      let path = CGMutablePath()
      let place = { (point: ScenePoint) in
        CGPoint(x: point.x * size.width, y: point.y * size.height)
      }
      for segment in segments {
        switch segment {
        case .move(let point): path.move(to: place(point))
        case .line(let point): path.addLine(to: place(point))
        case .curve(let first, let second, let end):
          path.addCurve(to: place(end), control1: place(first), control2: place(second))
        case .close: path.closeSubpath()
        }
      }
      return path
    }
  }

  /// A picture of the app's.
  final class PictureView: UIImageView {
    func show(
      _ content: ImageContent, from images: ImageStore, in size: SceneSize, cornerRadius: CGFloat
    ) {
      frame = CGRect(size)
      layer.cornerRadius = cornerRadius
      clipsToBounds = true
      contentMode = content.fillsFrame ? .scaleAspectFill : .scaleAspectFit
      let picture = images.image(for: content.source)
      if let tint = content.tint {
        tintColor = UIColor(tint)
        image = picture?.withRenderingMode(.alwaysTemplate)
      } else {
        image = picture?.withRenderingMode(.alwaysOriginal)
      }
      backgroundColor = picture == nil ? content.placeholder.map { UIColor($0) } : nil
    }
  }

  /// A gradient that fills a node.
  final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    func show(_ fill: GradientFill, in size: SceneSize, cornerRadius: CGFloat) {
      isUserInteractionEnabled = false
      frame = CGRect(size)
      layer.cornerRadius = cornerRadius
      guard let gradient = layer as? CAGradientLayer else { return }
      gradient.colors = fill.stops.map { UIColor($0.color).cgColor }
      gradient.locations = fill.stops.map { NSNumber(value: $0.position) }
      gradient.startPoint = CGPoint(fill.start)
      gradient.endPoint = CGPoint(fill.end)
    }
  }

  /// A shadow around a node's shape, and not under it.
  final class ShadowView: UIView {
    private let outside = CAShapeLayer()

    func show(_ shadow: DropShadow, around size: SceneSize, cornerRadius: CGFloat) {
      isUserInteractionEnabled = false
      frame = CGRect(size)
      let shape = CGPath(
        roundedRect: bounds, cornerWidth: cornerRadius, cornerHeight: cornerRadius, transform: nil)
      layer.shadowPath = shape
      layer.shadowColor = UIColor(shadow.color).cgColor
      layer.shadowOpacity = 1
      // Both are standard deviations: a blur radius is two of them.
      layer.shadowRadius = shadow.blur / 2
      layer.shadowOffset = CGSize(width: shadow.offset.x, height: shadow.offset.y)
      let reach = 2 * shadow.blur + abs(shadow.offset.x) + abs(shadow.offset.y)
      let area = CGMutablePath()
      area.addRect(
        CGRect(
          x: -reach, y: -reach, width: size.width + 2 * reach, height: size.height + 2 * reach))
      area.addPath(shape)
      outside.path = area
      outside.fillRule = .evenOdd
      layer.mask = outside
    }
  }

  extension CAGradientLayer {
    /// Becomes a mask that fades out towards the edges of something so wide.
    func show(_ fade: EdgeFade, width: Double) {
      let scale = fade.left + fade.right > width ? width / (fade.left + fade.right) : 1
      let (left, right) = (fade.left * scale, fade.right * scale)
      let inner = UIColor(red: 0, green: 0, blue: 0, alpha: 1).cgColor
      let edge = UIColor(red: 0, green: 0, blue: 0, alpha: 1 - fade.strength).cgColor
      startPoint = CGPoint(x: 0, y: 0.5)
      endPoint = CGPoint(x: 1, y: 0.5)
      colors = [left > 0 ? edge : inner, inner, inner, right > 0 ? edge : inner]
      let share = { (distance: Double) in width > 0 ? distance / width : 0 }
      locations = [0, share(left), 1 - share(right), 1].map { NSNumber(value: $0) }
    }
  }
#endif
