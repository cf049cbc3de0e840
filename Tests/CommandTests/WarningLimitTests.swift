import Testing

@testable import copy_lint

@Suite struct `More warnings than “--max-warnings” allows` {
  private let machine = MemoryMachine([
    "a.strings": "\"open\" = \"Open the file...\";\n\"save\" = \"Save the file...\";\n",
    ".copy-lint.yml": "rules: {ascii-ellipsis: warning}\n",
  ])

  private func run(_ flags: String...) -> MemoryMachine.Run {
    machine.run(["a.strings", "--rule", "ascii-ellipsis"] + flags)
  }

  @Test func `are told as the reason why the run fails`() {
    let run = run("--max-warnings", "0")
    #expect(run.code == 1)
    #expect(run.messages == "copy-lint: Fix 2 warnings. “--max-warnings” allows 0.\n")
    #expect(run.output.contains("“--max-warnings” allows 0 warnings, so this run fails."), "\(run)")
    let one = self.run("--max-warnings", "1", "--format", "xcode")
    #expect(one.code == 1 && one.messages == "copy-lint: Fix 2 warnings. “--max-warnings” allows 1.\n")
  }

  @Test func `are no reason where they are as many, or something else fails`() {
    #expect(run("--max-warnings", "2").messages == "")
    let run = run("--max-warnings", "0", "--fail-on", "warning")
    #expect(run.code == 1 && run.messages == "" && !run.output.contains("--max-warnings"))
  }

  @Test func `fail where the reader of the report goes away, too`() {
    machine.outputLimit = 0
    #expect(run("--max-warnings", "0").code == 1)
  }
}
