import ChoiceScene

/// What code can ask of a tab strip.
public indirect enum TabStripChange: Equatable, Sendable {
  /// Replaces all items. The selection stays on the item of the same id; if that has gone, the
  /// nearest one takes over that can be selected.
  case items([TabItem])
  /// Replaces the item of the same id: a new title, icon, image, badge or state.
  case update(TabItem)
  /// Inserts items so that the first of them gets the index `at`, from 0 to the number of items.
  case insert([TabItem], at: Int)
  /// Removes an item. If it was selected, the nearest one takes over that can be selected, the
  /// following one first.
  case remove(ItemID)
  /// Moves an item so that it gets the index `to`, from 0 to the number of items less one.
  case move(ItemID, to: Int)
  /// Selects an item, also a disabled one, or none.
  case select(ItemID?, animated: Bool = true, reported: Bool = false)
  /// Where a linked pager is that a person is swiping: 1.25 is a quarter of the way from the item
  /// at index 1 to that at 2. Beyond the first or last item it counts as there.
  ///
  /// The selection changes when the pager comes to rest at an item (within a thousandth), and is
  /// reported as the person's. While the pager is still on its way to an item that was selected
  /// in the strip, what it says is not heard until it is there, or turns away.
  case progress(Double)
  /// Replaces the style.
  case style(TabStripStyle)
  /// Replaces name, purpose and activation.
  case options(TabStripOptions)
}

/// What an app is told by a tab strip.
public enum TabStripEffect: Equatable, Sendable {
  /// Another item is selected now, or none.
  case selected(ItemID?, Cause)
  /// The selected item was chosen again.
  case reselected(ItemID, Cause)
}
