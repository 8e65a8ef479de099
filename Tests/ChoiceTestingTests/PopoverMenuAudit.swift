import ChoiceCore
import ChoiceScene
import ChoiceScript

/// What must always hold of a popover menu.
struct PopoverMenuAudit: AuditRules {
  /// Whether the app believes it to be open.
  private var isOpen = false

  init(_ document: ScriptDocument<PopoverMenuModel>) {}

  mutating func fault(
    after step: Int, _ new: ArraySlice<ScriptRecord<PopoverMenuEffect>>, in scene: ControlScene,
    of control: PopoverMenuModel
  ) -> String? {
    for case .effect(let effect) in new.lazy.map(\.event) {
      switch effect {
      case .opened:
        if isOpen { return "opened while it is open" }
        isOpen = true
      case .closed:
        if !isOpen { return "closed while it is closed" }
        isOpen = false
      case .selected, .chose, .retry: break
      }
    }
    if control.isOpen && !isOpen { return "it is open, and the app wasn't told" }
    if !control.isOpen && isOpen && scene.effectDue == nil {
      return "it is closed, and the app won't hear of it"
    }
    return choiceFault(of: control) ?? placeFault(in: scene, of: control)
      ?? focusFault(in: scene, of: control)
  }

  private func choiceFault(of control: PopoverMenuModel) -> String? {
    let content = control.content
    if content.meaning == .value && content.chosen.count > 1 { return "several values of one" }
    return nil
  }

  /// The popover is inside the room that it was given, and the arrow is the popover's.
  private func placeFault(in scene: ControlScene, of control: PopoverMenuModel) -> String? {
    func node(_ part: String) -> Node? {
      scene.nodes.first { PopoverMenuModel.partName($0.id.part) == part }
    }
    guard let popover = node("popover") else {
      if node("backdrop") != nil || node("arrow") != nil { return "a part without its popover" }
      return control.isOpen && scene.size.width > 0 && node("button") != nil && isOpen
        ? "it is open and not there" : nil
    }
    guard let placement = control.placement, let body = node("body") else { return "no body" }
    if !node("backdrop").map({ $0.isOverlay })! || !popover.isOverlay {
      return "it isn't above all"
    }
    if let transform = popover.transform, transform.scaleX < 0 || transform.scaleY < 0 {
      return "it is drawn below nothing"
    }
    if (node("arrow") == nil) != (placement.arrow == nil) { return "the arrow isn't as placed" }
    guard let arrow = node("arrow"), let tip = placement.arrow else { return nil }
    let isUpright = placement.side == .below || placement.side == .above
    let middle = isUpright ? arrow.frame.midX - body.frame.x : arrow.frame.midY - body.frame.y
    if (middle - tip).magnitude > 1e-6 { return "the arrow doesn't point where it should" }
    let whole = SceneRect(popover.frame.size).inset(by: -1e-6)
    let frame = arrow.frame
    if frame.x < whole.x || frame.y < whole.y || frame.maxX > whole.maxX || frame.maxY > whole.maxY
    {
      return "the arrow sticks out of its popover"
    }
    return nil
  }

  private func focusFault(in scene: ControlScene, of control: PopoverMenuModel) -> String? {
    guard let focus = scene.focus, !control.isOpen else { return nil }
    return focus == PopoverMenuModel.button ? nil : "what is closing has the focus"
  }
}
