import Foundation

// The native side of the probe: writes the bits of every answer, little-endian, function by
// function, to standard output. The argument is the number of points per function.

let points = CommandLine.arguments.count > 1 ? Int32(CommandLine.arguments[1]) ?? 0 : 0
for function in 0..<functionCount {
  var answers: [UInt64] = []
  answers.reserveCapacity(Int(points))
  for index in 0..<points { answers.append(probe(function, index).littleEndian) }
  answers.withUnsafeBytes { FileHandle.standardOutput.write(Data($0)) }
}
