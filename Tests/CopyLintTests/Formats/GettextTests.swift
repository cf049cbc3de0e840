import Testing

@testable import CopyLint

struct GettextTests {
  @Test func `reads keys, texts, comments and states`() {
    let text = #"""
      # Translators:
      # Ann
      #, fuzzy
      msgid ""
      msgstr ""
      "Language: de_AT\n"
      "Plural-Forms: nplurals=2; plural=(n != 1);\n"

      # Careful here.
      #. Button title
      #: main.c:12
      #, c-format, max-length:20
      #| msgid "Store %s"
      msgid "Save %s"
      msgstr "%s sichern"

      msgctxt "file.menu"
      msgid "Open."
      # inside
      msgstr "Öffnen."
      #, fuzzy
      msgid "Guess"
      msgstr "Vielleicht"

      msgid "Empty"
      msgstr ""
      #~ msgctxt "old"
      #~ msgid "Old"
      #~ msgstr "Alt"
      #~| msgid "Older"
      #~ msgid "Gone"
      #~ msgstr "Weg"
      """#
    #expect(
      dumped(text, "po/x.po") == [
        "Save %s = ⟦%s sichern⟧ // Button title|Careful here.",
        "file\\.menu.Open\\. = ⟦Öffnen.⟧ // inside",
        "Guess = ⟦Vielleicht⟧ fuzzy",
        "Empty = ⟦⟧ new",
        "old.Old = ⟦Alt⟧ (fixed) stale",
        "Gone = ⟦Weg⟧ (fixed) stale",
      ])
    let entry = read(text, "po/x.po").entries[0]
    #expect(entry.locale == "de-AT" && entry.localeSource == .content)
    #expect(entry.source == "Save %s" && entry.sourceLocale == "en")
    #expect(entry.syntax == .printf && entry.maxLength == 20)
  }

  @Test func `joins literals, and an edit keeps to the literals that it touches`() throws {
    let text = "msgid \"a\"\nmsgstr \"\"\n\"One é\"\n \"two\\n\" \"\"\n\"three\"\n"
    #expect(dumped(text, "de.po") == ["a = ⟦One é\"\n \"two\\n\" \"\"\n\"three⟧ One étwo\nthree"])
    #expect(try edited(text, "de.po", 0..<3, with: "\"1\"") == text.replacing("One", with: "\\\"1\\\""))
    #expect(try edited(text, "de.po", 10..<15, with: "3") == text.replacing("three", with: "3"))
    #expect(
      try edited(text, "de.po", 4..<9, with: "x")
        == "msgid \"a\"\nmsgstr \"\"\n\"One x\\n\" \"\"\n\"three\"\n")
  }

  @Test(arguments: [
    (#"\a\b\f\n\r\t\v\"\\"#, "\u{7}\u{8}\u{C}\n\r\t\u{B}\"\\"),
    (#"\x41\x4a\101\60"#, "AJA0"), (#"\303\251"#, "é"), (#"\q\é"#, "qé"),
  ])
  func `decodes escapes`(_ raw: String, _ expected: String) {
    let reading = read("msgid \"k\"\nmsgstr \"\(raw)\"", "de.po")
    #expect(reading.problems.isEmpty)
    #expect(reading.entries.map(\.text) == [expected])
  }

  @Test(arguments: [
    ("de", "nplurals=2; plural=n != 1;", "one other"), ("fr", "nplurals=2; plural=n > 1;", "one other"),
    ("fr", "nplurals=2; plural=n != 1;", "one other"), ("ja", "nplurals=1; plural=0;", "other"),
    (
      "ru",
      "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);",
      "one few many"
    ),
    (
      "pl",
      "nplurals=4; plural=(n==1 ? 0 : (n%10>=2 && n%10<=4) && (n%100<12 || n%100>14) ? 1 : n!=1 && (n%10>=0 && n%10<=1) || (n%10>=5 && n%10<=9) || (n%100>=12 && n%100<=14) ? 2 : 3);",
      "one few many other"
    ),
    ("cs", "nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;", "one few other"),
    (
      "lv", "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2);", "one other zero"
    ),
    (
      "ar",
      "nplurals=6; plural=n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5;",
      "zero one two few many other"
    ),
    (
      "fr", "nplurals=3; plural=(n == 0 || n == 1) ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2;",
      "one many other"
    ),
    (
      "sl", "nplurals=4; plural=(n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3);",
      "one two few other"
    ),
    // Three forms where the language has two: the middle one has no name.
    ("en", "nplurals=3; plural=n==1 ? 0 : n==2 ? 1 : 2;", "one 1 other"),
  ])
  func `names forms by the header and CLDR`(_ locale: String, _ header: String, _ names: String) {
    let forms = names.split(separator: " ").indices.map { "msgstr[\($0)] \"x\"" }.joined(separator: "\n")
    let text = """
      msgid ""
      msgstr "Language: \(locale)\\nPlural-Forms: \(header)\\n"

      msgid "a"
      msgid_plural "b"
      \(forms)
      """
    let reading = read(text, "x.po")
    #expect(reading.problems.isEmpty)
    #expect(reading.entries.map(\.variant) == names.split(separator: " ").map { "plural.\($0)" })
  }

  @Test(arguments: [
    (
      "nplurals=2; plural=n>1 ? n%2 + 1 : 0;",
      "Write “nplurals=3” in “Plural-Forms”, or change the expression. It gives form 2, but “nplurals” is 2."
    ),
    // Numbers have no sign in gettext: one less than 0 is the largest of all.
    (
      "nplurals=2; plural=n-1;",
      "Change the expression in “Plural-Forms”. For some numbers, the result is less than 0."
    ),
    (
      "nplurals=2; plural=n>1 ? 1 : n-2;",
      "Change the expression in “Plural-Forms”. For some numbers, the result is less than 0."
    ),
    (
      "nplurals=2; plural=10/(n-5);",
      "Change the expression in “Plural-Forms”. For some numbers, it divides by zero."
    ),
    (
      "nplurals=two; plural=n != 1;",
      "Write “Plural-Forms” as “nplurals=2; plural=(n != 1);”. Gettext can't read it as it is."
    ),
    (
      "nplurals=2; plural=n !;",
      "Write “Plural-Forms” as “nplurals=2; plural=(n != 1);”. Gettext can't read it as it is."
    ),
    (
      "nplurals=2;", "Write “Plural-Forms” as “nplurals=2; plural=(n != 1);”. Gettext can't read it as it is."
    ),
    ("nplurals=2; plural=n > 1;", ""),
  ])
  func `finds a “Plural-Forms” that gettext cannot use`(_ header: String, _ message: String) {
    let problems = read(plural("Plural-Forms: \(header)", "msgstr[0] \"A\"\nmsgstr[1] \"B\""), "x.po")
      .problems
    #expect(
      problems.map { "\($0.rule): \($0.message)" } == (message.isEmpty ? [] : ["syntax-error: \(message)"]))
  }

  @Test func `compares each form with the right source`() {
    let text = """
      msgid "one file"
      msgid_plural "%d files"
      msgstr[0] "eine Datei"
      msgstr[1] "%d Dateien"
      """
    #expect(read(text, "de.po").entries.map(\.source) == ["one file", "%d files"])
  }

  @Test func `shows the key where the source language has no text`() {
    let text = """
      msgid "Save"
      msgstr ""

      msgid "%d file"
      msgid_plural "%d files"
      msgstr[0] ""
      msgstr[1] ""
      """
    let expected = [
      "Save = ⟦Save⟧ (fixed)", "%d file [plural.one] = ⟦%d file⟧ (fixed)",
      "%d file [plural.other] = ⟦%d files⟧ (fixed)",
    ]
    #expect(dumped(text, "app.pot") == expected)
    #expect(dumped(text, "en_GB.po") == expected)
    #expect(read(text, "de.po").entries.allSatisfy { $0.state == .new && $0.text.isEmpty })
  }

  @Test func `reads the encoding that the header names, and writes in it`() throws {
    let head = "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset= KOI8-R\\n\"\n\n"
    let bytes = Array((head + "msgid \"k\"\nmsgstr \"").utf8) + [0xE4, 0xC1] + Array("!\"\n".utf8)
    let document = Document(path: "ru.po", bytes: bytes)
    #expect(document.encoding == .koi8R && document.problems.isEmpty)
    let entry = try #require(Gettext().read(document, options: ReadingOptions()).entries.first)
    #expect(entry.text == "Да!")
    #expect(document.originalRange(of: try #require(entry.range)).count == 3)
    #expect(
      try edited(bytes, "ru.po", 0..<4, with: "Нет")
        == bytes.prefix(bytes.count - 5) + [0xEE, 0xC5, 0xD4] + Array("!\"\n".utf8))
    #expect(try edited(bytes, "ru.po", with: "日本") == nil)

    let unknown = Document(
      path: "ja.po", bytes: Array(head.replacing("KOI8-R", with: "EUC-JP").utf8) + [0xA4, 0xA2])
    #expect(unknown.problems.map(\.rule) == ["invalid-encoding"])
  }

  @Test(arguments: [
    (
      "⟦msgid⟧ \"a\"\nmsgid \"b\"\nmsgstr \"B\"",
      "Add “msgstr” to this “msgid”. Gettext can't read the file without it.", ["B"]
    ),
    (
      "msgid \"a\"\nmsgstr ⟦\"A\\\"⟧\nmsgid \"b\"\nmsgstr \"B\"",
      "Close this text with a double quote. Gettext can't read the file without it.", ["A\"", "B"]
    ),
    (
      "msgid \"a\"\nmsgstr \"A\"⟦;⟧\nmsgid \"b\"\nmsgstr \"B\"",
      "Put this between the quotes or remove it. Gettext can't read the file with it.", ["A", "B"]
    ),
    ("⟦msgstr⟧ \"A\"", "Put “msgid” before “msgstr”. Nothing says which text this is for.", []),
    (
      "⟦<<<<<<< HEAD⟧\nmsgid \"a\"\nmsgstr \"A\"",
      "Start this line with a keyword such as “msgid”, or with “#”. Gettext can't read it.", ["A"]
    ),
    (
      "msgid \"a\"\nmsgid_plural \"b\"\n⟦msgstr[x⟧] \"A\"",
      "", []
    ),
  ])
  func `reports what is wrong with its place, and reads on`(
    _ marked: String, _ message: String, _ texts: [String]
  ) {
    let (problems, found) = problems(in: marked, "de.po")
    #expect(found == texts)
    if !message.isEmpty { #expect(problems == ["syntax-error: \(message)"]) }
    #expect(!problems.isEmpty)
  }
}
