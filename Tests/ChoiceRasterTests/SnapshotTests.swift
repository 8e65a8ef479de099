#if Raster
  import ChoiceRaster
  import ChoiceScene
  import Testing

  /// Whole pictures, to be looked at.
  @MainActor @Suite struct SnapshotTests {
    @Test func strip() throws {
      try expectSnapshot(
        Shared.renderer().png(Gallery.strip, scale: 1, background: RGBA(0xffffff)), "strip")
    }

    @Test func list() throws {
      try expectSnapshot(
        Shared.renderer().png(Gallery.list, scale: 1, background: RGBA(0xf4f6fb)), "list")
    }
  }
#endif
