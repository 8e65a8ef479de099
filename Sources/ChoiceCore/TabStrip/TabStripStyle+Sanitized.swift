import ChoiceScene

extension TabStripStyle {
  /// Makes every number usable: lengths from 0 to 10,000 points, distances that
  /// may be negative from −10,000 on, shares from 0 to 1, weights from 100 to 900, durations from
  /// 0 to 10 seconds (the longest that UIKit takes). What isn't finite counts as 0. A spring that
  /// takes longer than a minute to settle jumps.
  // In place, part by part: copies of what is optional would be most of the code.
  mutating func clamp() {
    clampLength(&height)
    clampInsets(&insets)
    clampLength(&spacing)
    clampLength(&itemPadding)
    clampLength(&minimumItemWidth)
    clampLength(&itemHeight)
    clampShare(&pressedOpacity)
    switch widths {
    case .equalOrOwn(let padding): widths = .equalOrOwn(padding: length(padding))
    case .fixed(let width): widths = .fixed(length(width))
    case .equal, .paged, .intrinsic: break
    }
    clampTitle(&title)
    clampTitle(&selectedTitle)
    clampLength(&icon.size)
    clampLength(&icon.gap)
    clampDistance(&icon.selectedRotation)
    clampLength(&image.size)
    clampLength(&image.ringWidth)
    clampLength(&badge.textSize)
    clampLength(&badge.dotSize)
    clampLength(&badge.height)
    clampLength(&badge.gap)
    clampFocusRing(&focusRing)
    clampShare(&fade.strength)
    clampLength(&fade.width)
    trough?.clamp()
    clampHairline(&hairline)
    separator?.clamp()
    plate?.clamp()
    indicator?.clamp()
    motion = usable(motion)
  }
}

extension TabTrough {
  fileprivate mutating func clamp() {
    clampLength(&cornerRadius)
    clampInsets(&insets)
  }
}

extension TabSeparator {
  fileprivate mutating func clamp() {
    clampLength(&width)
    clampLength(&height)
  }
}

extension TabPlate {
  fileprivate mutating func clamp() { clampLength(&cornerRadius) }
}

extension TabIndicator {
  fileprivate mutating func clamp() {
    if case .fixed(let fixed) = width { width = .fixed(length(fixed)) }
    if case .aboveBottom(let gap) = place { place = .aboveBottom(distance(gap)) }
    clampDistance(&padding)
    clampLength(&height)
    clampLength(&cornerRadius)
    clampLength(&stretch)
    shadow?.clamp()
  }
}

extension DropShadow {
  mutating func clamp() {
    clampLength(&blur)
    clampDistance(&offset.x)
    clampDistance(&offset.y)
  }
}

func usable(_ motion: Motion) -> Motion {
  switch motion {
  case .none: return motion
  case .timed(let curve, let duration):
    return .timed(curve, duration: duration.isFinite ? min(max(duration, 0), 10) : 0)
  case .spring(let spring):
    let time = spring.settlingTime(offset: 1, velocity: 0, precision: 0.001)
    return time <= 60 ? motion : .none
  }
}

@inline(never)
func clampFocusRing(_ ring: inout FocusRing) {
  clampLength(&ring.width)
  clampLength(&ring.cornerRadius)
  clampDistance(&ring.inset)
}

@inline(never)
func clampHairline(_ hairline: inout Hairline?) {
  if hairline != nil { clampLength(&hairline!.thickness) }
}

@inline(never)
func clampTitle(_ title: inout TabTitleStyle) {
  clampLength(&title.size.base)
  for index in title.size.steps.indices { clampLength(&title.size.steps[index].size) }
  title.weight = min(max(title.weight, 100), 900)
}

@inline(never)
func clampInsets(_ insets: inout SceneInsets) {
  clampLength(&insets.top)
  clampLength(&insets.leading)
  clampLength(&insets.bottom)
  clampLength(&insets.trailing)
}

@inline(never)
func clampLength(_ value: inout Double) { value = length(value) }

@inline(never)
func clampLength(_ value: inout Double?) { value = value.map(length) }

@inline(never)
func clampDistance(_ value: inout Double) { value = distance(value) }

@inline(never)
func clampShare(_ value: inout Double) { value = share(value) }

@inline(never)
func length(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 10_000) : 0 }

@inline(never)
func distance(_ value: Double) -> Double {
  value.isFinite ? min(max(value, -10_000), 10_000) : 0
}

@inline(never)
func share(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 1) : 0 }
