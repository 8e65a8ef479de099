import ChoiceCore
import ChoiceScene
import Foundation

/// A document that is being played, whichever control it describes: what a tool needs of it.
public protocol AnyScriptPlayer: AnyObject {
  /// The document's caption for galleries, else what assistive technology calls the control.
  var caption: String { get }
  /// The times of which the document wants pictures.
  var scenes: [Double] { get }
  /// Whether the control shows anything outside of itself, over its container.
  var hasOverlays: Bool { get }
  /// What surrounds the control now.
  var currentProposal: Proposal { get }
  /// What was refused so far, and the faults of scenes where they are looked for, in words.
  var problems: [String] { get }
  /// When all steps have been taken and all motion has ended. Plays to the end.
  var end: Double { get }
  /// The scene at `time`, in any order.
  func scene(at time: Double) -> ControlScene
  /// Plays everything and reports it as lines of JSON: see ``ScriptPlayer/report(scenesAt:)``.
  func report(scenesAt times: [Double]) -> [String]
  /// What a face is to do for the document and to show, as lines of JSON: see ``FaceTrace``.
  ///
  /// - Throws: ``ScriptError`` where a step is refused.
  func trace() throws(ScriptError) -> [String]
}

extension ScriptPlayer: AnyScriptPlayer {
  /// The document's caption for galleries, else what assistive technology calls the control.
  public var caption: String { document.title ?? Control.name(in: document.setup) }

  /// The times of which the document wants pictures.
  public var scenes: [Double] { document.scenes }

  /// Whether the control shows anything outside of itself, over its container.
  public var hasOverlays: Bool { Control.hasOverlays }

  /// What was refused so far, and the faults of scenes where they are looked for, in words.
  public var problems: [String] {
    records.compactMap { record in
      switch record.event {
      case .effect: nil
      case .refused(let message), .fault(let message): "at \(record.time): \(message)"
      }
    }
  }

  /// What a face is to do for the document and to show, as lines of JSON.
  public func trace() throws(ScriptError) -> [String] {
    try FaceTrace<Control>(document).report()
  }
}

/// The controls that documents can describe.
public enum ScriptControls {
  /// What documents call them.
  public static let names = [
    TabStripModel.scriptName, FilterBarModel.scriptName, PopoverMenuModel.scriptName,
  ]

  /// A player of the document in UTF-8, at time 0, of the control that it names.
  ///
  /// - Throws: ``ScriptError`` with the place of the first thing that is wrong.
  public static func player(
    json data: Data, checksFaults: Bool = false,
    measure: @escaping (TextRun) -> TextMetrics = { FixedMeasurer().measure($0) }
  ) throws(ScriptError) -> any AnyScriptPlayer {
    let json = try JSON(parsing: data)
    func player<Control: ScriptedControl>(
      _ control: Control.Type
    ) throws(ScriptError) -> any AnyScriptPlayer {
      try ScriptPlayer(
        ScriptDocument<Control>(json), checksFaults: checksFaults, measure: measure)
    }
    let allowed = names.map { "\"\($0)\"" }.joined(separator: ", ")
    guard json.members != nil else { throw .found(json, allowed: "an object with control, …") }
    switch json["control"] {
    case .string(TabStripModel.scriptName): return try player(TabStripModel.self)
    case .string(FilterBarModel.scriptName): return try player(FilterBarModel.self)
    case .string(PopoverMenuModel.scriptName): return try player(PopoverMenuModel.self)
    case nil: throw ScriptError("\"control\" is missing", allowed: allowed)
    case let other?: throw ScriptError.found(other, allowed: allowed).inside("control")
    }
  }
}
