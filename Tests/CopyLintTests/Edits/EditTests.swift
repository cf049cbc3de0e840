import Testing

@testable import CopyLint

struct EditTests {
  /// Replaces the first `old` in the sentence of the entry at `index`, and gives the whole file.
  static func replace(
    _ old: String, with new: String, in text: String, _ path: String, entry index: Int = 0
  ) -> String? {
    let document = Document(path: path, bytes: Array(text.utf8))
    guard let format = allFormats.first(where: { $0.recognizes(document) }) else { return nil }
    let entry = format.read(document, options: ReadingOptions()).entries[index]
    guard let place = entry.sentence.utf8.firstRange(of: old.utf8) else { return nil }
    let start = entry.sentence.utf8.distance(from: entry.sentence.startIndex, to: place.lowerBound)
    let range = start..<start + old.utf8.count
    let edit = entry.edit(replacing: range, with: new, in: document, format: format)
    guard let edit else { return nil }
    let result = document.applying([edit])
    #expect(document.verifies(result, after: [edit], format: format))
    return String(decoding: result, as: UTF8.self)
  }

  @Test(arguments: [
    (
      "a.strings", "a = \"It\\'s \\\"on\\\"\\n now\"; // x\r\n", "\"on\"", "\"off\"",
      "a = \"It\\'s \\\"off\\\"\\n now\"; // x\r\n"
    ),
    ("a.strings", "\u{FEFF}'a'='b \"c\"';", "c", "it's", "\u{FEFF}'a'='b \"it\\'s\"';"),
    ("a.strings", "a = \"It\\U2019s ...\";", "...", "…", "a = \"It\\U2019s \\U2026\";"),
    ("a.strings", "a = \"one\ntwo\";", "two", "2\n3", "a = \"one\n2\n3\";"),
    ("a.strings", "a = one;", "one", "two", "a = two;"),
    (
      "en.json", #"{ "a" : "x\u2026 \/ y" }"#, "y", "é/“z”\n",
      #"{ "a" : "x\u2026 \/ \u00e9\/\u201cz\u201d\n" }"#
    ),
    ("en.json", #"{"a":"x é"}"#, "x", "“y\"", #"{"a":"“y\" é"}"#),
    // A block sign in a comment does not count.
    (
      "locales/en.yml", "en:\n  k:\n    # Shown as: |\n    Some text\n", "Some text", "Any: text",
      "en:\n  k:\n    # Shown as: |\n    \"Any: text\"\n"
    ),
    (
      "a.stringsdict", "<plist><dict><key>a</key><string>x &amp; y</string></dict></plist>", "& y", "< z",
      "<plist><dict><key>a</key><string>x &lt; z</string></dict></plist>"
    ),
  ])
  func `writes in the manner that it finds`(
    _ path: String, _ text: String, _ old: String, _ new: String, _ expected: String
  ) {
    #expect(Self.replace(old, with: new, in: text, path) == expected)
  }

  @Test(arguments: [
    ("a.strings", "a = one;", "one", "two words"),
    ("a.strings", "key;", "key", "other"),
    ("a.strings", "<plist><dict><key>a</key><string><![CDATA[x]]></string></dict></plist>", "x", "y"),
    ("a.strings", "<plist><dict><key>a</key><string>x</string></dict></plist>", "x", "\u{1}"),
    ("a.xcstrings", #"{"strings":{"key":{}}}"#, "key", "text"),
    // Two line ends of the text are one piece of the file: to replace the second would lose the first.
    ("locales/en.yml", "en:\n  k: one\n\n\n    two\n", "\ntwo", " three"),
    ("locales/en.yml", "en:\n  k: one\n\n\n    two\n", "one\n", "three"),
  ])
  func `writes nothing where the text cannot stand or is a key`(
    _ path: String, _ text: String, _ old: String, _ new: String
  ) {
    #expect(Self.replace(old, with: new, in: text, path) == nil)
  }

  @Test func `changes a form only in its own part of the sentence`() {
    let unit = StringCatalogTests.unit
    let text = StringCatalogTests.catalog(
      #"""
      "found" : { "localizations" : { "en" : {
        "stringUnit" : { "state" : "translated", "value" : "Found %#@n@ here" },
        "substitutions" : { "n" : { "variations" : { "plural" : { "other" : \#(unit("%arg files", "new")) } } } } } } }
      """#)
    let path = "a.xcstrings"
    #expect(Self.replace("Found", with: "Got", in: text, path) == text.replacing("Found", with: "Got"))
    #expect(Self.replace("files", with: "items", in: text, path) == nil)
    #expect(
      Self.replace("files", with: "items", in: text, path, entry: 1) == text.replacing("files", with: "items")
    )
    #expect(Self.replace("Found", with: "Got", in: text, path, entry: 1) == nil)
    #expect(Self.replace("files here", with: "x", in: text, path, entry: 1) == nil)
  }

  @Test func `keeps UTF-16 and all other bytes`() {
    let text = "\u{FEFF}/* é𝄞 */\r\n\"a\" = \"x 😀 y\";\r\n\"b\" = \"z\";"
    for isBig in [true, false] {
      let document = Document(path: "a.strings", bytes: DocumentTests.utf16(text, isBig: isBig))
      let entries = AppleStrings().read(document, options: ReadingOptions()).entries
      let edits = zip(entries, ["é😀\n", "“"]).compactMap {
        $0.edit(replacingValueWith: $1, in: document, format: AppleStrings())
      }
      let expected = text.replacing("x 😀 y", with: "é😀\\n").replacing("z", with: "“")
      #expect(document.applying(edits.reversed()) == DocumentTests.utf16(expected, isBig: isBig))
    }
  }

  @Test func `of two edits that overlap, the first stands`() {
    let document = Document(path: "a.strings", bytes: Array("0123456789".utf8))
    func edit(_ range: Range<Int>, _ text: String) -> Edit {
      Edit(range: range, bytes: Array(text.utf8), text: text)
    }
    let edits = [
      edit(4..<6, "c"), edit(0..<2, "a"), edit(1..<3, "b"), edit(6..<6, "d"), edit(6..<7, "e"),
      edit(0..<1, "f"),
    ]
    #expect(String(decoding: document.applying(edits), as: UTF8.self) == "a23cd6789")
    #expect(document.applying([]) == document.original)
  }

  @Test func `refuses a result that reads back as something else`() {
    let document = Document(path: "a.strings", bytes: Array(#"a = "\U12 b"; c = "d";"#.utf8))
    let format = AppleStrings()
    func isVerified(_ range: Range<Int>, _ raw: String, _ text: String) -> Bool {
      let edits = [Edit(range: range, bytes: Array(raw.utf8), text: text)]
      return document.verifies(document.applying(edits), after: edits, format: format)
    }
    #expect(isVerified(10..<11, "x", "x"))
    #expect(!isVerified(10..<11, "\"", "\""))
    #expect(!isVerified(10..<11, "x", "y"))
    #expect(!isVerified(9..<10, "a", "a"))
    #expect(!isVerified(12..<13, "", ""))
  }

  @Test func `never writes to a file whose bytes had to be replaced`() {
    let document = Document(path: "a.strings", bytes: Array("a = \"b".utf8) + [0xFF] + Array("\";".utf8))
    let entries = AppleStrings().read(document, options: ReadingOptions()).entries
    #expect(entries.map(\.text) == ["b\u{FFFD}"])
    for entry in entries {
      #expect(entry.edit(replacingValueWith: "c", in: document, format: AppleStrings()) == nil)
    }
  }
}
