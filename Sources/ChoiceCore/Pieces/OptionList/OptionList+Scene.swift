import ChoiceScene

/// Puts the nodes of a list, and of what it stands in, together, from back to front. Works in leading
/// coordinates and mirrors each frame as it is placed.
final class OptionListScene: NodeMaker {
  let list: OptionList
  let style: OptionListStyle
  let proposal: Proposal
  /// The number of the list's first part.
  let base: UInt8
  /// What is called what.
  let labels: ListLabels
  /// The option, or part of the state, that is pressed.
  var pressed: NodeID?
  /// What has the keyboard focus, and shows it.
  var focused: NodeID?
  /// The row that has the focus, shown or not.
  var focusedRow: Int?
  /// Whether the list itself can hold the focus, because none of its rows can.
  var holdsFocus = false
  /// How much of the list is seen, from its top edge: all of it, unless told otherwise.
  var height: Double
  /// The section of the row that was added last.
  private var lastSection: Int?

  init(
    _ list: OptionList, _ style: OptionListStyle, in proposal: Proposal, base: UInt8,
    labels: ListLabels
  ) {
    self.list = list
    self.style = style
    self.proposal = proposal
    self.base = base
    self.labels = labels
    height = list.viewport.height
  }

  private var width: Double { list.viewport.width }
  private var metrics: RowMetrics { list.metrics }

  func node(_ part: OptionPart, _ item: ItemID? = nil) -> NodeID {
    NodeID(part: base + part.rawValue, item: item)
  }

  /// Adds the list with its top left corner at (`left`, `top`) inside `parent`.
  func build(inside parent: NodeID, left: Double = 0, top: Double, name: Utf8Text) {
    addList(parent, left, top, name)
    if list.statusRows > 0 { return addStatus() }
    let rows = list.places.visible(from: list.offset, height: list.viewport.height)
    nodes.reserveCapacity(rows.count * 4 + 8)
    // The keyboard must not lose its row.
    let focusedRow = focusedRow ?? rows.lowerBound
    if focusedRow < rows.lowerBound { addRow(focusedRow) }
    for row in rows { addRow(row) }
    if focusedRow >= rows.upperBound { addRow(focusedRow) }
    addFocusRing()
  }

  private func addList(_ parent: NodeID, _ left: Double, _ top: Double, _ name: Utf8Text) {
    begin(
      node(.list), in: parent,
      SceneRect(x: left, y: top, width: width, height: height))
    node.clipsChildren = true
    node.scroll = ScrollRegion(
      contentSize: SceneSize(width: width, height: list.contentHeight), offset: list.offset,
      isEnabled: list.greatestOffset > 0, axis: .vertical, bounces: false)
    // A list to choose from, or of commands, has nothing but those in it (WAI-ARIA 1.2, "listbox").
    let role: Role = list.statusRows > 0 ? .group : list.isMenu ? .menu : .listBox
    node.semantics = Semantics(role: role, name: name, isFocusable: holdsFocus)
    node.semantics?.isMultiselectable = !list.isMenu && list.mode == .multiple
    end()
  }

  private func placed(_ frame: SceneRect) -> SceneRect {
    proposal.direction == .rightToLeft ? frame.mirrored(in: width) : frame
  }

  private var leading: TextAlign { proposal.direction == .rightToLeft ? .right : .left }
  private var trailing: TextAlign { proposal.direction == .rightToLeft ? .left : .right }

  func color(_ color: ThemeColor) -> RGBA { color.color(in: proposal) }

  // Sections.

  private func addSection(_ span: OptionList.Span) {
    let section = list.sections[span.section]
    let id = list.options[span.rows.lowerBound].id
    let last = span.rows.upperBound - 1
    let top = sectionTop(span)
    let bottom =
      list.places.top(of: last) + list.places.height(of: last) + list.footerHeight(of: span)
    let sectionNode = node(.section, id)
    begin(
      sectionNode, in: node(.list), SceneRect(x: 0, y: top, width: width, height: bottom - top))
    if !section.header.isEmpty {
      node.semantics = Semantics(role: .group, name: section.header)
      node.semantics?.detail = section.footer.isEmpty ? nil : section.footer
    }
    end()
    let divider = list.dividerHeight(of: span)
    if divider > 0 {
      let thickness = min(style.divider.thickness, divider)
      addLine(
        node(.divider, id), inside: sectionNode, style.divider.color,
        SceneRect(x: 0, y: (divider - thickness) / 2, width: width, height: thickness))
    }
    let room = max(0, width - 2 * style.inset)
    if !section.header.isEmpty {
      addText(
        section.header, style.header.text, node(.header, id), inside: sectionNode,
        SceneRect(x: style.inset, y: divider, width: room, height: metrics.headerHeight))
    }
    if !section.footer.isEmpty {
      addText(
        section.footer, style.footer.text, node(.footer, id), inside: sectionNode,
        SceneRect(
          x: style.inset, y: bottom - top - metrics.footerHeight, width: room,
          height: metrics.footerHeight))
    }
  }

