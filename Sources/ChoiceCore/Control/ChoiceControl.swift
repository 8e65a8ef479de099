import ChoiceScene

/// A control without a screen: it decides everything, and shows nothing.
///
/// Four verbs, in any order and at any time:
///
/// | Verb | From | May fail |
/// |---|---|---|
/// | ``apply(_:at:)`` | the app's code | throws, and then nothing has changed |
/// | ``send(_:at:)`` | the person and the platform | never |
/// | ``layOut(in:at:measure:)`` | the face, before it asks for a scene | never |
/// | ``scene(at:)`` | the face | never |
///
/// State comes first: it is complete when a verb returns, and motion only follows. A
/// ``Stage`` calls the verbs in the right order and hands a face the differences.
public protocol ChoiceControl: Equatable, Sendable {
  /// What code can ask for.
  associatedtype Change: Sendable
  /// What the app is told.
  associatedtype Effect: Equatable & Sendable

  /// Does what code asks for.
  ///
  /// - Throws: ``ChangeError`` where the change makes no sense; then nothing has changed.
  /// - Returns: what the app is to be told, in order.
  mutating func apply(_ change: Change, at time: Instant) throws(ChangeError) -> [Effect]

  /// Takes what comes from outside. Input that makes no sense is ignored.
  ///
  /// - Returns: what the app is to be told, in order.
  mutating func send(_ input: Input, at time: Instant) -> [Effect]

  /// Fits the control into what surrounds it. Cheap where nothing has changed.
  ///
  /// `measure` is asked once per text and style, and again only for what has changed. It isn't
  /// kept.
  mutating func layOut(in proposal: Proposal, at time: Instant, measure: (TextRun) -> TextMetrics)

  /// What the control shows at `time`.
  ///
  /// Pure: it may be asked for any instant, in any order, any number of times. One before the
  /// last call of another verb gives the picture at that call.
  func scene(at time: Instant) -> ControlScene
}

/// Why a change was refused. Each case carries the value that was given and what is allowed.
public enum ChangeError: Error, Equatable, Sendable {
  /// No item has this id.
  case unknownItem(ItemID)
  /// Two items of the new content have this id, one of them, that is new, at `index`.
  case duplicateItem(ItemID, index: Int)
  /// The index is outside of `allowed`.
  case indexOutOfRange(Int, allowed: ClosedRange<Int>)
  /// A number that must be finite isn't.
  case notFinite(Utf8Text, Double)
  /// No option of this filter has this id.
  case unknownOption(ItemID, filter: ItemID)
  /// The count of this option is below 0.
  case negativeCount(ItemID, Int)
  /// This option is a mere command, so it can't be checked.
  case notCheckable(ItemID)
  /// There are more things of the given name than are allowed.
  case tooMany(Utf8Text, Int, most: Int)

  /// One sentence that names the value and what is allowed.
  public var message: String { sentence.string }

  /// The same for a face that has no use for a `String`.
  package var sentence: Utf8Text {
    switch self {
    case .unknownItem(let id):
      "No item has the id \(id.rawValue); allowed are the ids of the control's items."
    case .duplicateItem(let id, let index):
      """
      The item at index \(index) has the id \(id.rawValue), which another item has; \
      each id is allowed once.
      """
    case .indexOutOfRange(let index, let allowed):
      """
      The index \(index) is out of range; allowed is \(allowed.lowerBound) to \
      \(allowed.upperBound).
      """
    case .notFinite(let name, let value):
      "\(name) is \(notFiniteText(value)); allowed is any finite number."
    case .unknownOption(let id, let filter):
      """
      No option of the filter \(filter.rawValue) has the id \(id.rawValue); allowed are the ids \
      of its options.
      """
    case .negativeCount(let id, let count):
      "The count of the option \(id.rawValue) is \(count); allowed is 0 or more, or none."
    case .notCheckable(let id):
      "The option \(id.rawValue) is a command; allowed are radio and checkbox options."
    case .tooMany(let name, let count, let most):
      "There are \(count) \(name); allowed are at most \(most)."
    }
  }

  private func notFiniteText(_ value: Double) -> Utf8Text {
    value.isNaN ? "nan" : value < 0 ? "-inf" : "inf"
  }
}

/// Why an item is now the selected one, or was selected again.
public enum Cause: Equatable, Sendable {
  /// A person did it, with a pointer, a key, assistive technology, or by swiping a linked pager.
  case person
  /// Code asked for it, and asked to be told.
  case code
  /// The item that was selected has gone.
  case content
}
