import ChoiceScene

/// What rows are as high as, and how their texts are set: a style at a text scale.
struct RowMetrics: Equatable, Sendable {
  var rowHeight: Double
  var subtitleRowHeight: Double
  var headerHeight: Double
  var footerHeight: Double
  var dividerHeight: Double
  var padding: Double
  private var scale: Double
  private var isBold: Bool
  private var width: Double

  /// The figures of a style for a reader.
  init(_ style: OptionListStyle, in proposal: Proposal) {
    scale = proposal.textScale
    isBold = proposal.boldText
    width = proposal.frame.width
    let growth = max(0, scale - 1)
    let width = width
    let line = { (title: TabTitleStyle) in
      TextStyle(size: title.size.size(inBarOf: width)).lineHeight * growth
    }
    // Of countless rows only so many are visible as the list has points.
    rowHeight = max(1, style.rowHeight + line(style.title))
    subtitleRowHeight = max(1, style.subtitleRowHeight + line(style.title) + line(style.subtitle))
    headerHeight = style.header.height + line(style.header.text)
    padding = style.padding
    dividerHeight = style.divider.height
    footerHeight = style.footer.height + line(style.footer.text)
  }

  /// How a text of the given look is set.
  func textStyle(_ title: TabTitleStyle) -> TextStyle {
    TextStyle(
      size: title.size.size(inBarOf: width) * scale,
      weight: isBold ? min(900, title.weight + 200) : title.weight)
  }

  /// A length that grows with the text.
  func scaled(_ length: Double) -> Double { length * scale }
}
