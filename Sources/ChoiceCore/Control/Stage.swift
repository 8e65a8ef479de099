import ChoiceScene

/// Shows a control through a face: it calls the verbs in the right order and hands the face only
/// what differs from what is shown.
///
/// Native nodes call back while a face changes them (a blur on removal, a scroll on resize). So
/// input and renderings that arrive while a rendering is under way are put off until it is over;
/// the effects of that input are returned by the rendering. A face delivers effects to the app
/// only after the stage's call has returned, so that the app may call back in.
///
/// One stage belongs to one thread.
public final class Stage<Control: ChoiceControl> {
  /// The control, as it is now.
  public private(set) var control: Control
  /// What the face shows.
  public private(set) var shown = ControlScene.empty

  private var isRendering = false
  private var waiting: [(input: Input, time: Instant)] = []

  /// A stage for a control of which nothing is shown yet.
  public init(_ control: Control) {
    self.control = control
  }

  /// What a rendering leaves to do.
  public struct Rendering {
    /// What the app is to be told, in order.
    public var effects: [Control.Effect]
    /// Until when the face is to render each frame; `nil` when nothing moves.
    public var framesUntil: Instant?
    /// When the face is to render next because an effect falls due; `nil` when none is pending.
    public var effectDue: Instant?
  }

  /// Does what code asks for. The face is to render afterwards.
  ///
  /// - Throws: ``ChangeError``, and then nothing has changed.
  public func apply(
    _ change: Control.Change, at time: Instant
  ) throws(ChangeError) -> [Control.Effect] {
    try control.apply(change, at: time)
  }

  /// Takes what comes from outside. The face is to render afterwards.
  ///
  /// Returns nothing where a rendering is under way: the effects are then part of what that
  /// rendering returns.
  public func send(_ input: Input, at time: Instant) -> [Control.Effect] {
    if isRendering {
      waiting.append((input, time))
      return []
    }
    return control.send(input, at: time)
  }

  /// Brings what the face shows up to date. A call from inside a rendering does nothing; the one
  /// under way says when the next is due.
  ///
  /// Costs a layout where something has changed, one scene, and one comparison with the last.
  public func render<Sink: SceneSink>(
    at time: Instant, in proposal: Proposal, measure: (TextRun) -> TextMetrics,
    into sink: inout Sink
  ) -> Rendering {
    if isRendering { return Rendering(effects: [], framesUntil: time, effectDue: nil) }
    isRendering = true
    var effects = control.send(.tick, at: time)
    control.layOut(in: proposal, at: time, measure: measure)
    let scene = control.scene(at: time)
    let old = shown
    shown = scene
    scene.sendDifferences(from: old, to: &sink)
    isRendering = false

    let late = waiting
    waiting = []
    for index in late.indices {
      effects += control.send(late[index].input, at: late[index].time)
    }
    return Rendering(
      effects: effects, framesUntil: late.isEmpty ? scene.motionEnds : max(time, scene.motionEnds),
      effectDue: scene.effectDue)
  }

  /// Forgets what is shown: the next rendering inserts every node anew. For a face whose native
  /// nodes were taken away.
  public func forgetShown() {
    shown = .empty
  }
}

private func max(_ time: Instant, _ other: Instant?) -> Instant {
  guard let other else { return time }
  return time < other ? other : time
}
