import ChoiceScene

/// Finds the index of an id without a hash table: by binary search, through a sorted list of
/// indices where the ids don't already ascend.
struct ItemDirectory: Equatable, Sendable {
  /// Indices in the order of their ids; empty where the ids ascend anyway.
  private var order: [Int] = []
  private var count = 0

  /// A directory of nothing.
  init() {}

  /// A directory of `ids`. O(n) where they ascend, else O(n log n).
  ///
  /// - Throws: ``ChangeError/duplicateItem(_:index:)`` where an id is there twice.
  init(count: Int, id: (Int) -> ItemID) throws(ChangeError) {
    self.count = count
    var isAscending = true
    for index in 0..<max(0, count - 1) where !(id(index) < id(index + 1)) {
      isAscending = false
      break
    }
    if isAscending { return }
    order = [Int](0..<count)
    sortByMerging(&order) {
      let left = id($0)
      let right = id($1)
      return left == right ? $0 < $1 : left < right
    }
    for place in 1..<count where id(order[place - 1]) == id(order[place]) {
      throw .duplicateItem(id(order[place]), index: order[place])
    }
  }

  /// The index of the item `wanted`, if there is one. O(log n).
  func index(of wanted: ItemID, id: (Int) -> ItemID) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if id(index(at: middle)) < wanted { low = middle + 1 } else { high = middle }
    }
    guard low < count else { return nil }
    let found = index(at: low)
    return id(found) == wanted ? found : nil
  }

  private func index(at place: Int) -> Int { order.isEmpty ? place : order[place] }
}

/// Sorts by merging ever longer runs. O(n log n). The standard library's sort would cost a module
/// for the browser twenty times as much for each type that is sorted.
func sortByMerging(_ values: inout [Int], isBefore: (Int, Int) -> Bool) {
  var merged = values
  var length = 1
  while length < values.count {
    var left = 0
    while left < values.count {
      let middle = min(left + length, values.count)
      let end = min(middle + length, values.count)
      var one = left
      var other = middle
      for place in left..<end {
        let takesOne = one < middle && (other == end || !isBefore(values[other], values[one]))
        merged[place] = takesOne ? values[one] : values[other]
        if takesOne { one += 1 } else { other += 1 }
      }
      left = end
    }
    swap(&values, &merged)
    length *= 2
  }
}
