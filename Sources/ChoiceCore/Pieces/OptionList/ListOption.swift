import ChoiceScene

/// One row of a list to choose from.
public struct ListOption: Equatable, Sendable {
  /// Its identity: what a choice follows when content changes. Unique within the list.
  public var id: ItemID
  /// Its title. Equal titles are no problem.
  public var title: Utf8Text
  /// A second line below the title; `nil` for none. It makes the row higher.
  public var subtitle: Utf8Text?
  /// A picture before the title; `nil` for none.
  public var icon: TabIcon?
  /// How many things there are behind it, 0 or more; `nil` shows none.
  public var count: Int?
  /// Whether a person cannot choose it. Code can.
  public var isDisabled = false
  /// Whether it does away with something, and looks so.
  public var isDestructive = false
  /// What it is in a list of commands. A list to choose from doesn't heed it.
  public var kind = OptionKind.command
  /// The title as it is compared with what a person types: lower case and without accents, worked
  /// out by the platform. `nil` for the title itself with A to Z in lower case.
  public var foldKey: Utf8Text?

  /// An option with the given id and title.
  public init(
    id: ItemID, title: Utf8Text, subtitle: Utf8Text? = nil, icon: TabIcon? = nil,
    count: Int? = nil, isDisabled: Bool = false, isDestructive: Bool = false,
    foldKey: Utf8Text? = nil
  ) {
    self.id = id
    self.title = title
    self.subtitle = subtitle
    self.icon = icon
    self.count = count
    self.isDisabled = isDisabled
    self.isDestructive = isDestructive
    self.foldKey = foldKey
  }
}

/// What an option of a list of commands is.
public enum OptionKind: Equatable, Sendable {
  /// It does something, and leaves no mark.
  case command
  /// Of those of its section one is checked, or none yet. Where there are no sections, all are of
  /// one.
  case radio
  /// It is checked or not.
  case checkbox

  var role: Role {
    switch self {
    case .command: .menuItem
    case .radio: .menuItemRadio
    case .checkbox: .menuItemCheckbox
    }
  }
}

/// Options that stand together under a header and above a footer.
public struct OptionSection: Equatable, Sendable {
  /// What stands above them, and what they are called together; empty for nothing.
  public var header: Utf8Text
  /// What stands below them; empty for nothing.
  public var footer: Utf8Text
  /// How many options it holds, 0 or more. A section without options isn't shown.
  public var count: Int

  /// A section of so many options.
  public init(header: Utf8Text = "", footer: Utf8Text = "", count: Int) {
    self.header = header
    self.footer = footer
    self.count = count
  }
}

/// How many options of a list can be chosen.
public enum ChoiceMode: Equatable, Sendable {
  /// None: choosing one is an act, and leaves no mark.
  case none
  /// One, or none yet.
  case single
  /// Any number.
  case multiple
}

/// What a list has to show.
public enum ListState: Equatable, Sendable {
  /// Its options.
  case ready
  /// That they are on their way.
  case loading
  /// That they could not be had, and a way to try again.
  case failed
}
