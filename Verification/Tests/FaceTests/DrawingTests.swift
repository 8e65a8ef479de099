import ChoiceScene
import QuartzCore
import Testing
import UIKit

@testable import ChoiceKit

@Suite("Drawing in UIKit")
@MainActor struct DrawingTests {
  private func native(_ change: (inout Node) -> Void) -> (NativeNode, NodeTree) {
    let tree = NodeTree()
    var node = Node(
      id: NodeID(part: 1), parent: nil, frame: SceneRect(x: 10, y: 20, width: 100, height: 40))
    change(&node)
    return (NativeNode(node, in: tree), tree)
  }

  private func text(_ string: Utf8Text, size: Double = 16) -> NodeContent {
    .text(
      TextContent(
        TextRun(string, TextStyle(size: size, weight: 700)), color: RGBA(0xff0000),
        alignment: .right))
  }

  @Test("A text stands on its baseline, one em below the top of a line box in the middle")
  func baseline() throws {
    let (native, _) = native { $0.content = text("Ag") }
    let label = try #require((native.view.subviews.first as? TextView)?.label)
    // The label centres a line whose baseline is `ascender` below its top.
    let baseline = label.frame.midY - label.font.lineHeight / 2 + label.font.ascender
    #expect(abs(baseline - ((40 - 20) / 2 + 16)) < 0.01)
    #expect(label.frame.height >= label.font.lineHeight)
    #expect(label.frame.width == 100 && label.frame.minX == 0)
    #expect(label.textAlignment == .right)
    #expect(label.textColor == .red)
    #expect(label.font.stubWeight == .bold && label.font.pointSize == 16)
    #expect(label.lineBreakMode == .byTruncatingTail && label.numberOfLines == 1)
  }

  @Test("A transform is about its anchor, and the frame is the one before it")
  func transform() {
    let (native, _) = native {
      $0.transform = SceneTransform(scaleX: 2, scaleY: 0.5, anchor: ScenePoint(x: 0, y: 1))
    }
    let host = UIView(frame: .zero)
    host.addSubview(native.view)
    let seen = native.view.convert(native.view.bounds, to: host)
    #expect(seen == CGRect(x: 10, y: 40, width: 200, height: 20))
    #expect(native.view.bounds == CGRect(x: 0, y: 0, width: 100, height: 40))
  }

  @Test("Corners are at most half of the shorter side, also when the size changes")
  func corners() {
    let (native, tree) = native { $0.cornerRadius = 1000 }
    #expect(native.view.layer.cornerRadius == 20)
    var node = native.node
    node.frame.height = 10
    native.show(node, in: tree)
    #expect(native.view.layer.cornerRadius == 5)
  }

  @Test("Fill, border and clipping")
  func paint() {
    let (native, tree) = native {
      $0.fill = .color(RGBA(0xff0000))
      $0.border = Border(width: 2, color: RGBA(0x000000))
      $0.clipsChildren = true
    }
    #expect(native.view.backgroundColor == .red)
    #expect(native.view.layer.borderWidth == 2)
    #expect(native.view.layer.borderColor == UIColor.black.cgColor)
    #expect(native.view.clipsToBounds)
    var node = native.node
    node.fill = .none
    node.border = nil
    node.clipsChildren = false
    native.show(node, in: tree)
    #expect(native.view.backgroundColor == nil)
    #expect(native.view.layer.borderWidth == 0)
    #expect(!native.view.clipsToBounds)
  }

  @Test("A gradient and a shadow come and go, below what is inside the node")
  func layers() throws {
    let fill = GradientFill(
      start: ScenePoint(x: 0, y: 0.5), end: ScenePoint(x: 1, y: 0.5),
      stops: [.init(0, RGBA(0x000000)), .init(0.8, RGBA(0xffffff))])
    let (native, tree) = native {
      $0.content = text("A")
      $0.fill = .gradient(fill)
    }
    let child = UIView(frame: .zero)
    native.insert(child, at: 0)
    var node = native.node
    node.shadow = DropShadow(color: RGBA(0x000000), blur: 4, offset: ScenePoint(x: 0, y: 1))
    node.cornerRadius = 8
    native.show(node, in: tree)
    let kinds = native.view.subviews.map { "\(type(of: $0))" }
    #expect(kinds == ["ShadowView", "GradientView", "TextView", "UIView"])
    #expect(native.children == [child])
    let gradient = try #require(native.view.subviews[1].layer as? CAGradientLayer)
    #expect(gradient.locations?.map(\.doubleValue) == [0, 0.8])
    #expect(gradient.endPoint == CGPoint(x: 1, y: 0.5))
    let shadow = native.view.subviews[0].layer
    #expect(shadow.shadowRadius == 2 && shadow.shadowOffset == CGSize(width: 0, height: 1))
    #expect(shadow.shadowOpacity == 1)
    #expect((shadow.mask as? CAShapeLayer)?.fillRule == .evenOdd)
    node.shadow = nil
    node.fill = .none
    node.content = .none
    native.show(node, in: tree)
    #expect(native.view.subviews == [child])
  }

