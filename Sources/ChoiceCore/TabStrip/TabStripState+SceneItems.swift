import ChoiceScene

/// The nodes of one item: its plate, its target, and what is in it.
extension TabSceneBuilder {
  func addPlates(_ indices: [Int]) {
    guard let plate = strip.style.plate else { return }
    let fill = Fill.color(color(plate.color))
    for index in indices {
      begin(TabStripPart.plate.node(strip.items[index].id), inContent: frame(of: index))
      node.fill = fill
      node.cornerRadius = plate.cornerRadius
      end()
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
    begin(id, inContent: frame)
    let touch = places.touchRange(of: index)
    node.hitFrame = inContent(
      SceneRect(x: touch.start, y: 0, width: touch.end - touch.start, height: proposal.frame.height)
    )
    if let press = strip.press, press.target == item.id, press.isInside {
      node.opacity = strip.style.pressedOpacity
    }
    node.semantics = Semantics(
      role: strip.options.purpose == .tabs ? .tab : .radio,
      name: item.accessibleName ?? item.title, isSelected: item.id == strip.selected,
      isDisabled: item.isDisabled, isFocusable: !item.isDisabled,
      position: SetPosition(index + 1, of: strip.items.count),
      badge: item.badge?.isShown == true ? item.badge : nil)
    end()
    TabItemContent(of: self, index, parent: id, size: frame.size).add()
  }
}

/// Lays out what is in one item, in leading coordinates from the item's own corner.
///
/// A class for the same reason as its builder.
final class TabItemContent {
  let builder: TabSceneBuilder
  let strip: TabStripState
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
    strip = builder.strip
    self.index = index
    self.parent = parent
    self.size = size
    item = strip.items[index]
    weight = builder.weight(of: item.id)
    geometryWeight = builder.geometryWeight(of: item.id)
  }

  func add() {
    if let image = item.image {
      let frame = centred(
        SceneSize(width: strip.style.image.size, height: strip.style.image.size))
      addImage(image, frame)
      addCornerBadge(of: frame)
      return
    }
    guard let icon = strip.icon(of: item) else {
      addRow(icon: nil)
      return
    }
    let side = strip.iconSize
    switch strip.style.icon.placement {
    case .leading, .trailing:
      addRow(icon: icon)
    case .alone:
      let frame = centred(SceneSize(width: side, height: side))
      addIcon(icon, frame)
      addCornerBadge(of: frame)
    case .above:
      let line = titleStyle.lineHeight
      let top = (size.height - side - strip.style.icon.gap - line) / 2
      let frame = SceneRect(x: (size.width - side) / 2, y: top, width: side, height: side)
      addIcon(icon, frame)
      addTitle(
        in: SceneRect(
          x: padding, y: top + side + strip.style.icon.gap, width: size.width - 2 * padding,
          height: line))
      addCornerBadge(of: frame)
    }
  }

