import Testing

@testable import copy_lint

@Suite struct `Advice on what can't be used` {
  private func messages(_ settings: String, _ arguments: String...) -> String {
    let machine = MemoryMachine([".copy-lint.yml": settings, "src/a.strings": "\"open\" = \"Open it\";\n"])
    let run = machine.run(arguments)
    #expect(run.code == 2)
    return run.messages
  }

  @Test(arguments: [
    ("paths: [src/*.strings]", "Name a folder or a file, not “src/*.strings”. “paths” takes no patterns."),
    ("exclude: ['**']", "Change “exclude”. It leaves out all files in “.”."),
    ("exclude: ['src/*']", "Change “exclude” in the settings. It leaves out all files here."),
    ("translations: true", ".copy-lint.yml:1:15: Write “{check: true}” here."),
    ("grade: {maximum: 8}", ".copy-lint.yml:1:9: Write “max” instead of “maximum”. There is no such key."),
  ])
  func `says what to write in the settings`(settings: String, advice: String) {
    #expect(messages(settings) == "copy-lint: \(advice)\n")
  }

  @Test func `names all grammars of placeholders`() {
    let text = messages("", "explain", "message-syntax", "--on", "x", "--syntax", "messageformat")
    #expect(text.hasPrefix("copy-lint: Write apple, printf, ") && text.contains(" or none after “--syntax”"))
  }

  @Test func `has the text of a message that can't be read`() {
    let machine = MemoryMachine(["locales/en.json": "{\"a\":\"Open {n, plural, one {# file}\"}"])
    let run = machine.run("--rule", "message-syntax", "--format", "csv", ".")
    #expect(run.output.contains("\"Open {n, plural, one {# file}\""), "\(run)")
  }
}
