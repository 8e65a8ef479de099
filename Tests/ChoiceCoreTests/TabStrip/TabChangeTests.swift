import ChoiceScene
import Testing

@testable import ChoiceCore

@Suite("TabStrip: content that changes")
struct TabChangeTests {
  /// Everything that can be changed about a strip of nine, with what it should consist of then.
  static let edits: [(name: String, change: TabStripChange)] = [
    ("title", .update(TabItem(id: ItemID(4), title: "Another title"))),
    ("title of the selected", .update(TabItem(id: ItemID(2), title: "Another title"))),
    ("title of the last", .update(TabItem(id: ItemID(8), title: ""))),
    ("insert at 0", .insert([TabItem(id: ItemID(20), title: "New")], at: 0)),
    ("insert two", .insert(Content.wide.items(2, from: 20), at: 3)),
    ("insert at the end", .insert(Content.icons.items(3, from: 20), at: 9)),
    ("insert nothing", .insert([], at: 9)), ("remove", .remove(ItemID(7))),
    ("remove the first", .remove(ItemID(0))), ("move", .move(ItemID(2), to: 8)),
    ("move another", .move(ItemID(8), to: 0)), ("move nowhere", .move(ItemID(3), to: 3)),
    ("replace", .items(Content.badges.items(12))),
    ("replace by fewer", .items(Content.images.items(3))),
    ("replace in another order", .items(Content.unequal.items(9).reversed())),
  ]

  @Test(
    "After any change the strip looks as if it had always been so",
    arguments: Preset.allCases, edits.map(\.name))
  func likeNew(preset: Preset, edit: String) throws {
    let change = try #require(Self.edits.first { $0.name == edit }).change
    for wait in [0, 0.1, 1.0] {
      let strip = try Strip(preset.style, Content.unequal.items(9), selected: 0)
      try strip.select(2)
      strip.wait(wait)
      #expect(try strip.apply(change) == [])
      strip.settle()
      let fresh = try Strip(
        preset.style, strip.model.items, selected: strip.model.selectedIndex)
      #expect(strip.selected == 2)
      #expect(strip.scene.differences(from: fresh.scene).isEmpty)
    }
  }

  @Test("One picture, badge or state may change", arguments: Preset.allCases)
  func details(preset: Preset) throws {
    let strip = try Strip(preset.style, Content.short.items(5), selected: 2)
    var item = strip.model.items[1]
    let steps: [(inout TabItem) -> Void] = [
      { $0.badge = .count(3) }, { $0.icon = TabIcon(.named("x")) }, { $0.isDisabled = true },
      { $0.badge = .text("a longer one") }, { $0.accessibleName = "First" },
      { $0.image = .named("face") }, { $0.badge = nil }, { $0.image = nil },
      { $0.isDisabled = false }, { $0.icon = nil },
    ]
    for step in steps {
      step(&item)
      try strip.apply(.update(item))
      let fresh = try Strip(preset.style, strip.model.items, selected: 2)
      #expect(strip.scene.differences(from: fresh.scene).isEmpty)
    }
  }

  @Test(
    "Many changes without a rendering in between are no problem",
    arguments: Preset.allCases, edits.map(\.name))
  func withoutRendering(preset: Preset, edit: String) throws {
    let change = try #require(Self.edits.first { $0.name == edit }).change
    for follower in [2, 1] {
      let strip = try Strip(preset.style, Content.unequal.items(9), selected: 2)
      let time = Instant(strip.now)
      _ = try strip.stage.apply(change, at: time)
      expectSound(strip.model.scene(at: time))
      let place = ScenePoint(x: 30, y: 22)
      _ = strip.stage.send(.pointer(PointerEvent(.began, at: place)), at: time)
      _ = strip.stage.send(.pointer(PointerEvent(.cancelled, at: place)), at: time)
      _ = strip.stage.send(.scrolled(TabStripModel.scroller, to: 5), at: time)
      _ = try strip.stage.apply(.progress(1.5), at: time)
      _ = try strip.stage.apply(.select(ItemID(follower)), at: time)
      _ = strip.stage.send(.key(KeyStroke(.end)), at: time)
      _ = try strip.stage.apply(.select(ItemID(follower)), at: time)
      _ = strip.stage.send(.blurred, at: time)
      strip.render()
      strip.settle()
      let fresh = try Strip(
        preset.style, strip.model.items, selected: strip.model.selectedIndex)
      #expect(strip.scene.differences(from: fresh.scene).isEmpty)
    }
  }

