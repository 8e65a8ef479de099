#if Raster
  import ChoiceRaster
  import ChoiceScene
  import Testing

  /// Scenes that no control would make: whatever a scene says, a picture comes out, and the next
  /// one is as if nothing had been.
  @MainActor @Suite struct RandomSceneTests {
    @Test(arguments: 1...8) func anySceneIsDrawn(seed: UInt64) throws {
      let picture = PngFile.make(width: 20, height: 10) { x, _ in [UInt8(x), 255, 0, 255] }
      let folder = try TemporaryFolder(["a.png": picture])
      let renderer = try Shared.renderer(imageFolder: folder.path)
      let before = try renderer.png(Gallery.list, scale: 1)
      var random = SceneGenerator(seed: seed)
      for step in 0..<30 {
        let scene = ControlScene(
          size: SceneSize(width: 60, height: 40), nodes: random.nodes(count: 12))
        let time = try ContinuousClock().measure {
          _ = try renderer.png(scene, scale: [0.1, 1, 3][step % 3])
          _ = try step % 2 == 0 ? renderer.svg(scene) : renderer.pdf(scene)
        }
        #expect(time < .seconds(5), "seed \(seed), step \(step)")
      }
      #expect(try renderer.png(Gallery.list, scale: 1) == before)
    }
  }

  /// Makes nodes out of numbers that are likely to hurt.
  private struct SceneGenerator {
    /// Never 0, from which this generator (xorshift64, Marsaglia 2003) doesn't come away.
    private var state: UInt64

    init(seed: UInt64) {
      state = seed
    }

    private mutating func below(_ bound: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(bound))
    }

    private mutating func chance(_ one: Int) -> Bool { below(one) == 0 }

    private mutating func number() -> Double {
      let usual = [0, 0.3, 1, 2, 5, 10, 17.5, 30, 60]
      let odd = [
        -1, -40, 1e-9, 1e-300, 1e4, 1e7, -1e7, 1e9, 1e18, 1e300, -1e300, .nan, .infinity,
        -.infinity, .greatestFiniteMagnitude,
      ]
      return chance(5) ? odd[below(odd.count)] : usual[below(usual.count)]
    }

    private mutating func share() -> Double {
      chance(8) ? number() : [0, 0.2, 0.5, 0.8, 1][below(5)]
    }

    private mutating func point() -> ScenePoint { ScenePoint(x: number(), y: number()) }

    private mutating func color() -> RGBA {
      RGBA(red: share(), green: share(), blue: share(), alpha: share())
    }

    private mutating func fill() -> Fill {
      switch below(3) {
      case 0: return .none
      case 1: return .color(color())
      default:
        let stops = (0..<below(4)).map { _ in GradientFill.Stop(share(), color()) }
        return .gradient(GradientFill(start: point(), end: point(), stops: stops))
      }
    }

    private mutating func content() -> NodeContent {
      switch below(4) {
      case 0: return .none
      case 1:
        let texts: [Utf8Text] = ["Abc 推荐🔥", "مرحبا", "ភាសា", "", "\0\u{202e}", "A long title"]
        let style = TextStyle(size: number(), weight: [400, 700, 0, -5, .max][below(5)])
        return .text(
          TextContent(
            TextRun(texts[below(texts.count)], style), color: color(),
            alignment: [.left, .center, .right][below(3)]))
      case 2:
        let segments: [Outline.Segment] = (0..<below(6)).map { _ in
          switch below(4) {
          case 0: .move(point())
          case 1: .line(point())
          case 2: .curve(point(), point(), to: point())
          default: .close
          }
        }
        let stroke = chance(2) ? share() : nil
        return .image(ImageContent(.outline(Outline(segments, stroke: stroke)), tint: color()))
      default:
        let tint = chance(2) ? color() : nil
        return .image(
          ImageContent(
            .named(chance(2) ? "a.png" : "none.png"), tint: tint, placeholder: color(),
            fillsFrame: chance(2)))
      }
    }

    mutating func nodes(count: Int) -> [Node] {
      (0..<count).map { index in
        var node = Node(
          id: NodeID(part: 1, item: ItemID(index)),
          parent: chance(3) ? nil : NodeID(part: 1, item: ItemID(below(index + 1))),
          frame: SceneRect(x: number(), y: number(), width: number(), height: number()))
        node.fill = fill()
        node.content = content()
        if chance(2) { node.cornerRadius = number() }
        if chance(3) { node.border = Border(width: number(), color: color()) }
        if chance(3) {
          node.shadow = DropShadow(color: color(), blur: number(), offset: point())
        }
        if chance(3) { node.opacity = share() }
        if chance(3) {
          node.transform = SceneTransform(
            scaleX: number(), scaleY: number(), rotation: number(),
            anchor: ScenePoint(x: share(), y: share()))
        }
        node.clipsChildren = chance(3)
        if chance(4) {
          node.edgeFade = EdgeFade(left: number(), right: number(), strength: share())
        }
        if chance(4) {
          node.scroll = ScrollRegion(contentSize: .zero, offset: number(), isEnabled: true)
        }
        if chance(3) { node.semantics = Semantics(role: .tab, name: "Tab") }
        return node
      }
    }
  }
#endif
