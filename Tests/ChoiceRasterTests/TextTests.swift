#if Raster
  import ChoiceRaster
  import ChoiceScene
  import Testing

  /// Lines of text, and how they are measured.
  @MainActor @Suite struct TextTests {
    private func width(_ text: String, size: Double = 16, weight: Int = 400) throws -> Double {
      try Shared.fonts.get().measure(TextRun(Utf8Text(text), TextStyle(size: size, weight: weight)))
        .width
    }

    @Test func widthsGrowInProportionToTheSize() throws {
      let one = try width("Following")
      #expect(one > 60 && one < 80)
      #expect(abs(try width("Following", size: 32) - 2 * one) < 0.1)
      #expect(try width("") == 0)
      for size in [0, -3, .nan, .infinity] { #expect(try width("Abc", size: size) == 0) }
    }

    @Test func eachWeightHasItsOwnWidth() throws {
      let widths = try [100, 400, 500, 600, 700, 900].map { try width("Following", weight: $0) }
      #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test func aTextInAFrameAsWideAsMeasuredIsNotCut() throws {
      for text in ["Following", "推荐", "مرحبا بكم", "ភាសាខ្មែរ", "👨‍👩‍👧 Family", "AV To."] {
        let exact = try width(text)
        let whole = try pixels(200, 30, [.text(1, text, 0, 0, 200, 30)])
        let fitted = try pixels(200, 30, [.text(1, text, 0, 0, exact - 0.009, 30)])
        #expect(whole.difference(from: fitted, tolerance: 8) == 0, "\(text)")
      }
    }

    @Test(
      arguments: ["A title that is too long", "一个太长的标题放不下", "عنوان أطول من اللازم", "👍👍👍👍👍👍"],
      [60.0, 20, 7, 1, 0.01])
    func aCutTextStaysInItsFrame(text: String, width: Double) throws {
      let picture = try pixels(
        120, 30, scale: 2, [.text(1, text, 30, 0, width, 30, alignment: .center)])
      // In the narrowest frames even the first dot begins outside.
      guard width > 5 || picture.ink != nil else { return }
      let ink = try #require(picture.ink)
      #expect(ink.left >= 60)
      #expect(Double(ink.right) <= ((30 + width) * 2).rounded(.up))
    }

    @Test func alignmentPutsTheLineAtTheSidesOfTheScreen() throws {
      for text in ["Latin", "عربي"] {
        let exact = try width(text)
        for (alignment, left) in [
          (TextAlign.left, 0), (.center, (100 - exact) / 2), (.right, 100 - exact),
        ] {
          let picture = try pixels(100, 30, [.text(1, text, 0, 0, 100, 30, alignment: alignment)])
          let ink = try #require(picture.ink)
          #expect(abs(Double(ink.left) - left) < 3, "\(text) \(alignment)")
          #expect(abs(Double(ink.right) - left - exact) < 3, "\(text) \(alignment)")
        }
      }
    }

    @Test func theBaselineIsOneEmBelowTheLineBoxInTheMiddleOfTheFrame() throws {
      // The line box of 40 points is from 30 to 70, its baseline at 62.
      let picture = try pixels(60, 100, [.text(1, "H", 0, 0, 60, 100, size: 32)])
      let ink = try #require(picture.ink)
      #expect(ink.bottom == 62)
      // Inter's capitals are 0.727 em high: from 38.7.
      #expect(ink.top == 38)
    }

    @Test func marksAboveAndBelowAreNeverCut() throws {
      // Khmer stacks marks above and below its letters.
      for text in ["ស្ត្រី្ត្រៀ", "ប៉ុ៎ន្ដ្រឺ", "Ấ̂̌ĝ̣̱"] {
        let free = try pixels(100, 120, [.text(1, text, 5, 50, 90, 20)])
        let low = try pixels(100, 120, [.text(1, text, 5, 59, 90, 2)])
        #expect(free.coverage > 20)
        #expect(free == low, "\(text)")
        let faded = try pixels(
          100, 120,
          [.box(1, 5, 59, 90, 2) { $0.opacity = 0.999 }, .text(2, in: 1, text, 0, 0, 90, 2)])
        #expect(free.difference(from: faded, tolerance: 2) == 0, "\(text)")
      }
    }

    @Test func emojiAreColoredAndAsLargeAsTheirText() throws {
      for text in ["🔥", "👩🏽‍🚀", "🇰🇭", "3️⃣", "❤️"] {
        let picture = try pixels(60, 40, scale: 2, [.text(1, text, 10, 5, 40, 30, size: 20)])
        let ink = try #require(picture.ink)
        #expect(ink.right - ink.left > 24 && ink.right - ink.left < 64, "\(text)")
        #expect(ink.bottom - ink.top > 24 && ink.bottom - ink.top < 60, "\(text)")
        let colored = (0..<picture.width * picture.height).contains {
          picture[$0 % picture.width, $0 / picture.width].isColored
        }
        #expect(colored, "\(text)")
        // One picture, not the parts it is written with.
        #expect(try width(text, size: 20) < 30, "\(text)")
      }
      #expect(try width("2024") < width("🔥🔥🔥🔥"))
    }

    @Test func boldIsBoldInEveryScript() throws {
      for text in ["Latin", "推荐视频", "مرحبا", "שלום", "ភាសា"] {
        let regular = try pixels(150, 40, scale: 2, [.text(1, text, 0, 0, 150, 40, weight: 400)])
        let bold = try pixels(150, 40, scale: 2, [.text(1, text, 0, 0, 150, 40, weight: 700)])
        #expect(bold.coverage > 1.15 * regular.coverage, "\(text)")
      }
    }

    @Test func everythingStaysOnOneLine() throws {
      let plain = try width("a b")
      for text in ["a\nb", "a\tb", "a\u{2028}b", "a\u{2029}b", "a\u{85}b", "a\r\nb"] {
        #expect(try abs(width(text) - plain) < 0.01, "\(text)")
      }
      #expect(try width("a\0b") == width("ab"))
      #expect(try width("a\u{1b}b\u{7f}") == width("ab"))
    }

    @Test(arguments: [
      "\0", "\u{202e}", "\u{202e}abc\u{2066}\u{2067}", "\u{feff}", "\u{fffc}\u{fffd}\u{ffff}",
      "\u{10ffff}", "\u{301}", "\u{e000}", "\u{200d}\u{200d}", "🇰",
      "\u{fe0f}\u{20e3}",
      String(repeating: "\u{301}", count: 5_000),
      String(decoding: [0xfdd0, 0xfdef, 0xdbff, 0xdffe], as: UTF16.self),
      String(repeating: "\u{202a}", count: 300) + "x",
      String(repeating: "a\u{200f}", count: 2_000),
    ])
    func anyTextIsDrawnWithoutHarm(text: String) throws {
      _ = try width(text)
      let nodes: [Node] = [
        .text(1, text, 0, 0, 10, 10), .text(2, text, 0, 10, 2_000, 10),
        .box(3, 20, 0, 20, 20, fill: 0xff0000),
      ]
      #expect(try pixels(40, 20, nodes)[30, 10] == Pixel(0xff0000))
      let page = Page(
        ControlScene(size: SceneSize(width: 40, height: 20), nodes: nodes), title: text)
      #expect(try !Shared.renderer().pdf(page).isEmpty)
      #expect(try !Shared.renderer().svg(page).isEmpty)
    }

    @Test func aMegabyteOfTextTakesAMomentAndIsMeasuredInProportion() throws {
      for unit in ["long title ", "很长的标题", "عنوان طويل ", "👨‍👩‍👧"] {
        let text = String(repeating: unit, count: (1 << 20) / unit.utf8.count)
        let clock = ContinuousClock()
        let time = try clock.measure {
          let expected = try width(String(repeating: unit, count: 100)) / 100
          let count = Double((1 << 20) / unit.utf8.count)
          #expect(abs(try width(text) / (expected * count) - 1) < 0.05, "\(unit)")
          _ = try pixels(100, 20, [.text(1, text, 0, 0, 100, 20)])
        }
        #expect(time < .seconds(1), "\(unit)")
      }
    }

    @Test(arguments: [
      1e-300, 1e-9, 0.001, 0.1, 0.2, 2_700, 9_000, 10_000, 1e5, 1e9, .greatestFiniteMagnitude,
    ])
    func sizesThatCannotBeReadDoNoHarm(size: Double) throws {
      #expect(try width("Abc", size: size).isFinite)
      let large = Node.text(1, "Abc 推荐🔥", 0, 0, 1e6, 10, size: size)
      let nodes = [large, .text(2, "Abc 推荐🔥", 0, 0, 100, 20)]
      #expect(try #require(pixels(100, 20, scale: 3, nodes).ink).right > 150)
      _ = try pixels(10, 2, scale: 100, nodes)
      let page = Page(ControlScene(size: SceneSize(width: 100, height: 20), nodes: nodes))
      #expect(try !Shared.renderer().pdf(page).isEmpty)
      #expect(try !Shared.renderer().svg(page).isEmpty)
    }

    @Test func aTextOfMegabytesIsFoundAgainByItsBeginning() throws {
      let fonts = try Shared.fonts.get()
      let beginning = String(repeating: "ab ", count: 2_000)
      let style = TextStyle(size: 15)
      let one = fonts.measure(TextRun(Utf8Text(beginning + "x"), style)).width
      let other = fonts.measure(
        TextRun(Utf8Text(beginning + String(repeating: "y", count: 1 << 22)), style)
      ).width
      #expect(other > 600 * one)
    }

    @Test func theFontsOfTheMachineMeasureToo() {
      #expect(Fonts.system().measure(TextRun("Abc", TextStyle(size: 20))).width > 20)
    }

    @Test func aStretchedTextStaysSharp() throws {
      let stretched = try pixels(
        100, 60,
        [
          .box(1, 0, 0, 50, 30) {
            $0.transform = SceneTransform(scaleX: 2, scaleY: 2, anchor: .zero)
          },
          .text(2, in: 1, "Hill", 2, 5, 45, 20),
        ])
      let large = try pixels(100, 60, [.text(1, "Hill", 4, 10, 90, 40, size: 32)])
      #expect(stretched.difference(from: large, tolerance: 40) < 0.002)
    }
  }
#endif
