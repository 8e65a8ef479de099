#if canImport(UIKit)
  internal import ChoiceCore
  internal import ChoiceScene
  import UIKit

  extension TabStripView.Configuration {
    /// How wide items are.
    public enum ItemWidths: Hashable, Sendable {
      /// All alike, so that together they are as wide as the bar.
      case equal
      /// Alike while every title fits; else each as wide as its title and so much more, scrolling.
      case equalOrOwn(padding: CGFloat)
      /// Alike while there are fewer items than this; else about a quarter of the bar's width each,
      /// scrolling.
      case paged(scrollingFrom: Int)
      /// Each as wide as what is in it.
      case intrinsic
      /// All of this width.
      case fixed(CGFloat)
    }

    /// Where items stand that are narrower than the bar.
    public enum Alignment: Hashable, Sendable {
      /// Where reading begins.
      case leading
      /// In the middle.
      case center
      /// Everywhere: all become wider by the same amount.
      case fill
    }

    /// Where an item's small picture stands.
    public enum ImagePlacement: Hashable, Sendable {
      /// Before the title.
      case leading
      /// After the title.
      case trailing
      /// Above the title.
      case top
      /// Alone; the title is only spoken.
      case only
    }

    /// What marks the selected item.
    public enum Indicator: Hashable, Sendable {
      /// A line at the bottom, so wide and so high; `nil` is as wide as the item.
      case line(width: CGFloat?, height: CGFloat)
      /// A rounded area behind the item.
      case pill
      /// A dot at the bottom, of this diameter.
      case dot(diameter: CGFloat)
    }

    /// How the selection moves.
    public enum Animation: Hashable, Sendable {
      /// At once.
      case none
      /// Slowly at first and at last, in so many seconds, up to 10.
      case easeInOut(duration: TimeInterval)
      /// As a spring of a perceived duration in seconds and a bounce from -1 (slow) over 0 (none) to
      /// 1 (endless). A spring that makes no sense, or takes longer than a minute, jumps.
      case spring(duration: TimeInterval, bounce: CGFloat)
    }
  }

  // Into the core's words and back.

  extension TabStripView.Configuration.ItemWidths {
    init(_ widths: TabWidths) {
      switch widths {
      case .equal: self = .equal
      case .equalOrOwn(let padding): self = .equalOrOwn(padding: padding)
      case .paged(let count): self = .paged(scrollingFrom: count)
      case .intrinsic: self = .intrinsic
      case .fixed(let width): self = .fixed(width)
      }
    }
  }

  extension TabWidths {
    init(_ widths: TabStripView.Configuration.ItemWidths) {
      switch widths {
      case .equal: self = .equal
      case .equalOrOwn(let padding): self = .equalOrOwn(padding: padding)
      case .paged(let count): self = .paged(scrollingFrom: count)
      case .intrinsic: self = .intrinsic
      case .fixed(let width): self = .fixed(width)
      }
    }
  }

  extension TabStripView.Configuration.Alignment {
    init(_ alignment: TabAlignment) {
      switch alignment {
      case .leading: self = .leading
      case .center: self = .center
      case .fill: self = .fill
      }
    }
  }

  extension TabAlignment {
    init(_ alignment: TabStripView.Configuration.Alignment) {
      switch alignment {
      case .leading: self = .leading
      case .center: self = .center
      case .fill: self = .fill
      }
    }
  }

  extension TabStripView.Configuration.ImagePlacement {
    init(_ placement: TabIconStyle.Placement) {
      switch placement {
      case .leading: self = .leading
      case .trailing: self = .trailing
      case .above: self = .top
      case .alone: self = .only
      }
    }
  }

  extension TabIconStyle.Placement {
    init(_ placement: TabStripView.Configuration.ImagePlacement) {
      switch placement {
      case .leading: self = .leading
      case .trailing: self = .trailing
      case .top: self = .above
      case .only: self = .alone
      }
    }
  }

  extension TabStripView.Configuration.Indicator {
    init(_ indicator: TabIndicator) {
      let height = indicator.height ?? 0
      switch (indicator.place, indicator.width) {
      case (.behindItem, _): self = .pill
      case (.aboveBottom, .fixed(let width)) where width == height: self = .dot(diameter: width)
      case (.aboveBottom, .fixed(let width)): self = .line(width: width, height: height)
      case (.aboveBottom, _): self = .line(width: nil, height: height)
      }
    }

    /// The indicator of this kind: the one that was, where it is of the kind already, so that its
    /// finer figures stay.
    func apply(to old: TabIndicator?) -> TabIndicator {
      if let old, Self(old) == self { return old }
      let color = old?.color ?? ThemeColor.placeholder
      switch self {
      case .line(let width, let height):
        return .line(width.map { .fixed($0) } ?? .item, height: height, color: color)
      case .pill: return .pill(color: color)
      case .dot(let diameter): return .dot(diameter: diameter, color: color)
      }
    }
  }

  extension TabStripView.Configuration.Animation {
    init(_ motion: Motion) {
      switch motion {
      case .none: self = .none
      case .timed(_, let duration): self = .easeInOut(duration: duration)
      case .spring(let spring):
        let damping = spring.dampingRatio
        self = .spring(
          duration: 2 * .pi / spring.naturalFrequency,
          bounce: damping > 1 ? 1 / damping - 1 : 1 - damping)
      }
    }
  }

  extension Motion {
    init(_ animation: TabStripView.Configuration.Animation) {
      switch animation {
      case .none: self = .none
      case .easeInOut(let duration): self = .timed(.easeInOut, duration: duration)
      case .spring(let duration, let bounce):
        self = SpringCurve(duration: duration, bounce: bounce).map { .spring($0) } ?? .none
      }
    }
  }

  extension NSDirectionalEdgeInsets {
    init(_ insets: SceneInsets) {
      self.init(
        top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }
  }

  extension SceneInsets {
    init(_ insets: NSDirectionalEdgeInsets) {
      self.init(
        top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }
  }
#endif
