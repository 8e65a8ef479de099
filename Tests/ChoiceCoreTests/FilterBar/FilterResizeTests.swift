import ChoiceScene
import Testing

@testable import ChoiceCore

/// What happens to the panel's height when its rows change. Rows are 44 high.
@Suite("FilterBar: a panel whose rows change")
struct FilterResizeTests {
  private func opened(
    _ filters: [Filter] = discussion, with adjust: (inout Proposal) -> Void = { _ in }
  ) throws -> Bar {
    let bar = try Bar(filters, with: adjust)
    bar.tapHeading(1)
    bar.settle()
    return bar
  }

  private func list(_ scene: ControlScene) -> SceneRect? {
    scene.frameInControl(FilterBarModel.list)
  }

  @Test("Fewer or more rows: it glides to their height in 0.3 s, easing in and out")
  func figures() throws {
    for (count, height) in [(1, 44.0), (9, 396)] {
      let bar = try opened()
      try bar.apply(.options(ItemID(1), manyOptions(count)))
      #expect(bar.drop == 176 && bar.scene.motionEnds == Instant(bar.now + 0.3))
      for share in [0.1, 0.25, 0.5, 0.9] {
        let drop = bar.scene(after: 0.3 * share).drop
        #expect(near(drop, 176 + (height - 176) * TimingCurve.easeInOut.value(at: share)))
      }
      #expect(bar.scene(after: 0.3).drop == height && bar.settle() == [])
      #expect(bar.scene.motionEnds == nil)
    }
  }

  @Test("The figure is one of the style, and code that says so stops it")
  func style() throws {
    var style = FilterBarStyle.classic
    style.motions.resizing = .timed(.linear, duration: 2)
    let bar = try Bar(style: style)
    bar.tapHeading(1)
    bar.settle()
    try bar.apply(.listState(ItemID(1), .loading))
    #expect(near(bar.scene(after: 1).drop, (176 + 44) / 2))
    bar.wait(0.5)
    try bar.apply(.open(ItemID(1), animated: false))
    #expect(bar.drop == 44 && bar.scene.motionEnds == nil)
    style.motions.resizing = .none
    try bar.apply(.style(style))
    try bar.apply(.listState(ItemID(1), .ready))
    #expect(bar.drop == 176 && bar.scene.motionEnds == nil)
  }

  @Test("The list is no longer than what is seen of it, and never longer than its rows")
  func lists() throws {
    let bar = try opened()
    try bar.apply(.options(ItemID(1), manyOptions(9)))
    let growing = bar.scene(after: 0.15)
    #expect(near(list(growing)?.height, growing.drop) && growing.rows.count == 9)
    #expect(list(bar.scene(after: 0.3))?.height == 396)
    bar.settle()
    try bar.apply(.options(ItemID(1), manyOptions(1)))
    let shrinking = bar.scene(after: 0.15)
    #expect(list(shrinking)?.height == 44 && shrinking.drop > 100)
    let region = shrinking.frameInControl(FilterBarPart.region.node)
    #expect(near(region?.height, shrinking.drop))
  }

  @Test("Buttons stay at its lower edge, where they can be touched")
  func buttons() throws {
    var tags = discussion[1]
    tags.mode = .multiple
    tags.hasActions = true
    let bar = try opened([discussion[0], tags])
    let height = bar.drop
    #expect(height == 176 + 68)
    try bar.apply(.options(ItemID(1), manyOptions(2)))
    bar.wait(0.15)
    #expect(bar.drop < height - 30 && bar.drop > height - 60)
    let apply = try #require(bar.scene.frameInControl(FilterBarPart.apply.node))
    #expect(near(apply.maxY, 44 + bar.drop - 12))
    let place = ScenePoint(x: apply.midX, y: apply.midY)
    #expect(bar.tap(place) == [.applied(ItemID(1))])
  }

  @Test("What isn't seen yet of its rows can't be touched; where nothing is, nothing is hit")
  func touches() throws {
    let bar = try opened()
    try bar.apply(.options(ItemID(1), manyOptions(9)))
    #expect(bar.tap(ScenePoint(x: 60, y: 44 + 176 + 20)) == [] && bar.open == nil, "the backdrop")
    let other = try opened()
    try other.apply(.options(ItemID(1), manyOptions(1)))
    #expect(other.tap(ScenePoint(x: 60, y: 44 + 100)) == [] && other.open == 1, "the panel")
    #expect(other.tap(ScenePoint(x: 60, y: 44 + 20)) == [] && other.open == nil, "its row")
  }

  @Test("Another change goes on from its place and at its speed")
  func interrupted() throws {
    let bar = try opened()
    try bar.apply(.options(ItemID(1), manyOptions(9)))
    bar.wait(0.15)
    let before = (bar.scene(after: 0).drop, bar.scene(after: 0.0001).drop)
    try bar.apply(.options(ItemID(1), manyOptions(2)))
    let after = (bar.scene(after: 0).drop, bar.scene(after: 0.0001).drop)
    #expect(near(before.0, after.0) && near(before.1, after.1, 1e-3))
    #expect(bar.scene(after: 0.3).drop == 88)
  }

