import Testing

@testable import copy_lint

@Suite struct `Translations of a run` {
  private let pair = [
    "App/en.lproj/Localizable.strings": "\"sent\" = \"%@ sent %lld files\";\n",
    "App/de.lproj/Localizable.strings": "\"sent\" = \"%@ hat Dateien geschickt\";\n",
  ]

  private func findings(_ files: [String: String], _ arguments: String...) -> [String] {
    MemoryMachine(files).run(["check", "--rule", "placeholder-mismatch", "--quiet"] + arguments).output
      .split(separator: "\n").filter { $0.contains("[placeholder-mismatch]") }.map(String.init)
  }

  @Test func `are held against the file in the source language`() {
    let found = findings(pair, "--translations", "App")
    #expect(
      found == [
        "App/de.lproj/Localizable.strings:1:11: error: Add “%lld”. The source shows a value there. "
          + "[placeholder-mismatch]"
      ])
    #expect(findings(pair, "App") == [])
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

  @Test func `come through the stream`() {
    let line =
      "{\"text\":\"Hallo\",\"source\":\"Hi %@\",\"locale\":\"de\",\"sourceLocale\":\"en\",\"syntax\":\"apple\"}"
    let run = MemoryMachine(input: line).run(["stream", "--rule", "placeholder-mismatch"])
    #expect(run.output.contains("\"rule\":\"placeholder-mismatch\""))
  }
}
