import ChoiceCore
import ChoiceScene
import Foundation

/// A control, what surrounds it, and what happens to it over time: what a JSON document says.
///
///     let document = try ScriptDocument<TabStripModel>(json: data)
///     let player = try ScriptPlayer(document)
///     player.play()
///     print(player.records)
public struct ScriptDocument<Control: ScriptedControl>: Equatable, Sendable {
  /// A caption for galleries.
  public var title: String?
  /// One sentence for galleries.
  public var description: String?
  /// The control before anything happens.
  public var setup: Control.Setup
  /// What surrounds the control at first.
  public var proposal = ScriptProposal()
  /// The times of which pictures are wanted.
  public var scenes: [Double] = []
  /// What happens, in this order.
  public var steps: [ScriptStep<Control.Action>] = []

  /// A document in which nothing happens.
  public init(_ setup: Control.Setup) {
    self.setup = setup
  }

  /// Reads a document in UTF-8.
  ///
  /// - Throws: ``ScriptError`` with the place of the first thing that is wrong. Unknown keys are.
  public init(json data: Data) throws(ScriptError) {
    try self.init(JSON(parsing: data))
  }

  /// Reads a document.
  package init(_ json: JSON) throws(ScriptError) {
    let form = Self.form
    guard var members = json.members else { throw .found(json, allowed: form.allowed) }
    if let index = members.firstIndex(where: { $0.key == "control" }) {
      guard members[index].value == .string(Control.scriptName) else {
        throw ScriptError.found(members[index].value, allowed: "\"\(Control.scriptName)\"")
          .inside("control")
      }
      members.remove(at: index)
    } else {
      throw ScriptError("\"control\" is missing", allowed: "\"\(Control.scriptName)\"")
    }
    self = try form.read(members, form.template)
    if let fault = Control.fault(in: setup) { throw fault }
  }

  /// The document as JSON: keys in a fixed order, and none that says what would be so without it.
  public func json() -> String {
    let form = Self.form
    let control = JSON.Member("control", .string(Control.scriptName))
    return JSON.object([control] + form.write(self, form.template)).pretty
  }

  /// The keys of a document.
  package static var form: ObjectForm<ScriptDocument> {
    let steps = StepForm(actions: Control.actionForms).form.list
    return ObjectForm(
      "document", ScriptDocument(Control.setupForm.template),
      [
        Field("title", \.title, Form<String>.string.orNull),
        Field("description", \.description, Form<String>.string.orNull),
      ]
        + Control.setupForm.fields.map { $0.lifted(\.setup) }
        + [
          Field("proposal", \.proposal, ObjectForm<ScriptProposal>.proposal.form),
          Field("scenes", \.scenes, Form<Double>.number.list),
          Field("steps", \.steps, steps),
        ])
  }
}
