// caught by: passing closure as a 'sending' parameter risks causing data races
import UIKit

final class Value {
  var count = 0
}

@MainActor func violation(_ value: Value) {
  Task.detached { value.count += 1 }
  value.count += 1
}
