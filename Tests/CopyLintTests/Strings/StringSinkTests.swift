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

  @Test func `a string that finds no room is left out, and the file says so once`() {
    var strings = StringSink(bytes: [], room: StringRoom(bytes: 10))
    for key in ["key1", "a long key", "another long key", "key2", "a", "b", "c"] {
      strings.add(StringDraft(key: key, text: "b", locale: "en"))
    }
    let table = strings.table()
    #expect(table.map(\.key) == ["key1", "key2", "a", "b"])
    #expect(
      strings.problems.map(\.message) == [
        "Shorten the name, comment or source text that many strings share here. Some of them are not checked."
      ])
  }

  @Test func `a row whose text could not be kept is left out`() {
    var strings = StringSink(bytes: Array("key".utf8), room: StringRoom(bytes: 10))
    for text in ["short", "longer than twice the room", "b"] {
      strings.add(
        StringRow(
          key: TextRef(document: 0..<3), text: strings.keep(text), locale: strings.index(ofLocale: "en"),
          localeSource: .default, syntax: .none))
    }
    let table = strings.table()
    #expect(table.map(\.text) == ["short", "b"])
    #expect(strings.problems.count == 1)
  }
}
