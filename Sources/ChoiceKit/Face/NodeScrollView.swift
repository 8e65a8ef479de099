#if canImport(UIKit)
  internal import ChoiceScene
  import UIKit

  /// A node whose content scrolls, by the platform's own scrolling.
  final class NodeScrollView: UIScrollView, UIScrollViewDelegate {
    private(set) var nodeID: NodeID
    private var axis = ScrollAxis.horizontal
    private weak var input: (any NodeInput)?
    /// Where the scene has it scrolled to.
    private var shownOffset = CGPoint.zero
    /// Whether the offset is being set to that, or to what a person is to see: whoever scrolls.
    private var cause = Cause.platform

    private enum Cause {
      case platform, scene, person
    }

    init(_ id: NodeID, input: (any NodeInput)?) {
      nodeID = id
      self.input = input
      super.init(frame: .zero)
      delegate = self
      showsHorizontalScrollIndicator = false
      showsVerticalScrollIndicator = false
      scrollsToTop = false
      delaysContentTouches = false
      contentInsetAdjustmentBehavior = .never
      isAccessibilityElement = false
    }

    required init?(coder: NSCoder) { nil }

    func show(_ node: Node) {
      guard let scroll = node.scroll else { return }
      nodeID = node.id
      axis = scroll.axis
      isScrollEnabled = scroll.isEnabled
      bounces = scroll.bounces
      let size = CGSize(scroll.contentSize)
      if contentSize != size { contentSize = size }
      shownOffset = CGPoint(scroll.origin)
      scrollToShown()
    }

    /// Scrolls an area of the content into view, for a person who is there without a finger.
    func reveal(_ area: CGRect) {
      cause = .person
      scrollRectToVisible(area, animated: false)
      cause = .platform
    }

    private func scrollToShown() {
      // While a finger holds the content, the content is where the finger has it. UIKit rounds
      // offsets to pixels, and setting one stops what still glides: so not for less than that.
      let distance = max(
        abs(contentOffset.x - shownOffset.x), abs(contentOffset.y - shownOffset.y))
      if isDragging || distance < 0.1 { return }
      cause = .scene
      setContentOffset(shownOffset, animated: false)
      cause = .platform
    }

    /// A control loses its touch when a scroll begins; UIKit's default keeps it.
    override func touchesShouldCancel(in view: UIView) -> Bool { true }

    override func layoutSubviews() {
      super.layoutSubviews()
      // A mask lies in what scrolls, and is to stay where the view is.
      layer.mask?.frame = bounds
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { report() }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      guard let input, cause != .scene, !input.isRendering else { return }
      let isPersons = isDragging || isDecelerating || cause == .person
      // UIKit brings what has got the focus into view. Where the control moves, it does that.
      if input.isMoving && !isPersons { return scrollToShown() }
      report()
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      report()
    }

    private func report() {
      let offset = axis == .horizontal ? contentOffset.x : contentOffset.y
      input?.take(.scrolled(nodeID, to: offset))
    }
  }
#endif
