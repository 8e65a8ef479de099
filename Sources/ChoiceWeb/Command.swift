/// What Swift tells JavaScript, as the first byte of each command. `sink.js` has the same list.
///
/// Commands from ``move`` to ``scroll`` are about the node that was named last, by ``node`` or
/// ``insert``; from ``frame`` on they say one aspect of it each. A node is named by its part (a byte) and its item (32 bits, all set for none).
enum Command: UInt8, CaseIterable {
  /// The node that what follows is about.
  case node = 1
  /// A new node: part, item; parent's part, 0 for none, and item; place among its siblings
  /// (32 bits); whether it can be touched and focused. An overlay's parent is part 0 with item 0.
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
  /// Role, 0 for none, and then nothing else; flags, position and count (32 bits each, 0 for none),
  /// name, badge; from role 5 on what is behind it (32 bits, all set for nothing) and detail.
  case semantics
  /// Content's width, height; offset in double precision; whether up and down, whether a person can.
  case scroll
  /// The node that has the keyboard focus: part, 0 for none, and item.
  case focus
  /// All is drawn. The node where the keyboard focus comes in: part, 0 for none, and item; the keys
  /// that are taken, one bit each, from bit 12 on those that are only heard, and in bit 24 whether
  /// letters are taken (32 bits); until when frames are to be drawn, and when an effect falls due
  /// (double precision; no number for never).
  case rendered
  /// The app is to be told something: which of the control's effects (a byte), and what belongs to
  /// it.
  case told
  /// What was asked for makes no sense: a sentence that says why.
  case refused
}
