import ChoiceScene

/// What can be said of a node, aspect by aspect.
extension CommandEncoder {
  /// Writes what is to be said of a node where another has been shown.
  mutating func encodeAspects(of node: Node, unlike old: Node) {
    for aspect in Command.frame.rawValue...Command.scroll.rawValue {
      let start = writer.count
      encode(aspect, of: node)
      let end = writer.count
      encode(aspect, of: old)
      let isNews = end > start + 1 && !writer.repeats(from: start, to: end)
      writer.cut(to: isNews ? end : start)
    }
  }

  /// Writes an aspect. Of one that the node doesn't have, only the command is written.
  private mutating func encode(_ aspect: UInt8, of node: Node) {
    writer.byte(aspect)
    let frame = node.frame
    switch Command(rawValue: aspect) {
    case .frame:
      shorts(frame.x, frame.y)
      shorts(frame.width, frame.height)
    case .touch:
      guard let touch = node.hitFrame else { return }
      shorts(touch.y - frame.y, frame.maxX - touch.maxX)
      shorts(frame.maxY - touch.maxY, touch.x - frame.x)
    case .fill:
      if case .gradient = node.fill { return }
      if case .color(let fill) = node.fill { color(fill) } else { color(.clear) }
    case .gradient:
      if case .gradient(let gradient) = node.fill { encode(gradient, size: frame.size) }
    case .radius: short(node.cornerRadius)
    case .border:
      let width = node.border?.width ?? 0
      short(width)
      color(node.border?.color ?? .clear)
      short(-width)
    case .shadow:
      let shadow = node.shadow ?? DropShadow(color: .clear, blur: 0, offset: .zero)
      color(shadow.color)
      shorts(shadow.offset.x, shadow.offset.y)
      short(shadow.blur)
    case .text:
      if case .text(let text) = node.content { writer.text(text.run.text) }
    case .font:
      guard case .text(let text) = node.content else { return }
      shorts(text.run.style.size, Double(text.run.style.weight))
      short(frame.height)
    case .align:
      guard case .text(let text) = node.content else { return }
      switch text.alignment {
      case .left: writer.byte(0)
      case .center: writer.byte(1)
      case .right: writer.byte(2)
      }
    case .picture: encodePicture(node.content)
    case .ink:
      switch node.content {
      case .none: return
      case .text(let text): color(text.color)
      case .image(let image): if let tint = image.tint { color(tint) }
      }
    case .opacity: short(node.opacity)
    case .transform:
      let transform = node.transform ?? SceneTransform()
      short(transform.rotation)
      shorts(transform.scaleX, transform.scaleY)
      shorts(transform.anchor.x * 100, transform.anchor.y * 100)
    case .clip: writer.flag(node.clipsChildren)
    case .fade: encode(mask(node.edgeFade, width: frame.width), size: frame.size)
    case .semantics:
      if let semantics = node.semantics { encode(semantics) } else { writer.byte(0) }
    case .scroll:
      // After the children have got their places: `sink.js` scrolls when all else is done.
      guard let scroll = node.scroll else { return }
      shorts(scroll.contentSize.width, scroll.contentSize.height)
      writer.number(scroll.offset)
      writer.flag(scroll.axis == .vertical)
      writer.flag(scroll.isEnabled)
    default: return
    }
  }

  private mutating func short(_ value: Double) { writer.short(value) }

  private mutating func shorts(_ one: Double, _ other: Double) {
    writer.short(one)
    writer.short(other)
  }

  /// Components in bytes, what CSS does with them in the end: as one number, red is the highest.
  private mutating func color(_ color: RGBA) {
    component(color.alpha)
    component(color.blue)
    component(color.green)
    component(color.red)
  }

  private mutating func component(_ share: Double) {
    writer.byte(UInt8(share * 255 + 0.5))
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
      color(stop.color)
      short(100 * (first + length * stop.position))
    }
  }

  /// What shows through, from left to right. Where both fades together are wider than the node,
  /// both are narrowed.
  private func mask(_ fade: EdgeFade?, width: Double) -> GradientFill {
    let left = ScenePoint(x: 0, y: 0.5)
    var mask = GradientFill(start: left, end: left, stops: [])
    guard let fade, fade.left > 0 || fade.right > 0, width > 0 else { return mask }
    mask.end.x = 1
    let whole = max(width, fade.left + fade.right)
    let edge = RGBA(0, alpha: 1 - fade.strength)
    if fade.left > 0 { mask.stops.append(.init(0, edge)) }
    mask.stops.append(.init(fade.left / whole, RGBA(0)))
    mask.stops.append(.init(1 - fade.right / whole, RGBA(0)))
    if fade.right > 0 { mask.stops.append(.init(1, edge)) }
    return mask
  }

  /// A picture: where it comes from, whether it is tinted, whether it fills the frame, and the
  /// placeholder's colour. Nothing in its place is kind 0.
  private mutating func encodePicture(_ content: NodeContent) {
    switch content {
    case .none: writer.byte(0)
    case .text: return
    case .image(let image):
      encode(image.source)
      writer.flag(image.tint != nil)
      writer.flag(image.fillsFrame)
      color(image.placeholder ?? .clear)
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
    short(outline.stroke ?? 0)
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
        shorts(first.x, first.y)
        shorts(second.x, second.y)
        shorts(end.x, end.y)
      case .close: writer.byte(3)
      }
    }
  }
}
