import Foundation

/// One file of reference numbers; the format is described in the folder's README.
struct OracleFile: Decodable {
  let schema: Int
  let count: Int
  let tolerance: Tolerance
  let cases: [Case]

  struct Tolerance: Decodable {
    let value: Double
    let velocity: Double
  }

  struct Case: Decodable {
    let id: String
    let kind: String
    let params: Parameters
    let expected: [String: Double?]?
    let scale: Double?
    let velocityScale: Double?
    let samples: [Sample]?
  }

  struct Sample: Decodable {
    let t: Double
    let value: Double
    let velocity: Double?
    let tol: Double?
    let velocityTol: Double?
  }

  /// The numbers among a case's parameters, by name, and its changes of target.
  struct Parameters: Decodable {
    var numbers: [String: Double] = [:]
    var retargets: [[String: Double]] = []

    struct Name: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Name.self)
      for key in container.allKeys {
        if key.stringValue == "retargets" {
          retargets = try container.decode([[String: Double]].self, forKey: key)
        } else if let number = try? container.decode(Double.self, forKey: key) {
          numbers[key.stringValue] = number
        }
      }
    }

    /// A number that the case must have; not-a-number, which no check passes, if it has not.
    subscript(name: String) -> Double { numbers[name] ?? .nan }
  }

  /// The folder named by the environment variable CHOICE_ORACLES, else the one in the test bundle.
  static var folder: URL {
    if let path = ProcessInfo.processInfo.environment["CHOICE_ORACLES"], !path.isEmpty {
      return URL(fileURLWithPath: path, isDirectory: true)
    }
    return (Bundle.module.resourceURL ?? Bundle.module.bundleURL)
      .appendingPathComponent("Oracles", isDirectory: true)
  }

  static func read(_ name: String) throws -> OracleFile {
    let data = try Data(contentsOf: folder.appendingPathComponent(name))
    return try JSONDecoder().decode(OracleFile.self, from: data)
  }
}
