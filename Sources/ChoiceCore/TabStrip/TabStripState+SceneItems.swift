import ChoiceScene

/// The nodes of one item: its plate, its target, and what is in it.
extension TabSceneBuilder {
  func addPlates(_ indices: [Int]) {
    guard let plate = style.plate else { return }
    let fill = Fill.color(color(plate.color))
    for index in indices {
      var node = Node(
        id: TabStripPart.plate.node(strip.items[index].id), parent: TabStripPart.scroller.node,
        frame: inContent(frame(of: index)))
      node.fill = fill
      node.cornerRadius = plate.cornerRadius
      nodes.append(node)
    }
  }

  /// An item's frame in leading coordinates.
  func frame(of index: Int) -> SceneRect {
    let band = strip.itemBand
    return SceneRect(
      x: places.start(of: index), y: band.y, width: places.width(of: index), height: band.height)
  }

  func addItem(_ index: Int) {
    let item = strip.items[index]
    let frame = frame(of: index)
    let id = TabStripPart.tab.node(item.id)
    var node = Node(id: id, parent: TabStripPart.scroller.node, frame: inContent(frame))
    let touch = places.touchRange(of: index)
    node.hitFrame = inContent(
      SceneRect(x: touch.start, y: 0, width: touch.end - touch.start, height: proposal.frame.height)
    )
    if let press = strip.press, press.target == item.id, press.isInside {
      node.opacity = style.pressedOpacity
    }
    node.semantics = Semantics(
      role: strip.options.purpose == .tabs ? .tab : .radio,
      name: item.accessibleName ?? item.title, isSelected: item.id == strip.selected,
      isDisabled: item.isDisabled, isFocusable: !item.isDisabled,
      position: SetPosition(index + 1, of: strip.items.count),
      badge: item.badge?.isShown == true ? item.badge : nil)
    nodes.append(node)
    TabItemContent(of: self, index, parent: id, size: frame.size).add()
  }
}

/// Lays out what is in one item, in leading coordinates from the item's own corner.
///
/// A class for the same reason as its builder.
final class TabItemContent {
  let builder: TabSceneBuilder
  let item: TabItem
  let index: Int
  let parent: NodeID
  let size: SceneSize
  /// How much it is the selected one, from 0 to 1.
  let weight: Double
  /// The same for what has a place or size: with reduced motion that is final from the first frame.
  let geometryWeight: Double

  init(of builder: TabSceneBuilder, _ index: Int, parent: NodeID, size: SceneSize) {
    self.builder = builder
    self.index = index
    self.parent = parent
    self.size = size
    item = builder.strip.items[index]
    weight = builder.weight(of: item.id)
    geometryWeight = builder.geometryWeight(of: item.id)
  }

  func add() {
    if let image = item.image {
      let frame = centred(
        SceneSize(width: builder.style.image.size, height: builder.style.image.size))
      addImage(image, frame)
      addCornerBadge(of: frame)
      return
    }
    guard let icon = builder.strip.icon(of: item) else {
      addRow(icon: nil)
      return
    }
    let side = builder.strip.iconSize
    switch builder.style.icon.placement {
    case .leading, .trailing:
      addRow(icon: icon)
    case .alone:
      let frame = centred(SceneSize(width: side, height: side))
      addIcon(icon, frame)
      addCornerBadge(of: frame)
    case .above:
      let line = titleStyle.lineHeight
      let top = (size.height - side - builder.style.icon.gap - line) / 2
      let frame = SceneRect(x: (size.width - side) / 2, y: top, width: side, height: side)
      addIcon(icon, frame)
      addTitle(
        in: SceneRect(
          x: padding, y: top + side + builder.style.icon.gap, width: size.width - 2 * padding,
          height: line))
      addCornerBadge(of: frame)
    }
  }

  /// Title, icon and badge side by side, together in the middle. The title gets what the others
  /// leave, and is cut at its tail where that isn't enough.
  private func addRow(icon: TabIcon?) {
    let badge = builder.strip.badgeSize(at: index)
    let room = size.width - 2 * padding
    if icon == nil && badge == nil {
      addTitle(in: SceneRect(x: padding, y: 0, width: room, height: size.height))
      return
    }
    let iconRoom =
      icon == nil ? 0 : builder.strip.iconSize + (item.title.isEmpty ? 0 : builder.style.icon.gap)
    let badgeRoom = badge.map { $0.width + builder.style.badge.gap } ?? 0
    let titleRoom = max(0, room - iconRoom - badgeRoom)
    let titleWidth = min(naturalTitleWidth ?? titleRoom, titleRoom)
    var x = padding + (room - titleWidth - iconRoom - badgeRoom) / 2
    let side = builder.strip.iconSize
    var iconFrame = SceneRect(x: x, y: (size.height - side) / 2, width: side, height: side)
    if let icon, builder.style.icon.placement == .leading {
      addIcon(icon, iconFrame)
      x += iconRoom
    }
    addTitle(in: SceneRect(x: x, y: 0, width: titleWidth, height: size.height))
    x += titleWidth
    if let icon, builder.style.icon.placement == .trailing {
      iconFrame.x = x + iconRoom - side
      addIcon(icon, iconFrame)
      x += iconRoom
    }
    if let badge {
      // A dot hangs at the height of capital letters, a count stands beside them.
      let y =
        item.badge == .dot
        ? (size.height - titleStyle.size) / 2 : (size.height - badge.height) / 2
      addBadge(
        SceneRect(x: x + builder.style.badge.gap, y: y, width: badge.width, height: badge.height))
    }
  }

