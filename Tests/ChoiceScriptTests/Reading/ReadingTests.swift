import ChoiceCore
import ChoiceScene
import Testing

@testable import ChoiceScript

@Suite("Reading documents")
struct ReadingTests {
  @Test("Items have their index as the id unless they say another one")
  func ids() throws {
    let document = try read(
      #"{"control": "tabStrip", "items": ["A", {"id": 7, "title": "B"}, {"title": "C"}]}"#)
    #expect(document.setup.items.map { $0.id.rawValue } == [0, 7, 2])
    #expect(document.setup.selected == nil)
  }

  @Test("An item with everything")
  func item() throws {
    let document = try read(
      """
      {"control": "tabStrip", "items": [{"title": "A", "icon": "chevronDown",
        "selectedIcon": {"named": "a.png"}, "iconKeepsColor": true,
        "image": {"url": "https://example.org/a.png"}, "badge": 3, "disabled": true,
        "accessibleName": "The letter A"}]}
      """)
    var item = TabItem(id: ItemID(0), title: "A")
    item.icon = TabIcon(.outline(.chevronDown), selected: .named("a.png"), takesTitleColor: false)
    item.image = .url("https://example.org/a.png")
    item.badge = .count(3)
    item.isDisabled = true
    item.accessibleName = "The letter A"
    #expect(document.setup.items == [item])
  }

  @Test("An item that is repeated")
  func repeated() throws {
    let document = try read(
      #"{"control": "tabStrip", "items": {"repeat": 3, "title": "No. {n}, {n}", "badge": "dot"}}"#)
    #expect(document.setup.items.map { $0.title.string } == ["No. 1, 1", "No. 2, 2", "No. 3, 3"])
    #expect(document.setup.items.map { $0.id.rawValue } == [0, 1, 2])
    #expect(document.setup.items.allSatisfy { $0.badge == .dot })
  }

  @Test("SVG path data, absolute and relative, with or without separators")
  func outline() throws {
    let absolute = "M0 0 L1 0 L1 1 L0.5 1 L0.5 0.5 C0.5 0 0 0 0 1 Z"
    let relative = "m0,0 1,0v1h-.5l0-.5c0-.5-.5-.5-.5.5z"
    let form = Form<OutlinePath>.path
    let path = try form.read(.string(relative), nil)
    #expect(form.write(path, nil) == .string(absolute))
    #expect(try form.read(.string(absolute), nil) == path)
    for wrong in ["L0 0", "M0", "M0 0 Q1 1 2 2", "M0 0 Z 1", "M0 0 L1 1e", "0 0"] {
      #expect(form.valueIfAllowed(.string(wrong)) == nil, "\(wrong)")
    }
  }

  @Test("A style changes only what it names, also within a part")
  func partialStyle() throws {
    let document = try read(
      """
      {"control": "tabStrip", "items": [], "style": {"preset": "filter", "height": 50,
        "title": {"weight": 700}, "hairline": {"color": {"dark": "#112233"}}, "separator": null,
        "indicator": {"place": {"aboveBottom": 3}}}}
      """)
    var style = TabStripStyle.filter
    style.height = 50
    style.title.weight = 700
    style.hairline?.color.dark = RGBA(0x112233)
    style.separator = nil
    style.indicator?.place = .aboveBottom(3)
    #expect(document.setup.style == style)
  }

  @Test("Colours")
  func colors() throws {
    let form = Form<ThemeColor>.themeColor
    func color(_ text: String) throws -> ThemeColor {
      try form.read(JSON(parsing: .init(text.utf8)), nil)
    }
    #expect(try color(##""#3BBD79""##) == ThemeColor(0x3bbd79))
    #expect(try color(##""#00000080""##) == ThemeColor(RGBA(0, alpha: 128.0 / 255)))
    #expect(try color(##"{"light": "#ffffff"}"##) == ThemeColor(0xffffff))
    #expect(try color(##"{"dark": "#ffffff"}"##) == ThemeColor(0xffffff))
    var contrast = ThemeColor(0xffffff, dark: 0x000000)
    contrast.darkContrast = RGBA(0xff0000)
    let text = ##"{"light": "#ffffff", "dark": "#000000", "darkContrast": "#ff0000"}"##
    #expect(try color(text) == contrast)
  }

  @Test("Motions")
  func motions() throws {
    let form = Form<Motion>.motion
    func motion(_ text: String) throws -> Motion {
      try form.read(JSON(parsing: .init(text.utf8)), nil)
    }
    #expect(try motion(#""none""#) == Motion.none)
    #expect(try motion(#"{"duration": 1}"#) == .timed(.easeInOut, duration: 1))
    #expect(
      try motion(#"{"timed": [0.25, 0.1, 0.25, 1], "duration": 1}"#)
        == .timed(.default, duration: 1))
    let bouncy = try #require(SpringCurve(duration: 0.35, bounce: 0.1))
    #expect(try motion(#"{"spring": {"duration": 0.35, "bounce": 0.1}}"#) == .spring(bouncy))
    #expect(form.write(.spring(bouncy), nil).line == #"{"spring":{"duration":0.35,"bounce":0.1}}"#)
    let stiff = try #require(SpringCurve(stiffness: 300, damping: 20))
    #expect(try motion(#"{"spring": {"stiffness": 300, "damping": 20}}"#) == .spring(stiff))
  }
}
