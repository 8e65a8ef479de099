#if Raster
  import ChoiceRaster
  import ChoiceScene
  import Foundation
  import Testing

  /// Pictures in nodes.
  @MainActor @Suite struct ImageTests {
    private let red = PngFile.make(width: 40, height: 40) { _, _ in [255, 0, 0, 255] }
    /// Red on the left, green in the middle, blue on the right, twice as wide as high.
    private let flag = PngFile.make(width: 120, height: 60) { x, _ in
      x < 30 ? [255, 0, 0, 255] : x < 90 ? [0, 255, 0, 255] : [0, 0, 255, 255]
    }

    private func draw(
      _ files: [String: [UInt8]], _ nodes: [Node]
    ) throws -> (Pixels, [ImageProblem]) {
      let folder = try TemporaryFolder(files)
      let renderer = try Shared.renderer(imageFolder: folder.path)
      let picture = try pixels(40, 40, with: renderer, nodes)
      // Again, so that what is remembered is drawn too.
      #expect(try pixels(40, 40, with: renderer, nodes) == picture)
      return (picture, renderer.problems)
    }

    @Test func aPictureIsCutToACircle() throws {
      let (picture, problems) = try draw(
        ["a.png": red],
        [.image(1, .named("a.png"), 0, 0, 40, 40).with { $0.cornerRadius = 20 }])
      #expect(picture[20, 20] == Pixel(0xff0000))
      #expect(picture[2, 2] == .clear)
      #expect(abs(picture.coverage - Double.pi * 400) < 5)
      #expect(problems.isEmpty)
    }

    @Test func aPictureCoversItsFrameOrStandsWholeInIt() throws {
      let (whole, _) = try draw(["flag.png": flag], [.image(1, .named("flag.png"), 0, 0, 40, 40)])
      #expect(whole[20, 5] == .clear)
      #expect(whole[2, 20].isNear(Pixel(0xff0000)))
      #expect(whole[20, 20].isNear(Pixel(0x00ff00)))
      #expect(whole[37, 20].isNear(Pixel(0x0000ff)))
      #expect(whole.ink.map { [$0.top, $0.bottom] } == [10, 30])
      let (covering, _) = try draw(
        ["flag.png": flag], [.image(1, .named("flag.png"), 0, 0, 40, 40, fillsFrame: true)])
      #expect(covering.coverage == 1600)
      #expect(covering[1, 1].isNear(Pixel(0x00ff00), tolerance: 10))
      #expect(covering[20, 39] == Pixel(0x00ff00))
    }

    @Test func aTintReplacesTheColorsAndKeepsTheShape() throws {
      let half = PngFile.make(width: 40, height: 40) { x, _ in [255, 0, 0, x < 20 ? 255 : 0] }
      let (picture, _) = try draw(
        ["half.png": half], [.image(1, .named("half.png"), 0, 0, 40, 40, tint: 0x0000ff)])
      #expect(picture[10, 20] == Pixel(0x0000ff))
      #expect(picture[30, 20] == .clear)
    }

    @Test func dataAndRelativeAndFileAddressesAreLoaded() throws {
      let folder = try TemporaryFolder(["a b.png": red])
      let renderer = try Shared.renderer(imageFolder: folder.path)
      let data = "data:image/png;base64," + Data(red).base64EncodedString()
      for address in [data, "a%20b.png", "file://\(folder.path)/a%20b.png"] {
        let picture = try pixels(
          40, 40, with: renderer, [.image(1, .url(Utf8Text(address)), 0, 0, 40, 40)])
        #expect(picture[20, 20] == Pixel(0xff0000), "\(address)")
      }
      #expect(renderer.problems.isEmpty)
    }

    @Test(arguments: [
      (ImageSource.named("none.png"), "isn't there"),
      (.named("../a.png"), "leads out of the folder"),
      (.named("/etc/passwd"), "leads out of the folder"),
      (.named("."), "isn't there"),
      (.named("short.png"), "is broken or cut short"),
      (.named("huge.png"), "has 100000 × 100000 pixels; at most 67108864"),
      (.named("text.png"), "is neither a PNG nor a JPEG"),
      (.named("empty.png"), "is neither a PNG nor a JPEG"),
      (.url("https://example.com/a.png"), "isn't loaded"),
      (.url("//example.com/a.png"), "isn't loaded"),
      (.url("javascript:alert(1)"), "isn't loaded"),
      (.url("%2e%2e/a.png"), "leads out of the folder"),
      (.url("a%zz.png"), "%"),
      (.url("file:///nowhere/a.png"), "isn't there"),
      (.url("data:image/png;base64"), "without a comma"),
      (.url("data:image/png,abc"), "isn't base64"),
      (.url("data:image/png;base64,!!!!"), "is neither a PNG nor a JPEG"),
      (.url(""), "isn't there"),
    ])
    func aBrokenPictureLeavesItsPlaceholderAndAReason(
      source: ImageSource, reason: String
    ) throws {
      let (picture, problems) = try draw(
        [
          "a.png": red, "short.png": Array(flag.prefix(flag.count / 2)),
          "huge.png": PngFile.claiming(width: 100_000, height: 100_000),
          "text.png": Array("hello".utf8), "empty.png": [],
        ],
        [.image(1, source, 0, 0, 40, 40).with { $0.cornerRadius = 8 }])
      #expect(picture[20, 20] == Pixel(0x808080))
      #expect(picture[0, 0] == .clear)
      #expect(problems.count == 1)
      #expect(problems.first?.reason.contains(reason) == true, "\(problems)")
    }

    @Test func aRepairedPictureIsShownOnceProblemsAreForgotten() throws {
      let folder = try TemporaryFolder()
      let renderer = try Shared.renderer(imageFolder: folder.path)
      let node = Node.image(1, .named("late.png"), 0, 0, 40, 40)
      #expect(try pixels(40, 40, with: renderer, [node])[20, 20] == Pixel(0x808080))
      try Data(red).write(to: URL(fileURLWithPath: folder.path + "/late.png"))
      renderer.forgetImages()
      #expect(try pixels(40, 40, with: renderer, [node])[20, 20] == Pixel(0xff0000))
      #expect(renderer.problems.isEmpty)
    }

    @Test func aJpegIsShownUprightAndRefusedWhereItIsCutShort() throws {
      // Lying on its side: its left third is above once it is turned to the right.
      let lying = try JpegFile.make(width: 60, height: 60, orientation: 6) { x, _ in
        x < 20 ? [255, 0, 0] : [0, 0, 255]
      }
      let (picture, problems) = try draw(
        ["a.jpg": lying], [.image(1, .named("a.jpg"), 0, 0, 40, 40)])
      #expect(picture[20, 4].isNear(Pixel(0xff0000), tolerance: 20))
      #expect(picture[4, 30].isNear(Pixel(0x0000ff), tolerance: 20))
      #expect(problems.isEmpty)
      let (broken, reasons) = try draw(
        ["a.jpg": Array(lying.prefix(lying.count - 200))],
        [.image(1, .named("a.jpg"), 0, 0, 40, 40)])
      #expect(broken[20, 20] == Pixel(0x808080))
      #expect(reasons.first?.reason.contains("cut short") == true, "\(reasons)")
    }

    @Test func aPngWithFewerRowsThanItSaysIsRefused() throws {
      let short = PngFile.make(width: 40, height: 40, rows: 10) { _, _ in [255, 0, 0, 255] }
      let (picture, problems) = try draw(
        ["a.png": short], [.image(1, .named("a.png"), 0, 0, 40, 40)])
      #expect(picture[20, 5] == Pixel(0x808080))
      #expect(problems.first?.reason.contains("cut short") == true, "\(problems)")
    }

    @Test func outlinesAreFilledOrStrokedInTheirFrame() throws {
      let filled = try pixels(
        20, 20, [.image(1, .outline(.arrowDown), 0, 0, 20, 20, tint: 0xff0000)])
      #expect(filled[10, 8] == Pixel(0xff0000))
      #expect(filled[2, 14] == .clear)
      let stroked = try pixels(20, 20, [.image(1, .outline(.chevronDown), 0, 0, 20, 20)])
      #expect(stroked[10, 14] == Pixel(0x000000))
      #expect(stroked[10, 6] == .clear)
      let odd = Outline([.close, .line(ScenePoint(x: 1, y: .nan)), .close], stroke: .nan)
      #expect(try pixels(20, 20, [.image(1, .outline(odd), 0, 0, 20, 20)]).ink == nil)
    }
  }

  extension Node {
    func with(_ change: (inout Node) -> Void) -> Node {
      var node = self
      change(&node)
      return node
    }
  }
#endif
