/// Things that JavaScript names by small numbers. A number is used again when its thing has gone.
public struct HandleTable<Thing> {
  private var things: [Thing?] = []
  private var free: [Int] = []

  /// A table of nothing.
  public init() {}

  /// Keeps a thing, and returns its handle.
  public mutating func add(_ thing: Thing) -> Int {
    if let handle = free.popLast() {
      things[handle] = thing
      return handle
    }
    things.append(thing)
    return things.count - 1
  }

  /// The thing of a handle, or `nil` where there is none.
  public subscript(handle: Int) -> Thing? {
    things.indices.contains(handle) ? things[handle] : nil
  }

  /// Lets go of the thing of a handle. Does nothing where there is none.
  public mutating func remove(_ handle: Int) {
    guard self[handle] != nil else { return }
    things[handle] = nil
    free.append(handle)
  }
}
