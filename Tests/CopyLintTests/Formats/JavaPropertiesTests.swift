import Testing

@testable import CopyLint

struct JavaPropertiesTests {
  @Test func `reads keys, values and the comments that belong to them`() {
    let text = #"""
      # Licensed to somebody.
      a=About us

      # Section

      # Button title
      ! second line
      save : Save
      key\:\ with\=marks   Some value\ 
      \u0065mpty =
      nothing
      joined = one \
          two \
      	three
      path=C\:\\Temp
      	 indented\
        Key=Indented value
      """#
    #expect(
      dumped(text, "messages.properties") == [
        "a = ⟦About us⟧", "save = ⟦Save⟧ // Button title|second line",
        #"key: with=marks = ⟦Some value\ ⟧ Some value "#, "empty = ⟦⟧", "nothing = ⟦⟧ (fixed)",
        "joined = ⟦one \\\n    two \\\n\tthree⟧ one two three", #"path = ⟦C\:\\Temp⟧ C:\Temp"#,
        "indentedKey = ⟦Indented value⟧",
      ])
  }

  @Test(arguments: [
    (##"\t\n\r\f\\\:\=\#\!\ \""##, "\t\n\r\u{C}\\:=#! \""), (#"\u00e9\uD83D\uDE00A"#, "é😀A"),
    ("a\\\r\n  b", "ab"),
    ("a\\\\\nb=c", "a\\"), ("a\\", "a"), ("a\\\n\\\n  \\\n b", "ab"), ("tail  ", "tail  "),
  ])
  func `decodes escapes and joints`(_ raw: String, _ expected: String) {
    let reading = read("k=\(raw)", "l10n/Some Text.properties")
    let document = Document(path: "a.properties", bytes: Array("k=\(raw)".utf8))
    let entries = JavaProperties().read(document, options: ReadingOptions()).entries
    #expect(reading.problems.isEmpty)
    #expect(entries.first?.text == expected)
  }

  @Test(arguments: [
    (#"k=It⟦\q⟧ is"#, "unknown-escape: Write “q” or “\\\\q”. The app drops this “\\”.", "Itq is"),
    (
      #"k=It⟦\u⟧20 is"#,
      "syntax-error: Write four hex digits (0 to F) after “\\u”. Java can't read the file without them.",
      "Itu20 is"
    ),
    (
      #"k=It ⟦\uD83D⟧ is"#, "unknown-escape: Write the character itself. This is only half of its code.",
      "It \u{FFFD} is"
    ),
    ("k=It is\n⟦k⟧=A b", "duplicate-key: Keep one “k”. The app sees only the last.", "It is"),
  ])
  func `reports what is wrong with its place`(_ marked: String, _ message: String, _ text: String) {
    let (problems, texts) = problems(in: marked, "a.properties")
    #expect(problems == [message])
    #expect(texts.first == text)
  }

  @Test func `a note goes to the keys it names, and a list of forms is parted`() {
    let text = """
      # LOCALIZATION NOTE (b, c): About b
      # and c.
      a=Text of a
      b=Text of b
      # LOCALIZATION NOTE (d): Semicolon-separated list of plural forms.
      d=#1 file;#1 files; or so
      # LOCALIZATION NOTE (c): Semi-colon list of plural forms.
      c=#1 file;#1 files
      """
    #expect(
      dumped(text, "x.properties") == [
        "a = ⟦Text of a⟧", "b = ⟦Text of b⟧ // LOCALIZATION NOTE (b, c): About b|and c.",
        "d [plural.0] = ⟦#1 file⟧ // LOCALIZATION NOTE (d): Semicolon-separated list of plural forms.",
        "d [plural.1] = ⟦#1 files⟧ // LOCALIZATION NOTE (d): Semicolon-separated list of plural forms.",
        "d [plural.2] = ⟦ or so⟧ // LOCALIZATION NOTE (d): Semicolon-separated list of plural forms.",
        "c [plural.one] = ⟦#1 file⟧ // LOCALIZATION NOTE (b, c): About b|and c.|"
          + "LOCALIZATION NOTE (c): Semi-colon list of plural forms.",
        "c [plural.other] = ⟦#1 files⟧ // LOCALIZATION NOTE (b, c): About b|and c.|"
          + "LOCALIZATION NOTE (c): Semi-colon list of plural forms.",
      ])
    #expect(
      read(text, "x_ru.properties").entries.suffix(3).map(\.variant) == [
        "plural.many", "plural.0", "plural.1",
      ])
    let three = "# list of plural forms\nd=# a b;c;d"
    #expect(
      read(three, "x_ru.properties").entries.map(\.variant) == ["plural.one", "plural.few", "plural.many"])
    // No language has more forms than CLDR has categories.
    #expect(read("# list of plural forms\nd=a;b;c;d;e;f;g", "x.properties").entries.map(\.variant) == [""])
  }

  /// Thousands of strings with one key, each with all notes on it, took more than 4 GB.
  @Test func `a note is not kept for each of many strings`() {
    let notes = read("# LOCALIZATION NOTE (a): b\na=c\n# LOCALIZATION NOTE (a): d\na=e", "x.properties")
    let both = "LOCALIZATION NOTE (a): b\nLOCALIZATION NOTE (a): d"
    #expect(notes.entries.map(\.comment) == [both, nil])
    let long = "# LOCALIZATION NOTE (a, b): \(String(repeating: "word ", count: 2_000))\n"
    let comments = read(long + "a=c\nb=d", "x.properties").entries.map(\.comment)
    #expect(comments.map { $0 == nil } == [false, true])
  }

  @Test func `reads Latin-1 where the bytes are not UTF-8, and writes in it`() throws {
    let bytes = Array("k=Gr".utf8) + [0xFC, 0xDF] + Array("e an\nb=Text x".utf8)
    let document = Document(path: "a_de.properties", bytes: bytes)
    #expect(document.encoding == .latin1)
    #expect(
      JavaProperties().read(document, options: ReadingOptions()).entries.map(\.text) == [
        "Grüße an", "Text x",
      ])
    #expect(
      try edited(bytes, "a_de.properties", entry: 1, 0..<4, with: "é’")
        == bytes.prefix(13) + [0xE9] + Array("\\u2019 x".utf8))
    #expect(
      try edited(bytes, "a_de.properties", with: "Gru an") == Array("k=Gru an\nb=Text x".utf8))
  }

  @Test(arguments: [
    ("k=Some text", " é", "k=\\ \\u00E9"), ("k=Ein Grüß", " é", "k=\\ é"),
    ("k=Some text", "😀", "k=\\uD83D\\uDE00"),
    ("k Some text", "= a", "k \\= a"), ("k=Some text", "= a:#!", "k== a:#!"),
    ("k=Some\\: text\\!", "a: b=c!", "k=a\\: b=c\\!"),
    ("k=Some text", "a\\\t\n ", "k=a\\\\\\t\\n "), ("k=Some \\\n  text", "x", "k=x"),
  ])
  func `writes in the manner found there`(_ text: String, _ new: String, _ expected: String) throws {
    #expect(try edited(text, "a.properties", with: new) == expected)
  }

  @Test(arguments: ["k = \\", "k \\", "k=\\\n  \\"])
  func `a backslash at the end of the file gives way to a text`(text: String) throws {
    let edited = try #require(try edited(text, "a.properties", with: "new"))
    let entry = try #require(
      JavaProperties().read(
        Document(path: "a.properties", bytes: Array(edited.utf8)), options: ReadingOptions()
      ).entries.first)
    #expect(entry.key == "k" && entry.text == "new", "\(edited)")
  }

  @Test func `a piece after a joint keeps its space`() throws {
    #expect(
      try edited("k=One \\\n  two three", "a.properties", 4..<7, with: " 2") == "k=One \\\n  \\ 2 three")
    #expect(try edited("k=One \\\n  two three", "a.properties", 1..<5, with: "x") == "k=Oxwo three")
  }

  @Test(arguments: [
    ("gradle.properties", "org.gradle.jvmargs=-Xmx2g on this machine", false),
    ("application-dev.properties", "a=Some words here", false), ("messages.properties", "a=Save", true),
    ("x.properties", "a.b=true\nc=com.acme.Main\nd=12", false), ("x.properties", "a=Save all\nc=12", true),
    ("x.properties", "", false), ("x.properties", "key=value", false),
    ("x.properties", "a=\u{65E5}\u{672C}", true),
  ])
  func `tells texts from settings`(_ path: String, _ text: String, _ expected: Bool) {
    #expect(JavaProperties().recognizes(Document(path: path, bytes: Array(text.utf8))) == expected)
  }
}