  /// The width of the title between its two looks, where it is known.
  private var naturalTitleWidth: Double? {
    guard let normal = builder.strip.titleWidth(at: index, isSelected: false) else { return nil }
    guard geometryWeight > 0 else { return normal }
    let selected = (builder.strip.titleWidth(at: index, isSelected: true) ?? normal) * growthLimit
    return normal + (selected - normal) * geometryWeight
  }

  private func centred(_ inner: SceneSize) -> SceneRect {
    SceneRect(
      x: (size.width - inner.width) / 2, y: (size.height - inner.height) / 2,
      width: inner.width, height: inner.height)
  }

  private func place(_ frame: SceneRect) -> SceneRect { builder.mirrored(frame, in: size.width) }

  // Titles.

  private var titleStyle: TextStyle { builder.strip.layout.title }

  /// The colours of the two looks.
  private var titleColors: (normal: RGBA, selected: RGBA) {
    let normal = item.isDisabled ? builder.style.disabledColor : builder.style.title.color
    return (builder.color(normal), builder.color(builder.style.selectedTitle.color))
  }

  /// The colour between the two looks.
  private var titleColor: RGBA {
    let share = builder.coverage(of: index) ?? weight
    return titleColors.normal.mixed(with: titleColors.selected, share)
  }

  /// How much of the selected size a title may have in an item that doesn't grow with it: it is
  /// never cut because it grew or became bolder.
  private var growthLimit: Double {
    guard case .alike = builder.strip.layout.widths,
      let normal = builder.strip.titleWidth(at: index, isSelected: false),
      let selected = builder.strip.titleWidth(at: index, isSelected: true), selected > titleRoom
    else { return 1 }
    if normal <= titleRoom { return titleRoom / selected }
    // It is cut anyway, so it keeps its size.
    let size = builder.strip.layout.selectedTitle.size
    return size > 0 ? min(1, builder.strip.layout.title.size / size) : 1
  }

  private var padding: Double { builder.strip.contentPadding(inItemOf: size.width) }

  private var titleRoom: Double {
    var room = size.width - 2 * padding
    if builder.strip.icon(of: item) != nil && builder.style.icon.placement != .above {
      room -= builder.strip.iconSize + builder.style.icon.gap
    }
    return max(0, room - builder.strip.inlineBadgeWidth(at: index))
  }

  /// Whether the title has too little room even at rest.
  private var isCut: Bool {
    guard case .alike = builder.strip.layout.widths,
      let normal = builder.strip.titleWidth(at: index, isSelected: false)
    else { return false }
    return normal > titleRoom
  }

  /// One text, stretched to the size between the two looks; two that cross-fade where the looks
  /// differ in weight. A text is never set anew while it moves.
  private func addTitle(in frame: SceneRect) {
    if item.title.isEmpty { return }
    let normal = builder.strip.layout.title
    let selected = builder.strip.layout.selectedTitle
    if builder.proposal.reduceMotion && normal != selected {
      addFadingTitles(in: frame)
      return
    }
    let size = normal.size + (selected.size * growthLimit - normal.size) * weight
    if normal.weight == selected.weight {
      addText(weight > 0 ? selected : normal, size, .title, opacity: 1, frame)
      return
    }
    // One comes before the other goes: two halves of an opacity are less than a whole.
    if weight < 1 {
      addText(normal, size, .title, opacity: clamped(2 - 2 * weight), frame)
    }
    if weight > 0 {
      addText(selected, size, .selectedTitle, opacity: clamped(2 * weight), frame)
    }
  }

  /// With reduced motion: both looks cross-fade, each at its own size, in place.
  private func addFadingTitles(in frame: SceneRect) {
    if weight < 1 { addFadingTitle(isSelected: false, 1, opacity: 1 - weight, in: frame) }
    if weight > 0 { addFadingTitle(isSelected: true, growthLimit, opacity: weight, in: frame) }
  }

