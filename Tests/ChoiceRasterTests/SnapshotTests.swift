#if Raster
  import ChoiceRaster
  import ChoiceScene
  import Testing

  /// Whole pictures, to be looked at.
  @MainActor @Suite struct SnapshotTests {
    private func expect(
      _ scene: ControlScene, _ width: Double, _ height: Double, _ name: String,
      with renderer: SceneRenderer? = nil
    ) throws {
      let size = SceneSize(width: width, height: height)
      let page = Page(
        size: size, background: RGBA(0xffffff), items: [.scene(scene, in: SceneRect(size))])
      let renderer = try renderer ?? Shared.renderer()
      try expectSnapshot(renderer.png(page, scale: 1), name)
    }

    @Test func aStripOfTabs() throws {
      try expect(Gallery.strip, 330, 48, "strip")
    }

    @Test func anOpenList() throws {
      try expect(Gallery.list, 200, 120, "list")
    }

    @Test func manyScripts() throws {
      let titles = ["推荐视频", "مرحبا بكم", "ភាសាខ្មែរ", "שלום עולם", "ไทย", "🔥🇰🇭3️⃣"]
      var nodes: [Node] = []
      for (index, title) in titles.enumerated() {
        nodes.append(
          .text(
            index, title, Double(index % 2) * 90 + 4, Double(index / 2) * 26, 88, 26, size: 15,
            weight: index < 3 ? 400 : 700))
      }
      let size = SceneSize(width: 180, height: 80)
      try expect(ControlScene(size: size, nodes: nodes), 180, 80, "scripts")
    }

    @Test func picturesInFrames() throws {
      let photograph = PngFile.make(width: 120, height: 80) { x, y in
        let isSun = (x - 85) * (x - 85) + (y - 25) * (y - 25) < 200
        let isHill = 2 * y > 150 - x
        return isHill ? [60, 130, 80, 255] : isSun ? [255, 210, 80, 255] : [150, 200, 240, 255]
      }
      let folder = try TemporaryFolder(["a.png": photograph])
      let a = ImageSource.named("a.png")
      let nodes: [Node] = [
        .image(1, a, 4, 4, 48, 48, fillsFrame: true).with { $0.cornerRadius = 24 },
        .image(2, a, 60, 4, 48, 48).with {
          $0.fill = .color(RGBA(0xeeeeee))
          $0.cornerRadius = 8
        },
        .image(3, a, 116, 4, 48, 48, fillsFrame: true).with {
          $0.cornerRadius = 12
          $0.border = Border(width: 3, color: RGBA(0x3355d8))
          $0.transform = SceneTransform(rotation: 0.2)
        },
        .image(4, .named("none.png"), 172, 4, 48, 48).with { $0.cornerRadius = 24 },
        .image(5, .outline(.chevronDown), 228, 16, 24, 24, tint: 0x3355d8),
      ]
      let scene = ControlScene(size: SceneSize(width: 260, height: 56), nodes: nodes)
      try expect(
        scene, 260, 56, "pictures", with: Shared.renderer(imageFolder: folder.path))
    }
  }
#endif
