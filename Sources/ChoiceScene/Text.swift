/// A text that is kept and compared byte by byte.
///
/// Two texts are equal when their UTF-8 is. `String`'s own `==` compares canonical equivalents,
/// which costs a module for the browser 28 kB of Unicode tables, and would call two titles equal
/// that a face draws differently. The bytes are kept, and not a `String`, because what `String` is
/// made of would cost that module another 8 kB.
public struct Utf8Text: Sendable {
  /// The text in UTF-8.
  public let utf8: [UInt8]

  /// A text of the given UTF-8. What isn't UTF-8 is replaced where a ``string`` is made of it.
  public init(utf8: [UInt8]) {
    self.utf8 = utf8
  }

  /// A text with the content of `string`.
  public init(_ string: String) {
    utf8 = Array(string.utf8)
  }

  /// The text as a Swift string. O(length).
  public var string: String { String(decoding: utf8, as: UTF8.self) }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { utf8.isEmpty }
}

extension Utf8Text: Equatable {
  /// Whether both have the same UTF-8. O(1) when the lengths differ, else O(length).
  public static func == (left: Utf8Text, right: Utf8Text) -> Bool {
    left.utf8 == right.utf8
  }
}

extension Utf8Text: ExpressibleByStringInterpolation {
  /// A text with the content of the literal.
  public init(stringLiteral value: StaticString) {
    utf8 = value.withUTF8Buffer { Array($0) }
  }

  /// A text of literals, integers and texts.
  public init(stringInterpolation parts: Interpolation) {
    utf8 = parts.utf8
  }

  /// What a text is put together of.
  public struct Interpolation: StringInterpolationProtocol, Sendable {
    var utf8: [UInt8] = []

    /// Nothing yet.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds what stands between two values.
    public mutating func appendLiteral(_ literal: StaticString) {
      utf8 += Utf8Text(stringLiteral: literal).utf8
    }

    /// Adds a text.
    public mutating func appendInterpolation(_ text: Utf8Text) {
      utf8 += text.utf8
    }

    /// Adds an integer in decimal digits.
    public mutating func appendInterpolation(_ integer: Int) {
      if integer < 0 { utf8.append(UInt8(ascii: "-")) }
      let first = utf8.count
      var rest = integer.magnitude
      repeat {
        utf8.insert(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10), at: first)
        rest /= 10
      } while rest > 0
    }
  }
}

extension Utf8Text {
  /// An integer in decimal digits of which `zero` is the first, as `٠` is of `٠١٢٣٤٥٦٧٨٩`.
  ///
  /// The digits of every decimal system are ten code points in a row (The Unicode Standard, section
  /// 4.6, "Numeric Value"), and differ in the last byte alone. Where no nine characters can follow
  /// `zero`, or it is empty, ASCII digits are written.
  public init(_ integer: Int, zero: Utf8Text) {
    let plain: Utf8Text = "\(integer)"
    guard let last = zero.utf8.last, (last &+ 9) & 0xC0 == last & 0xC0 else {
      self = plain
      return
    }
    var utf8: [UInt8] = []
    for byte in plain.utf8 {
      if byte == UInt8(ascii: "-") {
        utf8.append(byte)
      } else {
        utf8 += zero.utf8
        utf8[utf8.count - 1] += byte - UInt8(ascii: "0")
      }
    }
    self.init(utf8: utf8)
  }
}

/// The size and weight that a text is set in. The font family is the face's.
public struct TextStyle: Equatable, Sendable {
  /// The em size in points, with the reader's text scale already applied.
  public var size: Double
  /// From 100 (thin) over 400 (regular) and 700 (bold) to 900 (black), as in CSS and OpenType.
  public var weight: Int

  /// A style of the given size and weight.
  public init(size: Double, weight: Int = 400) {
    self.size = size
    self.weight = weight
  }

  /// Height of the line box in points: 1.25 em for every script.
  ///
  /// Natural line heights differ by script (for one size: Latin 1.21 em, Chinese 1.45, Arabic up
  /// to 2.1), so a row that mixes them would dance. The box is fixed instead; what a glyph has
  /// above or below it is drawn all the same, because faces never clip a text vertically.
  public var lineHeight: Double { 1.25 * size }

  /// Distance of the baseline from the top of the line box, in points: 1 em. It puts the middle
  /// of capital letters and of Chinese characters in the middle of the box.
  public var baseline: Double { size }
}

/// A text with its style: what a face is asked to measure, and to draw.
public struct TextRun: Equatable, Sendable {
  /// What is written.
  public var text: Utf8Text
  /// How it is set.
  public var style: TextStyle

  /// A run of `text` set in `style`.
  public init(_ text: Utf8Text, _ style: TextStyle) {
    self.text = text
    self.style = style
  }
}

/// What a face answers when it is asked to measure a ``TextRun``.
public struct TextMetrics: Equatable, Sendable {
  /// The advance width of the whole run on one line, in points. Zero for a text that isn't empty
  /// means *not known yet* (a browser that shows nothing measures so): it is asked again at the
  /// next layout. Negative or not finite counts as zero.
  public var width: Double

  /// Metrics of the given advance width.
  public init(width: Double) {
    self.width = width
  }
}

/// A text as it is drawn: on one line, cut at its tail with an ellipsis where the node's frame is
/// too narrow. Its line box, of ``TextStyle/lineHeight``, stands in the middle of the frame's height,
/// and its baseline ``TextStyle/baseline`` below the box's top edge.
public struct TextContent: Equatable, Sendable {
  /// What is written, and how.
  public var run: TextRun
  /// The colour of the letters.
  public var color: RGBA
  /// Where the line stands in the frame.
  public var alignment: TextAlign

  /// A text drawn in `color`, centred unless told otherwise.
  public init(_ run: TextRun, color: RGBA, alignment: TextAlign = .center) {
    self.run = run
    self.color = color
    self.alignment = alignment
  }
}

/// Where a line stands in its frame. Sides are those of the screen: scenes are already mirrored.
public enum TextAlign: Equatable, Sendable {
  /// At the left edge.
  case left
  /// In the middle.
  case center
  /// At the right edge.
  case right
}
