import Testing

@testable import copy_lint

/// A baseline for runs with and without `--translations`.
@Suite struct `One baseline for both kinds of runs` {
  private let files = [
    // The label says what it is in both languages, and the second text is not translated yet.
    "locales/en.yml":
      "en:\n  share_alt: Icon of a letter\n  rec: \"Rec: %{count} U\"\n  pet: The choo choo train leaves\n  edge: \"Save it \"\n",
    "locales/it.yml":
      "it:\n  share_alt: Icona di una lettera\n  rec: \"Reg: %{count} U\"\n  pet: Il treno ciuf ciuf parte\n  edge: \"Salva \"\n",
    "locales/fr.yml":
      "fr:\n  share_alt: Icône d’une lettre\n  rec: \"Rec: %{count} U\"\n  pet: Le train part\n  edge: \"Sauver \"\n",
  ]

  @Test(arguments: [[], ["--notes"]], [true, false])
  func `tells nothing new and nothing gone`(notes: [String], comparesFirst: Bool) {
    let machine = MemoryMachine(files)
    let kinds = comparesFirst ? [["--translations"], []] : [[], ["--translations"]]
    let wrote = machine.run(["-q", "--write-baseline", "."] + notes + kinds[0])
    #expect(wrote.code == 0)
    let run = machine.run(["--format", "json", "."] + notes + kinds[1])
    #expect(run.output.contains("\"gone\":0") && !run.output.contains("\"gone\":[{"), "\(run.output)")
    let alone = ["stray-space", "doubled-word", "label-includes-type", "french-spacing"]
    let told = { (rule: String) in run.output.contains("\"rule\":\"\(rule)\"") }
    #expect(!alone.contains(where: told), "\(run.output)")
    // It stays so when both kinds have written it.
    let rewrote = machine.run(["-q", "--write-baseline", "."] + notes + kinds[1])
    #expect(rewrote.messages.contains(" 0 gone."), "\(rewrote.messages)")
    let again = machine.run(["-q", "--write-baseline", "."] + notes + kinds[0])
    #expect(again.messages.contains(": 0 new, 0 gone."), "\(again.messages)")
  }

  @Test func `tells what is new in each`() {
    let machine = MemoryMachine(files)
    _ = machine.run(["-q", "--write-baseline", "--translations", "."])
    machine["locales/it.yml"] = Array(
      "it:\n  share_alt: Icona di una lettera\n  rec: \"Reg: %{count} U\"\n  pet: Il treno che che parte\n  edge: \"Salva \"\n"
        .utf8)
    #expect(machine.run(["-q", "--fail-on", "warning", "."]).output.contains("doubled-word"))
  }

  @Test func `has nothing of what gettext only keeps from the past`() {
    let header = "msgid \"\"\nmsgstr \"\"\n\"POT-Creation-Date: 2024-05-01 12:00+0000\\n\"\n"
    let past = "#~ msgid \"Open it here\"\n#~ msgstr \"Open\u{AD} it here\"\n"
    let now = "\nmsgid \"Save it\"\nmsgstr \"Sichern\"\n\n"
    let machine = MemoryMachine([
      "po/de.po": header + now + past, "po/nl.po": header + now + past.replacing("Open\u{AD}", with: "Maak"),
    ])
    _ = machine.run(["-q", "--write-baseline", "--translations", "."])
    let run = machine.run(["."])
    #expect(!run.output.contains("gone"), "\(run.output)")
    let lines = machine.run("--write-baseline", "--translations", ".").messages
    #expect(lines.contains("with 0 findings: 0 new, 0 gone."), "\(lines)")
  }

  @Test(arguments: ["[nowhere]", "[nowhere, locales]", "[empty]"], [[], ["--translations"]])
  func `says nothing is gone where a path of the settings can't be read`(paths: String, flags: [String]) {
    let machine = MemoryMachine(
      files.merging(["empty/README.txt": "", "en.json": "{\"a\":\"Utilize the file\"}"]) { $1 })
    _ = machine.run(["-q", "--write-baseline", "--translations", "."])
    machine[".copy-lint.yml"] = Array("paths: \(paths)\n".utf8)
    let run = machine.run(["check"] + flags)
    #expect(run.code == 2)
    #expect(!run.output.contains("gone") && !run.output.contains("The baseline has"), "\(run.output)")
    let json = machine.run(["check", "--format", "json"] + flags).output
    #expect(json.contains("\"gone\":0"), "\(json)")
  }
}
