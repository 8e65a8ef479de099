import ChoiceScene
import Foundation
import Testing

@testable import ChoiceCore

/// Every case of every file of reference numbers, which were computed by stepwise integration and
/// 60-digit bisection.
///
/// Values and velocities are held to 1e-9 of the case's scale, which no file's tolerance undercuts.
/// Two numbers need a wider limit:
///
/// - `cubic-bezier`, velocity at t = 0 and 1: held to the file's 1e-5. The file has the slope a
///   little inside the curve, which for a first control point at x = 0.000001 is 3e-7 lower than
///   the slope at the end (y1 / x1).
/// - `spring-matched-duration`, `residualAtDuration`: printed with six digits, compared to those.
@Suite("MotionOracleTests")
struct MotionOracleTests {
  static let files: [String: Set<String>] = [
    "additive-curves.json": ["additive-curve"],
    "cubic-bezier.json": ["cubic-bezier", "cubic-bezier-extended"],
    "decelerate-bounce.json": ["decelerate-bounce"],
    "deceleration.json": ["deceleration"],
    "rubber-band.json": ["rubber-band"],
    "springs-duration-bounce.json": ["spring-duration-bounce"],
    "springs-matched-duration.json": ["spring-matched-duration"],
    "springs-retarget.json": ["spring-retarget"],
    "springs-settling.json": ["spring-settling"],
    "springs.json": ["spring"],
    "timed-curves.json": ["timed-curve"],
  ]

