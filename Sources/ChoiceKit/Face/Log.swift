#if canImport(UIKit)
  import UIKit

  /// Where mistakes of code are said that cannot be thrown.
  @MainActor enum Log {
    /// Writes a line to the system's log; tests replace it.
    static var write: (String) -> Void = { message in
      NSLog("%@", NSString(string: message))
    }
  }
#endif
