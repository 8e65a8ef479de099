// What the core must not contain. `embedded.sh --self-test` compiles this file and fails unless
// the check finds each of these symbols. It is part of no product.

// caught by: _swift_stdlib_getNormData
func violation(_ left: String, equals right: String) -> Bool { left == right }

// caught by: _swift_stdlib_getGraphemeBreakProperty
func violation(countOf text: String) -> Int { text.count }

// caught by: _swift_stdlib_getMapping
func violation(lowercased text: String) -> String { text.lowercased() }

// caught by: fmod
func violation(_ left: Double, remainder right: Double) -> Double {
  left.truncatingRemainder(dividingBy: right)
}

// caught by: fma
func violation(_ sum: Double, _ left: Double, _ right: Double) -> Double {
  sum.addingProduct(left, right)
}

// caught by: round
func violation(rounded value: Double) -> Double { value.rounded() }

// caught by: putchar
func violation(printed value: Int) { print(value) }

/// Makes the compiler keep the above.
public func violations(_ text: String, _ other: String, _ a: Double, _ b: Double) -> Double {
  violation(printed: violation(countOf: text))
  let folded = violation(lowercased: other)
  return violation(text, equals: folded)
    ? violation(a, remainder: b) + violation(rounded: a) : violation(a, b, a)
}
