#if Raster
  import ChoiceRaster
  import ChoiceScene
  import Testing

  /// What nodes hand down to what is inside them.
  @MainActor @Suite struct TreeTests {
    @Test func framesAreInTheParentsCoordinates() throws {
      let picture = try pixels(
        30, 30, [.box(1, 10, 5, 15, 15), .box(2, in: 1, 3, 4, 2, 2, fill: 0xff0000)])
      #expect(picture.ink.map { [$0.left, $0.top, $0.right, $0.bottom] } == [13, 9, 15, 11])
    }

    @Test func laterNodesAreInFrontAndChildrenInFrontOfTheirParent() throws {
      let picture = try pixels(
        10, 10,
        [
          .box(1, 0, 0, 10, 10, fill: 0xff0000), .box(2, 4, 4, 6, 6, fill: 0x00ff00),
          .box(3, in: 1, 0, 0, 6, 6, fill: 0x0000ff),
        ])
      #expect(picture[2, 2] == Pixel(0x0000ff))
      #expect(picture[5, 5] == Pixel(0x00ff00))
      #expect(picture[8, 2] == Pixel(0xff0000))
    }

    @Test func aNodeFadesAsOneWithEverythingInside() throws {
      let picture = try pixels(
        20, 20, background: RGBA(0xffffff),
        [
          .box(1, 0, 0, 12, 12, fill: 0xff0000) { $0.opacity = 0.5 },
          .box(2, in: 1, 6, 6, 10, 10, fill: 0x0000ff),
        ])
      #expect(picture[2, 2].isNear(Pixel(0xff8080)))
      // Were each faded alone, the red would show through the blue.
      #expect(picture[8, 8].isNear(Pixel(0x8080ff)))
      #expect(picture[14, 14].isNear(Pixel(0x8080ff)))
    }

    @Test func opacityReachesShadowsAndWhatHangsOver() throws {
      let picture = try pixels(
        60, 20,
        [
          .box(1, 0, 0, 0, 0) { $0.opacity = 0.5 },
          .box(2, in: 1, 30, 2, 10, 10, fill: 0xff0000) {
            $0.shadow = DropShadow(
              color: RGBA(0x0000ff), blur: 0, offset: ScenePoint(x: 15, y: 0))
            $0.transform = SceneTransform(scaleX: 0.5, anchor: .zero)
          },
        ])
      #expect(picture[32, 5].isNear(Pixel(red: 128, green: 0, blue: 0, alpha: 128)))
      #expect(picture[40, 5].isNear(Pixel(red: 0, green: 0, blue: 128, alpha: 128)))
    }

    @Test func whatIsInsideIsCutAtTheFrameAndItsCorners() throws {
      let picture = try pixels(
        40, 40,
        [
          .box(1, 10, 10, 20, 20) {
            $0.clipsChildren = true
            $0.cornerRadius = 10
          },
          .box(2, in: 1, -10, -10, 40, 40, fill: 0xff0000),
        ])
      #expect(picture[20, 20] == Pixel(0xff0000))
      #expect(picture[9, 20] == .clear)
      #expect(picture[11, 11] == .clear)
      #expect(abs(picture.coverage - Double.pi * 100) < 3)
    }

    @Test func whatIsNotCutHangsOver() throws {
      let picture = try pixels(
        20, 20, [.box(1, 0, 0, 5, 5), .box(2, in: 1, 10, 10, 5, 5, fill: 0xff0000)])
      #expect(picture[12, 12] == Pixel(0xff0000))
    }

    @Test func scrollingMovesWhatIsInside() throws {
      let picture = try pixels(
        20, 10,
        [
          .box(1, 5, 0, 10, 10) {
            $0.clipsChildren = true
            $0.scroll = ScrollRegion(
              contentSize: SceneSize(width: 100, height: 10), offset: 40, isEnabled: true)
          },
          .box(2, in: 1, 42, 0, 4, 10, fill: 0xff0000),
          .box(3, in: 1, 30, 0, 4, 10, fill: 0x00ff00),
        ])
      #expect(picture.ink.map { [$0.left, $0.right] } == [7, 11])
    }

    @Test(arguments: [0.0, 1_000, 10_000_000, 123_456_789])
    func placesFarAwayAreAsExactAsNearOnes(offset: Double) throws {
      func draw(_ offset: Double) throws -> Pixels {
        try pixels(
          60, 30, scale: 3,
          [
            .box(1, 0, 0, 60, 30) {
              $0.clipsChildren = true
              $0.scroll = ScrollRegion(
                contentSize: SceneSize(width: offset + 60, height: 30), offset: offset,
                isEnabled: true)
            },
            .box(2, in: 1, offset + 4.5, 4, 40, 20, fill: 0x3bbd79) {
              $0.cornerRadius = 7
              $0.border = Border(width: 1.5, color: RGBA(0))
            },
            .text(3, in: 1, "Far", offset + 10.25, 4, 40, 20),
            // As wide as all that scrolls, so most of it is out of Cairo's reach.
            .box(4, in: 1, 0, 26, offset + 50, 2, fill: 0xff0000) { $0.cornerRadius = 1 },
          ])
      }
      let near = try draw(0)
      let far = try draw(offset)
      #expect(near[20, 40] == far[20, 40])
      // The left end of the long one is in the near picture only.
      #expect(near.difference(from: far, tolerance: 4) < 0.002)
      #expect(far[140, 80] == Pixel(0xff0000))
      #expect(far[156, 80] == .clear)
    }

    @Test func anEdgeFadesByItsStrength() throws {
      let picture = try pixels(
        100, 10,
        [
          .box(1, 0, 0, 100, 10) {
            $0.edgeFade = EdgeFade(left: 20, right: 40, strength: 0.8)
          },
          .box(2, in: 1, 0, 0, 100, 10, fill: 0xff0000),
        ])
      #expect(abs(Int(picture[0, 5].alpha) - 56) < 6)
      #expect(abs(Int(picture[10, 5].alpha) - 156) < 6)
      #expect(picture[30, 5] == Pixel(0xff0000))
      #expect(abs(Int(picture[80, 5].alpha) - 153) < 6)
      #expect(abs(Int(picture[99, 5].alpha) - 52) < 6)
    }

    @Test func aTransformTurnsAndStretchesAboutItsAnchor() throws {
      let stretched = try pixels(
        40, 40,
        [
          .box(1, 10, 10, 20, 20) {
            $0.transform = SceneTransform(scaleY: 0.5, anchor: ScenePoint(x: 0.5, y: 0))
          },
          .box(2, in: 1, 0, 0, 20, 20, fill: 0xff0000),
        ])
      #expect(stretched.ink.map { [$0.top, $0.bottom] } == [10, 20])
      let turned = try pixels(
        40, 40,
        [
          .box(1, 10, 18, 20, 4, fill: 0xff0000) {
            $0.transform = SceneTransform(rotation: .pi / 2)
          }
        ])
      #expect(turned.ink.map { [$0.left, $0.top, $0.right, $0.bottom] } == [18, 10, 22, 30])
    }

    @Test func aTurnedNodeIsNotCulledByItsOldPlace() throws {
      let picture = try pixels(
        40, 40,
        [
          .box(1, 0, -200, 10, 10) {
            $0.clipsChildren = true
            $0.transform = SceneTransform(rotation: .pi, anchor: ScenePoint(x: 1, y: 11))
          },
          .box(2, in: 1, 0, 0, 10, 10, fill: 0xff0000),
        ])
      #expect(picture[15, 15] == Pixel(0xff0000))
    }

    @Test(arguments: [1e-5, 1e5])
    func transformsThatLeaveNothingToSeeDoNoHarm(scale: Double) throws {
      var nodes: [Node] = [.box(1, 0, 0, 10, 10)]
      for depth in 2...150 {
        nodes.append(
          .box(depth, in: depth - 1, 0, 0, 10, 10, fill: 0xff0000) {
            $0.transform = SceneTransform(scaleX: scale, scaleY: scale)
          })
        nodes.append(.text(1_000 + depth, in: depth, "Tiny", 0, 0, 10, 10))
      }
      nodes.append(.box(999, 0, 0, 10, 10, fill: 0x00ff00))
      #expect(try pixels(10, 10, nodes)[5, 5] == Pixel(0x00ff00))
    }

    @Test func ringsAndOrphansAndDeepNestingDoNoHarm() throws {
      var nodes: [Node] = [
        .box(1, in: 2, 0, 0, 10, 10, fill: 0xff0000), .box(2, in: 1, 0, 0, 10, 10, fill: 0xff0000),
        .box(3, in: 3, 0, 0, 10, 10, fill: 0xff0000), .box(4, in: 99, 0, 0, 9, 9, fill: 0xff0000),
        .box(100, 0, 0, 10, 10, fill: 0x00ff00),
      ]
      for depth in 101...5_000 {
        nodes.append(.box(depth, in: depth - 1, 0, 0, 10, 10) { $0.clipsChildren = true })
      }
      #expect(try pixels(10, 10, nodes)[5, 5] == Pixel(0x00ff00))
    }
  }
#endif
