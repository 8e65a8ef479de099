import ChoiceScene

/// How one kind of event is written: its key, and what stands there.
public struct EventForm<Event: Equatable & Sendable>: Sendable {
  /// The key.
  package let key: String
  let read: @Sendable (JSON) throws(ScriptError) -> Event
  let write: @Sendable (Event) -> JSON?

  /// The events that `value` has an answer for.
  package init<Value>(
    _ key: String, _ form: Form<Value>, make: @escaping @Sendable (Value) -> Event,
    value: @escaping @Sendable (Event) -> Value?
  ) {
    self.key = key
    read = { json throws(ScriptError) in make(try form.read(json, nil)) }
    write = { event in value(event).map { form.write($0, nil) } }
  }

  private init(
    key: String, read: @escaping @Sendable (JSON) throws(ScriptError) -> Event,
    write: @escaping @Sendable (Event) -> JSON?
  ) {
    self.key = key
    self.read = read
    self.write = write
  }

  /// The same form for an event that holds this one.
  func lifted<Whole>(
    make: @escaping @Sendable (Event) -> Whole, event: @escaping @Sendable (Whole) -> Event?
  ) -> EventForm<Whole> {
    EventForm<Whole>(key: key) { json throws(ScriptError) in
      make(try read(json))
    } write: { whole in
      event(whole).flatMap { write($0) }
    }
  }
}

extension EventForm {
  /// The events that every control takes.
  package static func common<Action>() -> [EventForm] where Event == ScriptEvent<Action> {
    pointerForms() + [
      EventForm("key", .keyStroke) {
        .key($0)
      } value: {
        if case .key(let stroke) = $0 { stroke } else { nil }
      },
      EventForm("focus", .focus) {
        .focus($0.node, visible: $0.isVisible)
      } value: {
        if case .focus(let node, let isVisible) = $0 {
          FocusParts(node, isVisible: isVisible)
        } else {
          nil
        }
      },
      EventForm("activate", .node) {
        .activate($0)
      } value: {
        if case .activate(let node) = $0 { node } else { nil }
      },
      EventForm("type", .string) {
        .type($0)
      } value: {
        if case .type(let text) = $0 { text } else { nil }
      },
      EventForm("dismiss", .onlyTrue) { _ in
        .dismiss
      } value: {
        if case .dismiss = $0 { true } else { nil }
      },
      EventForm("scroll", .scroll) {
        .scroll(to: $0.to, over: $0.over, $0.node)
      } value: {
        if case .scroll(let to, let over, let node) = $0 {
          ScrollParts(to: to, over: over, node: node)
        } else {
          nil
        }
      },
      EventForm("proposal", ObjectForm<ScriptProposal>.proposal.form.patch()) {
        .proposal($0)
      } value: {
        if case .proposal(let patch) = $0 { patch } else { nil }
      },
      EventForm("tick", .onlyTrue) { _ in
        .tick
      } value: {
        if case .tick = $0 { true } else { nil }
      },
    ]
  }

  private static func pointerForms<Action>() -> [EventForm] where Event == ScriptEvent<Action> {
    [
      EventForm("tap", .target) {
        .tap($0)
      } value: {
        if case .tap(let target) = $0 { target } else { nil }
      },
      EventForm("press", .press) {
        .press($0.target, for: $0.duration)
      } value: {
        if case .press(let target, let duration) = $0 {
          PressParts(target, duration: duration)
        } else {
          nil
        }
      },
      EventForm("drag", ObjectForm<DragParts>.drag.form) {
        .drag(from: $0.from, to: $0.to, over: $0.over)
      } value: {
        if case .drag(let from, let to, let over) = $0 {
          DragParts(from: from, to: to, over: over)
        } else {
          nil
        }
      },
      EventForm("pointer", ObjectForm<PointerEvent>.pointer.form) {
        .pointer($0)
      } value: {
        if case .pointer(let event) = $0 { event } else { nil }
      },
    ]
  }
}

extension Form where Value == Bool {
  /// `true`, where a key needs no more to be said.
  package static let onlyTrue = Form(allowed: "true") { json in
    json == .bool(true) ? true : nil
  } json: {
    .bool($0)
  }
}

extension Form where Value == Bool {
  /// `true`, or an object that says whether there is motion: the value.
  static let withMotion: Form<Bool> = Form(allowed: "true, or an object with animated") {
    json, _ throws(ScriptError) in
    if json == .bool(true) { return true }
    guard let members = json.members else { throw .found(json, allowed: withMotion.allowed) }
    return try ObjectForm<AnimationParts>.withMotion.read(members, AnimationParts()).isAnimated
  } write: { isAnimated, _ in
    if isAnimated { return .bool(true) }
    return .object(
      ObjectForm<AnimationParts>.withMotion.write(AnimationParts(isAnimated: false), nil))
  }
}

/// What can be said about how code opens or closes something.
struct AnimationParts: Equatable, Sendable {
  var isAnimated = true
}

extension ObjectForm where Value == AnimationParts {
  static let withMotion = ObjectForm(
    "withMotion", AnimationParts(), [Field("animated", \.isAnimated, .flag, required: true)])
}

/// A step with a time and one event.
struct StepForm<Action: Equatable & Sendable>: Sendable {
  let events: [EventForm<ScriptEvent<Action>>]
  private let indices: [String: Int]

  init(actions: [EventForm<Action>]) {
    events =
      EventForm.common()
      + actions.map { form in
        form.lifted {
          .action($0)
        } event: {
          if case .action(let action) = $0 { action } else { nil }
        }
      }
    indices = Dictionary(uniqueKeysWithValues: events.enumerated().map { ($1.key, $0) })
  }

  var form: Form<ScriptStep<Action>> {
    Form(allowed: allowed) { json, _ throws(ScriptError) in
      try read(json)
    } write: { step, _ in
      write(step)
    }
  }

  private var keys: [String] { events.map { $0.key } }

  private var allowed: String {
    "an object with at and one of " + keys.joined(separator: ", ")
  }

  private func read(_ json: JSON) throws(ScriptError) -> ScriptStep<Action> {
    guard let members = json.members else { throw .found(json, allowed: allowed) }
    let others = members.filter { $0.key != "at" }
    for member in others where indices[member.key] == nil {
      throw ScriptError.unknown("there is no such key", member.key, of: ["at"] + keys)
        .inside(member.key)
    }
    guard let time = json["at"] else { throw ScriptError("\"at\" is missing", allowed: allowed) }
    guard others.count == 1, let event = others.first, let index = indices[event.key] else {
      let found = others.isEmpty ? "nothing" : others.map { $0.key }.joined(separator: " and ")
      throw ScriptError(
        found + (others.count > 1 ? " at once" : " to do"),
        allowed: "exactly one of " + keys.joined(separator: ", "))
    }
    let seconds: Double
    do throws(ScriptError) {
      seconds = try Form<Double>.number.read(time, nil)
    } catch { throw error.inside("at") }
    do throws(ScriptError) {
      return ScriptStep(at: seconds, try events[index].read(event.value))
    } catch { throw error.inside(event.key) }
  }

  private func write(_ step: ScriptStep<Action>) -> JSON {
    var members = [JSON.Member("at", Form<Double>.number.write(step.time, nil))]
    for form in events {
      if let json = form.write(step.event) {
        members.append(JSON.Member(form.key, json))
        break
      }
    }
    return .object(members)
  }
}
