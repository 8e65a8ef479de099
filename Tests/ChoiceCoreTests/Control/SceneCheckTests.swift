import ChoiceScene
import Testing

@testable import ChoiceCore

@Suite("Checks of scenes, and numbers in messages")
struct SceneCheckTests {
  private func node(_ part: UInt8, _ change: (inout Node) -> Void = { _ in }) -> Node {
    var node = Node(
      id: NodeID(part: part), parent: nil, frame: SceneRect(x: 0, y: 0, width: 50, height: 50))
    change(&node)
    return node
  }

  private func faults(_ nodes: Node...) -> [String] {
    ControlScene(size: SceneSize(width: 50, height: 50), nodes: nodes).faults
  }

  @Test("A sound scene has no faults")
  func sound() {
    #expect(faults(node(1), node(2) { $0.parent = NodeID(part: 1) }).isEmpty)
    #expect(ControlScene.empty.faults.isEmpty)
  }

  @Test("Each fault is found and names its node")
  func found() {
    let bad: [(inout Node) -> Void] = [
      { $0.frame.x = .nan }, { $0.frame.width = -1 }, { $0.frame.height = .infinity },
      { $0.hitFrame = SceneRect(x: 0, y: 0, width: 1, height: 1) }, { $0.opacity = 1.5 },
      { $0.opacity = .nan }, { $0.transform = SceneTransform(scaleX: .nan) },
      { $0.parent = NodeID(part: 9) }, { $0.id = NodeID(part: 1) },
      { $0.scroll = ScrollRegion(contentSize: .zero, offset: .nan, isEnabled: true) },
      {
        $0.semantics = Semantics(role: .tabList, name: "")
        $0.hitFrame = $0.frame
      },
    ]
    for change in bad {
      let result = faults(node(1), node(2, change))
      #expect(result.count == 1 && result[0].hasPrefix("node "))
    }
  }

  @Test("A focus on what cannot hold it is a fault")
  func focus() {
    var scene = ControlScene(size: .zero, nodes: [node(1)], focus: NodeID(part: 1))
    #expect(scene.faults.count == 1)
    scene.focus = nil
    scene.focusEntry = NodeID(part: 7)
    #expect(scene.faults.count == 1)
  }

  @Test("Contrast is 21 for black on white, 1 for the same, and the same both ways")
  func contrast() {
    #expect(near(contrastRatio(RGBA(0), RGBA(0xffffff)), 21, 1e-9))
    #expect(near(contrastRatio(RGBA(0xffffff), RGBA(0)), 21, 1e-9))
    #expect(contrastRatio(RGBA(0x3bbd79), RGBA(0x3bbd79)) == 1)
  }

  // From WCAG's formula, worked out by hand to two decimals: the greys that stand on either side
  // of 4.5, and the primaries, whose luminances are the weights 0.2126, 0.7152 and 0.0722.
  @Test(
    "Contrast has its known values",
    arguments: [
      (0x767676, 0xffffff, 4.54), (0x777777, 0xffffff, 4.48), (0xff0000, 0xffffff, 3.998),
      (0x00ff00, 0xffffff, 1.372), (0x0000ff, 0xffffff, 8.592), (0x808080, 0x000000, 5.317),
    ] as [(UInt32, UInt32, Double)])
  func knownContrast(sample: (one: UInt32, other: UInt32, ratio: Double)) {
    #expect(near(contrastRatio(RGBA(sample.one), RGBA(sample.other)), sample.ratio, 0.005))
  }

  @Test("Advice: contrast below 4.5, or 3 for large text; small targets; not for disabled ones")
  func advice() {
    func advice(_ size: Double, _ weight: Int, _ color: UInt32, disabled: Bool = false) -> Int {
      let text = node(1) {
        $0.content = .text(
          TextContent(TextRun("a", TextStyle(size: size, weight: weight)), color: RGBA(color)))
        if disabled { $0.semantics = Semantics(role: .tab, name: "a", isDisabled: true) }
      }
      var ground = Node(id: NodeID(part: 0), parent: nil, frame: text.frame.inset(by: -1))
      ground.fill = .color(RGBA(0xffffff))
      return ControlScene(size: .zero, nodes: [ground, text]).advice.count
    }
    #expect(advice(16, 400, 0x767676) == 0 && advice(16, 400, 0x777777) == 1)
    #expect(advice(24, 400, 0x777777) == 0 && advice(23, 400, 0x777777) == 1)
    #expect(advice(18.66, 700, 0x777777) == 0 && advice(18, 700, 0x777777) == 1)
    #expect(advice(24, 400, 0xaaaaaa) == 1 && advice(16, 400, 0xaaaaaa, disabled: true) == 0)
  }

