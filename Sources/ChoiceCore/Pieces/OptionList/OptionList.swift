import ChoiceScene

/// A list of rows to choose from, with what is chosen, where it is scrolled to, and what is typed
/// at it: the panel of a filter, the list of a menu.
///
/// A value that its owner drives: it knows neither where it stands nor how it got there. Rows are
/// counted from 0. Heights follow from style and content, never from measuring.
struct OptionList: Equatable, Sendable {
  private(set) var options: [ListOption]
  private(set) var sections: [OptionSection]
  /// Where each section with options begins and ends.
  private(set) var spans: [Span] = []
  /// The chosen options, by growing id.
  private(set) var chosen: [ItemID] = []
  var mode: ChoiceMode
  /// Whether its options are commands. Then those that are disabled can be focused, and do nothing.
  var isMenu = false
  /// What is shown in place of options, if anything.
  var state = ListState.ready
  var showsCounts = true
  var typeAhead = TypeAhead()

  /// What rows look like, and what they are as high as.
  private(set) var metrics: RowMetrics
  private(set) var places = RowPlaces(count: 0, height: 0)
  /// The size of what is seen of the list.
  var viewport = SceneSize.zero
  private var scrolledTo = 0.0
  private var directory = ItemDirectory()

  /// A section that is shown: which, and its rows.
  struct Span: Equatable, Sendable {
    var section: Int
    var rows: Range<Int>
  }

  /// A list of nothing.
  init(mode: ChoiceMode, metrics: RowMetrics) {
    options = []
    sections = []
    self.mode = mode
    self.metrics = metrics
  }

  /// Throws where options or sections make no sense. Returns where each option is.
  static func check(
    _ options: [ListOption], _ sections: [OptionSection]
  ) throws(ChangeError) -> ItemDirectory {
    let directory = try ItemDirectory(count: options.count) { options[$0].id }
    for option in options {
      if let count = option.count, count < 0 { throw .negativeCount(option.id, count) }
    }
    var left = options.count
    for section in sections {
      guard (0...left).contains(section.count) else {
        throw .indexOutOfRange(section.count, allowed: 0...left)
      }
      left -= section.count
    }
    return directory
  }

  /// Replaces all rows by ones that have been checked. What is in view stays where it is if it is
  /// still there. O(n), and O(n log n) where ids don't ascend.
  mutating func replace(_ options: [ListOption], _ sections: [OptionSection]) {
    let anchor = places.lastRow(beginningBefore: scrolledTo).map {
      (id: self.options[$0].id, distance: places.top(of: $0) - scrolledTo)
    }
    self.options = options
    self.sections = sections
    if let directory = try? ItemDirectory(count: options.count, id: { options[$0].id }) {
      self.directory = directory
    }
    spans = []
    var start = 0
    for (index, section) in sections.enumerated() where section.count > 0 {
      spans.append(Span(section: index, rows: start..<start + section.count))
      start += section.count
    }
    typeAhead.forget()
    place()
    if scrolledTo > 0, let anchor, let row = row(of: anchor.id) {
      scrolledTo = places.top(of: row) - anchor.distance
    }
  }

  /// Throws where counts make no sense for the options that are there.
  func check(_ counts: [Int?]) throws(ChangeError) {
    if counts.count > options.count { throw .tooMany("counts", counts.count, most: options.count) }
    for (row, count) in counts.enumerated() {
      if let count, count < 0 { throw .negativeCount(options[row].id, count) }
    }
  }

  /// Changes the counts of the first rows, by ones that have been checked.
  mutating func setCounts(_ counts: [Int?]) {
    for (row, count) in counts.enumerated() { options[row].count = count }
  }

  /// Takes other figures over. O(1) where they are the same.
  mutating func adopt(_ metrics: RowMetrics) {
    if metrics == self.metrics { return }
    self.metrics = metrics
    place()
  }

  /// The row of an option; `nil` where there is none of this id. O(log n).
  func row(of id: ItemID) -> Int? { directory.index(of: id) { options[$0].id } }

