import ChoiceScene

extension FilterBarState {
  func scene(at time: Instant) -> ControlScene {
    let time = usable(time)
    guard let due = slide.due, due <= time else { return picture(at: time) }
    let later = FilterBarState(copying: self)
    later.advance(to: time)
    return later.picture(at: time)
  }

  /// The scene at `time`, before which nothing falls due.
  private func picture(at time: Instant) -> ControlScene {
    var scene = strip.scene(at: time)
    for index in scene.nodes.indices { asHeading(&scene.nodes[index]) }
    if strip.layout.isShown { addOverlays(to: &scene.nodes, at: time) }
    scene.keys = keys
    scene.heardKeys = heardKeys
    scene.takesText = takesText
    if let focus, strip.layout.isShown, exists(focus.target) {
      scene.focus = node(of: focus.target)
      scene.focusEntry = scene.focus
    }
    scene.motionEnds = motionEnd(after: time)
    if !untold.isEmpty {
      scene.effectDue = time
    } else if slide.then == .close {
      scene.effectDue = slide.due
    }
    return scene
  }

  /// When motion ends, what is to follow included.
  private func motionEnd(after time: Instant) -> Instant? {
    var bar = self
    var end = time
    if slide.due != nil { bar = FilterBarState(copying: self) }
    while let due = bar.slide.due {
      bar.advance(to: due)
      end = max(end, due)
    }
    for track in [bar.slide.panel, bar.slide.backdrop] where track.isMoving(at: time) {
      end = max(end, track.end)
    }
    if let headings = bar.strip.motionEnd(after: time) { end = max(end, headings) }
    return time < end ? end : nil
  }

  /// A heading isn't one of a set to choose from: it is a button that opens a list.
  private func asHeading(_ node: inout Node) {
    guard let semantics = node.semantics else { return }
    if node.id.part == TabStripPart.bar.rawValue {
      node.semantics = Semantics(role: .group, name: semantics.name)
    } else if let filter = strip.item(of: node.id) {
      node.semantics = Semantics(
        role: .button, name: semantics.name, isDisabled: semantics.isDisabled,
        isFocusable: semantics.isFocusable)
      node.semantics?.isExpanded = slide.open == filter
    }
  }

  private func addOverlays(to nodes: inout [Node], at time: Instant) {
    let entry = shownEntry.map { entries[$0] }
    let darkness = clamped(slide.backdrop.value(at: time))
    if darkness > 0 {
      var backdrop = Node(
        id: FilterBarPart.backdrop.node, parent: nil, frame: backdropFrame(of: entry))
      backdrop.isOverlay = true
      backdrop.fill = .color(style.backdropColor.color(in: proposal))
      backdrop.opacity = darkness
      if slide.open != nil {
        backdrop.hitFrame = backdrop.frame
        backdrop.semantics = Semantics(role: .dismiss, name: "")
      }
      nodes.append(backdrop)
    }
    guard let entry else { return }
    let frame = panelFrame(of: entry)
    var region = Node(id: FilterBarPart.region.node, parent: nil, frame: frame)
    region.isOverlay = true
    region.clipsChildren = true
    if proposal.reduceMotion { region.opacity = clamped(slide.panel.value(at: time)) }
    nodes.append(region)
    // Its upper corners are round too, but beyond what is cut off.
    let radius = min(style.cornerRadius, frame.height / 2)
    var panel = Node(
      id: FilterBarPart.panel.node, parent: region.id,
      frame: SceneRect(
        x: 0, y: -radius - (1 - slideShare(at: time)) * frame.height, width: frame.width,
        height: frame.height + radius))
    panel.fill = .color(style.panelColor.color(in: proposal))
    panel.cornerRadius = radius
    panel.clipsChildren = radius > 0
    nodes.append(panel)
    addList(of: entry, top: radius, to: &nodes)
    if entry.hasActions { addActions(of: entry, top: radius, to: &nodes) }
  }

  private var pressedNode: NodeID? {
    guard let press, press.isInside else { return nil }
    return node(of: press.target)
  }

  private var visiblyFocusedNode: NodeID? {
    guard let focus, focus.isVisible else { return nil }
    return node(of: focus.target)
  }

  private func addList(of entry: FilterEntry, top: Double, to nodes: inout [Node]) {
    var builder = OptionListScene(
      entry.list, style.list, in: proposal, base: FilterBarModel.listBase, labels: labels.list)
    builder.pressed = pressedNode
    builder.focused = visiblyFocusedNode
    if case .option(let option)? = focus?.target { builder.focusedRow = entry.list.row(of: option) }
    builder.build(inside: FilterBarPart.panel.node, top: top, name: entry.name)
    nodes += builder.nodes
  }

  private func addActions(of entry: FilterEntry, top: Double, to nodes: inout [Node]) {
    let look = style.actions
    let height = entry.list.viewport.height
    if let hairline = look.hairline, hairline.thickness > 0 {
      var line = Node(
        id: FilterBarPart.actions.node, parent: FilterBarPart.panel.node,
        frame: SceneRect(
          x: 0, y: top + height, width: proposal.frame.width, height: hairline.thickness))
      line.fill = .color(hairline.color.color(in: proposal))
      nodes.append(line)
    }
    for (target, word, title, fill) in [
      (Target.reset, labels.reset, look.resetTitle, look.resetColor),
      (.apply, labels.apply, look.applyTitle, look.applyColor),
    ] {
      let id = node(of: target)
      let frame = buttonFrame(target, of: entry).offset(x: 0, y: top)
      var button = Node(id: id, parent: FilterBarPart.panel.node, frame: frame)
      button.hitFrame = frame
      button.fill = .color(fill.color(in: proposal))
      button.cornerRadius = look.cornerRadius
      if pressedNode == id { button.opacity = look.pressedOpacity }
      button.content = .text(
        TextContent(
          TextRun(word, entry.list.metrics.textStyle(title)), color: title.color.color(in: proposal)
        ))
      button.semantics = Semantics(role: .button, name: word, isFocusable: true)
      nodes.append(button)
      guard visiblyFocusedNode == id else { continue }
      let ring = style.list.focusRing
      var node = Node(
        id: FilterBarPart.actionRing.node, parent: FilterBarPart.panel.node,
        frame: frame.inset(by: -ring.width - 1))
      node.border = Border(width: ring.width, color: ring.color.color(in: proposal))
      node.cornerRadius = look.cornerRadius + ring.width + 1
      nodes.append(node)
    }
  }
}
