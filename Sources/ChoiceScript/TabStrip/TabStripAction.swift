import ChoiceCore
import ChoiceScene

/// What code can ask of a tab strip in a step. The cases are those of ``ChoiceCore/TabStripChange``,
/// with parts of items, style and options in place of whole ones.
public enum TabStripAction: Equatable, Sendable {
  /// Selects an item or none.
  case select(ItemID?, animated: Bool = true, reported: Bool = false)
  /// A linked pager is swiped.
  case progress(PagerSwipe)
  /// Replaces all items.
  case items([TabItem])
  /// Changes parts of an item.
  case update(ItemID, ScriptPatch<TabItem>)
  /// Inserts items at an index.
  case insert([TabItem], at: Int)
  /// Removes an item.
  case remove(ItemID)
  /// Moves an item to an index.
  case move(ItemID, to: Int)
  /// Changes the style.
  case style(ScriptPatch<TabStripStyle>)
  /// Changes name, purpose or activation.
  case options(ScriptPatch<TabStripOptions>)
}

/// How a pager that is linked to a tab strip is swiped: 1.25 is a quarter of the way from the item
/// at index 1 to that at 2.
public struct PagerSwipe: Equatable, Sendable {
  /// Where it begins; `nil` for the selected item. Without a duration it is not used.
  public var from: Double?
  /// Where it ends.
  public var to: Double
  /// How long it takes, in seconds; 0 for at once.
  public var over: Double
  /// How it speeds up and slows down.
  public var curve: TimingCurve

  /// A swipe to `to`.
  public init(
    from: Double? = nil, to: Double, over: Double = 0, curve: TimingCurve = .linear
  ) {
    self.from = from
    self.to = to
    self.over = over
    self.curve = curve
  }
}

extension ScriptPatch where Value == TabItem {
  /// All parts of an item.
  public init(_ item: TabItem) {
    self.init(item, ObjectForm<TabItem>.item.form)
  }
}

extension ScriptPatch where Value == TabStripStyle {
  /// All parts of a style.
  public init(_ style: TabStripStyle) {
    self.init(style, .style)
  }
}

extension ScriptPatch where Value == TabStripOptions {
  /// All parts of the options.
  public init(_ options: TabStripOptions) {
    self.init(options, ObjectForm<TabStripOptions>.options.form)
  }
}
