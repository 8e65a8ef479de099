open class CATransaction: NSObject {
  /// Whether each open transaction, the innermost last, suppresses actions.
  nonisolated(unsafe) static var stubOpen: [Bool] = []

  open class func begin() { stubOpen.append(stubOpen.last ?? false) }
  open class func commit() { stubOpen.removeLast() }
  open class func setDisableActions(_ flag: Bool) { stubOpen[stubOpen.count - 1] = flag }
  open class func disableActions() -> Bool { stubOpen.last ?? false }
}
