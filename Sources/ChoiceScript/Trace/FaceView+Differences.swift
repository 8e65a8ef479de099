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
    let isElsewhere = seen.focusPart != nil && focusPart != seen.focusPart
    if focus != seen.focus || isElsewhere {
      result.append("the focus is on \(name(seen.focus)), not on \(name(focus))")
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

  private func name(_ item: ItemID?) -> String { item.map { "\($0.rawValue)" } ?? "nothing" }
}

extension FaceNode {
  fileprivate var name: String { id.item.map { "\(part) of \($0.rawValue)" } ?? part }

  fileprivate func differences(from seen: FaceNode, tolerance: Double) -> [String] {
    var result: [String] = []
    let pairs = [
      (frame.x, seen.frame.x), (frame.y, seen.frame.y), (frame.width, seen.frame.width),
      (frame.height, seen.frame.height),
    ]
    if !pairs.allSatisfy({ near($0, $1, tolerance) }) {
      result.append("\(name) is at \(text(seen.frame)), not \(text(frame))")
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

  private func text(_ rect: SceneRect) -> String {
    "(\(rect.x), \(rect.y), \(rect.width) × \(rect.height))"
  }
}

private func near(_ one: Double, _ other: Double, _ tolerance: Double) -> Bool {
  (one - other).magnitude <= tolerance
}
