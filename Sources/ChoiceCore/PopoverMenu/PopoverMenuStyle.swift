import ChoiceScene

/// How a popover menu looks and moves: every figure of it, as one value.
///
/// `PopoverMenuStyle()` is the modern look; ``classic`` is that of 2015. Lengths are points, times
/// seconds. Lengths that are negative or not finite count as 0.
public struct PopoverMenuStyle: Equatable, Sendable {
  /// The title button.
  public var button = MenuButtonStyle()
  /// The popover's size and ground.
  public var popover = PopoverStyle()
  /// The rows in it.
  public var list: OptionListStyle = .menu
  /// What everything else is covered with while the popover is there.
  public var backdropColor = ThemeColor(
    RGBA(0x000000, alpha: 0.2), dark: RGBA(0x000000, alpha: 0.5))
  /// Where the popover is to be beside what it belongs to, and its arrow.
  public var placement: PlacementRules
  /// What becomes of it when what it belongs to leaves the room.
  public var whenAnchorLeaves = AnchorLeaving.hide
  /// How popover and button move.
  public var motions = PopoverMotions()

  /// The modern look.
  public init() {
    placement = PlacementRules()
    placement.gap = 2
    placement.arrow = PlacementArrow(width: 22, height: 9, inset: 12)
  }
}

/// What becomes of a popover when what it belongs to leaves the room.
public enum AnchorLeaving: Equatable, Sendable {
  /// It stays open, unseen, until that comes back.
  case hide
  /// It is closed at once.
  case close
}

/// How the title button looks.
public struct MenuButtonStyle: Equatable, Sendable {
  /// Height of the whole control; it grows with the text. All of it can be touched.
  public var barHeight: Double = 44
  /// Height of what is filled while it is pressed, and of what the popover belongs to; it grows with
  /// the text.
  public var height: Double = 34
  /// Room before and after title and icon.
  public var padding: Double = 10
  /// Radius of its corners.
  public var cornerRadius: Double = 8
  /// Its title.
  public var title = TabTitleStyle(
    size: 17, weight: 600, color: ThemeColor(0x1c1c1e, dark: 0xf2f2f7))
  /// The picture after the title, in its colour: an arrow.
  public var icon: ImageSource = .outline(.chevronDown)
  /// Width and height of that picture; it grows with the text.
  public var iconSize: Double = 12
  /// Room between title and icon.
  public var gap: Double = 5
  /// How far the icon is turned while the popover is open, in radians clockwise. Mirrored where text
  /// is read from right to left.
  public var openRotation = Double.pi
  /// What it is filled with while it is pressed.
  public var pressedColor = ThemeColor(0xe6e6eb, dark: 0x2c2c2e)
  /// Opacity of title and icon where it is disabled.
  public var disabledOpacity: Double = 0.4
  /// The ring around it while it has the keyboard focus.
  public var focusRing = FocusRing()

  /// A title of 17 points with an angle after it.
  public init() {}

  /// By how much the button is higher at a text scale.
  func textGrowth(_ textScale: Double) -> Double {
    max(0, textScale - 1) * TextStyle(size: title.size.base).lineHeight
  }
}

/// A popover's size and ground.
public struct PopoverStyle: Equatable, Sendable {
  /// Its width at standard text size; it grows with the text, as far as there is room.
  public var width: Double = 250
  /// Its height with its arrow; `nil` for that of its rows. Either way it is no higher than there is
  /// room for.
  public var height: Double?
  /// Room between its edges and the list, the arrow left out.
  public var insets = SceneInsets()
  /// What it is filled with. The arrow has this colour too, and lies over it by a point.
  public var color = ThemeColor(0xffffff, dark: 0x2c2c2e)
  /// Radius of its corners.
  public var cornerRadius: Double = 13
  /// A shadow below it; `nil` for none.
  public var shadow: DropShadow? = DropShadow(
    color: RGBA(0x000000, alpha: 0.2), blur: 32, offset: ScenePoint(x: 0, y: 8))

  /// A ground with round corners, as high as its rows.
  public init() {}
}

/// How a popover and its button move.
public struct PopoverMotions: Equatable, Sendable {
  /// The popover grows.
  public var opening: Motion
  /// It shrinks.
  public var closing: Motion
  /// The speed that either begins with where it begins at rest: whole heights per second, towards
  /// its end.
  public var push: Double
  /// The longest that growing or shrinking takes: what is left of a spring after that isn't shown.
  /// Backdrop and popover go then.
  public var longest: Double
  /// The button's icon turns.
  public var turning: Motion
  /// With reduced motion the popover fades in and out so, in place.
  public var fading: Motion

