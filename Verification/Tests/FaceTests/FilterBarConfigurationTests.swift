import ChoiceCore
import ChoiceScene
import Testing
import UIKit

@testable import ChoiceKit

@Suite("Configuration of filter bars in UIKit")
@MainActor struct FilterBarConfigurationTests {
  @Test("Every figure that is read and written back leaves the look as it is", arguments: [0, 1])
  func roundTrip(_ index: Int) {
    let preset: FilterBarView.Configuration = [.modern, .classic][index]
    var look = preset
    look.headings = preset.headings
    look.cornerRadius = look.cornerRadius
    look.rowHeight = look.rowHeight
    look.subtitleRowHeight = look.subtitleRowHeight
    look.rowInset = look.rowInset
    look.optionSize = look.optionSize
    look.optionWeight = look.optionWeight
    look.chosenOptionSize = look.chosenOptionSize
    look.chosenOptionWeight = look.chosenOptionWeight
    look.subtitleSize = look.subtitleSize
    look.imageSize = look.imageSize
    look.markSize = look.markSize
    look.countPlacement = look.countPlacement
    look.openingDuration = look.openingDuration
    look.switchingDuration = look.switchingDuration
    look.closingDuration = look.closingDuration
    look.fadingDuration = look.fadingDuration
    #expect(look == preset)
    #expect(look.style(in: UITraitCollection()) == (index == 0 ? FilterBarStyle() : .classic))
  }

  @Test("Every figure and colour that is set is in the style")
  func figures() {
    var look = FilterBarView.Configuration.modern
    look.headings.height = 50
    look.cornerRadius = 1
    look.rowHeight = 2
    look.subtitleRowHeight = 3
    look.rowInset = 4
    look.optionSize = 5
    look.optionWeight = .bold
    look.chosenOptionSize = 6
    look.chosenOptionWeight = .black
    look.subtitleSize = 7
    look.imageSize = 8
    look.markSize = 9
    look.countPlacement = .trailing
    look.openingDuration = 1
    look.switchingDuration = 2
    look.closingDuration = 3
    look.fadingDuration = 4
    let colors = [
      \FilterBarView.Configuration.panelColor, \.backdropColor, \.pressedRowColor, \.optionColor,
      \.chosenOptionColor, \.subtitleColor, \.markColor, \.countColor, \.headerColor, \.footerColor,
      \.applyColor, \.applyTitleColor, \.resetColor, \.resetTitleColor,
    ]
    for (index, color) in colors.enumerated() {
      look[keyPath: color] = UIColor(red: CGFloat(index) / 20, green: 0, blue: 0, alpha: 1)
      #expect(
        look[keyPath: color] == UIColor(red: CGFloat(index) / 20, green: 0, blue: 0, alpha: 1))
    }
    look.rowLineColor = .red
    look.headings.titleColor = .red
    let style = look.style(in: UITraitCollection())
    #expect(style.bar.height == 50 && style.cornerRadius == 1)
    #expect(style.bar.title.color == ThemeColor(0xff0000))
    let list = style.list
    #expect([list.rowHeight, list.subtitleRowHeight, list.inset, list.iconSize] == [2, 3, 4, 8])
    #expect(list.title.size == TitleSize(5) && list.title.weight == 700)
    #expect(list.chosenTitle.size == TitleSize(6) && list.chosenTitle.weight == 900)
    #expect(list.subtitle.size == TitleSize(7) && list.mark.size == 9)
    #expect(list.count.place == .trailing && list.hairline?.color == ThemeColor(0xff0000))
    #expect(style.motions.opening == .timed(.easeInOut, duration: 1))
    #expect(style.motions.switching == .timed(.linear, duration: 2))
    #expect(style.motions.closing == .timed(.linear, duration: 3))
    #expect(style.motions.fading == .timed(.easeInOut, duration: 4))
    let set = [
      style.panelColor, style.backdropColor, list.pressedColor, list.title.color,
      list.chosenTitle.color, list.subtitle.color, list.mark.color, list.count.text.color,
      list.header.text.color, list.footer.text.color, style.actions.applyColor,
      style.actions.applyTitle.color, style.actions.resetColor, style.actions.resetTitle.color,
    ]
    for (index, color) in set.enumerated() {
      #expect(color == ThemeColor(RGBA(red: Double(index) / 20, green: 0, blue: 0)))
    }
    look.rowLineColor = nil
    #expect(look.style(in: UITraitCollection()).list.hairline == nil)
    #expect(look.rowLineColor == nil)
  }

  @Test("Lengths that make no sense count as 0, and a look can change while a list is open")
  func odd() {
    let screen = BarScreen()
    screen.open(1)
    for odd in [CGFloat.nan, .infinity, -5] {
      var look = FilterBarView.Configuration.modern
      look.rowHeight = odd
      look.cornerRadius = odd
      look.rowInset = odd
      look.markSize = odd
      look.openingDuration = Double(odd)
      screen.bar.configuration = look
      screen.window.stubTurn()
    }
    screen.bar.configuration = .modern
    screen.settle()
    #expect(screen.bar.openID == AnyHashable(1) && screen.drop == 4 * 48 as CGFloat)
    #expect(screen.bar.intrinsicContentSize.height == 48)
  }
}
