extension Form {
  /// The name of a preset, or an object that changes a preset, or without one the present value.
  package static func preset(
    of presets: [(name: String, style: Value)], _ object: ObjectForm<Value>
  ) -> Form {
    let names = Form.names(presets.map { ($0.name, $0.style) })
    return Form(
      allowed: "the name of a preset, or an object with preset, "
        + object.keys.joined(separator: ", ")
    ) { json, current throws(ScriptError) in
      if case .string = json { return try names.read(json, nil) }
      guard var members = json.members else {
        throw .found(json, allowed: names.allowed + ", or an object")
      }
      var start = current ?? object.template
      if let index = members.firstIndex(where: { $0.key == "preset" }) {
        do throws(ScriptError) {
          start = try names.read(members[index].value, nil)
        } catch { throw error.inside("preset") }
        members.remove(at: index)
      }
      return try object.read(members, start)
    } write: { style, _ in
      var best: (name: String, members: [JSON.Member])?
      for (name, preset) in presets {
        let members = object.write(style, preset)
        if members.count < best?.members.count ?? .max { best = (name, members) }
      }
      guard let best else { return .null }
      if best.members.isEmpty { return .string(best.name) }
      return .object([JSON.Member("preset", .string(best.name))] + best.members)
    }
  }
}
