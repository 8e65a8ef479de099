import ChoiceCore
import ChoiceScene
import ChoiceScript
import Foundation
import Testing

/// The documents in Tests/Faces, which every face must show alike: here on the plainest of faces.
@Suite struct FaceDocumentTests {
  @Test func everyDocumentHasItsEffectsWrittenDown() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: FaceDocument.folder.path)
    let names = files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
    #expect(names.sorted() == FaceDocument.all.map(\.name).sorted())
  }

  @Test(arguments: FaceDocument.all)
  func theAppIsToldWhatIsWrittenDown(_ document: FaceDocument) throws {
    #expect(try document.told() == document.effects)
  }

  @Test(arguments: FaceDocument.all)
  func aFaceShowsWhatTheSceneSaysHoweverOftenItRenders(_ document: FaceDocument) throws {
    let (views, wrong) = try document.play()
    #expect(wrong == [])
    #expect(views > 3)
  }

  @Test func differencesAreNoticed() throws {
    let view = try #require(try FaceDocument.views(of: "tap", TabStripModel.self).first)
    var other = view
    other.focus = TabStripModel.itemNode(ItemID(1))
    other.effects = [.reselected(ItemID(0), .person)]
    other.nodes[0].frame.x += 0.6
    other.nodes[1].frame.x += 0.4
    other.nodes[2].opacity = 0.5
    let tab = try #require(view.nodes.lastIndex { $0.semantics?.role == .tab })
    other.nodes[tab].semantics?.isSelected?.toggle()
    let title = try #require(view.nodes.lastIndex { $0.text != nil })
    other.nodes[title].text = "Else"
    other.nodes.remove(at: 3)
    other.nodes.append(
      FaceNode(
        id: NodeID(part: 99), part: "?", frame: SceneRect(x: 0, y: 0, width: 1, height: 1),
        opacity: 1, text: nil, semantics: nil))
    #expect(view.differences(from: view) == [])
    #expect(view.differences(from: other).count == 8)
  }

  @Test func differencesOfOverlaysAreNoticed() throws {
    let view = try #require(
      try FaceDocument.views(of: "filter-forty-options", FilterBarModel.self).last {
        $0.nodes.contains { $0.part == "list" }
      })
    let list = try #require(view.nodes.firstIndex { $0.part == "list" })
    func differences(_ change: (inout FaceNode) -> Void) -> [String] {
      var other = view
      change(&other.nodes[list])
      return view.differences(from: other)
    }
    #expect(differences { _ in } == [])
    #expect(differences { $0.isOverlay = false } == ["list is in no overlay"])
    #expect(differences { $0.clip = nil }.count == 1)
    #expect(differences { $0.clip?.height += 0.4 } == [])
    #expect(differences { $0.clip?.height += 0.6 }.count == 1)
    #expect(differences { $0.scroll = nil }.count == 1)
    #expect(differences { $0.scroll?.offset += 0.4 } == [])
    #expect(differences { $0.scroll?.offset += 0.6 }.count == 1)
    #expect(differences { $0.scroll?.end += 0.6 }.count == 1)
    #expect(differences { $0.scroll?.axis = .horizontal }.count == 1)
    #expect(differences { $0.scroll?.isEnabled = false }.count == 1)
    #expect(differences { $0.scroll?.bounces = true }.count == 1)
  }

  @Test func aHeadingAndAnOptionOfOneNumberAreTwoPlacesForTheFocus() throws {
    let view = try #require(try FaceDocument.views(of: "filter-keys", FilterBarModel.self).first)
    var heading = view
    heading.focus = FilterBarModel.itemNode(ItemID(1))
    var option = view
    option.focus = FilterBarModel.optionNode(ItemID(1))
    #expect(heading.differences(from: option).count == 1)
    #expect(heading.differences(from: view).count == 1)
    #expect(view.differences(from: heading) == ["the focus is on tab of 1, not on nothing"])
  }

  /// The bar is 48 high, the container 320. So there is room for a panel of 224 below the bar, and
  /// halfway the lower half of it is seen.
  @Test func inMidSlideARowIsCutToWhatIsSeenOfTheList() throws {
    let trace = try FaceDocument.trace(of: "filter-forty-options", FilterBarModel.self)
    let view = try #require(
      trace.entries.compactMap { entry -> FaceView<FilterBarEffect>? in
        guard case .expect(let view) = entry.what else { return nil }
        return abs(entry.time - 0.25) < 1e-9 ? view : nil
      }.first)
    let region = try #require(view.nodes.first { $0.part == "region" })
    let list = try #require(view.nodes.first { $0.part == "list" })
    let rows = view.nodes.filter { $0.part == "option" }
    #expect(region.clip == nil)
    #expect(region.frame == SceneRect(x: 0, y: 48, width: 375, height: 224))
    #expect(list.frame == SceneRect(x: 0, y: 48 - 112, width: 375, height: 224))
    #expect(rows.count > 4)
    for row in rows {
      #expect(row.clip == SceneRect(x: 0, y: 48, width: 375, height: 112))
      #expect(row.isOverlay)
    }
    #expect(view.nodes.filter { !$0.isOverlay }.map(\.part).contains("tab"))
    #expect(
      list.scroll
        == FaceScroll(
          axis: .vertical, offset: 19.5 * 48 - 112, end: 40 * 48 - 224, isEnabled: true,
          bounces: false))
  }

  /// The button is 28 high in a bar of 44, so the tip is at 36. The list begins 15 below that, and a
  /// row is 40 high.
  @Test func inMidGrowthAllThatIsInItIsStretchedFromTheTip() throws {
    let trace = try FaceDocument.trace(of: "menu-open-and-choose", PopoverMenuModel.self)
    let view = try #require(
      trace.entries.compactMap { entry -> FaceView<PopoverMenuEffect>? in
        guard case .expect(let view) = entry.what else { return nil }
        return abs(entry.time - 0.15) < 1e-9 ? view : nil
      }.first)
    let popover = try #require(view.nodes.first { $0.part == "popover" })
    let list = try #require(view.nodes.first { $0.part == "list" })
    let row = try #require(view.nodes.first { $0.id == PopoverMenuModel.itemNode(ItemID(2)) })
    let grown = popover.frame.height / 300
    #expect(grown > 0.1 && grown < 0.95)
    #expect(near(popover.frame.y, 36) && near(list.frame.y, 36 + 15 * grown))
    #expect(near(row.frame.y, 36 + 95 * grown) && near(row.frame.height, 40 * grown))
    #expect(near(row.clip?.y, list.frame.y) && near(row.clip?.height, 273 * grown))
    #expect(row.isOverlay && row.frame.width == 176)
  }

  private func near(_ one: Double?, _ other: Double) -> Bool {
    one.map { abs($0 - other) < 1e-9 } ?? false
  }
}
