import ChoiceScene
import Testing

@testable import ChoiceCore

@Suite("PopoverMenu: where it is")
struct PopoverPlaceTests {
  private func frames(
    _ menu: Menu
  ) throws -> (popover: SceneRect, body: SceneRect, list: SceneRect) {
    let list = try #require(menu.scene.frameInControl(PopoverMenuModel.scroller))
    return (
      try #require(menu.scene.frame(.popover, in: menu.proposal)),
      try #require(menu.scene.frame(.body, in: menu.proposal)),
      list.offset(x: menu.proposal.frame.x, y: menu.proposal.frame.y)
    )
  }

  @Test("The classic figures: 200 by 300 with its arrow, centred, top at 56, insets 15, 12, 12, 12")
  func classic() throws {
    let menu = try Menu.opened()
    let frames = try frames(menu)
    #expect(frames.popover == SceneRect(x: 87.5, y: 56, width: 200, height: 300))
    #expect(frames.list == SceneRect(x: 99.5, y: 71, width: 176, height: 273))
    let arrow = try #require(menu.scene.frame(.arrow, in: menu.proposal))
    #expect(arrow.midX == 187.5 && arrow.y == 56)
  }

  @Test("The backdrop covers all of the container, button included")
  func backdrop() throws {
    let menu = try Menu.opened()
    #expect(
      menu.scene.frame(.backdrop, in: menu.proposal)
        == SceneRect(x: 0, y: 0, width: 375, height: 667))
    #expect(menu.scene.node(PopoverMenuPart.backdrop.node)?.isOverlay == true)
  }

  @Test("The modern one is as high as its rows, with a line between sections")
  func modern() throws {
    let menu = try Menu.opened(commands, style: PopoverMenuStyle())
    let frames = try frames(menu)
    // Six rows, a header, two dividers, and the room above and below.
    let height: Double = 264 + 34 + 22 + 12
    #expect(near(frames.body.height, height))
    #expect(frames.body.width == 250)
    let divider = PopoverMenuModel.node(.divider).part
    let dividers = menu.scene.nodes.filter { $0.id.part == divider }
    #expect(dividers.count == 2)
  }

  @Test(
    "On each side it grows from the edge that faces what it belongs to",
    arguments: [
      (PlacementSide.below, SceneTransform(scaleY: 0.5, anchor: ScenePoint(x: 0.5, y: 0))),
      (.above, SceneTransform(scaleY: 0.5, anchor: ScenePoint(x: 0.5, y: 1))),
      (.leading, SceneTransform(scaleX: 0.5, anchor: ScenePoint(x: 1, y: 0.5))),
      (.trailing, SceneTransform(scaleX: 0.5, anchor: ScenePoint(x: 0, y: 0.5))),
    ])
  func sides(side: PlacementSide, expected: SceneTransform) throws {
    for direction in WritingDirection.allCases {
      var style = PopoverMenuStyle()
      style.placement.side = side
      style.motions.opening = .timed(.linear, duration: 0.2)
      let menu = try Menu(commands, style: style) {
        $0.direction = direction
        $0.container = SceneSize(width: 900, height: 900)
        $0.frame = SceneRect(x: 400, y: 420, width: 100, height: 44)
      }
      menu.tapButton()
      var wanted = expected
      if direction == .rightToLeft && expected.scaleX != 1 {
        wanted.anchor.x = 1 - expected.anchor.x
      }
      let transform = menu.scene(after: 0.1).node(PopoverMenuPart.popover.node)?.transform
      #expect(near(transform?.scaleX, wanted.scaleX) && near(transform?.scaleY, wanted.scaleY))
      #expect(transform?.anchor == wanted.anchor)
      // The arrow is on that edge, in the middle of the button.
      menu.settle()
      let frame = try frames(menu).popover
      let arrow = try #require(menu.scene.frame(.arrow, in: menu.proposal))
      switch side {
      case .below: #expect(arrow.y == frame.y && near(arrow.midX, 450))
      case .above: #expect(near(arrow.maxY, frame.maxY) && near(arrow.midX, 450))
      case .leading, .trailing:
        let isAtRight = (side == .leading) == (direction == .leftToRight)
        #expect(near(isAtRight ? arrow.maxX : arrow.x, isAtRight ? frame.maxX : frame.x))
        #expect(near(arrow.midY, 442))
      }
    }
  }

  @Test("A touch while it grows meets the row that is seen there")
  func touchInMotion() throws {
    let menu = try Menu()
    menu.tapButton()
    menu.wait(0.03)
    let grown = menu.scene.grown
    #expect(grown > 0.1 && grown < 0.9)
    let top = try frames(menu).popover.y - menu.proposal.frame.y
    let row = menu.middle(of: PopoverMenuModel.itemNode(ItemID(2)))
    let seen = ScenePoint(x: row.x, y: top + (row.y - top) * grown)
    #expect(menu.tap(seen) == [.selected([ItemID(2)], .person)])
  }

  @Test("At each layout it is placed anew: turned, moved, with a keyboard")
  func placedAnew() throws {
    let menu = try Menu.opened(commands, style: PopoverMenuStyle())
    menu.proposal.frame = SceneRect(x: 10, y: 300, width: 100, height: 44)
    menu.proposal.container = SceneSize(width: 667, height: 375)
    menu.render()
    let turned = try frames(menu)
    #expect(menu.model.placement?.side == .above, "there is more room")
    let fresh = try Menu.opened(commands, style: PopoverMenuStyle()) { $0 = menu.proposal }
    #expect(try frames(fresh).popover == turned.popover, "whatever was before")
    menu.proposal.container = SceneSize(width: 375, height: 900)
    menu.proposal.coveredBottom = 480
    menu.proposal.coveredTop = 40
    menu.render()
    let body = try frames(menu).body
    #expect(menu.model.placement?.side == .above && body.y >= 48)
    menu.proposal.coveredLeft = 60
    menu.render()
    #expect(try frames(menu).body.x == 68)
  }

  @Test("It belongs to the rectangle that code names, and without a button to its control")
  func anchors() throws {
    let menu = try Menu.opened(commands, style: PopoverMenuStyle())
    try menu.apply(.anchor(SceneRect(x: 100, y: 100, width: 40, height: 20)))
    #expect(near(menu.model.placement?.frame.y, 151))
    try menu.apply(.anchor(SceneRect(x: .nan, y: .infinity, width: -5, height: .nan)))
    menu.render()
    try menu.apply(.anchor(nil))
    #expect(near(menu.model.placement?.frame.y, 70))
    var content = commands
    content.hasButton = false
    let bare = try Menu.opened(content, style: PopoverMenuStyle()) {
      $0.frame = SceneRect(x: 300, y: 100, width: 0, height: 0)
    }
    #expect(bare.scene.node(PopoverMenuModel.button) == nil)
    #expect(near(bare.model.placement?.frame.y, 111))
  }

  @Test("When what it belongs to leaves the room, it is unseen until that is back")
  func hidden() throws {
    let menu = try Menu.opened(byKey: true)
    let focus = menu.focus
    menu.proposal.frame.y = -200
    menu.render()
    #expect(menu.scene.node(PopoverMenuPart.popover.node)?.opacity == 0)
    #expect(menu.scene.node(PopoverMenuPart.backdrop.node)?.opacity == 0)
    #expect(menu.isOpen && menu.focus == focus)
    #expect(menu.tapBackdrop() == [] && menu.isOpen, "the app has its touches")
    menu.proposal.frame.y = 20
    menu.render()
    #expect(menu.scene.node(PopoverMenuPart.popover.node)?.opacity == 1)
  }

  @Test("Or it is closed at once, where that is asked for")
  func closed() throws {
    var style = PopoverMenuStyle.classic
    style.whenAnchorLeaves = .close
    let menu = try Menu.opened(style: style, byKey: true)
    menu.proposal.frame.y = 800
    menu.render()
    #expect(!menu.isOpen && menu.scene.nodes.allSatisfy { !$0.isOverlay })
    menu.wait(0)
    #expect(!menu.isBelievedOpen && menu.focus == PopoverMenuModel.button)
    #expect(try menu.apply(.open()) == [.opened, .closed], "it can't be opened there")
    let named = try Menu.opened(style: style)
    #expect(try named.apply(.anchor(SceneRect(x: 0, y: 900, width: 9, height: 9))) == [.closed])
  }

  @Test("Right to left, everything is mirrored, also live")
  func mirrored() throws {
    let menu = try Menu.opened(commands, style: PopoverMenuStyle())
    let left = try frames(menu)
    let title = try #require(menu.scene.frameInControl(PopoverMenuPart.title.node))
    let mark = try #require(menu.scene.frameInControl(PopoverMenuModel.node(.mark, ItemID(2))))
    menu.proposal.direction = .rightToLeft
    menu.render()
    let right = try frames(menu)
    #expect(near(right.popover, left.popover.mirrored(in: 375)))
    let width = menu.proposal.frame.width
    #expect(
      near(menu.scene.frameInControl(PopoverMenuPart.title.node), title.mirrored(in: width)))
    #expect(
      near(
        menu.scene.frameInControl(PopoverMenuModel.node(.mark, ItemID(2))),
        mark.mirrored(in: width)))
  }

  @Test("The button: title, gap and arrow in the middle; all of the height can be touched")
  func button() throws {
    let menu = try Menu()
    let scene = menu.scene
    let title = try #require(scene.frameInControl(PopoverMenuPart.title.node))
    let icon = try #require(scene.frameInControl(PopoverMenuPart.icon.node))
    #expect(near(icon.x - title.maxX, 2) && near(icon.midY, 22) && near(title.midY, 22))
    guard case .text(let text)? = scene.node(PopoverMenuPart.title.node)?.content else {
      return #expect(Bool(false), "no title")
    }
    #expect(text.run.style.size == 17 && text.color == RGBA(0x000000))
    let button = try #require(scene.node(PopoverMenuModel.button))
    #expect(near(button.frame.midX, 127.5) && button.fill == .none)
    #expect(button.hitFrame?.height == 44 && (button.hitFrame?.width ?? 0) >= 44)
    menu.pointer(.began, ScenePoint(x: 127, y: 3))
    #expect(menu.scene.node(PopoverMenuModel.button)?.fill != Fill.none, "a pressed background")
    menu.pointer(.moved, ScenePoint(x: 0, y: 3))
    #expect(menu.scene.node(PopoverMenuModel.button)?.fill == Fill.none)
    menu.pointer(.ended, ScenePoint(x: 0, y: 3))
    #expect(!menu.isOpen)
  }

  @Test("A title longer than the screen is cut, and what is beside it isn't lost")
  func longTitle() throws {
    var content = groups
    content.title = Utf8Text(repeating: "long ", 200)
    let menu = try Menu.opened(content)
    let icon = try #require(menu.scene.frameInControl(PopoverMenuPart.icon.node))
    #expect(icon.maxX <= 255)
    #expect(near(menu.model.placement?.frame.midX, 187.5))
  }

  @Test("Sizes and figures that make no sense end in a sound scene", arguments: 0..<40)
  func badInput(seed: Int) throws {
    var dice = Dice(UInt64(seed))
    let odd = { (dice: inout Dice) -> Double in
      let numbers = [Double.nan, .infinity, -.infinity, -1, 0, 3, 1e300, 1e-300, 40]
      return numbers[dice.roll(numbers.count)]
    }
    var style = PopoverMenuStyle()
    style.popover.width = odd(&dice)
    style.popover.height = odd(&dice)
    style.popover.insets.top = odd(&dice)
    style.placement.gap = odd(&dice)
    style.placement.arrow = PlacementArrow(
      width: odd(&dice), height: odd(&dice), inset: odd(&dice))
    style.button.height = odd(&dice)
    style.list.rowHeight = odd(&dice)
    var content = [commands, groups][dice.roll(2)]
    if dice.roll(3) == 0 { content.options = [] }
    if content.options.isEmpty { (content.sections, content.chosen) = ([], []) }
    let menu = try Menu(content, style: style) {
      $0.frame = SceneRect(x: odd(&dice), y: odd(&dice), width: odd(&dice), height: odd(&dice))
      $0.container = SceneSize(width: odd(&dice), height: odd(&dice))
      $0.textScale = odd(&dice)
    }
    try menu.apply(.anchor(SceneRect(x: odd(&dice), y: 0, width: odd(&dice), height: 1)))
    try menu.apply(.open())
    menu.wait(0.05)
    menu.tapOption(1)
    menu.key(.down)
    menu.settle()
    menu.send(.dismiss)
    menu.settle()
    #expect(!menu.isBelievedOpen)
  }
}
