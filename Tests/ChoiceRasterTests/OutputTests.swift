#if Raster
  import ChoiceRaster
  import ChoiceScene
  import Foundation
  import Testing

  #if canImport(FoundationXML)
    import FoundationXML
  #endif

  /// The three kinds of files, and what is refused.
  @MainActor @Suite struct OutputTests {
    @Test func theSameSceneGivesTheSameBytes() throws {
      let first = try Shared.renderer()
      let scene = Gallery.strip
      let png = try first.png(scene, scale: 2)
      let svg = try first.svg(scene)
      let pdf = try first.pdf(scene)
      // With everything remembered, and with nothing.
      for renderer in [first, SceneRenderer(fonts: try Fonts.pinned())] {
        #expect(try renderer.png(scene, scale: 2) == png)
        #expect(try renderer.svg(scene) == svg)
        #expect(try renderer.pdf(scene) == pdf)
      }
    }

    @Test func eachThreadDrawsWithFontsOfItsOwn() async throws {
      @Sendable nonisolated func draw() async throws -> [UInt8] {
        try SceneRenderer(fonts: Fonts.pinned()).png(Gallery.list, scale: 1)
      }
      async let first = draw()
      async let second = draw()
      async let third = draw()
      let own = try Shared.renderer().png(Gallery.list, scale: 1)
      let pictures = try await [first, second, third]
      #expect(pictures == [own, own, own])
    }

    @Test func anSvgSaysWhatItsNodesMean() throws {
      var list = Node.box(1, 0, 0, 100, 40)
      list.semantics = Semantics(role: .tabList, name: "\"News\" & <more>")
      var tab = Node.box(2, in: 1, 10, 4, 30, 32)
      tab.semantics = Semantics(
        role: .tab, name: "A\u{1}\u{fffe}'s\n推荐", isSelected: true, position: SetPosition(1, of: 2),
        badge: .count(7))
      var other = Node.box(3, in: 1, 50, 4, 30, 32)
      other.semantics = Semantics(role: .tab, name: "B", isSelected: false, isDisabled: true)
      let scene = ControlScene(
        size: SceneSize(width: 100, height: 40), nodes: [list, tab, other])
      let renderer = try Shared.renderer()
      let svg = String(
        decoding: try renderer.svg(Page(scene, title: "T<1>")), as: UTF8.self)
      #expect(svg.contains("width=\"100px\" height=\"40px\""))
      #expect(svg.contains("<svg role=\"group\" aria-label=\"T&lt;1&gt;\""))
      #expect(svg.contains("<title>T&lt;1&gt;</title>"))
      #expect(
        svg.contains("role=\"tablist\" aria-label=\"&quot;News&quot; &amp; &lt;more&gt;\""))
      #expect(
        svg.contains(
          "role=\"tab\" aria-label=\"A's&#10;推荐\" aria-selected=\"true\" aria-posinset=\"1\" "
            + "aria-setsize=\"2\" aria-description=\"7\""))
      #expect(
        svg.contains("role=\"tab\" aria-label=\"B\" aria-selected=\"false\" aria-disabled=\"true\"")
      )
      #expect(
        svg.contains("<rect x=\"10.0\" y=\"4.0\" width=\"30.0\" height=\"32.0\" fill=\"none\"/>"))
      let parser = XMLParser(data: Data(svg.utf8))
      #expect(parser.parse(), "\(String(describing: parser.parserError))")
    }

    @Test func aPdfHoldsATitleAndAFixedDate() throws {
      let pdf = String(
        decoding: try Shared.renderer().pdf(Page(Gallery.strip, title: "Tabs")), as: UTF8.self)
      #expect(pdf.hasPrefix("%PDF-"))
      #expect(pdf.contains("/Title (Tabs)"))
      #expect(pdf.contains("/CreationDate (20000101"))
    }

    @Test(arguments: [0, -1, 0.05, 101, .nan, .infinity])
    func aScaleOutOfRangeIsNamed(scale: Double) throws {
      let error = #expect(throws: RasterError.self) {
        try Shared.renderer().png(Gallery.strip, scale: scale)
      }
      #expect(error?.description == "The scale is \(scale); it must be from 0.1 to 100.0.")
    }

    @Test(arguments: [(0.0, 10.0), (10, -1), (.nan, 10), (10, .infinity), (40_000, 10)])
    func aSizeOutOfRangeIsNamed(width: Double, height: Double) throws {
      let scene = ControlScene(size: SceneSize(width: width, height: height), nodes: [])
      let renderer = try Shared.renderer()
      for draw in [
        { try renderer.png(scene, scale: 1) }, { try renderer.svg(scene) },
        { try renderer.pdf(scene) },
      ] {
        let error = #expect(throws: RasterError.self) { _ = try draw() }
        #expect(error?.description.contains("\(width) × \(height)") == true)
        #expect(error?.description.contains("32767") == true)
      }
    }

    @Test(arguments: [(20_000.0, 10.0, 2.0), (10_000, 10_000, 3), (300, 400, 100)])
    func tooManyPixelsAreNamed(width: Double, height: Double, scale: Double) throws {
      let scene = ControlScene(size: SceneSize(width: width, height: height), nodes: [])
      let error = #expect(throws: RasterError.self) {
        try Shared.renderer().png(scene, scale: scale)
      }
      #expect(error == .tooManyPixels(width: Int(width * scale), height: Int(height * scale)))
    }

    @Test func aFileThatCannotBeWrittenIsNamed() throws {
      let folder = try TemporaryFolder()
      let path = folder.path + "/a.png"
      try PictureFile.write([1, 2, 3], to: path)
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data([1, 2, 3]))
      let missing = folder.path + "/none/a.png"
      let error = #expect(throws: RasterError.self) { try PictureFile.write([1], to: missing) }
      #expect(error?.description.contains(missing) == true)
      #expect(error?.description.contains("No such file") == true)
    }

    @Test func fontsThatAreNotThereAreNamed() throws {
      let folder = try TemporaryFolder(["bad.ttf": [1, 2, 3]])
      for path in [folder.path + "/none.ttf", folder.path + "/bad.ttf"] {
        #expect(throws: RasterError.unreadableFont(path: path)) {
          try Fonts(files: [path], family: "Inter")
        }
      }
      let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
      #expect(throws: RasterError.missingFamily(name: "Outer", files: [inter])) {
        try Fonts(files: [inter], family: "Outer")
      }
      let fonts = try Fonts(files: [inter], family: "inter")
      #expect(fonts.measure(TextRun("Abc", TextStyle(size: 10))).width > 10)
      let description = RasterError.missingFont(file: "F", package: "fonts-f").description
      #expect(description == "The font F isn't installed; it is in Debian's package fonts-f.")
    }

    @Test func aPageHoldsScenesCaptionsAndAreas() throws {
      let scene = ControlScene(
        size: SceneSize(width: 20, height: 20), nodes: [.box(1, -5, 0, 100, 10, fill: 0xff0000)])
      let caption = TextContent(TextRun("HHHH", TextStyle(size: 20)), color: RGBA(0))
      let page = Page(
        size: SceneSize(width: 100, height: 60), background: RGBA(0xffffff),
        items: [
          .area(
            SceneRect(x: 0, y: 0, width: 50, height: 60), fill: RGBA(0x0000ff), cornerRadius: 0),
          .scene(scene, in: SceneRect(x: 10, y: 10, width: 20, height: 20)),
          .label(caption, in: SceneRect(x: 50, y: 20, width: 50, height: 20)),
        ])
      let picture = try Pixels(png: Shared.renderer().png(page, scale: 1))
      #expect(picture[9, 15] == Pixel(0x0000ff))
      #expect(picture[10, 15] == Pixel(0xff0000))
      #expect(picture[29, 19] == Pixel(0xff0000))
      #expect(picture[30, 15] == Pixel(0x0000ff))
      #expect(picture[75, 50] == Pixel(0xffffff))
      #expect((50..<100).contains { picture[$0, 30] == Pixel(0x000000) })
    }
  }
#endif
