#if Raster
  import CCairo
  import ChoiceScene

  extension Painter {
    /// What the node itself may cover, shadow and overhanging glyphs included. Empty for one that
    /// draws nothing.
    func ownBounds(of node: Node, _ frame: SceneRect) -> SceneRect {
      guard !frame.isEmpty else { return SceneRect(x: frame.x, y: frame.y, width: 0, height: 0) }
      var bounds = frame
      if let shadow = node.shadow, shadow.isDrawable {
        let reach = Shadow.reach(ofBlur: shadow.blur)
        bounds = bounds.union(
          frame.offset(x: shadow.offset.x, y: shadow.offset.y).expanded(x: reach, y: reach))
      }
      switch node.content {
      case .none: break
      case .text(let text):
        // Marks above and below and slanted letters reach out of the line box; no font's by more.
        let size = text.run.style.size
        if size.isFinite { bounds = bounds.expanded(x: size, y: 2 * size) }
      case .image(let image):
        if case .outline(let outline) = image.source {
          bounds = bounds.union(outline.bounds(in: frame))
        }
      }
      return bounds
    }

    /// What the node and everything inside it may cover, before the node's own transform.
    func bounds(of index: Int, _ frame: SceneRect, depth: Int) -> SceneRect {
      let node = tree.nodes[index]
      let own = ownBounds(of: node, frame)
      guard depth < Self.deepest else { return own }
      var bounds = own.isEmpty ? nil : own as SceneRect?
      let scrolled = node.scroll?.origin ?? .zero
      for child in tree.children(of: index) {
        let childNode = tree.nodes[child]
        let childFrame = childNode.frame.offset(
          x: frame.x - scrolled.x, y: frame.y - scrolled.y)
        guard childNode.opacity > 0, childFrame.isFinite else { continue }
        var inner = self.bounds(of: child, childFrame, depth: depth + 1)
        if let transform = childNode.transform {
          guard let matrix = transform.matrix(about: childFrame) else { continue }
          inner = matrix.bounds(of: inner)
        }
        if node.clipsChildren { inner = inner.intersection(frame) }
        if !inner.isEmpty { bounds = bounds?.union(inner) ?? inner }
      }
      return bounds ?? own
    }
  }

  extension Outline {
    /// The smallest rectangle around its points in `frame`, and half the line's thickness.
    fileprivate func bounds(in frame: SceneRect) -> SceneRect {
      var bounds = frame
      func add(_ point: ScenePoint) {
        bounds = bounds.union(
          SceneRect(
            x: frame.x + point.x * frame.width, y: frame.y + point.y * frame.height, width: 0,
            height: 0))
      }
      for segment in segments {
        switch segment {
        case .move(let end), .line(let end): add(end)
        case .curve(let first, let second, let end):
          add(first)
          add(second)
          add(end)
        case .close: break
        }
      }
      let half = (stroke ?? 0) * frame.width / 2
      bounds = bounds.expanded(x: half, y: half)
      return bounds.isFinite ? bounds : frame
    }
  }
#endif
