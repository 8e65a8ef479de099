import Testing

@testable import ChoiceWeb

@Suite struct HandleTests {
  @Test func `a handle is used again when its thing has gone, and bad ones name nothing`() {
    var table = HandleTable<String>()
    #expect(table.add("a") == 0)
    #expect(table.add("b") == 1)
    table.remove(0)
    #expect(table[0] == nil && table[1] == "b")
    #expect(table[-1] == nil && table[2] == nil && table[.max] == nil)
    table.remove(7)
    table.remove(0)
    #expect(table.add("c") == 0)
    #expect(table.add("d") == 2)
  }
}
