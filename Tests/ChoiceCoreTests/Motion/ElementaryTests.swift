import ChoiceCore
import Foundation
import Testing

@Suite("Elementary functions")
struct ElementaryTests {
  /// How many representable numbers lie between two.
  static func steps(_ left: Double, _ right: Double) -> UInt64 {
    if left.isNaN && right.isNaN { return 0 }
    func place(_ x: Double) -> Int64 {
      let bits = Int64(bitPattern: x.bitPattern)
      return bits < 0 ? Int64.min &- bits : bits
    }
    return place(left) > place(right)
      ? UInt64(bitPattern: place(left) &- place(right))
      : UInt64(bitPattern: place(right) &- place(left))
  }

  /// `count` numbers spread evenly over a range, moved by an irrational part of a step.
  static func worst(
    _ range: ClosedRange<Double>, count: Int = 200_000,
    _ ours: (Double) -> Double, _ theirs: (Double) -> Double
  ) -> UInt64 {
    var worst: UInt64 = 0
    let step = (range.upperBound - range.lowerBound) / Double(count)
    for index in 0..<count {
      let x = range.lowerBound + step * (Double(index) + 0.6180339887498949)
      worst = max(worst, steps(ours(x), theirs(x)))
    }
    return worst
  }

  @Test("exp agrees with the C library to one place, subnormal results included")
  func exponential() {
    #expect(Self.worst(-745...709, Elementary.exp, Foundation.exp) <= 1)
    #expect(Self.worst(-1...1, Elementary.exp, Foundation.exp) <= 1)
    #expect(Self.worst(-746 ... -707, Elementary.exp, Foundation.exp) <= 1)
    #expect(Elementary.exp(0) == 1)
    #expect(Elementary.exp(709.78) < .infinity)
    #expect(Elementary.exp(709.79) == .infinity)
    #expect(Elementary.exp(.infinity) == .infinity)
    #expect(Elementary.exp(-.infinity) == 0)
    #expect(Elementary.exp(-1e300) == 0)
    #expect(Elementary.exp(.nan).isNaN)
  }

  @Test("sin and cos agree with the C library to one place up to ten thousand")
  func trigonometry() {
    #expect(Self.worst(-10_000...10_000, Elementary.sin, Foundation.sin) <= 1)
    #expect(Self.worst(-10_000...10_000, Elementary.cos, Foundation.cos) <= 1)
    #expect(Self.worst(-4...4, Elementary.sin, Foundation.sin) <= 1)
    #expect(Self.worst(-4...4, Elementary.cos, Foundation.cos) <= 1)
  }

  @Test("sin and cos agree to one place even next to the multiples of a quarter turn")
  func trigonometryAtItsZeros() {
    var worst: UInt64 = 0
    for quarter in 1...6366 {
      let x = Double(quarter) * Double.pi / 2
      for x in [x.nextDown, x, x.nextUp] {
        worst = max(worst, Self.steps(Elementary.sin(x), Foundation.sin(x)))
        worst = max(worst, Self.steps(Elementary.cos(x), Foundation.cos(x)))
      }
    }
    #expect(worst <= 1)
  }

  @Test("sin and cos are total, and lose accuracy slowly beyond ten thousand")
  func trigonometryFarOut() {
    for x in [1e5, 1.5e6, -1.6e6, 1e7, 1e9, -1e12] {
      let limit = 1e-15 + (x.magnitude > 1.6e6 ? x.magnitude * 0x1p-52 : 0)
      #expect((Elementary.sin(x) - Foundation.sin(x)).magnitude <= limit)
      #expect((Elementary.cos(x) - Foundation.cos(x)).magnitude <= limit)
    }
    #expect(Elementary.sin(1e300) == 0)
    #expect(Elementary.cos(1e300) == 1)
    #expect(Elementary.sin(.infinity).isNaN)
    #expect(Elementary.cos(.nan).isNaN)
    #expect(Elementary.sin(-0.0).sign == .minus)
  }

  @Test("log agrees with the C library to one place")
  func logarithm() {
    #expect(Self.worst(0...4, Elementary.log, Foundation.log) <= 1)
    #expect(Self.worst(0...1e9, Elementary.log, Foundation.log) <= 1)
    #expect(Self.worst(0...1e-300, Elementary.log, Foundation.log) <= 1)
    #expect(
      Self.steps(
        Elementary.log(.leastNonzeroMagnitude), Foundation.log(.leastNonzeroMagnitude)) <= 1)
    #expect(Elementary.log(0) == -.infinity)
    #expect(Elementary.log(-1).isNaN)
    #expect(Elementary.log(.nan).isNaN)
    #expect(Elementary.log(.infinity) == .infinity)
  }

  @Test("expm1 and log1p keep their digits near zero")
  func nearZero() {
    #expect(Self.worst(-2...2, Elementary.expm1, Foundation.expm1) <= 4)
    #expect(Self.worst(-1e-9...1e-9, Elementary.expm1, Foundation.expm1) <= 4)
    #expect(Self.worst(-40...700, Elementary.expm1, Foundation.expm1) <= 4)
    #expect(Self.worst(-0.999...3, Elementary.log1p, Foundation.log1p) <= 4)
    #expect(Self.worst(-1e-9...1e-9, Elementary.log1p, Foundation.log1p) <= 4)
    #expect(Elementary.expm1(-.infinity) == -1)
    #expect(Elementary.log1p(-1) == -.infinity)
    #expect(Elementary.log1p(-2).isNaN)
    #expect(Elementary.log1p(.infinity) == .infinity)
  }

  @Test("pow stays within its stated error")
  func power() {
    for (base, exponent) in [(0.5, 2.4), (0.05, 2.4), (0.9, 1 / 2.4), (3, 10), (1e-9, 30)] {
      let theirs = Foundation.pow(base, exponent)
      let limit = (2 + (exponent * Foundation.log(base)).magnitude) * 0x1p-52
      #expect((Elementary.pow(base, exponent) / theirs - 1).magnitude <= limit)
    }
    #expect(Elementary.pow(0, 2.4) == 0)
    #expect(Elementary.pow(0, 0) == 1)
    #expect(Elementary.pow(1, .infinity) == 1)
    #expect(Elementary.pow(-1, 2).isNaN)
  }

  @Test("squareRoot gives the bits of the hardware's")
  func root() {
    for range in [0...1e-300, 0...5, 0...1e9, 1e300...1.7e308] {
      #expect(Self.worst(range, Elementary.squareRoot, Foundation.sqrt) == 0)
    }
    for whole in 1...1000 {
      #expect(Elementary.squareRoot(Double(whole * whole)) == Double(whole))
    }
    #expect(Elementary.squareRoot(-1).isNaN)
    #expect(Elementary.squareRoot(.nan).isNaN)
    #expect(Elementary.squareRoot(0) == 0)
    #expect(Elementary.squareRoot(.infinity) == .infinity)
    #expect(Elementary.squareRoot(.leastNonzeroMagnitude) == 0x1p-537)
  }

  @Test("nearest rounds ties to even and leaves large numbers alone")
  func rounding() {
    let pairs: [(Double, Double)] = [(0.5, 0), (1.5, 2), (2.5, 2), (-0.6, -1), (1e300, 1e300)]
    for (x, whole) in pairs { #expect(Elementary.nearest(x) == whole) }
    #expect(Elementary.nearest(.nan).isNaN)
  }
}
