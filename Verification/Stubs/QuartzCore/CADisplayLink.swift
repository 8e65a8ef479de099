public typealias CFTimeInterval = Double

public func CACurrentMediaTime() -> CFTimeInterval { StubClock.now }

#if !canImport(ObjectiveC)
  public struct Selector: Hashable, Sendable {
    public var stubName: String
    public init(_ str: String) { stubName = str }
  }
#endif

/// What a display link's target does in place of the Objective-C runtime.
public protocol StubPerforming: AnyObject {
  @MainActor func stubPerform(_ selector: Selector, with sender: CADisplayLink)
}

open class CADisplayLink: NSObject {
  // Documented: a display link retains its target.
  private let target: Any
  private let selector: Selector
  open var isPaused = false
  open private(set) var timestamp: CFTimeInterval = 0
  open private(set) var targetTimestamp: CFTimeInterval = 0
  open private(set) var duration: CFTimeInterval = 0

  public init(target: Any, selector sel: Selector) {
    self.target = target
    selector = sel
    super.init()
  }

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) { StubClock.add(self) }
  open func invalidate() { StubClock.remove(self) }

  @MainActor func stubFire(timestamp: CFTimeInterval, targetTimestamp: CFTimeInterval) {
    self.timestamp = timestamp
    self.targetTimestamp = targetTimestamp
    duration = targetTimestamp - timestamp
    #if !canImport(ObjectiveC)
      (target as? any StubPerforming)?.stubPerform(selector, with: self)
    #endif
  }
}
