import Testing

@testable import copy_lint

private let bad = "\"open\" = \"Open the file...\";\n"
private let good = "\"open\" = \"Open the file\";\n"

@Suite struct `The input is the content of a file` {
  private func machine(_ files: [String: String] = [:]) -> MemoryMachine {
    MemoryMachine(files, input: bad, chunk: 7)
  }

  @Test func `under the name that it is given`() {
    let run = machine(["en.lproj/A.strings": good]).run(
      "check", "-", "--stdin-filename", "en.lproj/A.strings", "--rule", "ascii-ellipsis", "-q")
    #expect(run.code == 0 && run.messages == "")
    #expect(run.output.hasPrefix("en.lproj/A.strings\n  1:24  open · en\n  note: Use “…”"))
  }

  @Test func `whether there is such a file or not, with the settings of its folder and its source`() {
    let machine = MemoryMachine(
      [
        "en.lproj/A.strings": "\"a\" = \"Hi %@\";\n",
        ".copy-lint.yml": "rules: {placeholder-mismatch: warning}",
      ],
      input: "\"a\" = \"Hallo\";\n")
    let run = machine.run(
      "-", "--stdin-filename", "de.lproj/A.strings", "--translations", "--rule", "placeholder-mismatch", "-q")
    #expect(run.output.hasPrefix("de.lproj/A.strings\n  1:8  a · de\n  warning: Add “%@”."), "\(run)")
  }

  @Test func `offers no fix of what can't be written`() {
    let machine = MemoryMachine(input: "Sign in to commence\nWait...\n")
    let output = machine.run("-").output
    #expect(output.contains("warning"), "\(output)")
    #expect(!output.contains("--fix") && !output.contains("-fixes"), "\(output)")
  }

  @Test func `as a text, where nothing says what it is`() {
    let machine = MemoryMachine(input: "Fine\nNo network connectivity\n")
    #expect(
      machine.run("-", "-q").output.hasPrefix("input.txt\n  2:1  2 · en\n  error: Write “You're offline”"))
  }

  @Test(arguments: [
    (["check", "--stdin-filename", "a.strings"], "Add “-”. “--stdin-filename” only works with it."),
    (
      ["-", "b.strings", "--stdin-filename", "a.strings"],
      "Leave out “b.strings”. “check” does not need it."
    ),
    (
      ["-", "--fix", "--stdin-filename", "a.strings"], "Choose “-” or “--fix”. They do not work together."
    ),
  ])
  func `says what is missing`(arguments: [String], message: String) {
    #expect(machine().run(arguments) == .init(code: 2, output: "", messages: "copy-lint: \(message)\n"))
  }
}

@Suite struct `Files that a hook names` {
  private static let files = [
    ".copy-lint.yml": "paths: [en.lproj]\nexclude: [\"**/Debug*\"]\n", "en.lproj/A.strings": bad,
    "en.lproj/Debug.strings": bad, "old/en.lproj/A.strings": bad,
  ]

  private func places(_ arguments: [String]) -> [String] {
    let run = MemoryMachine(Self.files).run(
      ["check", "--rule", "ascii-ellipsis", "--format", "xcode"] + arguments)
    #expect(run.code == 0 && run.messages == "", "\(run)")
    return run.output.split(separator: "\n").map { String($0.prefix { $0 != ":" }) }
  }

  @Test func `are checked whatever the settings leave out, but on demand`() {
    let named = ["en.lproj/A.strings", "en.lproj/Debug.strings", "old/en.lproj/A.strings"]
    #expect(places(named) == named)
    #expect(places(named + ["--force-exclude"]) == ["en.lproj/A.strings"])
  }

  @Test func `may all be left out`() {
    #expect(places(["old/en.lproj/A.strings", "--force-exclude"]) == [])
  }
}

@Suite struct `What the next commit would hold` {
  private func machine(_ index: [String: String], head: [String: String], now: [String: String])
    -> MemoryMachine
  {
    let machine = MemoryMachine(now)
    machine.repository = MemoryRepository(revisions: ["HEAD": head, "main": head], index: index)
    return machine
  }

  private func places(_ machine: MemoryMachine, _ arguments: String...) -> [String] {
    let run = machine.run(["check", "--staged", "--rule", "ascii-ellipsis", "--format", "xcode"] + arguments)
    #expect(run.code == 0 && run.messages == "", "\(run)")
    return run.output.split(separator: "\n").map { String($0.prefix { $0 != ":" }) }
  }

