import ChoiceCore
import ChoiceScene
import ChoiceScript
import Foundation

/// Plays a document of a filter bar and checks after every step what must always hold.
struct FilterBarAudit {
  private let document: ScriptDocument<FilterBarModel>
  private let player: ScriptPlayer<FilterBarModel>
  /// What the app believes to be open.
  private var open: ItemID?
  private var seen = 0

  /// The first thing that doesn't hold, or `nil`.
  static func firstFault(of document: ScriptDocument<FilterBarModel>) throws -> String? {
    var audit = try FilterBarAudit(document)
    return try audit.run()
  }

  private init(_ document: ScriptDocument<FilterBarModel>) throws {
    self.document = document
    player = try ScriptPlayer(document)
  }

  private mutating func run() throws -> String? {
    var index = 0
    while player.playStep() {
      if let fault = fault(after: index) { return "step \(index): \(fault)" }
      index += 1
    }
    player.play()
    return try replayFault()
  }

  private mutating func fault(after index: Int) -> String? {
    let scene = player.shown
    if let fault = scene.faults.first { return fault }
    let new = player.records[seen...]
    seen = player.records.count
    for record in new { if let fault = fault(of: record.event) { return fault } }
    let parts = scene.nodes.map { FilterBarModel.partName($0.id.part) }
    for part in ["panel", "backdrop", "region", "list"]
    where parts.filter({ $0 == part }).count > 1 {
      return "there are two of \(part)"
    }
    let control = player.control
    if let now = control.open, now != open {
      return "\(now.rawValue) is open, but the app believes \(open?.rawValue as Int?)"
    }
    if control.open == nil, open != nil, scene.effectDue == nil {
      return "\(open?.rawValue ?? 0) is closed, but the app won't hear of it"
    }
    if let open, !control.filters.contains(where: { $0.id == open }) {
      return "the app believes open what is gone"
    }
    if let fault = choiceFault(in: scene, of: control) { return fault }
    return index.isMultiple(of: 16) ? purityFault(of: control) : nil
  }

  /// Every opened filter is closed before another is opened.
  private mutating func fault(of event: ScriptRecord<FilterBarEffect>.Event) -> String? {
    switch event {
    case .effect(.opened(let filter)):
      if let open { return "\(filter.rawValue) opened while \(open.rawValue) is open" }
      open = filter
    case .effect(.closed(let filter)):
      if open != filter {
        return "\(filter.rawValue) closed, but \(open?.rawValue as Int?) is open"
      }
      open = nil
    case .effect(.chose(let filter, let options, let cause)):
      guard cause != .code, let chosen = player.control.chosen(in: filter) else { break }
      let mode = player.control.filters.first { $0.id == filter }?.mode
      // Several things may have happened in one step; the last word is the control's.
      if mode == .single && options.count > 1 { return "several were chosen of one" }
      if mode == ChoiceMode.none && !chosen.isEmpty { return "a filter without choice has one" }
    case .fault(let fault): return fault
    case .refused(let message): if message.isEmpty { return "an error without a message" }
    default: break
    }
    return nil
  }

  private func choiceFault(in scene: ControlScene, of control: FilterBarModel) -> String? {
    for filter in control.filters where filter.mode == .single && filter.chosen.count > 1 {
      return "filter \(filter.id.rawValue) has \(filter.chosen.count) choices"
    }
    return nil
  }

  /// Scenes may be asked for in any order; between two frames nothing goes farther than its speed.
  private func purityFault(of control: FilterBarModel) -> String? {
    let now = player.now
    let later = control.scene(at: Instant(now + 0.13))
    if control.scene(at: Instant(now)) != player.shown { return "asked again, another scene" }
    let latest = control.scene(at: Instant(now + 90))
    if control.scene(at: Instant(now + 0.13)) != later { return "asking changes the scene" }
    if control.scene(at: Instant(now - 5)) != control.scene(at: Instant(now)) {
      return "the past isn't the last call's scene"
    }
    if latest.motionEnds != nil { return "motion doesn't end" }
    if let end = player.shown.motionEnds {
      let last = control.scene(at: end)
      if last.nodes != control.scene(at: end + 1).nodes { return "it moves on after its end" }
    } else if player.shown.nodes != control.scene(at: Instant(now + 1)).nodes {
      return "it moves at rest"
    }
    for scene in [later, latest] { if let fault = scene.faults.first { return fault } }
    return nil
  }

  private func replayFault() throws -> String? {
    let other = try ScriptPlayer(document)
    var index = 0
    while other.playStep() {
      if index.isMultiple(of: 5) { _ = other.control.scene(at: Instant(other.now + 0.4)) }
      index += 1
    }
    other.play()
    if other.records != player.records { return "played again, other things are reported" }
    return other.control == player.control ? nil : "played again, the control is another"
  }
}
