#if Raster
  import Foundation
  import Testing

  /// Compares a picture with the one of that name in Tests/ChoiceRasterTests/Snapshots.
  ///
  /// Tests never change what they are compared with. A picture that is missing or differs is
  /// written below build/snapshots, at the same path as the one it is for, and the test fails. With
  /// `CHOICE_SNAPSHOTS=write` in the environment every picture is written there, and none fails.
  ///
  /// A channel may differ by 16 of 255, and more than that in one pixel of 200: other versions of
  /// the libraries draw edges a little differently.
  func expectSnapshot(
    _ png: [UInt8], _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let place = "ChoiceRasterTests/Snapshots/\(name).png"
    let expected = tests.deletingLastPathComponent().appendingPathComponent(place)
    let found = tests.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("build/snapshots/\(place)")
    func write() throws {
      try FileManager.default.createDirectory(
        at: found.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(png).write(to: found)
    }
    if ProcessInfo.processInfo.environment["CHOICE_SNAPSHOTS"] == "write" {
      try write()
      return
    }
    let pixels = try Pixels(png: png)
    guard let data = try? Data(contentsOf: expected) else {
      try write()
      Issue.record("There is no snapshot \(place) yet.", sourceLocation: sourceLocation)
      return
    }
    let limit = 8 << 10
    #expect(data.count <= limit, "\(place) is too large", sourceLocation: sourceLocation)
    let difference = pixels.difference(from: try Pixels(png: Array(data)), tolerance: 16)
    if difference > 0.005 {
      try write()
      Issue.record(
        "\(place): \(100 * difference) % of the pixels differ.", sourceLocation: sourceLocation)
    }
  }
#endif
