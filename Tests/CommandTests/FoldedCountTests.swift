import Testing

@testable import copy_lint

/// Findings that are told as one.
@Suite struct `Findings that are told as one` {
  /// Each language has texts that the source lost.
  private static func files(_ keys: Int) -> [String: String] {
    var files = ["en.json": "{\"save\":\"Save it\"}"]
    for locale in ["de", "fr", "it"] {
      let rest = (0..<keys).map { ",\"old_key_\($0)\":\"Alt (\(locale))\"" }.joined()
      files["\(locale).json"] = "{\"save\":\"(\(locale))\"\(rest)}"
    }
    return files
  }

  private func check(_ machine: MemoryMachine, _ arguments: String...) -> MemoryMachine.Run {
    machine.run(["check", "--translations", "--rule", "translation-left-over", "."] + arguments)
  }

  @Test func `count the same for a limit, however many are listed`() {
    for keys in [1, 30] {
      let machine = MemoryMachine(Self.files(keys))
      for limit in [keys == 1 ? 1 : 3, 0] {
        let code: Int32 = limit == 0 ? 1 : 0
        #expect(check(machine, "--max-warnings", "\(limit)").code == code, "\(keys) \(limit)")
        #expect(check(machine, "--max-warnings", "\(limit)", "--all").code == code, "\(keys) \(limit)")
      }
    }
    // Each string that is missing is a warning here, but the file is one.
    var files = [
      "en.json": "{" + (0..<30).map { "\"k\($0)\":\"Save the file\"" }.joined(separator: ",") + "}"
    ]
    files["de.json"] = "{\"k0\":\"Datei sichern\"}"
    files[".copy-lint.yml"] = "translations: {missing: warning}\n"
    let machine = MemoryMachine(files)
    for flags in [[], ["--all"]] {
      let run = machine.run(
        ["check", "--translations", "--rule", "translation-missing", "--max-warnings", "1", "."] + flags)
      #expect(run.code == 0, "\(run.output)")
    }
  }

  @Test func `count once in the line on what changed since a revision`() {
    var now = Self.files(1)
    let machine = MemoryMachine(now)
    now["en.json"] = "{\"save\":\"Save it\",\"old_key_0\":\"Old one\"}"
    machine.repository = MemoryRepository(revisions: ["main": now])
    let output = check(machine, "--since", "main").output
    #expect(output.contains("1 finding is new, 0 are fixed.\n0 errors, 1 warning."), "\(output)")
  }

  @Test func `are said to count once where other reports count each`() {
    let source = "{" + (0..<30).map { "\"k\($0)\":\"Save the file\"" }.joined(separator: ",") + "}"
    let machine = MemoryMachine(["en.json": source, "de.json": "{\"k0\":\"Datei sichern\"}"])
    let said =
      "One finding can cover many missing translations, and counts once here. “--all”, CSV and a baseline count each."
    func output(_ flags: String...) -> String {
      machine.run(["check", "--translations"] + flags).output.replacing("\n", with: " ")
    }
    #expect(output().contains(said), "\(output())")
    #expect(output().contains("1 error, 0 warnings."))
    #expect(output("--all").contains("29 errors, 0 warnings.") && !output("--all").contains(said))
    let rows = machine.run("check", "--translations", "--format", "csv").output.split(separator: "\r\n")
    #expect(rows.count { $0.contains("translation-missing") } == 29)
    let few = MemoryMachine([
      "en.json": "{\"k0\":\"Save\",\"k1\":\"Open\"}", "de.json": "{\"k0\":\"Sichern\"}",
    ])
    #expect(!few.run("check", "--translations").output.contains("count once"))
  }

  @Test func `count in the table as in the closing line`() {
    let keys = (10..<40).map { "k\($0)" }
    let source = keys.map { "\"\($0)\":\"Save the file of a friend \($0)\"" }.joined(separator: ",")
    let machine = MemoryMachine([
      "en.json": "{\(source)}", "de.json": "{\(source)}",
      "fr.json": "{\(source.replacing("Save the file of a friend", with: "Enregistrer le fichier"))}",
    ])
    for flags in [[], ["--all"]] {
      let output = machine.run(["check", "--translations", "--rule", "untranslated", "."] + flags).output
      let row = output.split(separator: "\n").first { $0.hasPrefix("de  ") }?.split(separator: " ").last
      let sum = output.split(separator: "\n").first { $0.hasPrefix("0 errors, ") }?.split(separator: " ")[2]
      #expect(row != nil && row == sum && row == (flags.isEmpty ? "1" : "30"), "\(output)")
      #expect(!output.contains("finding for several languages"))
    }
    let folded = check(MemoryMachine(Self.files(1))).output.replacing("\n", with: " ")
    #expect(
      folded.contains(
        "A finding for several languages counts once here, and once in the row of each language."),
      "\(folded)")
    #expect(!check(MemoryMachine(Self.files(1)), "--all").output.contains("finding for several languages"))
  }

  @Test func `count for each language in its table`() {
    let machine = MemoryMachine(Self.files(1))
    let rows = check(machine).output.split(separator: "\n").filter {
      ["de ", "fr ", "it "].contains(where: $0.hasPrefix)
    }
    #expect(rows.count == 3 && rows.allSatisfy { $0.hasSuffix(" 1") }, "\(rows)")
  }
}
