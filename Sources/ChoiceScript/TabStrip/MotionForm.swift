import ChoiceCore

extension Form where Value == TimingCurve {
  /// The name of a curve, or the four numbers of CSS's `cubic-bezier()`.
  package static let curve = Form(allowed: allowedCurve) { json, _ throws(ScriptError) in
    if case .array(let numbers) = json, numbers.count == 4 {
      let values = try Form<Double>.number.list.read(json, nil)
      guard let curve = TimingCurve(values[0], values[1], values[2], values[3]) else {
        throw ScriptError("a number is not finite", allowed: allowedCurve)
      }
      return curve
    }
    if case .array = json { throw .found(json, allowed: allowedCurve) }
    return try named.read(json, nil)
  } write: { curve, _ in
    let name = named.write(curve, nil)
    if name != .null { return name }
    return Form<Double>.number.list.write([curve.x1, curve.y1, curve.x2, curve.y2], nil)
  }

  /// The curves that have names.
  package static let named = Form.names([
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
    ("default", .default),
  ])

  private static var allowedCurve: String { named.allowed + ", [x1, y1, x2, y2]" }
}

extension Form where Value == SpringCurve {
  /// A spring by its duration and bounce, or by its constants.
  package static let spring = Form(allowed: allowedSpring) { json, _ throws(ScriptError) in
    guard let members = json.members else { throw .found(json, allowed: allowedSpring) }
    let numbers = try ObjectForm<SpringNumbers>.spring.read(members, SpringNumbers())
    guard let curve = numbers.curve else {
      throw ScriptError(
        "found " + json.line + ", which is no spring",
        allowed: "duration above 0 with bounce above -1 and at most 1, or mass and stiffness "
          + "above 0 with damping from 0")
    }
    return curve
  } write: { curve, _ in
    .object(ObjectForm<SpringNumbers>.spring.write(SpringNumbers(curve), SpringNumbers()))
  }

  private static var allowedSpring: String { ObjectForm<SpringNumbers>.spring.allowed }
}

/// The numbers that a spring can be given by.
package struct SpringNumbers: Equatable, Sendable {
  var duration: Double?
  var bounce: Double?
  var mass: Double?
  var stiffness: Double?
  var damping: Double?

  init() {}

  /// Duration and bounce where they give exactly this spring, else its constants.
  init(_ curve: SpringCurve) {
    let duration = Self.short(2 * Double.pi / curve.naturalFrequency)
    let ratio = curve.dampingRatio
    let bounce = Self.short(ratio > 1 ? 1 / ratio - 1 : 1 - ratio)
    if SpringCurve(duration: duration, bounce: bounce) == curve {
      self.duration = duration
      self.bounce = bounce
    } else {
      mass = curve.mass == 1 ? nil : curve.mass
      stiffness = curve.stiffness
      damping = curve.damping
    }
  }

  private static func short(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }

  /// The spring; `nil` where the numbers give none.
  var curve: SpringCurve? {
    if let duration {
      guard mass == nil, stiffness == nil, damping == nil else { return nil }
      return SpringCurve(duration: duration, bounce: bounce ?? 0)
    }
    guard let stiffness, let damping, bounce == nil else { return nil }
    return SpringCurve(mass: mass ?? 1, stiffness: stiffness, damping: damping)
  }
}

extension ObjectForm where Value == SpringNumbers {
  package static let spring = ObjectForm(
    "spring", SpringNumbers(),
    [
      Field("duration", \.duration, Form<Double>.number.orNull),
      Field("bounce", \.bounce, Form<Double>.number.orNull),
      Field("mass", \.mass, Form<Double>.number.orNull),
      Field("stiffness", \.stiffness, Form<Double>.number.orNull),
      Field("damping", \.damping, Form<Double>.number.orNull),
    ])
}

extension Form where Value == Motion {
  /// `"none"`, a curve with a duration, or a spring.
  package static let motion = Form(allowed: allowedMotion) { json, _ throws(ScriptError) in
    if json == .string("none") { return Motion.none }
    if json["spring"] != nil {
      let spring = try ObjectForm<MotionParts>.motion.read(json, MotionParts())
      guard let curve = spring.spring, spring.timed == nil, spring.duration == nil else {
        throw .found(json, allowed: allowedMotion)
      }
      return .spring(curve)
    }
    guard json.members != nil else { throw .found(json, allowed: allowedMotion) }
    let timed = try ObjectForm<MotionParts>.motion.read(json, MotionParts())
    guard let duration = timed.duration else {
      throw ScriptError("\"duration\" is missing", allowed: allowedMotion)
    }
    return .timed(timed.timed ?? .easeInOut, duration: duration)
  } write: { motion, _ in
    var parts = MotionParts()
    switch motion {
    case .none: return .string("none")
    case .timed(let curve, let duration):
      parts.timed = curve
      parts.duration = duration
    case .spring(let curve): parts.spring = curve
    }
    return .object(ObjectForm<MotionParts>.motion.write(parts, MotionParts()))
  }

  private static var allowedMotion: String {
    "\"none\", {\"timed\": a curve, \"duration\": seconds}, {\"spring\": {…}}"
  }
}

/// What an object can say about a motion.
package struct MotionParts: Equatable, Sendable {
  var timed: TimingCurve?
  var duration: Double?
  var spring: SpringCurve?
}

extension ObjectForm where Value == MotionParts {
  package static let motion = ObjectForm(
    "motion", MotionParts(),
    [
      Field("timed", \.timed, Form<TimingCurve>.curve.orNull),
      Field("duration", \.duration, Form<Double>.number.orNull),
      Field("spring", \.spring, Form<SpringCurve>.spring.orNull),
    ])
}
