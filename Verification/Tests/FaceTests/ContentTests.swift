import ChoiceScene
import QuartzCore
import Testing
import UIKit

@testable import ChoiceKit

@Suite("Content in UIKit")
@MainActor struct ContentTests {
  @Test("Items are made from texts, and equal titles are no problem")
  func equalTitles() {
    let screen = Screen(["a", "a", "b"])
    screen.tap(1)
    #expect(screen.strip.selectedIndex == 1)
    #expect(
      screen.targets.map { $0.accessibilityTraits.contains(.selected) } == [false, true, false])
  }

  @Test("A strip may have no items at first, or none for a while")
  func empty() {
    let screen = Screen([], selected: nil, .selective)
    #expect(screen.targets.isEmpty)
    screen.window.stubMoveFocus(into: screen.strip)
    screen.strip.setProgress(1.5)
    screen.strip.items = numbered(4)
    screen.window.stubTurn()
    #expect(screen.targets.count == 4)
    #expect(screen.strip.selectedIndex == nil)
    screen.tap(3)
    #expect(screen.news() == ["person 3"])
    screen.strip.items = []
    screen.strip.items = numbered(2)
    screen.settle()
    #expect(screen.strip.selectedIndex == nil)
    #expect(screen.targets.count == 2)
  }

  @Test("The selection stays with its item when all items are replaced")
  func replaced() {
    let screen = Screen(numbered(4), selected: 2)
    screen.strip.items = [3, 2, 7].map { TabStripView.Item("Item \($0)", id: $0) }
    #expect(screen.strip.selectedIndex == 1)
    #expect(screen.news() == [])
    screen.strip.items = [3, 7].map { TabStripView.Item("Item \($0)", id: $0) }
    #expect(screen.news() == ["content 7"])
    #expect(screen.valueChanges == 0)
    screen.strip.items = []
    #expect(screen.news() == ["content nil"])
    #expect(screen.strip.selectedIndex == nil && screen.strip.selectedID == nil)
    screen.window.stubTurn()
    #expect(screen.targets.isEmpty)
  }

  @Test("Native nodes of items that stay are kept")
  func kept() throws {
    let screen = Screen(numbered(4))
    let target = try #require(screen.target(2))
    screen.strip.insert(["New"], at: 0)
    screen.strip.moveItem(withID: 2, to: 0)
    var item = screen.strip.items[0]
    item.title = "Other"
    screen.strip.update(item)
    screen.window.stubTurn()
    #expect(screen.target(0) === target)
    #expect(target.accessibilityLabel == "Other")
    #expect(screen.targets.map(\.accessibilityLabel).count == 5)
  }

  @Test("An id that went and comes back is another item")
  func comesBack() {
    let screen = Screen(numbered(3), selected: 1)
    screen.strip.removeItem(withID: 1)
    screen.strip.insert([TabStripView.Item("Back", id: 1)], at: 1)
    #expect(screen.strip.selectedID == AnyHashable(2))
    screen.window.stubTurn()
    screen.tap(1)
    #expect(screen.strip.selectedID == AnyHashable(1))
  }

  @Test("Wrong values change nothing, and the log says so once")
  func wrongValues() {
    let screen = Screen(numbered(3), selected: 1)
    var said: [String] = []
    let write = Log.write
    Log.write = { said.append($0) }
    defer { Log.write = write }
    let scene = screen.strip.host.shown
    for _ in 0..<2 {
      screen.strip.selectedIndex = 3
      screen.strip.selectedIndex = -1
      screen.strip.selectedID = "none"
      screen.strip.items = [TabStripView.Item("a", id: 7), TabStripView.Item("b", id: 7)]
      screen.strip.insert([TabStripView.Item("a", id: 2)], at: 0)
      screen.strip.insert(["a"], at: 4)
      screen.strip.update(TabStripView.Item("a", id: 9))
      screen.strip.removeItem(withID: 9)
      screen.strip.moveItem(withID: 2, to: 3)
      screen.strip.setProgress(.nan)
    }
    screen.window.stubTurn()
    #expect(screen.strip.host.shown == scene)
    #expect(screen.strip.selectedIndex == 1)
    #expect(screen.strip.items == numbered(3))
    #expect(
      said == [
        "TabStripView: There is no item at index 3; allowed is nil, and 0 to 2.",
        "TabStripView: There is no item at index -1; allowed is nil, and 0 to 2.",
        "TabStripView: No item has the id none; allowed are the ids of the strip's items.",
        "TabStripView: Two items have the id 7; each id is allowed once. Nothing has changed.",
        "TabStripView: Two items have the id 2; each id is allowed once. Nothing has changed.",
        "TabStripView: The index 4 is out of range; allowed is 0 to 3.",
        "TabStripView: No item has the id 9; allowed are the ids of the strip's items.",
        "TabStripView: The index 3 is out of range; allowed is 0 to 2.",
        "TabStripView: progress is nan; allowed is any finite number.",
      ])
  }

  @Test("Code's selections are told only where it asks")
  func reported() {
    let screen = Screen(numbered(3))
    screen.strip.selectedIndex = 1
    screen.strip.setSelectedIndex(2, animated: true)
    screen.strip.selectedID = 0
    #expect(screen.news() == [])
    screen.strip.setSelectedIndex(1, animated: true, isReported: true)
    screen.strip.setSelectedID(nil, animated: false, isReported: true)
    #expect(screen.news() == ["code 1", "code nil"])
    #expect(screen.valueChanges == 0)
  }

  @Test("An unanimated selection is there at once, an animated one moves")
  func animated() throws {
    let screen = Screen(numbered(3))
    screen.strip.selectedIndex = 2
    screen.window.stubTurn()
    #expect(screen.frame("pill")?.midX == screen.frame("tab", 2)?.midX)
    screen.strip.setSelectedIndex(0, animated: true)
    screen.window.stubTurn()
    StubClock.advance(0.1)
    let pill = try #require(screen.frame("pill"))
    let start = try #require(screen.frame("tab", 2))
    let end = try #require(screen.frame("tab", 0))
    #expect(pill.midX < start.midX && pill.midX > end.midX)
  }

  @Test("A pager that is swiped takes the indicator along, in both writing directions")
  func pager() throws {
    let screen = Screen(numbered(3))
    let pager = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    pager.contentSize = CGSize(width: 900, height: 300)
    pager.contentOffset.x = 150
    screen.strip.setProgress(of: pager)
    screen.window.stubTurn()
    let first = try #require(screen.frame("tab", 0))
    let second = try #require(screen.frame("tab", 1))
    #expect(abs((screen.frame("pill")?.midX ?? 0) - (first.midX + second.midX) / 2) < 0.5)
    pager.contentOffset.x = 300
    screen.strip.setProgress(of: pager)
    #expect(screen.news() == ["person 1"])
    #expect(screen.valueChanges == 1)
    pager.semanticContentAttribute = .forceRightToLeft
    pager.contentOffset.x = 0
    screen.strip.setProgress(of: pager)
    #expect(screen.news() == ["person 2"])
    pager.frame.size.width = 0
    screen.strip.setProgress(of: pager)
    #expect(screen.news() == [])
  }

  @Test("Pictures: the app's, those of its assets, and those that come later from an address")
  func pictures() throws {
    UIImage.stubNames = ["cat"]
    let given = UIImage()
    var items = numbered(3)
    items[0].portrait = .image(given)
    items[1].portrait = .named("cat")
    items[2].portrait = .url(try #require(URL(string: "https://example.org/dog.png")))
    let screen = Screen(items, .avatars)
    let views = screen.all(PictureView.self)
    #expect(views.map { $0.image == nil } == [false, false, true])
    #expect(views[1].image?.stubName == "cat")
    #expect(views[2].backgroundColor != nil)
    #expect(views.allSatisfy { $0.layer.cornerRadius == 20 && $0.contentMode == .scaleAspectFill })

    var asked: [String] = []
    var arrive: (@MainActor (UIImage?) -> Void)?
    screen.strip.imageLoader = { address, completion in
      asked.append(address.absoluteString)
      arrive = completion
    }
    screen.strip.update(items[2])
    var item = items[2]
    item.badge = .dot
    screen.strip.update(item)
    screen.window.stubTurn()
    screen.settle()
    screen.strip.configuration = .underline
    screen.window.stubTurn()
    screen.strip.configuration = .avatars
    screen.window.stubTurn()
    #expect(asked == ["https://example.org/dog.png"])
    arrive?(UIImage())
    #expect(screen.all(PictureView.self)[2].image != nil)
    #expect(screen.all(PictureView.self)[2].backgroundColor == nil)
    // One that comes for an item that has gone is dropped.
    screen.strip.removeItem(withID: 2)
    arrive?(UIImage())
    screen.window.stubTurn()
    #expect(screen.all(PictureView.self).count == 2)
  }
}
