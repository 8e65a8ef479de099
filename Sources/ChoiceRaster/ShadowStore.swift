#if Raster
  import CCairo

  /// Makes masks of blurred rounded rectangles, and keeps what is costly of them.
  ///
  /// Only corners differ from one size to the next: a tile just large enough to hold them is
  /// blurred and kept, and a mask of any size is put together from its rows and columns. So a panel
  /// that grows costs a blur once, not in every frame.
  final class ShadowStore {
    /// A mask of one byte per pixel.
    struct Mask {
      /// The caller destroys it.
      var surface: OpaquePointer
      /// Size of the shape without the blur around it, in pixels.
      var width: Int
      var height: Int
      /// Pixels around the shape.
      var margin: Int
    }

    private struct Key: Hashable {
      var width: Int
      var height: Int
      var radius: Double
      var deviation: Double
    }

    /// How many tiles are kept, of 10 to 200 kB each.
    private static let capacity = 64
    private var tiles: [Key: ByteImage] = [:]

    /// The mask of a rectangle of the given size, all in pixels. The size is rounded to whole ones.
    func mask(width: Double, height: Double, radius: Double, deviation: Double) -> Mask {
      let width = max(Int(width.rounded()), 1)
      let height = max(Int(height.rounded()), 1)
      let margin = Int((3 * deviation).rounded(.up)) + 1
      let half = Int(radius.rounded(.up)) + margin + 1
      let key = Key(
        width: min(width, 2 * half + 1), height: min(height, 2 * half + 1), radius: radius,
        deviation: deviation)
      let tile = tile(key, margin: margin)
      let surface = tile.stretched(width: width + 2 * margin, height: height + 2 * margin)
      return Mask(surface: surface, width: width, height: height, margin: margin)
    }

    private func tile(_ key: Key, margin: Int) -> ByteImage {
      if let tile = tiles[key] { return tile }
      let tile = ByteImage(width: key.width + 2 * margin, height: key.height + 2 * margin) {
        addRoundedRect(
          .init(
            x: Double(margin), y: Double(margin), width: Double(key.width),
            height: Double(key.height)), radius: key.radius, to: $0)
        cairo_fill($0)
      }.blurred(deviation: key.deviation)
      if tiles.count >= Self.capacity { tiles.removeAll() }
      tiles[key] = tile
      return tile
    }
  }
#endif
