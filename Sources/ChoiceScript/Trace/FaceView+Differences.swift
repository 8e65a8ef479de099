import ChoiceCore
import ChoiceScene

extension FaceView {
  /// What a face shows that isn't as it should be, one sentence each. Empty where `seen` is right.
  ///
  /// Frames may differ by `tolerance` points (0.5 unless given: what is promised of every face),
  /// opacities by a hundredth. Nodes may come in any order.
  public func differences(from seen: FaceView, tolerance: Double = 0.5) -> [String] {
    var result: [String] = []
    if effects != seen.effects {
      result.append("the app was told \(seen.effects), not \(effects)")
    }
    if focus != seen.focus {
      result.append("the focus is on \(seen.nameOfFocus), not on \(nameOfFocus)")
    }
    if !near(size.width, seen.size.width, tolerance)
      || !near(size.height, seen.size.height, tolerance)
    {
      result.append(
        "the control is \(seen.size.width) × \(seen.size.height), "
          + "not \(size.width) × \(size.height)")
    }
    var left: [NodeID: FaceNode] = [:]
    for node in seen.nodes {
      if left.updateValue(node, forKey: node.id) != nil {
        result.append("\(node.name) is there twice")
      }
    }
    for node in nodes {
      guard let other = left.removeValue(forKey: node.id) else {
        result.append("\(node.name) is missing")
        continue
      }
      result += node.differences(from: other, tolerance: tolerance)
    }
    return result + left.values.map { "\($0.name) should not be there" }.sorted()
  }

  private var nameOfFocus: String {
    guard let focus else { return "nothing" }
    return nodes.first { $0.id == focus }?.name ?? "\(focus.text), which isn't there"
  }
}

extension FaceNode {
  fileprivate var name: String { id.item.map { "\(part) of \($0.rawValue)" } ?? part }

  fileprivate func differences(from seen: FaceNode, tolerance: Double) -> [String] {
    var result: [String] = []
    if !near(frame, seen.frame, tolerance) {
      result.append("\(name) is at \(text(seen.frame)), not \(text(frame))")
    }
    if isOverlay != seen.isOverlay {
      result.append("\(name) is \(seen.isOverlay ? "in an" : "in no") overlay")
    }
    if !near(clip, seen.clip, tolerance) {
      result.append("\(name) is cut to \(text(seen.clip)), not \(text(clip))")
    }
    if !near(scroll, seen.scroll, tolerance) {
      result.append("\(name) scrolls as \(text(seen.scroll)), not \(text(scroll))")
    }
    if !near(opacity, seen.opacity, 0.01) {
      result.append("\(name) has the opacity \(seen.opacity), not \(opacity)")
    }
    if text != seen.text {
      result.append("\(name) says \(seen.text ?? "nothing"), not \(text ?? "nothing")")
    }
    if semantics != seen.semantics {
      result.append(
        "of \(name) is heard \(seen.semantics.map { "\($0)" } ?? "nothing"), "
          + "not \(semantics.map { "\($0)" } ?? "nothing")")
    }
    return result
  }

  private func text(_ rect: SceneRect?) -> String {
    rect.map { "(\($0.x), \($0.y), \($0.width) × \($0.height))" } ?? "nothing"
  }

  private func text(_ scroll: FaceScroll?) -> String { scroll.map { "\($0)" } ?? "nothing" }
}

private func near(_ one: Double, _ other: Double, _ tolerance: Double) -> Bool {
  (one - other).magnitude <= tolerance
}

private func near(_ one: SceneRect?, _ other: SceneRect?, _ tolerance: Double) -> Bool {
  guard let one, let other else { return one == other }
  return near(one.x, other.x, tolerance) && near(one.y, other.y, tolerance)
    && near(one.width, other.width, tolerance) && near(one.height, other.height, tolerance)
}

private func near(_ one: FaceScroll?, _ other: FaceScroll?, _ tolerance: Double) -> Bool {
  guard let one, var other else { return one == other }
  guard near(one.offset, other.offset, tolerance), near(one.end, other.end, tolerance)
  else { return false }
  (other.offset, other.end) = (one.offset, one.end)
  return one == other
}
