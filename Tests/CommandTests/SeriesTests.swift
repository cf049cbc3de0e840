import Testing

@testable import copy_lint

/// A table of texts that differ only in a number is one finding, not eight hundred.
struct SeriesTests {
  /// A word in many strings is one of the app's own, about which there would be one note.
  private static let settings = [".copy-lint.yml": "rules: {app-word: off, jargon: warning}\n"]

  private func table(_ count: Int) -> String {
    (0..<count).map { "\"error\($0)\" = \"Null pointer \(300 + $0)\";" }
      .joined(separator: "\n")
  }

  @Test func `the first of a table speaks for the others`() {
    let machine = MemoryMachine(
      Self.settings.merging(["en.lproj/a.strings": table(40), "en.lproj/b.strings": table(4)]) { $1 })
    let run = machine.run(["check", "--rule", "jargon", "."])
    #expect(
      run.output.hasPrefix(
        """
        en.lproj/a.strings
          1:13  error0 · en
          warning: Say “Null pointer” in other words. It's a technical term. 39 more texts in this file
          differ only in a number. [jargon]
        """))
    #expect(run.output.contains("5 warnings"))
    let json = machine.run(["check", "--rule", "jargon", "--format", "json", "en.lproj/a.strings"]).output
    #expect(json.contains("\"series\":39") && json.contains("\"warnings\":1"))
  }

  @Test func `a translation that has hardly begun is one finding, unless all are wanted`() {
    func file(_ count: Int) -> String {
      "{"
        + (0..<count).map { "\"key\($0)\": \"Delete the selected \(words[$0 % words.count])\"" }
        .joined(separator: ", ") + "}"
    }
    let words = ["message", "photo", "page", "song", "letter"]
    let machine = MemoryMachine([
      "a/en.json": file(30), "a/de.json": file(30), "b/en.json": file(20), "b/de.json": file(20),
    ])
    let run = ["check", "--translations", "--rule", "untranslated", "--format", "json", "."]
    let json = machine.run(run).output
    #expect(
      json.contains("29 more texts in this file are the same as the source.")
        && json.contains("\"warnings\":21"))
    #expect(machine.run(run + ["--all"]).output.contains("\"warnings\":50"))
  }

  @Test func `texts that differ in a word are not a table`() {
    let words = ["disk", "file", "page", "line", "mail", "song"]
    let text = words.map { "\"\($0)\" = \"Null pointer 5 \($0)\";" }.joined(separator: "\n")
    let machine = MemoryMachine(Self.settings.merging(["a.strings": text]) { $1 })
    #expect(machine.run(["check", "--rule", "jargon", "."]).output.contains("6 warnings"))
  }

  @Test func `a known table leaves room for a new text`() {
    let machine = MemoryMachine(Self.settings.merging(["a.strings": table(10)]) { $1 })
    _ = machine.run(["check", "--rule", "jargon", "--write-baseline", "."])
    let longer = MemoryMachine([
      ".copy-lint.yml": Self.settings[".copy-lint.yml"] ?? "",
      "a.strings": table(11), ".copy-lint-baseline.json": machine.text(".copy-lint-baseline.json") ?? "",
    ])
    let run = longer.run(["check", "--rule", "jargon", "."])
    #expect(run.output.contains("1 warning") && run.output.contains("  11:"))
  }
}
