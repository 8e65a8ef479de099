import ChoiceScene

/// What surrounds the control of a document: a ``ChoiceScene/Proposal`` whose height may be left
/// to the control.
public struct ScriptProposal: Equatable, Sendable {
  /// The left edge of the control in its container.
  public var x: Double = 0
  /// The top edge of the control in its container.
  public var y: Double = 0
  /// The width of the control.
  public var width: Double = 375
  /// The height of the control; `nil` for the one that suits it at the text scale.
  public var height: Double?
  /// The size of the container; `nil` for as large as the control reaches.
  public var container: SceneSize?
  /// How much of the container the system covers, from its bottom edge up.
  public var coveredBottom: Double = 0
  /// How much of it the system covers from its top edge down.
  public var coveredTop: Double = 0
  /// How much of it the system covers from its left edge on.
  public var coveredLeft: Double = 0
  /// How much of it the system covers from its right edge on.
  public var coveredRight: Double = 0
  /// Which way text is read.
  public var direction: WritingDirection = .leftToRight
  /// How much larger than standard the reader wants text.
  public var textScale: Double = 1
  /// Pixels per point.
  public var pixelScale: Double = 2
  /// Light or dark.
  public var appearance: Appearance = .light
  /// Whether the reader has asked for more contrast.
  public var increasedContrast = false
  /// Whether the reader has asked for bold text.
  public var boldText = false
  /// Whether the reader has asked for less motion.
  public var reduceMotion = false

  /// A phone 375 points wide, read from left to right in the light.
  public init() {}

  /// The proposal for a control whose own height is `naturalHeight`.
  public func proposal(naturalHeight: Double) -> Proposal {
    let frame = SceneRect(x: x, y: y, width: width, height: height ?? naturalHeight)
    var proposal = Proposal(frame: frame, container: container)
    proposal.coveredBottom = coveredBottom
    proposal.coveredTop = coveredTop
    proposal.coveredLeft = coveredLeft
    proposal.coveredRight = coveredRight
    proposal.direction = direction
    proposal.textScale = textScale
    proposal.pixelScale = pixelScale
    proposal.appearance = appearance
    proposal.increasedContrast = increasedContrast
    proposal.boldText = boldText
    proposal.reduceMotion = reduceMotion
    return proposal
  }
}

extension ObjectForm where Value == ScriptProposal {
  package static let proposal = ObjectForm(
    "proposal", ScriptProposal(),
    [
      Field("width", \.width, .number),
      Field("height", \.height, Form<Double>.number.orNull),
      Field("x", \.x, .number), Field("y", \.y, .number),
      Field("container", \.container, ObjectForm<SceneSize>.size.form.orNull),
      Field("coveredBottom", \.coveredBottom, .number),
      Field("coveredTop", \.coveredTop, .number), Field("coveredLeft", \.coveredLeft, .number),
      Field("coveredRight", \.coveredRight, .number),
      Field("direction", \.direction, .direction),
      Field("textScale", \.textScale, .number), Field("pixelScale", \.pixelScale, .number),
      Field("appearance", \.appearance, .appearance),
      Field("increasedContrast", \.increasedContrast, .flag),
      Field("boldText", \.boldText, .flag), Field("reduceMotion", \.reduceMotion, .flag),
    ])
}

extension ObjectForm where Value == SceneSize {
  package static let size = ObjectForm(
    "size", SceneSize.zero,
    [
      Field("width", \.width, .number, required: true),
      Field("height", \.height, .number, required: true),
    ])
}

extension Form where Value == WritingDirection {
  package static let direction = Form.names([
    ("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft),
  ])
}

extension Form where Value == Appearance {
  package static let appearance = Form.names([("light", .light), ("dark", .dark)])
}
