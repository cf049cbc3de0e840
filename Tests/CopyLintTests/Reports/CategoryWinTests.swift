import Testing

@testable import CopyLint

@Suite struct `What a category gains` {
  private func report(_ strings: String, baseline: Bool = false) throws -> Report {
    var configuration = Configuration()
    configuration.rules["label-includes-gesture"] = .init(level: .on(.warning))
    var checker = Checker(configuration: configuration)
    let file = Document(path: "en.lproj/a.strings", bytes: Array(strings.utf8))
    var report = Report()
    let checked = checker.check(file)
    report.files = [try #require(checked)]
    if baseline { report.files[0].findings.records[0].age = .known }
    #expect(report.files[0].findings.first?.key == "a.accessibility.label" || !baseline)
    return report
  }

  private func wins(_ report: Report) -> [String] {
    report.categoryWins.map { win in
      "\(win.category.identifier): \(win.rule), \(win.strings) of \(win.findings), \(win.after.clear) of \(win.after.checked)"
    }
  }

  private let labels = """
    "a.accessibility.label" = "Close button";
    "b.accessibility.label" = "Open button";
    "c.accessibility.label" = "gear";
    "d.accessibility.label" = "Record";
    "e.accessibility.label" = "Play the song";
    """

  @Test func `is told by the rule that holds back most strings`() throws {
    let report = try report(labels)
    #expect(wins(report) == ["labels: label-includes-type, 2 of 2, 4 of 5"])
    let words = TextReporter.gains(report.categoryWins, report.summary.scorecard)
    #expect(
      words == "Gains by category: Labels 40% → 80% without label-includes-type (2) · Overall 85% → 95%")
  }

  /// With one of two faults, a string is no better in the share.
  @Test func `leaves out strings with two faults`() throws {
    let both = "\"f.accessibility.label\" = \"Tap to close button\";\n"
    let found = try wins(report(labels + "\n" + both))
    #expect(found == ["labels: label-includes-type, 2 of 3, 4 of 6"])
  }

  @Test func `leaves out what a baseline keeps`() throws {
    #expect(wins(try report(labels, baseline: true)) == ["labels: label-symbol-name, 1 of 1, 3 of 5"])
  }

  @Test func `is nothing where all is in order`() throws {
    let report = try report("\"a.accessibility.label\" = \"Close the note\";")
    #expect(wins(report).isEmpty)
    #expect(TextReporter.gains([], report.summary.scorecard) == nil)
  }
}
