import ChoiceCore
import ChoiceScene

extension PopoverMenuModel: ScriptedControl {
  /// What a document calls a popover menu.
  public static let scriptName = "popoverMenu"

  /// The keys of a document that belong to a popover menu.
  public static var setupForm: ObjectForm<PopoverMenuSetup> { .popoverMenu }

  /// The keys of a step that belong to a popover menu.
  public static var actionForms: [EventForm<PopoverMenuAction>] { EventForm.popoverMenu }

  /// What the menu is called.
  public static func name(in setup: PopoverMenuSetup) -> String { setup.content.name.string }

  /// Popover and backdrop are over everything.
  public static let hasOverlays = true

  /// Why the control refuses its content.
  public static func fault(in setup: PopoverMenuSetup) -> ScriptError? {
    do throws(ChangeError) {
      _ = try PopoverMenuModel(content: setup.content)
      return nil
    } catch {
      return ScriptError(error.message, allowed: "what the control accepts")
    }
  }

  /// The menu as a document describes it.
  public init(_ setup: PopoverMenuSetup) throws(ChangeError) {
    try self.init(content: setup.content, style: setup.style, labels: setup.labels)
    if setup.anchor != nil { _ = try apply(.anchor(setup.anchor), at: .zero) }
  }

  /// The changes that an action asks for. Parts are filled up from what the menu has now.
  public func changes(
    for action: PopoverMenuAction
  ) -> [(after: Double, change: PopoverMenuChange)] {
    [(0, change(for: action))]
  }

  private func change(for action: PopoverMenuAction) -> PopoverMenuChange {
    switch action {
    case .open(let animated): return .open(animated: animated)
    case .close(let animated): return .close(animated: animated)
    case .choose(let chosen, let reported): return .choose(chosen, reported: reported)
    case .content(let patch):
      return .content(patch.applied(to: content, ObjectForm<MenuContent>.menuContent.form))
    case .options(let options, let sections): return .options(options, sections: sections)
    case .counts(let counts): return .counts(counts)
    case .listState(let state): return .listState(state)
    case .heading(let title): return .title(title)
    case .anchor(let anchor): return .anchor(anchor)
    case .style(let patch): return .style(patch.applied(to: style, .popoverMenuStyle))
    case .labels(let patch):
      return .labels(patch.applied(to: labels, ObjectForm<ListLabels>.listLabels.form))
    }
  }

  /// An effect as `choicekit play` prints it.
  public static func report(_ effect: PopoverMenuEffect) -> [JSON.Member] {
    func named(_ name: String, _ rest: JSON.Member...) -> [JSON.Member] {
      [JSON.Member("effect", .string(name))] + rest
    }
    switch effect {
    case .opened: return named("opened")
    case .closed: return named("closed")
    case .selected(let options, let cause):
      return named(
        "selected", JSON.Member("options", options.report),
        JSON.Member("cause", .string(cause.scriptName)))
    case .chose(let option): return named("chose", JSON.Member("option", .integer(option.rawValue)))
    case .retry: return named("retry")
    }
  }

  /// A setup as `choicekit trace` prints it: every option as an object, the style as the name of a
  /// preset where it is one.
  public static func report(_ setup: PopoverMenuSetup) -> [JSON.Member] {
    [
      JSON.Member("preset", Form<PopoverMenuStyle>.popoverMenuStyle.write(setup.style, nil)),
      JSON.Member("content", report(setup.content)),
      JSON.Member("anchor", report(setup.anchor)),
      JSON.Member("labels", report(setup.labels)),
    ]
  }

  /// A change as `choicekit trace` prints it.
  public static func report(_ change: PopoverMenuChange) -> [JSON.Member] {
    func named(_ name: String, _ rest: JSON.Member...) -> [JSON.Member] {
      [JSON.Member("change", .string(name))] + rest
    }
    switch change {
    case .content(let content): return named("content", JSON.Member("to", report(content)))
    case .options(let options, let sections):
      return named(
        "options", JSON.Member("options", options.report),
        JSON.Member("sections", sections.report))
    case .counts(let counts):
      return named(
        "counts", JSON.Member("counts", Form<Int>.integer.orNull.list.write(counts, nil)))
    case .listState(let state):
      return named("listState", JSON.Member("state", Form.listState.write(state, nil)))
    case .title(let title):
      return named(
        "heading", JSON.Member("heading", Form<Utf8Text>.text.orNull.write(title, nil)))
    case .choose(let options, let reported):
      return named(
        "choose", JSON.Member("options", options.report),
        JSON.Member("reported", .bool(reported)))
    case .open(let animated): return named("open", JSON.Member("animated", .bool(animated)))
    case .close(let animated): return named("close", JSON.Member("animated", .bool(animated)))
    case .anchor(let anchor): return named("anchor", JSON.Member("anchor", report(anchor)))
    case .style(let style):
      return named(
        "style",
        JSON.Member("preset", Form<PopoverMenuStyle>.popoverMenuStyle.write(style, nil)))
    case .labels(let labels): return named("labels", JSON.Member("labels", report(labels)))
    }
  }

  private static func report(_ content: MenuContent) -> JSON {
    let members = ObjectForm<MenuContent>.menuContent.write(content, nil)
    return .object(
      members.filter { $0.value != .null }.map { member in
        switch member.key {
        case "options": JSON.Member("options", content.options.report)
        case "chosen": JSON.Member("chosen", content.chosen.report)
        default: member
        }
      })
  }

  private static func report(_ anchor: SceneRect?) -> JSON {
    ObjectForm<SceneRect>.rectangle.form.orNull.write(anchor, nil)
  }

  private static func report(_ labels: ListLabels) -> JSON {
    .object(ObjectForm<ListLabels>.listLabels.write(labels, nil))
  }
}
