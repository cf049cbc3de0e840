import Testing

@testable import CopyLint

struct XLIFFTests {
  static func first(_ units: String, file: String = "source-language=\"en\" target-language=\"pt_br\"")
    -> String
  {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
    <file original="a.txt" datatype="plaintext" \(file)><header><note>Not of a unit</note></header><body>
    \(units)
    </body></file></xliff>
    """
  }

  static func second(_ units: String) -> String {
    """
    <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de">
    <file id="f">\(units)</file></xliff>
    """
  }

  static func xcode(_ units: String) -> String {
    first(
      units,
      file: "source-language=\"en\" target-language=\"de\" original=\"en.lproj/Localizable.strings\""
    )
    .replacing("original=\"a.txt\" ", with: "")
  }

  @Test func `reads source and target of each unit, with notes`() {
    let text = Self.first(
      """
      <trans-unit id="save" resname="button.save"><source>Save &amp; close</source>
        <target state="translated">Salvar</target>
        <note>Button title</note><note annotates="target">not ours</note><note/>
        <alt-trans><source>Old</source><target>Velho</target></alt-trans></trans-unit>
      <!-- copy-lint:disable jargon — agreed -->
      <trans-unit id="b"><source>B</source></trans-unit>
      <group><group translate="no"><trans-unit id="c"><source>C</source><target/></trans-unit></group>
      <trans-unit id="d"><source><![CDATA[<b>D</b>]]></source><target></target></trans-unit></group>
      """)
    #expect(
      dumped(text, "a.xliff") == [
        "button.save = ⟦Save &amp; close⟧ Save & close // Button title",
        "button.save = ⟦Salvar⟧ // Button title",
        "b = ⟦B⟧ // copy-lint:disable jargon — agreed",
        "c = ⟦C⟧",
        "c = ⟦⟧ (fixed) new",
        "d = ⟦<b>D</b>⟧",
        "d = ⟦⟧ new",
      ])
    let entries = read(text, "a.xliff").entries
    #expect(entries.map(\.locale) == ["en", "pt-BR", "en", "en", "pt-BR", "en", "pt-BR"])
    #expect(entries.map(\.source) == [nil, "Save & close", nil, nil, "C", nil, "<b>D</b>"])
    #expect(entries.map(\.isTranslatable) == [true, true, true, false, false, true, true])
    #expect(entries.allSatisfy { $0.localeSource == .content })
  }

  @Test func `leaves out sources that are identifiers, and keeps their targets`() {
    let units = [
      ("action.edit", "Edit"), ("work_hours", "Hours of work"), ("status", "Status"),
      ("profileTitle", "Profile"),
      ("Cannot stop it", "It can't be stopped"),
    ].map {
      "<trans-unit id=\"x\($0.0)\" resname=\"\($0.0)\"><source>\($0.0)</source><target>\($0.1)</target></trans-unit>"
    }
    let text = Self.first(units.joined(separator: "\n"), file: #"source-language="en" target-language="en""#)
    let entries = read(text, "messages.en.xlf").entries
    #expect(entries.map(\.text) == ["Edit", "Hours of work", "Status", "Profile", "It can't be stopped"])
    #expect(entries.allSatisfy { $0.source == nil && $0.locale == "en" })
    // One that was forgotten is not a habit.
    let mixed = Self.first(
      units[0]
        + "<trans-unit id=\"a\"><source>Save it</source></trans-unit><trans-unit id=\"b\"><source>Stop</source></trans-unit>"
    )
    #expect(read(mixed, "a.xlf").entries.map(\.text) == ["action.edit", "Edit", "Save it", "Stop"])
  }

  @Test func `keeps inline elements as neutral ranges`() throws {
    let raw =
      #"Tap <g id="1">here</g><x id="2"/> or <ph id="3">&lt;br/&gt; now</ph>, <mrk mtype="protected">Ann</mrk>"#
    let text = Self.first("<trans-unit id=\"a\"><source>\(raw)</source></trans-unit>")
    let entry = try #require(read(text, "a.xlf").entries.first)
    #expect(entry.text == raw.replacing("&lt;", with: "<").replacing("&gt;", with: ">"))
    let bytes = Array(entry.text.utf8)
    #expect(
      entry.neutral.map { String(decoding: bytes[$0], as: UTF8.self) } == [
        "<g id=\"1\">", "</g>", "<x id=\"2\"/>", "<ph id=\"3\">", "<br/> now", "</ph>",
        "<mrk mtype=\"protected\">", "Ann", "</mrk>",
      ])
    #expect(
      try edited(text, "a.xlf", with: "Now <g id=\"1\">x</g> & <i>")
        == text.replacing(raw, with: "Now <g id=\"1\">x</g> &amp; &lt;i&gt;"))
  }

  @Test(arguments: [
    ("state=\"new\"", TranslationState.new), ("state=\"final\"", .translated),
    ("state=\"signed-off\"", .translated),
    ("state=\"needs-review-l10n\"", .needsReview), ("state=\"rejected\"", .needsReview), ("", .translated),
    ("state=\"fake\"", .unknown), ("state=\"translated\" state-qualifier=\"leveraged-mt\"", .needsReview),
  ])
  func `reads states`(_ attribute: String, _ state: TranslationState) {
    let unit = "<trans-unit id=\"a\"><source>A</source><target \(attribute)>B</target></trans-unit>"
    #expect(read(Self.first(unit), "a.xliff").entries.map(\.state) == [.translated, state])
  }

  @Test func `reads limits, types and what is not approved`() {
    let text = Self.first(
      """
      <trans-unit id="1" maxwidth="20" size-unit="char" restype="button" approved="no"><source>A</source>\
      <target>B</target></trans-unit><trans-unit id="2" maxwidth="20"><source>C</source></trans-unit>
      """)
    let entries = read(text, "a.xliff").entries
    #expect(entries.map(\.maxLength) == [20, 20, nil])
    #expect(entries.map(\.role) == [.button, .button, .unknown])
    #expect(entries.map(\.state) == [.translated, .needsReview, .translated])
  }

  @Test(arguments: [
    ("en.lproj/AccessibilityStrings.strings", Role.accessibilityLabel), ("NetworkErrors.strings", .error),
    ("AccessibilityIdentifiers.strings", .identifier), ("Localizable.strings", .unknown),
  ])
  func `the name of the original tells roles`(_ original: String, _ role: Role) throws {
    let unit = "<trans-unit id=\"open\"><source>Now</source></trans-unit>"
    let text = Self.first(unit).replacing("\"a.txt\"", with: "\"\(original)\"")
    var entry = try #require(read(text, "en.xliff").entries.first)
    inferRole(of: &entry, path: "en.xliff")
    #expect(entry.role == role)
  }

  @Test func `a target without a language is in none that is known`() {
    let unit = "<trans-unit id=\"a\"><source>A</source><target>B</target></trans-unit>"
    let text = Self.first(unit, file: "source-language=\"en\"")
    #expect(read(text, "a.xliff").entries.map(\.locale) == ["en", "und"])
    #expect(read(text, "fr.xliff").entries.map(\.locale) == ["en", "fr"])
  }

  @Test func `reads XLIFF 2 with segments, notes and states`() {
    let text = Self.second(
      """
      <group id="g"><unit id="1" name="a.b"><notes><note category="x">Title</note></notes>
      <segment state="initial"><source>One <pc id="1">two</pc></source><target>Eins</target></segment></unit></group>
      <unit id="2" translate="no"><segment id="s.1"><source>A. </source></segment><ignorable><source> </source></ignorable>
      <segment><source>B.</source><target>C.</target></segment></unit>
      """)
    #expect(
      dumped(text, "a.xliff") == [
        "a.b = ⟦One <pc id=\"1\">two</pc>⟧ // Title", "a.b = ⟦Eins⟧ // Title new",
        #"2.s\.1 = ⟦A. ⟧"#, "2.1 = ⟦B.⟧", "2.1 = ⟦C.⟧",
      ])
    let entries = read(text, "a.xliff").entries
    #expect(entries.map(\.isTranslatable) == [true, true, false, false, false])
    #expect(entries.map(\.locale) == ["en", "de", "en", "en", "de"])
  }

  @Test func `reads the forms that Xcode exports, in their sentences`() {
    let text = Self.xcode(
      """
      <trans-unit id="%lld items|==|plural.one"><source>%lld item</source><target>%lld Ding</target></trans-unit>
      <trans-unit id="found"><source>Found %#@n@ here</source></trans-unit>
      <trans-unit id="found|==|substitutions.n.plural.one"><source>%arg file</source></trans-unit>
      <trans-unit id="found|==|substitutions.n.plural.other"><source>%arg files</source></trans-unit>
      <trans-unit id="/%d cats:dict/NSStringLocalizedFormatKey:dict/:string"><source>%#@c@</source></trans-unit>
      <trans-unit id="/%d cats:dict/c:dict/other:dict/:string"><source>%d cats</source></trans-unit>
      <trans-unit id="Done"><source>Done</source><target>Fertig</target></trans-unit>
      """)
    #expect(
      dumped(text, "a.xcloc/Localized Contents/de.xliff") == [
        "%lld items [plural.one] = ⟦%lld item⟧", "%lld items [plural.one] = ⟦%lld Ding⟧",
        "found = ⟦Found %#@n@ here⟧ → Found %arg files here",
        "found [substitutions.n.plural.one] = ⟦%arg file⟧ → Found %arg file here",
        "found [substitutions.n.plural.other] = ⟦%arg files⟧ → Found %arg files here",
        "%d cats [substitutions.c.plural.other] = ⟦%d cats⟧",
        "Done = ⟦Done⟧ (fixed)", "Done = ⟦Fertig⟧",
      ])
    #expect(read(text, "a.xliff").entries.allSatisfy { $0.syntax == .apple })
  }

  @Test(arguments: [
    (
      first(
        "<trans-unit id=\"a\"><source>A</source></trans-unit><trans-unit id=\"⟦a⟧\"><source>B</source></trans-unit>"
      ),
      ["A", "B"], "duplicate-key: Keep one “a”. The app sees only the last."
    ),
    (
      first("⟦<trans-unit id=\"a\">⟧<source>A</source></body></file></xliff>"), ["A"],
      "syntax-error: Close “<trans-unit>”. The next closing tag is “</body>”."
    ),
    (
      "⟦<a>⟧</a>", [],
      "syntax-error: Put the texts inside “<xliff>”. The file's name says that it is XLIFF."
    ),
  ])
  func `reports what is wrong`(_ marked: String, _ texts: [String], _ problem: String) {
    let found = problems(in: marked, "a.xliff")
    #expect(found.texts == texts)
    #expect(found.problems.map { $0.split(separator: " at Optional")[0] } == [Substring(problem)])
  }

  @Test func `leaves elements of other namespaces alone, and takes a prefix`() {
    let text = """
      <x:xliff xmlns:x="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><x:file source-language="en"><x:body>
      <x:trans-unit id="a"><x:source>A</x:source><source>no</source></x:trans-unit>
      <trans-unit id="b"><source>no</source></trans-unit></x:body></x:file></x:xliff>
      """
    #expect(read(text, "a.xliff").entries.map(\.text) == ["A"])
  }

  @Test func `deep groups take no time`() {
    let deep = Self.first(
      String(repeating: "<group>", count: 20_000) + "<trans-unit id=\"a\"><source>A</source></trans-unit>"
        + String(repeating: "</group>", count: 20_000))
    #expect(read(deep, "a.xliff").entries.map(\.text) == ["A"])
  }
}
