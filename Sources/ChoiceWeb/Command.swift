/// What Swift tells JavaScript, as the first byte of each command. `sink.js` has the same list.
///
/// Commands from ``move`` to ``scroll`` are about the node that was named last, by ``node`` or
/// ``insert``; from ``frame`` on they say one aspect of it each. A node is named by its part (a byte) and its item (32 bits, all set for none).
enum Command: UInt8, CaseIterable {
  /// The node that what follows is about.
  case node = 1
  /// A new node: part, item; parent's part, 0 for none, and item; place among its siblings
  /// (32 bits); kind.
  case insert
  /// Another place among its siblings (32 bits).
  case move
  /// The node goes.
  case remove
  /// x, y, width, height.
  case frame
  /// Insets of where it can be touched: top, right, bottom, left.
  case touch
  /// A colour (4 bytes).
  case fill
  /// Direction x, y; how many stops (a byte), and for each its position on CSS's line and colour.
  case gradient
  /// Radius of the corners.
  case radius
  /// Thickness and colour of the line along the edge, and how far outside it begins.
  case border
  /// Colour, offset x, y and blur of the shadow.
  case shadow
  /// What is written.
  case text
  /// Size and weight of a text, and the height it has.
  case font
  /// Where a text stands: 0 left, 1 in the middle, 2 right.
  case align
  /// A picture: kind, what it is; whether it is tinted, whether it fills the frame, the
  /// placeholder's colour. Kind 0 takes picture or text away.
  case picture
  /// Colour of a text or of a tinted picture.
  case ink
  /// From 0 to 1.
  case opacity
  /// Rotation in radians, stretch x, y, the fixed point x, y in hundredths of the size.
  case transform
  /// Whether children are cut at the frame.
  case clip
  /// Width of the fade at the left and right edges, and what is gone at the very edge.
  case fade
  /// Role, flags, position and count (32 bits each, 0 for none), name, badge.
  case semantics
  /// Content's width, height; offset in double precision; whether a person can scroll.
  case scroll
  /// The node that has the keyboard focus: part, 0 for none, and item.
  case focus
  /// All is drawn. The node where the keyboard focus comes in: part, 0 for none, and item; the keys
  /// that are taken, one bit each (32 bits); until when frames are to be drawn, and when an effect
  /// falls due (double precision; no number for never).
  case rendered
  /// An item is selected: item, cause.
  case selected
  /// An item was selected again: item, cause.
  case reselected
  /// What was asked for makes no sense: a sentence that says why.
  case refused
}

/// What sort of element a new node is made of.
enum NodeKind: UInt8, CaseIterable {
  /// Nothing to assistive technology.
  case decoration
  /// Holds what assistive technology is told about.
  case container
  /// Can be touched and focused.
  case target
}
