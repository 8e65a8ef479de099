import ChoiceScene
import Testing

@testable import ChoiceCore

@Suite("Known faults, of lists of tabs on phones: from i22 on")
struct KnownFaultMoreTests {
  @Test("i22: replaced by fewer, without images, the selection falls to the nearest")
  func i22() throws {
    let strip = try Strip(.avatars, Content.images.items(5), selected: 4)
    #expect(try strip.apply(.items(titled("a", "b"))) == [.selected(ItemID(1), .content)])
    #expect(strip.settle().node(.image, 0) == nil)
  }

  @Test("i23: three items are three elements, one of them selected, each with its place")
  func i23() throws {
    let strip = try Strip(.segmented, titled("a", "b", "c"), selected: 1)
    let told = strip.scene.nodes.compactMap(\.semantics).filter { $0.role == .tab }
    #expect(told.map(\.isSelected) == [false, true, false])
    #expect(told.compactMap(\.position) == (1...3).map { SetPosition($0, of: 3) })
  }

  @Test("i25: items replaced in mid-swipe, and the swipe goes back")
  func i25() throws {
    let strip = try Strip(.underline, titled("a", "b", "c"), selected: 0)
    try strip.apply(.progress(0.3))
    let effects = try strip.apply(.items(Content.short.items(3, from: 10)))
    #expect(effects == [.selected(ItemID(10), .content)])
    #expect(try strip.apply(.progress(0)) == [])
    let fresh = try Strip(.underline, Content.short.items(3, from: 10), selected: 0)
    #expect(strip.settle() == fresh.scene)
  }

