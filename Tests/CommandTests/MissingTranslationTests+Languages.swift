import Testing

@testable import copy_lint

extension `Missing translations` {
  /// What “es-MX” lacks, apps take from “es”.
  @Test(arguments: [
    ["values/a.xml", "values-es/a.xml", "values-es-rMX/a.xml"],
    ["en.lproj/a.strings", "es.lproj/a.strings", "es-MX.lproj/a.strings"],
  ])
  func `of a region are those that its language lacks, too`(paths: [String]) {
    let texts = [
      ["a": "Save it", "b": "Send it", "c": "Open it"], ["a": "Guardar", "b": "Enviar"], ["a": "Archivar"],
    ]
    var files: [String: String] = [:]
    for (path, strings) in zip(paths, texts) {
      files[path] =
        path.hasSuffix(".xml")
        ? resources(strings)
        : strings.sorted { $0.key < $1.key }.map { "\"\($0.key)\" = \"\($0.value)\";\n" }.joined()
    }
    let lacking =
      "error: Translate “Open it” (key “c”). It's in the source but not here. (translation-missing)"
    #expect(findings(files) == ["\(paths[2]): \(lacking)", "\(paths[1]): \(lacking)"].sorted())
    #expect(findings(files, settings: "requireAll: [es]") == ["\(paths[1]): \(lacking)"])
    files[paths[1]] = nil
    #expect(findings(files).count == 2)
  }

  @Test func `of Traditional Chinese are not taken from Simplified, and Rails asks no other language`() {
    let chinese = [
      "values/a.xml": resources(["a": "Save it", "b": "Send it"]),
      "values-zh/a.xml": resources(["a": "保存", "b": "发送"]), "values-zh-rTW/a.xml": resources(["a": "儲存"]),
    ]
    #expect(findings(chinese).count == 1)
    let rails = [
      "config/locales/en.yml": "en:\n  a: Save it\n  b: Send it\n",
      "config/locales/es.yml": "es:\n  a: Guardar\n  b: Enviar\n",
      "config/locales/es-MX.yml": "es-MX:\n  a: Guardar\n",
    ]
    #expect(findings(rails).count == 1)
  }

  @Test func `of Qt are finished messages without a text, too`() {
    let messages = ["<translation></translation>", "<translation/>", "<translation type=\"unfinished\"/>"]
    for message in messages {
      let text =
        "<!DOCTYPE TS><TS version=\"2.1\" language=\"de\"><context><name>Main</name><message>"
        + "<source>Save it</source>\(message)</message></context></TS>\n"
      #expect(findings(["app_de.ts": text]).count { $0.contains("It has no text yet.") } == 1)
    }
  }

  /// “pt-BR” merges “pt”, so it has all that “pt” has.
  @Test(arguments: [
    (
      "config/locales/i18n.yml",
      "en:\n  a: Save it\n  b: Send it\npt: &pt\n  a: Guardar\npt-BR:\n  <<: *pt\n  c: Enviar\n"
    ),
    (
      "locales/all.json",
      #"{"en": {"a": "Save it", "b": "Send it"}, "pt": {"a": "Guardar"}, "pt-BR": {"c": "Enviar"}}"#
    ),
  ])
  func `of languages in one file are those that its source has`(path: String, text: String) {
    let found = findings([path: text]).filter { $0.contains("translation-missing") }
    #expect(found.count == 2 && found.allSatisfy { $0.contains("Translate “Send it”") })
  }

  /// Hooks name only the files that changed.
  @Test(arguments: [
    ["locales/en.json", "locales/de.json"], ["res/values/a.xml", "res/values-de/a.xml"],
    ["en.lproj/a.strings", "de.lproj/a.strings"],
  ])
  func `are not files that nobody named`(paths: [String]) {
    let text = { (path: String, text: String) in
      path.hasSuffix(".xml")
        ? resources(["a": text]) : path.hasSuffix("s") ? "\"a\" = \"\(text)\";\n" : "{\"a\":\"\(text)\"}"
    }
    var files = [paths[0]: text(paths[0], "Save it"), paths[1]: text(paths[1], "Sichern")]
    files[".copy-lint.yml"] = "translations: {requireAll: [de]}\n"
    let machine = MemoryMachine(files)
    let run = { machine.run(["check", "--translations", "-q", paths[0]]) }
    #expect(run().code == 0)
    machine[paths[1]] = nil
    #expect(run().output.contains("requireAll"))
  }

  @Test func `may look done, but are still in English`() {
    let texts = [
      "a": "Save the file now", "b": "Send it to a friend", "c": "Version", "d": "Take a long walk",
    ]
    let files = [
      "values/a.xml": resources(texts),
      "values-de/a.xml": resources([
        "a": "Save the file now", "b": "An Freunde senden", "c": "Version", "d": "Lange gehen",
      ]),
      "values-my/a.xml": resources(texts),
    ]
    let output = MemoryMachine(files).run(["check", "--translations", "."]).output
    // Of four texts, three say something else or are a word that German has, too; in the other file, nothing was done.
    #expect(output.contains("de              4   75%          1"), "\(output)")
    #expect(output.contains("my              4    0%          4"), "\(output)")
  }

  @Test func `of a file are read as their source is`() {
    let files = [
      "messages.properties": "a=Save it\nb=Send it\n", "messages_de.properties": "a=speichern\nc=x.y.z\n",
    ]
    #expect(
      findings(files).contains {
        $0.hasPrefix("messages_de.properties: error: Translate “Send it” (key “b”).")
      }, "\(findings(files))")
  }

  @Test func `are no fault of whoever adds a string to the source`() {
    let machine = MemoryMachine([
      "locales/en.json": "{\"a\": \"Open the box\", \"b\": \"Close the box\", \"c\": \"Shake the box\"}",
      "locales/de.json": "{\"a\": \"Öffne die Kiste\"}",
    ])
    machine.repository = MemoryRepository(revisions: [
      "main": [
        "locales/en.json": "{\"a\": \"Open the box\", \"b\": \"Close the box\"}",
        "locales/de.json": "{\"a\": \"Öffne die Kiste\", \"b\": \"Schließe die Kiste\"}",
      ]
    ])
    let arguments = ["check", "--translations", "--rule", "translation-missing", "--format", "xcode", "."]
    let all = machine.run(arguments).output
    #expect(all.contains("“b”") && all.contains("“c”"), "\(all)")
    // What the change takes away is.
    let new = machine.run(arguments + ["--since", "main"]).output
    #expect(new.contains("error: Translate “Close the box” (key “b”)."), "\(new)")
    #expect(new.contains("note: Translate “Shake the box” (key “c”). It is new."), "\(new)")
  }
}
