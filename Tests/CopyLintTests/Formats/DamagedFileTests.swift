import Testing

@testable import CopyLint

/// Files cut off or changed at every byte: nothing crashes, and all places are in the file.
struct DamagedFileTests {
  static let files: [(path: String, text: String)] = [
    (
      "a.strings",
      "/* c */ \"k\\U00e9\" = \"a\\\\b \\251\\\"\"; // d\nx;'y' = {z = (<0f>, \"w\");};\"é\" = \"😀\";"
    ),
    (
      "b.strings",
      "<?xml version=\"1.0\"?><plist><dict><!--c--><key>a</key><string>b&#233;<![CDATA[<]]></string></dict></plist>"
    ),
    (
      "c.stringsdict",
      """
      <plist><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>a %#@n@</string><key>n</key>\
      <dict><key>one</key><string>1</string><key>other</key><string>%#@n@ 2</string></dict></dict></dict></plist>
      """
    ),
    (
      "d.xcstrings",
      #"""
      {"strings":{"k":{"comment":"c","localizations":{"en":{"stringUnit":{"state":"new","value":"a %#@n@"},\#
      "substitutions":{"n":{"variations":{"plural":{"other":{"stringUnit":{"value":"\ud83d\ude00"}}}}}}}}}}}
      """#
    ),
    (
      "f.po",
      """
      # t\nmsgid ""\nmsgstr "Language: ru\\nPlural-Forms: nplurals=2; plural=n%10!=1;\\n"
      #. c\n#, fuzzy, c-format\nmsgctxt "x"\nmsgid "a\\n" "b"\nmsgid_plural "c"\nmsgstr[0] ""\n"é\\303"\n"\\"d"
      msgstr[1] "e"\n#~ msgid "f"\n#~ msgstr "g"\n
      """
    ),
    (
      "g.properties",
      "# LOCALIZATION NOTE (k): plural forms\nk\\ é = A b\\\n  \\u00e9\\uD83D\\uDE00;c\r\n!d\nk:x\\\\y\nz"
    ),
    ("config/locales/g.yml", "# c\nde:\n  a: é \n  b: \"q\\u00e9 \\\n    r\"\n  'c.d': 'it''s'\n  no: Yes\n"),
    ("config/locales/h.yml", "e: |-\n  l\n   é\nf: >\n  o\n\n  p\n"),
    ("config/locales/i.yml", "g: &x [s, {t: u}]\nh:\n  one: é\n  other: w\n<<: *x\n"),
    (
      "j.ftl",
      "# c\na = b { \"}\" }\n d é\n .e = f\n-g = { $n ->\n [one] h\n *[other] { i(j: 1) } k\n} l\n"
    ),
    ("k.csv", "key,en,de (x),comment,plural\r\na,\"b \"\"é\"\"\nc\",,d,one\r\ne;f\r\n"),
    (
      "k.swift",
      ##"""
      import SwiftUI // c
      Button(role: .cancel) { a("b") } label: { Text("d \(e ? "f" : "g") \u{e9}\n") }
      .alert(#"h \#(i)"#) { } message: { Text("""
        j \
        k
        """) }
      """##
    ),
    ("l.txt", "\u{FEFF}a é\r\n\n b \rc"),
    (
      "values/strings.xml",
      """
      <!DOCTYPE resources [<!ENTITY e "x">]><resources><!--c--><string name="a">b &amp;&e; \\u00e9<b>\\'</b></string>\
      <plurals name="p"><item quantity="other">"a  'b'"</item></plurals><string name="c"><![CDATA[<i>]]></string>\
      </resources>
      """
    ),
    (
      "a.xliff",
      """
      <xliff version="1.2"><file original="a.strings" source-language="en" target-language="de"><body>
      <trans-unit id="k|==|substitutions.n.plural.one"><source>a &amp; <g id='1'>b</g></source><target state="new"/>
      <note>c</note></trans-unit><trans-unit id="k"><source>%#@n@ d</source></trans-unit></body></file></xliff>
      """
    ),
    (
      "b.xlf",
      """
      <xliff version="2.0" srcLang="en"><file><unit id="a"><segment><source>b<ph/></source><target>c</target></segment>
      <segment id="s"><source>d</source></segment></unit></file></xliff>
      """
    ),
    (
      "a.de.resx",
      """
      <root><!--c--><data name="a.Text"><value>b &amp;\r\n</value><comment>d</comment></data>
      <data name="&gt;&gt;a.Type"><value>X.Button, X</value></data><data name="e" type="t"><value/></data></root>
      """
    ),
    (
      "Main.storyboard",
      """
      <d><button id="a"><state key="normal" title="b &amp;&#10;"/><accessibility key="c" label="d"/></button>
      <label id="e"><string key="text">f</string><attributedString key="userComments"><fragment content="g"/>
      </attributedString></label><segments id="s"><segment title="h"/></segments></d>
      """
    ),
    (
      "app_de.arb",
      #"{"@@locale":"de","a":"{n, plural, one{x} other{{m} y}}","@a":{"description":"d","placeholders":{"n":{}}}}"#
    ),
    (
      "i.json",
      #"{"a_one":"{{count}} x","a_other":"$t(b, {\"n\": 1}) \u00e9","b":"c","d_male":"e","d_female":"f"}"#
    ),
    (
      "_locales/de/messages.json",
      #"{"a":{"message":"$B$ $1 $$","description":"d","placeholders":{"b":{"content":"$1"}}}}"#
    ),
    ("package.nls.json", #"{"a.b":"c {0}","d":{"message":"e","comment":["f","g"]}}"#),
    ("m.json", #"[{"id":"a","defaultMessage":"{n, select, x{<b>y</b>} other{'{z}'}}","description":"d"}]"#),
    ("e.json", #"{"a":["b",{"c":"\u00e9"},-1.5e3,true,null],/* d */"e":{"f":"g"}}"#),
  ]

  static let bytes: [UInt8] = [
    0, 0x0A, 0x22, 0x25, 0x26, 0x27, 0x2C, 0x3B, 0x3C, 0x5C, 0x7B, 0x7D, 0x80, 0xFF,
  ]

  /// By the name where the content no longer tells it.
  private static func format(of document: Document) -> (any Format)? {
    allFormats.first { $0.recognizes(document) }
      ?? allFormats.first { $0.extensions.contains { document.path.hasSuffix("." + $0) } }
  }

  private func check(_ bytes: [UInt8], _ path: String) throws {
    let document = Document(path: path, bytes: bytes, isNamed: true)
    let format = try #require(Self.format(of: document))
    let reading = format.read(document, options: ReadingOptions())
    let whole = 0..<document.bytes.count
    for range in (reading.problems + document.problems).compactMap(\.range)
      + reading.entries.compactMap(\.range)
    {
      #expect(range.lowerBound >= 0 && range.upperBound <= whole.upperBound)
      #expect(document.place(of: range).end <= bytes.count)
    }
    for entry in reading.entries {
      let place = entry.map.documentRange(of: 0..<entry.sentence.utf8.count)
      #expect(place.map { $0.upperBound <= whole.upperBound } ?? true || entry.range == nil)
      guard let edit = entry.edit(replacingValueWith: entry.text, in: document, format: format) else {
        continue
      }
      let result = document.applying([edit])
      #expect(document.verifies(result, after: [edit], format: format))
    }
  }

  @Test(arguments: files)
  func `cut off at every byte`(_ file: (path: String, text: String)) throws {
    let bytes = Array(file.text.utf8)
    for length in 0...bytes.count { try check(Array(bytes[..<length]), file.path) }
    let wide = DocumentTests.utf16("\u{FEFF}" + file.text, isBig: false)
    for length in stride(from: 0, through: wide.count, by: 3) { try check(Array(wide[..<length]), file.path) }
  }

  @Test(arguments: files)
  func `changed at every byte`(_ file: (path: String, text: String)) throws {
    var bytes = Array(file.text.utf8)
    for index in bytes.indices {
      let byte = bytes[index]
      for other in Self.bytes {
        bytes[index] = other
        try check(bytes, file.path)
      }
      bytes[index] = byte
    }
  }
}