  @Test(
    "i26: from far away the indicator moves towards the tapped item, never back",
    arguments: WritingDirection.allCases)
  func i26(direction: WritingDirection) throws {
    let strip = try Strip(.selective, Content.short.items(20), selected: 19) {
      $0.direction = direction
    }
    let limit = strip.scene.contentWidth - 320
    strip.send(.scrolled(TabStripModel.scroller, to: direction == .leftToRight ? 0 : limit))
    strip.tap(0)
    var last: Double?
    for _ in 0..<30 {
      strip.wait(0.01)
      let x = strip.scene.node(.line)?.frame.midX ?? 0
      let way = direction == .leftToRight ? -1.0 : 1
      if let last { #expect((x - last) * way >= -1e-9) }
      last = x
    }
  }

  @Test("i27: a selection while nothing is shown is shown later, in place")
  func i27() throws {
    let strip = try Strip(.underline, Content.short.items(20), selected: 0)
    strip.proposal.frame.width = 0
    strip.render()
    try strip.select(13)
    strip.wait(1)
    strip.proposal.frame.width = 320
    strip.stage.forgetShown()
    strip.tree = NativeTree()
    strip.render()
    let fresh = try Strip(.underline, Content.short.items(20), selected: 13)
    #expect(strip.scene == fresh.scene)
  }

  @Test("i28: right to left, few items begin at the right")
  func i28() throws {
    let strip = try Strip(.underline, titled("a", "b"), width: 375) {
      $0.direction = .rightToLeft
    }
    #expect(near(strip.frame(.tab, 0).maxX, 370))
  }

  @Test("i30: laying out again and new titles leave selection and count")
  func i30() throws {
    let strip = try Strip(.underline, titled("a", "b", "c"), selected: 2)
    strip.render()
    try strip.apply(.update(TabItem(id: ItemID(0), title: "other")))
    strip.render()
    #expect(strip.selected == 2 && strip.scene.items == [0, 1, 2])
  }

  @Test("i31: quick taps leave one selected, and later taps still act")
  func i31() throws {
    let strip = try Strip(.underline, titled("a", "b", "c"), selected: 0)
    for item in [0, 1, 2, 1] {
      strip.tap(item)
      strip.wait(0.025)
    }
    #expect(strip.scene.selectedItems == [1])
    #expect(strip.tap(2) == [.selected(ItemID(2), .person)])
  }

  @Test("i32: right to left, the line is at the item after each of several selections")
  func i32() throws {
    let strip = try Strip(.underline, Content.unequal.items(3), selected: 0) {
      $0.direction = .rightToLeft
    }
    for item in [0, 2, 1, 0] {
      strip.tap(item)
      strip.settle()
      #expect(near(strip.frame(.line).midX, strip.middle(of: item).x))
    }
  }

  @Test("i33: a pager before the first item never gives a negative index")
  func i33() throws {
    let strip = try Strip(.underline, Content.short.items(4), selected: 1)
    #expect(try strip.apply(.progress(-1)) == [.selected(ItemID(0), .person)])
  }

  @Test("i34: widths are always those of the present items", arguments: Preset.allCases)
  func i34(preset: Preset) throws {
    let strip = try Strip(preset.style, Content.unequal.items(6), selected: 5)
    let time = Instant(strip.now)
    _ = try strip.stage.apply(.items(Content.unequal.items(8)), at: time)
    _ = strip.stage.send(.pointer(PointerEvent(.began, at: ScenePoint(x: 300, y: 9))), at: time)
    _ = try strip.stage.apply(.items(Content.unequal.items(7)), at: time)
    _ = strip.stage.send(.pointer(PointerEvent(.cancelled, at: .zero)), at: time)
    strip.render()
    let fresh = try Strip(preset.style, Content.unequal.items(7), selected: 5)
    #expect(strip.scene.differences(from: fresh.scene).isEmpty)
  }

  @Test("i35: the direction flips while a tab is selected, then another is")
  func i35() throws {
    let strip = try Strip(.underline, Content.unequal.items(4), selected: 3)
    strip.proposal.direction = .rightToLeft
    strip.render()
    #expect(strip.selected == 3)
    #expect(near(strip.frame(.line).midX, strip.middle(of: 3).x))
    #expect(strip.tap(0) == [.selected(ItemID(0), .person)])
  }

  @Test("i36: the title of an item that isn't selected changes at once")
  func i36() throws {
    let strip = try Strip(.underline, titled("a", "b", "c"), selected: 2)
    try strip.apply(.update(TabItem(id: ItemID(0), title: "changed")))
    #expect(strip.scene.node(.tab, 0)?.semantics?.name == "changed")
    #expect(near(strip.frame(.tab, 0).width, 49))
  }

  @Test("i37: items go and come back: none is selected then")
  func i37() throws {
    let strip = try Strip(.underline, titled("a", "b", "c"), selected: 1)
    #expect(try strip.apply(.items([])) == [.selected(nil, .content)])
    #expect(try strip.apply(.items(titled("a", "b"))) == [])
    #expect(strip.selected == nil && strip.scene.items == [0, 1])
  }

  @Test("i38: the line's width is worked out for the present item, however many there were")
  func i38() throws {
    var style = TabStripStyle.underline
    style.indicator = .line(.text)
    let strip = try Strip(style, Content.unequal.items(5), selected: 4)
    try strip.apply(.items(titled("aa", "b", "c")))
    try strip.select(0)
    strip.settle()
    #expect(near(strip.frame(.line).width, 18))
  }

  @Test("i39: nothing at first and four later", arguments: Preset.allCases)
  func i39(preset: Preset) throws {
    let strip = try Strip(preset.style, [])
    try strip.apply(.items(Content.short.items(4)))
    try strip.select(2)
    let fresh = try Strip(preset.style, Content.short.items(4), selected: 2)
    #expect(strip.settle().differences(from: fresh.scene).isEmpty)
  }

  @Test("i40: an index out of range is refused, as documented, and nothing has changed")
  func i40() throws {
    let strip = try Strip(.underline, titled("a", "b", "c"), selected: 0)
    let before = strip.model
    #expect(throws: ChangeError.indexOutOfRange(10, allowed: 0...2)) {
      try strip.apply(.move(ItemID(0), to: 10))
    }
    #expect(strip.model == before)
  }

  @Test("i41: removing another item keeps the selection; removing the selected is told once")
  func i41() throws {
    let strip = try Strip(.underline, titled("a", "b", "c"), selected: 2)
    #expect(try strip.apply(.remove(ItemID(0))) == [])
    #expect(strip.selected == 2)
    #expect(try strip.apply(.remove(ItemID(2))) == [.selected(ItemID(1), .content)])
  }

  @Test("i42: of equal titles only the selected one is marked")
  func i42() throws {
    let strip = try Strip(.selective, titled("a", "a"), selected: 0)
    strip.tap(1)
    #expect(strip.settle().selectedItems == [1])
    #expect(strip.scene.title(1)?.size == 19 && strip.scene.title(0)?.size == 16)
  }
}
