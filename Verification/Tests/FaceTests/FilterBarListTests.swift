import QuartzCore
import Testing
import UIKit

@testable import ChoiceKit

@Suite("FilterBar in UIKit: lists")
@MainActor struct FilterBarListTests {
  private func screen(_ count: Int, chosen: Int? = nil) -> BarScreen {
    var filters = discussion
    filters[0].options = manyOptions(count)
    filters[0].chosenIndex = chosen
    return BarScreen(filters)
  }

  @Test("A list scrolls up and down as the platform scrolls, without bars, delays and bounce")
  func native() throws {
    let screen = screen(40)
    screen.open(0)
    let list = try #require(screen.list)
    #expect(list.isScrollEnabled && !list.bounces)
    #expect(!list.showsVerticalScrollIndicator && !list.delaysContentTouches && !list.scrollsToTop)
    #expect(list.contentInsetAdjustmentBehavior == .never)
    #expect(list.contentSize == CGSize(width: 375, height: 40 * 44))
    let short = BarScreen()
    short.open(1)
    #expect(short.list?.isScrollEnabled == false)
  }

  @Test("A finger that moves scrolls, takes the press back, and chooses nothing")
  func drag() throws {
    let screen = screen(40)
    screen.open(0)
    let row = try #require(screen.option(3))
    let start = screen.middle(row)
    let touch = screen.window.stubDown(at: start)
    #expect(row.backgroundColor != nil)
    screen.window.stubMove(touch, to: CGPoint(x: start.x, y: start.y - 20))
    #expect(row.backgroundColor == nil)
    screen.window.stubMove(touch, to: CGPoint(x: start.x, y: start.y - 120))
    screen.window.stubUp(touch)
    screen.settle()
    #expect(screen.list?.contentOffset == CGPoint(x: 0, y: 100))
    #expect(screen.news() == ["opened 0"])
    // A finger that moves sideways scrolls nothing.
    let second = screen.window.stubDown(at: start)
    screen.window.stubMove(second, to: CGPoint(x: start.x - 60, y: start.y))
    #expect(screen.list?.contentOffset == CGPoint(x: 0, y: 100))
    screen.window.stubCancel(second)
  }

  @Test("w32: opening shows the chosen row, the second time as well, and no echo is reported")
  func reveals() throws {
    let screen = screen(100, chosen: 99)
    for _ in 0..<2 {
      screen.open(0)
      let list = try #require(screen.list)
      #expect(list.contentOffset.y == CGFloat(100 * 44) - list.bounds.height)
      let row = try #require(screen.option(99))
      #expect(screen.frame(list).contains(screen.middle(row)))
      list.stubScroll(to: 0)
      // It stays for the keyboard to come in at, but out of sight.
      #expect(screen.option(99).map { screen.frame(list).contains(screen.middle($0)) } != true)
      screen.bar.close(animated: true)
      screen.settle()
    }
  }

  @Test("w33: of 100,000 options only those in view are views, and scrolling makes hardly any")
  func many() throws {
    let few = screen(30)
    few.open(0)
    let screen = screen(100_000)
    screen.open(0)
    #expect(screen.all(UIView.self).count <= few.all(UIView.self).count + 8)
    #expect(screen.rows.count <= 15)
    let list = try #require(screen.list)
    var seen: Set<ObjectIdentifier> = []
    var kept: [UIView] = []
    for step in 1...300 {
      list.stubScroll(to: CGFloat(step) * 431)
      screen.window.stubTurn()
      #expect(screen.rows.count <= 15)
      for view in screen.all(UIView.self) where seen.insert(ObjectIdentifier(view)).inserted {
        kept.append(view)
      }
    }
    #expect(kept.count < 160, "3,000 rows have passed")
    list.stubScroll(to: .greatestFiniteMagnitude)
    screen.window.stubTurn()
    #expect(screen.titles.last == "Option 99999")
    _ = screen.news()
    screen.tapOption(99_999)
    #expect(screen.news() == ["chose 99999 in 0 person"])
  }

