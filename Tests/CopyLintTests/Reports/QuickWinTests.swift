import Testing

@testable import CopyLint

@Suite struct `Quick wins` {
  @Test func `are the changes that clear most findings`() throws {
    let file = """
      "a" = "Prior to tea";
      "b" = "Prior to us";
      "c" = "Commence the tea";
      "d" = "Commence now";
      "e" = "Utilize this";
      /* copy-lint:disable wordy-phrase -- as it is */
      "f" = "Prior to noon";
      """
    var checker = Checker(configuration: Configuration())
    let checked = checker.check(Document(path: "en.lproj/a.strings", bytes: Array(file.utf8)))
    var report = Report()
    report.files = [try #require(checked)]
    let wins = report.quickWins(5).map { "\($0.words) → \($0.replacement): \($0.findings)" }
    #expect(wins == ["Prior to → Before: 2", "Commence → Start: 2"])
    #expect(report.quickWins(1).count == 1)
    #expect(
      TextReporter.quickWins(report.quickWins(5))
        == "Quick wins: “Prior to” → “Before” (2), “Commence” → “Start” (2)")
  }
}
