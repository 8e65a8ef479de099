import ChoiceScene

extension TabStripState {
  func scene(at time: Instant) -> ControlScene {
    let time = time.seconds.isFinite && now < time ? time : now
    let builder = TabSceneBuilder(self, at: time)
    builder.build()
    var scene = ControlScene(size: layout.bar, nodes: builder.nodes, keys: Self.keys)
    scene.motionEnds = motionEnd(after: time)
    scene.focus = focus.map { TabStripModel.itemNode($0.item) }
    scene.focusEntry = (focus?.item ?? focusEntry).map { TabStripModel.itemNode($0) }
    if !layout.isShown || items.isEmpty {
      scene.focus = nil
      scene.focusEntry = nil
    }
    return scene
  }

  func motionEnd(after time: Instant) -> Instant? {
    let track: Track
    switch scroll {
    case .free(let offset): track = offset
    case .following(let remainder): track = remainder
    }
    let scrollEnd = track.isMoving(at: time) ? track.end : nil
    guard let emphasisEnd = emphasis.end(after: time) else { return scrollEnd }
    return max(emphasisEnd, scrollEnd ?? emphasisEnd)
  }
}

/// Puts the nodes of one scene together, from back to front. Works in leading coordinates and
/// mirrors each frame as it is placed.
final class TabSceneBuilder: NodeMaker {
  let strip: TabStripState
  let proposal: Proposal
  let time: Instant
  /// How much each item is the selected one, for colours and opacities.
  let shares: [Emphasis.Share]
  let places: TabPlaces
  let offset: Double
  /// Where a pill is that moves behind the items.
  private(set) lazy var pill = movingPill()

  init(_ strip: TabStripState, at time: Instant) {
    self.strip = strip
    self.time = time
    proposal = strip.layout.proposal
    shares = strip.emphasis.weights(at: time)
    places = strip.places(of: proposal.reduceMotion ? strip.emphasis.targets : shares)
    offset = strip.scrollOffset(at: time, of: places)
  }

  func build() {
    addBar()
    guard strip.layout.isShown else { return }
    let indices = shownIndices()
    nodes.reserveCapacity(indices.count * 4 + 8)
    addScroller()
    addTrough()
    addPlates(indices)
    addSeparators(indices)
    addIndicators(.pill)
    for index in indices { addItem(index) }
    addIndicators(.line)
    addFocusRing()
    addFades()
    addHairline()
  }

  /// The visible items, and those that assistive technology and the keyboard must not lose.
  private func shownIndices() -> [Int] {
    let visible = places.visible(at: offset)
    var indices: [Int] = []
    for index in visible { indices.append(index) }
    for item in [strip.selected, strip.focus?.item, strip.focusEntry] {
      guard let index = item.flatMap({ strip.index(of: $0) }), !visible.contains(index),
        !indices.contains(index)
      else { continue }
      indices.insert(index, at: indices.firstIndex { index < $0 } ?? indices.count)
    }
    return indices
  }

  /// How much an item is the selected one, from 0 to 1.
  func weight(of item: ItemID) -> Double {
    for share in shares where share.item == item { return clamped(share.weight) }
    return 0
  }

  /// The same for what has a place or size: with reduced motion that is final from the first frame.
  func geometryWeight(of item: ItemID) -> Double {
    guard proposal.reduceMotion else { return weight(of: item) }
    for share in strip.emphasis.targets where share.item == item { return clamped(share.weight) }
    return 0
  }

  /// A frame inside the scrolling content, as it is on the screen.
  func inContent(_ frame: SceneRect) -> SceneRect { mirrored(frame, in: places.contentWidth) }

  /// A frame inside something of the given width, as it is on the screen.
  func mirrored(_ frame: SceneRect, in width: Double) -> SceneRect {
    places.isMirrored ? frame.mirrored(in: width) : frame
  }

  /// Begins a node that scrolls, in a frame that is not yet mirrored.
  func begin(_ id: NodeID, inContent frame: SceneRect) {
    begin(id, in: TabStripPart.scroller.node, inContent(frame))
  }

  func color(_ color: ThemeColor) -> RGBA { color.color(in: proposal) }

  private func addBar() {
    begin(TabStripPart.bar.node, in: nil, SceneRect(proposal.frame.size))
    node.fill = .color(color(strip.style.background))
    node.clipsChildren = true
    node.semantics = Semantics(
      role: strip.options.purpose == .tabs ? .tabList : .radioGroup, name: strip.options.name)
    end()
  }

  private func addTrough() {
    guard let trough = strip.style.trough else { return }
    let insets = trough.insets
    let frame = SceneRect(
      x: insets.leading, y: insets.top,
      width: max(0, places.contentWidth - insets.leading - insets.trailing),
      height: max(0, proposal.frame.height - insets.top - insets.bottom))
    begin(TabStripPart.trough.node, inContent: frame)
    node.fill = .color(color(trough.color))
    node.cornerRadius = trough.cornerRadius
    end()
  }

  private func addScroller() {
    let bar = strip.layout.bar
    begin(TabStripPart.scroller.node, in: TabStripPart.bar.node, SceneRect(bar))
    node.clipsChildren = true
    node.scroll = ScrollRegion(
      contentSize: SceneSize(width: places.contentWidth, height: bar.height),
      offset: places.isMirrored ? places.greatestOffset - offset : offset,
      isEnabled: places.greatestOffset > 0)
    node.edgeFade = edgeMask()
    end()
  }

  private func addHairline() {
    guard let hairline = strip.style.hairline, hairline.thickness > 0 else { return }
    let bar = strip.layout.bar
    let thickness = min(hairline.thickness, bar.height)
    begin(
      TabStripPart.hairline.node, in: TabStripPart.bar.node,
      SceneRect(x: 0, y: bar.height - thickness, width: bar.width, height: thickness))
    node.fill = .color(color(hairline.color))
    end()
  }
}