  @Test("In the middle of opening, switching and closing it only changes how far that goes")
  func whileItSlides() throws {
    let bar = try Bar()
    bar.tapHeading(1)
    try bar.apply(.options(ItemID(1), manyOptions(2)))
    #expect(near(bar.scene(after: 0.15).drop, 44), "nothing of it was seen yet")
    bar.wait(0.15)
    try bar.apply(.options(ItemID(1), manyOptions(9)))
    #expect(near(bar.drop, 44) && bar.scene(after: 0.3).drop == 396)
    bar.settle()
    bar.tapHeading(0)
    bar.wait(0.1)
    try bar.apply(.options(ItemID(1), manyOptions(2)))
    #expect(near(bar.drop, 198) && bar.scene(after: 0.1).drop == 0)
    bar.wait(0.1)
    #expect(near(bar.scene(after: 0.15).drop, 44), "the other rows have their own height at once")
    bar.settle()
    bar.tapHeading(0)
    bar.wait(0.25)
    try bar.apply(.options(ItemID(0), manyOptions(9)))
    #expect(near(bar.drop, 88.0 / 6))
    #expect(bar.settle() == [.closed(ItemID(0))])
  }

  @Test("What is closed doesn't glide on unseen")
  func closed() throws {
    var style = FilterBarStyle.classic
    style.motions.resizing = .timed(.linear, duration: 9)
    let bar = try Bar(style: style)
    bar.tapHeading(1)
    bar.settle()
    try bar.apply(.options(ItemID(1), manyOptions(2)))
    bar.send(.dismiss)
    // Up in 0.3 s; then the heading's arrow turns back in 0.3 s.
    #expect(near(bar.scene.motionEnds?.seconds, bar.now + 0.3 + 0.3))
  }

  @Test("With reduced motion it has its height at once, also when that is asked for in between")
  func reduceMotion() throws {
    let bar = try opened { $0.reduceMotion = true }
    try bar.apply(.options(ItemID(1), manyOptions(2)))
    #expect(bar.drop == 88 && bar.scene.motionEnds == nil)
    let other = try opened()
    try other.apply(.options(ItemID(1), manyOptions(2)))
    other.wait(0.1)
    other.proposal.reduceMotion = true
    other.render()
    #expect(other.drop == 88 && other.scene.motionEnds == nil)
  }

  @Test("Another room is followed at once, and a layout without one changes nothing of a glide")
  func room() throws {
    let bar = try opened()
    try bar.apply(.options(ItemID(1), manyOptions(40)))
    bar.wait(0.15)
    let drop = bar.drop
    #expect(drop > 250 && drop < 500)
    bar.proposal.frame.y = 60
    bar.proposal.container.height = 663
    bar.render()
    #expect(near(bar.drop, drop))
    bar.proposal.container.height = 260
    bar.render()
    #expect(bar.drop == 260 - 60 - 44 - 44 && bar.scene.motionEnds == nil)
    try bar.apply(.options(ItemID(1), manyOptions(1)))
    bar.wait(0.05)
    bar.proposal.container.height = 250
    bar.render()
    #expect(bar.drop == 44, "it was higher than there is room now")
  }

  @Test("Buttons that come or go where there is no room for them don't make it jump either")
  func noRoom() throws {
    var tags = discussion[1]
    tags.hasActions = true
    let bar = try Bar([tags], container: 120)
    bar.tapHeading(1)
    bar.settle()
    #expect(bar.drop == 44 + 68)
    tags.hasActions = false
    try bar.apply(.update(tags))
    #expect(bar.drop == 44 + 68 && bar.scene(after: 0.3).drop == 44)
    bar.settle()
    tags.hasActions = true
    try bar.apply(.update(tags))
    #expect(bar.drop == 44 && bar.scene(after: 0.3).drop == 44 + 68)
  }

  @Test("Whatever changes and whenever, its lower edge never jumps", arguments: 0..<8)
  func continuous(seed: Int) throws {
    var dice = Dice(UInt64(seed))
    let bar = try Bar()
    let step = 0.004
    for _ in 0..<25 {
      let before = bar.drop
      let rows = bar.model.open
      switch dice.roll(8) {
      case 0...1: bar.tapHeading(dice.roll(3))
      case 2: bar.send(.dismiss)
      case 3: try bar.apply(.listState(ItemID(dice.roll(3)), dice.roll(2) == 0 ? .loading : .ready))
      default: try bar.apply(.options(ItemID(dice.roll(3)), manyOptions(dice.roll(14))))
      }
      #expect(near(bar.drop, before), "\(rows as Any)")
      var drop = bar.drop
      for _ in 0..<dice.roll(60) {
        bar.wait(step)
        // Rows of 14 × 44 points, and what is carried over, for both motions.
        #expect((bar.drop - drop).magnitude <= 616 * 24 * step)
        drop = bar.drop
      }
    }
    bar.settle()
    guard let open = bar.open else { return }
    let fresh = try Bar(bar.model.filters)
    fresh.tapHeading(open)
    fresh.settle()
    #expect(bar.drop == fresh.drop, "it is as high as if it had been opened so")
  }
}
