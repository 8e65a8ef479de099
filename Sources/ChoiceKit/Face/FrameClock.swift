#if canImport(UIKit)
  import UIKit

  /// Calls back for each frame while it runs.
  @MainActor final class FrameClock {
    /// Called with the time at which the frame will be seen, on the clock of `CACurrentMediaTime`.
    var onFrame: ((CFTimeInterval) -> Void)?

    private var link: CADisplayLink?

    /// Whether frames are asked for.
    var isRunning: Bool {
      get { link != nil }
      set {
        if newValue == isRunning { return }
        link?.invalidate()
        link = newValue ? FrameTarget(self).makeLink() : nil
        link?.add(to: .main, forMode: .common)
      }
    }
  }

  /// What a display link calls and retains, so that it doesn't retain the clock.
  ///
  /// Calling a selector takes the Objective-C runtime: the only place that needs it.
  @MainActor private final class FrameTarget: NSObject {
    private weak var clock: FrameClock?

    init(_ clock: FrameClock) {
      self.clock = clock
    }

    func makeLink() -> CADisplayLink {
      #if canImport(ObjectiveC)
        CADisplayLink(target: self, selector: #selector(step(_:)))
      #else
        CADisplayLink(target: self, selector: Selector("step:"))
      #endif
    }

    private func tick(_ link: CADisplayLink) {
      guard let clock else { return link.invalidate() }
      clock.onFrame?(link.targetTimestamp)
    }

    #if canImport(ObjectiveC)
      @objc private func step(_ link: CADisplayLink) { tick(link) }
    #endif
  }

  #if !canImport(ObjectiveC)
    extension FrameTarget: StubPerforming {
      func stubPerform(_ selector: Selector, with sender: CADisplayLink) { tick(sender) }
    }
  #endif
#endif
