import ChoiceScene
import Testing

@testable import ChoiceCore

@Suite("ItemDirectory")
struct ItemDirectoryTests {
  @Test("Finds every id in any order, and no other", arguments: 0..<20)
  func finds(seed: Int) throws {
    var dice = Dice(UInt64(seed))
    var numbers = Set((0..<dice.roll(60)).map { _ in Int.random(in: -99...99, using: &dice) })
    if seed > 10 { numbers.formUnion([Int.min, Int.max, 0]) }
    var ids = numbers.map { ItemID($0) }.shuffled(using: &dice)
    if seed % 4 == 0 { ids.sort() }
    let directory = try ItemDirectory(count: ids.count) { ids[$0] }
    for (index, id) in ids.enumerated() {
      #expect(directory.index(of: id) { ids[$0] } == index)
    }
    for number in -120...120 where !numbers.contains(number) {
      #expect(directory.index(of: ItemID(number)) { ids[$0] } == nil)
    }
  }

  @Test("Names an id that is there twice, and its second place", arguments: 0..<20)
  func duplicates(seed: Int) {
    var dice = Dice(UInt64(seed))
    var ids = (0..<10).map { ItemID($0) }.shuffled(using: &dice)
    let first = dice.roll(10)
    let second = first + 1 + dice.roll(10 - first)
    let twice = ids[first]
    ids.insert(twice, at: second)
    #expect(throws: ChangeError.duplicateItem(twice, index: second)) {
      _ = try ItemDirectory(count: ids.count) { ids[$0] }
    }
  }

  @Test("Of nothing it finds nothing")
  func empty() throws {
    #expect(ItemDirectory().index(of: ItemID(0)) { _ in ItemID(0) } == nil)
    let directory = try ItemDirectory(count: 0) { _ in ItemID(0) }
    #expect(directory.index(of: ItemID(0)) { _ in ItemID(0) } == nil)
  }
}

@Suite("RovingFocus")
struct RovingFocusTests {
  @Test("Steps go to the nearest that can be focused, and wrap", arguments: 0..<64)
  func steps(mask: Int) {
    let isFocusable = { (index: Int) in mask & (1 << index) != 0 }
    let allowed = (0..<6).filter(isFocusable)
    for start in 0..<6 {
      let after = allowed.first { $0 > start } ?? allowed.first
      let before = allowed.last { $0 < start } ?? allowed.last
      let steps: [(RovingFocus.Step, Int?)] = [
        (.next, after), (.previous, before), (.first, allowed.first), (.last, allowed.last),
      ]
      for (step, wanted) in steps {
        #expect(
          RovingFocus.index(after: start, step, count: 6, isFocusable: isFocusable) == wanted)
      }
    }
    #expect(
      RovingFocus.index(after: nil, .next, count: 6, isFocusable: isFocusable) == allowed.first)
    #expect(
      RovingFocus.index(after: nil, .previous, count: 6, isFocusable: isFocusable) == allowed.last)
  }

  @Test("Of nothing there is nowhere to go")
  func nothing() {
    for step in [RovingFocus.Step.next, .previous, .first, .last] {
      #expect(RovingFocus.index(after: nil, step, count: 0, isFocusable: { _ in true }) == nil)
    }
  }
}

@Suite("Press")
struct PressTests {
  private func event(_ phase: PointerPhase, _ pointer: Int = 0) -> PointerEvent {
    PointerEvent(phase, at: .zero, pointer: pointer)
  }

  private func isTap(_ outcome: PressOutcome<Int>) -> Bool {
    if case .tap = outcome { true } else { false }
  }

  @Test("It acts once, on release over what it began on")
  func tap() {
    var press: Press<Int>?
    #expect(!isTap(press.take(event(.began), over: 3)))
    #expect(press == Press(target: 3, pointer: 0))
    #expect(isTap(press.take(event(.ended), over: 3)))
    #expect(press == nil)
    #expect(!isTap(press.take(event(.ended), over: 3)))
  }

  @Test("Sliding off ends the look, sliding back takes it up again")
  func slides() {
    var press: Press<Int>?
    _ = press.take(event(.began), over: 3)
    _ = press.take(event(.moved), over: 4)
    #expect(press?.isInside == false)
    _ = press.take(event(.moved), over: nil)
    #expect(press?.isInside == false)
    _ = press.take(event(.moved), over: 3)
    #expect(press?.isInside == true)
    #expect(isTap(press.take(event(.ended), over: 3)))
  }

  @Test(
    "Released elsewhere, or cancelled, it does nothing",
    arguments: [(PointerPhase.ended, 4), (.ended, nil), (.cancelled, 3)] as [(PointerPhase, Int?)])
  func nothing(sample: (phase: PointerPhase, hit: Int?)) {
    var press: Press<Int>?
    _ = press.take(event(.began), over: 3)
    #expect(!isTap(press.take(event(sample.phase), over: sample.hit)))
    #expect(press == nil)
  }

  @Test("Other pointers count for nothing")
  func others() {
    var press: Press<Int>?
    _ = press.take(event(.began, 1), over: 3)
    let before = press
    for phase in [PointerPhase.began, .moved, .ended, .cancelled] {
      #expect(!isTap(press.take(event(phase, 2), over: 4)))
      #expect(press == before)
    }
    #expect(isTap(press.take(event(.ended, 1), over: 3)))
  }

  @Test("Begun on nothing, it is nothing")
  func outside() {
    var press: Press<Int>?
    _ = press.take(event(.began), over: nil)
    #expect(press == nil)
    #expect(!isTap(press.take(event(.ended), over: 3)))
  }
}

@Suite("WidthCache")
struct WidthCacheTests {
  @Test("It knows what was stored last", arguments: 0..<30)
  func model(seed: Int) {
    var dice = Dice(UInt64(seed))
    var model = [Double?](repeating: nil, count: 5)
    var cache = WidthCache(count: 5)
    for step in 0..<80 {
      let index = dice.roll(model.count)
      let width = dice.roll(3) == 0 ? nil : Double(step)
      model[index] = width
      cache[index] = width
      #expect(model.indices.map { cache[$0] } == model)
    }
  }

  @Test("Caches that know the same are equal while nothing is known")
  func equality() {
    var cache = WidthCache(count: 3)
    cache[1] = nil
    #expect(cache == WidthCache(count: 3))
  }
}
