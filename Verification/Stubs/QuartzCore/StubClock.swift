/// The one clock of the stubs, which tests move, and the display links that run on it.
///
/// Everything happens on the main thread.
public enum StubClock {
  /// What `CACurrentMediaTime` answers.
  nonisolated(unsafe) public private(set) static var now: CFTimeInterval = 1000
  nonisolated(unsafe) private static var links: [CADisplayLink] = []
  /// What is done after each frame: windows lay themselves out.
  nonisolated(unsafe) public static var afterFrame: [ObjectIdentifier: @MainActor () -> Void] = [:]

  public static var runningLinks: Int { links.count { !$0.isPaused } }

  static func add(_ link: CADisplayLink) { links.append(link) }
  static func remove(_ link: CADisplayLink) { links.removeAll { $0 === link } }

  /// Lets time pass without a frame.
  public static func set(_ time: CFTimeInterval) { now = time }

  /// Lets a frame happen now, whose pictures are those of `target`.
  @MainActor public static func frame(target: CFTimeInterval) {
    for link in links where !link.isPaused {
      link.stubFire(timestamp: now, targetTimestamp: target)
    }
    for action in Array(afterFrame.values) { action() }
  }

  /// Lets time pass with sixty frames a second. Each is announced a frame before it is seen.
  @MainActor public static func advance(_ seconds: CFTimeInterval) {
    let end = now + seconds
    while now < end - 1e-9 {
      now = min(now + 1.0 / 60, end)
      frame(target: now + 1.0 / 60)
    }
  }
}
