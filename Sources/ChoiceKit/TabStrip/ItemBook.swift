#if canImport(UIKit)
  internal import ChoiceCore
  internal import ChoiceScene

  /// The app's items, and the numbers that the core calls them by.
  ///
  /// An id keeps its number as long as an item has it.
  struct ItemBook {
    /// The app's items, in reading order.
    private(set) var items: [TabStripView.Item] = []

    private var numbers: [AnyHashable: ItemID] = [:]
    private var ids: [ItemID: AnyHashable] = [:]
    private var next = 0

    /// The number of an id, if an item has it.
    func number(of id: AnyHashable) -> ItemID? { numbers[id] }

    /// The id of a number, if an item has it.
    func id(of number: ItemID) -> AnyHashable? { ids[number] }

    /// The first of the ids that two of these items have.
    static func duplicate(in items: [TabStripView.Item]) -> AnyHashable? {
      var seen: Set<AnyHashable> = []
      return items.first { !seen.insert($0.id).inserted }?.id
    }

    mutating func replaceAll(by new: [TabStripView.Item]) {
      let kept = Set(new.map(\.id))
      for item in items where !kept.contains(item.id) { forget(item.id) }
      items = new
      for item in new { remember(item.id) }
    }

    mutating func insert(_ new: [TabStripView.Item], at index: Int) {
      items.insert(contentsOf: new, at: index)
      for item in new { remember(item.id) }
    }

    mutating func replace(at index: Int, by item: TabStripView.Item) { items[index] = item }

    mutating func remove(at index: Int) { forget(items.remove(at: index).id) }

    mutating func move(from source: Int, to target: Int) {
      items.insert(items.remove(at: source), at: target)
    }

    private mutating func remember(_ id: AnyHashable) {
      if numbers[id] != nil { return }
      let number = ItemID(next)
      next += 1
      numbers[id] = number
      ids[number] = id
    }

    private mutating func forget(_ id: AnyHashable) {
      if let number = numbers.removeValue(forKey: id) { ids[number] = nil }
    }
  }
#endif