  @Test("A change in mid-motion leaves the motion as it is")
  func motionGoesOn() throws {
    let strip = try Strip(.selective, Content.short.items(4), selected: 0)
    try strip.select(2)
    strip.wait(0.1)
    let line = strip.frame(.line)
    let end = strip.scene.motionEnds
    try strip.apply(.update(TabItem(id: ItemID(1), title: "other")))
    #expect(strip.frame(.line) == line)
    try strip.apply(.move(ItemID(1), to: 3))
    #expect(strip.scene.motionEnds == end)
    try strip.apply(.insert([TabItem(id: ItemID(9), title: "new")], at: 0))
    #expect(strip.scene.motionEnds == end)
    strip.settle()
    #expect(near(strip.frame(.line).midX, strip.middle(of: 2).x))
  }

  @Test("A new title in mid-swipe leaves the swipe where it is", arguments: Preset.allCases)
  func swipeGoesOn(preset: Preset) throws {
    let strip = try Strip(preset.style, Content.short.items(4), selected: 0)
    try strip.apply(.progress(0.4))
    try strip.apply(.update(TabItem(id: ItemID(1), title: "longer than it was")))
    let fresh = try Strip(preset.style, strip.model.items, selected: 0)
    try fresh.apply(.progress(0.4))
    #expect(strip.scene.differences(from: fresh.scene).isEmpty)
  }

  @Test("The selection follows identity: equal titles are no problem", arguments: Preset.allCases)
  func identity(preset: Preset) throws {
    let strip = try Strip(preset.style, Content.equalTitles.items(5), selected: 3)
    try strip.apply(.move(ItemID(3), to: 0))
    #expect(strip.selected == 3 && strip.model.selectedIndex == 0)
    #expect(strip.scene.selectedItems == [3])
    try strip.apply(.items(Content.equalTitles.items(5).reversed()))
    #expect(strip.selected == 3 && strip.model.selectedIndex == 1)
    try strip.apply(.remove(ItemID(4)))
    #expect(strip.selected == 3 && strip.model.selectedIndex == 0)
  }

  // Heirs.

  @Test(
    "When the selected one goes, the following one takes over; at the end the preceding",
    arguments: [(0, 1), (1, 2), (3, 4), (4, 3)])
  func heir(pair: (gone: Int, heir: Int)) throws {
    let strip = try Strip(.selective, Content.short.items(5), selected: pair.gone)
    let effects = try strip.apply(.remove(ItemID(pair.gone)))
    #expect(effects == [.selected(ItemID(pair.heir), .content)])
    #expect(strip.selected == pair.heir)
    #expect(try strip.apply(.remove(ItemID(2 == pair.heir ? 0 : 2))) == [])
  }

  @Test(
    "Disabled ones are passed over, and the nearest wins",
    arguments: [
      ([1, 3], 2, 4), ([3], 2, 1), ([1, 3, 4], 2, 0), ([0, 1], 2, 3), ([3, 4], 2, 1),
    ])
  func disabledHeir(sample: (disabled: [Int], gone: Int, heir: Int)) throws {
    var items = Content.short.items(5)
    for index in sample.disabled { items[index].isDisabled = true }
    let removed = try Strip(.underline, items, selected: sample.gone)
    let wanted = [TabStripEffect.selected(ItemID(sample.heir), .content)]
    #expect(try removed.apply(.remove(ItemID(sample.gone))) == wanted)
    let replaced = try Strip(.underline, items, selected: sample.gone)
    items.remove(at: sample.gone)
    #expect(try replaced.apply(.items(items)) == wanted)
    #expect(removed.settle().differences(from: replaced.settle()).isEmpty)
  }