  private func sectionTop(_ span: OptionList.Span) -> Double {
    list.places.top(of: span.rows.lowerBound) - list.headerHeight(of: span)
  }

  // Rows.

  private func addRow(_ row: Int) {
    let option = list.options[row]
    let id = node(.option, option.id)
    var y = list.places.top(of: row)
    var parent = node(.list)
    let span = list.span(of: row)
    if let span, span.section != lastSection {
      addSection(span)
      lastSection = span.section
    }
    if let span {
      y -= sectionTop(span)
      parent = node(.section, list.options[span.rows.lowerBound].id)
    }
    let frame = SceneRect(x: 0, y: y, width: width, height: list.places.height(of: row))
    begin(id, in: parent, frame)
    if !option.isDisabled { node.hitFrame = frame }
    if pressed == id { node.fill = .color(color(style.pressedColor)) }
    let canBeChosen = list.isMenu ? option.kind != .command : list.mode != .none
    node.semantics = Semantics(
      role: list.isMenu ? option.kind.role : .option, name: option.title,
      isSelected: canBeChosen ? list.isChosen(option.id) : nil,
      isDisabled: option.isDisabled, isFocusable: list.isMenu || !option.isDisabled,
      position: SetPosition(row + 1, of: list.options.count))
    node.semantics?.count = list.showsCounts ? option.count : nil
    node.semantics?.detail = option.subtitle
    end()
    addContent(of: option, inside: id, height: frame.height)
  }

  private func addContent(of option: ListOption, inside row: NodeID, height: Double) {
    var start = style.inset
    var end = width - style.inset
    if let icon = option.icon {
      let side = metrics.scaled(style.iconSize)
      addIcon(
        icon, node(.icon, option.id), inside: row,
        SceneRect(x: start, y: (height - side) / 2, width: side, height: side), of: option)
      start += side + style.gap
    }
    if list.mode != .none {
      let side = metrics.scaled(style.mark.size)
      let left = width - style.mark.inset - side
      if list.isChosen(option.id) {
        begin(
          node(.mark, option.id), in: row,
          placed(SceneRect(x: left, y: (height - side) / 2, width: side, height: side)))
        node.content = .image(
          ImageContent(
            style.mark.image,
            tint: color(option.isDisabled ? style.disabledColor : style.mark.color)))
        self.end()
      }
      end = left - style.gap
    }
    if list.showsCounts, let count = option.count, style.count.place == .trailing {
      let text = Utf8Text(count, zero: labels.zero)
      var look = style.count.text
      if option.isDisabled { look.color = style.disabledColor }
      // Figures are seldom wider than this, so they needn't be measured.
      let digits: Utf8Text = "\(count)"
      let size = metrics.textStyle(look).size
      let room = min(max(0, end - start), 0.7 * size * Double(digits.utf8.count))
      addText(
        text, look, node(.count, option.id), inside: row,
        SceneRect(x: end - room, y: 0, width: room, height: height), alignment: trailing)
      end -= room + style.gap
    }
    addTitles(of: option, inside: row, height: height, from: start, to: end)
    if let hairline = style.hairline, hairline.thickness > 0 {
      addLine(
        node(.hairline, option.id), inside: row, hairline.color,
        SceneRect(
          x: style.inset, y: max(0, height - hairline.thickness),
          width: max(0, width - style.inset), height: min(hairline.thickness, height)))
    }
  }

  private func addLine(
    _ id: NodeID, inside parent: NodeID, _ color: ThemeColor, _ frame: SceneRect
  ) {
    begin(id, in: parent, placed(frame))
    node.fill = .color(self.color(color))
    end()
  }

  private func addTitles(
    of option: ListOption, inside row: NodeID, height: Double, from start: Double, to end: Double
  ) {
    let room = max(0, end - start)
    var title = list.isChosen(option.id) && list.mode != .none ? style.chosenTitle : style.title
    title.color = titleColor(of: option, title.color)
    let titleHeight = metrics.textStyle(title).lineHeight
    guard let subtitle = option.subtitle else {
      addText(
        self.text(of: option), title, node(.title, option.id), inside: row,
        SceneRect(x: start, y: 0, width: room, height: height))
      return
    }
    let below = metrics.textStyle(style.subtitle).lineHeight
    let top = (height - titleHeight - below) / 2
    addText(
      self.text(of: option), title, node(.title, option.id), inside: row,
      SceneRect(x: start, y: top, width: room, height: titleHeight))
    var look = style.subtitle
    if option.isDisabled { look.color = style.disabledColor }
    addText(
      subtitle, look, node(.subtitle, option.id), inside: row,
      SceneRect(x: start, y: top + titleHeight, width: room, height: below))
  }

