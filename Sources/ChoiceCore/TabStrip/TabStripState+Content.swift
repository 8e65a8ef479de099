import ChoiceScene

/// What is in an item, and how wide it is.
extension TabStripState {
  /// Whether an item shows its title.
  func showsTitle(of item: TabItem) -> Bool {
    item.image == nil && !(style.icon.placement == .alone && icon(of: item) != nil)
  }

  /// The icon that an item shows.
  func icon(of item: TabItem) -> TabIcon? {
    item.image == nil ? item.icon ?? style.defaultIcon : nil
  }

  /// Whether an item's parts can't be placed before its title or badge is measured.
  func needsMeasuring(at index: Int) -> Bool {
    let item = items[index]
    if style.badge.text(of: item.badge) != nil { return true }
    return showsTitle(of: item)
      && (icon(of: item) != nil && style.icon.placement != .above
        || item.badge?.isShown == true)
  }

  /// Room on either side of an item's content that a title may not cover.
  func contentPadding(inItemOf width: Double) -> Double {
    if case .own = layout.widths { return min(layout.padding, width) / 2 }
    return min(style.itemPadding, width / 2)
  }

  /// Width and height of icons at the present text scale.
  var iconSize: Double { style.icon.size * layout.proposal.textScale }

  /// Width of a title as far as it is known; else an estimate from the other look.
  func titleWidth(at index: Int, isSelected: Bool) -> Double? {
    let caches = layout.caches
    if isSelected {
      if let width = caches.selectedTitle[index] { return width }
      guard let width = caches.title[index], layout.title.size > 0 else { return nil }
      return width * layout.selectedTitle.size / layout.title.size
    }
    return caches.title[index]
  }

  /// Width of what is in an item: title, icon and badge with the gaps between them.
  func contentWidth(at index: Int, isSelected: Bool) -> Double {
    let item = items[index]
    if item.image != nil { return style.image.size }
    var width = showsTitle(of: item) ? titleWidth(at: index, isSelected: isSelected) ?? 0 : 0
    if icon(of: item) != nil {
      switch style.icon.placement {
      case .alone: width = iconSize
      case .above: width = max(width, iconSize)
      case .leading, .trailing: width += width > 0 ? iconSize + style.icon.gap : iconSize
      }
    }
    return width + inlineBadgeWidth(at: index)
  }

  /// Width of a badge beside the title, with its gap; 0 where it is at a corner, or not there.
  func inlineBadgeWidth(at index: Int) -> Double {
    guard isBadgeInline(items[index]), let size = badgeSize(at: index) else { return 0 }
    return size.width + style.badge.gap
  }

  /// Whether a badge stands beside the title; else it is at the corner of image or icon.
  func isBadgeInline(_ item: TabItem) -> Bool {
    showsTitle(of: item) && !(icon(of: item) != nil && style.icon.placement == .above)
  }

  /// Size of an item's badge, if it shows one.
  func badgeSize(at index: Int) -> SceneSize? {
    guard let badge = items[index].badge, badge.isShown else { return nil }
    if badge == .dot { return SceneSize(width: style.badge.dotSize, height: style.badge.dotSize) }
    let height = style.badge.height * layout.proposal.textScale
    let width = (layout.caches.badge[index] ?? 0) + 0.6 * height
    return SceneSize(width: max(height, width.roundedUp), height: height)
  }

  /// How much wider an item is when it is fully the selected one.
  func growth(at index: Int) -> Double {
    guard case .own = layout.widths else { return 0 }
    return ownWidth(at: index, isSelected: true) - ownWidth(at: index, isSelected: false)
  }

  /// How wide an item is by itself in one of its looks.
  func ownWidth(at index: Int, isSelected: Bool) -> Double {
    let width = contentWidth(at: index, isSelected: isSelected).roundedUp + layout.padding
    return min(max(style.minimumItemWidth, width), layout.widest)
  }
}

extension Badge {
  /// Whether there is anything to show.
  var isShown: Bool {
    switch self {
    case .dot: true
    case .count(let count): count > 0
    case .text(let text): !text.isEmpty
    }
  }
}

extension TabBadgeStyle {
  /// What is written in a badge; `nil` for a dot or nothing.
  func text(of badge: Badge?) -> Utf8Text? {
    switch badge {
    case .count(let count) where count > 0:
      count > greatestCount ? "\(greatestCount)+" : "\(count)"
    case .text(let text) where !text.isEmpty: text
    default: nil
    }
  }
}

extension Double {
  /// The smallest integer that is not less, within a billionth: 12.0000000001 gives 12, so that
  /// the last bits of a sum don't cost a point.
  var roundedUp: Double {
    let nearest = Elementary.nearest(self)
    return nearest + 1e-9 < self ? nearest + 1 : nearest
  }
}
