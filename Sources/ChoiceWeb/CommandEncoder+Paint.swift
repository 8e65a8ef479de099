import ChoiceScene

/// How a node looks.
extension CommandEncoder {
  mutating func encodeBox(_ node: Node, from old: Node) {
    // How a gradient is written depends on the size.
    if node.fill != old.fill || node.fill.isGradient && node.frame.size != old.frame.size {
      switch node.fill {
      case .none:
        command(.fill, of: node.id)
        color(.clear)
      case .color(let fill):
        command(.fill, of: node.id)
        color(fill)
      case .gradient(let gradient):
        command(.gradient, of: node.id)
        encode(gradient, size: node.frame.size)
      }
    }
    if node.cornerRadius != old.cornerRadius {
      command(.radius, of: node.id)
      shorts(node.cornerRadius)
    }
    if node.border != old.border {
      command(.border, of: node.id)
      shorts(node.border?.width ?? 0)
      color(node.border?.color ?? .clear)
    }
    if node.shadow != old.shadow {
      command(.shadow, of: node.id)
      color(node.shadow?.color ?? .clear)
      shorts(node.shadow?.blur ?? 0, node.shadow?.offset.x ?? 0, node.shadow?.offset.y ?? 0)
    }
  }

  mutating func encodeComposition(_ node: Node, from old: Node) {
    if node.opacity != old.opacity {
      command(.opacity, of: node.id)
      shorts(node.opacity)
    }
    if node.transform != old.transform {
      let transform = node.transform ?? SceneTransform()
      command(.transform, of: node.id)
      shorts(transform.scaleX, transform.scaleY, transform.rotation)
      shorts(transform.anchor.x, transform.anchor.y)
    }
    if node.clipsChildren != old.clipsChildren {
      command(.clip, of: node.id)
      writer.flag(node.clipsChildren)
    }
    if node.edgeFade != old.edgeFade
      || node.edgeFade != nil && node.frame.width != old.frame.width
    {
      command(.fade, of: node.id)
      encode(node.edgeFade ?? EdgeFade(left: 0, right: 0), width: node.frame.width)
    }
  }

  mutating func encodeContent(_ node: Node, from old: Node) {
    switch node.content {
    case .none:
      command(.picture, of: node.id)
      writer.byte(0)
    case .text(let text):
      var before: TextContent?
      if case .text(let old) = old.content { before = old }
      encode(text, from: before, of: node.id)
    case .image(let image):
      var before: ImageContent?
      if case .image(let old) = old.content { before = old }
      encode(image, from: before, of: node.id)
    }
  }

  /// Components in bytes: what CSS does with them in the end.
  mutating func color(_ color: RGBA) {
    for component in [color.red, color.green, color.blue, color.alpha] {
      let share = component > 0 ? min(component, 1) : 0
      writer.byte(UInt8(share * 255 + 0.5))
    }
  }

  /// CSS has a gradient's line through the middle of the box, from corner to corner, so the stops
  /// are projected onto that line (CSS Images 3, "linear-gradient()").
  private mutating func encode(_ gradient: GradientFill, size: SceneSize) {
    let dx = (gradient.end.x - gradient.start.x) * size.width
    let dy = (gradient.end.y - gradient.start.y) * size.height
    let line = dx.magnitude * size.width + dy.magnitude * size.height
    let project = { (place: ScenePoint) in
      let way = (place.x - 0.5) * size.width * dx + (place.y - 0.5) * size.height * dy
      return line > 0 ? way / line + 0.5 : 0.5
    }
    let first = project(gradient.start)
    let length = project(gradient.end) - first
    shorts(dx, dy)
    let stops = gradient.stops.prefix(255)
    writer.byte(UInt8(stops.count))
    for stop in stops {
      shorts(first + length * stop.position)
      color(stop.color)
    }
  }

  /// Where both fades together are wider than the node, both are narrowed.
  private mutating func encode(_ fade: EdgeFade, width: Double) {
    let both = fade.left + fade.right
    let share = both > width && both > 0 ? width / both : 1
    shorts(fade.left * share, fade.right * share, fade.strength)
  }

  private mutating func encode(_ text: TextContent, from old: TextContent?, of id: NodeID) {
    if text.run.text != old?.run.text {
      command(.text, of: id)
      writer.text(text.run.text)
    }
    if text.run.style != old?.run.style {
      command(.font, of: id)
      shorts(text.run.style.size)
      writer.byte(UInt8(truncatingIfNeeded: text.run.style.weight))
      writer.byte(UInt8(truncatingIfNeeded: text.run.style.weight >> 8))
    }
    if text.color != old?.color {
      command(.ink, of: id)
      color(text.color)
    }
    if text.alignment != old?.alignment {
      command(.align, of: id)
      switch text.alignment {
      case .left: writer.byte(0)
      case .center: writer.byte(1)
      case .right: writer.byte(2)
      }
    }
  }

  private mutating func encode(_ image: ImageContent, from old: ImageContent?, of id: NodeID) {
    var sameInk = image
    sameInk.tint = old?.tint
    if sameInk != old || (image.tint == nil) != (old?.tint == nil) {
      command(.picture, of: id)
      encode(image.source)
      writer.flag(image.tint != nil)
      writer.flag(image.fillsFrame)
      color(image.placeholder ?? .clear)
    }
    if let tint = image.tint, tint != old?.tint {
      command(.ink, of: id)
      color(tint)
    }
  }

  private mutating func encode(_ source: ImageSource) {
    switch source {
    case .named(let name):
      writer.byte(1)
      writer.text(name)
    case .url(let address):
      writer.byte(2)
      writer.text(address)
    case .outline(let outline):
      writer.byte(3)
      encode(outline)
    }
  }

  /// The thickness of the line (0 to fill the outline), how many steps, and for each its kind with
  /// one, three or no points.
  private mutating func encode(_ outline: Outline) {
    shorts(outline.stroke ?? 0)
    writer.integer(outline.segments.count)
    for segment in outline.segments {
      switch segment {
      case .move(let point):
        writer.byte(0)
        shorts(point.x, point.y)
      case .line(let point):
        writer.byte(1)
        shorts(point.x, point.y)
      case .curve(let first, let second, let end):
        writer.byte(2)
        shorts(first.x, first.y, second.x, second.y, end.x, end.y)
      case .close: writer.byte(3)
      }
    }
  }
}

extension Fill {
  fileprivate var isGradient: Bool {
    if case .gradient = self { true } else { false }
  }
}
