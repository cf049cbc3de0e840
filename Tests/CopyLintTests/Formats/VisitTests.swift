import Testing

@testable import CopyLint

/// Who walks through a file sees what who reads it sees.
struct VisitTests {
  /// What both ways tell of a string.
  private static func line(_ entry: Entry) -> String {
    let source = entry.source.map { "\($0)@\(entry.sourceLocale ?? "")" } ?? "-"
    return """
      \(entry.key)|\(entry.sentence)|\(entry.locale)|\(entry.localeSource)|\(entry.variant)|\(entry.state)|\
      \(entry.syntax)|\(entry.isTranslatable)|\(entry.comment ?? "-")|\(entry.role)|\(source)|\
      \(entry.origin.map { "\($0)" } ?? "-")
      """
  }

  private func check(_ document: Document) throws {
    let format = try #require(
      allFormats.first { $0.recognizes(document) }
        ?? allFormats.first { $0.extensions.contains { document.path.hasSuffix("." + $0) } })
    let reading = format.read(document, options: ReadingOptions())
    var lines: [String] = []
    let problems = format.visit(document, options: ReadingOptions()) { key, sentence, facts in
      var entry = facts.entry(key: key, sentence: sentence)
      // Of a text that is part of a larger one, facts know the larger.
      #expect(String(copying: sentence) == entry.sentence)
      (entry.locale, entry.variant, entry.state) = (facts.locale, facts.variant, facts.state)
      (entry.syntax, entry.isTranslatable) = (facts.syntax, facts.isTranslatable)
      lines.append(Self.line(entry))
    }
    #expect(lines == reading.entries.map(Self.line), "\(document.path)")
    #expect(problems == reading.problems, "\(document.path)")
  }

  @Test(arguments: DamagedFileTests.files)
  func `damaged files`(_ file: (path: String, text: String)) throws {
    var bytes = Array(file.text.utf8)
    for length in 0...bytes.count {
      try check(Document(path: file.path, bytes: Array(bytes[..<length]), isNamed: true))
    }
    for index in bytes.indices {
      let byte = bytes[index]
      for other in DamagedFileTests.bytes {
        bytes[index] = other
        try check(Document(path: file.path, bytes: bytes, isNamed: true))
      }
      bytes[index] = byte
    }
  }

  @Test(.enabled(if: Corpus.folder != nil, "../shared/corpus is not here; set COPY_LINT_SHARED"))
  func `real files`() throws {
    let folders = ["apple-strings", "xcstrings", "android-xml", "qt-ts", "resx", "xliff"]
    for (number, file) in try Corpus.files(of: folders).enumerated()
    where Corpus.readsAll || number.isMultiple(of: 8) {
      try check(file.document())
    }
  }

  @Test(arguments: [
    (
      "values/strings.xml",
      """
      <resources xmlns:tools="t" tools:locale="nl" xmlns:x="y">
        <!-- a --> <!-- [CHAR LIMIT=9] -->
        <string name="a">A &amp; \n b</string> <!-- c --> <!----> <!-- d -->
        <!-- e -->

        <string name="b"> B  "  b" </string>
        <!-- B b --><string name="c">B b</string>
        <string name="a" formatted="false">it's</string>
        <string name="&lt;d" translatable="false">@string/a</string><!-- f
        g --><!-- h -->
        <string name="e"><![CDATA[?attr/x]]></string><string name="f">"@null"</string><string name="g"/>
        <string name="h" product="tablet">H <b>h</b> <x:g id="1">i</x:g>&#64;</string>
        <string>J</string><item type="string" name="k">K</item>
        <string-array name="l"><!-- m --><item>n</item> <!-- o --><item>p</item></string-array>
        <plurals name="q"><item quantity="one">r</item></plurals>
      </resources>
      """
    ),
    (
      "de/a.xliff",
      """
      <x:xliff xmlns:x="y" version="1.2"><x:file original="Accessibility.strings" source-language="en"><x:body>
        <!-- a --> <x:trans-unit id="b" approved="no"><x:source>c &lt;</x:source><x:target>d<x:g id="1">e</x:g></x:target>
        <x:note>f</x:note><x:note annotates="target">g</x:note></x:trans-unit> <!-- h -->
        <x:group translate="no"><x:trans-unit id="i" resname="j&amp;"><x:source/><x:target/></x:trans-unit></x:group>
        <x:trans-unit id="b|==|plural.one"><x:source>k</x:source><target>l</target></x:trans-unit>
        <x:trans-unit id="b"><x:source>m</x:source><x:target xml:lang="fr" state="new"/></x:trans-unit>
        <x:trans-unit id="n" restype="button"><x:source>o</x:source><x:target state-qualifier="fuzzy-match"/>
        </x:trans-unit><x:trans-unit><x:source>p</x:source></x:trans-unit></x:body></x:file>
        <x:file original="AccessibilityIdentifiers.strings" source-language="en" target-language="de"><x:body>
        <x:trans-unit id="q"><x:target state="final">r</x:target></x:trans-unit></x:body></x:file></x:xliff>
      """
    ),
    (
      "a.xlf",
      """
      <xliff version="2.0" srcLang="en" trgLang="de"><file id="f"><unit id="a"><notes><note>b</note></notes>
      <segment state="initial"><source>c</source><target>d</target></segment></unit></file></xliff>
      """
    ),
    (
      "a.de.resx",
      """
      <root><!-- a --><data name="b"><value>c</value><comment>d {Locked}</comment></data> <!-- e -->
      <data name="B"><value>f &amp;</value></data><data name="g" type="System.String"><value>h</value></data>
      <data name="é"><value>i</value></data><data name="É"><value>j</value></data><data><value>k</value></data>
      <data name="l" mimetype="m"><value>n</value></data><data name="o"><value/></data></root>
      """
    ),
    (
      "b.resx",
      """
      <root><data name="$this.Text"><value>a</value></data><data name="b.Text"><value>c</value></data>
      <data name="&gt;&gt;b.Type"><value>X.Button, X</value></data><data name="b.Size"><value>d</value></data></root>
      """
    ),
    (
      "a_de.ts",
      """
      <TS sourcelanguage="en"><message id="a"><source>b.</source><translation type="unfinished"></translation></message>
      <context><name>c.d</name><!-- e --><message><source>f &amp; g</source><comment>h.</comment>
      <extracomment>i</extracomment><translation>j</translation></message> <!-- k -->
      <message><source>f &amp; g</source><comment>h.</comment><translation type="vanished">l</translation></message>
      <message><source>f &amp; g</source><comment>h.</comment><translation>m<byte value="x9"/></translation></message>
      <message numerus="yes"><source>%n o</source><translation><numerusform>p</numerusform></translation></message>
      <message><source>q</source><translation><lengthvariant>r</lengthvariant></translation></message>
      <message><source></source></message><message><translation>s</translation></message></context></TS>
      """
    ),
  ])
  func `a file of XML`(_ path: String, _ text: String) throws {
    try check(Document(path: path, bytes: Array(text.utf8), isNamed: true))
    try check(Document(path: path, bytes: Array(text.replacing("\n", with: "\r\n").utf8), isNamed: true))
  }

  @Test func `a catalog`() throws {
    let text = #"""
      {
        "sourceLanguage" : "en",
        "strings" : {
          "" : { },
          "Save" : { "comment" : "Button \"Save\"" },
          "a\nb" : { "extractionState" : "stale", "localizations" : {
            "de" : { "stringUnit" : { "state" : "needs_review", "value" : "c\u0023" } },
            "fr" : { "stringUnit" : { "value" : "d\te" } } } },
          "k" : { "shouldTranslate" : false, "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "%#@n@" } },
            "pt_br" : { "stringUnit" : { "state" : "new", "value" : 1 } },
            "en" : { "stringUnit" : { "state" : "translated", "value" : "f" } },
            "en" : { "stringUnit" : { "state" : "translated", "value" : "g" } },
            "it" : { } } },
          "l" : { "localizations" : {
            "pt_br" : { "stringUnit" : { "state" : "new", "value" : "" } },
            "en" : { "stringUnit" : { "state" : "translated", "value" : "h" } } } },
          "l" : "m",
          "n" : { "localizations" : { "de" : { "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : "o" } } } } } } }
        },
        "version" : "1.0"
      }
      """#
    let document = Document(path: "a.xcstrings", bytes: Array(text.utf8))
    try check(document)
    let reading = StringCatalog().read(document, options: ReadingOptions())
    #expect(reading.entries.count == 12)
    #expect(
      reading.problems.map(\.rule) == [
        "undefined-substitution", "duplicate-key", "duplicate-key", "missing-other",
      ])
  }
}
