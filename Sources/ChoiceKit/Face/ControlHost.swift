#if canImport(UIKit)
  internal import ChoiceCore
  internal import ChoiceScene
  import UIKit

  /// What native nodes report to.
  @MainActor protocol NodeInput: AnyObject {
    /// Takes what comes from outside, and shows what comes of it.
    func take(_ input: Input)
    /// Where a touch is, in the control's own coordinates.
    func place(of touch: UITouch) -> ScenePoint
    /// Takes the presses that are keys of the control's, and returns the others.
    func take(_ presses: Set<UIPress>) -> Set<UIPress>
    /// Whether the control moves something by itself now.
    var isMoving: Bool { get }
    /// Whether native nodes are being changed as the scene says.
    var isRendering: Bool { get }
  }

  /// Joins a control to a view: it owns the stage, gives it input and time, lets the tree of native
  /// nodes show its scenes, and hands effects to the app.
  ///
  /// It knows nothing of any control. Effects are delivered one after the other, and only while no
  /// call of the stage is under way, so that whoever is told may do anything.
  @MainActor final class ControlHost<Control: ChoiceControl>: NodeInput {
    /// The native nodes.
    let tree: NodeTree
    /// How texts are measured; tests replace it.
    var measure: (TextRun) -> TextMetrics = Measure.metrics
    /// Tells the app something.
    var onEffect: ((Control.Effect) -> Void)?

    private weak var view: UIView?
    private let stage: Stage<Control>
    private let clock = FrameClock()
    private var effects: [Control.Effect] = []
    private(set) var isRendering = false
    private var isDelivering = false
    private(set) var isMoving = false

    init(_ control: Control) {
      stage = Stage(control)
      tree = NodeTree()
      tree.input = self
      clock.onFrame = { [weak self] time in self?.render(at: Instant(time)) }
    }

    /// Shows the control in a view from now on. The view calls ``render()`` when it lays out its
    /// subviews.
    func show(in view: UIView) {
      self.view = view
      tree.root = view
    }

    /// The control as it is now.
    var control: Control { stage.control }

    /// The scene that is shown.
    var shown: ControlScene { stage.shown }

    /// Does what code asks for; it is shown at the next layout.
    func apply(_ change: Control.Change) throws(ChangeError) {
      effects += try stage.apply(change, at: now)
      view?.setNeedsLayout()
      deliver()
    }

    func take(_ input: Input) {
      effects += stage.send(input, at: now)
      render()
    }

    /// Brings what is shown up to date.
    func render() { render(at: now) }

    /// Stops asking for frames where there is no window to show them in, and lets go of the focus.
    func windowHasChanged() {
      guard let view else { return }
      if view.window != nil { return view.setNeedsLayout() }
      clock.isRunning = false
      if shown.focus != nil { take(.blurred) }
    }

    private var now: Instant { Instant(CACurrentMediaTime()) }

    private func render(at time: Instant) {
      guard let view, !isRendering else { return }
      isRendering = true
      // Nodes move as the scene says, also where the app animates around them.
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      var sink = NodeSink(tree: tree)
      let rendering = stage.render(
        at: time, in: .current(of: view), measure: measure, into: &sink)
      tree.finish(shown)
      CATransaction.commit()
      isRendering = false
      isMoving = rendering.framesUntil != nil
      clock.isRunning = view.window != nil && (isMoving || rendering.effectDue != nil)
      effects += rendering.effects
      deliver()
    }

    private func deliver() {
      if isRendering || isDelivering { return }
      isDelivering = true
      while !effects.isEmpty { onEffect?(effects.removeFirst()) }
      isDelivering = false
    }
  }
#endif
