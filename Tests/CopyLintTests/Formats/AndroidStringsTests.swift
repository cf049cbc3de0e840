import Testing

@testable import CopyLint

struct AndroidStringsTests {
  static let path = "app/src/main/res/values/strings.xml"

  static func resources(_ content: String) -> String {
    "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"
      + "<resources xmlns:xliff=\"urn:oasis:names:tc:xliff:document:1.2\">\n\(content)\n</resources>\n"
  }

  static func text(_ raw: String) -> String { resources("<string name=\"k\">\(raw)</string>") }

  @Test func `reads strings, plurals and arrays with the comments that belong to them`() {
    let text = Self.resources(
      """
      <!-- Section -->

      <!-- Button title.
           Saves. [CHAR LIMIT=40] -->
      <!-- On every screen -->
      <string name="save">Save</string>
      <string name="cancel">Cancel</string> <!-- Also a button -->
      <!-- Count -->
      <plurals name="n">
        <!-- Just one -->
        <item quantity="one">One &lt;file></item>
        <item quantity="other">%d files</item>
      </plurals>
      <!-- gone --><eat-comment/>
      <string-array name="list" translatable="false"><item>A</item><item>@string/save</item></string-array>
      <item type="string" name="i" product="tablet">Item</item>
      <string name="empty"></string><string name="none"/>
      <color name="c">#fff</color>
      """)
    #expect(
      dumped(text, Self.path) == [
        "save = ⟦Save⟧ // Button title.|Saves. [CHAR LIMIT=40]|On every screen",
        "cancel = ⟦Cancel⟧ // Also a button",
        "n [plural.one] = ⟦One &lt;file>⟧ One <file> // Count|Just one",
        "n [plural.other] = ⟦%d files⟧ // Count",
        "list [item.0] = ⟦A⟧",
        "list [item.1] = ⟦@string/save⟧",
        "i [product.tablet] = ⟦Item⟧",
        "empty = ⟦⟧",
        "none = ⟦⟧ (fixed)",
      ])
    #expect(read(text, Self.path).problems.isEmpty)
    #expect(read(text, Self.path).entries.map(\.maxLength) == [40] + Array(repeating: nil, count: 8))
  }

  @Test(arguments: [
    ("⟦Save⟧", "Save"),
    ("\n    ⟦Save\n    all⟧\n  ", "Save all"),
    ("⟦It\\'s  \\\"new\\\"⟧", "It's \"new\""),
    ("\"⟦It's  all\n⟧\"", "It's  all\n"),
    (" \"⟦  ⟧\" ", "  "),
    ("⟦a \" b  c\" 'd'⟧", nil),
    ("⟦a \"  'b'\" c⟧", "a   'b' c"),
    ("⟦\\u0020a\\u2026\\n\\tb\\@\\?\\#\\\\⟧", " a…\n\tb@?#\\"),
    ("⟦\\uD83D\\uDE00⟧", "😀"),
    ("⟦Tom &amp; &#8230;&apos;⟧", nil),
    ("⟦Tom &amp; &#8230;\\&apos;⟧", "Tom & …'"),
    ("<![CDATA[⟦<b>It\\'s</b>⟧]]>", "<b>It's</b>"),
    ("<![CDATA[ \"⟦it's⟧\" ]]>", "it's"),
    ("\n ⟦a <![CDATA[<b>]]> c⟧ ", "a <b> c"),
    ("⟦ <b>a</b>  b ⟧", " <b>a</b> b "),
    ("⟦\"a  <b>x  y</b>\"⟧", nil),
    (" ⟦ <xliff:g id=\"n\">%s</xliff:g>  b⟧ ", nil),
    ("⟦a <!-- c -->b⟧", "a b"),
    ("⟦%1$s of 100%⟧", "%1$s of 100%"),
    ("⟦a\r\nb⟧", "a b"),
    ("⟦\u{A0}a\u{2003}⟧", "\u{A0}a\u{2003}"),
  ])
  func `reads a text as aapt2 does`(_ marked: String, _ expected: String?) throws {
    let raw = marked.replacing("⟦", with: "").replacing("⟧", with: "")
    let reading = read(Self.text(raw), Self.path)
    let entry = try #require(reading.entries.first)
    guard let expected else { return #expect(reading.problems.count == 1 || entry.range != nil) }
    #expect(entry.text == expected)
    #expect(reading.problems.isEmpty)
    let bytes = Array(Self.text(raw).utf8)
    let range = try #require(entry.range)
    let found = String(decoding: bytes[range], as: UTF8.self)
    let start = try #require(marked.range(of: "⟦")?.upperBound)
    let end = try #require(marked.range(of: "⟧")?.lowerBound)
    #expect(found == marked[start..<end])
  }

  @Test(arguments: [
    "src/commonMain/moko-resources/base/strings.xml", "src/commonMain/resources/MR/fr/strings.xml",
    "src/commonMain/composeResources/values-fr/strings.xml",
  ])
  func `quotes need no backslash in Kotlin Multiplatform`(_ path: String) throws {
    let document = Document(path: path, bytes: Array(Self.text("Don't \"save\"").utf8))
    let reading = read(Self.text("Don't \"save\""), path)
    let entry = try #require(reading.entries.first)
    #expect(entry.text == "Don't \"save\"")
    #expect(reading.problems.isEmpty)
    let bytes = try #require(AndroidStrings().encode("It's \"new\"", in: entry, of: document))
    #expect(String(decoding: bytes, as: UTF8.self) == "It's \"new\"")
  }

  @Test func `tags stay in the text, and what xliff g holds is not language`() throws {
    let raw = "Hi <xliff:g id=\"n\" example=\"Tom\">Mr %s\\'s</xliff:g>, <b>tap  <i>now</i></b>"
    let entry = try #require(read(Self.text(raw), Self.path).entries.first)
    #expect(
      entry.text == "Hi <xliff:g id=\"n\" example=\"Tom\">Mr %s's</xliff:g>, <b>tap <i>now</i></b>")
    let text = Array(entry.text.utf8)
    #expect(
      entry.neutral.map { String(decoding: text[$0], as: UTF8.self) } == [
        "<xliff:g id=\"n\" example=\"Tom\">", "Mr %s's", "</xliff:g>", "<b>", "<i>", "</i>", "</b>",
      ])
  }

  @Test(arguments: [
    (
      "a</string><!-- copy-lint:disable jargon ⟦⟧-- why --><string name=\"b\">b", "a",
      "syntax-error: Write “—” instead of “--” here. XML comments can't contain it."
    ),
    (
      "Don⟦'⟧t", "Don't",
      "syntax-error: Write “’” or “\\'” here. Android can't build the app with this mark."
    ),
    (
      "⟦\"⟧Don't", "Don't",
      "unknown-escape: Close this double quote, or write “\\\"” to show it. Android drops it."
    ),
    (
      "⟦\\u20⟧", "\\u20",
      "unknown-escape: Write four hex digits (0 to F) after “\\u”. Android can't build the app."
    ),
    ("a⟦\\r⟧b", "arb", "unknown-escape: Write “\\n” to begin a line, not “\\r”. Android shows that as “r”."),
    ("a⟦\\⟧", "a", "unknown-escape: Write “\\\\” here. Android drops this “\\”."),
    (
      "⟦\\uD83D⟧ a", "\u{FFFD} a",
      "unknown-escape: Write the character itself. This is only half of its code."
    ),
  ])
  func `reports what Android cannot build or drops`(_ marked: String, _ text: String, _ problem: String) {
    #expect(problems(in: Self.text(marked), Self.path) == ([problem], [text]))
  }

  @Test func `double quotes around a whole text with tags are no mistake`() {
    let expected = (problems: [String](), texts: ["Signed by <b>%s</b> today"])
    #expect(problems(in: Self.text("\"Signed by <b>%s</b> today\""), Self.path) == expected)
    #expect(problems(in: Self.text(" \"Signed by <b>%s</b> today\"\n"), Self.path).0 == [])
    let inches = "unknown-escape: Close this double quote, or write “\\\"” to show it. Android drops it."
    #expect(problems(in: Self.text("A 5⟦\"⟧ <b>screen</b>"), Self.path).0 == [inches])
  }

  @Test(arguments: [("Open \\Help", true), ("\\Help", true), ("C:\\Users", false), ("One \\rTwo", false)])
  func `a backslash before a word is a small fault`(text: String, isMinor: Bool) {
    #expect(read(Self.text(text), Self.path).problems.map(\.isMinor) == [isMinor])
  }

  @Test(arguments: [
    ("\"Cancel it?", true), ("Cancel it?\"", true), ("An id (#a:b.org\")", true), ("A 5\" screen", false),
  ])
  func `a double quote that is left over at one end is a small fault`(text: String, isMinor: Bool) {
    #expect(read(Self.text(text), Self.path).problems.map(\.isMinor) == [isMinor])
  }

  @Test(arguments: [
    (
      "<plurals name=\"⟦n⟧\"><item quantity=\"one\">1</item></plurals>",
      "missing-other: Add the form “other” to “n”. Numbers without a form need it."
    ),
    (
      "<plurals name=\"n\"><item quantity=\"other\">1</item><item quantity=\"⟦other⟧\">2</item></plurals>",
      "duplicate-key: Remove one “n.other”. Android can't build the app with two."
    ),
    (
      "<string name=\"a\">1</string><plurals name=\"a\"><item quantity=\"other\">1</item></plurals>"
        + "<string name=\"a\" product=\"tablet\">1</string><string name=\"⟦a⟧\">2</string>",
      "duplicate-key: Remove one “a”. Android can't build the app with two."
    ),
    (
      "⟦<string>⟧1</string>",
      "syntax-error: Add “name” to this text. Android can't build the app without it."
    ),
    (
      "<plurals name=\"n\"><item quantity=\"other\">1</item>⟦<item>⟧2</item></plurals>",
      "syntax-error: Add “quantity” to this form of “n”. Android can't build the app without it."
    ),
  ])
  func `reports what does not fit`(_ marked: String, _ problem: String) {
    #expect(problems(in: Self.resources(marked), Self.path).problems == [problem])
  }
}
