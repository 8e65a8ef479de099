#if canImport(UIKit)
  /// The words that ChoiceKit adds for assistive technology: English unless you replace them.
  ///
  /// Digits and plurals are yours where you replace a closure.
  public struct ChoiceStrings: Sendable {
    /// Where an item stands among all: "3 of 5". Return an empty string to leave it out.
    public var position: @Sendable (_ position: Int, _ count: Int) -> String
    /// What a badge with a number says: "12 items".
    public var count: @Sendable (_ count: Int) -> String
    /// What a badge that is a dot says.
    public var dot: String
    /// What stands between two of these.
    public var separator: String

    /// The English words.
    public init() {
      position = { position, count in "\(position) of \(count)" }
      count = { count in count == 1 ? "1 item" : "\(count) items" }
      dot = "New"
      separator = ", "
    }
  }
#endif
