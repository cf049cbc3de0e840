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

  @Test func `are compared with values, not with what values-en changes of it`() {
    func file(_ texts: String...) -> String {
      "<resources>"
        + zip(["sent", "gone", "new"], texts).map { "<string name=\"\($0)\">\($1)</string>" }.joined()
        + "</resources>"
    }
    let files = [
      "res/values/strings.xml": file("%1$s sent %2$d files", "Gone", "Open all files"),
      "res/values-en/strings.xml": file("%1$s sent files"),
      "res/values-de/strings.xml": file("%1$s hat Dateien geschickt", "Weg"),
    ]
    let found = findings(files, "--translations", ".")
    #expect(found.count == 1 && found.allSatisfy { $0.contains("values-de/strings.xml:1:") }, "\(found)")
    let rules = MemoryMachine(files).run("--translations", "--format", "csv").output
    #expect(rules.contains("Open all files") && !rules.contains("translation-left-over"), "\(rules)")
    // British English can't speak for what is gone.
    var british = files
    british["res/values-en-rGB/strings.xml"] = british.removeValue(forKey: "res/values/strings.xml")
    british["res/values-en/strings.xml"] = nil
    #expect(findings(british, "--translations", ".") == [])
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
        "locales/de/b.json:1:7: note: Write “Prüfe dein Netz und versuche es erneut”, as for the same source text in "
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
