#if canImport(UIKit)
  internal import ChoiceCore
  internal import ChoiceScene
  import UIKit

  extension FilterBarView {
    /// How a bar looks and moves. Start from a preset and change what you like.
    ///
    /// Lengths are points at standard text size; what grows with the reader's text size grows by
    /// itself. Lengths that are negative or not finite count as 0. Setting what is there already
    /// changes nothing.
    public struct Configuration: Equatable, Sendable {
      /// The row of headings: its height, titles, lines. What is selected in it is the open one.
      public var headings: TabStripView.Configuration
      var base: FilterBarStyle
      var colors = OwnColors<Role>()

      init(_ style: FilterBarStyle) {
        base = style
        headings = TabStripView.Configuration(style.bar)
      }

      /// Chosen options in green with a check mark, no lines, round lower corners.
      public static let modern = Configuration(FilterBarStyle())
      /// The look of 2015: grey titles, a green check mark, a line below every row.
      public static let classic = Configuration(.classic)

      // The panel.

      /// What the list stands on.
      public var panelColor: UIColor {
        get { color(.panel) }
        set { colors[.panel] = newValue }
      }
      /// Radius of its two lower corners.
      public var cornerRadius: CGFloat {
        get { base.cornerRadius }
        set { base.cornerRadius = newValue }
      }
      /// What everything below the bar is covered with while a list is open.
      public var backdropColor: UIColor {
        get { color(.backdrop) }
        set { colors[.backdrop] = newValue }
      }

      // The rows.

      /// Height of a row with one line.
      public var rowHeight: CGFloat {
        get { base.list.rowHeight }
        set { base.list.rowHeight = newValue }
      }
      /// Height of a row with a subtitle.
      public var subtitleRowHeight: CGFloat {
        get { base.list.subtitleRowHeight }
        set { base.list.subtitleRowHeight = newValue }
      }
      /// Distance of a row's content from both edges.
      public var rowInset: CGFloat {
        get { base.list.inset }
        set { base.list.inset = newValue }
      }
      /// What a row is filled with while it is pressed.
      public var pressedRowColor: UIColor {
        get { color(.pressedRow) }
        set { colors[.pressedRow] = newValue }
      }
      /// Colour of the line below every row; `nil` for no lines.
      public var rowLineColor: UIColor? {
        get { base.list.hairline == nil ? nil : color(.rowLine) }
        set {
          base.list.hairline = newValue.map { _ in
            base.list.hairline ?? Hairline(color: .placeholder)
          }
          colors[.rowLine] = newValue
        }
      }
      /// Size of options' titles.
      public var optionSize: CGFloat {
        get { base.list.title.size.base }
        set { if newValue != optionSize { base.list.title.size = TitleSize(newValue) } }
      }
      /// Weight of options' titles.
      public var optionWeight: UIFont.Weight {
        get { UIFont.Weight(base.list.title.weight) }
        set { base.list.title.weight = newValue.number }
      }
      /// Colour of options' titles.
      public var optionColor: UIColor {
        get { color(.option) }
        set { colors[.option] = newValue }
      }
      /// Size of the titles of chosen options.
      public var chosenOptionSize: CGFloat {
        get { base.list.chosenTitle.size.base }
        set { if newValue != chosenOptionSize { base.list.chosenTitle.size = TitleSize(newValue) } }
      }
      /// Weight of the titles of chosen options.
      public var chosenOptionWeight: UIFont.Weight {
        get { UIFont.Weight(base.list.chosenTitle.weight) }
        set { base.list.chosenTitle.weight = newValue.number }
      }
      /// Colour of the titles of chosen options.
      public var chosenOptionColor: UIColor {
        get { color(.chosenOption) }
        set { colors[.chosenOption] = newValue }
      }
      /// Size of subtitles.
      public var subtitleSize: CGFloat {
        get { base.list.subtitle.size.base }
        set { if newValue != subtitleSize { base.list.subtitle.size = TitleSize(newValue) } }
      }
      /// Colour of subtitles, and of what a list without options says.
      public var subtitleColor: UIColor {
        get { color(.subtitle) }
        set { colors[.subtitle] = newValue }
      }
      /// Width and height of options' small pictures.
      public var imageSize: CGFloat {
        get { base.list.iconSize }
        set { base.list.iconSize = newValue }
      }
      /// Width and height of the check mark.
      public var markSize: CGFloat {
        get { base.list.mark.size }
        set { base.list.mark.size = newValue }
      }
      /// Colour of the check mark.
      public var markColor: UIColor {
        get { color(.mark) }
        set { colors[.mark] = newValue }
      }
      /// Where options' counts stand.
      public var countPlacement: CountPlacement {
        get { CountPlacement(base.list.count.place) }
        set { base.list.count.place = CountStyle.Place(newValue) }
      }
      /// Colour of counts at the trailing edge.
      public var countColor: UIColor {
        get { color(.count) }
        set { colors[.count] = newValue }
      }
      /// Colour of sections' headers.
      public var headerColor: UIColor {
        get { color(.header) }
        set { colors[.header] = newValue }
      }
      /// Colour of sections' footers.
      public var footerColor: UIColor {
        get { color(.footer) }
        set { colors[.footer] = newValue }
      }

      // The buttons.

      /// What the button to apply is filled with.
      public var applyColor: UIColor {
        get { color(.apply) }
        set { colors[.apply] = newValue }
      }
      /// Colour of its title.
      public var applyTitleColor: UIColor {
        get { color(.applyTitle) }
        set { colors[.applyTitle] = newValue }
      }
      /// What the button to reset is filled with.
      public var resetColor: UIColor {
        get { color(.reset) }
        set { colors[.reset] = newValue }
      }
      /// Colour of its title.
      public var resetTitleColor: UIColor {
        get { color(.resetTitle) }
        set { colors[.resetTitle] = newValue }
      }

      // How it moves. Readers who want less motion see fades instead.

      /// Seconds in which a list comes down, up to 10.
      public var openingDuration: TimeInterval {
        get { base.motions.opening.seconds }
        set { base.motions.opening.seconds = newValue }
      }
      /// Seconds in which a list goes up for another one to come.
      public var switchingDuration: TimeInterval {
        get { base.motions.switching.seconds }
        set { base.motions.switching.seconds = newValue }
      }
      /// Seconds in which a list goes up for good.
      public var closingDuration: TimeInterval {
        get { base.motions.closing.seconds }
        set { base.motions.closing.seconds = newValue }
      }
      /// Seconds in which what it was on becomes light again after that.
      public var fadingDuration: TimeInterval {
        get { base.motions.fading.seconds }
        set { base.motions.fading.seconds = newValue }
      }

      /// Where the counts of options stand.
      public enum CountPlacement: Hashable, Sendable {
        /// After the title, as part of it, between these two texts.
        case inTitle(before: String, after: String)
        /// At the trailing edge, before the check mark.
        case trailing
      }
    }
  }

  extension FilterBarView.Configuration.CountPlacement {
    init(_ place: CountStyle.Place) {
      switch place {
      case .inTitle(let before, let after):
        self = .inTitle(before: before.string, after: after.string)
      case .trailing: self = .trailing
      }
    }
  }

  extension CountStyle.Place {
    init(_ placement: FilterBarView.Configuration.CountPlacement) {
      switch placement {
      case .inTitle(let before, let after):
        self = .inTitle(before: Utf8Text(before), after: Utf8Text(after))
      case .trailing: self = .trailing
      }
    }
  }

  extension Motion {
    /// How long it takes; another length leaves its curve. A spring becomes a curve then.
    fileprivate var seconds: TimeInterval {
      get {
        switch self {
        case .none: 0
        case .timed(_, let duration): duration
        case .spring(let spring): 2 * .pi / spring.naturalFrequency
        }
      }
      set {
        if newValue == seconds { return }
        if case .timed(let curve, _) = self {
          self = .timed(curve, duration: newValue)
        } else {
          self = .timed(.easeInOut, duration: newValue)
        }
      }
    }
  }
#endif
