import Testing

@testable import copy_lint

/// JSON whose keys are the texts of the app, as i18next's scanner writes them.
@Suite struct `Keys that are texts` {
  private func run(_ files: [String: String], _ arguments: String...) -> [String] {
    MemoryMachine(files).run(["check", "--format", "xcode"] + arguments).output
      .split(separator: "\n").filter { $0.contains(".json:") }.map(String.init)
  }

  private static let spanish =
    "{\"Hello {{name}}\": \"Hola {{nombre}}\", \"Bye {{name}}\": \"Adiós {{name}}\"}"

  @Test func `are what a translation is compared with`() {
    let expected = [
      "locales/es.json:1:26: error: Write “{{name}}” instead of “{{nombre}}”. The source has that value. (placeholder-mismatch)"
    ]
    // The file of the source language has only what differs from its key.
    for source in [[:], ["locales/en.json": "{\"Bye {{name}}\": \"Bye, {{name}}\"}"]] {
      let files = source.merging(["locales/es.json": Self.spanish]) { $1 }
      #expect(run(files, "--translations", "--rule", "placeholder-mismatch", ".") == expected)
    }
  }

  @Test func `lose what i18next adds to them`() {
    let text = """
      {"{{count}} new notes_one": "{{count}} neue Notiz", "{{count}} new notes_other": "{{n}} neue Notizen",
       "menu:Open the {{file}}_verb": "{{datei}} öffnen", "Close the window": "Schließen"}
      """
    let found = run(["locales/de.json": text], "--translations", "--rule", "placeholder-mismatch", ".")
    #expect(found.contains { $0.contains("Remove “{{n}}”") }, "\(found)")
    #expect(found.contains { $0.contains("Write “{{file}}” instead of “{{datei}}”") }, "\(found)")
  }

  @Test func `may lack the tags and values of the text in the code`() {
    let text =
      "{\"Read the terms\": \"Lies die <1>Bedingungen</1>\", \"Pages left\": \"Noch {{count}} Seiten\"}"
    #expect(run(["locales/de.json": text], "--translations", ".").isEmpty)
  }

  private static let others = [
    "locales/de.json":
      "{\"Save the file...\": \"Sichern\", \"Open the file\": \"Öffnen\", \"DeepL\": \"DeepL\"}",
    "locales/fr.json":
      "{\"Save the file...\": \"Garder\", \"Send the file...\": \"Envoyer\", \"DeepL\": \"DeepL\"}",
    "locales/it.json":
      "{\"Save the file...\": \"Salva\", \"Open the file\": \"Apri\", \"Send the file...\": \"Invia\"}",
  ]

  @Test func `are read once as texts of the source language`() {
    let found = run(Self.others, "--rule", "ascii-ellipsis", ".")
    #expect(found.count == 2, "\(found)")
    #expect(found.first?.hasPrefix("locales/de.json:1:16:") == true, "\(found)")
    #expect(found.last?.hasPrefix("locales/fr.json:1:") == true, "\(found)")
    // What the source file has is read there.
    let source = Self.others.merging(["locales/en.json": "{\"Save the file...\": \"Save it\"}"]) { $1 }
    let left = run(source, "--rule", "ascii-ellipsis", ".")
    #expect(left.count == 1 && left.allSatisfy { $0.hasPrefix("locales/fr.json") }, "\(left)")
    // The code has the key, too.
    let machine = MemoryMachine(Self.others)
    _ = machine.run("check", "--rule", "ascii-ellipsis", "--fix", ".")
    #expect(machine.text("locales/de.json") == Self.others["locales/de.json"])
    // Who names one translation asks about it alone.
    #expect(run(Self.others, "--rule", "ascii-ellipsis", "locales/de.json").isEmpty)
  }

  @Test func `are missing where most languages have them, and never left over`() {
    let rules = "translation-missing,translation-left-over"
    let output = MemoryMachine(Self.others).run(
      ["check", "--translations", "--rule", rules, "--format", "github", "."]
    ).output
    #expect(output.contains("Translate “Send the file...”. Most languages have it."), "\(output)")
    #expect(output.contains("file=locales/de.json") && !output.contains("left-over"), "\(output)")
    #expect(!output.contains("DeepL"), "\(output)")
    let table = MemoryMachine(Self.others).run(["check", "--translations", "."]).output
    // Three of four, and none stale.
    #expect(table.contains(#/\nde +4 +75% +0 +1 +0 /#), "\(table)")
  }

  @Test(arguments: [
    // The source has most: the others are left over.
    [
      "locales/en.json": "{\"Save the file...\": \"Save\", \"Open the file\": \"Open\"}",
      "locales/de.json":
        "{\"Save the file...\": \"S\", \"Open the file\": \"Ö\", \"Send the file...\": \"S\"}",
    ],
    // Names.
    ["locales/de.json": "{\"save_file...\": \"Sichern\", \"open\": \"Öffnen\", \"a\": \"A\"}"],
    // German keys in an app whose source language is English.
    [
      "locales/fr.json":
        "{\"Wir speichern die Datei und öffnen sie...\": \"x\", \"Das ist nicht die Datei\": \"y\"}"
    ],
    // A folder “it” that is not among languages.
    ["it/strings.json": "{\"Save the file...\": \"12\", \"Open the file\": \"13\"}"],
  ])
  func `are not read where they may be something else`(_ files: [String: String]) {
    let found = run(files, "--rule", "ascii-ellipsis", ".")
    #expect(found.allSatisfy { $0.hasPrefix("locales/en.json") }, "\(found)")
  }

  @Test func `show init where an app has its texts`() {
    let tool = (0..<300).map { "\"k\($0)\":\"Take walk \($0)\"" }.joined(separator: ",")
    let files = Dictionary(
      uniqueKeysWithValues: Self.others.map { ("web/" + $0, $1.replacing("}", with: ",\"Keep it\":\"K\"}")) })
    let machine = MemoryMachine(files.merging(["tool/locales/en.json": "{\(tool)}"]) { $1 })
    _ = machine.run("init")
    #expect(
      machine.text(".copy-lint.yml")?.contains("\npaths:\n  - tool/locales\n  - web/locales\n") == true,
      "\(machine.text(".copy-lint.yml") ?? "")")
  }

  @Test func `are known since a revision`() {
    var now = Self.others
    now["locales/it.json"] = "{\"Save the file...\": \"Salva\", \"Keep the file...\": \"Tieni\"}"
    let machine = MemoryMachine(now)
    machine.repository = MemoryRepository(revisions: ["main": Self.others])
    let run = machine.run(["--rule", "ascii-ellipsis", "--since", "main", "--format", "xcode", "."])
    #expect(
      run.output.contains("locales/it.json:1:") && !run.output.contains("locales/de.json:"), "\(run.output)")
  }
}
