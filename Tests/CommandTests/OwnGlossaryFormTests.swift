import Testing

@testable import copy_lint

/// What rows of a project's own glossary find that name a term and what to write, and nothing else.
@Suite struct OwnGlossaryFormTests {
  private func machine(_ glossary: String, _ texts: [String]) -> MemoryMachine {
    let strings = texts.enumerated().map { "\"k\($0)\" = \"\($1)\";\n" }.joined()
    return MemoryMachine(["en.lproj/a.strings": strings, "Glossary/en.csv": glossary])
  }

  @Test(arguments: [
    ("gizmo,tool", "Gizmos", "Tools"), ("gizmo,tool", "Add two gizmos", "Add two tools"),
    ("host profile,custom profile", "Your host profiles", "Your custom profiles"),
    ("policy,rule", "All policies", "All rules"), ("gizmo,tools", "Add gizmos", "Add tools"),
  ])
  func `find plurals and write plurals`(row: String, text: String, expected: String) {
    let machine = machine("term,replacement\n\(row)\n", [text])
    _ = machine.run("--fix", "--unsafe-fixes", "--own-terms", ".")
    #expect(machine.text("en.lproj/a.strings") == "\"k0\" = \"\(expected)\";\n")
  }

  /// A person sees whether several words fit where one was.
  @Test(arguments: [
    ("gizmo,small tool", "Gizmo list", "Small tool"),
    ("gizmo,small tool", "The gizmo is broken.", "small tool"),
    ("gizmo,small tool", "The gizmo helps you.", "small tool"),
    ("gizmo,small tool", "Gizmo not found", "Small tool"),
    ("untrust,stop trusting", "Untrust current Wi-Fi", "Stop trusting"),
    ("untrust,stop trusting", "It untrusts all", "stops trusting"),
  ])
  func `show what may not fit, and don't write it`(row: String, text: String, shown: String) {
    let machine = machine("term,replacement\n\(row)\n", [text])
    let run = machine.run("--fix", "--unsafe-fixes", "--own-terms", "--format", "xcode", ".")
    #expect(run.output.contains("warning: Write “\(shown)” instead of “"), "\(run)")
    #expect(machine.text("en.lproj/a.strings") == "\"k0\" = \"\(text)\";\n")
  }

  @Test(arguments: ["Term,Replacement", "TERM,REPLACEMENT", "Term,Replacement,Part of Speech"])
  func `have a header in any case`(header: String) {
    let run = machine("\(header)\ngizmo,tool\n", ["Add a gizmo", "A term"]).run("--own-terms", ".")
    #expect(run.output.contains("“tool”") && !run.output.contains("“term”") && run.code == 0, "\(run)")
  }

  @Test func `are told when there are two for a term`() {
    let machine = machine("term,replacement\ngizmo,tool\n\nGizmo,widget\n", ["Add a gizmo"])
    let run = machine.run("--own-terms", ".")
    #expect(
      run.messages.hasPrefix(
        "copy-lint: Glossary/en.csv:4:1: Keep one row for “Gizmo”. This one counts, and the one in line 2 doesn't."
      ))
    #expect(run.output.contains("“widget”") && run.code == 0, "\(run)")
    let other = self.machine(
      "term,replacement,rule\ngizmo,tool,jargon\ngizmo,widget,plain-word\n", ["Add a gizmo"])
    #expect(!other.run("--own-terms", ".").messages.contains("Keep one row"))
  }
}
