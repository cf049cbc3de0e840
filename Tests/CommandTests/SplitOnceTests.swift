import Testing

@testable import copy_lint

/// A text that is hard to read because of its long sentence.
@Suite struct `Advice to split a sentence` {
  private let machine = MemoryMachine([
    "a.strings":
      "\"a\" = \"You can only import the settings of this application from a file that was exported by the "
      + "same version of the program on the same computer before.\";\n"
  ])

  @Test func `is given once for a text`() {
    let lines = machine.run("check", "--notes", "--format", "xcode", ".").output.split(separator: "\n")
    #expect(lines.count { $0.contains("Split the 27-word sentence") } == 1, "\(lines)")
    #expect(!lines.contains { $0.contains("sentence-too-long") }, "\(lines)")
  }

  @Test func `stays the stricter one`() {
    machine[".copy-lint.yml"] = Array("rules: {sentence-too-long: error}\n".utf8)
    let output = machine.run("check", "--notes", "--format", "xcode", ".").output
    #expect(output.contains("(sentence-too-long)"), "\(output)")
  }
}
