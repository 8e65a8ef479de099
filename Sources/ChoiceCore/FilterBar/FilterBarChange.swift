import ChoiceScene

/// What code can ask of a filter bar.
public enum FilterBarChange: Equatable, Sendable {
  /// Replaces all filters, with their choices. One that is open stays so if it is still there;
  /// else it is closed at once.
  case filters([Filter])
  /// Replaces the filter of the same id, with its choices.
  indirect case update(Filter)
  /// Replaces a filter's options, which are there then (``ListState/ready``). Choices follow
  /// identity; where one is gone, and no other is left, the filter's default takes over, and the
  /// change is reported.
  case options(ItemID, [ListOption], sections: [OptionSection] = [])
  /// Changes the counts of a filter's options, in their order; options beyond the last count keep
  /// theirs. `nil` shows none.
  case counts(ItemID, [Int?])
  /// Whether a filter's counts are shown and spoken.
  case showsCounts(ItemID, Bool)
  /// Whether a filter's options are there, on their way, or could not be had. Choices stay.
  case listState(ItemID, ListState)
  /// Chooses exactly these options of a filter. It neither opens nor closes anything.
  case choose(ItemID, [ItemID], reported: Bool = false)
  /// Opens a filter, as a tap on its heading does; another one that is open is closed. Without
  /// animation all is at its end at once.
  case open(ItemID, animated: Bool = true)
  /// Closes what is open. Without animation it is closed, and that is told, at once.
  case close(animated: Bool = true)
  /// Replaces the style.
  indirect case style(FilterBarStyle)
  /// Replaces the words.
  indirect case labels(FilterBarLabels)
}

/// What an app is told by a filter bar.
public enum FilterBarEffect: Equatable, Sendable {
  /// A filter has been opened, by whomever. Each is followed by exactly one ``closed(_:)``.
  case opened(ItemID)
  /// Its panel is up again, or another filter has been opened.
  case closed(ItemID)
  /// These options of the filter are chosen now, in their order. In a filter without choice: this
  /// option was chosen.
  case chose(ItemID, [ItemID], Cause)
  /// The choices in this filter are to be applied.
  case applied(ItemID)
  /// This filter was set back to its default, which was reported before if it changed anything.
  case reset(ItemID)
  /// The options of this filter are to be loaded again.
  case retry(ItemID)
}
