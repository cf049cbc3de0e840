import Testing

@testable import copy_lint

/// Which language `init` takes for that of the source, and why.
@Suite struct SourceLanguageTests {
  static let english = "Open the file and save it. Please enter your name."
  static let german = "Öffne die Datei und sichere sie. Bitte gib deinen Namen ein."

  static func strings(_ text: String) -> String { "\"a.b\" = \"\(text)\";\n" }
  static func android(_ text: String, _ head: String = "") -> String {
    "<resources\(head)><string name=\"a\">\(text)</string></resources>"
  }
  static func json(_ texts: String...) -> String {
    "{" + texts.enumerated().map { "\"key\($0)\": \"\($1)\"" }.joined(separator: ", ") + "}"
  }
  static func po(_ id: String, _ text: String) -> String {
    "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n\nmsgid \"\(id)\"\nmsgstr \"\(text)\"\n"
  }
  static func catalog(_ before: String, _ after: String) -> String {
    "{\(before) \"strings\": {\"Hallo\": {}}, \(after) \"version\": \"1.0\"}"
  }
  static func qt(_ head: String, _ source: String) -> String {
    "<!DOCTYPE TS><TS version=\"2.1\"\(head)><context><name>A</name><message><source>\(source)</source>"
      + "<translation>x</translation></message></context></TS>"
  }