  @Test func `is checked, not what is on disk`() {
    let machine = machine(
      ["en.lproj/A.strings": bad, "en.lproj/B.strings": good, "en.lproj/C.strings": bad],
      head: ["en.lproj/A.strings": good, "en.lproj/B.strings": "", "en.lproj/C.strings": bad],
      now: [
        // Mended since, worse since, and not touched.
        "en.lproj/A.strings": good, "en.lproj/B.strings": bad, "en.lproj/C.strings": bad,
        // Unknown to git.
        "en.lproj/D.strings": bad,
      ])
    #expect(places(machine, ".") == ["en.lproj/A.strings"])
    #expect(places(machine, "en.lproj/A.strings", "en.lproj/B.strings") == ["en.lproj/A.strings"])
    #expect(places(machine, "--since", "main", ".") == ["en.lproj/A.strings"])
  }

  @Test func `may be gone from disk`() {
    let machine = machine(
      ["en.lproj/A.strings": bad], head: [:], now: ["en.lproj/B.strings": good])
    #expect(places(machine, ".") == ["en.lproj/A.strings"])
  }

  @Test func `may have no strings`() {
    let machine = machine(["readme.md": "x"], head: [:], now: ["en.lproj/B.strings": bad, "readme.md": "x"])
    let run = machine.run("check", "--staged", ".")
    #expect(run.code == 0 && run.output == "")
    #expect(run.messages == "copy-lint: There is nothing to check. No staged file has strings.\n")
  }

  @Test func `may be nothing`() {
    let files = ["en.lproj/A.strings": bad]
    let machine = machine(files, head: files, now: files)
    let run = machine.run("check", "--staged")
    #expect(run.code == 0 && run.messages == "copy-lint: There is nothing to check. Nothing is staged.\n")
    #expect(machine.run("check", "--staged", "-q").messages == "")
  }

  @Test func `says nothing of known findings in what is not staged`() {
    let files = ["en.lproj/A.strings": bad, "en.lproj/B.strings": bad, "en.lproj/C.strings": good]
    let machine = machine(
      files.merging(["en.lproj/C.strings": bad]) { $1 }, head: files,
      now: files.merging(["en.lproj/C.strings": bad]) { $1 })
    _ = machine.run("check", "--rule", "ascii-ellipsis", "-q", "--write-baseline")
    let run = machine.run("check", "--rule", "ascii-ellipsis", "--staged", ".")
    #expect(run.output.contains(" gone") == false, "\(run.output)")
    #expect(
      machine.run("--staged", "--write-baseline").messages
        == "copy-lint: Choose “--write-baseline” or “--staged”. They do not work together.\n")
    #expect(
      machine.run("--since", "main", "--write-baseline").messages
        == "copy-lint: Choose “--write-baseline” or “--since”. They do not work together.\n")
  }

  @Test func `is never fixed`() {
    let run = MemoryMachine([:]).run("--staged", "--fix")
    let message = "copy-lint: Choose “--staged” or “--fix”. They do not work together.\n"
    #expect(run == .init(code: 2, output: "", messages: message))
  }

  @Test func `needs git`() {
    let machine = MemoryMachine(["a.strings": bad])
    machine.repository = MemoryRepository(top: nil)
    let run = machine.run("--staged", ".")
    #expect(run.code == 2 && run.messages.contains("leave out “--since” and “--staged”"))
  }
}

@Suite struct `The settings may be in a file with four letters` {
  @Test func `which counts as well`() {
    let machine = MemoryMachine([".copy-lint.yaml": "rules: {ascii-ellipsis: off}", "a.strings": bad])
    #expect(
      machine.run("a.strings", "--rule", "ascii-ellipsis", "-q") == .init(code: 0, output: "", messages: ""))
  }

  @Test func `or in both, of which one is told to be unread`() {
    let machine = MemoryMachine([".copy-lint.yaml": "x: 1", ".copy-lint.yml": "", "a.strings": good])
    let run = machine.run("a.strings", "-q")
    #expect(run.messages == "copy-lint: Delete “.copy-lint.yaml”. Only “.copy-lint.yml” beside it is read.\n")
  }
}