  private func addFadingTitle(
    isSelected: Bool, _ limit: Double, opacity: Double, in frame: SceneRect
  ) {
    let layout = builder.strip.layout
    let look = isSelected ? layout.selectedTitle : layout.title
    // The item is already as wide as the other look needs it.
    var needed = (builder.strip.titleWidth(at: index, isSelected: isSelected) ?? 0) * limit
    if case .alike = layout.widths { needed = min(needed, titleRoom) }
    var room = frame
    room.width = max(frame.width, needed)
    room.x = frame.midX - room.width / 2
    let colors = titleColors
    addText(
      look, look.size * limit, isSelected ? .selectedTitle : .title, opacity: opacity, room,
      color: isSelected ? colors.selected : colors.normal)
  }

  private func addText(
    _ textStyle: TextStyle, _ size: Double, _ part: TabStripPart, opacity: Double,
    _ frame: SceneRect, color: RGBA? = nil
  ) {
    let scale = textStyle.size > 0 ? size / textStyle.size : 1
    var width = scale > 0 ? frame.width / scale : 0
    // On the way the bold text has more than its share of a width between the two looks' widths.
    if !isCut,
      let own = builder.strip.titleWidth(
        at: index, isSelected: textStyle != builder.strip.layout.title)
    {
      width = max(width, own)
    }
    let height = textStyle.lineHeight
    let placed = place(frame)
    var node = Node(
      id: part.node(item.id), parent: parent,
      frame: SceneRect(
        x: placed.midX - width / 2, y: placed.midY - height / 2, width: width, height: height))
    node.content = .text(TextContent(TextRun(item.title, textStyle), color: color ?? titleColor))
    node.opacity = opacity
    if scale != 1 { node.transform = SceneTransform(scaleX: scale, scaleY: scale) }
    builder.nodes.append(node)
  }

  // Pictures.

  private func addIcon(_ icon: TabIcon, _ frame: SceneRect) {
    let tint = icon.takesTitleColor ? titleColor : nil
    let other = icon.selectedSource.flatMap { $0 == icon.source ? nil : $0 }
    let rotation = builder.style.icon.selectedRotation * geometryWeight
    let transform =
      rotation == 0
      ? nil : SceneTransform(rotation: builder.places.isMirrored ? -rotation : rotation)
    if other == nil || weight < 1 {
      var node = Node(
        id: TabStripPart.icon.node(item.id), parent: parent, frame: place(frame))
      node.content = .image(ImageContent(icon.source, tint: tint))
      node.opacity = other == nil ? 1 : 1 - weight
      node.transform = transform
      builder.nodes.append(node)
    }
    if let other, weight > 0 {
      var node = Node(
        id: TabStripPart.selectedIcon.node(item.id), parent: parent, frame: place(frame))
      node.content = .image(ImageContent(other, tint: tint))
      node.opacity = weight
      node.transform = transform
      builder.nodes.append(node)
    }
  }

  private func addImage(_ image: ImageSource, _ frame: SceneRect) {
    var node = Node(id: TabStripPart.image.node(item.id), parent: parent, frame: place(frame))
    node.content = .image(
      ImageContent(
        image, placeholder: builder.color(builder.style.image.placeholder), fillsFrame: true))
    node.cornerRadius = frame.width / 2
    if builder.style.image.ringWidth > 0 && weight > 0 {
      node.border = Border(
        width: builder.style.image.ringWidth,
        color: builder.color(builder.style.image.ringColor).faded(weight))
    }
    if item.isDisabled { node.opacity = 0.4 }
    builder.nodes.append(node)
  }

  // Badges.

  /// A badge whose middle is at the upper trailing part of an image or icon.
  private func addCornerBadge(of frame: SceneRect) {
    guard let badge = builder.strip.badgeSize(at: index) else { return }
    // On a circle the corner is at 45°, an eighth of the diameter inside the square's; an icon is
    // drawn with about as much room around it.
    let inset = frame.width * (item.image == nil ? 0.125 : 0.146)
    addBadge(
      SceneRect(
        x: frame.maxX - inset - badge.width / 2, y: frame.y + inset - badge.height / 2,
        width: badge.width, height: badge.height))
  }

  private func addBadge(_ frame: SceneRect) {
    var node = Node(id: TabStripPart.badge.node(item.id), parent: parent, frame: place(frame))
    node.fill = .color(builder.color(builder.style.badge.color))
    node.cornerRadius = frame.height / 2
    if let text = builder.style.badge.text(of: item.badge) {
      let run = TextRun(text, builder.strip.layout.badge)
      node.content = .text(TextContent(run, color: builder.color(builder.style.badge.textColor)))
    }
    builder.nodes.append(node)
  }
}