  @Test("Where none is left, or none that can be selected, none is", arguments: [1, 3])
  func noHeir(count: Int) throws {
    var items = Content.short.items(count)
    for index in 1..<count { items[index].isDisabled = true }
    let strip = try Strip(.underline, items, selected: 0)
    #expect(try strip.apply(.remove(ItemID(0))) == [.selected(nil, .content)])
    #expect(strip.settle().node(.line) == nil && strip.scene.selectedItems.isEmpty)
    #expect(try strip.apply(.items([])) == [])
    #expect(try strip.apply(.items(Content.short.items(2))) == [])
    #expect(strip.selected == nil)
  }

  @Test("Replaced by all other items, the one at the same place takes over", arguments: [0, 2, 4])
  func otherItems(selected: Int) throws {
    let strip = try Strip(.underline, Content.short.items(5), selected: selected)
    let effects = try strip.apply(.items(Content.short.items(3, from: 10)))
    #expect(effects == [.selected(ItemID(10 + min(selected, 2)), .content)])
    #expect(strip.settle().selectedItems == [10 + min(selected, 2)])
  }

  @Test("The selected one may go in mid-motion and in mid-swipe", arguments: Preset.allCases)
  func goneInMotion(preset: Preset) throws {
    let moving = try Strip(preset.style, Content.unequal.items(6), selected: 0)
    try moving.select(4)
    moving.wait(0.1)
    #expect(try moving.apply(.remove(ItemID(4))) == [.selected(ItemID(5), .content)])
    let rest = try Strip(preset.style, moving.model.items, selected: 4)
    #expect(moving.settle().differences(from: rest.scene).isEmpty)

    let swiping = try Strip(preset.style, Content.unequal.items(6), selected: 1)
    try swiping.apply(.progress(1.4))
    #expect(try swiping.apply(.remove(ItemID(1))) == [.selected(ItemID(2), .content)])
    swiping.settle()
    #expect(swiping.scene.selectedItems == [2] && swiping.scene.motionEnds == nil)
  }

  @Test("The item that the selection comes from may go in mid-motion", arguments: Preset.allCases)
  func sourceGone(preset: Preset) throws {
    let strip = try Strip(preset.style, Content.unequal.items(6), selected: 0)
    try strip.select(4)
    strip.wait(0.1)
    #expect(try strip.apply(.remove(ItemID(0))) == [])
    let rest = try Strip(preset.style, strip.model.items, selected: 3)
    #expect(strip.settle().differences(from: rest.scene).isEmpty)
  }

  @Test(
    "A change of style shows as if it had always been so", arguments: Preset.allCases,
    Preset.allCases)
  func restyled(one: Preset, other: Preset) throws {
    for content in [Content.icons, .badges, .images, .unequal] {
      let strip = try Strip(one.style, content.items(7), selected: 2, height: 60)
      try strip.apply(.style(other.style))
      let fresh = try Strip(other.style, content.items(7), selected: 2, height: 60)
      #expect(strip.settle().differences(from: fresh.scene).isEmpty)
    }
  }

  @Test("Each figure of the style counts at once", arguments: Content.allCases)
  func figures(content: Content) throws {
    let steps: [(inout TabStripStyle) -> Void] = [
      { $0.icon.size = 24 }, { $0.icon.gap = 11 }, { $0.icon.placement = .leading },
      { $0.icon.placement = .alone }, { $0.icon.placement = .above }, { $0.itemPadding = 9 },
      { $0.minimumItemWidth = 90 }, { $0.badge.textSize = 17 }, { $0.badge.dotSize = 15 },
      { $0.badge.height = 30 }, { $0.badge.gap = 12 }, { $0.badge.greatestCount = 5 },
      { $0.image.size = 22 }, { $0.defaultIcon = TabIcon(.named("x")) }, { $0.spacing = 2 },
      { $0.title.size = 20 }, { $0.selectedTitle.size = 12 }, { $0.insets.leading = 40 },
      { $0.itemHeight = 20 }, { $0.alignment = .fill }, { $0.minimumItemWidth = 0 },
      { $0.widths = .equal }, { $0.widths = .intrinsic },
    ]
    var style = TabStripStyle.underline
    let strip = try Strip(style, content.items(7), selected: 2)
    for step in steps {
      step(&style)
      try strip.apply(.style(style))
      let fresh = try Strip(style, content.items(7), selected: 2)
      #expect(strip.settle().differences(from: fresh.scene).isEmpty)
    }
  }
}
