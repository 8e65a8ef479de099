/// Some parts of a value, to be changed in whatever the value is by then.
public struct ScriptPatch<Value: Equatable & Sendable>: Equatable, Sendable {
  /// The parts as they are written, by their keys in alphabetical order.
  package let json: JSON

  /// The given parts, which `form` must be able to read.
  package init(_ json: JSON, checkedBy form: Form<Value>) throws(ScriptError) {
    _ = try form.read(json, nil)
    self.json = json.sorted
  }

  /// All parts of a value.
  package init(_ value: Value, _ form: Form<Value>) {
    json = form.write(value, nil).sorted
  }

  /// The value with the parts changed.
  package func applied(to value: Value, _ form: Form<Value>) -> Value {
    (try? form.read(json, value)) ?? value
  }
}

extension Form {
  /// Parts of such a value.
  package var patch: Form<ScriptPatch<Value>> {
    Form<ScriptPatch<Value>>(allowed: allowed) { json, _ throws(ScriptError) in
      try ScriptPatch(json, checkedBy: self)
    } write: { patch, _ in
      patch.json
    }
  }
}

extension ScriptPatch where Value == ScriptProposal {
  /// All parts of a proposal.
  public init(_ proposal: ScriptProposal) {
    self.init(proposal, ObjectForm<ScriptProposal>.proposal.form)
  }
}
