import Testing

@testable import copy_lint

@Suite struct `Translations of a run` {
  private let pair = [
    "App/en.lproj/Localizable.strings": "\"sent\" = \"%@ sent %lld files\";\n",
    "App/de.lproj/Localizable.strings": "\"sent\" = \"%@ hat Dateien geschickt\";\n",
  ]

  private func findings(_ files: [String: String], _ arguments: String...) -> [String] {
    MemoryMachine(files).run(["check", "--rule", "placeholder-mismatch", "--format", "xcode"] + arguments)
      .output
      .split(separator: "\n").filter { $0.contains("(placeholder-mismatch)") }.map(String.init)
  }

  @Test func `are compared with the file in the source language`() {
    let found = findings(pair, "--translations", "App")
    #expect(
      found == [
        "App/de.lproj/Localizable.strings:1:11: error: Add “%lld”. The source shows a value there. "
          + "(placeholder-mismatch)"
      ])
    #expect(findings(pair, "App") == [])
  }

  /// The second form takes its value from the first, whose text is longer than its own source.
  @Test func `name the placeholder of another form as it is written there`() {
    let file = """
      msgid ""
      msgstr "Language: fr\\nPlural-Forms: nplurals=2; plural=n>1;\\n"

      #, c-format
      msgid "Delete now, all of it: %s"
      msgid_plural "files"
      msgstr[0] "Supprimer %s"
      msgstr[1] "Supprimer %d"
      """
    let found = findings(["fr.po": file], "--translations", ".")
    #expect(found.count == 1 && found.allSatisfy { $0.contains("Write “%s” instead of “%d”.") }, "\(found)")
  }

  /// What another translation lists says nothing of what the app has.
  @Test func `are not compared with British English, or English in Shavian letters`() {
    let header = "msgid \"\"\nmsgstr \"Language: %\\n\"\n\n"
    let german = "msgid \"Open the file\"\nmsgstr \"Datei öffnen\"\n"
    let other = "msgid \"Close the file\"\nmsgstr \"Close it\"\n"
    for name in ["en_GB", "en@shaw"] {
      let files = [
        "po/de.po": header.replacing("%", with: "de") + german,
        "po/\(name).po": header.replacing("%", with: name) + other,
      ]
      let output = MemoryMachine(files).run(["check", "--translations", "--quiet", "po"]).output
      #expect(
        !output.contains("translation-missing") && !output.contains("translation-left-over"), "\(output)")
    }
  }

  @Test func `find a source that nobody named`() {
    #expect(findings(pair, "--translations", "App/de.lproj").count == 1)
  }

  @Test(arguments: [
    ("locales/en.json", "locales/de.json", "{\"a\":\"Hi {name}\"}", "{\"a\":\"Hallo\"}"),
    ("l10n/app_en.arb", "l10n/app_de.arb", "{\"a\":\"Hi {name}\"}", "{\"a\":\"Hallo\"}"),
    (
      "res/values/strings.xml", "res/values-de/strings.xml",
      "<resources><string name=\"a\">Hi %1$s</string></resources>",
      "<resources><string name=\"a\">Hallo</string></resources>"
    ),
    ("messages.properties", "messages_de.properties", "a=Hi {0}\n", "a=Hallo\n"),
    ("en.yml", "de.yml", "en:\n  a: Hi %{name}\n", "de:\n  a: Hallo\n"),
    ("en/a.ftl", "de/a.ftl", "a = Hi { $name }\n", "a = Hallo\n"),
    (
      "S.resx", "S.de.resx", "<root><data name=\"a\"><value>Hi {0}</value></data></root>",
      "<root><data name=\"a\"><value>Hallo</value></data></root>"
    ),
    (
      "po/en.po", "po/de.po", "#, c-format\nmsgid \"hello\"\nmsgstr \"Hi %s\"\n",
      "#, c-format\nmsgid \"hello\"\nmsgstr \"Hallo\"\n"
    ),
  ])
  func `are found in each format`(source: String, target: String, text: String, translation: String) {
    #expect(findings([source: text, target: translation], "--translations", ".").count == 1)
  }

  @Test(arguments: [
    (
      "Localizable.xcstrings",
      """
      {"sourceLanguage":"en","version":"1.0","strings":{"Hi %@":{"localizations":{
      "de":{"stringUnit":{"state":"translated","value":"Hallo"}}}}}}
      """
    ),
    (
      "de.xliff",
      """
      <xliff version="1.2"><file original="a.strings" source-language="en" target-language="de" datatype="plaintext">
      <body><trans-unit id="a"><source>Hi %@</source><target>Hallo</target></trans-unit></body></file></xliff>
      """
    ),
    (
      "app_de.ts",
      """
      <TS version="2.1" language="de"><context><name>C</name><message><source>Hi %1</source>
      <translation>Hallo</translation></message></context></TS>
      """
    ),
    ("de.po", "#, c-format\nmsgid \"Hi %s\"\nmsgstr \"Hallo\"\n"),
  ])
  func `in one file are always held against each other`(path: String, content: String) {
    #expect(findings([path: content], ".").count == 1)
  }

  @Test func `come by a pattern of the configuration`() {
    let files = [
      ".copy-lint.yml": "translations: {files: [\"copy/{locale}/*.json\"]}\n",
      "copy/en/app_de.json": "{\"a\":\"Hi {name}\"}", "copy/fr/app_de.json": "{\"a\":\"Salut\"}",
    ]
    #expect(findings(files, "--translations", ".").count == 1)
  }

  @Test func `are compared with those of the same sentence in the files next to them`() {
    let source = "{\"KEY\":\"Check your network and try again\"}"
    func file(_ key: String, _ text: String) -> String { "{\"\(key)\":\"\(text)\"}" }
    let files = [
      "locales/en/a.json": source.replacing("KEY", with: "a"),
      "locales/en/b.json": source.replacing("KEY", with: "b"),
      "locales/en/c.json": source.replacing("KEY", with: "c"),
      "locales/de/a.json": file("a", "Prüfe dein Netz und versuche es erneut"),
      "locales/de/b.json": file("b", "Netzwerk prüfen, dann noch einmal"),
      "locales/de/c.json": file("c", "Prüfe dein Netz und versuche es erneut."),
    ]
    let output = MemoryMachine(files)
      .run(["check", "--translations", "--rule", "inconsistent-translation", "--format", "xcode", "."]).output
    #expect(
      output.split(separator: "\n").filter { $0.contains("(inconsistent") } == [
        "locales/de/b.json:1:7: warning: Write “Prüfe dein Netz und versuche es erneut”, as for the same source text in "
          + "“a.json”. (inconsistent-translation)"
      ], "\(output)")
  }

  @Test(arguments: [
    ("c-format", 1), ("no-c-format", 0), ("c-format, read-only", 0), ("c-format, ignore-c-format", 0),
    ("c-format, ignore-all-checks", 0), ("c-format, ignore-same", 1), ("c-format, ignore-placeholders", 0),
  ])
  func `heed the flags of gettext`(flags: String, count: Int) {
    let file = "#, \(flags)\nmsgid \"Hi %s\"\nmsgstr \"Hallo\"\n"
    #expect(findings(["de.po": file], ".").count == count)
  }

  @Test func `come through the stream`() {
    let line =
      "{\"text\":\"Hallo\",\"source\":\"Hi %@\",\"locale\":\"de\",\"sourceLocale\":\"en\",\"syntax\":\"apple\"}"
    let run = MemoryMachine(input: line).run(["stream", "--rule", "placeholder-mismatch"])
    #expect(run.output.contains("\"rule\":\"placeholder-mismatch\""))
  }
}

