// The C library's functions that the stubs' own code calls: on iOS they come with Foundation too.

public func sin(_ x: Double) -> Double { x }
public func cos(_ x: Double) -> Double { x }
