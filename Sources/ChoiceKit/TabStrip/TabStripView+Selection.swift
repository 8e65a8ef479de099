#if canImport(UIKit)
  internal import ChoiceCore
  internal import ChoiceScene
  import UIKit

  extension TabStripView {
    /// The index of the selected item; `nil` where none is. Setting it neither moves anything nor
    /// is it reported.
    ///
    /// From 0 to the number of items less one.
    public var selectedIndex: Int? {
      get { host.control.selectedIndex }
      set { setSelectedIndex(newValue, animated: false) }
    }

    /// The id of the selected item; `nil` where none is. Setting it neither moves anything nor is
    /// it reported.
    public var selectedID: AnyHashable? {
      get { host.control.selected.flatMap { book.id(of: $0) } }
      set { setSelectedID(newValue, animated: false) }
    }

    /// Selects the item at an index, or none.
    ///
    /// - Parameters:
    ///   - index: from 0 to the number of items less one; `nil` selects none.
    ///   - animated: whether the indicator moves there.
    ///   - isReported: whether ``selectionHandler`` is told.
    public func setSelectedIndex(_ index: Int?, animated: Bool, isReported: Bool = false) {
      guard let index else { return select(nil, animated, isReported) }
      guard items.indices.contains(index) else {
        return complain(
          "There is no item at index \(index); allowed is nil"
            + (items.isEmpty ? ", for there are no items." : ", and 0 to \(items.count - 1)."))
      }
      setSelectedID(items[index].id, animated: animated, isReported: isReported)
    }

    /// Selects the item of an id, or none.
    ///
    /// - Parameters:
    ///   - id: the id of one of the items; `nil` selects none.
    ///   - animated: whether the indicator moves there.
    ///   - isReported: whether ``selectionHandler`` is told.
    public func setSelectedID(_ id: AnyHashable?, animated: Bool, isReported: Bool = false) {
      guard let id else { return select(nil, animated, isReported) }
      guard let number = book.number(of: id) else { return complainAbout(id) }
      select(number, animated, isReported)
    }

    /// What tells the app what has happened.
    func telling(_ effect: TabStripEffect) -> () -> Void {
      let selection: Selection
      switch effect {
      case .selected(let item, let cause):
        selection = Selection(id: item.flatMap { book.id(of: $0) }, cause: .init(cause))
      case .reselected(let item, let cause):
        selection = Selection(id: book.id(of: item), cause: .init(cause), isRepeated: true)
      }
      return { [weak self] in self?.tell(selection) }
    }

    private func tell(_ selection: Selection) {
      if selection.cause == .person && !selection.isRepeated {
        if playsHaptics { haptics.selectionChanged() }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
      }
      selectionHandler?(self, selection)
    }

    func complainAbout(_ id: AnyHashable) {
      complain("No item has the id \(id.base); allowed are the ids of the strip's items.")
    }

    private func select(_ item: ItemID?, _ animated: Bool, _ isReported: Bool) {
      apply(.select(item, animated: animated, reported: isReported))
    }
  }
#endif
