import ChoiceScene

extension PopoverMenuState {
  func scene(at time: Instant) -> ControlScene {
    let time = usable(time)
    guard let due = growth.due, due <= time else { return picture(at: time) }
    let later = PopoverMenuState(copying: self)
    later.advance(to: time)
    return later.picture(at: time)
  }

  /// The scene at `time`, before which nothing falls due.
  private func picture(at time: Instant) -> ControlScene {
    var scene = ControlScene(size: proposal.frame.size, nodes: [])
    scene.motionEnds = time < growth.end ? growth.end : nil
    scene.effectDue = untold.isEmpty ? growth.due : time
    guard isShown else { return scene }
    if entry.hasButton { addButton(to: &scene.nodes, at: time) }
    if growth.isShown { addOverlays(to: &scene.nodes, at: time) }
    scene.keys = keys
    scene.heardKeys = heardKeys
    scene.takesText = takesText
    if let focus, exists(focus.target) {
      scene.focus = node(of: focus.target)
      scene.focusEntry = scene.focus
    } else if exists(.button) {
      scene.focusEntry = PopoverMenuModel.button
    }
    return scene
  }

  private func isPressed(_ target: Target) -> Bool {
    press?.target == target && press?.isInside == true
  }

  private func hasVisibleFocus(_ target: Target) -> Bool {
    focus?.target == target && focus?.isVisible == true
  }

  // The button.

  private func addButton(to nodes: inout [Node], at time: Instant) {
    let look = style.button
    let parts = buttonParts
    var button = Node(id: PopoverMenuModel.button, parent: nil, frame: buttonFrame)
    if !entry.isDisabled { button.hitFrame = buttonTouchFrame }
    button.cornerRadius = look.cornerRadius
    if isPressed(.button) { button.fill = .color(look.pressedColor.color(in: proposal)) }
    var semantics = Semantics(
      role: .button, name: entry.heading, isDisabled: entry.isDisabled,
      isFocusable: !entry.isDisabled)
    semantics.isExpanded = growth.isOpen
    semantics.opensMenu = entry.list.isMenu
    button.semantics = semantics
    nodes.append(button)

    let color = look.title.color.color(in: proposal)
    var title = Node(id: PopoverMenuPart.title.node, parent: button.id, frame: parts.title)
    title.content = .text(TextContent(titleRun, color: color))
    var icon = Node(id: PopoverMenuPart.icon.node, parent: button.id, frame: parts.icon)
    icon.content = .image(ImageContent(look.icon, tint: color))
    let turn = growth.turn.value(at: time) * look.openRotation
    if turn != 0 {
      icon.transform = SceneTransform(
        rotation: proposal.direction == .rightToLeft ? -turn : turn)
    }
    if entry.isDisabled {
      title.opacity = look.disabledOpacity
      icon.opacity = look.disabledOpacity
    }
    nodes.append(title)
    nodes.append(icon)
    guard hasVisibleFocus(.button) else { return }
    let frame = buttonFrame.inset(by: look.focusRing.inset)
    var ring = Node(
      id: PopoverMenuPart.buttonRing.node, parent: nil,
      frame: SceneRect(
        x: frame.x, y: frame.y, width: max(0, frame.width), height: max(0, frame.height)))
    ring.border = Border(
      width: look.focusRing.width, color: look.focusRing.color.color(in: proposal))
    ring.cornerRadius = look.focusRing.cornerRadius
    nodes.append(ring)
  }

  // What lies over the app.

  private func addOverlays(to nodes: inout [Node], at time: Instant) {
    guard let place, let body = bodyFrame, let whole = popoverFrame else { return }
    var backdrop = Node(id: PopoverMenuPart.backdrop.node, parent: nil, frame: backdropFrame)
    backdrop.isOverlay = true
    backdrop.fill = .color(style.backdropColor.color(in: proposal))
    if place.isAnchorHidden { backdrop.opacity = 0 }
    if growth.isOpen && !place.isAnchorHidden {
      backdrop.hitFrame = backdrop.frame
      backdrop.semantics = Semantics(role: .dismiss, name: "")
    }
    nodes.append(backdrop)

    var popover = Node(id: PopoverMenuPart.popover.node, parent: nil, frame: whole)
    popover.isOverlay = true
    (popover.transform, popover.opacity) = popoverLook(at: time)
    nodes.append(popover)

    let color = style.popover.color.color(in: proposal)
    var ground = Node(
      id: PopoverMenuPart.body.node, parent: popover.id,
      frame: body.offset(x: -whole.x, y: -whole.y))
    ground.fill = .color(color)
    ground.cornerRadius = style.popover.cornerRadius
    ground.shadow = style.popover.shadow
    ground.clipsChildren = true
    nodes.append(ground)
    addList(to: &nodes)
    if let frame = arrowFrame {
      var arrow = Node(id: PopoverMenuPart.arrow.node, parent: popover.id, frame: frame)
      arrow.content = .image(ImageContent(.outline(arrowEdge.arrowOutline), tint: color))
      nodes.append(arrow)
    }
  }

  private func addList(to nodes: inout [Node]) {
    let builder = OptionListScene(
      entry.list, style.list, in: proposal, base: PopoverMenuModel.listBase, labels: labels)
    builder.holdsFocus = exists(.list)
    builder.pressed = press.flatMap { $0.isInside ? node(of: $0.target) : nil }
    if let focus {
      if focus.isVisible { builder.focused = node(of: focus.target) }
      if case .option(let option) = focus.target {
        builder.focusedRow = entry.list.row(of: option)
      }
    }
    let insets = style.popover.insets
    builder.build(
      inside: PopoverMenuPart.body.node,
      left: proposal.direction == .rightToLeft ? insets.trailing : insets.leading,
      top: insets.top, name: entry.name)
    nodes += builder.nodes
  }
}
