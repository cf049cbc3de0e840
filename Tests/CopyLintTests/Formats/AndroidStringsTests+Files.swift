import Testing

@testable import CopyLint

extension AndroidStringsTests {
  @Test(arguments: [
    ("res/values/strings.xml", "en", LocaleSource.default), ("res/values-de/strings.xml", "de", .path),
    ("res/values-pt-rBR/strings.xml", "pt-BR", .path), ("res/values-iw/strings.xml", "he", .path),
    ("res/values-b+sr+Latn+RS/strings.xml", "sr-Latn-RS", .path),
    ("res/values-b+es+419/a.xml", "es-419", .path),
    ("res/values-mcc310-en-rUS-land/strings.xml", "en-US", .path),
    ("res/values-land/strings.xml", "en", .default),
    ("res/values-sw600dp-v21/strings.xml", "en", .default), ("l10n/de/strings.xml", "de", .path),
  ])
  func `takes the locale from the folder`(_ path: String, _ locale: String, _ source: LocaleSource) {
    let entry = read(Self.text("a"), path).entries.first
    #expect(entry?.locale == locale)
    #expect(entry?.localeSource == source)
  }

  @Test func `takes the locale of the default folder from the file`() {
    let text = "<resources xmlns:tools=\"t\" tools:locale=\"pt_BR\"><string name=\"a\">b</string></resources>"
    #expect(read(text, Self.path).entries.map(\.locale) == ["pt-BR"])
    #expect(read(text, "values-de/strings.xml").entries.map(\.locale) == ["de"])
  }

  @Test func `knows what is not to be translated, and what is not a format`() {
    let text = Self.resources(
      """
      <string name="a" translatable="false">A</string><string name="b">?attr/title</string>
      <string name="c">\\@string/x</string><string name="d">@home now</string><string name="e">?</string>
      <string name="f" formatted="false">75% of</string>
      """)
    let entries = read(text, Self.path).entries
    #expect(entries.map(\.isTranslatable) == [false, false, true, true, true, true])
    #expect(entries.map(\.syntax) == [.android, .android, .android, .android, .android, .none])
    let whole = "<resources translatable=\"false\"><string name=\"a\">Save it</string></resources>"
    #expect(read(whole, Self.path).entries.map(\.isTranslatable) == [false])
    for name in ["donottranslate_urls", "do_not_translate", "untranslatable", "strings-no-translate"] {
      #expect(read(text, "values/\(name).xml").entries.allSatisfy { !$0.isTranslatable })
    }
  }

  @Test(arguments: ["keys", "pref_keys", "constants"])
  func `knows names for the program in their files`(name: String) {
    let text = Self.resources(
      """
      <string name="a">theme_mode</string><string name="b">Save it</string><string name="c">Save</string>
      <string name="d">org.example.ACTION</string><string name="e">dark</string>
      """)
    let entries = read(text, "app/src/main/res/values/\(name).xml").entries
    #expect(entries.map(\.isTranslatable) == [false, true, true, false, false])
    #expect(read(text, Self.path).entries.allSatisfy { $0.isTranslatable })
  }

  @Test(arguments: [
    ("[CHAR LIMIT=40]", 40), ("x [CHAR_LIMIT=NONE]", nil), ("[CHAR LIMIT=\"NONE\"]", nil),
    ("[CHAR-LIMIT: \"25\"] y", 25), ("CHAR and LIMIT=4", nil), ("CHARGE [CHAR LIMIT=9 lines]", 9),
    ("[CHAR LIMIT=40]\n[CHAR LIMIT=NONE]", nil), ("[CHAR LIMIT=NONE]\n[CHAR LIMIT=12]", 12),
  ])
  func `reads the limit in a comment`(_ comment: String, _ limit: Int?) {
    #expect(characterLimit(in: comment.utf8.span) == limit)
  }

  @Test(arguments: [
    ("values/colors.xml", "<resources><color name=\"a\">#fff</color></resources>", false),
    ("layout/main.xml", "<?xml version=\"1.0\"?>\n<!-- <resources> -->\n<LinearLayout/>", false),
    ("pom.xml", "<project><string name=\"a\"/></project>", false),
    ("values/arrays.xml", "<resources>\n<string-array name=\"a\"/></resources>", true),
    ("values-de/strings.xml", "<resources/>", true), ("values/strings_a.xml", "", true),
    (
      "values/all.xml",
      "<!DOCTYPE resources [<!ENTITY a \"b\">]><resources><string name=\"a\">&a;</string></resources>", true
    ),
  ])
  func `recognizes files with strings only`(_ path: String, _ text: String, _ isRecognized: Bool) {
    #expect(AndroidStrings().recognizes(Document(path: path, bytes: Array(text.utf8))) == isRecognized)
  }

  @Test(arguments: [
    ("Save", " It's \"x\"\n\t@ \\ & <b> 😀 ", "\\u0020It\\'s \\\"x\\\"\\n\\t@ \\\\ &amp; &lt;b&gt; 😀\\u0020"),
    ("\"Save\"", "It's  x ", "It's  x "),
    ("Save", "@string/x", "\\@string/x"),
    ("Save", "a  b\u{1}\r", "a \\u0020b\\u0001\\u000d"),
    ("<![CDATA[<b>a</b>]]>", "<b>it's</b> &", "<b>it\\'s</b> &"),
    ("Hi <b>x</b>", "<b>Hello</b> it's <i>", "<b>Hello</b> it\\'s &lt;i&gt;"),
    ("Hi <b>x</b>", "<b>Hello", "&lt;b&gt;Hello"),
    ("&app; it", "My &app; & &x;", "My &app; &amp; &amp;x;"),
    ("a <![CDATA[b]]>", "c", nil),
    ("<![CDATA[b]]>", "]]>", nil), ("<![CDATA[b]]>", "", ""), ("<![CDATA[]]>", "<b>", "<b>"),
    ("Save", "a\u{0}", nil),
  ])
  func `writes a text that reads back`(_ raw: String, _ text: String, _ expected: String?) throws {
    let file = "<!DOCTYPE resources [<!ENTITY app \"App\">]>" + Self.text(raw).dropFirst(39)
    let document = Document(path: Self.path, bytes: Array(file.utf8))
    let format = AndroidStrings()
    let entry = try #require(format.read(document, options: ReadingOptions()).entries.first)
    #expect(
      format.encode(text, in: entry, of: document).map { String(decoding: $0, as: UTF8.self) } == expected)
    guard let edit = entry.edit(replacingValueWith: text, in: document, format: format) else { return }
    let result = Document(path: Self.path, bytes: document.applying([edit]))
    #expect(format.read(result, options: ReadingOptions()).entries.map(\.text) == [text])
  }
}
