#if canImport(UIKit)
  internal import ChoiceScene
  import UIKit

  /// Tells assistive technology what a person who doesn't see it must hear of: that a list has
  /// opened, where its cursor is to be then, and what state the list is in.
  struct Announcer {
    private var expanded: NodeID?
    private var hasOpened = false
    private var status: Utf8Text?

    /// Tells what differs from the last scene. A list that opens is told of when it is at rest: the
    /// cursor would be drawn where it was.
    @MainActor mutating func tell(of scene: ControlScene, shownBy tree: NodeTree) {
      let last = expanded
      expanded = scene.nodes.first { $0.semantics?.isExpanded == true }?.id
      if expanded != last { hasOpened = expanded != nil }
      if expanded == nil, let last, let heading = tree[last]?.view {
        UIAccessibility.post(notification: .screenChanged, argument: heading)
      }
      let news = scene.nodes.first { $0.semantics?.role == .status }?.semantics?.name
      if hasOpened && scene.motionEnds == nil {
        hasOpened = false
        UIAccessibility.post(notification: .screenChanged, argument: entry(of: scene, tree))
      } else if !hasOpened, let news, news != status {
        UIAccessibility.post(notification: .announcement, argument: news.string)
      }
      status = news
    }

    /// Where the cursor goes in a list: to what has the focus, else to the chosen option, else to
    /// the first; in one that has none, to what says so.
    @MainActor private func entry(of scene: ControlScene, _ tree: NodeTree) -> UIView? {
      let list = scene.nodes.drop {
        $0.semantics?.role != .listBox && $0.semantics?.role != .status
      }
      let elements = list.filter { $0.semantics?.isElement == true }
      let entry =
        elements.first { $0.id == scene.focus }
        ?? elements.first { $0.semantics?.isSelected == true } ?? elements.first
      return entry.flatMap { tree[$0.id]?.view }
    }
  }
#endif
