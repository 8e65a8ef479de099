import ChoiceCore
import ChoiceScene

/// A control that documents can describe: what ``ScriptDocument`` and ``ScriptPlayer`` need to know
/// of it besides its four verbs.
public protocol ScriptedControl: ChoiceControl {
  /// What a document says about the control before anything happens.
  associatedtype Setup: Equatable & Sendable
  /// What code does in a step.
  associatedtype Action: Equatable & Sendable

  /// What a document calls the control, under its key `control`.
  static var scriptName: String { get }
  /// The keys of a document that belong to the control.
  static var setupForm: ObjectForm<Setup> { get }
  /// What is wrong among the parts of a setup, each of which is right by itself.
  static func fault(in setup: Setup) -> ScriptError?
  /// The keys of a step that belong to the control.
  static var actionForms: [EventForm<Action>] { get }

  /// The control as a document describes it.
  init(_ setup: Setup) throws(ChangeError)
  /// The changes that an action asks for, each after so many seconds.
  func changes(for action: Action) -> [(after: Double, change: Change)]
  /// How high the control is where nobody says.
  func naturalHeight(textScale: Double) -> Double

  /// What assistive technology calls a control of this setup. Empty for nothing.
  static func name(in setup: Setup) -> String
  /// Whether it shows anything outside of itself, over its container.
  static var hasOverlays: Bool { get }
  /// The node of an item that is touched, focused and spoken.
  static func itemNode(_ id: ItemID) -> NodeID
  /// The node that scrolls, where a document doesn't say which.
  static var scroller: NodeID { get }
  /// What a part is called.
  static func partName(_ part: UInt8) -> String
  /// A setup as `choicekit trace` prints it.
  static func report(_ setup: Setup) -> [JSON.Member]
  /// A change as `choicekit trace` prints it.
  static func report(_ change: Change) -> [JSON.Member]
  /// An effect as `choicekit play` prints it.
  static func report(_ effect: Effect) -> [JSON.Member]
}
