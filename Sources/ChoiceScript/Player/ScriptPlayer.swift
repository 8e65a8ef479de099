import ChoiceCore
import ChoiceScene

/// Plays a document on a real ``ChoiceCore/Stage``: takes its steps in order, renders after each,
/// and writes down what the app would be told.
///
/// Steps are taken in the order in which they are written. What lasts (a drag, a swipe) happens
/// sixty times a second; a step that begins while another lasts is taken in between. The clock
/// begins at 0, with a first rendering.
///
/// The same document gives the same scenes and records, whenever and how often it is asked.
public final class ScriptPlayer<Control: ScriptedControl> {
  /// What is played.
  public let document: ScriptDocument<Control>
  /// What has been written down so far, in order.
  public private(set) var records: [ScriptRecord<Control.Effect>] = []
  /// The time of the latest of what has happened so far.
  public private(set) var now = 0.0
  /// What surrounds the control now.
  public private(set) var proposal: ScriptProposal
  /// How often nodes were inserted, updated, moved and removed so far.
  public private(set) var tally = SinkTally()

  /// Is told of each call that a step makes, before it is made.
  package var willPerform: ((ScriptOperation<Control>, Double) -> Void)?

  private let measure: (TextRun) -> TextMetrics
  private let checksFaults: Bool
  private let first: Control
  private var stage: Stage<Control>
  private var nextStep = 0
  private var lasting: [ScriptMoment<Control>] = []
  private var effectDue: Instant?

  /// A player at time 0.
  ///
  /// - Parameters:
  ///   - measure: how wide texts are.
  ///   - checksFaults: whether each scene's faults are written down, at O(nodes²).
  /// - Throws: ``ScriptError`` where the control refuses what the document says of it.
  public init(
    _ document: ScriptDocument<Control>, checksFaults: Bool = false,
    measure: @escaping (TextRun) -> TextMetrics = { FixedMeasurer().measure($0) }
  ) throws(ScriptError) {
    self.document = document
    self.measure = measure
    self.checksFaults = checksFaults
    do throws(ChangeError) {
      first = try Control(document.setup)
    } catch {
      throw ScriptError(error.message, allowed: "what the control accepts")
    }
    stage = Stage(first)
    proposal = document.proposal
    render(at: 0, step: nil)
  }

  /// The control as it is now.
  public var control: Control { stage.control }

  /// The scene that was rendered last.
  public var shown: ControlScene { stage.shown }

  /// What surrounds the control now, with its height.
  public var currentProposal: Proposal {
    let scale = ScriptPlayer.textScale(proposal)
    return proposal.proposal(naturalHeight: stage.control.naturalHeight(textScale: scale))
  }

  /// When all steps have been taken and all motion has ended. Plays to the end.
  public var end: Double {
    play()
    let motionEnds = stage.control.scene(at: Instant(now)).motionEnds?.seconds ?? now
    return motionEnds.isFinite ? max(now, motionEnds) : now
  }

  /// Takes the steps up to `time`, or all.
  ///
  /// It stops before the first step that is later than `time`.
  public func play(until time: Double = .infinity) {
    while nextStep < document.steps.count {
      let step = document.steps[nextStep]
      if step.time > time { break }
      takeStep()
    }
    takeLasting(until: time)
    takeEffects(until: time)
  }

  /// Takes the next step, and what falls due before it. Returns whether there was one.
  ///
  /// What lasts beyond the step's time goes on with the next steps.
  public func playStep() -> Bool {
    guard nextStep < document.steps.count else { return false }
    takeStep()
    return true
  }

  /// The scene at `time`, in any order: for an earlier one than what has been played, all is
  /// played again from the start.
  public func scene(at time: Double) -> ControlScene {
    if time < now { rewind() }
    play(until: time)
    return stage.control.scene(at: Instant(time.isFinite ? time : now))
  }

  /// Renders at `time`, as a face does in each frame, after all steps up to it. What it shows then
  /// is ``shown``.
  package func render(at time: Double) {
    play(until: time)
    render(at: time, step: nil)
  }

  /// Goes back to time 0.
  public func rewind() {
    stage = Stage(first)
    proposal = document.proposal
    records = []
    tally = SinkTally()
    now = 0
    nextStep = 0
    lasting = []
    effectDue = nil
    render(at: 0, step: nil)
  }

  // MARK: - Steps

  private func takeStep() {
    let step = document.steps[nextStep]
    takeLasting(until: step.time)
    takeEffects(until: step.time)
    begin(step, index: nextStep)
    nextStep += 1
  }

  private func begin(_ step: ScriptStep<Control.Action>, index: Int) {
    do throws(ScriptRefusal) {
      let moments = try step.moments(index: index, control: stage.control) {
        stage.control.scene(at: Instant(now(at: step.time)))
      }
      guard let last = moments.last, last.time > step.time else {
        for moment in moments { take(moment) }
        return
      }
      // At the same time, what began first comes first.
      lasting = (lasting + moments).enumerated().sorted {
        ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
      }.map { $0.element }
      takeLasting(until: step.time)
    } catch {
      write(.refused(error.message), at: step.time, step: index)
      // Time has passed all the same.
      render(at: step.time, step: nil)
    }
  }

  private func takeLasting(until time: Double) {
    var count = 0
    while count < lasting.count, lasting[count].time <= time {
      takeEffects(until: lasting[count].time)
      take(lasting[count])
      count += 1
    }
    lasting.removeFirst(count)
  }

  private func take(_ moment: ScriptMoment<Control>) {
    let time = Instant(moment.time)
    switch moment.what {
    case .input(let input):
      willPerform?(.input(input), moment.time)
      for effect in stage.send(input, at: time) {
        write(.effect(effect), at: moment.time, step: moment.step)
      }
    case .change(let change):
      willPerform?(.change(change), moment.time)
      do throws(ChangeError) {
        for effect in try stage.apply(change, at: time) {
          write(.effect(effect), at: moment.time, step: moment.step)
        }
      } catch {
        write(.refused(error.message), at: moment.time, step: moment.step)
      }
    case .proposal(let patch):
      proposal = patch.applied(to: proposal, ObjectForm<ScriptProposal>.proposal.form)
      willPerform?(.proposal(currentProposal), moment.time)
    }
    render(at: moment.time, step: moment.step)
  }

  /// Renders at each time up to `time` at which an effect falls due.
  private func takeEffects(until time: Double) {
    while let due = effectDue, due.seconds <= time, due.seconds.isFinite {
      render(at: due.seconds, step: nil)
      if effectDue == due { break }
    }
  }

  private func render(at time: Double, step: Int?) {
    let rendering = stage.render(
      at: Instant(time), in: currentProposal, measure: measure, into: &tally)
    now = now(at: time)
    for effect in rendering.effects { write(.effect(effect), at: time, step: step) }
    effectDue = rendering.effectDue
    guard checksFaults else { return }
    for fault in stage.shown.faults { write(.fault(fault), at: time, step: step) }
  }

  private func write(
    _ event: ScriptRecord<Control.Effect>.Event, at time: Double, step: Int?
  ) {
    records.append(ScriptRecord(time: now(at: time), step: step, event: event))
  }

  /// The control's clock: it never goes back, and never stands at what isn't a number.
  private func now(at time: Double) -> Double {
    time.isFinite ? max(now, time) : now
  }

  private static func textScale(_ proposal: ScriptProposal) -> Double {
    proposal.proposal(naturalHeight: 0).sanitized.textScale
  }
}
