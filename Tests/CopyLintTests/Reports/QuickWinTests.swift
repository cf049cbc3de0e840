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
    var configuration = Configuration()
    configuration.rules["wordy-phrase"] = Configuration.RuleSettings(level: .on(.warning))
    var checker = Checker(configuration: configuration)
    let checked = checker.check(Document(path: "en.lproj/a.strings", bytes: Array(file.utf8)))
    var report = Report()
    report.files = [try #require(checked)]
    let wins = report.quickWins(5).map { "\($0.words) → \($0.replacement): \($0.findings)" }
    #expect(wins == ["Prior to → Before: 2", "Commence → Start: 2"])
    #expect(report.quickWins(1).count == 1)
    #expect(
      TextReporter.quickWins(report.quickWins(5))
        == "Quick wins with “--fix”: “Prior to” → “Before” (2), “Commence” → “Start” (2)")
  }

  @Test func `count a word that is left out as one, wherever it is`() throws {
    let file = """
      "a" = "Successfully saved the trip";
      "b" = "Your trip was successfully saved";
      """
    var configuration = Configuration()
    configuration.rules["plain-word"] = Configuration.RuleSettings(level: .on(.warning))
    var checker = Checker(configuration: configuration)
    let checked = checker.check(Document(path: "en.lproj/a.strings", bytes: Array(file.utf8)))
    var report = Report()
    report.files = [try #require(checked)]
    let wins = report.quickWins(5).map { "\($0.words) → \($0.replacement): \($0.findings)" }
    #expect(wins == ["Successfully → : 2"])
  }

  @Test func `name what nobody can see`() {
    func shown(_ words: String) -> String {
      TextReporter.quickWins([
        .init(rule: "x", words: words, replacement: " ", applicability: .safe, findings: 2)
      ])
    }
    #expect(shown("\u{200B}") == "Quick wins with “--fix”: U+200B → a space (2)")
    #expect(shown("\t") == "Quick wins with “--fix”: U+0009 → a space (2)")
  }

  @Test func `say which flag makes the change, if one does`() throws {
    let file = """
      "a" = "Read it prior to tea";
      "b" = "Read it prior to noon";
      "c" = "We accede to it";
      "d" = "They accede to it";
      "e" = "You accede to it";
      """
    var configuration = Configuration()
    configuration.rules["wordy-phrase"] = Configuration.RuleSettings(level: .on(.warning))
    var checker = Checker(configuration: configuration)
    let checked = checker.check(Document(path: "en.lproj/a.strings", bytes: Array(file.utf8)))
    var report = Report()
    report.files = [try #require(checked)]
    #expect(
      TextReporter.quickWins(report.quickWins(5))
        == "Quick wins with “--fix”: “prior to” → “before” (2); by hand: “accede to” → “agree to” (3)")
  }
}
