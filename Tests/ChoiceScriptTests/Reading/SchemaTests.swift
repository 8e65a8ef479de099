import ChoiceCore
import Foundation
import Testing

@testable import ChoiceScript

@Suite("The schema knows what is read, and nothing else")
struct SchemaTests {
  private let schema: JSON

  init() throws {
    let file = package.appendingPathComponent("Schemas/choicescript.schema.json")
    schema = try JSON(parsing: Data(contentsOf: file))
  }

  private func keys(_ kind: JSON?, _ key: String = "properties") -> [String] {
    (kind?[key]?.members?.map { $0.key } ?? []).sorted()
  }

  private func required(_ kind: JSON?) -> [String] {
    guard case .array(let names) = kind?["required"] else { return [] }
    return names.compactMap { if case .string(let name) = $0 { name } else { nil } }
  }

  @Test("Every kind of object has the same keys")
  func objects() throws {
    for (name, expected) in ScriptVocabulary.objects {
      let kind = try #require(schema["$defs"]?[name], "\(name)")
      let isStyle = ["style", "filterBarStyle", "popoverMenuStyle"].contains(name)
      let all = isStyle ? expected.all + ["preset"] : expected.all
      #expect(keys(kind) == all.sorted(), "\(name)")
      #expect(required(kind) == expected.required, "\(name)")
    }
  }

  @Test("A document and a step have the same keys, whichever control it is")
  func topLevel() throws {
    try check(TabStripModel.self)
    try check(FilterBarModel.self)
    try check(PopoverMenuModel.self)
    #expect(keys(schema) == ["control"] && required(schema) == ["control"])
    #expect(
      schema["properties"]?["control"]?["enum"] == .array(ScriptControls.names.map { .string($0) }))
  }

  private func check<Control: ScriptedControl>(_ control: Control.Type) throws {
    let (document, step) = ScriptVocabulary.keys(of: control)
    let kind = try #require(schema["$defs"]?[Control.scriptName + "Document"])
    #expect(keys(kind) == (document.all + ["control"]).sorted())
    #expect(required(kind) == ["control"] + document.required)
    #expect(kind["properties"]?["control"]?["const"] == .string(Control.scriptName))
    #expect(keys(schema["$defs"]?[Control.scriptName + "Step"]) == (step + ["at"]).sorted())
  }

  @Test("The schema has no object that isn't read")
  func nothingElse() {
    let known = ScriptVocabulary.objects.keys
    let others = (schema["$defs"]?.members ?? []).filter { kind in
      kind.value["properties"] != nil && !known.contains(kind.key)
    }
    #expect(
      others.map { $0.key }.sorted() == [
        "filterBarDocument", "filterBarStep", "popoverMenuDocument", "popoverMenuStep",
        "repeatedFilter", "repeatedItem", "repeatedOption",
        "tabStripDocument", "tabStripStep",
      ])
  }

  @Test("Every choice has the same names")
  func names() throws {
    for (name, expected) in ScriptVocabulary.names {
      let kind = try #require(schema["$defs"]?[name], "\(name)")
      #expect(names(in: kind).sorted() == expected.sorted(), "\(name)")
    }
  }

  /// The names of a choice, and the keys of its objects.
  private func names(in kind: JSON) -> [String] {
    var names: [String] = []
    if case .array(let values) = kind["enum"] {
      for case .string(let name) in values { names.append(name) }
    }
    names += keys(kind)
    if case .array(let kinds) = kind["anyOf"] { names += kinds.flatMap { self.names(in: $0) } }
    return names
  }
}
