import ChoiceCore
import ChoiceScene
import ChoiceScript

/// What must always hold of a filter bar.
struct FilterBarAudit: AuditRules {
  /// What the app believes to be open.
  private var open: ItemID?

  init(_ document: ScriptDocument<FilterBarModel>) {}

  mutating func fault(
    after step: Int, _ new: ArraySlice<ScriptRecord<FilterBarEffect>>, in scene: ControlScene,
    of control: FilterBarModel
  ) -> String? {
    for case .effect(let effect) in new.lazy.map(\.event) {
      if let fault = fault(of: effect, control) { return fault }
    }
    let parts = scene.nodes.map { FilterBarModel.partName($0.id.part) }
    for part in ["panel", "backdrop", "region", "list"]
    where parts.filter({ $0 == part }).count > 1 {
      return "there are two of \(part)"
    }
    if let now = control.open, now != open {
      return "\(now.rawValue) is open, but the app believes \(open?.rawValue as Int?)"
    }
    if control.open == nil, open != nil, scene.effectDue == nil {
      return "\(open?.rawValue ?? 0) is closed, but the app won't hear of it"
    }
    if let open, !control.filters.contains(where: { $0.id == open }) {
      return "the app believes open what is gone"
    }
    for filter in control.filters where filter.mode == .single && filter.chosen.count > 1 {
      return "filter \(filter.id.rawValue) has \(filter.chosen.count) choices"
    }
    return nil
  }

  /// Every opened filter is closed before another is opened.
  private mutating func fault(of effect: FilterBarEffect, _ control: FilterBarModel) -> String? {
    switch effect {
    case .opened(let filter):
      if let open { return "\(filter.rawValue) opened while \(open.rawValue) is open" }
      open = filter
    case .closed(let filter):
      if open != filter {
        return "\(filter.rawValue) closed, but \(open?.rawValue as Int?) is open"
      }
      open = nil
    case .chose(let filter, let options, let cause):
      guard cause != .code, let chosen = control.chosen(in: filter) else { break }
      let mode = control.filters.first { $0.id == filter }?.mode
      // Several things may have happened in one step; the last word is the control's.
      if mode == .single && options.count > 1 { return "several were chosen of one" }
      if mode == ChoiceMode.none && !chosen.isEmpty { return "a filter without choice has one" }
    case .applied, .reset, .retry: break
    }
    return nil
  }

  /// The panel's lower edge is where it was, whatever is done to it, but for another room or look,
  /// what is done without motion, and a filter that goes with its panel. A spring may be cut short a
  /// tenth of a point before its end.
  func jump(
    from before: ControlScene, to after: ControlScene,
    by operation: ScriptOperation<FilterBarModel>, of control: FilterBarModel,
    in surroundings: Proposal
  ) -> String? {
    if surroundings.reduceMotion { return nil }
    switch operation {
    case .proposal, .change(.style), .change(.filters), .change(.open(_, animated: false)),
      .change(.close(animated: false)):
      return nil
    default: break
    }
    let motions = control.style.motions
    let all = [motions.opening, motions.switching, motions.closing, motions.resizing]
    guard !all.contains(where: { !$0.takesTime }) else { return nil }
    let (old, new) = (before.panelEdge, after.panelEdge)
    return (new - old).magnitude < 0.2
      ? nil : "the panel's edge jumps from \(old) to \(new)"
  }
}

extension Motion {
  /// Whether it isn't a jump.
  fileprivate var takesTime: Bool {
    switch self {
    case .none: false
    case .timed(_, let duration): duration > 0.001
    case .spring: true
    }
  }
}

extension ControlScene {
  /// The lower edge of what is seen of the panel.
  fileprivate var panelEdge: Double {
    func node(_ part: String) -> Node? {
      nodes.first { FilterBarModel.partName($0.id.part) == part }
    }
    guard let region = node("region"), let panel = node("panel") else { return size.height }
    return region.frame.y + panel.frame.maxY
  }
}
