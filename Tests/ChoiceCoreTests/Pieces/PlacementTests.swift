import ChoiceScene
import ChoiceTesting
import Testing

@testable import ChoiceCore

@Suite("Placement") struct PlacementTests {
  // Properties, for cases of all kinds: the anchor inside, at an edge, beyond it, wide, narrow.

  /// One question; `direction` apart.
  struct Question {
    var natural: SceneSize
    var anchor: SceneRect
    var room: SceneRect
    var rules: PlacementRules

    func answer(_ direction: WritingDirection = .leftToRight) -> Placement {
      Placement(of: natural, at: anchor, in: room, rules, direction)
    }
  }

  static func question(_ random: inout SeededRandom) -> Question {
    let room = SceneRect(
      x: Double(random.int(0...39)), y: Double(random.int(0...59)),
      width: Double(random.int(0...499)), height: Double(random.int(0...699)))
    let anchor = SceneRect(
      x: Double(random.int(0...699)) - 100, y: Double(random.int(0...899)) - 100,
      width: Double(random.int(0...299)), height: Double(random.int(0...79)))
    var rules = PlacementRules()
    rules.side = random.pick(PlacementSide.allCases)
    rules.alignment = random.pick(PlacementAlignment.allCases)
    rules.gap = Double(random.int(0...11))
    rules.slide = Double(random.int(0...20)) - 10
    rules.padding = Double(random.int(0...19))
    rules.leastLength = Double(random.int(0...79))
    if random.oneIn(2) {
      rules.arrow = PlacementArrow(
        width: Double(random.int(0...23)), height: Double(random.int(0...11)),
        inset: Double(random.int(0...15)))
    }
    let natural = SceneSize(
      width: Double(random.int(0...399)) + 1, height: Double(random.int(0...599)) + 1)
    return Question(natural: natural, anchor: anchor, room: room, rules: rules)
  }

