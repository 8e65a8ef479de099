import ChoiceCore
import ChoiceScene
import Testing
import UIKit

@testable import ChoiceKit

@Suite("Configuration in UIKit")
@MainActor struct ConfigurationTests {
  private let presets: [TabStripView.Configuration] = [
    .selective, .underline, .filter, .avatars, .segmented, .capsule,
  ]

  @Test("Every figure that is read and written back leaves the look as it is")
  func roundTrip() {
    for (index, preset) in presets.enumerated() {
      var look = preset
      look.height = look.height
      look.contentInsets = look.contentInsets
      look.fadesAtEdges = look.fadesAtEdges
      look.itemWidths = look.itemWidths
      look.alignment = look.alignment
      look.spacing = look.spacing
      look.itemPadding = look.itemPadding
      look.minimumItemWidth = look.minimumItemWidth
      look.itemHeight = look.itemHeight
      look.titleSize = look.titleSize
      look.titleWeight = look.titleWeight
      look.selectedTitleSize = look.selectedTitleSize
      look.selectedTitleWeight = look.selectedTitleWeight
      look.imagePlacement = look.imagePlacement
      look.imageSize = look.imageSize
      look.imagePadding = look.imagePadding
      look.indicator = look.indicator
      look.animation = look.animation
      let isSame = look == preset
      #expect(isSame, "preset \(index)")
    }
  }

  @Test("Colours of a preset are dynamic, and a set one is what is drawn")
  func colors() {
    let dark = UITraitCollection(stubStyle: .dark)
    let light = UITraitCollection(stubStyle: .light)
    for preset in presets {
      var look = preset
      for traits in [light, dark] {
        let style = look.style(in: traits)
        var proposal = Proposal(width: 1, height: 1)
        proposal.appearance = traits == dark ? .dark : .light
        #expect(
          look.titleColor.resolvedColor(with: traits)
            == UIColor(style.title.color.color(in: proposal)))
      }
      look.titleColor = .red
      look.barColor = .black
      look.selectedTitleColor = .white
      look.indicatorColor = .red
      let style = look.style(in: light)
      #expect(style.title.color == ThemeColor(RGBA(0xff0000)))
      #expect(style.background == ThemeColor(RGBA(0x000000)))
      #expect(style.selectedTitle.color == ThemeColor(RGBA(0xffffff)))
      #expect(style.indicator?.color == ThemeColor(RGBA(0xff0000)))
      #expect(look.titleColor == .red)
    }
  }

  @Test("Lines and plates come with a colour and go without one")
  func optionalMarks() {
    var look = TabStripView.Configuration.underline
    #expect(look.hairlineColor == nil && look.separatorColor == nil && look.plateColor == nil)
    look.hairlineColor = .red
    look.separatorColor = .red
    look.plateColor = .red
    var style = look.style(in: UITraitCollection(stubStyle: .light))
    #expect(style.hairline?.color == ThemeColor(RGBA(0xff0000)))
    #expect(style.separator?.color == ThemeColor(RGBA(0xff0000)))
    #expect(style.plate?.color == ThemeColor(RGBA(0xff0000)))
    look.hairlineColor = nil
    look.separatorColor = nil
    look.plateColor = nil
    style = look.style(in: UITraitCollection(stubStyle: .light))
    #expect(style.hairline == nil && style.separator == nil && style.plate == nil)
    let isSame = look == .underline
    #expect(isSame)
  }

  @Test("Another indicator, another animation")
  func indicator() {
    var look = TabStripView.Configuration.segmented
    #expect(look.indicator == .pill)
    look.indicator = .line(width: 20, height: 3)
    #expect(look.indicator == .line(width: 20, height: 3))
    look.indicator = .line(width: nil, height: 2)
    #expect(look.indicator == .line(width: nil, height: 2))
    look.indicator = .dot(diameter: 5)
    #expect(look.indicator == .dot(diameter: 5))
    look.indicator = nil
    #expect(look.base.indicator == nil)
    look.animation = .none
    #expect(look.base.motion == .none)
    look.animation = .spring(duration: -1, bounce: 3)
    #expect(look.base.motion == .none)
    look.animation = .easeInOut(duration: 0.5)
    #expect(look.base.motion == .timed(.easeInOut, duration: 0.5))
  }

  @Test("A new configuration shows, keeps the selection, and may have senseless figures")
  func shows() {
    let screen = Screen(numbered(3), selected: 1)
    screen.strip.configuration = .underline
    screen.window.stubTurn()
    #expect(screen.view("line") != nil && screen.view("pill") == nil)
    #expect(screen.strip.selectedIndex == 1)
    var look = TabStripView.Configuration.capsule
    look.height = .nan
    look.spacing = -.infinity
    look.itemPadding = -3
    look.titleSize = .nan
    look.itemWidths = .fixed(-10)
    look.indicator = .line(width: .infinity, height: .nan)
    screen.strip.configuration = look
    screen.window.stubTurn()
    screen.tap(1)
    screen.settle()
    #expect(screen.strip.selectedIndex == 1)
  }
}