@Suite struct `Terms of a glossary` {
  private let app = [
    "en.json": "{\"a\":\"Add to cart\"}", "de.json": "{\"a\":\"In den Korb\"}",
    "fr.json": "{\"a\":\"Ajouter au panier\"}",
  ]
  private let base = """
    <tbx><text><body><conceptEntry><langSec xml:lang="en"><termSec><term>cart</term></termSec></langSec>
    <langSec xml:lang="de"><termSec><term>Warenkorb</term></termSec></langSec></conceptEntry></body></text></tbx>
    """

  private func output(_ files: [String: String], _ arguments: String...) -> String {
    MemoryMachine(app.merging(files) { $1 })
      .run(["check", "--translations", "--rule", "term-translation", "--format", "xcode", "."] + arguments)
      .output
      .split(separator: "\n").filter { $0.contains("(term-translation)") }.joined(separator: "\n")
  }

  @Test(arguments: [
    ("terms.tbx", ""), ("terms.csv", "en,de,fr\ncart,Warenkorb,panier\n"),
    ("terms-de.csv", "source,target\ncart,Warenkorb\n"),
  ])
  func `are asked of translations`(path: String, table: String) {
    let files = [path: table.isEmpty ? base : table]
    let expected =
      "de.json:1:7: warning: Use “Warenkorb” for “cart”. It is the team's term. (term-translation)"
    #expect(output(files, "--glossary", path) == expected)
    #expect(output(files.merging([".copy-lint.yml": "glossary: [\(path)]"]) { $1 }) == expected)
    #expect(output(files) == "")
  }

  @Test func `count less than those of the configuration`() {
    let own = [".copy-lint.yml": "translations: {terms: {de: {cart: Korb}}}", "terms.tbx": base]
    #expect(output(own, "--glossary", "terms.tbx") == "")
  }

