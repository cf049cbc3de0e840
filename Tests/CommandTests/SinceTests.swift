import Testing

@testable import copy_lint

/// What changed since a revision, with one rule that has few opinions.
@Suite struct `Only what changed` {
  private static let old = "\"open\" = \"Open the file...\";\n\"save\" = \"Save the file...\";\n"

  private func machine(_ then: [String: String], _ now: [String: String]) -> MemoryMachine {
    let machine = MemoryMachine(now.merging([".copy-lint.yml": "rules: {ascii-ellipsis: warning}\n"]) { $1 })
    machine.repository = MemoryRepository(revisions: ["main": then])
    return machine
  }

  private func check(_ machine: MemoryMachine, _ arguments: String...) -> MemoryMachine.Run {
    machine.run(["--rule", "ascii-ellipsis", "--fail-on", "warning", "--since", "main"] + arguments)
  }

  /// The keys of what is new.
  private func new(_ then: [String: String], _ now: [String: String], _ arguments: String...) -> [String] {
    let run = check(machine(then, now), "--format", "json", arguments.first ?? ".")
    return run.output.matches(of: /"key":"([^"]*)","locale"/).map { String($0.1) }
  }

  /// What a string file has, too, is told there, and not in the code.
  @Test func `is nothing in code whose findings are told in a string file`() {
    var files = ["en.lproj/A.strings": Self.old]
    files["App.swift"] = """
      import SwiftUI
      struct A: View { var body: some View { Text("Open the file...") } }
      """
    var now = files
    now["en.lproj/B.strings"] = "\"wait\" = \"Wait a bit\";\n"
    let run = machine(files, now).run(["--fail-on", "warning", "--since", "main", "--translations", "."])
    #expect(
      run.output.contains("1 string added, 0 changed, 0 removed. 0 findings are new, 0 are fixed."), "\(run)")
  }

  @Test func `is one line of plain text when a line comes first`() {
    let old = "Open the file...\nSave the file...\n"
    let path = "fastlane/metadata/en-US/description.txt"
    let files = machine([path: old], [path: "Hike far.\n" + old])
    #expect(
      check(files, ".").output.contains(
        "1 string added, 0 changed, 0 removed. 0 findings are new, 0 are fixed."))
    let machine = MemoryMachine([path: old, ".copy-lint.yml": "rules: {ascii-ellipsis: warning}\n"])
    _ = machine.run("--write-baseline", ".")
    machine[path] = Array(("Hike far.\n" + old).utf8)
    #expect(machine.run("--quiet", "--fail-on", "warning", ".").code == 0)
  }

  @Test func `is shown, with what the change did`() {
    let now = """
      "save" = "Save the file...";
      "open" = "Open this file...";
      "wait" = "Wait a bit...";

      """
    let run = check(
      machine(
        ["en.lproj/A.strings": Self.old, "en.lproj/B.strings": Self.old],
        ["en.lproj/A.strings": now, "en.lproj/B.strings": Self.old]), ".")
    #expect(run.code == 1 && run.messages == "")
    #expect(
      run.output == """
        en.lproj/A.strings
          2:25  open · en
          warning: Use “…” instead of three dots. It is one character and reads as a pause. [ascii-ellipsis]
             2 | "open" = "Open this file...";
               |                         ^^^
          The same at line 3.

        file                grade before     now  strings added  changed  removed  findings new  fixed
        en.lproj/A.strings        (−0.7)  (−1.3)              1        1        0             2      0
        ──────────────────────────────────────────────────────────────────────────────────────────────
        1 file                                                1        1        0             2      0

        Since “main”: 1 string added, 1 changed, 0 removed. 2 findings are new (1 stayed while its text
        changed), 0 are fixed.
        Compared files: Reading grade (−0.7) → (−1.3)
        0 errors, 2 warnings. “--fix” fixes 2.
        Quick wins with “--fix”: “...” → “…” (2)
        1 finding is already known.
        Is a finding wrong? “copy-lint explain RULE” says how to turn it off.

        """)
  }

  @Test func `is nothing when strings are only moved, sorted or renamed with their file`() {
    let sorted = "\n/* b */\n\"save\" = \"Save the file...\";\n\n\"open\" = \"Open the file...\";\n"
    for now in [
      ["en.lproj/A.strings": sorted], ["App/en.lproj/C.strings": sorted],
      [
        "en.lproj/A.strings": "\"open\" = \"Open the file...\";\n",
        "en.lproj/C.strings": "\"save\" = \"Save the file...\";\n",
      ],
    ] {
      let run = check(machine(["en.lproj/A.strings": Self.old], now), ".")
      #expect(run.code == 0)
      #expect(
        run.output
          == "Since “main” no string changed.\nNothing new to fix.\n2 findings are already known.\n")
    }
    let same = check(machine(["en.lproj/A.strings": Self.old], ["en.lproj/A.strings": Self.old]), ".")
    #expect(
      same == .init(code: 0, output: "Since “main” no string changed.\nNothing new to fix.\n", messages: ""))
  }

  @Test func `is another text, another key, a new file, and a copy`() {
    let then = ["en.lproj/A.strings": Self.old]
    #expect(new(then, ["en.lproj/A.strings": Self.old.replacing("Open", with: "Close")]) == ["open"])
    #expect(new(then, ["en.lproj/A.strings": Self.old.replacing("\"open\"", with: "\"go\"")]) == ["go"])
    #expect(new(then, ["en.lproj/A.strings": Self.old, "en.lproj/B.strings": Self.old]) == ["open", "save"])
    #expect(new([:], ["en.lproj/A.strings": Self.old]) == ["open", "save"])
    #expect(new(then, ["en.lproj/A.strings": "\"open\" = \"Open the file\";\n"]) == [])
  }

  /// A hook names only the files that it was given.
  @Test func `is found where only the new name of a file is named`() {
    #expect(
      new(["en.lproj/A.strings": Self.old], ["en.lproj/B.strings": Self.old], "en.lproj/B.strings") == [])
  }

  @Test func `is what a comment suppressed until now`() {
    let quiet = "/* copy-lint:disable ascii-ellipsis -- wanted */\n\"open\" = \"Open the file...\";\n"
    let loud = "\"open\" = \"Open the file...\";\n"
    #expect(new(["a.strings": quiet], ["a.strings": loud]) == ["open"])
    let json = check(machine(["a.strings": loud], ["a.strings": quiet]), "--format", "json", ".").output
    #expect(json.contains("\"findings\":{\"added\":0,\"fixed\":0}"))
  }

  @Test func `is counted in JSON`() {
    let run = check(
      machine(
        ["en.lproj/A.strings": Self.old, "en.lproj/Gone.strings": "\"a\" = \"Wait...\";\n"],
        ["en.lproj/A.strings": "\"open\" = \"Open the file\";\n\"wait\" = \"Wait a bit...\";\n"]),
      "--format", "json", ".")
    #expect(
      run.output.contains(
        """
        "changes":{"since":"main","strings":{"added":1,"changed":1,"removed":2},"findings":{"added":1,"fixed":2},\
        "before":{"grade":
        """))
    #expect(
      run.output.contains(
        """
        "files":[{"path":"en.lproj/A.strings","oldPath":null,"gradeBefore":-0.65,"gradeAfter":-0.65,\
        "strings":{"added":1,"changed":1,"removed":1},"findings":{"added":1,"fixed":2}},
        """))
    #expect(
      run.output.contains(
        """
        {"path":"en.lproj/Gone.strings","oldPath":null,"gradeBefore":-3.4,"gradeAfter":null,\
        "strings":{"added":0,"changed":0,"removed":1},"findings":{"added":0,"fixed":0}}]}
        """))
    #expect(run.output.contains("\"age\":\"new\""))
  }

  @Test func `is all that is fixed`() {
    let machine = machine(
      ["en.lproj/A.strings": Self.old],
      [
        "en.lproj/A.strings": Self.old + "\"wait\" = \"Wait a bit...\";\n",
        "en.lproj/B.strings": "\"b\" = \"Go...\";\n",
      ])
    let diff = check(machine, "--diff", ".")
    #expect(
      diff.output.split(separator: "\n").filter { $0.hasPrefix("+\"") } == [
        "+\"wait\" = \"Wait a bit…\";", "+\"b\" = \"Go…\";",
      ])
    let run = check(machine, "--fix", ".", "-q")
    #expect(run == .init(code: 0, output: "", messages: "copy-lint: Made 2 fixes in 2 files.\n"))
    #expect(machine.text("en.lproj/A.strings") == Self.old + "\"wait\" = \"Wait a bit…\";\n")
  }

  /// A source that changed makes a translation wrong that did not.
  @Test func `shows only languages in which something changed or was found`() {
    let old = [
      "en.lproj/a.strings": "\"a\" = \"Open %@\";\n", "de.lproj/a.strings": "\"a\" = \"%@ öffnen\";\n",
      "fr.lproj/a.strings": "\"a\" = \"Ouvrir %@\";\n", "it.lproj/a.strings": "\"a\" = \"Apri %@\";\n",
    ]
    let new = old.merging([
      "de.lproj/a.strings": "\"a\" = \"Öffne %@\";\n", "it.lproj/a.strings": "\"a\" = \"Apri\";\n",
    ]) { $1 }
    let run = machine(old, new).run("check", "--since", "main", "--translations", ".")
    let rows = run.output.split(separator: "\n").filter { $0.contains("100%") }.map { $0.prefix(2) }
    #expect(rows == ["it", "de"], "\(run.output)")
  }

  @Test func `counts what a baseline knows as the baseline does`() {
    let files = ["en.lproj/a.strings": "\"a\" = \"Utilize this\";\n\"b\" = \"Wait...\";\n"]
    let machine = MemoryMachine(files)
    let old = files.mapValues { "\"c\" = \"Save the file\";\n" + $0 }
    machine.repository = MemoryRepository(revisions: ["main": old])
    let written = machine.run("check", "--write-baseline", ".").messages
    #expect(written == "copy-lint: Wrote “.copy-lint-baseline.json” with 1 finding: 1 new, 0 gone.\n")
    for arguments in [["."], ["--since", "main", "."], ["--since", "main", "--no-baseline", "."]] {
      let output = machine.run(["check"] + arguments).output
      #expect(output.contains("\n1 finding is already known.\n"), "\(output)")
      #expect(machine.run(["check", "--format", "json"] + arguments).output.contains("\"known\":1,"))
    }
  }

  @Test func `reaches the translations of a source that changed`() {
    let german = "\"a\" = \"Löschen?\";\n"
    let run = machine(
      ["en.lproj/A.strings": "\"a\" = \"Delete?\";\n", "de.lproj/A.strings": german],
      ["en.lproj/A.strings": "\"a\" = \"Delete %@?\";\n", "de.lproj/A.strings": german]
    ).run("--since", "main", "--translations", "-q", "--rule", "placeholder-mismatch", ".")
    #expect(run.code == 1)
    #expect(run.output.hasPrefix("de.lproj/A.strings\n  1:8  a · de\n  error: Add “%@”."))
  }

  /// The file of a new language repeats the source texts that the others had.
  @Test func `is not the source text in the file of one more language`() {
    func file(_ language: String) -> String {
      "<xliff version=\"1.2\"><file original=\"a.strings\" source-language=\"en\" target-language=\"\(language)\" "
        + "datatype=\"plaintext\"><body><trans-unit id=\"a\"><source>Wait...</source></trans-unit></body></file></xliff>"
    }
    #expect(new(["de.xliff": file("de")], ["de.xliff": file("de"), "ar.xliff": file("ar")]) == [])
  }

  @Test func `goes with a baseline`() {
    let machine = machine(["A.strings": ""], ["A.strings": Self.old])
    #expect(machine.run(".", "--write-baseline", "-q", "--rule", "ascii-ellipsis").code == 0)
    #expect(check(machine, ".", "-q").code == 0)
    #expect(check(machine, ".", "-q", "--no-baseline").code == 1)
  }

  @Test func `is counted from where a line of commits parted`() {
    let machine = machine(["A.strings": Self.old], ["A.strings": Self.old])
    machine.repository.revisions["theirs"] = ["A.strings": ""]
    machine.repository.mergeBases["theirs"] = "main"
    for name in ["theirs", "theirs..."] {
      let run = machine.run(
        ".", "--since", name, "--fail-on", "warning", "--rule", "ascii-ellipsis", "-q")
      #expect(run == .init(code: 0, output: "", messages: ""), "\(name)")
    }
  }
}
