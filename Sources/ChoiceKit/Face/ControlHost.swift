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

  /// What a view asks of the host of its control, whichever control that is.
  @MainActor protocol ViewHost: NodeInput {
    /// The native nodes.
    var tree: NodeTree { get }
    /// Where the focus is to be when it is in the control, or comes in.
    var preferredFocus: [any UIFocusEnvironment] { get }
    /// Shows the control in a view from now on. The view calls ``render()`` when it lays out its
    /// subviews.
    func show(in view: UIView)
    /// Brings what is shown up to date.
    func render()
    /// The view has come into a window, or has left one.
    func windowHasChanged()
    /// Whether UIKit may move the focus.
    func mayMoveFocus(_ context: UIFocusUpdateContext) -> Bool
    /// UIKit has moved the focus.
    func focusHasMoved(_ context: UIFocusUpdateContext)
  }

  /// Joins a control to a view: it owns the stage, gives it input and time, lets the tree of native
  /// nodes show its scenes, and hands effects to the app.
  ///
  /// It knows nothing of any control. Effects are delivered one after the other, and only while no
  /// call of the stage is under way, so that whoever is told may do anything.
  @MainActor final class ControlHost<Control: ChoiceControl>: ViewHost {
    let tree: NodeTree
    /// How texts are measured; tests replace it.
    var measure: (TextRun) -> TextMetrics = Measure.metrics
    /// Puts an effect into the app's words when it happens, and returns what tells the app.
    var onEffect: ((Control.Effect) -> () -> Void)?

    private weak var view: UIView?
    private let stage: Stage<Control>
    private let clock = FrameClock()
    private var news: [() -> Void] = []
    private(set) var isRendering = false
    private var isDelivering = false
    private(set) var isMoving = false
    private var isEffectDue = false
    /// A key that came as a move of the focus which was refused.
    var heldKey: KeyStroke?
    /// Where the view was when the scene was shown.
    private var place: WindowPlace?

    init(_ control: Control) {
      stage = Stage(control)
      tree = NodeTree()
      tree.input = self
      clock.onFrame = { [weak self] time in self?.frame(at: Instant(time)) }
    }

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
      hear(try stage.apply(change, at: now))
      view?.setNeedsLayout()
      deliver()
    }

    func take(_ input: Input) {
      hear(stage.send(input, at: now))
      render()
    }

    func render() { render(at: now) }

    /// Stops asking for frames where there is no window to show them in, lets go of the focus, and
    /// takes overlays out of the window that was.
    func windowHasChanged() {
      guard let view else { return }
      if view.window != nil { return view.setNeedsLayout() }
      clock.isRunning = false
      if shown.focus != nil { take(.blurred) }
      if tree.overlay != nil { render() }
    }

    private var now: Instant { Instant(CACurrentMediaTime()) }

    /// While an overlay is shown, frames come at rest, too: where the view is has to be looked up: nobody tells when a scroll
    /// view around it scrolls.
    private func frame(at time: Instant) {
      guard let view else { return }
      if let key = heldKey {
        heldKey = nil
        take(.key(key))
      }
      if isMoving || isEffectDue || WindowPlace(of: view) != place { render(at: time) }
    }

    private func render(at time: Instant) {
      guard let view, !isRendering else { return }
      let place = WindowPlace(of: view)
      self.place = place
      isRendering = true
      // Nodes move as the scene says, also where the app animates around them.
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      var sink = NodeSink(tree: tree)
      let rendering = stage.render(
        at: time, in: .current(of: view, in: place), measure: measure, into: &sink)
      tree.finish(shown, in: place)
      CATransaction.commit()
      isRendering = false
      isMoving = rendering.framesUntil != nil
      isEffectDue = rendering.effectDue != nil
      clock.isRunning = view.window != nil && (isMoving || isEffectDue || tree.overlay != nil)
      hear(rendering.effects)
      deliver()
    }

    private func hear(_ effects: [Control.Effect]) {
      if let onEffect { news += effects.map(onEffect) }
    }

    private func deliver() {
      if isRendering || isDelivering { return }
      isDelivering = true
      while !news.isEmpty { news.removeFirst()() }
      isDelivering = false
    }
  }
#endif
