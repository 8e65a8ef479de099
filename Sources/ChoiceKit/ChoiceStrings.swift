#if canImport(UIKit)
  /// The words that ChoiceKit adds, shown or heard: English unless you replace them.
  ///
  /// Digits and plurals are yours where you replace a closure. A word that is empty is left out.
  public struct ChoiceStrings: Sendable {
    /// Heard: where an item stands among all: "3 of 5".
    public var position: @Sendable (_ position: Int, _ count: Int) -> String
    /// Heard: how many things there are behind an item, or new in it: "12 items".
    public var count: @Sendable (_ count: Int) -> String
    /// Heard: what a badge that is a dot says.
    public var dot = "New"
    /// Heard: that the list of a heading is open. From iOS 18 on the system has a word of its own.
    public var expanded = "Expanded"
    /// Heard: that the list of a heading isn't open. From iOS 18 on the system has a word of its own.
    public var collapsed = "Collapsed"
    /// Heard: what the area around an open list does when it is tapped.
    public var close = "Close"
    /// What stands between two of these.
    public var separator = ", "
    /// Shown: on the button that applies the choices of a list.
    public var apply = "Apply"
    /// Shown: on the button that takes the choices of a list back.
    public var reset = "Reset"
    /// Shown: in a list without options.
    public var empty = "Nothing here"
    /// Shown: in a list whose options are on their way.
    public var loading = "Loading…"
    /// Shown: in a list whose options could not be had.
    public var failed = "Couldn’t be loaded"
    /// Shown: on the button that asks for them again.
    public var retry = "Try again"
    /// Shown: the first of the ten digits that counts are written in, such as "٠".
    public var zero = "0"

    /// The English words.
    public init() {
      position = { position, count in "\(position) of \(count)" }
      count = { count in count == 1 ? "1 item" : "\(count) items" }
    }
  }
#endif