  private func titleColor(of option: ListOption, _ usual: ThemeColor) -> ThemeColor {
    if option.isDisabled { return style.disabledColor }
    return option.isDestructive ? style.destructiveColor : usual
  }

  private func text(of option: ListOption) -> Utf8Text {
    guard list.showsCounts, let count = option.count,
      case .inTitle(let before, let after) = style.count.place
    else { return option.title }
    return "\(option.title)\(before)\(Utf8Text(count, zero: labels.zero))\(after)"
  }

  private func addIcon(
    _ icon: TabIcon, _ id: NodeID, inside parent: NodeID, _ frame: SceneRect, of option: ListOption
  ) {
    let isChosen = list.mode != .none && list.isChosen(option.id)
    let usual = isChosen ? style.chosenTitle.color : style.title.color
    begin(id, in: parent, placed(frame))
    node.content = .image(
      ImageContent(
        isChosen ? icon.selectedSource ?? icon.source : icon.source,
        tint: icon.takesTitleColor ? color(titleColor(of: option, usual)) : nil))
    if option.isDisabled && !icon.takesTitleColor { node.opacity = 0.4 }
    end()
  }

  private func addText(
    _ text: Utf8Text, _ look: TabTitleStyle, _ id: NodeID, inside parent: NodeID,
    _ frame: SceneRect, alignment: TextAlign? = nil
  ) {
    begin(id, in: parent, placed(frame))
    setText(text, look, alignment: alignment ?? leading)
    end()
  }

  /// What is written in the node.
  func setText(_ text: Utf8Text, _ look: TabTitleStyle, alignment: TextAlign) {
    node.content = .text(
      TextContent(
        TextRun(text, metrics.textStyle(look)), color: color(look.color), alignment: alignment))
  }

  // States.

  private func addStatus() {
    let word =
      switch list.state {
      case .ready: labels.empty
      case .loading: labels.loading
      case .failed: labels.failed
      }
    let room = max(0, width - 2 * style.inset)
    addText(
      word, style.subtitle, node(.status), inside: node(.list),
      SceneRect(x: style.inset, y: metrics.padding, width: room, height: metrics.rowHeight),
      alignment: .center)
    nodes[nodes.count - 1].semantics = Semantics(role: .status, name: word)
    guard list.state == .failed else { return }
    let frame = SceneRect(
      x: 0, y: metrics.padding + metrics.rowHeight, width: width, height: metrics.rowHeight)
    addText(
      labels.retry, style.chosenTitle, node(.retry), inside: node(.list), frame,
      alignment: .center)
    nodes[nodes.count - 1].hitFrame = frame
    nodes[nodes.count - 1].semantics = Semantics(
      role: .button, name: labels.retry, isFocusable: true)
    if pressed == node(.retry) {
      nodes[nodes.count - 1].fill = .color(color(style.pressedColor))
    }
    addFocusRing()
  }

  private func addFocusRing() {
    guard let focused, let index = nodes.firstIndex(where: { $0.id == focused }) else { return }
    let frame = nodes[index].frame.inset(by: style.focusRing.inset)
    addRing(
      node(.focusRing), in: nodes[index].parent,
      SceneRect(x: frame.x, y: frame.y, width: max(0, frame.width), height: max(0, frame.height)),
      cornerRadius: style.focusRing.cornerRadius)
  }

  /// A ring around what has the focus.
  func addRing(_ id: NodeID, in parent: NodeID?, _ frame: SceneRect, cornerRadius: Double) {
    begin(id, in: parent, frame)
    node.border = Border(width: style.focusRing.width, color: color(style.focusRing.color))
    node.cornerRadius = cornerRadius
    end()
  }
}

/// The words of a list, in the reader's language, and its digits.
public struct ListLabels: Equatable, Sendable {
  /// What stands in a list without options.
  public var empty: Utf8Text = "Nothing here"
  /// What stands in a list that is being loaded.
  public var loading: Utf8Text = "Loading…"
  /// What stands in a list that could not be loaded.
  public var failed: Utf8Text = "Couldn’t be loaded"
  /// What the button is called that loads it again.
  public var retry: Utf8Text = "Try again"
  /// The digit zero of the digits that counts are written in: see ``Utf8Text/init(_:zero:)``. What
  /// assistive technology is told stays a number.
  public var zero: Utf8Text = "0"

  /// The words in English.
  public init() {}
}
