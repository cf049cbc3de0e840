import Testing

@testable import CopyLint
@testable import copy_lint

/// What a person sees who runs the command by hand.
@Suite struct TerminalTests {
  /// German first by its path; its strings and those of the source, each with its faults.
  private static func app(strings: Int) -> MemoryMachine {
    let lines = (0..<strings).map { "\"wait\($0)\" = \"Wait for page \(word($0))...\";" }
    let machine = MemoryMachine([
      ".copy-lint.yml": "rules: {ascii-ellipsis: warning}\n",
      "de.lproj/A.strings": "\"only\" = \"Warte...\";\n",
      "en.lproj/B.strings": lines.joined(separator: "\n") + "\n\"auth\" = \"No network connectivity\";\n",
      "en.lproj/A.strings": "\"first\" = \"Wait...\";\n",
    ])
    machine.isTerminal = true
    machine.columns = 80
    machine.variables["NO_COLOR"] = "1"
    return machine
  }

  private static func word(_ number: Int) -> String {
    number.description.map { String(UnicodeScalar(UInt8(97 + ($0.wholeNumberValue ?? 0)))) }.joined()
  }

  private func widest(_ output: String) -> Int {
    output.split(separator: "\n").map { displayWidth(of: String($0)) }.max() ?? 0
  }

  @Test func `errors of the source language come first, then its warnings, then translations`() {
    let output = Self.app(strings: 1).run("--rule", "ascii-ellipsis,jargon", ".").output
    let heads = output.split(separator: "\n").filter { $0.contains(" · en") || $0.contains(" · de") }.prefix(
      3)
    #expect(heads == ["  2:11  auth · en", "  1:16  first · en", "  1:16  only · de"], "\(output)")
    #expect(output.hasPrefix("en.lproj/B.strings\n  2:11  auth · en\n  error: "))
    #expect(output.contains("\n  The same at en.lproj/B.strings:1.\n"))
  }

  /// Each sentence has a fault of its own, so that none is folded.
  @Test(arguments: [80, 140]) func `a long report is cut short for a terminal and whole in a pipe`(
    columns: Int
  ) {
    let machine = Self.app(strings: 0)
    let words = String(repeating: "Put the \u{1F1E9}\u{1F1EA} 日本 box on the shelf and ", count: 4)
    let strings = (0..<60).map { "\"key\($0)\" = \"\(words)\(Self.word($0 + 100)).\";" }
    machine["en.lproj/A.strings"] = Array(strings.joined(separator: "\n").utf8)
    machine.columns = columns
    let arguments = ["--rule", "sentence-too-long", "."]
    let seen = machine.run(arguments).output
    #expect(seen.split(separator: "\n").count <= 120 && widest(seen) <= columns)
    #expect(seen.contains("\n… and \(60 - 20) more: --all, --statistics, or"))
    #expect(!machine.run(arguments + ["--all"]).output.contains("… and "))
    machine.isTerminal = false
    machine.columns = nil
    #expect(machine.run(arguments).output.split(separator: "\n").count { $0.contains("  key") } == 60)
  }

  @Test func `the number of columns is that of the terminal, of a variable, or 100`() {
    let machine = Self.app(strings: 0)
    #expect(textWidth(machine.environment) == 80)
    machine.columns = nil
    #expect(textWidth(machine.environment) == 100)
    machine.variables["COLUMNS"] = "132"
    #expect(textWidth(machine.environment) == 132)
    machine.variables["COLUMNS"] = "wide"
    #expect(textWidth(machine.environment) == 100)
  }

  @Test func `sums over rules take the place of findings`() {
    let output = Self.app(strings: 3).run("--rule", "ascii-ellipsis,jargon", "--statistics", ".").output
    let lines = output.split(separator: "\n")
    #expect(lines[0].hasPrefix("rule            errors  warnings  notes  fixable  judged right by readers"))
    #expect(lines[1].hasPrefix("ascii-ellipsis       0         5      0        5  "))
    #expect(lines[2].hasPrefix("jargon               1         0      0        1  "))
    #expect(lines[3] == "1 error, 5 warnings. “--fix” fixes 6.")
    let run = Self.app(strings: 0).run("--statistics", "--format", "json", ".")
    let message = "copy-lint: Add “--format text”. “--statistics” only works with it.\n"
    #expect(run == .init(code: 2, output: "", messages: message))
  }
}