  /// The span that a row is in; `nil` where it is in no section. O(log number of sections).
  func span(of row: Int) -> Span? {
    var low = 0
    var high = spans.count
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].rows.upperBound <= row { low = middle + 1 } else { high = middle }
    }
    return low < spans.count && spans[low].rows.contains(row) ? spans[low] : nil
  }

  private mutating func place() {
    let hasSubtitle = options.contains { $0.subtitle != nil }
    if spans.isEmpty && !hasSubtitle {
      places = RowPlaces(
        count: options.count, height: metrics.rowHeight, padding: metrics.padding)
      return
    }
    var next = 0
    let spans = spans
    var before = 0.0
    let tail = spans.last.map { $0.rows.upperBound == options.count ? footerHeight(of: $0) : 0 }
    places = RowPlaces(count: options.count, padding: metrics.padding, tail: tail ?? 0) { row in
      before = 0
      if next > 0, spans[next - 1].rows.upperBound == row {
        before += footerHeight(of: spans[next - 1])
      }
      if next < spans.count, spans[next].rows.lowerBound == row {
        before += headerHeight(of: spans[next])
        next += 1
      }
      return before
    } height: { row in
      options[row].subtitle == nil ? metrics.rowHeight : metrics.subtitleRowHeight
    }
  }

  /// How much of a section is above its rows: what divides it from the rows before, and its header.
  func headerHeight(of span: Span) -> Double {
    dividerHeight(of: span) + (sections[span.section].header.isEmpty ? 0 : metrics.headerHeight)
  }

  func dividerHeight(of span: Span) -> Double {
    span.rows.lowerBound > 0 ? metrics.dividerHeight : 0
  }

  func footerHeight(of span: Span) -> Double {
    sections[span.section].footer.isEmpty ? 0 : metrics.footerHeight
  }

  // Choice.

  /// Whether an option is chosen. O(log number of chosen ones).
  func isChosen(_ id: ItemID) -> Bool {
    let place = placeOfChosen(id)
    return place < chosen.count && chosen[place] == id
  }

  /// Chooses exactly these options.
  mutating func choose(_ ids: [ItemID]) {
    var numbers = ids.map { $0.rawValue }
    sortByMerging(&numbers) { $0 < $1 }
    chosen = []
    for number in numbers where chosen.last?.rawValue != number { chosen.append(ItemID(number)) }
  }

  /// Chooses an option that isn't chosen, and the other way round.
  mutating func toggle(_ id: ItemID) {
    let place = placeOfChosen(id)
    if place < chosen.count && chosen[place] == id {
      chosen.remove(at: place)
    } else {
      chosen.insert(id, at: place)
    }
  }

  /// The chosen options in the order of their rows. As long as some of them are still to come, in
  /// that of their ids. O(k log n).
  var choice: [ItemID] {
    let there = chosenInOrder
    return there.count < chosen.count ? chosen : there
  }

  /// The chosen options in the order of their rows. O(k log n).
  var chosenInOrder: [ItemID] {
    var rows = chosen.compactMap { row(of: $0) }
    sortByMerging(&rows) { $0 < $1 }
    return rows.map { options[$0].id }
  }

  /// The first chosen row that can be focused, else the first row that can; in a list of commands
  /// always that. O(k log n).
  var entryRow: Int? {
    var first: Int?
    for id in chosen where !isMenu {
      if let row = row(of: id), row < first ?? .max, canBeChosen(row) { first = row }
    }
    return first ?? row(.first, from: nil)
  }

  /// Whether a person can choose this row now.
  func canBeChosen(_ row: Int) -> Bool { state == .ready && !options[row].isDisabled }

  /// Whether this row can have the keyboard focus now.
  func canBeFocused(_ row: Int) -> Bool { state == .ready && (isMenu || !options[row].isDisabled) }

  /// Checks an option of a list of commands, as its kind has it. O(k log n).
  mutating func check(_ row: Int) {
    let id = options[row].id
    switch options[row].kind {
    case .command: break
    case .checkbox: toggle(id)
    case .radio:
      let group = span(of: row)
      choose(
        [id]
          + chosen.filter { other in
            guard let row = self.row(of: other) else { return true }
            return options[row].kind != .radio || span(of: row) != group
          })
    }
  }

  private func placeOfChosen(_ id: ItemID) -> Int {
    var low = 0
    var high = chosen.count
    while low < high {
      let middle = (low + high) / 2
      if chosen[middle] < id { low = middle + 1 } else { high = middle }
    }
    return low
  }

  // Scrolling.

  /// The farthest that the list can be scrolled.
  var greatestOffset: Double { max(0, contentHeight - viewport.height) }

  /// Points of the content above what is seen.
  var offset: Double { min(max(scrolledTo, 0), greatestOffset) }

  /// The height of what there is to show.
  var contentHeight: Double {
    statusRows > 0
      ? Double(statusRows) * metrics.rowHeight + 2 * metrics.padding : places.contentHeight
  }

  /// The rows that the state takes in place of options: a word, and where all went wrong a button.
  var statusRows: Int {
    switch state {
    case .ready: options.isEmpty ? 1 : 0
    case .loading: 1
    case .failed: 2
    }
  }

  /// Whether the button to try again is there, at a place from the list's top edge.
  func offersRetry(at y: Double) -> Bool {
    let place = y + offset - metrics.padding - metrics.rowHeight
    return state == .failed && place >= 0 && place < metrics.rowHeight
  }

  /// Scrolls to an offset as far as there is anything; it never bounces.
  mutating func scroll(to offset: Double) {
    if offset.isFinite { scrolledTo = min(max(offset, 0), greatestOffset) }
  }

  /// Brings a row into the middle of what is seen, as far as there is anything around it.
  mutating func center(_ row: Int) {
    scroll(to: places.top(of: row) + (places.height(of: row) - viewport.height) / 2)
  }

  /// Brings a row into view, no further than needed. The first of a section brings its header, and
  /// the first and the last of all what stands above and below.
  mutating func reveal(_ row: Int) {
    var top = places.top(of: row)
    var bottom = top + places.height(of: row)
    if let span = span(of: row), span.rows.lowerBound == row { top -= headerHeight(of: span) }
    if row == 0 { top -= metrics.padding }
    if row == options.count - 1 { bottom = contentHeight }
    scroll(to: min(max(offset, bottom - viewport.height), top))
  }

  /// The row at a place from the list's top edge; `nil` where none is, or the state hides them.
  func row(at y: Double) -> Int? {
    guard statusRows == 0, y >= 0, y < viewport.height else { return nil }
    return places.row(at: y + offset)
  }
}
