#if canImport(UIKit)
  internal import ChoiceCore
  internal import ChoiceScene

  /// The app's items, and the numbers that the core calls them by.
  struct ItemBook {
    /// The app's items, in reading order.
    private(set) var items: [TabStripView.Item] = []

    private var numbers = NumberBook()

    /// The number of an id, if an item has it.
    func number(of id: AnyHashable) -> ItemID? { numbers.number(of: id) }

    /// The id of a number, if an item has it.
    func id(of number: ItemID) -> AnyHashable? { numbers.id(of: number) }

    mutating func replaceAll(by new: [TabStripView.Item]) {
      items = new
      numbers.replaceAll(by: new.map(\.id))
    }

    mutating func insert(_ new: [TabStripView.Item], at index: Int) {
      items.insert(contentsOf: new, at: index)
      for item in new { numbers.remember(item.id) }
    }

    mutating func replace(at index: Int, by item: TabStripView.Item) { items[index] = item }

    mutating func remove(at index: Int) { numbers.forget(items.remove(at: index).id) }

    mutating func move(from source: Int, to target: Int) {
      items.insert(items.remove(at: source), at: target)
    }
  }
#endif
