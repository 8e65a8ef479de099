import ChoiceScene

/// What code can ask of a popover menu.
public enum PopoverMenuChange: Equatable, Sendable {
  /// Replaces the whole content, with its choices. A menu that is open stays so.
  indirect case content(MenuContent)
  /// Replaces the options, which are there then (``ListState/ready``). Choices follow identity;
  /// where one is gone, that is reported.
  case options([ListOption], sections: [OptionSection] = [])
  /// Changes the counts of the options, in their order; options beyond the last count keep theirs.
  /// `nil` shows none.
  case counts([Int?])
  /// Whether the options are there, on their way, or could not be had. Choices stay.
  case listState(ListState)
  /// What the button says; `nil` for what is chosen, else the name.
  case title(Utf8Text?)
  /// Chooses exactly these options. It neither opens nor closes anything.
  case choose([ItemID], reported: Bool = false)
  /// Opens it, as a tap on its button does.
  case open(animated: Bool = true)
  /// Closes it.
  case close(animated: Bool = true)
  /// What it belongs to, in the control's own coordinates; `nil` for its button, or without one for
  /// the control itself. Numbers that aren't finite count as 0, and so do sizes below 0.
  case anchor(SceneRect?)
  /// Replaces the style.
  indirect case style(PopoverMenuStyle)
  /// Replaces the words.
  case labels(ListLabels)
}

/// What an app is told by a popover menu.
public enum PopoverMenuEffect: Equatable, Sendable {
  /// It has been opened, by whomever. Each is followed by exactly one ``closed``.
  case opened
  /// It is gone.
  case closed
  /// These options are chosen now, or checked, in their order: told once for each change.
  case selected([ItemID], Cause)
  /// A person has chosen this command. Where it has a mark, ``selected(_:_:)`` comes first.
  case chose(ItemID)
  /// The options are to be loaded again.
  case retry
}
