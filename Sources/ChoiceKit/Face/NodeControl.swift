#if canImport(UIKit)
  internal import ChoiceScene
  import UIKit

  /// A node that a person can act on: the native target of touches, focus and assistive technology.
  ///
  /// It hands phases of touches on and decides nothing. Being a control, it loses its touch to a
  /// scroll view that begins to scroll, and is found by everything that looks for controls.
  final class NodeControl: UIControl {
    private(set) var id: NodeID
    private weak var input: (any NodeInput)?
    private var touchArea = CGRect.zero
    private var isFocusable = false
    private var isDisabled = false
    /// The touch that is on its way, by number.
    private var pointer: Int?
    private var takenPresses: Set<UIPress> = []

    init(_ id: NodeID, input: (any NodeInput)?) {
      self.id = id
      self.input = input
      super.init(frame: .zero)
      // The control draws its own ring.
      focusEffect = nil
      showsLargeContentViewer = true
    }

    required init?(coder: NSCoder) { nil }

    func show(_ node: Node) {
      id = node.id
      isFocusable = node.semantics?.isFocusable ?? false
      isDisabled = node.semantics?.isDisabled ?? false
      let hit = node.hitFrame ?? .zero
      touchArea = CGRect(hit.offset(x: -node.frame.x, y: -node.frame.y))
      largeContentTitle = node.semantics?.name.string
    }

    /// Whether it reports to this receiver of input.
    func reports(to input: any NodeInput) -> Bool { self.input === input }

    // Touches.

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      touchArea.contains(point)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      guard let input else { return false }
      let pointer = Int(bitPattern: ObjectIdentifier(touch))
      self.pointer = pointer
      input.take(.pointer(PointerEvent(.began, at: input.place(of: touch), pointer: pointer)))
      return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      send(.moved, touch)
      return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
      send(touch == nil ? .cancelled : .ended, touch)
      pointer = nil
    }

    override func cancelTracking(with event: UIEvent?) {
      send(.cancelled, nil)
      pointer = nil
    }

    override func willMove(toWindow newWindow: UIWindow?) {
      super.willMove(toWindow: newWindow)
      if newWindow == nil {
        send(.cancelled, nil)
        pointer = nil
      }
    }

    private func send(_ phase: PointerPhase, _ touch: UITouch?) {
      guard let input, let pointer else { return }
      let place = touch.map { input.place(of: $0) } ?? ScenePoint(x: 0, y: 0)
      input.take(.pointer(PointerEvent(phase, at: place, pointer: pointer)))
    }

    // Keys and focus.

    override var canBecomeFocused: Bool { isFocusable }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let rest = input?.take(presses) ?? presses
      takenPresses.formUnion(presses.subtracting(rest))
      if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }

    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let rest = presses.subtracting(takenPresses)
      if !rest.isEmpty { super.pressesChanged(rest, with: event) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let rest = presses.subtracting(takenPresses)
      takenPresses.subtract(presses)
      if !rest.isEmpty { super.pressesEnded(rest, with: event) }
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let rest = presses.subtracting(takenPresses)
      takenPresses.subtract(presses)
      if !rest.isEmpty { super.pressesCancelled(rest, with: event) }
    }

    // Assistive technology.

    override func accessibilityActivate() -> Bool {
      input?.take(.activate(id))
      return !isDisabled
    }

    /// What the large content viewer shows above the title: the picture that stands in the node.
    override var largeContentImage: UIImage? {
      get { subviews.lazy.flatMap(\.subviews).compactMap { ($0 as? PictureView)?.image }.first }
      set { super.largeContentImage = newValue }
    }

    override func accessibilityElementDidBecomeFocused() {
      super.accessibilityElementDidBecomeFocused()
      var next = superview
      while let view = next {
        if let scroller = view as? NodeScrollView {
          return scroller.reveal(convert(bounds, to: scroller))
        }
        next = view.superview
      }
    }
  }
#endif