  static func forEachCase(_ seed: UInt64, _ body: (inout SeededRandom, Question) -> Bool) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<100_000 {
      let question = question(&random)
      if !body(&random, question) {
        Issue.record("\(question) gives \(question.answer())")
        return
      }
    }
  }

  @Test func `inside the room, and no larger than wanted`() {
    Self.forEachCase(1) { _, question in
      let frame = question.answer().frame
      let padding = question.rules.padding
      let room = question.room
      let x = min(padding, room.width / 2)
      let y = min(padding, room.height / 2)
      return frame.x >= room.x + x - 1e-9 && frame.maxX <= room.maxX - x + 1e-9
        && frame.y >= room.y + y - 1e-9 && frame.maxY <= room.maxY - y + 1e-9
        && frame.width <= question.natural.width + 1e-9
        && frame.height <= question.natural.height + 1e-9
    }
  }

  @Test func `never over the anchor where either side has room`() {
    Self.forEachCase(2) { _, question in
      let placement = question.answer()
      if placement.coversAnchor {
        // Then neither side has the least length.
        let (before, after) = Self.free(question)
        let wanted =
          question.rules.side.isHorizontal ? question.natural.width : question.natural.height
        return max(before, after) < min(wanted, max(1, question.rules.leastLength))
      }
      let frame = placement.frame.inset(by: 1e-9)
      return !frame.intersects(question.anchor) || question.anchor.width == 0
        || question.anchor.height == 0
    }
  }

  /// What is free before and after the anchor on the axis of the wanted side.
  static func free(_ question: Question) -> (Double, Double) {
    let rules = question.rules
    let reach = rules.gap + (rules.arrow?.height ?? 0)
    let (room, anchor) = (question.room, question.anchor)
    if rules.side.isHorizontal {
      let padding = min(rules.padding, room.width / 2)
      let (low, high) = (room.x + padding, room.maxX - padding)
      return (
        max(0, min(anchor.x - reach, high) - low), max(0, high - max(anchor.maxX + reach, low))
      )
    }
    let padding = min(rules.padding, room.height / 2)
    let (low, high) = (room.y + padding, room.maxY - padding)
    return (max(0, min(anchor.y - reach, high) - low), max(0, high - max(anchor.maxY + reach, low)))
  }

  @Test func `the wanted side where it has room, else the one with more`() {
    Self.forEachCase(3) { _, question in
      let placement = question.answer()
      let side = question.rules.side
      let (before, after) = Self.free(question)
      let (here, there) = side.isAfter ? (after, before) : (before, after)
      let wanted = side.isHorizontal ? question.natural.width : question.natural.height
      let expected = here >= wanted || here >= there ? side : side.opposite
      return placement.side == expected
    }
  }

  @Test func `the arrow is on the popover, and at the anchor's centre where it can be`() {
    Self.forEachCase(4) { _, question in
      let placement = question.answer()
      guard let arrow = question.rules.arrow else { return placement.arrow == nil }
      let isHorizontal = placement.side.isHorizontal
      let edge = isHorizontal ? placement.frame.height : placement.frame.width
      guard let tip = placement.arrow else {
        return placement.coversAnchor || edge < arrow.width
      }
      let start = isHorizontal ? placement.frame.y : placement.frame.x
      let centre = (isHorizontal ? question.anchor.midY : question.anchor.midX) - start
      let inset = min(arrow.width / 2 + arrow.inset, edge / 2)
      let canBe = centre >= inset && centre <= edge - inset
      let isThere = (tip - centre).magnitude < 1e-9
      return tip >= arrow.width / 2 - 1e-9 && tip <= edge - arrow.width / 2 + 1e-9
        && canBe == isThere && (placement.arrowMiss - (tip - centre).magnitude).magnitude < 1e-9
    }
  }

  @Test func `what is mirrored is placed in mirror image`() {
    Self.forEachCase(5) { _, question in
      let width = 1000.0
      var mirrored = question
      mirrored.anchor = question.anchor.mirrored(in: width)
      mirrored.room = question.room.mirrored(in: width)
      let one = question.answer()
      let other = mirrored.answer(.rightToLeft)
      let back = other.frame.mirrored(in: width)
      let sameArrow: Bool
      switch (one.arrow, other.arrow) {
      case (nil, nil): sameArrow = true
      case (let tip?, let mirror?):
        let expected = one.side.isHorizontal ? mirror : one.frame.width - mirror
        sameArrow = (tip - expected).magnitude < 1e-9
      default: sameArrow = false
      }
      return one.side == other.side && one.coversAnchor == other.coversAnchor && sameArrow
        && (back.x - one.frame.x).magnitude < 1e-9 && (back.y - one.frame.y).magnitude < 1e-9
        && (back.width - one.frame.width).magnitude < 1e-9
    }
  }

  @Test func `placed again in the size that it has, it stays`() {
    Self.forEachCase(6) { _, question in
      let first = question.answer()
      var again = question
      again.natural = first.frame.size
      let second = again.answer()
      // Having shrunk, it may fit where it couldn't: then it is beside the anchor, not over it.
      return second == first || first.coversAnchor || second.side != first.side
        || (second.frame.x - first.frame.x).magnitude < 1e-9
          && (second.frame.y - first.frame.y).magnitude < 1e-9
    }
  }

  @Test func `moving the anchor moves it by as much at most, unless it changes sides`() {
    Self.forEachCase(7) { random, question in
      let step = Double(random.int(0...199) + 1) / 100
      var moved = question
      if random.oneIn(2) { moved.anchor.x += step } else { moved.anchor.y -= step }
      let one = question.answer()
      let other = moved.answer()
      if one.side != other.side || one.coversAnchor != other.coversAnchor { return true }
      let edges = [
        one.frame.x - other.frame.x, one.frame.maxX - other.frame.maxX,
        one.frame.y - other.frame.y, one.frame.maxY - other.frame.maxY,
      ]
      let arrows = one.arrow.flatMap { tip in other.arrow.map { tip - $0 } } ?? 0
      return edges.allSatisfy { $0.magnitude <= step + 1e-9 } && arrows.magnitude <= 2 * step + 1e-9
    }
  }

  // Cases that users of other libraries met.

  /// An anchor in a room of 320 × 600, a popover of 120 × 200 without padding.
  static func place(
    _ anchor: SceneRect, _ natural: SceneSize = SceneSize(width: 120, height: 200),
    in room: SceneRect = SceneRect(x: 0, y: 0, width: 320, height: 600),
    _ change: (inout PlacementRules) -> Void = { _ in }
  ) -> Placement {
    var rules = PlacementRules()
    rules.padding = 0
    change(&rules)
    return Placement(of: natural, at: anchor, in: room, rules)
  }

  @Test func `above a keyboard it flips or shrinks, and is never nothing`() {
    // The keyboard covers all below 520.
    let room = SceneRect(x: 0, y: 0, width: 320, height: 520)
    let placement = Self.place(SceneRect(x: 0, y: 460, width: 80, height: 40), in: room)
    #expect(placement.side == .above)
    #expect(placement.frame == SceneRect(x: 0, y: 260, width: 120, height: 200))
    // The anchor ends where the keyboard begins.
    let low = Self.place(SceneRect(x: 0, y: 480, width: 80, height: 40), in: room)
    #expect(low.side == .above && low.frame.height == 200)
    // Hardly any room above, none below: over the anchor, as high as can be.
    let tight = SceneRect(x: 0, y: 0, width: 320, height: 60)
    let over = Self.place(SceneRect(x: 0, y: 20, width: 80, height: 40), in: tight)
    #expect(over.coversAnchor && over.frame.height == 60 && over.arrow == nil)
  }

  @Test func `rotated, it is placed anew, and its arrow is on the anchor`() {
    let anchor = SceneRect(x: 10, y: 44, width: 60, height: 30)
    for size in [SceneSize(width: 320, height: 568), SceneSize(width: 568, height: 320)] {
      let placement = Self.place(anchor, in: SceneRect(size)) {
        $0.arrow = PlacementArrow(width: 16, height: 8, inset: 4)
      }
      #expect(placement.frame.y == 82)
      #expect(placement.frame.x + (placement.arrow ?? -1) == 40)
    }
  }

  @Test
  func `as wide as the room, with an anchor near the edge, it has its arrow inside the corners`() {
    let anchor = SceneRect(x: 290, y: 10, width: 20, height: 20)
    let placement = Self.place(anchor, SceneSize(width: 320, height: 200)) {
      $0.arrow = PlacementArrow(width: 20, height: 8, inset: 12)
    }
    #expect(placement.arrow == 298)
    #expect(placement.arrowMiss == 2)
  }

  @Test func `only the natural size counts, not what was shown before`() {
    let anchor = SceneRect(x: 0, y: 400, width: 80, height: 40)
    let sides = [500.0, 100, 500].map {
      Self.place(anchor, SceneSize(width: 100, height: $0)).side
    }
    #expect(sides == [.above, .below, .above])
  }

  @Test func `it flips before it shrinks, with the same padding in both`() {
    // 200 free above less 10 of padding, 60 below.
    let room = SceneRect(x: 0, y: 0, width: 320, height: 300)
    let anchor = SceneRect(x: 100, y: 200, width: 80, height: 40)
    let placement = Self.place(anchor, SceneSize(width: 100, height: 190), in: room) {
      $0.padding = 10
    }
    #expect(placement.side == .above)
    #expect(placement.frame == SceneRect(x: 90, y: 10, width: 100, height: 190))
    let larger = Self.place(anchor, SceneSize(width: 100, height: 191), in: room) {
      $0.padding = 10
    }
    #expect(larger.side == .above && larger.frame.height == 190)
  }

  @Test func `the arrow of a small anchor is clamped, and says so, without moving the popover`() {
    let anchor = SceneRect(x: 100, y: 10, width: 16, height: 16)
    let placement = Self.place(anchor) {
      $0.alignment = .start
      $0.arrow = PlacementArrow(width: 0, height: 8, inset: 12)
    }
    #expect(placement.frame.x == 100)
    #expect(placement.arrow == 12 && placement.arrowMiss == 4)
  }

  @Test func `under a wide anchor the arrow stays on the popover, as near to the centre as it can`()
  {
    let anchor = SceneRect(x: 0, y: 10, width: 400, height: 20)
    let room = SceneRect(x: 0, y: 0, width: 500, height: 600)
    let placement = Self.place(anchor, in: room) {
      $0.alignment = .end
      $0.arrow = PlacementArrow(width: 20, height: 8, inset: 8)
    }
    #expect(placement.frame.x == 280)
    #expect(placement.arrow == 18)
  }

  @Test func `the same question has the same answer`() {
    let anchor = SceneRect(x: 300, y: 580, width: 20, height: 20)
    let first = Self.place(anchor)
    for _ in 0..<3 { #expect(Self.place(anchor) == first) }
    #expect(first.side == .above)
  }

  // Input that makes no sense.

  @Test func `figures that are none do no harm`() {
    let figures = [0, -5, 40, 1e12, -1e12, .nan, .infinity, -.infinity]
    var random = SeededRandom(seed: 8)
    func figure() -> Double { random.pick(figures) }
    func rect() -> SceneRect {
      SceneRect(x: figure(), y: figure(), width: figure(), height: figure())
    }
    for _ in 0..<20_000 {
      var rules = PlacementRules()
      rules.side = random.pick(PlacementSide.allCases)
      rules.gap = figure()
      rules.slide = figure()
      rules.padding = figure()
      rules.leastLength = figure()
      rules.arrow = PlacementArrow(width: figure(), height: figure(), inset: figure())
      let placement = Placement(
        of: SceneSize(width: figure(), height: figure()), at: rect(), in: rect(), rules,
        random.oneIn(2) ? .rightToLeft : .leftToRight)
      let frame = placement.frame
      #expect(frame.x.isFinite && frame.y.isFinite && frame.width >= 0 && frame.height >= 0)
      #expect(placement.arrow?.isFinite ?? true)
    }
  }

  @Test func `an anchor out of the room is hidden, and the popover isn't`() {
    let room = SceneRect(x: 0, y: 0, width: 320, height: 600)
    for anchor in [
      SceneRect(x: 400, y: 100, width: 40, height: 40),
      SceneRect(x: 0, y: -90, width: 40, height: 40),
    ] {
      let placement = Self.place(anchor)
      #expect(placement.isAnchorHidden)
      #expect(room.contains(ScenePoint(x: placement.frame.midX, y: placement.frame.midY)))
    }
    #expect(!Self.place(SceneRect(x: 0, y: 0, width: 0, height: 0)).isAnchorHidden)
  }
}
