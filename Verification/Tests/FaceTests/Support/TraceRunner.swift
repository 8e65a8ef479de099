import ChoiceCore
import ChoiceScene
import ChoiceScript
import QuartzCore
import Testing
import UIKit

@testable import ChoiceKit

/// Does what a trace says by native means, and reads what is native afterwards.
@MainActor final class TraceRunner {
  private let trace: FaceTrace<TabStripModel>
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 2000, height: 1000))
  private let strip: TabStripView
  private var frames = 0
  private var effects: [TabStripEffect] = []
  private var touches: [Int: UITouch] = [:]

  init(_ trace: FaceTrace<TabStripModel>) {
    self.trace = trace
    // The document's own times, so that what ends exactly then ends exactly then here.
    StubClock.set(0)
    StubClock.frame(target: 0)
    let setup = trace.setup
    strip = TabStripView(
      items: setup.items.map { Self.item($0) }, selectedIndex: nil,
      configuration: TabStripView.Configuration(setup.style))
    strip.host.measure = { FixedMeasurer().measure($0) }
    strip.strings = NativeView.strings
    strip.selectedID = setup.selected.map { AnyHashable($0.rawValue) }
    setOptions(setup.options)
    strip.selectionHandler = { [weak self] strip, selection in
      self?.effects.append(Self.effect(selection))
    }
    surround(trace.proposal)
    window.addSubview(strip)
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
        let native = NativeView(strip: strip)
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

  private func perform(_ operation: ScriptOperation<TabStripModel>) {
    switch operation {
    case .input(let input): perform(input)
    case .change(let change): perform(change)
    case .proposal(let proposal): surround(proposal)
    }
    if trace.hasNaturalHeight { strip.frame.size.height = strip.intrinsicContentSize.height }
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
    strip.frame = CGRect(
      x: 0, y: 0, width: proposal.frame.width, height: proposal.frame.height)
    // What a trait doesn't say, the next layout sees.
    strip.setNeedsLayout()
  }

  // Input.

  private func perform(_ input: Input) {
    switch input {
    case .pointer(let event): perform(event)
    case .key(let stroke):
      guard let code = stroke.key.code else {
        Issue.record("no tab strip takes the key \(stroke.key)")
        return
      }
      window.stubPress(code, modifiers: stroke.isShortcut ? .command : [])
    case .focused: window.stubMoveFocus(into: strip)
    case .blurred: window.stubMoveFocus(into: nil)
    case .activate(let node): _ = target(node)?.accessibilityActivate()
    case .scrolled(_, let offset): scroller?.stubScroll(to: offset)
    case .typed, .dismiss: Issue.record("no tab strip takes \(input)")
    case .tick: break
    }
  }

  private func perform(_ event: PointerEvent) {
    // Where a document scrolls, it says so; a finger that moves does nothing else.
    scroller?.panGestureRecognizer.isEnabled = false
    let place = CGPoint(x: event.place.x, y: event.place.y)
    switch event.phase {
    case .began: touches[event.pointer] = window.stubDown(at: place)
    case .moved: touches[event.pointer].map { window.stubMove($0, to: place) }
    case .ended: touches.removeValue(forKey: event.pointer).map { window.stubUp($0, at: place) }
    case .cancelled: touches.removeValue(forKey: event.pointer).map { window.stubCancel($0) }
    }
  }

  private var scroller: NodeScrollView? {
    strip.host.tree[TabStripModel.scroller]?.view as? NodeScrollView
  }

  private func target(_ node: NodeID) -> UIView? {
    guard let id = node.item, let number = strip.book.number(of: AnyHashable(id.rawValue)) else {
      return nil
    }
    return strip.host.tree[NodeID(part: node.part, item: number)]?.view
  }

  // Changes.

  private func perform(_ change: TabStripChange) {
    switch change {
    case .items(let items): strip.items = items.map { Self.item($0) }
    case .update(let item): strip.update(Self.item(item))
    case .insert(let items, let index): strip.insert(items.map { Self.item($0) }, at: index)
    case .remove(let id): strip.removeItem(withID: id.rawValue)
    case .move(let id, let index): strip.moveItem(withID: id.rawValue, to: index)
    case .select(let id, let animated, let reported):
      strip.setSelectedID(
        id.map { AnyHashable($0.rawValue) }, animated: animated, isReported: reported)
    case .progress(let progress): strip.setProgress(progress)
    case .style(let style): strip.configuration = TabStripView.Configuration(style)
    case .options(let options): setOptions(options)
    }
  }

  private func setOptions(_ options: TabStripOptions) {
    strip.accessibilityLabel = options.name.string
    strip.purpose = options.purpose == .tabs ? .tabs : .choices
    strip.activation = options.activation == .automatic ? .automatic : .manual
  }

  private static func item(_ item: TabItem) -> TabStripView.Item {
    var result = TabStripView.Item(item.title.string, id: item.id.rawValue)
    if item.icon != nil { result.image = UIImage() }
    // Pictures of documents are drawings; here any picture does.
    if item.image != nil { result.portrait = .image(UIImage()) }
    switch item.badge {
    case .none: break
    case .dot: result.badge = .dot
    case .count(let count): result.badge = .count(count)
    case .text(let text): result.badge = .text(text.string)
    }
    result.isEnabled = !item.isDisabled
    result.accessibilityLabel = item.accessibleName?.string
    return result
  }

  private static func effect(_ selection: TabStripView.Selection) -> TabStripEffect {
    let item = (selection.id?.base as? Int).map { ItemID($0) }
    let cause: Cause =
      switch selection.cause {
      case .person: .person
      case .code: .code
      case .content: .content
      }
    if selection.isRepeated, let item { return .reselected(item, cause) }
    return .selected(item, cause)
  }
}

extension Key {
  /// The keyboard's code of the key, where it is one that a tab strip takes, or passes on.
  fileprivate var code: UIKeyboardHIDUsage? {
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
    case .tab: .keyboardTab
    case .pageUp, .pageDown: nil
    }
  }
}
