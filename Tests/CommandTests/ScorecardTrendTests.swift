import Testing

@testable import copy_lint

/// The scorecard before and now, with `--since`.
@Suite struct `The trend of the scorecard` {
  private static let then = """
    "a.accessibility.label" = "Close button";
    "b.accessibility.label" = "gear";
    "c.accessibility.label" = "Record button";
    "d.accessibility.label" = "Record";
    "e.accessibility.label" = "Play the song";

    """
  private static let now = then.replacing("gear", with: "Settings").replacing("Close button", with: "Close")

  private func output(_ arguments: String..., now: String = now) -> String {
    let machine = MemoryMachine(["en.lproj/A.strings": now, "en.lproj/B.strings": Self.then])
    machine.repository = MemoryRepository(
      revisions: ["main": ["en.lproj/A.strings": Self.then, "en.lproj/B.strings": Self.then]])
    return machine.run(["check", "--since", "main", "."] + arguments).output
  }

  @Test func `is a line for people, of the files that were compared`() {
    let line = output().split(separator: "\n").first { $0.hasPrefix("Compared files: ") } ?? ""
    #expect(line.hasPrefix("Compared files: Reading grade ("))
    #expect(line.hasSuffix(" · Overall 85% → 95%, excellent · Labels 40% → 80%, good"))
  }

  @Test func `is nothing where no share changed`() {
    #expect(!output(now: Self.then).contains("Compared files"))
  }

  @Test func `is a table for a pull request`() {
    let markdown = output("--format", "markdown")
    #expect(
      markdown.contains(
        """
        | Scorecard | Before | Now | Rating |
        |---|---:|---:|---|
        | Labels | 40% of 5 | 80% of 5 | good |
        | Plain words | 100% of 5 | 100% of 5 | excellent |
        | Consistency | 100% of 5 | 100% of 5 | excellent |
        | Readability | 100% of 5 | 100% of 5 | excellent |
        | Overall | 85% of 20 | 95% of 20 | excellent |
        """), "\(markdown)")
  }

  @Test func `has each category in JSON, then and now`() {
    let json = output("--format", "json")
    for part in [
      "\"before\":{\"grade\":", "\"after\":{\"grade\":",
      "\"scorecard\":{\"labels\":{\"checked\":5,\"clear\":2,\"percent\":40,\"status\":\"poor\"}",
      "\"scorecard\":{\"labels\":{\"checked\":5,\"clear\":4,\"percent\":80,\"status\":\"good\"}",
      "\"overall\":{\"checked\":20,\"clear\":17,\"percent\":85,\"status\":\"good\"}",
      "\"overall\":{\"checked\":20,\"clear\":19,\"percent\":95,\"status\":\"excellent\"}",
    ] { #expect(json.contains(part), "\(part)") }
  }

  @Test func `goes into the HTML report as numbers`() {
    let page = output("--format", "html")
    #expect(page.contains("\"before\":[5,2,0,0,0,0,5,5,5,5,5,5],\"after\":[5,4,0,0,0,0,5,5,5,5,5,5]"))
  }
}
