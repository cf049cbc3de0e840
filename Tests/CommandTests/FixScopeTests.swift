import Testing

@testable import copy_lint

/// `--fix` changes what the report shows, and nothing else.
@Suite struct FixScopeTests {
  /// “Connectivity” is in five strings, so it is one of the app's own words.
  private static let strings = """
    "a" = "Check connectivity";
    "b" = "No connectivity";
    "c" = "Test your connectivity";
    "d" = "Report connectivity issue";
    "e" = "Lost connectivity";

    """

  @Test(arguments: [["--fix"], ["--diff"]])
  func `leaves the app's own words alone, on which there is one note without a fix`(flags: [String]) {
    let machine = MemoryMachine(["en.lproj/a.strings": Self.strings])
    let run = machine.run(flags + ["--unsafe-fixes", "--notes", "."])
    #expect(run.output.contains("+") == false && machine.text("en.lproj/a.strings") == Self.strings)
    #expect(!run.messages.contains("Made"))
  }

  @Test func `changes words that the app has in a few strings`() {
    let few = "\"d\" = \"Report connectivity issue\";\n"
    let machine = MemoryMachine(["en.lproj/a.strings": few])
    _ = machine.run("--fix", "--unsafe-fixes", "--notes", ".")
    #expect(machine.text("en.lproj/a.strings") == "\"d\" = \"Report connection issue\";\n")
  }

  @Test func `changes such words where the rule is off`() {
    let machine = MemoryMachine([
      "en.lproj/a.strings": Self.strings, ".copy-lint.yml": "rules: {app-word: off}\n",
    ])
    _ = machine.run("--fix", "--unsafe-fixes", "--notes", ".")
    #expect(machine.text("en.lproj/a.strings")?.contains("Report connection issue") == true)
  }

  /// With the last of the five gone, the others have findings that they did not have before.
  @Test func `leaves strings alone that are as they were at the revision`() {
    let now = Self.strings.split(separator: "\n").dropLast().joined(separator: "\n") + "\n"
    let machine = MemoryMachine(["en.lproj/a.strings": now + "\"f\" = \"Fix connectivity again\";\n"])
    let machineWithFewer = MemoryMachine([
      "en.lproj/a.strings": now + "\"f\" = \"In order to go on, wait\";\n"
    ])
    machine.repository = MemoryRepository(revisions: ["main": ["en.lproj/a.strings": Self.strings]])
    machineWithFewer.repository = machine.repository
    for machine in [machine, machineWithFewer] {
      let run = machine.run("--fix", "--unsafe-fixes", "--notes", "--since", "main", ".")
      #expect(machine.text("en.lproj/a.strings")?.hasPrefix(now) == true, "\(run)")
    }
    #expect(machineWithFewer.text("en.lproj/a.strings")?.contains("\"f\" = \"To go on, wait\"") == true)
  }
}
