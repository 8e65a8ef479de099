@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
}

// In UIKit these are optional.
extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}

@MainActor open class UIScrollView: UIView {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  open weak var delegate: (any UIScrollViewDelegate)?
  open var contentSize = CGSize.zero
  open var isScrollEnabled = true
  open var bounces = true
  open var alwaysBounceHorizontal = false
  open var scrollsToTop = true
  open var showsHorizontalScrollIndicator = true
  open var showsVerticalScrollIndicator = true
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open private(set) var isTracking = false
  open private(set) var isDragging = false
  open private(set) var isDecelerating = false
  public let panGestureRecognizer = UIPanGestureRecognizer()
  private var stubStartOffset = CGPoint.zero

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  // The offset is the origin of the bounds.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds = CGRect(origin: newValue, size: bounds.size) }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      if newValue.origin != old { delegate?.scrollViewDidScroll(self) }
    }
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    isDecelerating = false
    self.contentOffset = contentOffset
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let end = stubEnd
    var place = contentOffset
    place.x = min(max(min(max(place.x, rect.maxX - bounds.width), rect.minX), 0), end.x)
    place.y = min(max(min(max(place.y, rect.maxY - bounds.height), rect.minY), 0), end.y)
    if place != contentOffset { contentOffset = place }
  }

  /// The farthest that the content can be scrolled.
  private var stubEnd: CGPoint {
    CGPoint(
      x: max(0, contentSize.width - bounds.width), y: max(0, contentSize.height - bounds.height))
  }

  // Documented: false where the view is a control.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  func stubCanScroll(sideways: Bool) -> Bool {
    if !isScrollEnabled || !panGestureRecognizer.isEnabled { return false }
    return sideways
      ? contentSize.width > bounds.width || alwaysBounceHorizontal
      : contentSize.height > bounds.height
  }

  func stubBeginDrag() {
    isTracking = true
    isDragging = true
    isDecelerating = false
    stubStartOffset = contentOffset
    delegate?.scrollViewWillBeginDragging(self)
  }

  /// The finger is so far to the left and above of where it took hold. Beyond the ends the content
  /// follows half as far, if it bounces.
  func stubDrag(by distance: CGPoint) {
    let end = stubEnd
    var place = stubStartOffset
    if contentSize.width > bounds.width || alwaysBounceHorizontal {
      place.x = stubPulled(place.x + distance.x, upTo: end.x)
    }
    if contentSize.height > bounds.height {
      place.y = stubPulled(place.y + distance.y, upTo: end.y)
    }
    contentOffset = place
  }

  private func stubPulled(_ value: CGFloat, upTo end: CGFloat) -> CGFloat {
    let within = min(max(value, 0), end)
    return bounces ? within + (value - within) / 2 : within
  }

  func stubEndDrag() {
    isTracking = false
    isDragging = false
    delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
  }

  /// A person scrolls to a place, with a finger that comes and goes: sideways, or where there is
  /// nothing to scroll sideways, up and down.
  public func stubScroll(to place: CGFloat) {
    stubBeginDrag()
    let end = stubEnd
    if end.x > 0 || end.y == 0 {
      contentOffset.x = bounces ? place : min(max(place, 0), end.x)
    } else {
      contentOffset.y = bounces ? place : min(max(place, 0), end.y)
    }
    stubEndDrag()
  }

  /// A person throws the content, which then glides so far in so many steps, unless it is stopped.
  public func stubThrow(
    by distance: CGFloat, over steps: Int, afterStep: (@MainActor (Int) -> Void)? = nil
  ) {
    stubBeginDrag()
    isTracking = false
    isDragging = false
    isDecelerating = true
    delegate?.scrollViewDidEndDragging(self, willDecelerate: true)
    let start = contentOffset.x
    for step in 1...steps {
      if !isDecelerating { return }
      contentOffset.x = start + distance * CGFloat(step) / CGFloat(steps)
      afterStep?(step)
    }
    isDecelerating = false
    delegate?.scrollViewDidEndDecelerating(self)
  }

  /// A finger takes hold of the content, wherever it is, and stays.
  public func stubHold() { stubBeginDrag() }
  /// That finger moves.
  public func stubMoveHold(by distance: CGFloat) { stubDrag(by: CGPoint(x: distance, y: 0)) }
  /// That finger goes.
  public func stubRelease() { stubEndDrag() }
}

@MainActor open class UIGestureRecognizer: NSObject {
  open var isEnabled = true
}

@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {}
