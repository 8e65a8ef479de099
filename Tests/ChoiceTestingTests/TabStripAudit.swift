import ChoiceCore
import ChoiceScene
import ChoiceScript
import Foundation

/// Plays a document and checks after every step what must always hold.
struct TabStripAudit {
  private typealias Record = ScriptRecord<TabStripEffect>

  private let document: ScriptDocument<TabStripModel>
  private let player: ScriptPlayer<TabStripModel>
  /// What the app believes to be selected: what it set itself, and what it was told.
  private var believed: ItemID?
  private var seen = 0

  /// The first thing that doesn't hold, or `nil`.
  static func firstFault(of document: ScriptDocument<TabStripModel>) throws -> String? {
    var audit = try TabStripAudit(document)
    return try audit.run()
  }

  private init(_ document: ScriptDocument<TabStripModel>) throws {
    self.document = document
    player = try ScriptPlayer(document)
    believed = document.setup.selected
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
    let control = player.control
    let scene = player.shown
    if let fault = scene.faults.first { return fault }
    let new = player.records[seen...]
    seen = player.records.count
    if let fault = believe(new) { return fault }
    believeCode(index, new)
    if believed != control.selected {
      return "the app believes that \(text(believed)) is selected, but it is "
        + text(control.selected)
    }
    if let fault = selectionFault(in: scene, of: control) { return fault }
    if scene.nodes.count > 40 + 6 * visibleLimit(scene) {
      return "\(scene.nodes.count) nodes in a bar \(scene.size.width) points wide"
    }
    return index.isMultiple(of: 16) ? purityFault(of: control) : nil
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
      case .fault(let fault): return fault
      case .refused(let message): if message.isEmpty { return "an error without a message" }
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

  /// Scenes may be asked for in any order, and those of the past are that of the last call.
  private func purityFault(of control: TabStripModel) -> String? {
    let now = player.now
    let later = control.scene(at: Instant(now + 0.13))
    if control.scene(at: Instant(now)) != player.shown {
      return "asked again, the scene is another"
    }
    let latest = control.scene(at: Instant(now + 30))
    if control.scene(at: Instant(now + 0.13)) != later { return "asking changes the scene" }
    if control.scene(at: Instant(now - 5)) != control.scene(at: Instant(now)) {
      return "the past isn't the last call's scene"
    }
    if latest.motionEnds != nil { return "motion doesn't end within 30 seconds" }
    for scene in [later, latest] { if let fault = scene.faults.first { return fault } }
    return nil
  }

  /// Played again, and asked for other scenes on the way, all is the same.
  private func replayFault() throws -> String? {
    let other = try ScriptPlayer(document)
    var index = 0
    while other.playStep() {
      if index.isMultiple(of: 5) { _ = other.control.scene(at: Instant(other.now + 0.4)) }
      index += 1
    }
    other.play()
    if other.records != player.records { return "played again, other things are reported" }
    if other.control != player.control { return "played again, the control is another" }
    let end = Instant(player.now + 0.05)
    return other.control.scene(at: end) == player.control.scene(at: end)
      ? nil : "played again, the scene is another"
  }

  private func text(_ item: ItemID?) -> String { item.map { "item \($0.rawValue)" } ?? "nothing" }
}
