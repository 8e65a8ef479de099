import ChoiceCore
import ChoiceScene

/// What a face is to do for a document, and what must be seen after it: the same for every face.
///
/// A runner of a face goes through ``entries``. For an operation it sets the face's clock to the
/// time and does the native thing (a real touch, a key, a scroll of the scroll view, a call of
/// the face's own API). For a view it lets the face render a frame at that time, reads what the
/// native nodes show, and compares. Texts are to be measured by ``FixedMeasurer``.
///
/// Views come after each operation, when an effect falls due, and twenty times a second while
/// anything moves.
public struct FaceTrace<Control: ScriptedControl> {
  /// The control before anything happens.
  public let setup: Control.Setup
  /// What surrounds it at first.
  public let proposal: Proposal
  /// Whether the control is as high as suits it at every time, because the document gives no
  /// height: then a face is to find the height itself.
  public let hasNaturalHeight: Bool
  /// Operations and views, by time. The first view is that of time 0.
  public let entries: [Entry]

  /// What is done or seen at a time.
  public struct Entry: Sendable {
    /// When, in seconds from the start.
    public var time: Double
    /// What.
    public var what: What
  }

  /// Something that is done or seen.
  public enum What: Sendable {
    /// This is done.
    case perform(ScriptOperation<Control>)
    /// This is seen then.
    case expect(FaceView<Control.Effect>)
  }

  /// Views in a second of motion.
  public static var rate: Double { 20 }

  /// The trace of a document. Plays it twice.
  ///
  /// - Throws: ``ScriptError`` where the control refuses what the document says of it, or a step.
  public init(_ document: ScriptDocument<Control>) throws(ScriptError) {
    setup = document.setup
    var performed: [(operation: ScriptOperation<Control>, time: Double)] = []
    let rehearsal = try ScriptPlayer(document)
    proposal = rehearsal.currentProposal
    var isNatural = document.proposal.height == nil
    rehearsal.willPerform = { [unowned rehearsal] operation, time in
      performed.append((operation, time))
      if rehearsal.proposal.height != nil { isNatural = false }
    }
    let end = rehearsal.end
    hasNaturalHeight = isNatural
    for record in rehearsal.records {
      if case .refused(let message) = record.event {
        throw ScriptError(message, allowed: "steps that make sense, for a trace")
      }
    }

    // An effect is seen at the very instant at which it falls due, not a frame later.
    let exact = Set(performed.map(\.time) + rehearsal.records.map(\.time) + [0, end])
    let frames = (0...Int(end * Self.rate)).map { Double($0) / Self.rate }
    let times = exact.union(frames.filter { time in !exact.contains { abs($0 - time) < 1e-6 } })
    let player = try ScriptPlayer(document)
    var entries: [Entry] = []
    var next = 0
    var told = 0
    var shown: [Node] = []
    for time in times.sorted() {
      let first = next
      while next < performed.count, performed[next].time <= time {
        entries.append(Entry(time: time, what: .perform(performed[next].operation)))
        next += 1
      }
      player.render(at: time)
      let effects = player.records[told...].compactMap { record -> Control.Effect? in
        if case .effect(let effect) = record.event { effect } else { nil }
      }
      told = player.records.count
      if next == first, effects.isEmpty, player.shown.nodes == shown { continue }
      shown = player.shown.nodes
      let view = FaceView(player.shown, effects: effects, partName: Control.partName)
      entries.append(Entry(time: time, what: .expect(view)))
    }
    self.entries = entries
  }
}