  /// Title, icon and badge side by side, together in the middle. The title gets what the others
  /// leave, and is cut at its tail where that isn't enough.
  private func addRow(icon: TabIcon?) {
    let badge = strip.badgeSize(at: index)
    let room = size.width - 2 * padding
    if icon == nil && badge == nil {
      addTitle(in: SceneRect(x: padding, y: 0, width: room, height: size.height))
      return
    }
    let iconRoom =
      icon == nil ? 0 : strip.iconSize + (item.title.isEmpty ? 0 : strip.style.icon.gap)
    let badgeRoom = badge.map { $0.width + strip.style.badge.gap } ?? 0
    let titleRoom = max(0, room - iconRoom - badgeRoom)
    let titleWidth = min(naturalTitleWidth ?? titleRoom, titleRoom)
    var x = padding + (room - titleWidth - iconRoom - badgeRoom) / 2
    let side = strip.iconSize
    var iconFrame = SceneRect(x: x, y: (size.height - side) / 2, width: side, height: side)
    if let icon, strip.style.icon.placement == .leading {
      addIcon(icon, iconFrame)
      x += iconRoom
    }
    addTitle(in: SceneRect(x: x, y: 0, width: titleWidth, height: size.height))
    x += titleWidth
    if let icon, strip.style.icon.placement == .trailing {
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
        SceneRect(x: x + strip.style.badge.gap, y: y, width: badge.width, height: badge.height))
    }
  }

  /// The width of the title between its two looks, where it is known.
  private var naturalTitleWidth: Double? {
    guard let normal = strip.titleWidth(at: index, isSelected: false) else { return nil }
    guard geometryWeight > 0 else { return normal }
    let selected = (strip.titleWidth(at: index, isSelected: true) ?? normal) * growthLimit
    return normal + (selected - normal) * geometryWeight
  }

  private func centred(_ inner: SceneSize) -> SceneRect {
    SceneRect(
      x: (size.width - inner.width) / 2, y: (size.height - inner.height) / 2,
      width: inner.width, height: inner.height)
  }

  private func place(_ frame: SceneRect) -> SceneRect { builder.mirrored(frame, in: size.width) }

  // Titles.

  private var titleStyle: TextStyle { strip.layout.title }

  /// The colours of the two looks.
  private var titleColors: (normal: RGBA, selected: RGBA) {
    let normal = item.isDisabled ? strip.style.disabledColor : strip.style.title.color
    return (builder.color(normal), builder.color(strip.style.selectedTitle.color))
  }

  /// The colour between the two looks.
  private var titleColor: RGBA {
    let share = builder.coverage(of: index) ?? weight
    return titleColors.normal.mixed(with: titleColors.selected, share)
  }

  /// How much of the selected size a title may have in an item that doesn't grow with it: it is
  /// never cut because it grew or became bolder.
  private var growthLimit: Double {
    guard let normal = strip.titleWidth(at: index, isSelected: false),
      let selected = strip.titleWidth(at: index, isSelected: true), selected > greatestTitleRoom
    else { return 1 }
    if normal <= greatestTitleRoom { return greatestTitleRoom / selected }
    // It is cut anyway, so it keeps its size.
    let size = strip.layout.selectedTitle.size
    return size > 0 ? min(1, strip.layout.title.size / size) : 1
  }

  private var padding: Double { strip.contentPadding(inItemOf: size.width) }

  /// The room that the title has where its item is as wide as it can get.
  private var greatestTitleRoom: Double {
    var room = -2 * padding
    if case .own = strip.layout.widths {
      room += strip.layout.widest
    } else {
      room += size.width
    }
    if strip.icon(of: item) != nil && strip.style.icon.placement != .above {
      room -= strip.iconSize + strip.style.icon.gap
    }
    return max(0, room - strip.inlineBadgeWidth(at: index))
  }

  /// Whether the title has too little room even at rest.
  private var isCut: Bool {
    strip.titleWidth(at: index, isSelected: false).map { $0 > greatestTitleRoom } ?? false
  }

  /// One text, stretched to the size between the two looks; two that cross-fade where the looks
  /// differ in weight. A text is never set anew while it moves.
  private func addTitle(in frame: SceneRect) {
    if item.title.isEmpty { return }
    let normal = strip.layout.title
    let selected = strip.layout.selectedTitle
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
    let look = isSelected ? strip.layout.selectedTitle : strip.layout.title
    // The item is already as wide as the other look needs it.
    var needed = (strip.titleWidth(at: index, isSelected: isSelected) ?? 0) * limit
    needed = min(needed, greatestTitleRoom)
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
      let own = strip.titleWidth(
        at: index, isSelected: textStyle != strip.layout.title)
    {
      width = max(width, own)
    }
    let height = textStyle.lineHeight
    let placed = place(frame)
    builder.begin(
      part.node(item.id), in: parent,
      SceneRect(
        x: placed.midX - width / 2, y: placed.midY - height / 2, width: width, height: height))
    builder.node.content = .text(
      TextContent(TextRun(item.title, textStyle), color: color ?? titleColor))
    builder.node.opacity = opacity
    if scale != 1 { builder.node.transform = SceneTransform(scaleX: scale, scaleY: scale) }
    builder.end()
  }

  // Pictures.

  private func addIcon(_ icon: TabIcon, _ frame: SceneRect) {
    let tint = icon.takesTitleColor ? titleColor : nil
    let other = icon.selectedSource.flatMap { $0 == icon.source ? nil : $0 }
    let rotation = strip.style.icon.selectedRotation * geometryWeight
    let transform =
      rotation == 0
      ? nil : SceneTransform(rotation: builder.places.isMirrored ? -rotation : rotation)
    let fading = other == nil ? 1 : 1 - weight
    if fading > 0 { addPicture(.icon, icon.source, tint, fading, transform, frame) }
    if let other, weight > 0 { addPicture(.selectedIcon, other, tint, weight, transform, frame) }
  }

  private func addPicture(
    _ part: TabStripPart, _ source: ImageSource, _ tint: RGBA?, _ opacity: Double,
    _ transform: SceneTransform?, _ frame: SceneRect
  ) {
    begin(part, frame)
    builder.node.content = .image(ImageContent(source, tint: tint))
    builder.node.opacity = opacity
    builder.node.transform = transform
    builder.end()
  }

  private func begin(_ part: TabStripPart, _ frame: SceneRect) {
    builder.begin(part.node(item.id), in: parent, place(frame))
  }

  private func addImage(_ image: ImageSource, _ frame: SceneRect) {
    begin(.image, frame)
    builder.node.content = .image(
      ImageContent(
        image, placeholder: builder.color(strip.style.image.placeholder), fillsFrame: true))
    builder.node.cornerRadius = frame.width / 2
    if strip.style.image.ringWidth > 0 && weight > 0 {
      builder.node.border = Border(
        width: strip.style.image.ringWidth,
        color: builder.color(strip.style.image.ringColor).faded(weight))
    }
    if item.isDisabled { builder.node.opacity = 0.4 }
    builder.end()
  }

  // Badges.

  /// A badge whose middle is at the upper trailing part of an image or icon.
  private func addCornerBadge(of frame: SceneRect) {
    guard let badge = strip.badgeSize(at: index) else { return }
    // On a circle the corner is at 45°, an eighth of the diameter inside the square's; an icon is
    // drawn with about as much room around it.
    let inset = frame.width * (item.image == nil ? 0.125 : 0.146)
    addBadge(
      SceneRect(
        x: frame.maxX - inset - badge.width / 2, y: frame.y + inset - badge.height / 2,
        width: badge.width, height: badge.height))
  }

  private func addBadge(_ frame: SceneRect) {
    begin(.badge, frame)
    builder.node.fill = .color(builder.color(strip.style.badge.color))
    builder.node.cornerRadius = frame.height / 2
    if let text = strip.style.badge.text(of: item.badge) {
      let run = TextRun(text, strip.layout.badge)
      builder.node.content = .text(
        TextContent(run, color: builder.color(strip.style.badge.textColor)))
    }
    builder.end()
  }
}
