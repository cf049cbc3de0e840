import Testing

@testable import CopyLint

struct StringSinkTests {
  @Test func `keeps apart more locales than sixteen bits can number`() {
    var strings = StringSink(bytes: [])
    let names = (0..<70_000).map { "en-x-a\($0)" }
    for name in names { strings.add(StringDraft(key: "a", text: "b", locale: name)) }
    strings.add(StringDraft(key: "a", text: "b", locale: names[1]))
    let table = strings.table()
    #expect(table.rows.count == 70_001)
    #expect(table[69_999].locale == "en-x-a69999")
    #expect(table[70_000].locale == "en-x-a1")
    #expect(table[0].sourceLocale == nil)
  }

  @Test func `a file whose texts fill the room is read so far, and says so`() {
    var strings = StringSink(bytes: [], room: 10)
    for number in 1...4 { strings.add(StringDraft(key: "key\(number)", text: "b", locale: "en")) }
    let table = strings.table()
    #expect(table.map(\.key) == ["key1", "key2"])
    #expect(
      strings.problems.map(\.message) == [
        "Split this file, or use shorter names. Its texts and keys take more than 1 GB together."
      ])
  }
}