  @Test func `are named on demand`() {
    let files = ["terms.tbx": base, "terms.csv": "en,de,fr\ncart,Warenkorb,panier\n", "a.strings": ""]
    let run = MemoryMachine(files).run(
      "a.strings", "-v", "--glossary", "terms.tbx", "--glossary", "terms.csv")
    #expect(run.messages.contains("copy-lint: “terms.tbx” is TBX. It has translations into de.\n"))
    #expect(run.messages.contains("copy-lint: “terms.csv” has terms with translations into de, fr.\n"))
  }
}

@Suite struct `The report for localizers` {
  private let files = [
    "en.lproj/A.strings": "\"a\" = \"Delete %@?\";\n\"b\" = \"Send the photo\";\n\"c\" = \"Keep it\";\n",
    "de.lproj/A.strings": "\"a\" = \"Löschen\";\n\"b\" = \"Send the photo\";\n\"d\" = \"Weg\";\n",
    "fr.lproj/A.strings": "\"a\" = \"Supprimer %@\u{202F}?\";\n\"b\" = \"Envoyer\";\n\"c\" = \"Garder\";\n",
  ]

  private func output(_ arguments: String...) -> String {
    MemoryMachine(files).run(["check", "--translations", "."] + arguments).output
  }

  @Test func `has a row for each language, the worst first, and the strings to begin with`() {
    let lines = output().split(separator: "\n").map(String.init)
    let start = lines.firstIndex { $0.hasPrefix("language") } ?? 0
    #expect(
      lines[start..<min(lines.count, start + 6)].joined(separator: "\n") == """
        language  strings   done  to review  missing  stale  errors  warnings
        de              3   66 %          0        1      1       3         1
        fr              3  100 %          0        0      0       0         0
        Start with these strings:
        de.lproj/A.strings de c: 1 error, 0 warnings
        de.lproj/A.strings:1 de a: 1 error, 0 warnings
        """)
  }

  @Test func `keeps to one language`() {
    #expect(!output("--locale", "fr").contains("de.lproj"))
  }

  @Test func `has coverage and the bytes of each fix in JSON`() {
    let fix = ["en.json": "{\"a\":\"Save\"}", "de.json": "{\"a\":\"Sichern \"}"]
    let json = MemoryMachine(fix).run(["check", "--translations", ".", "--format", "json"]).output
    #expect(
      json.contains("\"translations\":{\"locales\":[{\"locale\":\"de\",\"strings\":1,\"translated\":1,"))
    #expect(json.contains("\"source\":\"Save\""))
    #expect(json.contains("\"edit\":{\"start\":13,\"end\":14,\"text\":\"\"}"))
  }

  @Test func `opens in a spreadsheet, and runs no formula there`() {
    let files = ["en.json": "{\"=a\":\"Hi \\\"%s\\\"\"}", "de.json": "{\"=a\":\"Hallo\"}"]
    let run = MemoryMachine(files).run(
      ["check", "--translations", ".", "--format", "csv", "--rule", "placeholder-mismatch"])
    #expect(
      run.output
        == "\u{FEFF}\"severity\",\"rule\",\"language\",\"key\",\"form\",\"source\",\"text\",\"message\","
        + "\"replacement\",\"file\",\"line\",\"column\"\r\n"
        + "\"error\",\"placeholder-mismatch\",\"de\",\"'=a\",\"\",\"Hi \"\"%s\"\"\",\"Hallo\","
        + "\"Add “%s”. The source shows a value there.\",\"\",\"de.json\",\"1\",\"8\"\r\n")
  }
}

@Suite struct `A pair in the stream` {
  /// What a file says of a pair, the stream says too.
  @Test(arguments: [
    ("%@ of %lld", "%lld von"), ("Save", "Sichern "), ("Delete?", "Löschen"), ("<b>Save</b>", "<b>Sichern"),
    ("Choose the photo", "Choose the photo"), ("Up to 250 photos", "Bis zu 25 Fotos"), ("Photo", "Fоto"),
    ("Open “Photos”", "“Fotos” öffnen"), ("Save now", "Sichern sichern"), ("Wait", ""),
  ])
  func `has the findings of a file`(source: String, translation: String) throws {
    let file = "\"a\" = \"\(translation)\";\n"
    let files = ["en.lproj/A.strings": "\"a\" = \"\(source)\";\n", "de.lproj/A.strings": file]
    let report = MemoryMachine(files).run(["check", "--translations", "--format", "json", "de.lproj"]).output
    let line =
      "{\"key\":\"a\",\"text\":\"\(translation)\",\"source\":\"\(source)\",\"locale\":\"de\",\"sourceLocale\":\"en\","
      + "\"syntax\":\"apple\"}"
    let answer = MemoryMachine(input: line).run(["stream"]).output
    #expect(rules(in: answer) == rules(in: report))
    #expect(!rules(in: answer).isEmpty || translation == "Sichern sichern")
  }

  private func rules(in json: String) -> [String] {
    json.matches(of: /"rule":"([a-z-]+)","severity":"(error|warning)"/).map { String($0.1) }.sorted()
  }
}
