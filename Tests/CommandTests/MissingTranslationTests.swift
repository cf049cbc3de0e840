import Testing

@testable import copy_lint

/// What a translation lacks: strings, files and languages.
@Suite struct `Missing translations` {
  func findings(
    _ files: [String: String], settings: String = "", _ arguments: String...
  ) -> [String] {
    var files = files
    if !settings.isEmpty { files[".copy-lint.yml"] = "translations: {\(settings)}\n" }
    return MemoryMachine(files)
      .run(
        [
          "check", "--rule", "translation-missing,translation-left-over", "--translations", "--format",
          "xcode", ".",
        ]
          + arguments
      )
      .output.split(separator: "\n").filter { $0.contains("(translation-") }.map(String.init)
  }

  func resources(_ strings: [String: String]) -> String {
    let lines = strings.sorted { $0.key < $1.key }.map { "<string name=\"\($0.key)\">\($0.value)</string>" }
    return "<resources>" + lines.joined() + "</resources>"
  }

  @Test func `that the source lost are told once for all languages`() {
    let files = [
      "locales/en.json": "{\"save\":\"Save it\"}",
      "locales/de.json": "{\"save\":\"Sichern\",\"old_one\":\"Alt\"}",
      "locales/fr.json": "{\"save\":\"Garder\",\"old_one\":\"Vieux\"}",
      "locales/nl.json": "{\"save\":\"Bewaren\",\"old_one\":\"Oud\",\"old_two\":\"Ouder\"}",
    ]
    let why = "if no code uses it. The source has no such string."
    #expect(
      findings(files) == [
        "locales/de.json:1:30: warning: Remove “old_one” \(why) "
          + "The same goes for French (fr) and Dutch (nl). (translation-left-over)",
        "locales/nl.json:1:46: warning: Remove “old_two” \(why) (translation-left-over)",
      ])
    #expect(findings(files, "--all").count == 4)
  }

  @Test func `that the source lost are one finding if they are many`() {
    let more = (1...30).map { "\"old_\($0)\":\"Alt \($0)\"" }.joined(separator: ",")
    let files = [
      "locales/en.json": "{\"save\":\"Save it\"}", "locales/de.json": "{\"save\":\"Sichern\",\(more)}",
    ]
    let found = findings(files)
    #expect(found.count == 1)
    #expect(found.first?.contains("29 more texts in this file are not in the source.") == true)
    #expect(findings(files, "--all").count == 30)
  }

  @Test func `of a file in which all is marked fuzzy are told, even if nothing is compared`() {
    let header = "msgid \"\"\nmsgstr \"\"\n\"Language: de\\n\"\n\n"
    let fuzzy =
      "#, fuzzy\nmsgid \"Save it\"\nmsgstr \"Sichern\"\n\n#, fuzzy\nmsgid \"Send it\"\nmsgstr \"Holen\"\n"
    let told = "Review this file. All of its 2 strings are marked fuzzy, so the app uses none of it."
    #expect(findings(["po/de.po": header + fuzzy]) == ["po/de.po: error: \(told) (translation-missing)"])
    let machine = MemoryMachine(["po/de.po": header + fuzzy])
    #expect(
      machine.run(["check", "--format", "xcode", "."]).output
        == "po/de.po: warning: \(told) (translation-missing)\n")
    let one = header + fuzzy + "\nmsgid \"Stop it\"\nmsgstr \"Stopp\"\n"
    #expect(findings(["po/de.po": one]).count == 2)
    #expect(
      !MemoryMachine(["po/de.po": one]).run(["check", "--format", "xcode", "."]).output.contains("fuzzy"))
  }

  @Test func `that an override names leave the others folded`() {
    let strings = (10..<48).map { "\"k\($0)\":\"Take walk \($0)\"" }.joined(separator: ",")
    let overrides = { (level: String) in
      "overrides: [{keys: [k11], rules: {translation-missing: \(level)}}]\n"
    }
    var files = ["locales/en.json": "{\"save\":\"Save it\",\(strings)}"]
    for (text, all) in [
      ("{\"save\":\"Sichern\"}", "Translate 37 strings"), ("{}", "None of its 38 strings are"),
    ] {
      files["locales/de.json"] = text
      files[".copy-lint.yml"] = overrides("off")
      let found = findings(files)
      #expect(found.count == 1 && found[0].contains(all), "\(found)")
      files[".copy-lint.yml"] = overrides("note")
      #expect(findings(files, "--notes").count == 2)
    }
  }

  @Test func `are no names that the settings know`() {
    let files = [
      "locales/en.json": "{\"save\":\"Save it\",\"maker\":\"Blue Tea House\",\"tea\":\"Oolong Tea\"}",
      "locales/de.json": "{\"save\":\"Sichern\"}",
      ".copy-lint.yml": "brands: [blue tea house]\ntranslations: {doNotTranslate: [Oolong Tea]}\n",
    ]
    #expect(findings(files) == [])
    #expect(findings(files.filter { $0.key.hasSuffix("json") }).count == 2)
  }

  @Test func `of a file next to others are told once`() {
    let files = [
      "locales/en/a.json": "{\"save\":\"Save it\"}",
      "locales/en/b.json": "{\"send\":\"Send it\",\"stop\":\"Stop it\"}",
      "locales/en/c.json": "{\"open\":\"Open it\"}", "locales/de/a.json": "{\"save\":\"Sichern\"}",
      "locales/de/c.json": "{\"open\":\"Öffnen\"}",
      "locales/fr/b.json": "{\"send\":\"Envoyer\",\"stop\":\"Stopper\"}",
      "locales/fr/a.json": "{\"save\":\"Garder\"}", "locales/fr/c.json": "{\"open\":\"Ouvrir\"}",
    ]
    #expect(
      findings(files) == [
        "locales/en/b.json: warning: Add this file in German (de). The files next to it have it. (translation-missing)"
      ])
  }

  @Test func `that gettext guessed are to be reviewed, with the template or without`() {
    let header = "msgid \"\"\nmsgstr \"Language: de\\n\"\n\n"
    let po = header + "msgid \"Stop\"\nmsgstr \"Anhalten\"\n\n#, fuzzy\nmsgid \"_Save\"\nmsgstr \"Sichern\"\n"
    let pot = "msgid \"\"\nmsgstr \"\"\n\nmsgid \"Stop\"\nmsgstr \"\"\n\nmsgid \"_Save\"\nmsgstr \"\"\n"
    for files in [["po/de.po": po], ["po/de.po": po, "po/app.pot": pot]] {
      let found = findings(files)
      #expect(found.count == 1)
      #expect(found.first?.hasPrefix("po/de.po:9:") == true, "\(found)")
      #expect(found.first?.contains(": error: Review “_Save”. It is marked fuzzy.") == true)
    }
  }

  @Test func `are listed one by one with “--all”`() {
    let keys = (10..<40).map { "\"k\($0)\":\"Take walk \($0)\"" }.joined(separator: ",")
    let files = ["en.json": "{\"a\":\"Save\",\(keys)}", "de.json": "{\"a\":\"Sichern\"}"]
    #expect(findings(files).count == 1)
    #expect(findings(files, settings: "", "--all").count == 30)
  }

  @Test func `of a language without any file are told once`() {
    let files = [
      "values/strings.xml": resources(["a": "Save it", "b": "Send it"]),
      "values-de/strings.xml": resources(["a": "Sichern", "b": "Senden"]),
    ]
    #expect(findings(files) == [])
    #expect(
      findings(files, settings: "requireAll: [de, fr]") == [
        "values/strings.xml: error: Translate the app into French (fr). “requireAll” names it, but no file has it. "
          + "(translation-missing)"
      ])
    #expect(findings(files, settings: "requireAll: [de, fr], missing: count") == [])
    #expect(
      findings(files, settings: "requireAll: [fr], missing: warning").first?.contains(
        ": warning: Translate the app") == true)
  }

  @Test(arguments: [
    ["en.lproj/Localizable.strings": "\"a\" = \"Save it\";\n"], ["messages.properties": "a=Save it\n"],
    ["en.yml": "en:\n  a: Save it\n"], ["locales/en/app.ftl": "a = Save it\n"],
    ["App.xcstrings": "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\"Save it\":{}}}"],
  ])
  func `of a required language are told where there is no translation yet`(files: [String: String]) {
    let found = findings(files, settings: "requireAll: [fr]")
    #expect(found.count == 1 && found.allSatisfy { $0.contains("French (fr)") }, "\(found)")
  }

  @Test func `of Android may be in any file of the folder`() {
    let files = [
      "res/values/strings.xml": resources(["a": "Save it", "b": "Send it"]),
      "res/values/more.xml": resources(["c": "Open it"]),
      "res/values-de/strings.xml": resources(["a": "Sichern", "c": "Öffnen"]),
      "res/values-de/other.xml": resources(["b": "Senden"]),
    ]
    #expect(findings(files) == [])
  }

  @Test func `are not those that the translation itself says not to translate`() {
    let files = [
      "values/a.xml": resources(["a": "Save it", "b": "Send it"]),
      "values-de/a.xml":
        "<resources><string name=\"a\">Sichern</string><string name=\"b\" translatable=\"false\">Send it</string></resources>",
    ]
    #expect(findings(files) == [])
    let output = MemoryMachine(files).run(["check", "--translations", "."]).output
    #expect(output.contains("de              1  100%          0        0"), "\(output)")
  }

  @Test func `without a text count in every format`() {
    let header = "msgid \"\"\nmsgstr \"Language: de\\n\"\n\n"
    let file =
      header
      + "msgid \"Save it\"\nmsgstr \"\"\n\nmsgid \"Send it\"\nmsgstr \"Senden\"\n\nmsgid \"%s\"\nmsgstr \"\"\n"
    #expect(
      findings(["de.po": file]) == [
        "de.po:5:9: error: Translate “Save it”. It has no text yet. (translation-missing)"
      ])
    #expect(findings(["de.po": file], settings: "missing: count") == [])
  }

  @Test func `of a whole file are one finding`() {
    let header = "msgid \"\"\nmsgstr \"Language: de\\n\"\n\n"
    let strings = (1...30).map { "msgid \"Save file number \($0)\"\nmsgstr \"\"\n\n" }.joined()
    #expect(
      findings(["de.po": header + strings]) == [
        "de.po: error: Translate this file. None of its 30 strings are translated. (translation-missing)"
      ])
  }

  @Test func `are not those that stay as they are`() {
    let files = [
      "en.json": "{\"brand\":{\"name\":\"Save it\"},\"b\":\"Send it\"}", "de.json": "{\"b\":\"Senden\"}",
    ]
    #expect(findings(files).count == 1)
    #expect(findings(files, settings: "doNotTranslateKeys: [\"brand.*\"]") == [])
  }

  @Test func `lower what is done of a language`() {
    let files = [
      "locales/en/a.json": "{\"save\":\"Save it\"}", "locales/en/b.json": "{\"send\":\"Send it\"}",
      "locales/de/a.json": "{\"save\":\"Sichern\"}",
      "locales/fr/a.json": "{\"save\":\"Garder\"}", "locales/fr/b.json": "{\"send\":\"Envoyer\"}",
    ]
    let output = MemoryMachine(files).run(["check", "--translations", "."]).output
    #expect(output.contains("de              2   50%"), "\(output)")
    #expect(output.contains("fr              2  100%"), "\(output)")
  }

  @Test func `are told with their source text`() {
    let files = [
      "locales/en.json": "{\"save\":\"Save it\",\"send\":\"Send the file now\"}",
      "locales/de.json": "{\"save\":\"Sichern\"}",
    ]
    let arguments = ["check", "--translations", "--rule", "translation-missing", "--format"]
    let rows = MemoryMachine(files).run(arguments + ["csv", "."]).output
    #expect(
      rows.contains("\"send\",\"\",\"Send the file now\",\"\",\"Translate “Send the file now” (key “send”)."),
      "\(rows)")
    let json = MemoryMachine(files).run(arguments + ["json", "."]).output
    #expect(json.contains("\"source\":\"Send the file now\""), "\(json)")
  }
}
