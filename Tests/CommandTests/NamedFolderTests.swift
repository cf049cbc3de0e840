import Testing

@testable import copy_lint

/// Settings beside what was named, where the command runs above the project.
@Suite struct `Settings of a named folder` {
  private let bad = "\"open\" = \"Open the file...\";\n"

  private func run(_ files: [String: String], _ arguments: String...) -> MemoryMachine.Run {
    MemoryMachine(files).run(["check", "--rule", "ascii-ellipsis", "--format", "xcode"] + arguments)
  }

  @Test(arguments: [["app"], ["app/en.lproj"], ["app/en.lproj/A.strings", "app/en.lproj/B.strings"]])
  func `count as if they were named`(paths: [String]) {
    let machine = MemoryMachine([
      "app/.copy-lint.yml": "rules: {ascii-ellipsis: error}\n", "app/en.lproj/A.strings": bad,
      "app/en.lproj/B.strings": "",
    ])
    let run = machine.run(["check", "--rule", "ascii-ellipsis", "--format", "xcode"] + paths)
    #expect(run.code == 1 && run.output.hasPrefix("en.lproj/A.strings:1:"), "\(run)")
    #expect(run.messages == "")
  }

  @Test func `are told where those of the working folder count`() {
    let files = [
      ".copy-lint.yml": "rules: {ascii-ellipsis: error}\n",
      "app/.copy-lint.yml": "rules: {ascii-ellipsis: off}\n",
      "app/en.lproj/A.strings": bad,
    ]
    let run = run(files, "app")
    #expect(
      run.messages
        == "copy-lint: Add “--config app/.copy-lint.yml” to use those settings. This run uses “.copy-lint.yml”.\n"
    )
    #expect(run.code == 1)
    #expect(self.run(files, "app", "--config", "app/.copy-lint.yml").messages == "")
  }

  @Test func `don't count for files beside the folder`() {
    let files = [
      "app/.copy-lint.yml": "rules: {ascii-ellipsis: error}\n", "app/a.strings": bad, "b.strings": bad,
    ]
    #expect(run(files, "app", "b.strings").code == 0)
  }
}
