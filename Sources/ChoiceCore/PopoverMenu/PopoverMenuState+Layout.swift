import ChoiceScene

/// Where button, popover and backdrop are.
extension PopoverMenuState {
  /// Fits the button into its room, and places the popover.
  func layOut(in proposal: Proposal, measure: (TextRun) -> TextMetrics) {
    let proposal = proposal.sanitized
    if proposal.frame.size != self.proposal.frame.size
      || proposal.direction != self.proposal.direction
    {
      press = nil
      drag = nil
    }
    self.proposal = proposal
    if entry.hasButton { measureTitle(measure) }
    fit()
    revealChosen()
    closeWhereAnchorIsGone()
  }

  private func measureTitle(_ measure: (TextRun) -> TextMetrics) {
    let run = titleRun
    if titleWidth.run == run && titleWidth.fontRevision == proposal.fontRevision
      && (titleWidth.value > 0 || run.text.isEmpty)
    {
      return
    }
    titleWidth = TitleWidth(
      run: run, fontRevision: proposal.fontRevision, value: length(measure(run).width))
  }

  /// Whether there is anywhere to show it. A control that belongs to a point has no size itself.
  var isShown: Bool { proposal.container.width > 0 && proposal.container.height > 0 }

  /// Fits list and popover to each other and to their room.
  func fit() {
    var surroundings = proposal
    surroundings.frame.width = style.popover.width
    entry.list.adopt(RowMetrics(style.list, in: surroundings))
    let place = Placement(
      of: naturalSize, at: anchorInContainer, in: room, style.placement, proposal.direction)
    self.place = place
    let insets = style.popover.insets
    entry.list.viewport = SceneSize(
      width: max(0, place.frame.width - insets.leading - insets.trailing),
      height: max(0, place.frame.height - insets.top - insets.bottom))
  }

  /// The size that the popover wants to have, without its arrow.
  private var naturalSize: SceneSize {
    let look = style.popover
    let arrow = style.placement.arrow?.height ?? 0
    let isBeside = style.placement.side == .leading || style.placement.side == .trailing
    let rows = entry.list.contentHeight + look.insets.top + look.insets.bottom
    let height = look.height.map { max(0, $0 - (isBeside ? 0 : arrow)) }
    return SceneSize(width: look.width * max(1, proposal.textScale), height: height ?? rows)
  }

  /// The container less what the system covers.
  private var room: SceneRect {
    let width = proposal.container.width
    let height = proposal.container.height
    let left = min(proposal.coveredLeft, width)
    let top = min(proposal.coveredTop, height)
    return SceneRect(
      x: left, y: top, width: max(0, width - left - proposal.coveredRight),
      height: max(0, height - top - proposal.coveredBottom))
  }

  /// What the popover belongs to.
  private var anchorInContainer: SceneRect {
    let own = anchor ?? (entry.hasButton ? buttonFrame : SceneRect(proposal.frame.size))
    return own.offset(x: proposal.frame.x, y: proposal.frame.y)
  }

  // The button, in the control's coordinates.

  private var titleStyle: TextStyle {
    let look = style.button.title
    return TextStyle(
      size: look.size.size(inBarOf: proposal.frame.width) * proposal.textScale,
      weight: proposal.boldText ? min(900, look.weight + 200) : look.weight)
  }

  var titleRun: TextRun { TextRun(entry.heading, titleStyle) }

  private var iconSide: Double { style.button.iconSize * proposal.textScale }

  /// What of the button isn't its title.
  private var titleMargin: Double { iconSide + style.button.gap + 2 * style.button.padding }

  /// The button: title, icon and the room around them, in the middle of the control.
  var buttonFrame: SceneRect {
    let whole = proposal.frame.size
    let width = min(titleWidth.value + titleMargin, whole.width)
    let height = min(
      style.button.height + style.button.textGrowth(proposal.textScale), whole.height)
    return SceneRect(
      x: (whole.width - width) / 2, y: (whole.height - height) / 2, width: width, height: height)
  }

