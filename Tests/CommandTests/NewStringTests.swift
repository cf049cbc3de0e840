import Testing

@testable import copy_lint

/// Strings that nobody has translated yet: asked for by key, new since a revision, or items of lists.
@Suite struct `Strings that are not translated yet` {
  private func resources(_ keys: [String], _ more: String = "") -> String {
    let lines = keys.map { "<string name=\"\($0)\">Open the box \($0)</string>" }
    return "<resources>" + lines.joined(separator: "\n") + more + "</resources>"
  }

  private func open(_ files: [String: String]) -> MemoryMachine {
    MemoryMachine(Dictionary(uniqueKeysWithValues: files.map { ("res/\($0)/strings.xml", $1) }))
  }

  @Test func `are told by key in each language, however many others it lacks`() {
    let keys = (10..<40).map { "k\($0)" }
    let machine = open([
      "values": resources(keys + ["pref_x"]), "values-de": resources(["k10"]),
      "values-fr": resources(["k10"]),
      "values-nl": resources(keys + ["pref_x"]).replacing("Open the box", with: "Open de doos"),
    ])
    let run = machine.run("check", "--translations", "--key", "pref_x", "--format", "xcode", ".")
    #expect(run.code == 1)
    let found = run.output.split(separator: "\n").filter { $0.contains("translation-missing") }
    #expect(found.count == 2 && found.allSatisfy { $0.contains("(key “pref_x”)") }, "\(run.output)")
    let text = machine.run("check", "--translations", "--key", "pref_x", ".").output
    #expect(text.contains("2 errors, 0 warnings."), "\(text)")
  }

  @Test func `are listed in a table without “--all”`() {
    let keys = (10..<40).map { "k\($0)" }
    let files = ["values": resources(keys), "values-de": resources(["k10"])]
    let rows = open(files).run("check", "--translations", "--format", "csv", ".").output
    #expect(rows.split(separator: "translation-missing").count - 1 == 29, "\(rows)")
  }

  private func since(_ settings: String, _ arguments: String...) -> MemoryMachine.Run {
    let translations = [
      "res/values-de/strings.xml": resources(["a"]), "res/values-fr/strings.xml": resources(["a", "b"]),
      ".copy-lint.yml": settings,
    ]
    let path = "res/values/strings.xml"
    let machine = MemoryMachine(translations.merging([path: resources(["a", "b", "new_one"])]) { $1 })
    machine.repository = MemoryRepository(
      revisions: ["main": translations.merging([path: resources(["a", "b"])]) { $1 }])
    return machine.run(["check", "--translations", "--since", "main"] + arguments + ["."])
  }

  @Test func `since a revision are no error, but told`() {
    let run = since("")
    #expect(run.code == 0)
    #expect(
      run.output.contains("1 new string isn't translated yet in 2 languages. “--notes” lists them.\n"),
      "\(run.output)")
    let notes = since("", "--notes", "--format", "xcode").output
    #expect(notes.split(separator: "It is new. (translation-missing)").count - 1 == 2, "\(notes)")
  }

  @Test func `since a revision are errors in the languages that need all`() {
    let run = since("translations: {requireAll: [de]}\n", "--format", "xcode")
    #expect(run.code == 1)
    #expect(run.output.split(separator: "(translation-missing)").count - 1 == 1, "\(run.output)")
    #expect(run.output.contains("values-de") && run.output.contains("new_one"), "\(run.output)")
  }

  private let list =
    "<string-array name=\"times\"><item>Every hour</item><item>Every day</item><item>Every week</item></string-array>"

  @Test func `of a list are told item by item`() {
    let files = ["values": resources(["a"], list), "values-de": resources(["a"])]
    let rows = open(files).run("check", "--translations", "--format", "csv", ".").output
    for item in ["hour", "day", "week"] { #expect(rows.contains("\"Every \(item)\""), "\(rows)") }
    #expect(rows.split(separator: "translation-missing").count - 1 == 3)
    let text = open(files).run("check", "--translations", "--format", "xcode", ".").output
    #expect(
      text.contains("error: Translate the 3 items of “times”. They're in the source but not here."), "\(text)"
    )
  }

  @Test func `of a list that ends early are an error in Android, and the language isn't done`() {
    let short = "<string-array name=\"times\"><item>Stündlich</item><item>Täglich</item></string-array>"
    let run = open(["values": resources(["a"], list), "values-de": resources(["a"], short)])
      .run("check", "--translations", ".")
    #expect(run.code == 1)
    #expect(
      run.output.replacing("\n  ", with: " ").contains(
        "error: Add 1 item to “times”. The source has 3, and this has 2. An app that looks for it there stops."
      ),
      "\(run.output)")
    #expect(!run.output.contains("100%"), "\(run.output)")
    let json = MemoryMachine([
      "locales/en.json": "{\"steps\":[\"Open it\",\"Tap it\",\"Send it\"]}",
      "locales/de.json": "{\"steps\":[\"Öffnen\",\"Antippen\"]}",
    ]).run("check", "--translations", "--format", "xcode", ".").output
    #expect(json.contains("warning: Add 1 item to “steps”. The source has 3, and this has 2."), "\(json)")
  }

  @Test func `of an empty file are in the table`() {
    let run = MemoryMachine([
      "locales/en.json": "{\"a\":\"Open it\",\"b\":\"Send it\"}", "locales/de.json": "{}",
      "locales/fr.json": "{\"a\":\"Ouvrir\",\"b\":\"Envoyer\"}",
    ]).run("check", "--translations", ".").output
    #expect(run.contains("\nde              2    0%          0        2 "), "\(run)")
  }
}
