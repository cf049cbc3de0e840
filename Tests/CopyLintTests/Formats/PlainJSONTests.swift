import Testing

@testable import CopyLint

struct PlainJSONTests {
  @Test func `reads nested and flat keys, arrays and comments`() {
    let text = #"""
      // Texts
      { "home": { "title": "Welcome", "a.b": "Dot", "list": ["One", "Two", ["In"], {"x": "Deep"}] },
        "n": 1, "t": true, "none": null, "empty": "", "quote": "Say \"hi\"\u2019" /* end */ }
      """#
    #expect(
      dumped(text, "locales/de/common.json") == [
        "home.title = ⟦Welcome⟧",
        #"home.a\.b = ⟦Dot⟧"#,
        "home.list [item.0] = ⟦One⟧",
        "home.list [item.1] = ⟦Two⟧",
        "home.list.2 [item.0] = ⟦In⟧",
        "home.list.3.x = ⟦Deep⟧",
        "empty = ⟦⟧ new",
        #"quote = ⟦Say \"hi\"\u2019⟧ Say "hi"’"#,
      ])
    #expect(read(text, "locales/de/common.json").entries.allSatisfy { $0.locale == "de" })
  }

  @Test func `a file may have several languages, each below its code`() {
    let text = #"{"de": {"a": {"b": "Sichern"}, "c": "Los"}, "en": {"a": {"b": "Save"}}, "pt_BR": {}}"#
    let entries = read(text, "locales/all.json").entries
    #expect(entries.map(\.locale) == ["de", "de", "en"])
    #expect(entries.map(\.key) == ["a.b", "c", "a.b"])
    #expect(entries.map(\.source) == ["Save", nil, nil])
  }

  @Test(arguments: [#"{"id": {"a": "Number"}}"#, #"{"de": {"a": "Los"}, "app": {"a": "Go"}}"#])
  func `names that are also words are no languages`(_ text: String) {
    #expect(read(text, "strings/app.json").entries.allSatisfy { $0.locale == "en" && $0.key.contains(".") })
  }

  @Test func `a member that is a comment is not read`() {
    let text = #"{"_comment": "Team", "a": "Save", "//": "Old", "b": {"$comment": "New", "c": "Cut"}}"#
    #expect(dumped(text, "locales/en.json") == ["a = ⟦Save⟧", "b.c = ⟦Cut⟧"])
  }

  @Test(arguments: [
    (#"[ {"id": 1, "text": "In the beginning"} ]"#, false),
    (#"[ {"id": "home.title", "text": "Home"} ]"#, true),
  ])
  func `rows of a database are no strings`(_ text: String, _ isRead: Bool) {
    let document = Document(path: "data/json/translations.json", bytes: Array(text.utf8))
    #expect(PlainJSON().recognizes(document) == isRead)
  }

  @Test func `reads UTF-16`() {
    let bytes = DocumentTests.utf16("\u{FEFF}{\"é\":\"日本\"}", isBig: true)
    let document = Document(path: "ja.json", bytes: bytes)
    let entries = PlainJSON().read(document, options: ReadingOptions()).entries
    #expect(entries.map(\.text) == ["日本"])
    #expect(entries.compactMap(\.range).map(document.originalRange(of:)) == [14..<18])
  }

  @Test func `tells the syntax of placeholders by their braces`() {
    let text = #"{"a":"Hi {{name}}","b":"Hi {name}","c":"Hi"}"#
    #expect(read(text, "en.json").entries.map(\.syntax) == [.i18next, .icu, .none])
  }

  @Test func `reports duplicate keys with their path`() {
    let (problems, texts) = problems(in: #"{"a":{"b":"1","⟦b⟧":"2"}}"#, "en.json")
    #expect(problems == ["duplicate-key: Keep one “a.b”. The app sees only the last."])
    #expect(texts == ["1", "2"])
  }

  @Test(arguments: [
    (#"{"a":"1" ⟦"⟧b":"2"}"#, ["1", "2"], "Add “,” before this. Commas separate members."),
    (#"{"a":"1"⟦,⟧}"#, ["1"], "Remove this “,”. Nothing follows it."),
    (
      "{\"a\":\"1\",\"b\":⟦\"2⟧\n}", ["1"],
      "Close the text with a double quote. It can't continue on the next line."
    ),
    (#"⟦{⟧"a":"1""#, ["1"], "Add “}” at the end. The “{” here is never closed."),
  ])
  func `reports broken JSON and keeps the rest`(_ marked: String, _ texts: [String], _ message: String) {
    #expect(problems(in: marked, "en.json") == (["syntax-error: " + message], texts))
  }

  @Test func `reports JSON that is too deep`() {
    for open in ["[", "{\"a\":"] {
      let reading = read(String(repeating: open, count: 10_000), "en.json")
      #expect(reading.problems.map(\.rule) == ["syntax-error"])
      let deep = String(repeating: open, count: 512) + "\"x\""
      #expect(read(deep, "en.json").entries.map(\.text) == ["x"])
    }
  }

  @Test func `leaves the files of tools alone`() {
    #expect(!PlainJSON().recognizes(Document(path: "web/package.json", bytes: [])))
    #expect(PlainJSON().recognizes(Document(path: "web/en.json", bytes: [])))
    #expect(PlainJSON().recognizes(Document(path: "src/locales/en/app.json", bytes: [])))
  }

  @Test func `leaves a JSON Schema alone, and not the texts that have one`() {
    for (text, isRead) in [
      ("{\"$schema\": \"https://json-schema.org/draft/2020-12/schema\", \"title\": \"A\"}", false),
      ("[{\"model\": \"exercises.translation\", \"pk\": 1, \"fields\": {\"name\": \"Dips\"}}]", false),
      ("{\"$schema\": \"https://inlang.com/schema/message-format\", \"title\": \"A\"}", true),
    ] {
      #expect(PlainJSON().recognizes(Document(path: "web/message.json", bytes: Array(text.utf8))) == isRead)
    }
  }
}
