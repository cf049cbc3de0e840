import Testing

@testable import copy_lint

/// Settings that meet nothing.
@Suite struct `Settings that meet nothing` {
  private static let files = [
    "App/en.json": "{\"save\":\"Sharing the file\"}", "App/de.json": "{\"save\":\"Datei teilen\"}",
    "old/en.json": "{\"save\":\"Share the file\"}",
  ]

  private func messages(_ settings: String, _ arguments: [String] = []) -> [String] {
    let machine = MemoryMachine(Self.files.merging([".copy-lint.yml": settings]) { $1 })
    machine.repository = MemoryRepository(revisions: ["main": Self.files])
    let run = machine.run(["check"] + arguments)
    #expect(run.code == 0)
    return run.messages.split(separator: "\n").map {
      String($0.dropFirst("copy-lint: .copy-lint.yml:".count))
    }
  }

  @Test(
    arguments: [
      ("exclude: [odl]", ["1:1: Change the path “odl”, or delete it. No file has it."]),
      ("exclude: [old]", []),
      ("exclude: [old, old/de.json, \"**/x.json\"]", []),
      ("exclude: [build, \"**/node_modules/**\", .cache]", []),
      (
        "paths: [App]\nexclude: [Other/x.json, App/x.json]",
        ["2:1: Change the path “App/x.json”, or delete it. No file has it."]
      ),
      (
        "overrides:\n  - {paths: [App/fr.json], rules: {jargon: off}}",
        ["2:5: Change the path “App/fr.json”, or delete it. No checked file matches it."]
      ),
      ("overrides:\n  - {paths: [\"App/*.json\"], rules: {jargon: off}}", []),
      // Which of the two is wrong.
      (
        "overrides:\n  - {paths: [\"Ap/**\"], keys: [save], rules: {jargon: off}}",
        ["2:5: Change the path “Ap/**”, or delete it. No checked file matches it."]
      ),
      (
        "overrides:\n  - {paths: [\"App/**\"], keys: [sav], rules: {jargon: off}}",
        ["2:5: Change the key “sav”, or delete it. No string has it."]
      ),
      (
        "overrides:\n  - {paths: [\"App/**\", \"Ap/**\"], keys: [sav], rules: {jargon: off}}",
        [
          "2:5: Change the key “sav”, or delete it. No string has it.",
          "2:5: Change the path “Ap/**”, or delete it. No checked file matches it.",
        ]
      ),
      // Also outside of what a run without paths looks at.
      (
        "paths: [App]\noverrides:\n  - {paths: [\"Apps/**\"], rules: {jargon: off}}",
        ["3:5: Change the path “Apps/**”, or delete it. No checked file matches it."]
      ),
      (
        "overrides:\n  - {locales: [fr, de], rules: {jargon: off}}",
        ["2:5: Change the language “fr”, or delete it. No file is in it."]
      ),
      (
        "translations: {doNotTranslateKeys: [save, \"brand.*\"]}",
        ["1:16: Change the key “brand.*”, or delete it. No string has it."]
      ),
      ("allow: [share, sync]", ["1:1: Change the word “sync”, or delete it. No string has it."]),
    ] as [(String, [String])])
  func `are told and fail nothing`(settings: String, expected: [String]) {
    #expect(messages(settings + "\n") == expected)
  }

  @Test(arguments: [["App"], ["App/en.json"], ["--locale", "en"], ["--since", "main"], ["--key", "save"]])
  func `are not looked for by a run over a part`(arguments: [String]) {
    let settings = """
      exclude: [odl]
      allow: [sync]
      overrides:
        - {paths: [App/fr.json], locales: [fr], rules: {jargon: off}}
      translations: {doNotTranslateKeys: ["brand.*"]}

      """
    #expect(messages(settings, arguments) == [])
  }

  /// A run that compares nothing would find nothing forever.
  @Test(arguments: [
    (
      "nb", 2,
      "copy-lint: .copy-lint.yml:1:1: Write “sourceLocale: en”. No file is in “nb”, so no translation was compared. "
        + "The languages here: “de”, “en”.\n"
    ),
    (
      "eng", 2,
      "copy-lint: .copy-lint.yml:1:1: Write “sourceLocale: en”. No file is in “eng”, so no translation was compared. "
        + "The languages here: “de”, “en”.\n"
    ),
    ("en-GB", 0, ""), ("de", 0, ""),
  ])
  func `are a source language that no file is in`(locale: String, code: Int32, message: String) {
    let machine = MemoryMachine(Self.files.merging([".copy-lint.yml": "sourceLocale: \(locale)\n"]) { $1 })
    machine["App/de.json"] = Array("{\"save\":\"Datei teilen\"}".utf8)
    let run = machine.run("check", "--translations", "--rule", "translation-missing")
    #expect(run.code == code && run.messages == message)
    #expect(machine.run("check").messages == "")
  }

  @Test func `are told where nobody set the source language`() {
    let machine = MemoryMachine(["de.json": "{\"a\":\"Datei\"}", "nb.json": "{\"a\":\"Fil\"}"])
    let run = machine.run("check", "--translations", ".")
    #expect(
      run.messages
        == "copy-lint: .copy-lint.yml: Write “sourceLocale: …”. No file is in “en”, so no translation was compared. The languages here: “de”, “nb”.\n"
    )
    #expect(run.code == 0)
  }
}