  /// Where the button can be touched: in all of the control's height, and 44 points wide at least,
  /// as far as there is room.
  var buttonTouchFrame: SceneRect {
    let frame = buttonFrame
    let width = min(max(frame.width, 44), proposal.frame.width)
    return SceneRect(
      x: frame.midX - width / 2, y: 0, width: width, height: proposal.frame.height)
  }

  /// Title and icon, from the button's top left corner.
  var buttonParts: (title: SceneRect, icon: SceneRect) {
    let frame = buttonFrame
    let room = max(0, frame.width - titleMargin)
    let title = SceneRect(x: style.button.padding, y: 0, width: room, height: frame.height)
    let icon = SceneRect(
      x: style.button.padding + room + style.button.gap, y: (frame.height - iconSide) / 2,
      width: iconSide, height: iconSide)
    guard proposal.direction == .rightToLeft else { return (title, icon) }
    return (title.mirrored(in: frame.width), icon.mirrored(in: frame.width))
  }

  // The popover, in the control's coordinates.

  /// What the backdrop covers: all of the container.
  var backdropFrame: SceneRect {
    SceneRect(proposal.container).offset(x: -proposal.frame.x, y: -proposal.frame.y)
  }

  /// The ground without the arrow.
  var bodyFrame: SceneRect? {
    place?.frame.offset(x: -proposal.frame.x, y: -proposal.frame.y)
  }

  /// The side of the body that the arrow is on, as it is on the screen.
  var arrowEdge: PopoverEdge {
    let isMirrored = proposal.direction == .rightToLeft
    switch place?.side ?? .below {
    case .below: return .top
    case .above: return .bottom
    case .leading: return isMirrored ? .left : .right
    case .trailing: return isMirrored ? .right : .left
    }
  }

  /// The ground with its arrow.
  var popoverFrame: SceneRect? {
    guard let body = bodyFrame else { return nil }
    let height = place?.arrow == nil ? 0 : style.placement.arrow?.height ?? 0
    return arrowEdge.extend(body, by: height)
  }

  /// The arrow from the popover's top left corner. It lies over the body by a point, so that no seam
  /// is seen.
  var arrowFrame: SceneRect? {
    guard let body = bodyFrame, let whole = popoverFrame, let tip = place?.arrow,
      let look = style.placement.arrow
    else { return nil }
    return arrowEdge.arrow(
      at: tip, base: look.width, height: look.height,
      on: body.offset(x: -whole.x, y: -whole.y))
  }

  /// How the popover is drawn at `time`: its stretch, and its opacity.
  func popoverLook(at time: Instant) -> (transform: SceneTransform?, opacity: Double) {
    let value = growth.value(at: time)
    let opacity = place?.isAnchorHidden == true ? 0.0 : 1.0
    if proposal.reduceMotion { return (nil, opacity * min(value, 1)) }
    return (value == 1 ? nil : arrowEdge.growing(value), opacity)
  }

  /// What can be touched at a place in the control's coordinates. What is closing takes no touch.
  func target(at place: ScenePoint) -> Target? {
    guard isShown else { return nil }
    guard growth.isOpen, self.place?.isAnchorHidden == false else {
      return exists(.button) && buttonTouchFrame.contains(place) ? .button : nil
    }
    if let body = bodyFrame, let whole = popoverFrame {
      let value = proposal.reduceMotion ? 1 : growth.value(at: now)
      let natural = arrowEdge.unstretched(place, by: value, in: whole)
      if let natural, body.contains(natural) {
        let insets = style.popover.insets
        let isMirrored = proposal.direction == .rightToLeft
        return target(
          inListAt: ScenePoint(
            x: natural.x - body.x - (isMirrored ? insets.trailing : insets.leading),
            y: natural.y - body.y - insets.top))
      }
    }
    return backdropFrame.contains(place) ? .backdrop : nil
  }

  private func target(inListAt place: ScenePoint) -> Target? {
    let list = entry.list
    guard SceneRect(list.viewport).contains(place) else { return nil }
    if let row = list.row(at: place.y) {
      return list.canBeChosen(row) ? .option(list.options[row].id) : nil
    }
    return list.offersRetry(at: place.y) ? .retry : nil
  }
}
