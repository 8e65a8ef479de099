#if canImport(UIKit)
  internal import ChoiceScene
  import UIKit

  /// A node whose content scrolls, by the platform's own scrolling.
  final class NodeScrollView: UIScrollView, UIScrollViewDelegate {
    let nodeID: NodeID
    private weak var input: (any NodeInput)?
    /// Whether the offset is being set as the scene says, which is nothing to report.
    private var isShowing = false

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
      isShowing = true
      isScrollEnabled = scroll.isEnabled
      let size = CGSize(scroll.contentSize)
      if contentSize != size { contentSize = size }
      let offset = CGPoint(x: scroll.offset, y: 0)
      // While a finger holds the content, the content is where the finger has it.
      if !isDragging && contentOffset != offset { setContentOffset(offset, animated: false) }
      isShowing = false
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
      if isShowing { return }
      // While the control scrolls by itself, only a person's own scrolling counts: UIKit brings
      // what gets the focus into view, and the control does that too.
      if input?.isMoving == true && !isDragging && !isDecelerating { return }
      report()
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      report()
    }

    private func report() { input?.take(.scrolled(nodeID, to: contentOffset.x)) }
  }
#endif
