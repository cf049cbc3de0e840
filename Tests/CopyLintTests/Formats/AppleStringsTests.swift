import Testing

@testable import CopyLint

struct AppleStringsTests {
  @Test func `reads keys, values and the comments that belong to them`() {
    let text = #"""
      /*
        Localizable.strings
        Created by Ann.
      */

      /* Button title.
       * Saves. */
      "save" = "Save";
      // Section

      // Title
      /// Second line
      title = 'It\'s "new"'; // trailing
      "empty"="" /* inside */ ;/* No comment provided by engineer. */
      /* Same */ "same" = "Same";
      shortcut;
      http://x.y/z = $a-b_c:1;
      "nested" = {a = ("}", b); /* } */};
      "last" = "one"; "more" = "two";
      """#
    #expect(
      dumped(text, "a.strings") == [
        "save = ⟦Save⟧ // Button title.|Saves.",
        "title = ⟦It\\'s \"new\"⟧ It's \"new\" // Title|Second line|trailing",
        "empty = ⟦⟧ // inside",
        "same = ⟦Same⟧",
        "shortcut = ⟦shortcut⟧ (fixed)",
        "http://x.y/z = ⟦$a-b_c:1⟧",
        "last = ⟦one⟧",
        "more = ⟦two⟧",
      ])
  }

  @Test(arguments: [
    (#"\a\b\f\n\r\t\v\"\\\'"#, "\u{7}\u{8}\u{C}\n\r\t\u{B}\"\\'"),
    (#"\U2019 \Ue9 \UD83D\UDE00 \U41z"#, "\u{2019} é 😀 Az"),
    (#"\251 \341\60 \47"#, "\u{2019} \u{C6}0 '"),
    ("a\\\nb\nc", "a\nb\nc"),
    (#"\é\%"#, "é%"),
  ])
  func `decodes escapes`(_ raw: String, _ expected: String) throws {
    let reading = read("\"k\" = \"\(raw)\";", "a.strings")
    #expect(reading.problems.isEmpty)
    #expect(reading.entries.map(\.text) == [expected])
  }

  @Test(arguments: [
    (#"It⟦\u2019⟧s"#, "Itu2019s", "Write “’” or “\\U2019”. The app shows “u2019” here."),
    (#"a⟦\d⟧"#, "ad", "Write “d” or “\\\\d”. The app drops this “\\”."),
    (#"⟦\UD83D⟧x"#, "\u{FFFD}x", "Write the character itself. This is only half of its code."),
  ])
  func `reports escapes that lose a character`(_ raw: String, _ text: String, _ message: String) {
    let (problems, entries) = problems(in: "\"k\" = \"\(raw)\";", "a.strings")
    #expect(entries == [text])
    #expect(problems == ["unknown-escape: \(message)"])
  }

  @Test(arguments: [
    (
      "\"a\" = ⟦\"A\"⟧\n\"b\" = \"B\";", ["A", "B"],
      "Add “;” after the value of “a”. The app can't read the file without it."
    ),
    (
      "⟦\"a\"⟧ \"A\";\n\"b\" = \"B\";", ["B"],
      "Add “=” and a value after “a”. The app can't read the file without them."
    ),
    ("⟦a⟧ = ;\nb = B;", ["B"], "Add a value after “a” and “=”. The app can't read the file without it."),
    (
      "\"a\" = ⟦\"A;⟧\n\"b\" = \"B\";\nc = C;", ["B", "C"],
      "Close this text with a double quote. The app can't read the file without it."
    ),
    ("a = A;\n⟦/*⟧ b = B;", ["A"], "Close the comment with “*/”. All text after it is lost."),
    (
      "a = A;\nb = ⟦\"B;⟧", ["A"],
      "Close this text with a double quote. The app can't read the file without it."
    ),
    (
      "a = A;\n⟦é⟧ = \"B\";\nc = C;", ["A", "C"],
      "Remove “é” or put quotes around the text. Only a key or a comment can be here."
    ),
    ("⟦{⟧ a = A;", ["A"], "Add “}” at the end. The “{” here is never closed."),
    ("{ a = A; } ⟦b = B;⟧", ["A"], "Remove this. The list of strings ended before it."),
    ("a = A;\nb = ⟦(⟧ 1, 2", ["A"], "Close this list. The app can't read the file without it."),
  ])
  func `reports what is wrong with its place, and reads on`(
    _ marked: String, _ texts: [String], _ message: String
  ) {
    let (problems, entries) = problems(in: marked, "a.strings")
    #expect(entries == texts)
    #expect(problems == ["syntax-error: \(message)"])
  }

  @Test func `reports a key that comes twice at its second place`() {
    let (problems, _) = problems(in: "a = A;\n\"⟦a⟧\" = B;", "a.strings")
    #expect(problems == ["duplicate-key: Keep one “a”. The app sees only the last."])
  }

  @Test func `takes an empty or blank file`() {
    for text in ["", " \n\t\r\n", "\u{FEFF}", "/* only */ // comments"] {
      #expect(read(text, "a.strings") == Reading())
    }
  }

  @Test func `ends after so many faults`() {
    let noise = String(repeating: "= ; é\n", count: 5000)
    #expect(read(noise, "a.strings").problems.count <= StringsScanner.maximumFaults)
  }

  @Test func `reads an XML property list with its places`() {
    let text = """
      <?xml version="1.0" encoding="UTF-16"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict>
      <!-- Button title -->
      <key>a &amp; b</key><string>Tom &lt;b&gt; &#233;\r\n&#x1F600;</string>
      <key>n</key><dict><key>a</key><string>not text</string></dict>
      <key>t</key><true/>
      <key>c</key><string><![CDATA[<i>&amp;]]></string>
      <key>e</key><string/>
      </dict></plist>
      """
    #expect(
      dumped(text, "a.strings") == [
        "a & b = ⟦Tom &lt;b&gt; &#233;\r\n&#x1F600;⟧ Tom <b> é\n😀 // Button title",
        "c = ⟦<![CDATA[<i>&amp;]]>⟧ <i>&amp;",
        "e = ⟦⟧ (fixed)",
      ])
  }

  @Test func `does not expand the entities of a document`() {
    let text = """
      <!DOCTYPE plist [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]>
      <plist><dict><key>k</key><string>&b;&x;</string></dict></plist>
      """
    #expect(read(text, "a.strings").entries.map(\.text) == ["&b;&x;"])
  }

  @Test(arguments: [
    ("<plist><dict><key>a</key><string>A</string><key>b</key><string>B⟦⟧</dict></plist>", ["A"]),
    ("<plist><dict><key>a</key><string>A</string>⟦<string>B</string>⟧</dict></plist>", ["A"]),
  ])
  func `reports broken XML`(_ marked: String, _ texts: [String]) {
    let plain = marked.replacing("⟦", with: "").replacing("⟧", with: "")
    let reading = read(plain, "a.strings")
    #expect(reading.problems.map(\.rule) == ["syntax-error"])
    #expect(reading.entries.map(\.text) == texts)
  }
}
