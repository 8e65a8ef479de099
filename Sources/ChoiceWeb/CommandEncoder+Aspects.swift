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
      let isNews = end > start + 8 && !writer.repeats(from: start, to: end)
      writer.cut(to: isNews ? end : start)
    }
  }

  /// Writes an aspect. Of one that the node doesn't have, only the command is written.
  private mutating func encode(_ aspect: UInt8, of node: Node) {
    writer.integer(Int(aspect))
    let frame = node.frame
    switch Command(rawValue: aspect) {
    case .frame:
      numbers(frame.x, frame.y)
      numbers(frame.width, frame.height)
    case .touch:
      guard let touch = node.hitFrame else { return }
      numbers(touch.y - frame.y, frame.maxX - touch.maxX)
      numbers(frame.maxY - touch.maxY, touch.x - frame.x)
    case .fill:
      if case .gradient = node.fill { return }
      if case .color(let fill) = node.fill { color(fill) } else { color(.clear) }
    case .gradient:
      if case .gradient(let gradient) = node.fill { encode(gradient, size: frame.size) }
    case .radius: number(node.cornerRadius)
    case .border:
      let width = node.border?.width ?? 0
      number(width)
      color(node.border?.color ?? .clear)
      number(-width)
    case .shadow:
      let shadow = node.shadow ?? DropShadow(color: .clear, blur: 0, offset: .zero)
      color(shadow.color)
      numbers(shadow.offset.x, shadow.offset.y)
      number(shadow.blur)
    case .text:
      if case .text(let text) = node.content { writer.text(text.run.text) }
    case .font:
      guard case .text(let text) = node.content else { return }
      numbers(text.run.style.size, Double(text.run.style.weight))
      number(frame.height)
    case .align:
      guard case .text(let text) = node.content else { return }
      switch text.alignment {
      case .left: writer.text("left")
      case .center: writer.text("center")
      case .right: writer.text("right")
      }
    case .picture: encodePicture(node.content)
    case .ink:
      switch node.content {
      case .none: return
      case .text(let text): color(text.color)
      case .image(let image): if let tint = image.tint { color(tint) }
      }
    case .opacity: number(node.opacity)
    case .transform:
      let transform = node.transform ?? SceneTransform()
      number(transform.rotation)
      numbers(transform.scaleX, transform.scaleY)
      numbers(transform.anchor.x * 100, transform.anchor.y * 100)
    case .clip: writer.text(node.clipsChildren ? "clip" : "")
    case .fade: encode(mask(node.edgeFade, width: frame.width), size: frame.size)
    case .semantics:
      if let semantics = node.semantics { encode(semantics) } else { writer.integer(0) }
    case .scroll:
      // After the children have got their places: `sink.js` scrolls when all else is done.
      guard let scroll = node.scroll else { return }
      numbers(scroll.contentSize.width, scroll.contentSize.height)
      writer.number(scroll.offset)
      writer.flag(scroll.axis == .vertical)
      writer.flag(scroll.isEnabled)
    default: return
    }
  }

  private mutating func number(_ value: Double) { writer.number(value) }

  private mutating func numbers(_ one: Double, _ other: Double) {
    writer.number(one)
    writer.number(other)
  }

  /// Components in bytes, what CSS does with them in the end: as one number, red is the highest.
  private mutating func color(_ color: RGBA) {
    var number = 0.0
    for component in [color.red, color.green, color.blue, color.alpha] {
      number = number * 256 + Double(Int(component * 255 + 0.5))
    }
    writer.number(number)
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
    numbers(dx, dy)
    writer.integer(gradient.stops.count)
    for stop in gradient.stops {
      color(stop.color)
      number(100 * (first + length * stop.position))
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

  /// A picture: whether there is one; a drawing, or one of no steps and an address; whether it is
  /// tinted, whether it fills the frame, and the placeholder's colour.
  private mutating func encodePicture(_ content: NodeContent) {
    if case .text = content { return }
    guard case .image(let image) = content else { return writer.flag(false) }
    writer.flag(true)
    switch image.source {
    case .named(let address), .url(let address):
      writer.integer(0)
      writer.text(address)
    case .outline(let outline): encode(outline)
    }
    writer.flag(image.tint != nil)
    writer.flag(image.fillsFrame)
    color(image.placeholder ?? .clear)
  }

  /// How many steps, and for each the letter of SVG's path data, and how many numbers follow; the
  /// thickness of the line, 0 to fill the outline.
  private mutating func encode(_ outline: Outline) {
    writer.integer(outline.segments.count)
    for segment in outline.segments {
      switch segment {
      case .move(let point): step("M", [point])
      case .line(let point): step("L", [point])
      case .curve(let first, let second, let end): step("C", [first, second, end])
      case .close: step("Z", [])
      }
    }
    number(outline.stroke ?? 0)
  }

  private mutating func step(_ letter: Utf8Text, _ points: [ScenePoint]) {
    writer.text(letter)
    writer.integer(2 * points.count)
    for point in points { numbers(point.x, point.y) }
  }
}
