import Testing

@testable import copy_lint

/// What fails a run is what its report counts.
@Suite struct `Findings that stay while their texts change` {
  private func check(_ arguments: String...) -> MemoryMachine.Run {
    let file = { (word: String) in "\"open\" = \"Open \(word) file...\";\n\"save\" = \"Save the file...\";\n"
    }
    let machine = MemoryMachine([
      "en.lproj/A.strings": file("this"), ".copy-lint.yml": "rules: {ascii-ellipsis: warning}\n",
    ])
    machine.repository = MemoryRepository(revisions: ["main": ["en.lproj/A.strings": file("the")]])
    return machine.run(
      ["--rule", "ascii-ellipsis", "--fail-on", "warning", "--since", "main", "."] + arguments)
  }

  @Test func `count as new wherever they are counted`() {
    let text = check()
    #expect(text.code == 1)
    let lines = text.output.replacing("\n", with: " ")
    #expect(lines.contains(" 1 finding is new (it stayed while its text changed), 0 are fixed. "))
    #expect(text.output.contains("\n0 errors, 1 warning."))
    let markdown = check("--format", "markdown").output
    #expect(markdown.hasPrefix("## Copy: 0 new errors, 1 new warning\n"))
    #expect(markdown.contains(" 1 finding is new (it stayed while its text changed), 0 are fixed.\n"))
    #expect(markdown.contains("| 0 | 1 | 0 | 1 | 0 |\n"), "\(markdown)")
    let json = check("--format", "json").output
    #expect(json.contains("\"findings\":{\"added\":1,\"fixed\":0},\"before\""))
    #expect(json.contains("\"age\":\"updated\""))
  }
}