  @Test(
    arguments: [
      // What files say themselves.
      (
        ["a.xcstrings": catalog("\"sourceLanguage\": \"de\",", ""), "en.lproj/b.strings": strings(english)],
        "de", "“a.xcstrings” names it."
      ),
      (
        [
          "a.xcstrings": catalog(String(repeating: " ", count: 9_000), "\"sourceLanguage\": \"pt-BR\","),
          "b.xcstrings": catalog("\"sourceLanguage\": \"pt-BR\",", ""),
          "c.xcstrings": catalog("\"sourceLanguage\": \"en\",", ""),
        ], "pt-BR", "2 files name it, such as “a.xcstrings”."
      ),
      (
        [
          "de.xliff":
            "<xliff version=\"1.2\"><file source-language=\"fr_FR\" target-language=\"de\"></file></xliff>"
        ],
        "fr-FR", "“de.xliff” names it."
      ),
      (["a.xlf": "<xliff version=\"2.0\" srcLang='ja'></xliff>"], "ja", "“a.xlf” names it."),
      (["app_ar.ts": qt(" language=\"ar\" sourcelanguage=\"de\"", english)], "de", "“app_ar.ts” names it."),
      (
        [
          "app/res/values/strings.xml": android("OK", " xmlns:tools=\"x\" tools:locale=\"fr\""),
          "app/res/values-en/strings.xml": android(english),
        ], "fr", "“app/res/values/strings.xml” names it."
      ),
      // Settings of tools.
      (
        [
          "l10n.yaml": "arb-dir: lib/l10n\ntemplate-arb-file: app_de.arb\n",
          "lib/l10n/app_de.arb": json(german), "lib/l10n/app_en.arb": json(english),
          "ios/Runner.xcodeproj/project.pbxproj": "developmentRegion = en;", "ios/Base.lproj/a.strings": "",
        ], "de", "“l10n.yaml” names it."
      ),
      (
        [
          "A.xcodeproj/project.pbxproj": "\t\t\tdevelopmentRegion = \"zh-Hans\";\n",
          "A/Base.lproj/a.strings": strings("OK"), "A/en.lproj/a.strings": strings(english),
        ], "zh-Hans", "“A.xcodeproj/project.pbxproj” names it."
      ),
      // Xcode's own guess, and no file in it.
      (
        ["A.xcodeproj/project.pbxproj": "developmentRegion = en;", "A/de.lproj/a.strings": strings(german)],
        "de", "“A/de.lproj/a.strings” is in this language, and no file names another."
      ),
      // A file without a language next to translations: its texts decide.
      (
        [
          "res/values-ar/strings.xml": android("مرحبا بك في التطبيق"),
          "res/values-in/strings.xml": android("yang"),
          "res/values-ru/strings.xml": android("Привет"), "res/values/strings.xml": android(english),
        ], "en", "The text in “res/values/strings.xml” is in this language."
      ),
      (
        ["res/values-en/strings.xml": android(english), "res/values/strings.xml": android(german)], "de",
        "The text in “res/values/strings.xml” is in this language."
      ),
      (
        [
          "res/values-fr/strings.xml": android("Le nom de la liste"), "res/values/strings.xml": android("OK"),
        ], "en",
        "No file here names another language."
      ),
      (
        [
          "m/a.properties": "a=\(english)", "m/a_sv_SE.properties": "a=Öppna filen och spara den",
          "m/b.properties": "a=Welcome to the list", "m/b_sv_SE.properties": "a=Välkommen till listan",
        ], "en", "The text in 2 files is in this language, such as “m/a.properties”."
      ),
      (
        ["com/io/a.properties": "a=\(german)", "com/io/a_en.properties": "a=\(english)"], "de",
        "The text in “com/io/a.properties” is in this language."
      ),
      (
        [
          "Texts.resx": "<root><data name=\"A\"><value>\(german)</value></data></root>",
          "Texts.en.resx": "<root><data name=\"A\"><value>\(english)</value></data></root>",
        ], "de", "The text in “Texts.resx” is in this language."
      ),
      (
        ["Base.lproj/a.strings": strings(german), "en.lproj/a.strings": strings(english)], "de",
        "The text in “Base.lproj/a.strings” is in this language."
      ),
      // Texts next to their translations.
      (
        ["po/ar.po": po(english, "مرحبا"), "po/en_GB.po": po(english, english)], "en",
        "2 files translate from this language, such as “po/ar.po”."
      ),
      (
        ["po/app.pot": po(german, ""), "po/en.po": po(german, english)], "de",
        "2 files translate from this language, such as “po/app.pot”."
      ),
      (
        ["app_ar.ts": qt(" language=\"ar\"", english), "main.ts": "export const sourcelanguage = \"de\""],
        "en",
        "“app_ar.ts” translates from this language."
      ),
      // Keys that are the texts.
      (
        [
          "A/de.lproj/a.strings":
            "\"Open the file\" = \"Datei öffnen\"; \"Please wait\" = \"Bitte warten\"; \"OK\" = \"OK\";"
        ],
        "en", "The keys in “A/de.lproj/a.strings” are text in this language."
      ),
      (
        ["web/en.json": "{\"Bitte warten\": \"Please wait\", \"Datei nicht gefunden\": \"File not found\"}"],
        "de",
        "The keys in “web/en.json” are text in this language."
      ),
      // The file that the others follow.
      (
        ["po/de.po": po("home.title", german), "po/en.po": po("home.title", english)], "en",
        "The other languages have the same strings as “po/en.po”."
      ),
      (
        [
          "locales/de.json": json("Öffnen", "Sichern", "Gehen", "Hallo Welt"),
          "locales/en.json": json("Open", "Save"), "locales/fr.json": json("Ouvrir", "Garder", "Aller"),
        ], "de", "The other languages have the same strings as “locales/de.json”."
      ),
      (
        [
          "config/locales/de.yml": "de:\n  a: Hallo\n  b: Welt",
          "config/locales/en.yml": "en:\n  a: Hello\n  b: World",
        ],
        "en", "The other languages have the same strings as “config/locales/en.yml”."
      ),
      (
        ["l/de/a.ftl": "a = Hallo\n", "l/en-US/a.ftl": "a = Hello\nb = World\n"], "en-US",
        "The other languages have the same strings as “l/en-US/a.ftl”."
      ),
      // Complete in both: the texts that a third language still has are those of the source.
      (
        [
          "de.json": json("Das ist die Liste", "Bitte nicht öffnen", "Name der Datei", "Ja"),
          "en.json": json("This is the list", "Please do not open", "Name of the file", "Yes"),
          "fr.json": json("Das ist die Liste", "Bitte nicht öffnen", "Name der Datei", "Oui"),
        ], "de", "The other languages have the same strings as “de.json”."
      ),
      (
        [
          "app_de.arb":
            "{\"a\": \"Eins\", \"@a\": {\"description\": \"x y\"}, \"b\": \"Zwei\", \"@b\": {\"description\": \"x y\"}, "
            + "\"c\": \"Drei\", \"@c\": {\"description\": \"x y\"}}",
          "app_en.arb": "{\"a\": \"One\", \"b\": \"Two\", \"c\": \"Three\"}",
        ], "de", "The other languages have the same strings as “app_de.arb”."
      ),
      (
        [
          "en.json": json("This is the list", "Please do not open", "Name of the file", "Yes"),
          "pt-BR.json": json("Esta é a lista", "Não abra o arquivo", "O nome do arquivo", "Sim"),
          "pt.json": json("Esta é a lista", "Não abra o arquivo", "O nome do arquivo", "Sim"),
        ], "en", "The other languages have the same strings as “en.json”."
      ),
      // One language only.
      (
        ["A/de.lproj/a.strings": strings("OK")], "de",
        "“A/de.lproj/a.strings” is in this language, and no file names another."
      ),
      (
        ["no.lproj/a.strings": strings("OK")], "no",
        "“no.lproj/a.strings” is in this language, and no file names another."
      ),
      (
        ["res/values-in/strings.xml": android("OK")], "id",
        "“res/values-in/strings.xml” is in this language, and no file names another."
      ),
      (
        ["com/io/texts.properties": "a=\(english)"], "en",
        "The text in “com/io/texts.properties” is in this language."
      ),
      (["texts.properties": "a=\(german)"], "de", "The text in “texts.properties” is in this language."),
      ([:], "en", "No file here names another language."),
    ] as [([String: String], String, String)])
  func `is found by what files are, not by how many there are`(
    files: [String: String], locale: String, reason: String
  ) {
    var files = files
    files["readme.txt"] = ""
    let machine = MemoryMachine(files)
    let run = machine.run("init")
    #expect(
      run.output.split(separator: "\n").dropFirst().first.map(String.init)
        == "The source language is “\(locale)”. \(reason)")
    let shown = locale == "no" ? "\"no\"" : locale
    #expect(machine.text(".copy-lint.yml")?.contains("\nsourceLocale: \(shown)\n") == true)
  }
}
