/// Some parts of a value, to be changed in whatever the value is by then.
public struct ScriptPatch<Value: Equatable & Sendable>: Equatable, Sendable {
  /// The parts as they are written, by their keys in alphabetical order.
  package let json: JSON

  /// The given parts, which `form` must be able to read as changes of `value`.
  package init(_ json: JSON, checkedBy form: Form<Value>, on value: Value?) throws(ScriptError) {
    _ = try form.read(json, value)
    self.json = json.sorted
  }

  /// All parts of a value.
  package init(_ value: Value, _ form: Form<Value>) {
    json = form.write(value, nil).sorted
  }

  /// The value with the parts changed. A part that makes no sense for this value, such as a selected
  /// icon for an item without icon, is left out.
  package func applied(to value: Value, _ form: Form<Value>) -> Value {
    if let changed = try? form.read(json, value) { return changed }
    var changed = value
    for member in json.members ?? [] {
      changed = (try? form.read(.object([member]), changed)) ?? changed
    }
    return changed
  }
}

extension Form {
  /// Parts of such a value, which must make sense for `value`.
  package func patch(on value: Value? = nil) -> Form<ScriptPatch<Value>> {
    Form<ScriptPatch<Value>>(allowed: allowed) { json, _ throws(ScriptError) in
      try ScriptPatch(json, checkedBy: self, on: value)
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
