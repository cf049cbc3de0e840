import Testing

@testable import copy_lint

/// The first file of a language, which a project begins with.
@Suite struct `A new language` {
  private func xml(_ count: Int, _ text: String) -> String {
    "<resources>" + (0..<count).map { "<string name=\"a\($0)\">\(text) \($0)</string>" }.joined()
      + "</resources>"
  }

  private func run(
    irish: Int, settings: String = "", flags: [String] = ["--since", "main"], hasBaseline: Bool = false
  ) -> (passes: Bool, lines: [String]) {
    let then = [
      "res/values/strings.xml": xml(60, "Save it"), "res/values-de/strings.xml": xml(59, "Sichern"),
      ".copy-lint.yml": "translations: {\(settings)}\n",
    ]
    let machine = MemoryMachine(then)
    machine.repository = MemoryRepository(revisions: ["main": then])
    _ = machine.run(["--translations", "--write-baseline", "-q", "."])
    if !hasBaseline { machine["/home/.copy-lint-baseline.json"] = nil }
    machine["res/values-ga/strings.xml"] = Array(xml(irish, "Sábháil").utf8)
    let run = machine.run(
      ["--translations", "--rule", "translation-missing", "--format", "xcode", "."] + flags)
    let lines = run.output.split(separator: "\n").filter { $0.contains("values-ga") }.map(String.init)
    return (run.code == 0, lines)
  }

  @Test(arguments: [true, false])
  func `is one warning until half of it is done`(hasBaseline: Bool) {
    let (passes, lines) = run(irish: 2, hasBaseline: hasBaseline)
    #expect(
      lines == [
        "res/values-ga/strings.xml: warning: Translate 58 more strings in this file. "
          + "The language is new, and less than half is done. (translation-missing)"
      ])
    #expect(passes)
    let half = run(irish: 35, hasBaseline: hasBaseline)
    #expect(!half.passes && half.lines.count == 1, "\(half)")
    #expect(half.lines.first?.contains("error: Translate 25 strings") == true, "\(half)")
  }

  @Test func `is an error where the settings ask for it`() {
    // That the whole language was missing before is the same error.
    #expect(run(irish: 2, settings: "requireAll: [ga]").lines == [])
    let (passes, lines) = run(irish: 2, settings: "requireAll: [ga]", flags: [])
    #expect(!passes && lines.count == 1, "\(lines)")
    #expect(lines.first?.contains("error: Translate 58 strings") == true, "\(lines)")
  }

  @Test func `is one error in a run with a baseline that doesn't know it`() {
    let (passes, lines) = run(irish: 2, flags: [], hasBaseline: true)
    #expect(!passes && lines.count == 1, "\(lines)")
    #expect(lines.first?.contains("error: Translate 58 strings") == true, "\(lines)")
  }
}
