#if Raster
  import ChoiceRaster
  import ChoiceScene
  import Testing

  /// What a node draws of its own: fill, corners, border, shadow.
  @MainActor @Suite struct BoxTests {
    @Test func aFillCoversItsFrameAndNothingElse() throws {
      let picture = try pixels(10, 10, scale: 2, [.box(1, 2, 3, 4, 5, fill: 0x3bbd79)])
      #expect((picture.width, picture.height) == (20, 20))
      #expect(picture[4, 6] == Pixel(0x3bbd79))
      #expect(picture[11, 15] == Pixel(0x3bbd79))
      #expect(picture[3, 6] == .clear)
      #expect(picture[12, 15] == .clear)
      #expect(picture[4, 16] == .clear)
    }

    @Test func cornersAreRoundAndARadiusCountsAtMostHalfTheShorterSide() throws {
      let picture = try pixels(
        40, 20, [.box(1, 0, 0, 40, 20, fill: 0xff0000) { $0.cornerRadius = 1000 }])
      #expect(picture[0, 0] == .clear)
      #expect(picture[0, 10].isNear(Pixel(0xff0000), tolerance: 30))
      #expect(picture[20, 0] == Pixel(0xff0000))
      let halfCircles = Double.pi * 100 + 20 * 20
      #expect(abs(picture.coverage - halfCircles) < 4)
    }

    @Test func aGradientRunsFromItsStartToItsEnd() throws {
      let picture = try pixels(
        101, 4,
        [
          .box(1, 0, 0, 101, 4) {
            $0.fill = .gradient(
              GradientFill(
                start: ScenePoint(x: 0, y: 0), end: ScenePoint(x: 1, y: 0),
                stops: [.init(0.25, RGBA(0x000000)), .init(0.75, RGBA(0xffffff))]))
          }
        ])
      #expect(picture[5, 2] == Pixel(0x000000))
      #expect(picture[50, 2].isNear(Pixel(0x808080)))
      #expect(picture[95, 2] == Pixel(0xffffff))
    }

    @Test func aBorderIsInsideTheEdgeAndFollowsTheCorners() throws {
      let picture = try pixels(
        20, 20,
        [
          .box(1, 0, 0, 20, 20, fill: 0xffffff) {
            $0.border = Border(width: 2, color: RGBA(0x0000ff))
            $0.cornerRadius = 8
          }
        ])
      #expect(picture[10, 0] == Pixel(0x0000ff))
      #expect(picture[10, 1] == Pixel(0x0000ff))
      #expect(picture[10, 2] == Pixel(0xffffff))
      #expect(picture[0, 0] == .clear)
      #expect(picture[3, 3].isNear(Pixel(0x0000ff), tolerance: 60))
      let line = (400 - (4 - Double.pi) * 64) - (256 - (4 - Double.pi) * 36)
      let drawn = try pixels(
        20, 20,
        [
          .box(1, 0, 0, 20, 20) {
            $0.border = Border(width: 2, color: RGBA(0x0000ff))
            $0.cornerRadius = 8
          }
        ])
      #expect(abs(drawn.coverage - line) < 2)
    }

    @Test func aBorderWiderThanTheNodeFillsIt() throws {
      let picture = try pixels(
        10, 10,
        [.box(1, 0, 0, 10, 10) { $0.border = Border(width: 50, color: RGBA(0x00ff00)) }])
      #expect(picture[5, 5] == Pixel(0x00ff00))
    }

    @Test func aShadowFadesOverItsBlurAndStaysBelow() throws {
      let shadow = DropShadow(color: RGBA(0), blur: 10, offset: .zero)
      let picture = try pixels(
        100, 100, scale: 2, [.box(1, 30, 30, 40, 40, fill: 0xffffff) { $0.shadow = shadow }])
      #expect(picture[100, 100] == Pixel(0xffffff))
      // A Gaussian of deviation 5 points: a half at the edge, 0.16 at 5 points, 0.02 at 10.
      #expect(abs(Double(picture[100, 59].alpha) / 255 - 0.46) < 0.03)
      #expect(abs(Double(picture[100, 50].alpha) / 255 - 0.16) < 0.03)
      #expect(abs(Double(picture[100, 40].alpha) / 255 - 0.02) < 0.02)
      #expect(picture[100, 28] == .clear)
    }

    @Test func aShadowIsMovedByItsOffsetAndShowsNotThroughItsNode() throws {
      let shadow = DropShadow(color: RGBA(0), blur: 0, offset: ScenePoint(x: 5, y: 0))
      let picture = try pixels(
        40, 20,
        [
          .box(1, 10, 5, 10, 10) {
            $0.fill = .color(RGBA(0xffffff, alpha: 0.5))
            $0.shadow = shadow
          }
        ])
      #expect(picture[22, 10] == Pixel(0x000000))
      #expect(picture[17, 10].isNear(Pixel(red: 128, green: 128, blue: 128, alpha: 128)))
      #expect(picture[26, 10] == .clear)
    }

    @Test func shadowsOfAllSizesAreTheSameAtTheCorners() throws {
      let shadow = DropShadow(color: RGBA(0), blur: 8, offset: .zero)
      func corner(_ width: Double, _ height: Double) throws -> [Pixel] {
        let picture = try pixels(
          300, 200,
          [
            .box(1, 20, 20, width, height, fill: 0xffffff) {
              $0.shadow = shadow
              $0.cornerRadius = 6
            }
          ])
        return (0..<40).map { picture[$0, $0] }
      }
      #expect(try corner(80, 60) == corner(250, 150))
    }

    @Test func aNodeWithoutFiniteNumbersIsLeftOutAndTheRestIsDrawn() throws {
      let picture = try pixels(
        10, 10,
        [
          .box(1, .nan, 0, 5, 5, fill: 0xff0000),
          .box(2, 0, 0, .infinity, 5, fill: 0xff0000),
          .box(3, 0, 0, -4, 5, fill: 0xff0000),
          .box(4, 0, 0, 5, 5, fill: 0xff0000) { $0.opacity = .nan },
          .box(5, 0, 0, 5, 5, fill: 0xff0000) {
            $0.transform = SceneTransform(scaleX: .nan)
          },
          .box(6, 0, 0, 5, 5, fill: 0xff0000) { $0.transform = SceneTransform(scaleX: 0) },
          .box(7, 5, 5, 5, 5, fill: 0x00ff00) {
            $0.cornerRadius = .nan
            $0.border = Border(width: .nan, color: RGBA(0))
            $0.shadow = DropShadow(
              color: RGBA(0), blur: .nan, offset: ScenePoint(x: .infinity, y: 0))
          },
        ])
      #expect(picture[2, 2] == .clear)
      #expect(picture[7, 7] == Pixel(0x00ff00))
    }
  }
#endif