  @Test("A drawing fills its frame, filled or stroked, and changes with it")
  func outline() throws {
    let (native, tree) = native {
      $0.content = .image(ImageContent(.outline(.chevronDown), tint: RGBA(0xff0000)))
    }
    let shape = try #require(native.view.subviews.first?.layer as? CAShapeLayer)
    #expect(shape.strokeColor == UIColor.red.cgColor && shape.fillColor == nil)
    #expect(abs(shape.lineWidth - 14) < 1e-9)
    #expect(shape.lineCap == .round && shape.lineJoin == .round)
    #expect(shape.path?.stubElements.first == .move(CGPoint(x: 10, y: 12)))
    var node = native.node
    node.content = .image(ImageContent(.outline(.arrowDown)))
    native.show(node, in: tree)
    #expect(native.view.subviews.first?.layer === shape)
    #expect(shape.fillColor == UIColor.black.cgColor && shape.strokeColor == nil)
  }

  @Test("A tint makes a template of a picture, and without one it keeps its colours")
  func tint() throws {
    UIImage.stubNames = ["star"]
    let (native, tree) = native {
      $0.content = .image(ImageContent(.named("star"), tint: RGBA(0xff0000)))
    }
    let view = try #require(native.view.subviews.first as? PictureView)
    #expect(view.image?.renderingMode == .alwaysTemplate && view.tintColor == .red)
    #expect(view.contentMode == .scaleAspectFit)
    var node = native.node
    node.content = .image(ImageContent(.named("star"), fillsFrame: true))
    native.show(node, in: tree)
    #expect(view.image?.renderingMode == .alwaysOriginal)
    #expect(view.contentMode == .scaleAspectFill)
  }

  @Test("A node that becomes another kind keeps its place and what is in it")
  func kinds() throws {
    let tree = NodeTree()
    let root = UIView(frame: .zero)
    tree.root = root
    let frame = SceneRect(x: 0, y: 0, width: 10, height: 10)
    let ids = (1...4).map { NodeID(part: UInt8($0)) }
    for (index, id) in ids.prefix(3).enumerated() {
      tree.insert(Node(id: id, parent: nil, frame: frame), at: index)
    }
    tree.insert(Node(id: ids[3], parent: ids[1], frame: frame), at: 0)
    let child = try #require(tree[ids[3]]?.view)
    var node = Node(id: ids[1], parent: nil, frame: frame)
    node.scroll = ScrollRegion(
      contentSize: SceneSize(width: 30, height: 10), offset: 5, isEnabled: true)
    tree.update(node)
    let scroller = try #require(tree[ids[1]]?.view as? NodeScrollView)
    #expect(root.subviews.firstIndex { $0 === scroller } == 1)
    #expect(root.subviews.count == 3)
    #expect(child.superview === scroller)
    #expect(scroller.contentOffset.x == 5)
  }

  @Test("Nodes move among their siblings as the scene says")
  func moves() {
    let tree = NodeTree()
    let root = UIView(frame: .zero)
    tree.root = root
    let frame = SceneRect(x: 0, y: 0, width: 10, height: 10)
    let parent = NodeID(part: 9)
    let ids = (1...4).map { NodeID(part: UInt8($0)) }
    tree.insert(Node(id: parent, parent: nil, frame: frame), at: 0)
    for (index, id) in ids.enumerated() {
      tree.insert(Node(id: id, parent: parent, frame: frame), at: index)
    }
    func order() -> [UInt8] {
      (tree[parent]?.view.subviews ?? []).map { view in
        ids.first { tree[$0]?.view === view }?.part ?? 0
      }
    }
    tree.move(Node(id: ids[0], parent: parent, frame: frame), to: 2)
    #expect(order() == [2, 3, 1, 4])
    tree.move(Node(id: ids[3], parent: parent, frame: frame), to: 0)
    #expect(order() == [4, 2, 3, 1])
    tree.move(Node(id: ids[3], parent: parent, frame: frame), to: 3)
    #expect(order() == [2, 3, 1, 4])
  }

  @Test("Both fades together are no wider than the node")
  func fades() {
    let layer = CAGradientLayer()
    layer.show(EdgeFade(left: 30, right: 90, strength: 0.75), width: 60)
    #expect(layer.locations?.map(\.doubleValue) == [0, 0.25, 0.25, 1])
    let alphas = (layer.colors ?? []).map { ($0 as? CGColor)?.alpha }
    #expect(alphas == [0.25, 1, 1, 0.25])
    layer.show(EdgeFade(left: 0, right: 15), width: 60)
    let edges = (layer.colors ?? []).map { ($0 as? CGColor)?.alpha }
    #expect(edges == [1, 1, 1, 0])
  }

  @Test("Texts are measured in the system font, rounded up to a quarter of a point")
  func measure() {
    let run = TextRun("abc", TextStyle(size: 15.1))
    #expect(Measure.metrics(of: run).width == 22.75)
    #expect(Measure.metrics(of: TextRun("", TextStyle(size: 15))).width == 0)
    for number in stride(from: 100, through: 900, by: 100) {
      #expect(UIFont.Weight(number).number == number)
    }
  }
}
