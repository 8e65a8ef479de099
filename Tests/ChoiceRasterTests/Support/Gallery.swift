#if Raster
  import ChoiceScene

  /// Scenes with some of everything.
  enum Gallery {
    static let titles = [
      "推荐", "Following", "关注🔥", "مرحبا", "Latin + 中文", "视频", "Music", "ភាសាខ្មែរ",
    ]

    /// A strip of tabs that scrolls, with a pill, a badge and a faded end: some 30 nodes.
    static let strip: ControlScene = {
      var nodes: [Node] = [
        .box(1, 0, 0, 390, 48, fill: 0xffffff),
        .box(2, in: 1, 0, 0, 390, 48) {
          $0.clipsChildren = true
          $0.edgeFade = EdgeFade(left: 0, right: 48)
          $0.scroll = ScrollRegion(
            contentSize: SceneSize(width: 700, height: 48), offset: 12, isEnabled: true)
        },
        .box(3, in: 2, 84, 8, 92, 32) {
          $0.cornerRadius = 16
          $0.fill = .gradient(
            GradientFill(
              start: .zero, end: ScenePoint(x: 1, y: 1),
              stops: [.init(0, RGBA(0x5b8def)), .init(1, RGBA(0x3355d8))]))
          $0.shadow = DropShadow(
            color: RGBA(0x3355d8, alpha: 0.35), blur: 8, offset: ScenePoint(x: 0, y: 2))
        },
      ]
      var x = 20.0
      for (index, title) in titles.enumerated() {
        let width = index == 1 ? 80.0 : 62
        nodes.append(
          .text(
            10 + index, in: 2, title, x + (index == 1 ? -2 : 0), 8, width, 32, size: 15,
            weight: index == 1 ? 700 : 400, color: index == 1 ? 0xffffff : 0x333a45,
            alignment: .center))
        x += width + 8
      }
      nodes.append(
        .box(40, in: 2, 238, 6, 16, 16, fill: 0xff3b30) {
          $0.cornerRadius = 8
          $0.border = Border(width: 1.5, color: RGBA(0xffffff))
        })
      nodes.append(
        .text(
          41, in: 40, "3", 0, 0, 16, 16, size: 10, weight: 600, color: 0xffffff, alignment: .center)
      )
      return ControlScene(size: SceneSize(width: 390, height: 48), nodes: nodes)
    }()

    /// An open list with a shadow, a turned arrow and a row that is half faded.
    static let list: ControlScene = {
      var nodes: [Node] = [
        .text(1, "Newest first", 16, 8, 90, 28, size: 15, weight: 600, color: 0x3355d8),
        .image(2, .outline(.arrowDown), 110, 17, 10, 10, tint: 0x3355d8).turned(.pi),
        .box(3, 16, 40, 168, 120, fill: 0xffffff) {
          $0.cornerRadius = 12
          $0.border = Border(width: 0.5, color: RGBA(0, alpha: 0.12))
          $0.shadow = DropShadow(
            color: RGBA(0, alpha: 0.2), blur: 24, offset: ScenePoint(x: 0, y: 6))
          $0.clipsChildren = true
        },
        .box(5, in: 3, 0, 0, 168, 40, fill: 0xeef2ff),
      ]
      for (index, title) in ["Newest first", "最多评论", "A name much too long for a row"].enumerated()
      {
        nodes.append(
          .box(20 + index, in: 3, 0, Double(index) * 40, 168, 40) {
            if index == 1 { $0.opacity = 0.4 }
          })
        nodes.append(
          .text(
            30 + index, in: 20 + index, title, 16, 0, 120, 40, size: 15,
            weight: index == 0 ? 600 : 400, color: index == 0 ? 0x3355d8 : 0x222831))
      }
      nodes.append(.image(50, .outline(.chevronDown), 160, 55, 10, 10, tint: 0x3355d8))
      return ControlScene(size: SceneSize(width: 200, height: 184), nodes: nodes)
    }()
  }

  extension Node {
    fileprivate func turned(_ angle: Double) -> Node {
      var node = self
      node.transform = SceneTransform(rotation: angle)
      return node
    }
  }
#endif