  @Test("A view that is used again shows nothing of what it showed before")
  func usedAgain() throws {
    var filters = discussion
    filters[0].options = manyOptions(200)
    for index in 0..<200 where index % 3 == 0 {
      filters[0].options[index].image = UIImage()
      filters[0].options[index].subtitle = "Below \(index)"
      filters[0].options[index].isEnabled = false
      filters[0].options[index].count = index
    }
    filters[0].mode = .multiple
    filters[0].chosenIDs = (0..<200).filter { $0 % 5 == 0 }.map { AnyHashable($0) }
    let used = BarScreen(filters)
    used.open(0)
    let list = try #require(used.list)
    for offset in [400, 2000, 5000, 700, 3000] {
      list.stubScroll(to: CGFloat(offset))
      used.window.stubTurn()
      let fresh = BarScreen(filters)
      fresh.open(0)
      fresh.list?.stubScroll(to: CGFloat(offset))
      fresh.window.stubTurn()
      #expect(picture(used) == picture(fresh))
    }
  }

  /// What is seen and heard of the rows.
  private func picture(_ screen: BarScreen) -> [String] {
    screen.rows.map { row in
      let inside = row.subviews.sorted { $0.center.x < $1.center.x }.map { view in
        let text = view.subviews.compactMap { ($0 as? TextView)?.label.text }.first ?? "-"
        let hasPicture = view.subviews.contains { $0 is PictureView || $0 is OutlineView }
        return "\(view.center) \(view.bounds.size) \(text) \(hasPicture) \(view.alpha)"
          + " \(view.backgroundColor == nil) \(view.isAccessibilityElement)"
      }
      return "\(row.accessibilityLabel ?? "") \(row.accessibilityValue ?? "")"
        + " \(row.accessibilityTraits) \(row.frame) \(row.canBecomeFocused) \(inside)"
    }
  }

  @Test("Options replaced while open, by fewer: the choice falls to the default, and is told")
  func replaced() {
    var filters = discussion
    filters[1].chosenIndex = 3
    filters[1].defaultID = 0
    let screen = BarScreen(filters)
    screen.open(1)
    _ = screen.news()
    screen.bar.setOptions([.init("Any", id: 0), .init("New", id: 9)], ofFilterWithID: 1)
    screen.window.stubTurn()
    #expect(screen.news() == ["chose 0 in 1 content"])
    screen.settle()
    #expect(screen.titles == ["Any", "New"] && screen.drop == 88)
    #expect(screen.bar.openID == AnyHashable(1))
    #expect(screen.valueChanges == 0)
    screen.tapOption(9)
    #expect(screen.news() == ["chose 9 in 1 person"])
    screen.bar.setOptions([.init("Again", id: 9)], ofFilterWithID: 1)
    #expect(screen.bar.filters[1].chosenIndex == 0 && screen.news() == [])
    #expect(screen.bar.filters[1].options.map(\.title) == ["Again"])
  }

  @Test("Choice and default may be options that are still to come")
  func toCome() {
    var filters = discussion
    filters[1].state = .loading
    filters[1].chosenIDs = [7]
    filters[1].defaultID = 9
    let screen = BarScreen(filters)
    #expect(screen.bar.filters[1].chosenIDs == [7])
    screen.bar.setOptions(manyOptions(8), ofFilterWithID: 1)
    #expect(screen.bar.filters[1].chosenIndex == 7 && screen.news() == [])
    screen.bar.setOptions(manyOptions(3), ofFilterWithID: 1)
    #expect(screen.news() == ["chose  in 1 content"], "the default isn't there either")
    screen.bar.choose([2], inFilterWithID: 1)
    screen.bar.setOptions([.init("Nine", id: 9), .init("Ten", id: 10)], ofFilterWithID: 1)
    #expect(screen.news() == ["chose 9 in 1 content"])
  }

  @Test("Native nodes of rows that stay are kept, however the rows are replaced")
  func kept() throws {
    let screen = BarScreen()
    screen.open(1)
    let row = try #require(screen.option(2))
    screen.bar.filters[1].options.insert(.init("New", id: "new"), at: 0)
    screen.window.stubTurn()
    #expect(screen.titles == ["New", "Any", "Swift", "UI", "Web"])
    #expect(screen.option(2) === row && screen.frame(row).minY == 104 + 3 * 44)
    screen.bar.setOptions([.init("UI", id: 2), .init("Any", id: 0)], ofFilterWithID: 1)
    screen.window.stubTurn()
    #expect(screen.option(2) === row && screen.frame(row).minY == 104)
  }

