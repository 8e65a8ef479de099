import ChoiceKit
import QuartzCore
import Testing
import UIKit

/// What an app does, through the public interface alone.
@Suite("ChoiceKit as an app uses it")
@MainActor struct PublicUseTests {
  /// A screen with a strip over a pager.
  private final class Pages: NSObject, UIScrollViewDelegate {
    let strip = TabStripView(
      items: ["Following", "For you", "Nearby"], selectedIndex: 0, configuration: .underline)
    let pager = UIScrollView(frame: CGRect(x: 0, y: 50, width: 300, height: 400))
    var shown: [Int?] = []

    override init() {
      super.init()
      pager.contentSize = CGSize(width: 900, height: 400)
      pager.delegate = self
      strip.frame = CGRect(
        x: 0, y: 0, width: 300, height: strip.intrinsicContentSize.height)
      strip.addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          shown.append(strip.selectedIndex)
          pager.setContentOffset(
            CGPoint(x: 300 * CGFloat(strip.selectedIndex ?? 0), y: 0), animated: true)
        }, for: .valueChanged)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { strip.setProgress(of: scrollView) }
  }

  @Test("A strip and a pager keep together, whichever the person moves")
  func pages() {
    let pages = Pages()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    window.addSubview(pages.strip)
    window.addSubview(pages.pager)
    window.stubTurn()
    window.stubTap(at: CGPoint(x: 130, y: 20))
    #expect(pages.strip.selectedIndex == 1)
    #expect(pages.pager.contentOffset.x == 300)
    StubClock.advance(1)
    for offset in stride(from: CGFloat(300), through: 600, by: 20) {
      pages.pager.contentOffset.x = offset
    }
    #expect(pages.strip.selectedIndex == 2)
    #expect(pages.shown == [1, 2])
  }

  @Test("A look of one's own, in UIKit's words")
  func look() {
    var look = TabStripView.Configuration.capsule
    look.titleWeight = .medium
    look.selectedTitleColor = UIColor { traits in
      traits.userInterfaceStyle == .dark ? .black : .white
    }
    look.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    look.indicator = .line(width: 24, height: 3)
    look.animation = .spring(duration: 0.4, bounce: 0.2)
    let strip = TabStripView(items: ["a"], configuration: look)
    #expect(strip.configuration == look)
    strip.configuration.height = 60
    #expect(strip.intrinsicContentSize.height == 60)
    strip.accessibilityLabel = "Topics"
    strip.purpose = .choices
    strip.strings.dot = "Neu"
    var item = strip.items[0]
    item.badge = .dot
    item.image = UIImage()
    strip.update(item)
    #expect(strip.items == [item])
  }

  @Test("A strip from a storyboard begins empty")
  func storyboard() {
    let strip = TabStripView(coder: NSKeyedArchiver(requiringSecureCoding: true))
    #expect(strip?.items.isEmpty == true)
    strip?.items = ["a", "b"]
    strip?.selectedIndex = 1
    #expect(strip?.selectedIndex == 1)
  }
}
