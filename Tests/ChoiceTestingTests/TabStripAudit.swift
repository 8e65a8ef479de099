import ChoiceCore
import ChoiceScene
import ChoiceScript

/// What must always hold of a tab strip.
struct TabStripAudit: AuditRules {
  typealias Record = ScriptRecord<TabStripEffect>

  private let document: ScriptDocument<TabStripModel>
  /// What the app believes to be selected: what it set itself, and what it was told.
  private var believed: ItemID?

  init(_ document: ScriptDocument<TabStripModel>) {
    self.document = document
    believed = document.setup.selected
  }

  mutating func fault(
    after step: Int, _ new: ArraySlice<Record>, in scene: ControlScene, of control: TabStripModel
  ) -> String? {
    if let fault = believe(new) { return fault }
    believeCode(step, new)
    if believed != control.selected {
      return "the app believes that \(text(believed)) is selected, but it is "
        + text(control.selected)
    }
    if let fault = selectionFault(in: scene, of: control) { return fault }
    if scene.nodes.count > 40 + 6 * visibleLimit(scene) {
      return "\(scene.nodes.count) nodes in a bar \(scene.size.width) points wide"
    }
    return nil
  }

  /// Every event must be news, and fit what the app believed.
  private mutating func believe(_ new: ArraySlice<Record>) -> String? {
    for record in new {
      switch record.event {
      case .effect(.selected(let item, let cause)):
        if cause != .code && item == believed { return "\(text(item)) was reported twice" }
        believed = item
      case .effect(.reselected(let item, let cause)):
        if cause != .code && item != believed {
          return "\(text(item)) was reselected but not selected"
        }
      case .fault, .refused: break
      }
    }
    return nil
  }

  /// What code does is not reported, so the app remembers it itself.
  private mutating func believeCode(_ index: Int, _ new: ArraySlice<Record>) {
    guard case .action(.select(let item, _, false)) = document.steps[index].event else { return }
    for record in new where record.step == index { if case .refused = record.event { return } }
    believed = item
  }

  private func selectionFault(in scene: ControlScene, of control: TabStripModel) -> String? {
    let marked = scene.nodes.filter { $0.semantics?.isSelected == true }.map(\.id)
    if marked.count > 1 { return "\(marked.count) items are selected" }
    if let selected = control.selected {
      if control.index(of: selected) == nil { return "\(text(selected)) is selected but gone" }
      if scene.size.width > 0 && scene.size.height > 0,
        marked != [TabStripModel.itemNode(selected)]
      {
        return "the scene doesn't mark \(text(selected))"
      }
    } else if !marked.isEmpty {
      return "the scene marks an item though none is selected"
    }
    return nil
  }

  private func visibleLimit(_ scene: ControlScene) -> Int {
    scene.nodes.filter { $0.semantics?.role.isInteractive == true }.count
  }

  private func text(_ item: ItemID?) -> String { item.map { "item \($0.rawValue)" } ?? "nothing" }
}
