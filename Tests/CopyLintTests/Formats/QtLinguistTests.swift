import Testing

@testable import CopyLint

struct QtLinguistTests {
  static func file(_ messages: String, language: String = "language=\"de_DE\"") -> String {
    """
    <?xml version="1.0" encoding="utf-8"?>
    <!DOCTYPE TS>
    <TS version="2.1" \(language)>
    <context><name>My.Window</name>
    \(messages)
    </context></TS>
    """
  }

  @Test func `reads the source and the translation of each message`() {
    let text = Self.file(
      """
      <message><location filename="a.cpp" line="1"/><source>&amp;Save %1</source><comment>verb</comment>
        <extracomment>Button title</extracomment><translatorcomment>ok?</translatorcomment>
        <oldsource>Sav</oldsource><translation>&amp;Sichern %1</translation></message>
      <message><source>Open.</source><translation type="unfinished">Öffnen.</translation></message>
      <message><source>New</source><translation type="unfinished"></translation></message>
      <message><source>Old</source><translation type="vanished">Alt</translation></message>
      <message id="app.title"><source>App</source><translation>Programm</translation></message>
      <message><source>Tab<byte value="x9"/>&lt;b></source></message>
      """)
    #expect(
      dumped(text, "a.ts") == [
        #"My\.Window.&Save %1.verb = ⟦&amp;Save %1⟧ &Save %1 // verb|Button title|ok? (fixed)"#,
        #"My\.Window.&Save %1.verb = ⟦&amp;Sichern %1⟧ &Sichern %1 // verb|Button title|ok?"#,
        #"My\.Window.Open\. = ⟦Open.⟧ (fixed)"#, #"My\.Window.Open\. = ⟦Öffnen.⟧ needsReview"#,
        #"My\.Window.New = ⟦New⟧ (fixed)"#, #"My\.Window.New = ⟦⟧ new"#,
        #"My\.Window.Old = ⟦Old⟧ (fixed) stale"#, #"My\.Window.Old = ⟦Alt⟧ stale"#,
        "app.title = ⟦App⟧", "app.title = ⟦Programm⟧",
        "My\\.Window.Tab\t<b> = ⟦Tab<byte value=\"x9\"/>&lt;b>⟧ Tab\t<b> (fixed)",
      ])
    let entries = read(text, "a.ts").entries
    #expect(entries.prefix(2).map(\.locale) == ["en", "de-DE"])
    #expect(entries.prefix(2).map(\.source) == [nil, "&Save %1"])
    #expect(entries.allSatisfy { $0.syntax == .qt })
  }

  @Test func `names the forms of a plural by CLDR, and lengths by their number`() {
    let text = Self.file(
      """
      <message numerus="yes"><source>%n file(s)</source><translation><numerusform>%n файл</numerusform>\
      <numerusform>%n файла</numerusform><numerusform>%n файлов</numerusform></translation></message>
      <message><source>Long</source><translation variants="yes"><lengthvariant>Lang</lengthvariant>\
      <lengthvariant>L</lengthvariant></translation></message>
      """, language: "language=\"ru\"")
    #expect(
      dumped(text, "a.ts").filter { !$0.hasSuffix("(fixed)") } == [
        #"My\.Window.%n file(s) [plural.one] = ⟦%n файл⟧"#,
        #"My\.Window.%n file(s) [plural.few] = ⟦%n файла⟧"#,
        #"My\.Window.%n file(s) [plural.many] = ⟦%n файлов⟧"#, #"My\.Window.Long [length.0] = ⟦Lang⟧"#,
        #"My\.Window.Long [length.1] = ⟦L⟧"#,
      ])
  }

  @Test(arguments: [
    ("en", 2, ["one", "other"]), ("ja", 1, ["other"]), ("pl", 3, ["one", "few", "many"]),
    ("lv", 3, ["one", "other", "zero"]), ("pt-BR", 2, ["one", "other"]),
    ("sr-Latn", 3, ["one", "few", "other"]),
    ("ca", 3, ["0", "1", "2"]), ("de", 1, ["other"]), ("ja", 2, ["0", "1"]),
  ])
  func `knows Qt's order of forms`(_ locale: String, _ count: Int, _ names: [String]) {
    #expect(QtPlurals.names(count: count, locale: locale) == names)
  }

  /// Languages and their count of forms, as numerus.cpp of qttools has them; names by hand from both tables.
  @Test(arguments: [
    ("bi my zh dz fj gn hu id ja jv ko ms na om fa su tt th bo tr vi yo za", "other"),
    (
      "ab aa af sq am as ay az eu ba bn bg ca kw co da nl en eo et fo fi fur fy gl ka de el kl gu ha he hi ia ie it kn ks kk "
        + "km rw ky ku lo la ln lb mg ml mr mn ne nso nb nn oc or ps pt pt-PT pa qu rm rn sn sd si so st es sw ss sv tg ta te "
        + "to ts tn tk ug ur uz vo wo xh yi zu", "2"
    ),
    ("hy br fr fr-CA pt-BR fil ti wa", "2"), ("is", "one other"), ("lv", "one other zero"),
    ("dv ik iu mi sa", "3"), ("ga gv se sm", "3"), ("gd", "one two few other"), ("cs sk", "one few other"),
    ("mk", "one 1 other"), ("lt", "one few other"), ("be ru uk", "one few many"),
    ("bs hr sr", "one few other"),
    ("pl", "one few many"), ("ro", "one few other"), ("sl", "one two few other"),
    ("mt", "one few many other"),
    ("cy", "zero one 2 many other"), ("ar", "zero one two few many other"), ("xx cn und", ""),
  ])
  func `has a form for each that Qt has`(_ languages: String, _ forms: String) {
    for language in languages.split(separator: " ") {
      let plurals = QtPlurals(locale: String(language))
      if let count = Int(forms) ?? (forms == "other" ? 1 : nil) {
        #expect(plurals?.count == count, "\(language)")
      } else {
        #expect((plurals?.names ?? []).joined(separator: " ") == forms, "\(language)")
      }
    }
  }

  @Test(arguments: [
    (
      "ru", "<numerusform>a</numerusform><numerusform>⟦b⟧</numerusform>",
      "Add a form. Qt has 3 forms in “ru”, and shows the source for the rest."
    ),
    (
      "ar", "<numerusform>⟦a⟧</numerusform>",
      "Add 5 forms. Qt has 6 forms in “ar”, and shows the source for the rest."
    ),
    ("de", "⟦a⟧", "Add a form. Qt has 2 forms in “de”, and shows the source for the rest."),
    (
      "ja", "<numerusform>a</numerusform><numerusform>⟦b⟧</numerusform>",
      "Remove this form. Qt has 1 form in “ja”, and drops the rest."
    ),
    ("de", "<numerusform>a</numerusform><numerusform>b</numerusform>", ""),
    ("fr", "<numerusform>a</numerusform><numerusform>b</numerusform><numerusform>b</numerusform>", ""),
    ("ja", "<numerusform>a</numerusform><numerusform>a</numerusform>", ""),
    ("cn", "<numerusform>a</numerusform>", ""),
    ("ru", "<numerusform></numerusform><numerusform></numerusform>", ""), ("ru", "", ""),
  ])
  func `counts the forms of a plural`(_ language: String, _ forms: String, _ message: String) {
    let marked = Self.file(
      "<message numerus=\"yes\"><source>%n file(s)</source><translation>\(forms)</translation></message>",
      language: "language=\"\(language)\"")
    let found = problems(in: marked, "a.ts").problems
    #expect(found == (message.isEmpty ? [] : ["plural-count: \(message)"]))
  }

  @Test func `does not count the forms of what is gone`() {
    let text = Self.file(
      """
      <message numerus="yes"><source>%n day(s)</source><translation type="vanished"><numerusform>a</numerusform>\
      </translation></message>
      """)
    #expect(read(text, "a.ts").problems.isEmpty)
  }

  @Test func `takes the language from the path, and shows the source where a language has its own file`() {
    let text = Self.file(
      "<message><source>A</source><translation type=\"unfinished\"></translation></message>", language: "")
    #expect(read(text, "app_en.ts").entries.map(\.locale) == ["en"])
    #expect(read(text, "app_fr.ts").entries.map(\.locale) == ["en", "fr"])
    // Those of no language are what translations are made from.
    #expect(read(text, "app.ts").entries.map(\.locale) == ["en"])
    #expect(read(text, "src/ts/base.ts").entries.map(\.locale) == ["en"])
  }

  @Test(arguments: [
    ("a.ts", "export const a = '<TS>';", false), ("a.ts", "<TS version=\"2.0\"></TS>", true),
    ("a.ts", "// <!DOCTYPE TS>\nimport x from 'y'", false), ("a.ts", "", false),
    ("a.ts", "<?xml version=\"1.0\"?>\n<!DOCTYPE TS><TS/>", true), ("a.tsx", "<TS/>", false),
    ("a.ts", "<T>(a: T) => a", false), ("a.ts", "<!DOCTYPE TS []><TS version=\"1.1\">", true),
  ])
  func `leaves TypeScript alone`(_ path: String, _ text: String, _ isRecognized: Bool) {
    #expect(QtLinguist().recognizes(Document(path: path, bytes: Array(text.utf8))) == isRecognized)
  }

  @Test func `reports a message that comes twice, but not one that is gone`() {
    let text = Self.file(
      """
      <message><source>A</source></message><message><source>A</source><comment>x</comment></message>
      <message><source>A</source><translation type="obsolete">B</translation></message>
      <message>⟦<source>⟧A</source></message>
      """)
    #expect(
      problems(in: text, "a.ts").problems == ["duplicate-key: Keep one “A”. The app sees only the last."])
  }

  @Test func `writes control characters as elements`() throws {
    let text = Self.file("<message><source>A</source><translation>B</translation></message>")
    #expect(
      try edited(text, "a.ts", entry: 1, with: "a\t\u{1B}<&\r")
        == text.replacing(">B<", with: ">a\t<byte value=\"x1b\"/>&lt;&amp;&#13;<"))
    #expect(try edited(text, "a.ts", entry: 0, with: "a") == nil)
  }
}
