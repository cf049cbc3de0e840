import CopyLint
import Testing

@testable import copy_lint

@Suite struct GuideTests {
  @Test func `lists the rules in force, with a checklist and the audits of the systems`() {
    let page = MemoryMachine().run("rules", "--format", "markdown").output
    for rule in allRules.map(\.about) where rule.group != .file {
      #expect(page.contains("| `\(rule.name)` |") == rule.isDefault, "\(rule.name)")
    }
    #expect(page.contains("- [ ] Nothing depends on color alone: there is also a word or an icon."))
    #expect(page.contains("| contrast of text and background | `.contrast` |"))
    #expect(
      page.contains(
        "| `hint-imperative` | note | A spoken hint gives a command. | “Claim your first stamp” |"))
  }

  @Test func `follows the settings of the project`() {
    let machine = MemoryMachine()
    machine[".copy-lint.yml"] = Array(
      "preset: reference\nrules: {jargon: off, label-duplicate: error}\n".utf8)
    let page = machine.run("rules", "--format", "markdown").output
    #expect(!page.contains("| `jargon` |"))
    #expect(page.contains("| `label-duplicate` | error |"))
    #expect(page.contains("| `label-verb-only` | warning |"))
    #expect(page.contains("`preset: reference`"))
  }

  @Test func `is written once`() {
    let machine = MemoryMachine()
    let run = machine.run("init", "--guide")
    #expect(run.code == 0)
    #expect(
      machine["ACCESSIBILITY.md"].map { String(decoding: $0, as: UTF8.self) }
        == machine.run("rules", "--format", "markdown").output)
    #expect(machine.run("init", "--guide").code == 2)
    #expect(machine[".copy-lint.yml"] == nil)
  }
}
