@MainActor
open class UIView: UIResponder, UITraitEnvironment, UIFocusItem,
  UILargeContentViewerItem
{
  public static let noIntrinsicMetric: CGFloat = -1

  open class var layerClass: AnyClass { CALayer.self }
  open var layer: CALayer { stubLayer }
  private lazy var stubLayer: CALayer = Self.stubLayer(of: type(of: self).layerClass)

  open var isHidden = false
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var backgroundColor: UIColor? {
    didSet { layer.backgroundColor = backgroundColor?.resolvedColor(with: traitCollection).cgColor }
  }
  open var contentMode = ContentMode.scaleToFill
  open var tintColor: UIColor! = UIColor(red: 0, green: 0.478, blue: 1, alpha: 1)
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified

  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?
  open var interactions: [any UIInteraction] = []
  open internal(set) var traitCollection = UITraitCollection(stubStyle: .light)
  var stubRegistrations: [AnyObject] = []
  private var needsLayout = true

  open var focusGroupIdentifier: String?
  open var focusGroupPriority = UIFocusGroupPriority.ignored
  open var focusEffect: UIFocusEffect? = UIFocusEffect()
  open var showsLargeContentViewer = false
  open var largeContentTitle: String?
  open var largeContentImage: UIImage?

  public init(frame: CGRect) {
    super.init()
    layer.frame = frame
  }

  public convenience override init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) { super.init() }

  private static func stubLayer(of type: AnyClass) -> CALayer {
    guard let type = type as? CALayer.Type else { return CALayer() }
    return type.init()
  }

  // Geometry: a view keeps it in its layer.

  open var frame: CGRect {
    get { layer.frame }
    set { stubChange { layer.frame = newValue } }
  }

  open var bounds: CGRect {
    get { layer.bounds }
    set { stubChange { layer.bounds = newValue } }
  }

  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }

  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }

  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  private func stubChange(_ change: () -> Void) {
    let old = bounds
    change()
    if bounds != old { setNeedsLayout() }
  }

  private func stubPath() -> [UIView] {
    var path = [self]
    while let above = path.last?.superview { path.append(above) }
    return path
  }

  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inRoot = stubPath().reduce(point) { $1.layer.stubToSuperlayer($0) }
    guard let view else { return inRoot }
    return view.stubPath().reversed().reduce(inRoot) { $1.layer.stubFromSuperlayer($0) }
  }

  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    if let view { return view.convert(point, to: self) }
    return stubPath().reversed().reduce(point) { $1.layer.stubFromSuperlayer($0) }
  }

  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map { convert($0, to: view) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.layer.stubFromSuperlayer(point), with: event) { return hit }
    }
    return self
  }

  // The tree.

  open override var next: UIResponder? { superview }
  open var window: UIWindow? { superview?.window }

  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  open func insertSubview(_ view: UIView, at index: Int) {
    if view.superview === self {
      // The view is taken out first, and then counts no more.
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: min(index, subviews.count))
      return
    }
    // Documented: the index cannot be greater than the number of subviews.
    precondition(index <= subviews.count)
    let old = view.window
    let new = window
    view.superview?.subviews.removeAll { $0 === view }
    if old !== new { view.stubWillMove(to: new) }
    view.superview = self
    subviews.insert(view, at: index)
    view.stubInherit(traitCollection)
    if old !== new { view.stubDidMove() }
    setNeedsLayout()
  }

  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    let others = subviews.filter { $0 !== view }
    insertSubview(view, at: others.firstIndex { $0 === siblingSubview } ?? others.count)
  }

  open func removeFromSuperview() {
    guard let above = superview else { return }
    let old = window
    if old != nil { stubWillMove(to: nil) }
    above.subviews.removeAll { $0 === self }
    superview = nil
    above.setNeedsLayout()
    if let old {
      stubDidMove()
      old.stubFocus.viewHasGone(from: above, losesFocus: old.stubLosesFocusWithViews)
    }
  }

  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  private func stubWillMove(to window: UIWindow?) {
    willMove(toWindow: window)
    for view in subviews { view.stubWillMove(to: window) }
  }

  private func stubDidMove() {
    didMoveToWindow()
    for view in subviews { view.stubDidMove() }
  }

  open func isDescendant(of view: UIView) -> Bool { stubPath().contains { $0 === view } }

  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  // Layout.

  open func setNeedsLayout() { needsLayout = true }

  open func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  open func layoutSubviews() {}

  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  public private(set) var stubInvalidations = 0
  open func invalidateIntrinsicContentSize() { stubInvalidations += 1 }
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  public var stubSafeAreaInsets = UIEdgeInsets()
  open var safeAreaInsets: UIEdgeInsets { stubSafeAreaInsets }

  // Traits and focus.

  @available(iOS, introduced: 8.0, deprecated: 17.0)
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var canBecomeFocused: Bool { false }
  open var isFocused: Bool { window?.stubFocus.item === self }
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { superview }
  open func setNeedsFocusUpdate() { window?.stubFocus.request(in: self) }
  open func updateFocusIfNeeded() { window?.stubFocus.update() }
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
}