  @Test("Counts are shown and heard, and follow at once while open")
  func counts() {
    let screen = BarScreen()
    screen.open(0)
    screen.bar.setCounts([12, 1], ofFilterWithID: 0)
    screen.window.stubTurn()
    #expect(screen.titles == ["All, 12 items", "Mine, 1 item"])
    #expect(screen.all(UILabel.self).compactMap(\.text).contains("All（12）"))
    #expect(screen.bar.filters[0].options.map(\.count) == [12, 1])
    screen.bar.filters[0].showsCounts = false
    screen.window.stubTurn()
    #expect(screen.titles == ["All", "Mine"])
    var look = screen.bar.configuration
    look.countPlacement = .inTitle(before: " (", after: ")")
    screen.bar.configuration = look
    screen.bar.filters[0].showsCounts = true
    screen.bar.setCounts([nil], ofFilterWithID: 0)
    screen.window.stubTurn()
    #expect(screen.all(UILabel.self).compactMap(\.text).contains("Mine (1)"))
    #expect(screen.titles == ["All", "Mine, 1 item"])
  }

  @Test("A list on its way says so; one that failed is tried again; then options come")
  func states() {
    var filters = discussion
    filters[1].options = []
    filters[1].state = .loading
    filters[1].chosenIDs = [7]
    let screen = BarScreen(filters)
    #expect(screen.bar.filters[1].chosenIDs == [7])
    screen.open(1)
    #expect(screen.rows.isEmpty && screen.all(UILabel.self).contains { $0.text == "Loading…" })
    screen.bar.filters[1].state = .failed
    screen.window.stubTurn()
    _ = screen.news()
    screen.settle()
    screen.tap(screen.button("Try again"))
    #expect(screen.news() == ["retried 1"])
    screen.bar.setOptions([.init("Six", id: 6), .init("Seven", id: 7)], ofFilterWithID: 1)
    screen.window.stubTurn()
    #expect(screen.news() == [] && screen.bar.filters[1].chosenIndex == 1)
    #expect(screen.bar.filters[1].state == .ready)
    #expect(screen.option(7)?.accessibilityTraits.contains(.selected) == true)
  }

  @Test("w34: without options a filter opens, says so, and closes by Escape and backdrop")
  func empty() {
    let screen = BarScreen([FilterBarView.Filter("Nothing", id: 0)])
    screen.open(0)
    #expect(screen.all(UILabel.self).contains { $0.text == "Nothing here" })
    #expect(screen.drop == 44)
    #expect(screen.overlay?.accessibilityPerformEscape() == true)
    screen.settle()
    #expect(screen.news() == ["opened 0", "closed 0"])
  }

  @Test("Sections have headers and footers, and are groups for assistive technology")
  func sections() throws {
    var filters = discussion
    filters[1].sections = [
      .init(header: "Usual", footer: "More below", count: 1), .init(header: "Other", count: 2),
    ]
    let screen = BarScreen(filters)
    screen.open(1)
    let list = try #require(screen.list)
    let inside = (list.accessibilityElements ?? []).compactMap { $0 as? UIView }
    #expect(inside.map(\.accessibilityLabel) == ["Usual, More below", "Other", "Web"])
    #expect(inside[0].accessibilityContainerType == .semanticGroup)
    #expect(!inside[0].isAccessibilityElement)
    let group = (inside[1].accessibilityElements ?? []).compactMap { $0 as? UIView }
    #expect(group.map(\.accessibilityLabel) == ["Swift", "UI"])
    for text in ["Usual", "More below", "Other"] {
      #expect(screen.all(UILabel.self).contains { $0.text == text })
    }
    // A view of a section that is used again for mere decoration holds nothing any more.
    screen.open(2)
    for view in screen.all(PlainNodeView.self) where view.accessibilityContainerType == .none {
      #expect(view.accessibilityElements == nil)
    }
  }

  @Test("Pictures and subtitles of options")
  func pictures() throws {
    var filters = discussion
    filters[0].options[1].image = UIImage()
    filters[0].options[1].chosenImage = UIImage()
    filters[0].options[1].subtitle = "only yours"
    let screen = BarScreen(filters)
    screen.open(0)
    let picture = try #require(screen.all(PictureView.self).first)
    #expect(picture.image?.renderingMode == .alwaysTemplate)
    #expect(screen.option(1)?.accessibilityValue == "only yours, 2 of 2")
    weak let image = filters[0].options[1].chosenImage
    filters = []
    screen.bar.setOptions([], ofFilterWithID: 0)
    screen.settle()
    #expect(image == nil, "pictures of options that have gone are forgotten")
  }
}
