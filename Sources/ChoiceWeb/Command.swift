/// What Swift tells JavaScript, as the first number of each command. `sink.js` has the same list.
///
/// Commands from ``move`` to ``scroll`` are about the node that was named last, by ``node`` or
/// ``insert``; from ``frame`` on they say one aspect of it each. A node's name is
/// one number: its item's, -1 for none, times 256, and its part, 0 for no node.
enum Command: UInt8, CaseIterable {
  /// The node that what follows is about.
  case node = 1
  /// A new node: its name; its parent's, or 0 for an overlay; place among its siblings; whether it can
  /// be touched and focused.
  case insert
  /// Another place among its siblings.
  case move
  /// The node goes.
  case remove
  /// x, y, width, height.
  case frame
  /// Insets of where it can be touched: top, right, bottom, left.
  case touch
  /// A colour: red, green, blue and alpha as digits to the base 256.
  case fill
  /// Direction x, y; how many stops, and for each its colour and its position on CSS's line.
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
  /// Where a text stands, in CSS's words.
  case align
  /// A picture: whether there is one, else picture or text are taken away; the steps of a drawing and
  /// the thickness of its line, or no step and an address; whether it is tinted, whether it fills the
  /// frame, the placeholder's colour.
  case picture
  /// Colour of a text or of a tinted picture.
  case ink
  /// From 0 to 1.
  case opacity
  /// Rotation in radians, stretch x, y, the fixed point x, y in hundredths of the size.
  case transform
  /// Whether children are cut at the frame, in CSS's word.
  case clip
  /// Width of the fade at the left and right edges, and what is gone at the very edge.
  case fade
  /// Role, 0 for none, and then nothing else; states, place in a set, description, whether it can be
  /// focused, name and what belongs to it: see `semantics.js`.
  case semantics
  /// Content's width, height; offset; whether up and down, whether a person can.
  case scroll
  /// The node that has the keyboard focus.
  case focus
  /// All is drawn. The node where the keyboard focus comes in; the keys that are taken, one bit each,
  /// from bit 12 on those that are only heard, and in bit 24 whether letters are taken; until when
  /// frames are to be drawn, and when an effect falls due (no number for never).
  case rendered
  /// The app is to be told something: which of the control's effects, and what belongs to it.
  case told
  /// What was asked for makes no sense: a sentence that says why.
  case refused
}
