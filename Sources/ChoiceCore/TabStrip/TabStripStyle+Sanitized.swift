import ChoiceScene

extension TabStripStyle {
  /// The same style with every number made usable: lengths from 0 to 10,000 points, distances that
  /// may be negative from −10,000 on, shares from 0 to 1, weights from 100 to 900, durations from
  /// 0 to 10 seconds (the longest that UIKit takes). What isn't finite counts as 0. A spring that
  /// takes longer than a minute to settle jumps.
  var sanitized: TabStripStyle {
    var style = self
    clampLength(&style.height)
    clampInsets(&style.insets)
    clampLength(&style.spacing)
    clampLength(&style.itemPadding)
    clampLength(&style.minimumItemWidth)
    style.itemHeight = style.itemHeight.map(length)
    style.pressedOpacity = share(style.pressedOpacity)
    switch style.widths {
    case .equalOrOwn(let padding): style.widths = .equalOrOwn(padding: length(padding))
    case .fixed(let width): style.widths = .fixed(length(width))
    case .equal, .paged, .intrinsic: break
    }
    clampTitle(&style.title)
    clampTitle(&style.selectedTitle)
    clampLength(&style.icon.size)
    clampLength(&style.icon.gap)
    style.icon.selectedRotation = distance(style.icon.selectedRotation)
    clampLength(&style.image.size)
    clampLength(&style.image.ringWidth)
    clampLength(&style.badge.textSize)
    clampLength(&style.badge.dotSize)
    clampLength(&style.badge.height)
    clampLength(&style.badge.gap)
    clampFocusRing(&style.focusRing)
    clampMarks(&style)
    style.motion = usable(style.motion)
    return style
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

private func clampMarks(_ style: inout TabStripStyle) {
  style.fade.strength = share(style.fade.strength)
  style.fade.width = style.fade.width.map(length)
  if var trough = style.trough {
    clampLength(&trough.cornerRadius)
    clampInsets(&trough.insets)
    style.trough = trough
  }
  clampHairline(&style.hairline)
  if var separator = style.separator {
    clampLength(&separator.width)
    clampLength(&separator.height)
    style.separator = separator
  }
  if var plate = style.plate {
    clampLength(&plate.cornerRadius)
    style.plate = plate
  }
  if var indicator = style.indicator {
    if case .fixed(let width) = indicator.width { indicator.width = .fixed(length(width)) }
    if case .aboveBottom(let gap) = indicator.place {
      indicator.place = .aboveBottom(distance(gap))
    }
    indicator.padding = distance(indicator.padding)
    indicator.height = indicator.height.map(length)
    clampLength(&indicator.cornerRadius)
    clampLength(&indicator.stretch)
    if var shadow = indicator.shadow {
      clampLength(&shadow.blur)
      shadow.offset = ScenePoint(x: distance(shadow.offset.x), y: distance(shadow.offset.y))
      indicator.shadow = shadow
    }
    style.indicator = indicator
  }
}

@inline(never)
func clampFocusRing(_ ring: inout FocusRing) {
  clampLength(&ring.width)
  clampLength(&ring.cornerRadius)
  ring.inset = distance(ring.inset)
}

@inline(never)
func clampHairline(_ hairline: inout Hairline?) {
  guard var line = hairline else { return }
  clampLength(&line.thickness)
  hairline = line
}

@inline(never)
func clampTitle(_ title: inout TabTitleStyle) {
  clampLength(&title.size.base)
  for index in title.size.steps.indices { clampLength(&title.size.steps[index].size) }
  title.weight = min(max(title.weight, 100), 900)
}

@inline(never)
private func clampInsets(_ insets: inout SceneInsets) {
  clampLength(&insets.top)
  clampLength(&insets.leading)
  clampLength(&insets.bottom)
  clampLength(&insets.trailing)
}

@inline(never)
func clampLength(_ value: inout Double) { value = length(value) }

@inline(never)
func length(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 10_000) : 0 }

@inline(never)
func distance(_ value: Double) -> Double {
  value.isFinite ? min(max(value, -10_000), 10_000) : 0
}

@inline(never)
func share(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 1) : 0 }
