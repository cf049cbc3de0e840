import Testing

@testable import CopyLint

struct YAMLTextsTests {
  @Test func `reads Rails texts with the root key as the locale`() {
    let text = """
      # Licence of the file
      ---
      pt-BR: # Brazil
        # Greets people.
        # On the first page.
        hello: Olá, %{name}  # trailing
        'a.b':
          - Um
          -
          - :day
          - 'Dois'
          - {c: "Três"}
        count: 12
        on_time: true
        none: ~

        items:
          one: Um item
          other: "%{count} itens"
        base: &base
          save: Salvar
        copy:
          <<: *base
          text: &t Texto
          again: *t
          tagged: !!str 12
      """
    #expect(
      dumped(text, "config/locales/pt-BR.yml") == [
        "hello = ⟦Olá, %{name}⟧ // Greets people.|On the first page.|trailing",
        "a\\.b [item.0] = ⟦Um⟧", "a\\.b [item.3] = ⟦Dois⟧", "a\\.b.4.c = ⟦Três⟧",
        "items [plural.one] = ⟦Um item⟧", "items [plural.other] = ⟦%{count} itens⟧", "base.save = ⟦Salvar⟧",
        "copy.text = ⟦Texto⟧", "copy.tagged = ⟦12⟧",
      ])
    let reading = read(text, "config/locales/pt-BR.yml")
    #expect(reading.problems.isEmpty)
    #expect(reading.entries.allSatisfy { $0.locale == "pt-BR" && $0.localeSource == .content })
    #expect(reading.entries[0].syntax == .ruby)
  }

  @Test func `the path tells the locale of a flat file`() {
    let entry = read("a.b: Some text\nc: d\n", "config/locales/fr.yml").entries.first
    #expect(entry?.key == "a\\.b" && entry?.locale == "fr" && entry?.localeSource == .path)
  }

  @Test(arguments: [
    ("a: one\n  two\n\n  three", "one two\nthree"), ("a: 'It''s\n  here'", "It's here"),
    (#"a: "x\tA\u00e9\U0001F600\\ \"q\"""#, "x\tAé😀\\ \"q\""), ("a: \"one \\\n   two\"", "one two"),
    ("a: \"one\n\n  two\"", "one\ntwo"), ("a: |\n  one\n   two\n\n  three\n", "one\n two\n\nthree\n"),
    ("a: |-\n  é one\n  two\n\n\nb: c", "é one\ntwo"), ("a: |+\n  one\n\n\nb: c", "one\n\n\n"),
    ("a: |2\n    one\n  two\n", "  one\ntwo\n"), ("a: >\n  one\n  two\n\n  three\n", "one two\nthree\n"),
    ("a: >-\n  one\n  two\nb: c", "one two"), ("a: |\r\n  one\r\n  two\r\n", "one\ntwo\n"),
    ("a: &x !!str 'one'", "one"), ("a: |  # why\n\n  one\n", "\none\n"),
  ])
  func `decodes each style with its way back`(_ text: String, _ expected: String) throws {
    let document = Document(path: "locales/de.yml", bytes: Array(text.utf8))
    let reading = YAMLTexts().read(document, options: ReadingOptions())
    #expect(reading.problems.isEmpty)
    let entry = try #require(reading.entries.first)
    #expect(entry.text == expected)
    #expect(entry.isFixable)
    #expect(entry.map.documentRange(of: 0..<expected.utf8.count) == entry.range)
    // Each letter of "one" leads back to itself.
    if let one = expected.utf8.firstRange(of: "one".utf8) {
      let start = expected.utf8.distance(from: expected.startIndex, to: one.lowerBound)
      let there = try #require(entry.map.documentRange(of: start..<start + 3))
      #expect(String(decoding: document.bytes[there], as: UTF8.self) == "one")
    }
  }

  @Test(arguments: [
    ("a: one two", "1 two: x", "a: \"1 two: x\""), ("a: one two", "it's, so", "a: it's, so"),
    ("a: one two", "- x", "a: \"- x\""),
    ("a: one two", "-x", "a: -x"), ("a: one two", "x #y", "a: \"x #y\""), ("a: one two", "x#y", "a: x#y"),
    ("a: one two", "Yes", "a: \"Yes\""),
    ("a: one two", "12", "a: \"12\""), ("a: one two", "", "a: \"\""), ("a: one two", "x\ny", "a: \"x\\ny\""),
    ("a: one two", "x:", "a: \"x:\""),
    ("a: one two", "%{x}", "a: \"%{x}\""), ("a: one two", "x %{y}", "a: x %{y}"),
    ("a: [one two]", "x, y", "a: [\"x, y\"]"),
    ("a: [one two, b]", "x", "a: [x, b]"), ("a: 'one'", "it's: #1", "a: 'it''s: #1'"),
    ("a: 'one'", "x\ny", nil),
    ("a: \"one\"", "x\n\"y\"\\\u{1}é", #"a: "x\n\"y\"\\\u0001é""#), (#"a: "\u00e9""#, "ü", #"a: "\u00FC""#),
    ("a: |\n  one\nb: c", "x\n\n y\n", "a: |\n  x\n\n   y\nb: c"), ("a: |\n  one\nb: c", "x", nil),
    ("a: |\n  one\n", " x\n", nil), ("a: |\n\n  one\n", "\nx\n", nil),
    ("a: |-\n  one\nb: c", "x\ny", "a: |-\n  x\n  y\nb: c"), ("a: |-\n  one\nb: c", "x\n", nil),
    ("a: |-\t\n  one\nb: c", "# x\ny", "a: |-\t\n  # x\n  y\nb: c"),
    ("a: >\n  one\n  two\n", "x y: #z\n", "a: >\n  x y: #z\n"), ("a: >\n  one\n", "x\ny\n", nil),
  ])
  func `keeps the style, puts quotes around, or refuses`(_ text: String, _ new: String, _ expected: String?)
    throws
  {
    #expect(try edited(text, "locales/de.yml", with: new) == expected)
  }

  @Test func `a piece of a plain text may begin or end with a space`() throws {
    #expect(try edited("a: one  two", "locales/de.yml", 3..<5, with: " ") == "a: one two")
    #expect(try edited("a: one  two", "locales/de.yml", 3..<5, with: ": ") == nil)
  }

  @Test(arguments: [
    ("⟦no⟧:\n  a: B", "implicit-boolean: Put quotes around “no”. YAML reads it as false."),
    ("de:\n  ⟦on⟧: B", "implicit-boolean: Put quotes around “on”. YAML reads it as true."),
    ("de:\n  a: ⟦Yes⟧\n  b: B", "implicit-boolean: Put quotes around “Yes”. YAML reads it as true."),
    ("de:\n  a: B\n  ⟦a⟧: C", "duplicate-key: Keep one “a”. The app sees only the last."),
    ("de:\n  a: B\nfr:\n  a: C\nde:\n  ⟦a⟧: D", "duplicate-key: Keep one “a”. The app sees only the last."),
    (
      "de:\n  a:\n    ⟦one⟧: B\n    few: C",
      "missing-other: Add the form “other” to “a”. Numbers without a form need it."
    ),
  ])
  func `reports what is wrong with its place`(_ marked: String, _ message: String) {
    let (problems, texts) = problems(in: marked, "locales/no.yml")
    #expect(problems == [message])
    #expect(texts.contains("B"))
  }

  @Test func `reads on after a mistake`() {
    let text = "de:\n  a: A b\n  c: d: e\n  f: G h\n  i: [j\n  k: L m\n"
    let reading = read(text, "locales/de.yml")
    #expect(reading.problems.map(\.rule) == ["syntax-error"])
    #expect(Set(reading.entries.map(\.text)).isSuperset(of: ["A b", "G h"]))
  }

  @Test(arguments: [
    ("de:\n  a: Ä b\n\tc: d\n", "⟦\t⟧", "Indent with spaces, not tabs. YAML does not allow a tab here."),
    ("de:\n  a: |\n\tb\n", "⟦\t⟧", "Indent with spaces, not tabs. YAML does not allow a tab here."),
    ("de:\n  a: `b`\n", "⟦`⟧", "Put this text in quotes. In YAML, “`” can't be its first character."),
    (
      "de:\n  a: Note: this\n", "⟦:⟧",
      "Put this text in quotes, or fix the indentation. In YAML, a colon and a space end a key."
    ),
  ])
  func `says in plain words what to do about a mistake`(text: String, place: String, message: String) {
    let reading = read(text, "locales/de.yml")
    #expect(reading.problems.map(\.message) == [message])
    let range = reading.problems.first?.range ?? 0..<0
    #expect("⟦\(String(decoding: Array(text.utf8)[range], as: UTF8.self))⟧" == place)
  }

  @Test func `leaves out a text of which a line is at fault`() {
    let reading = read("a: One\nb: \"Two\n  \u{1}\n  three\"\nc: Four\n", "locales/de.yml")
    #expect(reading.problems.map(\.rule) == ["syntax-error"])
    #expect(reading.entries.map(\.text) == ["One", "Four"])
  }

  @Test func `bounds the depth`() {
    let deep = String(repeating: "[", count: 5000)
    #expect(
      read("a: \(deep)", "locales/de.yml").problems.map(\.message) == [
        "Use fewer levels of nesting. Reading ends here."
      ])
    var nested = ""
    for level in 0..<100 { nested += String(repeating: " ", count: level) + "k:\n" }
    nested += String(repeating: " ", count: 100) + "k: text\n"
    #expect(read(nested, "locales/de.yml").problems.map(\.rule) == ["syntax-error"])
  }

  @Test(arguments: [
    ("config/locales/en.yml", "a: b", true), ("config/locales/devise.pt-BR.yml", "a: b", true),
    (".github/workflows/de.yml", "de:\n  a: b", false), ("config/database.yml", "en:\n  a: b", false),
    ("docs/de.yml", "a: b", false), ("docs/de.yml", "# c\n---\n\"de\": # d\n  a: b", true),
    ("locales/models.yml", "en-US:\n  a: b", true), ("locales/i18n.yml", "en: &en\n  a: b", true),
    ("locales/i18n.yml", "en: &en text", false),
    ("locales/models.yml", "models:\n  a: b", false),
    ("docs/de.yml", "de: text", false),
  ])
  func `tells texts from configuration`(_ path: String, _ text: String, _ expected: Bool) {
    #expect(YAMLTexts().recognizes(Document(path: path, bytes: Array(text.utf8))) == expected)
  }

  @Test(arguments: ["en: &en", "en: &en # all", "\"en\":  "])
  func `a file that is named for no language is known by its first key`(line: String) {
    let document = Document(path: "config/locales/i18n.yml", bytes: Array("\(line)\n  a: Some text\n".utf8))
    #expect(YAMLTexts().recognizes(document))
  }

  @Test func `each language of a file has keys of its own`() {
    let text = "en: &en\n  a: Save it\nde:\n  a: Sichern\nen-GB:\n  <<: *en\n  a: Keep it\n"
    #expect(read(text, "config/locales/i18n.yml").problems.isEmpty)
  }
}
