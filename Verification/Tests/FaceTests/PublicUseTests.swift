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

  @Test("A bar of filters over a list that it filters, whose counts follow")
  func filters() {
    var shown: [String] = []
    let bar = FilterBarView(
      filters: [
        .init("Scope", id: "scope", options: ["All", "Mine"], chosenIndex: 0),
        .init("Tags", options: [.init("Any", count: 12), .init("Swift", count: 3)]),
      ],
      primaryAction: UIAction { action in
        guard let bar = action.sender as? FilterBarView else { return }
        let scope = bar.filters[0]
        shown.append(scope.options[scope.chosenIndex ?? 0].title)
        bar.filters[1].showsCounts = scope.chosenIndex == 0
      })
    bar.frame = CGRect(x: 0, y: 0, width: 300, height: bar.intrinsicContentSize.height)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    window.addSubview(bar)
    window.stubTurn()
    bar.open("scope", animated: false)
    window.stubTurn()
    window.stubTap(at: CGPoint(x: 100, y: 48 + 48 + 20))
    #expect(shown == ["Mine"] && !bar.filters[1].showsCounts)
    #expect(bar.openID == nil)
    StubClock.advance(1)
    bar.open(bar.filters[1].id, animated: true)
    StubClock.advance(1)
    #expect(bar.openID == bar.filters[1].id)
    bar.close(animated: false)
  }

  @Test("A bar from a storyboard begins empty")
  func storyboardBar() {
    let bar = FilterBarView(coder: NSKeyedArchiver(requiringSecureCoding: true))
    #expect(bar?.filters.isEmpty == true)
    bar?.filters = [.init("a", options: ["b"])]
    #expect(bar?.filters.count == 1)
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