  /// A quick spring, one that dies out sooner, a turn of 0.25 s, a fade of 0.2 s.
  public init(
    opening: Motion = SpringCurve(duration: 0.3, bounce: 0.2).map { .spring($0) } ?? .none,
    closing: Motion = SpringCurve(duration: 0.22, bounce: 0).map { .spring($0) } ?? .none,
    push: Double = 0, longest: Double = 0.5,
    turning: Motion = .timed(.easeInOut, duration: 0.25),
    fading: Motion = .timed(.easeInOut, duration: 0.2)
  ) {
    self.opening = opening
    self.closing = closing
    self.push = push
    self.longest = longest
    self.turning = turning
    self.fading = fading
  }

  /// As UIKit did it in 2015: 0.25 s with a damping ratio of 0.7 and an initial velocity of 2, both
  /// ways.
  static var classic: PopoverMotions {
    let spring =
      SpringCurve(matchingDuration: 0.25, dampingRatio: 0.7, initialVelocity: 2)
      .map { Motion.spring($0) } ?? .none
    return PopoverMotions(opening: spring, closing: spring, push: 2, longest: 0.25)
  }
}

extension PopoverMenuStyle {
  /// The look of 2015: a black title, a popover of 200 by 300 points whose tip is where the button
  /// ends, and a spring.
  ///
  /// In the dark it keeps the hues.
  public static var classic: PopoverMenuStyle {
    var style = PopoverMenuStyle()
    style.button.height = 28
    style.button.padding = 8
    style.button.cornerRadius = 4
    style.button.title = TabTitleStyle(size: 17, color: ThemeColor(0x000000, dark: 0xffffff))
    style.button.icon = .outline(.arrowDown)
    style.button.gap = 2
    style.button.pressedColor = ThemeColor(0xdddddd, dark: 0x38383a)
    style.popover.width = 200
    style.popover.height = 300
    // With the arrow, 15 points lie above the list.
    let arrow = PlacementArrow(width: 16, height: 7, inset: 6)
    style.popover.insets = SceneInsets(
      top: 15 - arrow.height, leading: 12, bottom: 12, trailing: 12)
    style.popover.cornerRadius = 6
    style.popover.shadow = nil
    style.placement.arrow = arrow
    style.placement.gap = 0
    style.backdropColor = ThemeColor(RGBA(0x000000, alpha: 0.2))
    let title = TabTitleStyle(size: 15, color: ThemeColor(0x333333, dark: 0xe5e5ea))
    style.list.rowHeight = 40
    style.list.padding = 0
    style.list.inset = 8
    style.list.title = title
    style.list.chosenTitle = title
    style.list.chosenTitle.color = ThemeColor(0x3bbd79)
    style.list.mark = MarkStyle(size: 16, inset: 8, color: ThemeColor(0x3bbd79))
    style.list.header.height = 28
    style.list.divider.height = 0
    style.list.focusRing = FocusRing()
    style.list.hairline = Hairline(color: ThemeColor(0xe2e2e2, dark: 0x48484a))
    style.motions = .classic
    return style
  }

  /// Makes every number usable, as ``TabStripStyle`` does it.
  mutating func clamp() {
    button.clamp()
    popover.clamp()
    list.clamp()
    placement.clamp()
    motions.opening = usable(motions.opening)
    motions.closing = usable(motions.closing)
    motions.turning = usable(motions.turning)
    motions.fading = usable(motions.fading)
    clampDistance(&motions.push)
    motions.longest = min(length(motions.longest), 10)
  }
}

extension MenuButtonStyle {
  fileprivate mutating func clamp() {
    clampLength(&barHeight)
    clampLength(&height)
    clampLength(&padding)
    clampLength(&cornerRadius)
    clampTitle(&title)
    clampLength(&iconSize)
    clampLength(&gap)
    clampDistance(&openRotation)
    disabledOpacity = share(disabledOpacity)
    clampFocusRing(&focusRing)
  }
}

extension PlacementRules {
  fileprivate mutating func clamp() {
    clampDistance(&gap)
    clampDistance(&slide)
    clampLength(&padding)
    clampLength(&leastLength)
    guard var arrow else { return }
    clampLength(&arrow.width)
    clampLength(&arrow.height)
    clampLength(&arrow.inset)
    self.arrow = arrow
  }
}

extension PopoverStyle {
  fileprivate mutating func clamp() {
    clampLength(&width)
    clampLength(&height)
    clampInsets(&insets)
    clampLength(&cornerRadius)
    shadow?.clamp()
  }
}

extension OptionListStyle {
  /// The rows of the modern popover: a little lower than a panel's, with a line between sections, and
  /// what is chosen in bold.
  static var menu: OptionListStyle {
    var style = OptionListStyle()
    style.rowHeight = 44
    style.subtitleRowHeight = 56
    style.padding = 6
    style.chosenTitle.color = style.title.color
    style.focusRing.inset = 3
    style.focusRing.cornerRadius = 9
    style.count.place = .trailing
    style.divider.height = 11
    return style
  }
}
