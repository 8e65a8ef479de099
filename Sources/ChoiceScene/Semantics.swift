/// What assistive technology is told about a node. Facts only: a face words them in the reader's
/// language ("2 of 5").
public struct Semantics: Equatable, Sendable {
  /// What the node is.
  public var role: Role
  /// Its accessible name.
  public var name: Utf8Text
  /// Whether it is the chosen one, or checked in a menu; `nil` where nothing can be chosen.
  public var isSelected: Bool?
  /// Whether it cannot be chosen now.
  public var isDisabled: Bool
  /// Whether it can hold the keyboard focus.
  public var isFocusable: Bool
  /// Its place among its like, and how many there are, also those that the scene leaves out.
  public var position: SetPosition?
  /// What its badge says.
  public var badge: Badge?
  /// How many things there are behind it: part of what it is called, after its name. A face words
  /// it ("12 items").
  public var count: Int?
  /// What else is to be said about it: ARIA's `aria-description`.
  public var detail: Utf8Text?
  /// Whether the list that it opens is open; `nil` where it opens none. What opens a list is a
  /// ``Role/button``, and the list a ``Role/listBox``, or a ``Role/menu`` where ``opensMenu`` says so.
  public var isExpanded: Bool?
  /// Whether the list that it opens is one of commands: ARIA's `aria-haspopup="menu"`.
  public var opensMenu = false
  /// Whether several of what is inside it can be chosen together.
  public var isMultiselectable = false

  /// The facts about a node of the given role and name.
  public init(
    role: Role, name: Utf8Text, isSelected: Bool? = nil, isDisabled: Bool = false,
    isFocusable: Bool = false, position: SetPosition? = nil, badge: Badge? = nil
  ) {
    self.role = role
    self.name = name
    self.isSelected = isSelected
    self.isDisabled = isDisabled
    self.isFocusable = isFocusable
    self.position = position
    self.badge = badge
  }
}

/// What a node is, in ARIA's words (WAI-ARIA 1.2). Each face maps them to its platform's.
public enum Role: Equatable, Sendable {
  /// A row of tabs, each of which shows a panel of its own.
  case tabList
  /// One of a row of tabs.
  case tab
  /// A set of which one can be chosen.
  case radioGroup
  /// One of a set of which one can be chosen.
  case radio
  /// Things that belong together.
  case group
  /// Something that does what it is called, or opens a list.
  case button
  /// A list to choose from.
  case listBox
  /// One row of a list to choose from.
  case option
  /// A list of commands.
  case menu
  /// A command of a menu.
  case menuItem
  /// One of those of a menu of which one is checked.
  case menuItemRadio
  /// One of those of a menu that are checked or not.
  case menuItemCheckbox
  /// A word about the state of something, to be read out when it changes.
  case status
  /// What closes an overlay when it is touched. It has no name: a face has the word for it.
  case dismiss

  /// Whether a person can act on a node of this role.
  public var isInteractive: Bool {
    switch self {
    case .tab, .radio, .button, .option, .menuItem, .menuItemRadio, .menuItemCheckbox, .dismiss:
      true
    case .tabList, .radioGroup, .group, .listBox, .menu, .status: false
    }
  }
}

/// A place among like things: ARIA's `aria-posinset` and `aria-setsize`.
public struct SetPosition: Equatable, Sendable {
  /// From 1 to ``count``.
  public var position: Int
  /// How many there are.
  public var count: Int

  /// The place `position` of `count`.
  public init(_ position: Int, of count: Int) {
    self.position = position
    self.count = count
  }
}

/// A mark that draws attention to an item.
public enum Badge: Equatable, Sendable {
  /// Something is new.
  case dot
  /// So many are new. Zero and less show nothing.
  case count(Int)
  /// A short word.
  case text(Utf8Text)
}
