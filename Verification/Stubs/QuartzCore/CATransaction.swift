open class CATransaction: NSObject {
  /// Whether each open transaction, the innermost last, suppresses actions.
  nonisolated(unsafe) static var stubOpen: [Bool] = []

  /// How many have been begun.
  nonisolated(unsafe) public static var stubCount = 0

  open class func begin() {
    stubCount += 1
    stubOpen.append(stubOpen.last ?? false)
  }
  open class func commit() { stubOpen.removeLast() }
  open class func setDisableActions(_ flag: Bool) { stubOpen[stubOpen.count - 1] = flag }
  open class func disableActions() -> Bool { stubOpen.last ?? false }
}
