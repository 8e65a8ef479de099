#if canImport(UIKit)
  internal import ChoiceScene

  /// The numbers that the core calls the app's ids by.
  ///
  /// An id keeps its number as long as something has it.
  struct NumberBook {
    private var numbers: [AnyHashable: ItemID] = [:]
    private var ids: [ItemID: AnyHashable] = [:]
    private var next = 0

    /// The number of an id, if something has it.
    func number(of id: AnyHashable) -> ItemID? { numbers[id] }

    /// The id of a number, if something has it.
    func id(of number: ItemID) -> AnyHashable? { ids[number] }

    /// The number of an id from now on.
    @discardableResult
    mutating func remember(_ id: AnyHashable) -> ItemID {
      if let number = numbers[id] { return number }
      let number = ItemID(next)
      next += 1
      numbers[id] = number
      ids[number] = id
      return number
    }

    /// Nothing has this id any more.
    mutating func forget(_ id: AnyHashable) {
      if let number = numbers.removeValue(forKey: id) { ids[number] = nil }
    }

    /// Exactly these ids are there now.
    mutating func replaceAll(by new: [AnyHashable]) {
      let kept = Set(new)
      for id in numbers.keys where !kept.contains(id) { forget(id) }
      for id in new { remember(id) }
    }

    /// The first of the ids that is there twice.
    static func duplicate(in ids: [AnyHashable]) -> AnyHashable? {
      var seen: Set<AnyHashable> = []
      return ids.first { !seen.insert($0).inserted }
    }
  }
#endif
