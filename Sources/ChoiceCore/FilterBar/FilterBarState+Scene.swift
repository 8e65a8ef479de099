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
    } else if strip.layout.isShown, slide.then == .stay, let index = shownEntry,
      let row = entries[index].list.entryRow
    {
      // The keyboard comes into a list that is open already.
      scene.focusEntry = FilterBarModel.optionNode(entries[index].list.options[row].id)
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
    for track in [bar.slide.panel, bar.slide.height, bar.slide.backdrop]
    where track.isMoving(at: time) {
      end = max(end, track.end)
    }
    if let headings = bar.strip.motionEnd(after: time) { end = max(end, headings) }
    return time < end ? end : nil
  }

  /// A heading isn't one of a set to choose from: it is a button that opens a list.
  private func asHeading(_ node: inout Node) {
    if node.id.part == TabStripPart.bar.rawValue {
      node.semantics?.role = .group
    } else if let filter = strip.item(of: node.id) {
      node.semantics?.role = .button
      node.semantics?.isSelected = nil
      node.semantics?.position = nil
      node.semantics?.isExpanded = slide.open == filter
    }
  }

  private func addOverlays(to nodes: inout [Node], at time: Instant) {
    let darkness = clamped(slide.backdrop.value(at: time))
    let shown = shownEntry
    guard darkness > 0 || shown != nil else { return }
    let entry = shown.map { entries[$0] }
    let builder = OptionListScene(
      entry?.list ?? OptionList(mode: .none, metrics: RowMetrics(style.list, in: proposal)),
      style.list, in: proposal, base: FilterBarModel.listBase, labels: labels.list)
    if darkness > 0 { addBackdrop(darkness, of: entry, to: builder) }
    if let entry { addPanel(of: entry, at: time, to: builder) }
    nodes += builder.nodes
  }

  private func addBackdrop(
    _ darkness: Double, of entry: FilterEntry?, to builder: OptionListScene
  ) {
    builder.begin(FilterBarPart.backdrop.node, in: nil, backdropFrame(of: entry))
    builder.node.isOverlay = true
    builder.node.fill = .color(builder.color(style.backdropColor))
    builder.node.opacity = darkness
    if slide.open != nil {
      builder.node.hitFrame = builder.node.frame
      builder.node.semantics = Semantics(role: .dismiss, name: "")
    }
    builder.end()
  }

  private func addPanel(of entry: FilterEntry, at time: Instant, to builder: OptionListScene) {
    let frame = panelFrame(of: entry, at: time)
    builder.begin(FilterBarPart.region.node, in: nil, frame)
    builder.node.isOverlay = true
    builder.node.clipsChildren = true
    if proposal.reduceMotion { builder.node.opacity = clamped(slide.panel.value(at: time)) }
    builder.end()
    // Its upper corners are round too, but beyond what is cut off.
    let radius = min(style.cornerRadius, frame.height / 2)
    builder.begin(
      FilterBarPart.panel.node, in: FilterBarPart.region.node,
      SceneRect(
        x: 0, y: -radius - (1 - slideShare(at: time)) * frame.height, width: frame.width,
        height: frame.height + radius))
    builder.node.fill = .color(builder.color(style.panelColor))
    builder.node.cornerRadius = radius
    builder.node.clipsChildren = radius > 0
    builder.end()
    if let press, press.isInside { builder.pressed = node(of: press.target) }
    if let focus, focus.isVisible { builder.focused = node(of: focus.target) }
    switch focus?.target {
    case .option(let option): builder.focusedRow = entry.list.row(of: option)
    case nil: builder.focusedRow = entry.list.entryRow
    default: break
    }
    builder.height = listHeight(in: frame.height, of: entry)
    builder.build(inside: FilterBarPart.panel.node, top: radius, name: entry.name)
    if entry.hasActions { addActions(of: entry, in: frame.height, top: radius, to: builder) }
  }

  private func addActions(
    of entry: FilterEntry, in height: Double, top: Double, to builder: OptionListScene
  ) {
    if let hairline = style.actions.hairline, hairline.thickness > 0 {
      builder.begin(
        FilterBarPart.actions.node, in: FilterBarPart.panel.node,
        SceneRect(
          x: 0, y: top + actionsTop(in: height, of: entry), width: proposal.frame.width,
          height: hairline.thickness))
      builder.node.fill = .color(builder.color(hairline.color))
      builder.end()
    }
    for target in [Target.reset, .apply] {
      let frame = buttonFrame(target, in: height, of: entry)
      addButton(target, frame.offset(x: 0, y: top), to: builder)
    }
  }

  private func addButton(_ target: Target, _ frame: SceneRect, to builder: OptionListScene) {
    let id = node(of: target)
    let isApply = target == .apply
    let word = isApply ? labels.apply : labels.reset
    builder.begin(id, in: FilterBarPart.panel.node, frame)
    builder.node.hitFrame = frame
    builder.node.fill = .color(
      builder.color(isApply ? style.actions.applyColor : style.actions.resetColor))
    builder.node.cornerRadius = style.actions.cornerRadius
    if builder.pressed == id { builder.node.opacity = style.actions.pressedOpacity }
    builder.setText(
      word, isApply ? style.actions.applyTitle : style.actions.resetTitle, alignment: .center)
    builder.node.semantics = Semantics(role: .button, name: word, isFocusable: true)
    builder.end()
    guard builder.focused == id else { return }
    let distance = style.list.focusRing.width + 1
    builder.addRing(
      FilterBarPart.actionRing.node, in: FilterBarPart.panel.node, frame.inset(by: -distance),
      cornerRadius: style.actions.cornerRadius + distance)
  }
}
