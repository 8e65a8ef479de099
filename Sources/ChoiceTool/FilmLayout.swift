import ChoiceScene

/// Where the frames of a film strip stand: in columns, each after its caption, read line by line.
struct FilmLayout: Equatable {
  /// The size of the whole page.
  var size: SceneSize
  /// The places of the frames.
  var frames: [SceneRect] = []
  /// The places of their captions, in the middle of the frames' height; empty without captions.
  var captions: [SceneRect] = []

  static let margin = 16.0
  static let gap = 6.0
  static let columnGap = 20.0
  static let captionSize = 11.0
  static let captionWidth = 42.0
  static let captionGap = 10.0

  /// Frames with captions and room around them; without captions the frames alone, edge to edge.
  init(_ sizes: [SceneSize], columns: Int, hasCaptions: Bool = true) {
    let columns = max(1, min(columns, sizes.count))
    let margin = hasCaptions ? Self.margin : 0
    let gap = hasCaptions ? Self.gap : 0
    let columnGap = hasCaptions ? Self.columnGap : 0
    let lead = hasCaptions ? Self.captionWidth + Self.captionGap : 0
    let cell = SceneSize(
      width: lead + (sizes.map { $0.width }.max() ?? 0), height: sizes.map { $0.height }.max() ?? 0)
    for (index, size) in sizes.enumerated() {
      let x = margin + Double(index % columns) * (cell.width + columnGap)
      let y = margin + Double(index / columns) * (cell.height + gap)
      frames.append(SceneRect(x: x + lead, y: y, width: size.width, height: size.height))
      guard hasCaptions else { continue }
      captions.append(SceneRect(x: x, y: y, width: Self.captionWidth, height: size.height))
    }
    let lines = Double((sizes.count + columns - 1) / columns)
    size = SceneSize(
      width: 2 * margin + Double(columns) * (cell.width + columnGap) - columnGap,
      height: 2 * margin + lines * (cell.height + gap) - gap)
  }

  /// A time as a caption: `0.35 s`.
  static func caption(_ time: Double) -> String {
    let hundredths = Int((min(time.magnitude, 1e12) * 100).rounded())
    let digits = "\(hundredths % 100)"
    return (time < 0 && hundredths > 0 ? "−" : "") + "\(hundredths / 100)."
      + (digits.count < 2 ? "0" : "") + digits + " s"
  }
}

/// The times that a film shows.
struct FilmTimes {
  /// Most frames of a film.
  static let most = 600

  var from: Double?
  var to: Double?
  var rate: Double?

  /// The times: the document's own unless something else is asked for, else a number in each
  /// second from the start to the end of all motion.
  func times(scenes: [Double], end: () -> Double) throws(Failure) -> [Double] {
    let isAsked = from != nil || to != nil || rate != nil
    if !isAsked && !scenes.isEmpty { return try limited(scenes.filter { $0.isFinite }) }
    let start = from ?? 0
    let end = to ?? max(start, end())
    let rate = rate ?? 10
    guard end >= start else { throw .usage("--to: found \(end); allowed: at least \(start)") }
    let count = ((end - start) * rate - 1e-9).rounded(.up)
    guard count < Double(Self.most) else {
      throw .failed(
        "the film would have \(Int(min(count, 1e9)) + 1) frames; allowed: at most \(Self.most); "
          + "see --fps, --from and --to")
    }
    return (0...Int(count)).map { min(start + Double($0) / rate, end) }
  }

  private func limited(_ times: [Double]) throws(Failure) -> [Double] {
    guard times.count <= Self.most else {
      throw .failed("\"scenes\" has \(times.count) times; allowed: at most \(Self.most) for a film")
    }
    return times
  }
}