  @Test("The folder holds the files that are known, and no other")
  func folder() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: OracleFile.folder.path)
    #expect(Set(names.filter { $0.hasSuffix(".json") }) == Set(Self.files.keys))
  }

  @Test("Every case agrees with its reference", arguments: files.keys.sorted())
  func agrees(file name: String) throws {
    let file = try OracleFile.read(name)
    #expect(file.schema == 1)
    try #require(!file.cases.isEmpty)
    #expect(file.cases.count == file.count)
    #expect(Set(file.cases.map { $0.kind }) == Self.files[name], "kinds missing or unknown")
    var check = OracleCheck(file.tolerance)
    for oracle in file.cases {
      let before = check.comparisons
      try Self.run(oracle, &check)
      #expect(check.comparisons > before, "\(oracle.id) compares nothing")
    }
    if ProcessInfo.processInfo.environment["CHOICE_REPORT"] != nil {
      print(
        name, file.cases.count, "cases", check.comparisons, "comparisons; worst value",
        check.worstValue, "velocity", check.worstVelocity, "expected", check.worstExpected)
    }
  }

  private static func run(_ oracle: OracleFile.Case, _ check: inout OracleCheck) throws {
    switch oracle.kind {
    case "cubic-bezier", "cubic-bezier-extended": try bezier(oracle, &check)
    case "timed-curve": try timed(oracle, &check)
    case "additive-curve": try additive(oracle, &check)
    case "spring": try spring(oracle, &check)
    case "spring-duration-bounce": try durationBounce(oracle, &check)
    case "spring-matched-duration": try matchedDuration(oracle, &check)
    case "spring-retarget": try retarget(oracle, &check)
    case "spring-settling": try settling(oracle, &check)
    case "deceleration": try deceleration(oracle, &check)
    case "decelerate-bounce": try bounce(oracle, &check)
    case "rubber-band": try rubberBand(oracle, &check)
    default: Issue.record("\(oracle.id): unknown kind \(oracle.kind)")
    }
  }

  // MARK: Curves

  private static func curve(_ p: OracleFile.Parameters) throws -> TimingCurve {
    try #require(TimingCurve(p["x1"], p["y1"], p["x2"], p["y2"]))
  }

  private static func bezier(_ oracle: OracleFile.Case, _ check: inout OracleCheck) throws {
    let curve = try curve(oracle.params)
    if oracle.kind == "cubic-bezier" {
      check.samples(of: oracle, wide: { $0 == 0 || $0 == 1 }) {
        (curve.value(at: $0), curve.velocity(at: $0))
      }
    } else {
      check.samples(of: oracle) { (curve.extendedValue(at: $0), curve.extendedVelocity(at: $0)) }
    }
  }

  private static func timed(_ oracle: OracleFile.Case, _ check: inout OracleCheck) throws {
    let p = oracle.params
    let motion = Motion.timed(try curve(p), duration: p["duration"])
    check.samples(of: oracle) { t in
      var track = Track(p["from"])
      if t >= p["delay"] { track.retarget(to: p["to"], with: motion, at: Instant(p["delay"])) }
      return (track.value(at: Instant(t)), track.velocity(at: Instant(t)))
    }
  }

  private static func additive(_ oracle: OracleFile.Case, _ check: inout OracleCheck) throws {
    let p = oracle.params
    let curve = try curve(p)
    check.samples(of: oracle) { t in
      var track = AdditiveTrack(p["from"])
      track.retarget(to: p["to"], along: curve, duration: p["duration"], at: .zero)
      for change in p.retargets {
        guard let time = change["time"], time <= t else { continue }
        track.retarget(
          to: change["to"] ?? .nan, along: curve, duration: change["duration"] ?? .nan,
          at: Instant(time))
      }
      return (track.value(at: Instant(t)), track.velocity(at: Instant(t)))
    }
  }

  // MARK: Springs

  private static func spring(_ p: OracleFile.Parameters) throws -> SpringCurve {
    try #require(
      SpringCurve(mass: p["mass"], stiffness: p["stiffness"], damping: p["damping"]))
  }

  /// A track with so fine a precision that being cut short at its end does not show.
  private static func track(_ p: OracleFile.Parameters, _ spring: SpringCurve) -> Track {
    var track = Track(p["from"], precision: 1e-12)
    track.retarget(to: p["to"], with: .spring(spring), at: .zero, push: p["initialVelocity"])
    return track
  }

  private static func samples(
    _ oracle: OracleFile.Case, _ spring: SpringCurve, _ check: inout OracleCheck
  ) {
    let p = oracle.params
    check.samples(of: oracle) { t in
      let state = spring.state(
        after: t, offset: p["from"] - p["to"], velocity: p["initialVelocity"])
      return (p["to"] + state.offset, state.velocity)
    }
    let track = track(p, spring)
    check.samples(of: oracle) { (track.value(at: Instant($0)), track.velocity(at: Instant($0))) }
  }

  private static func spring(_ oracle: OracleFile.Case, _ check: inout OracleCheck) throws {
    samples(oracle, try spring(oracle.params), &check)
  }

  private static func durationBounce(_ oracle: OracleFile.Case, _ check: inout OracleCheck) throws {
    let p = oracle.params
    let spring = try #require(SpringCurve(duration: p["duration"], bounce: p["bounce"]))
    samples(oracle, spring, &check)
    check.expected(
      of: oracle,
      answers: [
        "response": 2 * .pi / spring.naturalFrequency, "dampingRatio": spring.dampingRatio,
        "mass": spring.mass, "stiffness": spring.stiffness, "damping": spring.damping,
        "lastCrossing0.001": spring.lastCrossing(offset: -1, velocity: 0, precision: 0.001),
      ])
  }

  private static func matchedDuration(_ oracle: OracleFile.Case, _ check: inout OracleCheck) throws
  {
    let p = oracle.params
    let spring = try #require(
      SpringCurve(
        matchingDuration: p["duration"], dampingRatio: p["dampingRatio"],
        initialVelocity: p["initialVelocity"], epsilon: p["epsilon"]))
    samples(oracle, spring, &check)
    let end = spring.state(after: p["duration"], offset: -1, velocity: p["initialVelocity"])
    let residual = try #require(oracle.expected?["residualAtDuration"] ?? nil)
    #expect((end.offset.magnitude - residual).magnitude <= 5e-6 * residual)
    check.expected(
      of: oracle,
      answers: [
        "naturalFrequency": spring.naturalFrequency, "stiffness": spring.stiffness,
        "damping": spring.damping,
      ], except: "residualAtDuration")
  }

  private static func retarget(_ oracle: OracleFile.Case, _ check: inout OracleCheck) throws {
    let p = oracle.params
    var spring = try spring(p)
    var tracks = [(0.0, track(p, spring))]
    for change in p.retargets {
      spring = try #require(
        SpringCurve(
          mass: p["mass"], stiffness: change["stiffness"] ?? spring.stiffness,
          damping: change["damping"] ?? spring.damping))
      var next = tracks[tracks.count - 1].1
      let time = try #require(change["time"])
      next.retarget(to: try #require(change["to"]), with: .spring(spring), at: Instant(time))
      tracks.append((time, next))
    }
    check.samples(of: oracle) { t in
      let track = tracks.last { $0.0 <= t }?.1 ?? tracks[0].1
      return (track.value(at: Instant(t)), track.velocity(at: Instant(t)))
    }
  }

  private static func settling(_ oracle: OracleFile.Case, _ check: inout OracleCheck) throws {
    let p = oracle.params
    let spring = try spring(p)
    var answers: [String: Double?] = [:]
    for precision in [0.01, 0.001] {
      let offset = p["from"] - p["to"]
      let last = spring.lastCrossing(
        offset: offset, velocity: p["initialVelocity"], precision: precision)
      answers["lastCrossing\(precision)"] = last
      let bound = spring.settlingTime(
        offset: offset, velocity: p["initialVelocity"], precision: precision)
      #expect(bound >= last, "\(oracle.id): the bound is not one")
    }
    check.expected(of: oracle, answers: answers)
  }

  // MARK: Scrolling

  private static func glide(_ p: OracleFile.Parameters) throws -> Deceleration {
    try #require(
      Deceleration(from: p["position"], velocity: p["velocity"], rate: p["ratePerMillisecond"]))
  }

  private static func deceleration(_ oracle: OracleFile.Case, _ check: inout OracleCheck) throws {
    let glide = try glide(oracle.params)
    check.samples(of: oracle) { (glide.value(at: $0), glide.velocity(at: $0)) }
    check.expected(
      of: oracle,
      answers: [
        "destination": glide.destination, "discreteProjection": glide.projection,
        "timeToWithinHalfPoint": glide.time(toWithin: 0.5),
      ])
  }

  private static func bounce(_ oracle: OracleFile.Case, _ check: inout OracleCheck) throws {
    let p = oracle.params
    let glide = try glide(p)
    let motion = try #require(
      BouncingDeceleration(glide, lower: p["lower"], upper: p["upper"], spring: try spring(p)))
    check.samples(of: oracle) { (motion.value(at: $0), motion.velocity(at: $0)) }
    check.expected(
      of: oracle,
      answers: [
        "freeDestination": glide.destination, "hitTime": motion.hitTime, "bound": motion.bound,
        "hitVelocity": motion.velocity(at: motion.hitTime),
      ])
    #expect((oracle.expected?["bound"] != nil) == (motion.bound != nil))
  }

  private static func rubberBand(_ oracle: OracleFile.Case, _ check: inout OracleCheck) throws {
    let p = oracle.params
    let band = try #require(
      RubberBand(
        lower: p["lower"], upper: p["upper"], dimension: p["dimension"],
        coefficient: p["coefficient"]))
    check.samples(of: oracle) { (band.shown($0), band.slope(at: $0)) }
    for sample in oracle.samples ?? [] {
      let back = band.raw(band.shown(sample.t))
      #expect((back - sample.t).magnitude <= 1e-9 * max(1, sample.t.magnitude))
    }
  }
}
