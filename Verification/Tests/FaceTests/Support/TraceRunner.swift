import ChoiceCore
import ChoiceScene
import ChoiceScript
import QuartzCore
import UIKit

@testable import ChoiceKit

/// Does what a trace says by native means, and reads what is native afterwards.
@MainActor final class TraceRunner<View: TracedView> {
  private typealias Control = View.Control

  private let trace: FaceTrace<View.Control>
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 2000, height: 1000))
  private let view: View
  private var frames = 0
  private var effects: [View.Control.Effect] = []
  private var touches: [Int: UITouch] = [:]

  init(_ trace: FaceTrace<View.Control>) {
    self.trace = trace
    UIWindow.stubMoveKeyboard(to: .zero)
    // The document's own times, so that what ends exactly then ends exactly then here.
    StubClock.set(0)
    StubClock.frame(target: 0)
    view = View(trace.setup)
    view.host.measure = { FixedMeasurer().measure($0) }
    NativeView.setWords(of: view)
    view.listen { [weak self] in self?.effects.append($0) }
    surround(trace.proposal)
    window.addSubview(view)
    window.stubTurn()
  }

  /// Everything that isn't as it should be.
  func run() -> [String] {
    var wrong: [String] = []
    for entry in trace.entries {
      runFrames(until: entry.time)
      StubClock.set(entry.time)
      switch entry.what {
      case .perform(let operation): perform(operation)
      case .expect(let expected):
        StubClock.frame(target: entry.time)
        window.stubTurn()
        let native = NativeView(view: view)
        let differences = expected.differences(from: native.view(effects: effects))
        wrong += differences.map { "at \(entry.time): \($0)" }
        if native.nativeCount != expected.nodes.count {
          wrong.append("at \(entry.time): \(native.nativeCount) native nodes")
        }
        effects = []
      }
    }
    return wrong
  }

  private func runFrames(until time: Double) {
    while Double(frames + 1) / 60 < time {
      frames += 1
      StubClock.set(Double(frames) / 60)
      StubClock.frame(target: StubClock.now)
    }
  }

  private func perform(_ operation: ScriptOperation<View.Control>) {
    switch operation {
    case .input(let input): perform(input)
    case .change(let change): view.perform(change)
    case .proposal(let proposal): surround(proposal)
    }
    if trace.hasNaturalHeight { view.frame.size.height = view.intrinsicContentSize.height }
    window.stubTurn()
  }

  private func surround(_ proposal: Proposal) {
    UIAccessibility.stubReduceMotion = proposal.reduceMotion
    window.stubSetTraits(
      UITraitCollection(
        stubStyle: proposal.appearance == .dark ? .dark : .light,
        stubDirection: proposal.direction == .rightToLeft ? .rightToLeft : .leftToRight,
        stubDisplayScale: proposal.pixelScale, stubCategory: .stub(scale: proposal.textScale),
        stubContrast: proposal.increasedContrast ? .high : .normal,
        stubLegibility: proposal.boldText ? .bold : .regular))
    if View.Control.hasOverlays {
      window.frame.size = CGSize(
        width: proposal.container.width, height: proposal.container.height)
      window.stubSafeAreaInsets.bottom = proposal.coveredBottom
    }
    view.frame = CGRect(
      x: proposal.frame.x, y: proposal.frame.y, width: proposal.frame.width,
      height: proposal.frame.height)
    // What a trait doesn't say, the next layout sees.
    view.setNeedsLayout()
  }

  // Input.

  private func perform(_ input: Input) {
    switch input {
    case .pointer(let event): perform(event)
    case .key(let stroke):
      var modifiers: UIKeyModifierFlags = stroke.isShortcut ? .command : []
      if stroke.isShifted { modifiers.insert(.shift) }
      window.stubPress(stroke.key.code, modifiers: modifiers)
    case .focused(let node, _):
      if view.coreNode(node) == view.host.shown.focusEntry {
        window.stubMoveFocus(into: view)
      } else {
        target(node).map { window.stubMoveFocus(to: $0) }
      }
    case .blurred: window.stubMoveFocus(into: nil)
    case .activate(let node): _ = target(node)?.accessibilityActivate()
    case .scrolled(let node, let offset):
      (target(node) as? NodeScrollView)?.stubScroll(to: offset)
    case .typed(let text): window.stubType(text.string)
    case .dismiss: _ = view.accessibilityPerformEscape()
    case .tick: break
    }
  }

  private func perform(_ event: PointerEvent) {
    // Where a document scrolls, it says so; a finger that moves does nothing else.
    for native in view.host.tree.nodes.values {
      (native.view as? NodeScrollView)?.panGestureRecognizer.isEnabled = false
    }
    let place = view.convert(CGPoint(x: event.place.x, y: event.place.y), to: window)
    switch event.phase {
    case .began: touches[event.pointer] = window.stubDown(at: place)
    case .moved: touches[event.pointer].map { window.stubMove($0, to: place) }
    case .ended: touches.removeValue(forKey: event.pointer).map { window.stubUp($0, at: place) }
    case .cancelled: touches.removeValue(forKey: event.pointer).map { window.stubCancel($0) }
    }
  }

  private func target(_ node: NodeID) -> UIView? {
    view.coreNode(node).flatMap { view.host.tree[$0]?.view }
  }
}

extension Key {
  /// The keyboard's code of the key.
  fileprivate var code: UIKeyboardHIDUsage {
    switch self {
    case .left: .keyboardLeftArrow
    case .right: .keyboardRightArrow
    case .up: .keyboardUpArrow
    case .down: .keyboardDownArrow
    case .home: .keyboardHome
    case .end: .keyboardEnd
    case .enter: .keyboardReturnOrEnter
    case .space: .keyboardSpacebar
    case .escape: .keyboardEscape
    case .pageUp: .keyboardPageUp
    case .pageDown: .keyboardPageDown
    case .tab: .keyboardTab
    }
  }
}
