import Testing

@testable import copy_lint

@Suite struct BadInputTests {
  private static let good = "\"open\" = \"Open the file\";"

  /// What is wrong, the one message, and the good file is still checked.
  @Test func `goes on after a path that can't be read, and ends with 2`() {
    let machine = MemoryMachine(["good.strings": Self.good, "closed.strings": "", "d.strings/x.txt": ""])
    machine.closed = ["/home/closed.strings"]
    machine.devices = ["/home/pipe"]
    machine["big.strings"] = [UInt8](repeating: 0x20, count: fileSizeLimit + 1)
    for (path, message) in [
      ("missing.strings", "Check the path “missing.strings”. No such file or folder."),
      ("closed.strings", "Change who may read “closed.strings”. You don't have permission."),
      ("pipe", "Leave out “pipe”. It is a pipe or a device, not a file."),
      ("d.strings", "Rename the folder “d.strings”. It is named like a file."),
      ("big.strings", "Split “big.strings”. The limit for a file is 64 MB."),
    ] {
      let run = machine.run(path, "good.strings")
      #expect(run.code == 2)
      #expect(run.messages == "copy-lint: \(message)\n")
      #expect(run.output.contains("good.strings"))
      let json = machine.run(path, "good.strings", "--format", "json")
      #expect(json.output.contains("\"skipped\":[{\"path\":\"\(path)\",\"why\":\"\(message)\"}]"))
    }
  }

  @Test func `finds a folder that is named like a file on its way`() {
    let run = MemoryMachine(["good.strings": Self.good, "x.strings/y.strings": Self.good]).run(".")
    #expect(run.code == 2)
    #expect(run.messages == "copy-lint: Rename the folder “x.strings”. It is named like a file.\n")
  }

  @Test func `does not pass when there is nothing to check`() {
    let run = MemoryMachine(["Docs/readme.md": ""]).run("Docs")
    let message = "copy-lint: Name a folder with string files. There are none in “Docs”.\n"
    #expect(run == .init(code: 2, output: "", messages: message))
  }

  @Test func `tells of a named file whose format is not known`() {
    let machine = MemoryMachine(["good.strings": Self.good, "readme.bin": "x"])
    let run = machine.run("readme.bin", "good.strings")
    #expect(run.code == 0)
    #expect(
      run.messages.hasPrefix(
        "copy-lint: Leave out “readme.bin”, or set its format under “formats:” in .copy-lint.yml. "
          + "Its format is unknown. The formats are android-xml, apple-strings, arb,"), "\(run.messages)")
    #expect(machine.run("readme.bin").code == 2)
  }

  @Test func `says how to grade prose, and that works`() {
    let machine = MemoryMachine(["readme.md": "x"], input: "Open the app. Tap the map.")
    #expect(
      machine.run("readme.md").messages.hasPrefix(
        "copy-lint: Write “copy-lint grade - < readme.md” to grade its text. “readme.md” is prose, and copy-lint"
      ))
    let graded = machine.run("grade", "-")
    #expect(graded.code == 0 && graded.output.contains("-"), "\(graded)")
  }

  /// Bad content is a finding with a place, not a failure of the run.
  @Test(arguments: [
    ("\"a\" = \"b\"\n\"c\" = \"d\";", "syntax-error"),
    ("\"a\" = \"b", "syntax-error"),
    ("/* never closed\n\"a\" = \"b\";", "syntax-error"),
    ("\"a\" = \"b\";\n\"a\" = \"c\";", "duplicate-key"),
  ])
  func `reports bad content`(text: String, rule: String) {
    let run = MemoryMachine(["bad.strings": text]).run(
      "bad.strings", "-q", "--rule", rule, "--fail-on", "warning")
    #expect(run.code == 1)
    #expect(run.output.hasPrefix("bad.strings\n"))
    #expect(run.output.contains("[\(rule)]"))
    #expect(run.messages == "")
  }

  @Test func `reports bytes that are no text`() {
    let machine = MemoryMachine()
    machine["bad.strings"] = Array("\"a\" = \"".utf8) + [0xFF, 0xC0] + Array("\";".utf8)
    machine["binary.strings"] = (0..<4000).map { UInt8(truncatingIfNeeded: $0 &* 7919) }
    let run = machine.run(".", "-q", "--rule", "invalid-encoding")
    #expect(run.code == 1)
    #expect(run.output.contains("bad.strings\n  1:8\n  error:"))
    #expect(run.output.contains("binary.strings\n"))
  }
}