  @Test("No advice on the contrast of what stands on nothing of the scene, or is cut away")
  func unknownGround() {
    var ground = Node(
      id: NodeID(part: 0), parent: nil, frame: SceneRect(x: 0, y: 0, width: 100, height: 40))
    var text = Node(
      id: NodeID(part: 1), parent: ground.id, frame: SceneRect(x: 0, y: 0, width: 50, height: 20))
    text.content = .text(
      TextContent(TextRun("a", TextStyle(size: 16)), color: RGBA(0xeeeeee)))
    #expect(ControlScene(size: .zero, nodes: [ground, text]).advice == [])
    ground.fill = .color(RGBA(0xffffff))
    ground.clipsChildren = true
    #expect(ControlScene(size: .zero, nodes: [ground, text]).advice.count == 1)
    text.frame.y = 31
    #expect(ControlScene(size: .zero, nodes: [ground, text]).advice == [])
  }

  @Test(
    "Numbers have at most three decimals and no superfluous zeros",
    arguments: [
      (0, "0"), (-0.0, "0"), (12, "12"), (-0.5, "-0.5"), (3.14159, "3.142"), (0.0004, "0"),
      (-0.0004, "0"), (0.0006, "0.001"), (1.1, "1.1"), (100.05, "100.05"), (2.9996, "3"),
      (-2.9996, "-3"), (1e12, "1000000000000"), (1e300, "1000000000000"),
      (-1e300, "-1000000000000"), (.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf"),
    ] as [(Double, String)])
  func decimals(sample: (value: Double, text: String)) {
    #expect(decimal(sample.value) == sample.text)
  }

  @Test("Numbers come back from their text within half a thousandth", arguments: 0..<10)
  func roundTrip(seed: Int) {
    var dice = Dice(UInt64(seed))
    for _ in 0..<200 {
      let value = (dice.fraction() - 0.5) * 1e6
      #expect(near(Double(decimal(value)), value, 0.0005 + 1e-9))
    }
  }

  @Test("Rounding up forgives a billionth")
  func roundedUp() {
    #expect(12.0.roundedUp == 12 && 12.0000000001.roundedUp == 12 && 12.001.roundedUp == 13)
    #expect((-1.5).roundedUp == -1 && 0.0.roundedUp == 0 && 1e300.roundedUp == 1e300)
  }

  @Test(
    "Colours are written as in CSS",
    arguments: [
      (RGBA(0x3bbd79), "#3bbd79"), (RGBA(0), "#000000"), (RGBA(0xff_ffff), "#ffffff"),
      (RGBA(0x0a0b0c, alpha: 0.5), "#0a0b0c80"), (.clear, "#00000000"),
      (RGBA(red: 2, green: -1, blue: .nan), "#ff0000"),
    ])
  func hex(sample: (color: RGBA, text: String)) {
    #expect(sample.color.hex == sample.text)
  }

  @Test("A dump has a line for each node, indented by depth")
  func dump() throws {
    let strip = try Strip(.selective, titled("Day", "Week"), selected: 1)
    let lines = strip.scene.dump(partName: TabStripModel.partName).split(separator: "\n")
    #expect(lines.count == 1 + strip.scene.nodes.count)
    #expect(lines[0] == "scene 320×44" && lines[1].hasPrefix("  bar [0 0 320×44]"))
    #expect(lines.contains { $0.hasPrefix("      tab(1)") && $0.contains("'Week' 2/2 selected") })
    #expect(lines.contains { $0.hasPrefix("        title(0)") && $0.contains("\"Day\" 16/400") })
  }
}
