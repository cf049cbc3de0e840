import Testing

@testable import copy_lint

/// Files of the source language that lost their strings, or are gone, while their translations are left.
@Suite struct `Sources without strings` {
  private func run(
    _ now: [String: String], since then: [String: String]? = nil, settings: String = ""
  ) -> [String] {
    let machine = MemoryMachine(settings.isEmpty ? now : now.merging([".copy-lint.yml": settings]) { $1 })
    if let then { machine.repository = MemoryRepository(revisions: ["main": then]) }
    return machine.run(
      ["check", "--translations", "--rule", "translation-missing", "--format", "xcode", "."]
        + (then == nil ? [] : ["--since", "main"])
    ).output.split(separator: "\n").filter { $0.contains("(translation-missing)") }.map(String.init)
  }

  private static func told(_ path: String, _ other: String, _ count: Int, _ severity: String = "error")
    -> String
  {
    "\(path): \(severity): Restore the strings of this file, or delete its translations. It has none, but "
      + "“\(other)” has \(count). (translation-missing)"
  }

  private static let json = [
    "locales/en.json": "{\"home.save\":\"Save it\",\"home.open\":\"Open it\"}",
    "locales/de.json": "{\"home.save\":\"Sichern\",\"home.open\":\"Öffnen\"}",
    "locales/fr.json": "{\"home.save\":\"Garder\"}",
  ]

  @Test func `are told with the translation that has most`() {
    for empty in ["{}", "", "{\n}\n"] {
      var now = Self.json
      now["locales/en.json"] = empty
      let expected = [Self.told("locales/en.json", "locales/de.json", 2)]
      #expect(run(now) == expected, "\(empty)")
      #expect(run(now, since: Self.json) == expected, "\(empty)")
    }
    #expect(run(Self.json).count == 1)
  }

  @Test func `are told in other formats`() {
    let files = [
      (
        "res/values/strings.xml", "<resources></resources>", "res/values-de/strings.xml",
        "<resources><string name=\"save_it\">Sichern</string></resources>"
      ),
      (
        "en.lproj/Localizable.strings", "/* Nothing. */\n", "de.lproj/Localizable.strings",
        "\"home.save\" = \"Sichern\";\n"
      ),
      (
        "lib/l10n/app_en.arb", "{\"@@locale\":\"en\"}", "lib/l10n/app_de.arb",
        "{\"@@locale\":\"de\",\"saveIt\":\"Sichern\"}"
      ),
      ("config/locales/en.yml", "en:\n", "config/locales/de.yml", "de:\n  save: Sichern\n"),
    ]
    for (source, empty, translation, text) in files {
      #expect(
        run([source: empty, translation: text]) == [Self.told(source, translation, 1)], "\(source)")
    }
  }

  @Test func `are a warning where the app may have its texts elsewhere`() {
    let data = { (text: String) in "<root><data name=\"home.save\"><value>\(text)</value></data></root>" }
    let files = ["Strings.resx": "<root></root>", "Strings.de.resx": data("Sichern")]
    #expect(run(files) == [Self.told("Strings.resx", "Strings.de.resx", 1, "warning")])
    #expect(run(files.merging(["Strings.en.resx": data("Save it")]) { $1 }).isEmpty)
  }

  @Test func `are fine where the keys are the texts, or the texts are in other files`() {
    for (source, empty, translation, text) in [
      ("en.lproj/Localizable.strings", "", "de.lproj/Localizable.strings", "\"Save\" = \"Sichern\";\n"),
      ("en.lproj/InfoPlist.strings", "", "de.lproj/InfoPlist.strings", "\"CFBundleName\" = \"Lupe\";\n"),
      ("locales/en.json", "{}", "locales/de.json", "{\"Save the file\":\"Datei sichern\"}"),
      ("po/en.po", "msgid \"\"\nmsgstr \"\"\n", "po/de.po", "msgid \"save.it\"\nmsgstr \"Sichern\"\n"),
      // A mistake is told itself.
      ("locales/en.json", "{\"home.save\":\"Save", "locales/de.json", "{\"home.save\":\"Sichern\"}"),
    ] {
      #expect(run([source: empty, translation: text]).isEmpty, "\(source) \(text)")
    }
    // Android reads a folder as one.
    let xml = { (name: String) in "<resources><string name=\"\(name)\">Save it</string></resources>" }
    #expect(
      run([
        "res/values/a.xml": "<resources></resources>", "res/values/b.xml": xml("a"),
        "res/values-de/a.xml": xml("a"),
      ]).isEmpty)
  }

  private static let english = [
    "locales/en-US.json": "{\"home.save\":\"Save the color\"}",
    "locales/en-GB.json": "{\"home.save\":\"Save the colour\"}",
    "locales/de.json": "{\"home.save\":\"Farbe sichern\"}",
  ]

  @Test func `are told if another English takes their place`() {
    var now = Self.english
    now["locales/en-US.json"] = nil
    let restore =
      "locales/en-GB.json: error: Restore “locales/en-US.json”. It was removed, so translations are compared with "
      + "this file. (translation-missing)"
    #expect(run(now, since: Self.english) == [restore])
    #expect(run(now, since: Self.english, settings: "sourceLocale: en-US\n") == [restore])
    // Without a revision, only the setting tells.
    #expect(run(now).isEmpty)
    #expect(
      run(now, settings: "sourceLocale: en-US\n") == [
        "locales/en-GB.json: error: Restore this file in “en-US”, or write “sourceLocale: en-GB” in the settings. "
          + "Translations are compared with this file. (translation-missing)"
      ])
    #expect(run(Self.english, settings: "sourceLocale: en-US\n").isEmpty)
    // “en” is what “en-US” falls back on.
    now["locales/en.json"] = Self.english["locales/en-US.json"]
    #expect(run(now, settings: "sourceLocale: en-US\n").isEmpty)
  }

  @Test func `are not missed where British English is removed`() {
    var now = Self.english
    now["locales/en-GB.json"] = nil
    #expect(run(now, since: Self.english).isEmpty)
  }
}
