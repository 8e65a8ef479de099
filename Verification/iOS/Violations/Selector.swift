// caught by: argument of '#selector' refers to instance method 'step' that is not exposed to Objective-C
import UIKit

final class Violation: NSObject {
  var selector: Selector { #selector(step(_:)) }
  private func step(_ link: CADisplayLink) {}
}
