import ChoiceScene
import Testing

@testable import ChoiceCore

/// A popover menu on a stage, which checks that what was opened is closed, and that the arrow agrees
/// with the popover.
final class Menu: OnStage<PopoverMenuModel> {
  /// Whether the app believes it to be open.
  private(set) var isBelievedOpen = false

  init(
    _ content: MenuContent = groups, style: PopoverMenuStyle = .classic,
    frame: SceneRect = SceneRect(x: 60, y: 20, width: 255, height: 44),
    container: SceneSize = SceneSize(width: 375, height: 667),
    at location: SourceLocation = #_sourceLocation, with adjust: (inout Proposal) -> Void = { _ in }
  ) throws {
    var proposal = Proposal(frame: frame, container: container)
    adjust(&proposal)
    super.init(try PopoverMenuModel(content: content, style: style), in: proposal, location)
  }

  /// A menu that is open and at rest.
  static func opened(
    _ content: MenuContent = groups, style: PopoverMenuStyle = .classic, byKey: Bool = false,
    with adjust: (inout Proposal) -> Void = { _ in }
  ) throws -> Menu {
    let menu = try Menu(content, style: style, with: adjust)
    if byKey {
      menu.focusIn()
      menu.key(.down)
    } else {
      try menu.apply(.open())
    }
    menu.settle()
    return menu
  }

  var isOpen: Bool { model.isOpen }
  var chosen: [Int] { model.chosen.map(\.rawValue) }
  var heading: String? { scene.text(PopoverMenuPart.title.node) }
  /// The option that has the focus.
  var focusedOption: Int? {
    focus.flatMap {
      $0 == PopoverMenuModel.itemNode($0.item ?? ItemID(0)) ? $0.item?.rawValue : nil
    }
  }

  override func hear(_ effect: PopoverMenuEffect, _ location: SourceLocation) {
    switch effect {
    case .opened:
      #expect(!isBelievedOpen, sourceLocation: location)
      isBelievedOpen = true
    case .closed:
      #expect(isBelievedOpen, sourceLocation: location)
      isBelievedOpen = false
    default: break
    }
  }

  @discardableResult
  override func render(_ location: SourceLocation = #_sourceLocation) -> [PopoverMenuEffect] {
    let effects = super.render(location)
    if let fault = scene.arrowFault { Issue.record("\(fault)", sourceLocation: location) }
    return effects
  }

  /// Lets the keyboard focus come in.
  func focusIn(visible: Bool = true) {
    if let node = scene.focusEntry { send(.focused(node, visible: visible)) }
  }

  @discardableResult
  func tapButton(_ location: SourceLocation = #_sourceLocation) -> [PopoverMenuEffect] {
    tap(PopoverMenuModel.button, location)
  }

  @discardableResult
  func tapOption(
    _ option: Int, _ location: SourceLocation = #_sourceLocation
  ) -> [PopoverMenuEffect] {
    tap(PopoverMenuModel.itemNode(ItemID(option)), location)
  }

  /// Presses and releases the lower left corner of the container.
  @discardableResult
  func tapBackdrop(_ location: SourceLocation = #_sourceLocation) -> [PopoverMenuEffect] {
    tap(
      ScenePoint(
        x: 1 - proposal.frame.x, y: proposal.container.height - proposal.frame.y - 1), location)
  }
}

extension ControlScene {
  /// A part's frame before its stretch, in the container.
  func frame(_ part: PopoverMenuPart, in proposal: Proposal) -> SceneRect? {
    frameInControl(part.node)?.offset(x: proposal.frame.x, y: proposal.frame.y)
  }

  /// How much of the popover is drawn, from its edge on.
  var grown: Double {
    guard let popover = node(PopoverMenuPart.popover.node) else { return 0 }
    guard let transform = popover.transform else { return 1 }
    return transform.scaleY == 1 ? transform.scaleX : transform.scaleY
  }

  /// Where the arrow isn't on the body's edge, within its corners and its popover.
  var arrowFault: String? {
    guard let arrow = node(PopoverMenuPart.arrow.node) else { return nil }
    guard let body = node(PopoverMenuPart.body.node),
      let whole = node(PopoverMenuPart.popover.node)
    else { return "an arrow without a popover" }
    let inside = SceneRect(whole.frame.size).inset(by: -1e-6)
    let frame = arrow.frame
    if frame.x < inside.x || frame.y < inside.y || frame.maxX > inside.maxX
      || frame.maxY > inside.maxY
    {
      return "the arrow sticks out of its popover"
    }
    return frame.inset(by: -1e-6).intersects(body.frame) ? nil : "the arrow is apart from its body"
  }
}

/// A menu of groups, as an app had it in 2015.
let groups: MenuContent = {
  var content = MenuContent(
    name: "首页",
    options: options([
      "首页", "好友圈", "群微博", "我的微博", "新浪微博", "特别关注", "网络好友", "我的推荐", "明星", "科技", "舞蹈", "企业",
      "我的朋友", "名人明星", "悄悄关注", "周边微博",
    ]), chosen: [ItemID(0)])
  content.sections = [
    OptionSection(count: 5), OptionSection(header: "我的分组", count: 10),
    OptionSection(header: "其他", count: 1),
  ]
  return content
}()

/// A menu of commands: copy, a disabled paste, two radio options, a checkbox, and delete.
let commands: MenuContent = {
  var list = options(["Copy", "Paste", "By name", "By date", "Show hidden", "Delete"])
  list[1].isDisabled = true
  list[2].kind = .radio
  list[3].kind = .radio
  list[4].kind = .checkbox
  list[5].isDestructive = true
  var content = MenuContent(name: "Edit", options: list, meaning: .commands, chosen: [ItemID(2)])
  content.sections = [
    OptionSection(count: 2), OptionSection(header: "Sort", count: 2), OptionSection(count: 2),
  ]
  return content
}()
