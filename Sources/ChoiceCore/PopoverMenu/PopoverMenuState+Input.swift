import ChoiceScene

extension PopoverMenuState {
  /// Takes input of the last call's time.
  func react(to input: Input) -> [PopoverMenuEffect] {
    switch input {
    case .pointer(var event):
      if !(event.place.x.isFinite && event.place.y.isFinite) { event.phase = .cancelled }
      return take(event)
    case .key(let stroke):
      if keys.takes(stroke) || heardKeys.takes(stroke) { return take(stroke) }
    case .typed(let text): type(text)
    case .focused(let node, let isVisible):
      guard let target = target(of: node), target != .backdrop, exists(target) else { break }
      focus = Focus(target: target, isVisible: isVisible)
      if isVisible { moveFocus(to: target, isVisible: true) }
    case .blurred: focus = nil
    case .activate(let node):
      if let target = target(of: node), exists(target) { return act(on: target) }
    case .scrolled(let node, let offset):
      guard node == PopoverMenuModel.scroller, growth.isShown else { break }
      entry.list.scroll(to: offset)
      if case .option? = press?.target { press = nil }
    case .dismiss: close()
    case .tick: break
    }
    return []
  }

  // Pointers.

  private func take(_ event: PointerEvent) -> [PopoverMenuEffect] {
    let hit = target(at: event.place)
    if let drag {
      // Another press takes none of its rows away.
      if event.pointer == drag.pointer && event.phase != .began { return go(on: event, over: hit) }
      if event.pointer != drag.pointer { return [] }
      self.drag = nil
    }
    if event.phase == .began && press == nil { pressedAt = event.place }
    if case .tap(let target) = press.take(event, over: hit) { return act(on: target) }
    return []
  }

  /// A press that opened the popover goes on.
  private func go(on event: PointerEvent, over hit: Target?) -> [PopoverMenuEffect] {
    guard var drag else { return [] }
    let (x, y) = (event.place.x - drag.origin.x, event.place.y - drag.origin.y)
    if x * x + y * y > Drag.threshold * Drag.threshold { drag.isDeliberate = true }
    self.drag = drag
    var row: Target?
    if case .option? = hit, drag.isDeliberate { row = hit }
    press = row.map { Press(target: $0, pointer: event.pointer) }
    if event.phase == .moved { return [] }
    self.drag = nil
    press = nil
    guard event.phase == .ended, let row else { return [] }
    return act(on: row)
  }

  /// Does what a tap on something does, whatever it came through. What belongs to a popover that is
  /// closing does nothing.
  private func act(on target: Target) -> [PopoverMenuEffect] {
    if target == .button && !growth.isOpen { return open(at: .usual) }
    guard growth.isOpen else { return [] }
    switch target {
    case .button, .backdrop: close()
    case .option(let option): return choose(option, stays: false)
    case .retry: return [.retry]
    case .list: break
    }
    return []
  }

  // Keys.

  /// The keys that are taken now.
  var keys: KeySet {
    if growth.isOpen {
      return KeySet(.up, .down, .home, .end, .pageUp, .pageDown, .enter, .space, .escape)
    }
    return exists(.button) ? KeySet(.up, .down, .enter, .space) : []
  }

  /// Tab closes and leaves.
  var heardKeys: KeySet { growth.isOpen ? KeySet(.tab) : [] }

  /// Whether what is typed leads to a row.
  var takesText: Bool {
    growth.isOpen && focus != nil && entry.list.state == .ready && !entry.list.options.isEmpty
  }

  private func take(_ stroke: KeyStroke) -> [PopoverMenuEffect] {
    guard growth.isOpen else { return openByKey(stroke.key) }
    switch stroke.key {
    case .up: moveRow(.previous)
    case .down: moveRow(.next)
    case .home: moveRow(.first)
    case .end: moveRow(.last)
    case .pageUp: moveRow(.pageUp)
    case .pageDown: moveRow(.pageDown)
    case .enter: return actOnFocus(stays: false)
    case .space:
      if entry.list.typeAhead.isLive(at: now) { type(" ") } else { return actOnFocus(stays: true) }
    case .escape, .tab: close()
    case .left, .right: break
    }
    return []
  }

  /// Up goes to a menu's last command, any other key to the first.
  private func openByKey(_ key: Key) -> [PopoverMenuEffect] {
    focus = Focus(target: .button, isVisible: true)
    return open(at: key == .up ? .last : .usual)
  }

  private func actOnFocus(stays: Bool) -> [PopoverMenuEffect] {
    guard let target = focus?.target, exists(target) else { return [] }
    focus?.isVisible = true
    if case .option(let option) = target { return choose(option, stays: stays) }
    return act(on: target)
  }

  /// Moves to another row; from elsewhere into the list.
  private func moveRow(_ step: OptionList.Step) {
    var row: Int?
    if case .option(let option)? = focus?.target {
      row = entry.list.row(step, from: entry.list.row(of: option))
    } else {
      switch step {
      case .next, .previous: break
      case .first, .last, .pageDown, .pageUp: row = entry.list.row(step, from: nil)
      }
    }
    let target = row.map { .option(entry.list.options[$0].id) } ?? entryTarget(.usual)
    moveFocus(to: target, isVisible: true)
  }

  private func type(_ text: Utf8Text) {
    guard takesText else { return }
    var current: Int?
    if case .option(let option)? = focus?.target { current = entry.list.row(of: option) }
    guard let row = entry.list.row(typing: text, at: now, from: current) else { return }
    moveFocus(to: .option(entry.list.options[row].id), isVisible: true)
  }
}
