import Testing

@testable import CopyLint

@Suite struct `Names of languages in files` {
  @Test(arguments: [
    ("de", "de"), ("pt_br", "pt-BR"), ("zh-Hant-HK", "zh-Hant-HK"), ("sr@latin", "sr-Latn"),
    ("en_GB.UTF-8", "en-GB"),
    ("mul", "mul"), ("iw", "he"), ("Base", "en"), ("x-robot", "x-robot"), ("X-Pirate_Two", "x-pirate-two"),
    ("i-klingon", "i-klingon"), ("de-u-co-phonebk", "de-u-co-phonebk"), ("en-US-x-Twain", "en-US-x-twain"),
    ("es-419", "es-419"), ("sl-rozaj-biske-1994", "sl-rozaj-biske-1994"),
    ("", nil), ("x", nil), ("x-", nil), ("de-x", nil), ("a-de", nil), ("german", nil), ("de de", nil),
    ("de\n", nil),
    ("xx\n::error::x\u{1B}[31m", nil), ("de-", nil), ("-de", nil), ("Français", nil), ("de/..", nil),
    ("de\u{202E}", nil), ("d", nil), ("de-toolongsubtag", nil),
  ])
  func `a name has the form of a tag`(name: String, locale: String?) {
    #expect(statedLocale(name, development: "en") == locale)
  }

  @Test func `no tag goes on for ever`() {
    #expect(statedLocale("de" + String(repeating: "-abcd", count: 19), development: "en") != nil)
    #expect(statedLocale("de" + String(repeating: "-abcd", count: 20), development: "en") == nil)
    #expect(canonicalLocale("de" + String(repeating: "-abcd", count: 1_000_000)) == nil)
  }

  private static let evil = "xx\\n::error::x\\u001b[31m"

  private static let files: [(path: String, content: String, locales: [String], found: [String])] = [
    (
      "L.xcstrings",
      """
      {"sourceLanguage":"en","strings":{"Save":{"localizations":{"\(evil)":{"stringUnit":{"value":"Ho"}},\
      "de":{"stringUnit":{"value":"Sichern"}}}},"Open":{"localizations":{"\(evil)":{"stringUnit":{"value":"Hi"}}}}}}
      """, ["en", "und", "de", "en", "und"], [evil]
    ),
    (
      // The source language itself: the configuration says what it is.
      "L.xcstrings",
      """
      {"sourceLanguage":"English","strings":{"save":{"localizations":{"English":{"stringUnit":{"value":"Save"}},\
      "de":{"stringUnit":{"value":"Sichern"}}}}}}
      """, ["en", "de"], ["English"]
    ),
    (
      "a.xliff",
      """
      <xliff version="1.2"><file original="a" source-language="in English" target-language="a&#10;b"><body>\
      <trans-unit id="s"><source>Save</source><target>Sichern</target></trans-unit></body></file>\
      <file original="b" source-language="en" target-language="a&#10;b"><body>\
      <trans-unit id="s"><source>Save</source><target>Sichern</target></trans-unit></body></file></xliff>
      """, ["en", "und", "en", "und"], ["in English", "a&#10;b"]
    ),
    (
      "app_de.ts",
      """
      <!DOCTYPE TS><TS version="2.1" language="german" sourcelanguage="???"><context><name>A</name><message>\
      <source>Save</source><translation>Sichern</translation></message></context></TS>
      """, ["en", "de"], ["german", "???"]
    ),
    (
      "a.po",
      """
      msgid ""
      msgstr "Language: Deutsch\\n"

      msgid "Save"
      msgstr "Sichern"

      """, ["und"], ["Language: Deutsch\\n"]
    ),
    ("app.arb", "{\"@@locale\":\"the German one\",\"save\":\"Sichern\"}", ["und"], ["the German one"]),
    ("app_de.arb", "{\"@@locale\":\"the German one\",\"save\":\"Sichern\"}", ["de"], ["the German one"]),
    (
      "res/values/strings.xml",
      "<resources xmlns:tools=\"http://schemas.android.com/tools\" tools:locale=\"?\"><string name=\"a\">Save</string></resources>",
      ["en"], ["?"]
    ),
    // What is left empty, or to be filled in, names nothing.
    ("a.po", "msgid \"\"\nmsgstr \"Language: \\n\"\n\nmsgid \"Save\"\nmsgstr \"Sichern\"\n", ["en"], []),
    (
      "a.po", "msgid \"\"\nmsgstr \"Language: LANGUAGE\\n\"\n\nmsgid \"Save\"\nmsgstr \"Sichern\"\n", ["en"],
      []
    ),
    ("app.arb", "{\"@@locale\":\"\",\"save\":\"Save\"}", ["en"], []),
  ]

  @Test(arguments: files.indices) func `a name that none knows is found once, and its texts are kept`(
    index: Int
  ) throws {
    let file = Self.files[index]
    let document = Document(path: file.path, bytes: Array(file.content.utf8))
    let format = try #require(allFormats.first { $0.recognizes(document) })
    let reading = format.read(document, options: ReadingOptions())
    #expect(reading.entries.map(\.locale) == file.locales)
    let unknown = reading.problems.filter { $0.rule == "unknown-language" }
    #expect(unknown.map { String(decoding: document.bytes[$0.range ?? 0..<0], as: UTF8.self) } == file.found)
  }
}
