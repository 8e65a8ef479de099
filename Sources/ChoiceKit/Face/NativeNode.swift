#if canImport(UIKit)
  internal import ChoiceScene
  import UIKit

  /// Which native view a node is.
  enum NodeKind {
    /// One that is seen, and lets touches through.
    case plain
    /// One whose content scrolls.
    case scroll
    /// One that a person can act on.
    case control

    init(_ node: Node) {
      if node.scroll != nil {
        self = .scroll
      } else {
        self = node.semantics?.role.isInteractive == true ? .control : .plain
      }
    }
  }

  /// A native view, and the node that it shows.
  ///
  /// What is drawn in the node comes first among the view's subviews (shadow, gradient, content),
  /// then the nodes inside it.
  @MainActor final class NativeNode {
    let kind: NodeKind
    let view: UIView
    private(set) var node: Node
    private var shadow: ShadowView?
    private var gradient: GradientView?
    private var content: UIView?

    init(_ node: Node, in tree: NodeTree) {
      self.node = node
      kind = NodeKind(node)
      switch kind {
      case .plain: view = PlainNodeView(frame: .zero)
      case .scroll: view = NodeScrollView(node.id, input: tree.input)
      case .control: view = NodeControl(node.id, input: tree.input)
      }
      show(node, from: nil, in: tree)
    }

    /// The views of the nodes inside this one, from back to front.
    var children: [UIView] { view.subviews.filter { !parts.contains($0) } }

    /// Puts the view of a node inside this one, or moves it there.
    func insert(_ child: UIView, at index: Int) {
      let others = children.filter { $0 !== child }
      if index < others.count {
        view.insertSubview(child, belowSubview: others[index])
      } else {
        view.addSubview(child)
      }
    }

    /// Shows another state of the node, or another node of this kind.
    func show(_ node: Node, in tree: NodeTree) {
      show(node, from: self.node, in: tree)
    }

    /// Tells assistive technology about the node.
    func describe(_ strings: ChoiceStrings) { view.describe(node.semantics, in: strings) }

    /// Is shown no more, and may be used for another node. Keeps no picture.
    func retire() {
      view.removeFromSuperview()
      view.focusGroupPriority = .ignored
      view.accessibilityElements = nil
      if case .image = node.content {
        setContent(nil)
        node.content = .none
      }
    }

    /// Draws the node's text or picture.
    func showContent(in tree: NodeTree) {
      switch node.content {
      case .none: setContent(nil)
      case .text(let text): part(TextView.init).show(text, in: node.frame.size)
      case .image(let image):
        if case .outline(let outline) = image.source {
          part(OutlineView.init).show(outline, tint: image.tint, in: node.frame.size)
        } else {
          let radius = node.cornerRadius(of: node.frame.size)
          part(PictureView.init)
            .show(image, from: tree.images, in: node.frame.size, cornerRadius: radius)
        }
      }
    }

    private var parts: [UIView] { [shadow, gradient, content].compactMap { $0 } }

    private func show(_ new: Node, from old: Node?, in tree: NodeTree) {
      node = new
      let isResized = old?.frame.size != new.frame.size
      if isResized || old?.frame != new.frame || old?.transform != new.transform { place() }
      if old?.opacity != new.opacity { view.alpha = new.opacity }
      if old?.clipsChildren != new.clipsChildren && kind != .scroll {
        view.clipsToBounds = new.clipsChildren
      }
      if isResized || old?.cornerRadius != new.cornerRadius {
        view.layer.cornerRadius = new.cornerRadius(of: new.frame.size)
      }
      if old?.border != new.border { showBorder() }
      if isResized || old?.fill != new.fill || old?.cornerRadius != new.cornerRadius { showFill() }
      if isResized || old?.shadow != new.shadow || old?.cornerRadius != new.cornerRadius {
        showShadow()
      }
      if isResized || old?.content != new.content || old?.cornerRadius != new.cornerRadius {
        showContent(in: tree)
      }
      if isResized || old?.edgeFade != new.edgeFade { showFade() }
      if old?.semantics != new.semantics { describe(tree.strings) }
      (view as? NodeScrollView)?.show(new)
      (view as? NodeControl)?.show(new)
    }

    private func place() {
      let frame = node.frame
      let transform = node.transform ?? SceneTransform()
      view.layer.anchorPoint = CGPoint(transform.anchor)
      // Its origin is where a scroll view is scrolled to.
      view.bounds.size = CGSize(frame.size)
      view.center = CGPoint(
        x: frame.x + transform.anchor.x * frame.width,
        y: frame.y + transform.anchor.y * frame.height)
      view.transform = CGAffineTransform(rotationAngle: transform.rotation)
        .scaledBy(x: transform.scaleX, y: transform.scaleY)
    }

    private func showBorder() {
      view.layer.borderWidth = node.border?.width ?? 0
      view.layer.borderColor = node.border.map { UIColor($0.color).cgColor }
    }

    private func showFill() {
      if case .color(let color) = node.fill {
        view.backgroundColor = UIColor(color)
      } else {
        view.backgroundColor = nil
      }
      guard case .gradient(let fill) = node.fill else {
        gradient?.removeFromSuperview()
        gradient = nil
        return
      }
      let gradient = self.gradient ?? GradientView(frame: .zero)
      self.gradient = gradient
      view.insertSubview(gradient, at: shadow == nil ? 0 : 1)
      gradient.show(fill, in: node.frame.size, cornerRadius: view.layer.cornerRadius)
    }

    private func showShadow() {
      guard let drop = node.shadow else {
        shadow?.removeFromSuperview()
        shadow = nil
        return
      }
      let shadow = self.shadow ?? ShadowView(frame: .zero)
      self.shadow = shadow
      view.insertSubview(shadow, at: 0)
      shadow.show(drop, around: node.frame.size, cornerRadius: view.layer.cornerRadius)
    }

    private func showFade() {
      guard let fade = node.edgeFade else {
        view.layer.mask = nil
        return
      }
      let mask = view.layer.mask as? CAGradientLayer ?? CAGradientLayer()
      mask.show(fade, width: node.frame.width)
      mask.frame = view.bounds
      view.layer.mask = mask
    }

    /// The view of what is drawn, made anew where it has to be another one.
    private func part<Part: UIView>(_ make: (CGRect) -> Part) -> Part {
      if let part = content as? Part { return part }
      let part = make(.zero)
      setContent(part)
      return part
    }

    private func setContent(_ new: UIView?) {
      content?.removeFromSuperview()
      content = new
      if let new { view.insertSubview(new, at: [shadow, gradient].count { $0 != nil }) }
    }
  }

  extension Node {
    /// The radius of its corners, at most half of its shorter side.
    fileprivate func cornerRadius(of size: SceneSize) -> CGFloat {
      min(cornerRadius, size.width / 2, size.height / 2)
    }
  }
#endif
