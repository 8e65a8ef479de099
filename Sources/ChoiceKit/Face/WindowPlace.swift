#if canImport(UIKit)
  internal import ChoiceScene
  import UIKit

  /// Where a view is in its window, and how much room there is: what decides where overlays are.
  ///
  /// In the view's own points, also where views around it are scaled.
  struct WindowPlace: Equatable {
    /// The view's top left corner, from the window's.
    let origin: CGPoint
    /// The size of the window; that of the view where it is in none.
    let container: CGSize
    /// How much of the window is covered, from its bottom edge up.
    let coveredBottom: CGFloat
    /// How much larger the view is seen than it is.
    let scale: CGSize

    /// The place of a view now.
    @MainActor init(of view: UIView) {
      let bounds = view.bounds
      guard let window = view.window else {
        origin = .zero
        container = bounds.size
        coveredBottom = 0
        scale = CGSize(width: 1, height: 1)
        return
      }
      let seen = view.convert(bounds, to: window)
      let scale = CGSize(
        width: Self.scale(seen.width, of: bounds.width),
        height: Self.scale(seen.height, of: bounds.height))
      self.scale = scale
      let room = window.bounds
      origin = CGPoint(
        x: (seen.minX - room.minX) / scale.width, y: (seen.minY - room.minY) / scale.height)
      container = CGSize(width: room.width / scale.width, height: room.height / scale.height)
      coveredBottom =
        max(window.safeAreaInsets.bottom, Keyboard.shared.height(in: window)) / scale.height
    }

    private static func scale(_ seen: CGFloat, of own: CGFloat) -> CGFloat {
      let scale = seen / own
      return scale.isFinite && scale > 0 ? scale : 1
    }
  }

  /// Where the keyboard of the screen is. It can't be asked, so it is noted when it moves.
  @MainActor final class Keyboard {
    /// The one there is. It is noted from the first use on.
    static let shared = Keyboard()

    /// In the screen's coordinates.
    private var frame = CGRect.zero

    private init() {
      _ = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
      ) { notification in
        let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        // Documented: it is posted on the main actor.
        MainActor.assumeIsolated { Keyboard.shared.frame = frame ?? .zero }
      }
    }

    /// How much of a window it covers, from the window's bottom edge up. One that floats, with room
    /// below it, covers nothing.
    func height(in window: UIWindow) -> CGFloat {
      let frame = window.convert(frame, from: nil as UIWindow?)
      let room = window.bounds
      let covered = room.intersection(frame)
      if covered.isNull || covered.isEmpty || frame.maxY < room.maxY { return 0 }
      return room.maxY - covered.minY
    }
  }
#endif
